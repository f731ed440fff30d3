// @ts-check
// What a Japanese word looks like elsewhere: in the other forms of its verb, in kana or kanji, with more
// or less okurigana, with or without a long vowel at its end.
(() => {
  'use strict';
  const { searching } = higNotes;

  /** The kana of one row, as a verb of five rows takes them. */
  const ROWS = [
    'わいうえおっ',
    'かきくけこい',
    'がぎぐげごい',
    'さしすせそ',
    'たちつてとっ',
    'なにぬねのん',
    'ばびぶべぼん',
    'まみむめもん',
    'らりるれろっ',
  ];
  const E_ROW = 'えけげせぜてでねへべめれ';
  const I_ROW = 'いきぎしじちぢにひびみり';
  /** @param {string} kana */
  const rowOf = (kana) => ROWS.find((row) => row.slice(0, 5).includes(kana)) ?? '';
  // Verbs of one row whose stem is a single character, and those whose stem ends in i.
  const SHORT = new Set([...'見着似煮寝出得経居来']);
  const I_STEMS =
    /(?:起き|借り|足り|降り|生き|閉じ|信じ|感じ|過ぎ|落ち|用い|率い|強い|感じ|論じ|応じ|生じ|転じ|案じ|通じ|命じ|禁じ|準じ|報じ|尽き|飽き|でき|すぎ|とじ|足り|染み|試み|省み|顧み|満ち|朽ち|伸び|延び|浴び|帯び|滅び|詫び|錆び|古び|老い|悔い|報い|降り|懲り)$/;
  const ICHIDAN = 'るたてなまらよれずろ';

  // What follows the stem of a verb, an adjective or a noun. れる and せる of five rows stand behind an a.
  const A_ROW = 'わかがさざただなはばまやらぱ';
  const VERBAL =
    `ますか|ます|ました|ましたら|ません|ませんでした|まして|ましょう|なければなりません|なければならない|なければ|なくても|なくては|なくて|なかった|なく|ないで|ない|ながら|なさい|つつ|そう|たい|たく|たがる|すぎ[るてた]?|すぎます|ている|ています|ていた|ていました|ていない|ていません|でいる|でいます|でいた|でいない|ておく|ておきます|てください|て下さい|でください|で下さい|てもらう|てもらいます|てもよい|よう|ずに|ず|(?:させ|られ|(?<=[${A_ROW}])[れせ])(?:る|ます|た|て)`;
  const TAILS = new RegExp(
    `(?:${VERBAL}|たり|だり|たら|だら|ても|でも|ては|では|てから|でから|て|で|た|だ|ば|こと|もの|とき|ときは|場合|の|と|か|し|を|は|が|も|に|から|ので|のに|まで|より|べき|だけ|ほど)$`,
  );
  const OF_VERB = new RegExp(`^わ(?:${VERBAL})$`);
  // What ends in front of an ending of verbs: the stem of a passive, or て of 見てない.
  const INNER = new RegExp(`(?:させ|られ|(?<=[${A_ROW}])[れせ]|たく|すぎ|(?<=.)[てで])$`);
  const PARTICLES =
    /^(?:を|は|が|も|に|へ|と|で|や|の|か|から|まで|より|だけ|など|では|には|とは|への|での|との|からの|までの|でも|にも|へは|でした|です|だった|だ|である|であり|な|なら|ならば|として|としての|については|について|による|により|によって|ごとに|ごと|どうし|ほど|さえ|しか|こそ|ばかり|において|における|に対して|に対する|に関する|のみ|ね|よ)+$/;
  const DOING =
    /^(?:する|した|して|します|しました|しません|しない|しなかった|しなければ|すれば|しよう|しましょう|したい|しつつ|しながら|せず|せずに|され|される|された|されて|されます|されました|できる|できた|できて|できます|できました|できない|できません|させる|させた|させて|させます|しろ|せよ|すべき|し|した後|している|しています|していた|してください|して下さい|しておく|したり|しても)(?:を|は|が|も|に|と|の|こと|とき|場合|か|から|ので|ください|いる|います|ある|おく|おきます|しまう|みる|もらう)*$/;

  // The same words in kanji and in kana.
  const SPELLINGS =
    `分か わか 解か 判か,下さ くださ,出来 でき,りやす り易,しやす し易,みやす み易,きやす き易,いやす い易,えやす え易,けやす け易,べやす べ易,りにく り難,子供 子ども こども,友達 友だち ともだち,
全て すべて 凡て,様々 さまざま,及び および,又は または,例えば たとえば,既に すでに,更に さらに,一つ ひとつ 1つ,二つ ふたつ 2つ,三つ みっつ 3つ,四つ よっつ 4つ,五つ いつつ 5つ,一人 ひとり 1人,二人 ふたり 2人,
沢山 たくさん,殆ど ほとんど,従って したがって,頂 いただ 戴,宜し よろし,是非 ぜひ,綺麗 きれい 奇麗,駄目 だめ,何処 どこ,何時 いつ,此処 ここ,皆さん みなさん,難し むずかし,欲し ほし,新し あたらし,正し ただし,楽し たのし,美し うつくし,優し やさし,嬉し うれし,
大き おおき,小さ ちいさ,少な すくな,短 みじか,明る あかる,並べ ならべ,並び ならび,並ん ならん,選 えら,使 つか,作 つく,探 さが 捜,動 うご,始 はじ,続 つづ,変わ かわ 替わ,変え かえ 替え,加え くわえ,伝え つたえ,与え あたえ,現れ あらわれ,表れ あらわれ,
含 ふく,除 のぞ,戻 もど,移 うつ,渡 わた,届 とど,結 むす,分け わけ,合わせ あわせ 併せ,違 ちが,異な ことな,必ず かならず,常に つねに,最も もっとも,特に とくに,共に ともに,確かめ たしかめ,畳 たた,見つ みつ 見付,付け つけ,取り付け とりつけ 取りつけ,気付 気づ きづ,近付 近づ ちかづ,位置付 位置づ,関連付 関連づ,片付 片づ,
名付 名づ,繋 つな,揃 そろ,隠 かく,溢 あふ,繰り返 くりかえ くり返,取り消 とりけ とり消,組み合わせ くみあわせ 組合せ 組み合せ,問い合わせ 問合せ といあわせ,打ち合わせ 打合せ,待ち合わせ 待合せ,受け付け 受付,受け取 うけと,見出し 見だし みだし,引き出し 引出し ひきだし,手引き 手引 てびき,売り上げ 売上げ 売上,
手伝 てつだ,考え かんがえ,覚え おぼえ,教え おしえ,答え こたえ,忘れ わすれ,入れ いれ,離れ はなれ,触れ ふれ,流れ ながれ,外れ はずれ,行な 行,行う おこなう 行なう,行い おこない 行ない,行え おこなえ 行なえ,行わ おこなわ 行なわ,行っ おこなっ 行なっ,送り おくり,置き おき,書き かき,読み よみ,押し おし,開き ひらき,閉じ とじ,消し けし,消え きえ,
予め あらかじめ,概ね おおむね,僅か わずか,只 ただ,尚 なお,但し ただし,即ち すなわち,若しくは もしくは,或いは あるいは,初めて はじめて,改めて あらためて,極めて きわめて,敢えて あえて,無く なく,無い ない,無し なし,有り あり,有る ある,程度 ていど,毎に ごとに,為に ために,所々 ところどころ,時々 ときどき,色々 いろいろ,中々 なかなか,
インターフェイス インターフェース インタフェース インタフェイス,メイン メーン,ディスプレイ ディスプレー,レイアウト レーアウト,ウィンドウ ウインドウ ウィンドー,ウィジェット ウイジェット,ソフトウェア ソフトウエア,ハードウェア ハードウエア,バイオリン ヴァイオリン,バージョン ヴァージョン,サービス サーヴィス,ダイアログ ダイヤログ,ダイヤル ダイアル,
シミュレーション シュミレーション,コミュニケーション コミニュケーション,アクセサリ アクセサリー,リポジトリ レポジトリ,デジタル ディジタル,チーム ティーム,スマホ スマートフォン,パソコン パーソナルコンピュータ,メール メイル,プレイヤー プレーヤー,レイヤー レーヤー レイヤ,クォータ クオータ,クォート クオート,ヴュー ビュー`;
  // What is typed in kana, and written in kanji: the first letters of verbs and adjectives, and nouns.
  // Kana of two syllables are parts of many words, so nobody who types kanji looks for those.
  const KANA =
    `開 ひら,並 なら,話 はな,学 まな,習 なら,働 はたら,描 えが,歩 ある,走 はし,送 おく,運 はこ,遊 あそ,飾 かざ,包 つつ,囲 かこ,返 かえ,帰 かえ,直 なお,残 のこ,保 たも,守 まも,測 はか,集 あつ,進 すす,広 ひろ,縮 ちぢ,防 ふせ,頼 たの,許 ゆる,思 おも,払 はら,
高 たか,低 ひく,長 なが,狭 せま,早 はや,速 はや,遅 おそ,近 ちか,遠 とお,多 おお,強 つよ,弱 よわ,古 ふる,若 わか,軽 かる,重 おも,太 ふと,細 ほそ,厚 あつ,薄 うす,深 ふか,浅 あさ,白 しろ,黒 くろ,赤 あか,青 あお,暗 くら,
同じ おなじ,見え みえ,見せ みせ,見る みる,見本 みほん,言葉 ことば,決め きめ,決ま きま,止め とめ,止ま とま,増え ふえ,増や ふや,減ら へら,減り へり,伸び のび,折り おり,重ね かさね,重な かさな,上げ あげ,下げ さげ,上が あが,下が さが,落ち おち,加わ くわわ,終わ おわ,避け さけ,助け たすけ,役立 やくだ,
知ら しら,知り しり,呼び よび,呼ば よば,聞こ きこ,借り かり,比べ くらべ,調べ しらべ,数え かぞえ,整え ととのえ,示し しめし,示す しめす,文字 もじ,意味 いみ,画面 がめん,画像 がぞう,写真 しゃしん,項目 こうもく,一覧 いちらん,設定 せってい,選択 せんたく,削除 さくじょ,追加 ついか,編集 へんしゅう,検索 けんさく,
表示 ひょうじ,入力 にゅうりょく,操作 そうさ,機能 きのう,情報 じょうほう,内容 ないよう,言語 げんご,翻訳 ほんやく,原文 げんぶん,段落 だんらく,部分 ぶぶん,全体 ぜんたい,最初 さいしょ,最後 さいご,最大 さいだい,最小 さいしょう,縦 たて,横 よこ,左 ひだり,右 みぎ,幅 はば,色 いろ,形 かたち,名前 なまえ,番号 ばんごう,場所 ばしょ,
時間 じかん,方法 ほうほう,人 ひと,指 ゆび,声 こえ,音 おと,棚 たな,次 つぎ,前 まえ,後 あと,上 うえ,別 べつ,自分 じぶん,今 いま,行 ぎょう,列 れつ,表 ひょう,枠 わく,線 せん,点 てん,大切 たいせつ,重要 じゅうよう,必要 ひつよう,簡単 かんたん,便利 べんり,自然 しぜん,丁寧 ていねい,静か しずか,順番 じゅんばん,順序 じゅんじょ,
位置 いち,状態 じょうたい,変更 へんこう,確認 かくにん,利用 りよう,使用 しよう,説明 せつめい,注意 ちゅうい,警告 けいこく,通知 つうち,動画 どうが,音声 おんせい,記号 きごう,数字 すうじ,単語 たんご,文章 ぶんしょう,文書 ぶんしょ,見出 みだ,目次 もくじ,用語 ようご,区切 くぎ,余白 よはく,背景 はいけい,影 かげ,角 かど,丸 まる`;
  /** @type {{ names: string[], asked: string[] }[]} */
  const groups = [
    ...SPELLINGS.split(',').map((line) => ({ names: line.trim().split(' '), asked: [] })),
    ...KANA.split(',').map((line) => {
      const [kanji, kana] = line.trim().split(' ');
      return kana.length < 3
        ? { names: [kanji], asked: [kana] }
        : { names: [kanji, kana], asked: [] };
    }),
  ];

  const KANJI = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff々〆ヶ]/;

  /** @param {string} text @returns {string[]} */
  function spellings(text) {
    const found = new Set([text]);
    // 一ヶ月 is written in five ways.
    for (const kana of 'ヶヵかカケ') {
      found.add(
        text.replace(
          /^([一二三四五六七八九十百千数何]?)[ヶヵかカケ](?=[\u4e00-\u9fff])/,
          '$1' + kana,
        ),
      );
    }
    for (const { names, asked } of groups) {
      const own = [...names, ...asked].filter((one) => text.includes(one))
        .sort((a, b) => b.length - a.length)[0];
      if (!own || found.size > 12) continue;
      // Two syllables of kana are a part of many other words, unless a compound goes on with them.
      const before = text.slice(0, text.indexOf(own));
      const isWord = !before || new RegExp(`${KANJI.source}[${INSIDE}]$`).test(before);
      if (own.length < 3 && !KANJI.test(own) && !isWord) continue;
      for (const one of [...found]) {
        for (const other of names) if (other !== own) found.add(one.replace(own, other));
      }
    }
    return [...found];
  }

  // What verbs end in inside compounds, where it is often left out: 取り消し, 取消し, 引っ越し.
  const INSIDE = I_ROW + E_ROW + 'っ';
  const BETWEEN = new RegExp(`(${KANJI.source})[${INSIDE}](?=${KANJI.source})`);
  const TOGETHER = new RegExp(`(${KANJI.source})(?=(${KANJI.source}))`, 'g');
  // Second verbs of compounds that are written in kana as well.
  const SECOND = [['込', 'こ'], ['出', 'だ'], ['合', 'あ'], ['換え', 'かえ'], ['替え', 'かえ'], [
    '変え',
    'かえ',
  ]];
  // What may be left out before る and す, of 終わる and 落とす.
  const OUTSIDE = 'かこがごさそたとなのはばぼまもやよらろわ';

  /**
   * A word with more and with less okurigana. What is added has to be in the index.
   * @param {string} text
   * @param {string} [next]
   * @returns {Map<string, string[]>} texts, and the pairs that they need
   */
  function okurigana(text, next) {
    /** @type {Map<string, string[]>} */
    const found = new Map([[text, []]]);
    const ends = next === ROWS[8] || next === ROWS[3];
    if (ends && OUTSIDE.includes(text.at(-1) ?? '-') && KANJI.test(text.at(-2) ?? '')) {
      found.set(text.slice(0, -1), []);
    } else if (ends && KANJI.test(text.at(-1) ?? '') && !SHORT.has(text)) {
      for (const kana of OUTSIDE) {
        if (!next?.includes(kana)) found.set(text + kana, [text.at(-1) + kana]);
      }
    }
    for (const one of [...found.keys()]) {
      if (BETWEEN.test(one)) found.set(one.replace(BETWEEN, '$1'), []);
    }
    for (const [one, needed] of [...found]) {
      const places = [...one.matchAll(TOGETHER)];
      if (places.length > 2 || needed.length) continue;
      for (const { index, 1: first, 2: second } of places) {
        for (const kana of INSIDE) {
          const longer = one.slice(0, index + 1) + kana + one.slice(index + 1);
          if (!found.has(longer)) found.set(longer, [first + kana, kana + second]);
        }
      }
    }
    for (const [one, needed] of [...found]) {
      for (const [kanji, kana] of SECOND) {
        for (const [from, to] of [[kanji, kana], [kana, kanji]]) {
          const at = one.indexOf(from, 2);
          if (at < 2 || !INSIDE.includes(one[at - 1]) || !KANJI.test(one[at - 2])) continue;
          const other = one.slice(0, at) + to + one.slice(at + from.length);
          if (!found.has(other)) found.set(other, needed);
        }
      }
    }
    return found;
  }

  /** A word in katakana with fewer long vowels. @param {string} text @returns {string[]} */
  function vowels(text) {
    if (!/[\u30a1-\u30fa]ー/.test(text)) return [text];
    const whole = text.length > 3 && text.endsWith('ー') ? text.slice(0, -1) : text;
    const found = [whole];
    for (let at = 3; at < whole.length - 2; at += 1) {
      if (whole[at] === 'ー') found.push(whole.slice(0, at) + whole.slice(at + 1));
    }
    return found;
  }

  /**
   * What to look for in runs of Japanese: a text, and what may follow it.
   * @typedef {object} Form
   * @property {'japanese'} kind
   * @property {string} text
   * @property {string} [next]
   * @property {boolean} [gap] whether a blank may stand in it
   * @property {boolean} [alone] whether the text must not be the end of a longer word
   * @property {(count: Count) => Promise<boolean>} [given] what the index must show for it
   */

  /**
   * A beginning of words, what may follow it, and what the index must show for it.
   * @typedef {[text: string, next?: string, given?: (count: Count) => Promise<boolean>]} Stem
   * @typedef {(text: string) => Promise<number>} Count
   */

  /** A verb of five rows, if it is in the index in another form. @param {string} text @param {string} row @returns {Stem} */
  const likely = (text, row) => [text, row, async (count) => {
    for (const kana of row.slice(0, 3)) if (await count(text + kana)) return true;
    return false;
  }];

  const ADJECTIVE = /(?:かった|ければ|くない|くなる|くて|い|く|さ)$/;
  const OF_ADJECTIVE = 'いくけかさすそ';

  /** @param {string} before @param {string} kanji @param {string} tail @returns {Stem[]} */
  function inflected(before, kanji, tail) {
    const whole = before + kanji;
    // 長くない is a form of 長い, and what is easy is looked for as such, unless it is nowhere.
    if (/.く(?:な|あり)/.test(kanji + tail)) tail = tail.replace(/く(?:な|あり).*$/, 'く');
    const easy = /^(.*(?:やす|にく))(?:い|く|さ|かった|ければ|くて)$/.exec(tail)?.[1];
    if (easy && kanji) {
      const text = whole + easy;
      const given = async (/** @type {Count} */ count) => !(await count(text));
      const others = inflected(before, kanji, easy.slice(0, -2) + 'ます');
      return [[text], ...others.map(([stem, next]) => /** @type {Stem} */ ([stem, next, given]))];
    }
    let stem = tail;
    let cut = '';
    let isVerb = false;
    for (let round = 0; round < 4; round += 1) {
      // What is left in front of an ending is the verb's own: か of 開かない, ば of 選ばれた.
      const end = (isVerb ? INNER : TAILS).exec(stem)?.[0];
      if (!end || (end === stem && !kanji) || (end === 'し' && stem.length === 1)) break;
      stem = stem.slice(0, -end.length);
      isVerb ||= OF_VERB.test('わ' + end);
      cut = end;
    }
    const rest = stem.slice(0, -1);
    const last = stem.at(-1) ?? '';
    const isShort = SHORT.has(kanji.at(-1) ?? '');
    if (!last) {
      if (isShort) return [[whole, ICHIDAN]];
      // 少ない is no form of a verb, and 作られた one of 作る, whose stem ends in ら here.
      if (kanji && tail.startsWith('な')) return [[whole + 'な', OF_ADJECTIVE]];
      if (kanji && cut.startsWith('られ')) return [[whole, ROWS[8]]];
      return [[whole + tail]];
    }
    /** @type {Stem[]} */
    const found = [];
    if (!isVerb && ADJECTIVE.test(tail) && !/^[てで]/.test(cut)) {
      const body = tail.replace(ADJECTIVE, '');
      const text = whole + body;
      if (tail.endsWith('く') && !body) return [[whole, 'かきくけこいさすそ']];
      if (body || /^[いかけ]/.test(tail)) {
        // ひらく may be a verb as well, and so may 見つかった.
        const row = tail.endsWith('く') ? 'いくけかさきこ' : OF_ADJECTIVE;
        const next = text.length > 2 ? undefined : row;
        if (!/かった$/.test(tail)) {
          return [[text, tail === 'い' && next ? next + ROWS[0] : next]];
        }
        found.push([
          text,
          row,
          async (count) => await count(text + 'い') + await count(text + 'く') > 0,
        ]);
      }
    }
    if (last === 'い' && cut) {
      return [[
        whole + rest,
        /^で|^だ/.test(cut) ? ROWS[2] : /^[てた]/.test(cut) ? ROWS[1] : ROWS[0],
      ]];
    }
    if (last === 'っ' || last === 'ん') {
      const rows = last === 'っ' ? [0, 4, 8] : [5, 6, 7];
      // The only verb of its row in which っ stands for き.
      if (whole + rest === '行') rows.push(1);
      return [...found, [whole + stem], ...rows.map((row) => likely(whole + rest, ROWS[row]))];
    }
    if (last === 'る') {
      const before = rest.at(-1) ?? '';
      if (E_ROW.includes(before) && before) return possible(whole + rest);
      if (before && I_STEMS.test(whole + rest)) return [[whole + rest]];
      if (!rest && isShort) return [[whole, ICHIDAN]];
      return [[whole + rest, ROWS[8]]];
    }
    if (E_ROW.includes(last)) return possible(whole + stem);
    if (I_ROW.includes(last) && I_STEMS.test(whole + stem)) return [[whole + stem]];
    // 選ぼう
    const isVolition = last === 'う' && 'おこごそとのぼもろ'.includes(rest.at(-1) ?? '-') && !cut;
    const row = rowOf(isVolition ? rest.slice(-1) : last);
    const text = isVolition ? whole + rest.slice(0, -1) : whole + rest;
    if (row && text) return [...found, [text, row]];
    return [[whole + tail]];
  }

  /**
   * A stem that ends in e: 選べる is also a form of 選ぶ, if that is there more often; 並べる is not one of
   * 並ぶ.
   * @param {string} text
   * @returns {Stem[]}
   */
  function possible(text) {
    const row = rowOf(text.at(-1) ?? '');
    const root = text.slice(0, -1);
    if (!row || !KANJI.test(root.at(-1) ?? '')) return [[text]];
    return [[text], [root, row, async (count) => {
      let sum = 0;
      for (const kana of row.slice(1, 3)) sum += await count(root + kana);
      return sum > 0 && sum + await count(root + row[0]) > 2 * await count(text);
    }]];
  }

  /** @param {string} word @returns {Stem[]} */
  function stems(word) {
    if (PARTICLES.test(word)) return [[word]];
    // 方 makes a noun of a verb, as ます makes a form of one.
    const [, way] = /^(.*[^\u3041-\u30ff].*[いきぎしじちにびみりえけせてねべめれ])方/.exec(word) ??
      [];
    if (way) return stems(way + 'ます');
    const [, before, body, tail] =
      /^([^]*?)([\u30a1-\u30fa\u30fc]+|[^\u3041-\u30ff]+)([\u3041-\u3096]*)$/.exec(word) ?? [];
    if (body === undefined) {
      const found = inflected('', '', word);
      return found[0][0].length > 1 ? found : [[word]];
    }
    if (!tail) return [[word]];
    if (PARTICLES.test(tail) && tail !== 'し') return [[before + body]];
    const isNoun = body.length > 1 || !KANJI.test(body);
    if (isNoun && DOING.test(tail)) return [[before + body]];
    if (!KANJI.test(body)) return [[word]];
    return inflected(before, body, tail);
  }

  const LONE = '一二三四五六七八九十数何各全新両前次同他毎半';

  /** @param {string} word @returns {Form[]} */
  function japaneseForms(word) {
    /** @type {Form[]} */
    const found = [];
    for (const [stem, next, given] of stems(word)) {
      const [, before, kana] = /^([^]*?)([\u30a1-\u30fa\u30fc]*)$/.exec(stem) ?? ['', stem, ''];
      for (const end of kana ? vowels(kana) : ['']) {
        for (const text of spellings(before + end)) {
          const isAdjective = text === '良' || text === 'よ';
          if (isAdjective) continue;
          const alone = [...text].length === 1 ||
            (/^[\u30a1-\u30fa\u30fc]+$/.test(text) && text.length < 4);
          const gap = /[\u30a1-\u30fa]{4}/.test(text) || /^[^\u3041-\u30ff]{4,}$/.test(text);
          found.push({ kind: 'japanese', text, next, given, alone: alone && !next, gap });
          for (const [other, needed] of okurigana(text, next)) {
            if (other === text) continue;
            const isThere = async (/** @type {Count} */ count) => {
              for (const pair of needed) if (!await count(pair)) return false;
              return !given || given(count);
            };
            found.push({ kind: 'japanese', text: other, next, given: isThere });
          }
        }
      }
      if ((stem === '良' || stem === 'よ') && next) {
        for (
          const text of ['良い', '良く', '良か', '良け', 'よい', 'よく', 'よかった', 'よければ']
        ) {
          found.push({ kind: 'japanese', text });
        }
      }
    }
    // The word as it was typed is always looked for.
    const isThere = found.some(({ text, next, given }) =>
      !given && word.startsWith(text) && (!next || next.includes(word[text.length]))
    );
    if (!isThere && [...word].length > 1) found.push({ kind: 'japanese', text: word });
    // Of 取り消し also 取消, in which the last kana is left out too.
    for (const form of [...found]) {
      if (form.next && /[^\u3041-\u30ff][\u3041-\u3096]?[^\u3041-\u30ff]$/.test(form.text)) {
        found.push({ kind: 'japanese', text: form.text, given: form.given });
      }
    }
    return found;
  }

  /**
   * Whether a short word stands there for itself and not as the end of another: セル in テーブルセル, but
   * not in キャンセル; 行 in 各行の, but not in 銀行 and 行う.
   * @param {string} run @param {number} at @param {number} length
   */
  function isAlone(run, at, length) {
    const word = run.slice(at, at + length);
    if (KANJI.test(word)) {
      const [before, after] = [run[at - 1] ?? '', run[at + length] ?? ''];
      if (KANJI.test(before) && !LONE.includes(before)) return false;
      if (KANJI.test(after)) return false;
      return !after || !searching.isHiragana(after) ||
        'をはがのにでともやへかよまなだごど'.includes(after);
    }
    let start = at;
    while (/[\u30a1-\u30fa\u30fc]/.test(run[start - 1] ?? '')) start -= 1;
    const morae = run.slice(start, at).replace(/[ァィゥェォャュョヮ]/g, '').length;
    return start === at || morae >= 3;
  }

  Object.assign(searching, { japaneseForms, isAlone });
})();
