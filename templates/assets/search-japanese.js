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

  // What follows the stem of a verb, an adjective or a noun.
  const TAILS =
    /(?:ますか|ます|ました|ましたら|ません|ませんでした|まして|ましょう|なければなりません|なければならない|なければ|なくても|なくては|なくて|なかった|なく|ないで|ない|ながら|たり|だり|たら|だら|たい|たく|ている|ています|ていた|ていました|ておく|ておきます|てください|て下さい|でください|で下さい|てもらう|てもらいます|てもよい|ても|でも|ては|では|てから|でから|て|で|た|だ|ば|ずに|ず|よう|れる|られる|れます|られます|れた|られた|れて|られて|せる|させる|せます|させます|こと|もの|とき|ときは|場合|の|と|か|し|を|は|が|も|に|から|ので|のに|まで|より|べき|だけ|ほど)$/;
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
インターフェイス インターフェース,メイン メーン,ディスプレイ ディスプレー,レイアウト レーアウト,ウィンドウ ウインドウ ウィンドー,ウィジェット ウイジェット,ソフトウェア ソフトウエア,ハードウェア ハードウエア,バイオリン ヴァイオリン,バージョン ヴァージョン,サービス サーヴィス,ダイアログ ダイヤログ,ダイヤル ダイアル,
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

  // What verbs end in inside compounds, where it is often left out: 取り消し, 取消し, 取消.
  const INNER =
    '取り組み折り切り読み書き引き貼り打ち受け申し繰り振り割り売り買い積み締め並べ差し押し払い立ち張り呼び飛び使い問い追い入り送り乗り落ち待ち持ち突き巻き抜き付け吹き聞き掛け下げ上げ盛り塗り寄せ重ね埋め詰め止め替え換え消し出し込み返し直し戻し';
  /** @type {Map<string, string>} */
  const inner = new Map();
  for (let at = 0; at < INNER.length; at += 2) inner.set(INNER[at], INNER[at + 1]);
  const KANJI = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff々〆ヶ]/;

  /** @param {string} text @returns {string[]} */
  function spellings(text) {
    const found = new Set([text]);
    for (const { names, asked } of groups) {
      const own = [...names, ...asked].filter((one) => text.includes(one))
        .sort((a, b) => b.length - a.length)[0];
      if (!own || found.size > 12) continue;
      // Two syllables of kana are a part of many other words, unless a compound goes on with them.
      const before = text.slice(0, text.indexOf(own));
      const isWord = !before || inner.get(before.at(-2) ?? '') === before.at(-1);
      if (own.length < 3 && !KANJI.test(own) && !isWord) continue;
      for (const one of [...found]) {
        for (const other of names) if (other !== own) found.add(one.replace(own, other));
      }
    }
    for (const one of [...found]) {
      const short = one.replace(
        /([^\u3041-\u30ff])([\u3041-\u3096])(?=[^\u3041-\u30ff])/g,
        (all, kanji, kana) => inner.get(kanji) === kana ? kanji : all,
      );
      const long = one.replace(
        /([^\u3041-\u30ff])(?=[^\u3041-\u30ff])/g,
        (kanji) => kanji + (inner.get(kanji) ?? ''),
      );
      found.add(short);
      found.add(long);
    }
    return [...found];
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
   */

  /** @param {string} before @param {string} kanji @param {string} tail @returns {[string, string?][]} */
  function inflected(before, kanji, tail) {
    const whole = before + kanji;
    let stem = tail;
    let cut = '';
    for (let round = 0; round < 4; round += 1) {
      const end = TAILS.exec(stem)?.[0];
      if (!end || (end === stem && !kanji) || (end === 'し' && stem.length === 1)) break;
      stem = stem.slice(0, -end.length);
      cut = end;
    }
    const rest = stem.slice(0, -1);
    const last = stem.at(-1) ?? '';
    if (!last) {
      if (SHORT.has(kanji.at(-1) ?? '')) return [[whole, ICHIDAN]];
      // 作られた is a form of 作る, whose stem ends in ら here.
      if (kanji && cut.startsWith('られ')) return [[whole, ROWS[8]]];
      return [[whole + tail]];
    }
    if (/(?:かった|ければ|くない|くなる|くて|い|く|さ)$/.test(tail) && !/^[てで]/.test(cut)) {
      const body = tail.replace(/(?:かった|ければ|くない|くなる|くて|い|く|さ)$/, '');
      if (tail.endsWith('く') && !body) return [[whole, 'かきくけこいさ']];
      if (body || tail.endsWith('い') || tail.startsWith('か') || tail.startsWith('け')) {
        // ひらく may be a verb as well.
        const row = tail.endsWith('く') ? 'いくけかさきこ' : 'いくけかさ';
        return [[whole + body, body.length + whole.length > 2 ? undefined : row]];
      }
    }
    if (last === 'い' && cut) {
      return [[
        whole + rest,
        /^で|^だ/.test(cut) ? ROWS[2] : /^[てた]/.test(cut) ? ROWS[1] : ROWS[0],
      ]];
    }
    if (last === 'っ') return [[whole + rest, ROWS[0] + ROWS[4] + ROWS[8]]];
    if (last === 'ん') return [[whole + rest, ROWS[5] + ROWS[6] + ROWS[7]]];
    if (last === 'る') {
      const before = rest.at(-1) ?? '';
      if (E_ROW.includes(before) && before) return [[whole + rest]];
      if (before && I_STEMS.test(whole + rest)) return [[whole + rest]];
      if (!rest && SHORT.has(kanji.at(-1) ?? '')) return [[whole, ICHIDAN]];
      return [[whole + rest, ROWS[8]]];
    }
    if (E_ROW.includes(last)) return [[whole + stem]];
    if (I_ROW.includes(last) && I_STEMS.test(whole + stem)) return [[whole + stem]];
    const row = rowOf(last);
    if (row && (whole + rest)) return [[whole + rest, row]];
    return [[whole + tail]];
  }

  /** @param {string} word @returns {[string, string?][]} */
  function stems(word) {
    const [, before, body, tail] =
      /^([^]*?)([\u30a1-\u30fa\u30fc]+|[^\u3041-\u30ff]+)([\u3041-\u3096]*)$/.exec(word) ?? [];
    if (body === undefined) {
      const found = inflected('', '', word);
      return found[0][0].length > 1 ? found : [[word]];
    }
    if (!tail) return [[word]];
    if (PARTICLES.test(tail) && (tail !== 'し')) return [[before + body]];
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
    for (const [stem, next] of stems(word)) {
      const [, before, kana] = /^([^]*?)([\u30a1-\u30fa\u30fc]*)$/.exec(stem) ?? ['', stem, ''];
      for (const end of kana ? vowels(kana) : ['']) {
        for (const text of spellings(before + end)) {
          const isAdjective = text === '良' || text === 'よ';
          if (isAdjective) continue;
          const alone = [...text].length === 1 ||
            (/^[\u30a1-\u30fa\u30fc]+$/.test(text) && text.length < 4);
          found.push({
            kind: 'japanese',
            text,
            next,
            alone: alone && !next,
            gap: /[\u30a1-\u30fa]{4}/.test(text) || /^[^\u3041-\u30ff]{4,}$/.test(text),
          });
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
    // Of 取り消し also 取消, in which the last kana is left out too.
    for (const form of [...found]) {
      if (form.next && /[^\u3041-\u30ff][\u3041-\u3096]?[^\u3041-\u30ff]$/.test(form.text)) {
        found.push({ kind: 'japanese', text: form.text });
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
