// @ts-check
// What a Korean word looks like elsewhere: without its particle, and in the other forms of its verb.
(() => {
  'use strict';
  const { searching } = higNotes;

  // A syllable is an onset, a vowel and a final consonant.
  const FIRST = 0xac00;
  /** @param {string} syllable */
  const jamo = (syllable) => {
    const number = syllable.charCodeAt(0) - FIRST;
    return [Math.floor(number / 588), Math.floor(number / 28) % 21, number % 28];
  };
  /** @param {number} onset @param {number} vowel @param {number} [final] */
  const syllable = (onset, vowel, final = 0) =>
    String.fromCharCode(FIRST + onset * 588 + vowel * 28 + final);
  /** @param {string} text @param {number} final */
  const closed = (text, final) => {
    const [onset, vowel] = jamo(text.at(-1) ?? '');
    return text.slice(0, -1) + syllable(onset, vowel, final);
  };
  const [N, D, L, LM, M, B, S, SS, H] = [4, 7, 8, 10, 16, 17, 19, 20, 27];
  const [A, AE, EO, E, YEO, O] = [0, 1, 4, 5, 6, 8];
  const [WA, WAE, OE, U, WO, EU, I] = [9, 10, 11, 13, 14, 18, 20];
  const RIEUL = 5;

  // Stems of verbs and adjectives that change, or that are so short that their endings count.
  const VERBS =
    `가 나가 들어가 돌아가 올라가 내려가 넘어가 지나가 다가가 오 나오 들어오 돌아오 가져오 가져가 올라오 내려오
보 알아보 살펴보 돌아보 바라보 보이 보내 주 두 쓰 크 뜨 끄 트 자 사 서 타 차 싸 짜 펴 켜 되 하 이루
쉬 뛰 꿰 쥐 지 치 피 비 기 시 찌 띄 모으 고르 누르 다르 빠르 흐르 오르 자르 모르 기르 부르 마르 나르 가르 찌르 구르 이르 서두르
머무르 서투르 바르 게으르 따르 치르 들르 우러르 잠그 담그 바쁘 아프 예쁘 나쁘 기쁘 슬프 고프 배우 나누 바꾸 다루 지우 채우
비우 세우 키우 태우 피우 깨우 외우 재우 치우 싸우 띄우 메우 갖추 맞추 멈추 늦추 낮추 감추 춤추 부수 꾸 가꾸 꿈꾸 미루 이루 겨루
가리키 움직이 높이 줄이 늘리 알리 열리 걸리 돌리 올리 내리 버리 기다리 그리 가리 고치 마치 미치 펼치 합치 겹치 지나치 넘치
거치 걸치 놓치 부딪치 던지 만지 느끼 남기 옮기 넘기 맡기 숨기 생기 즐기 당기 챙기 새기 붙이 숙이 섞이 묶이 쌓이 놓이 꺾이 바뀌
나뉘 사귀 비치 떨어지 이어지 나타나 나타내 드러나 드러내 끝나 끝내 만나 떠나 남 지나 일어나 벗어나 늘어나 꺼내 빼 내 대 재 매
메 세 베 떼 새 깨 캐 기대 건너 서 넘어서 만들 들 걸 열 닫 풀 팔 살 알 멀 길 울 불 날 돌 밀 줄 늘 졸 물 빌 빨 얼 달 잘 시들 흔들
떠들 이끌 매달 내밀 머물 서둘 힘들 드물 어렵 쉽 돕 눕 줍 굽 덥 춥 맵 밉 무겁 가볍 두껍 아름답 가깝 새롭 고맙 반갑 즐겁 어둡
부드럽 자연스럽 해롭 까다롭 번거롭 외롭 뜨겁 차갑 귀엽 아깝 안타깝 미끄럽 시끄럽 어지럽 더럽 부럽 그립 곱 싱겁 우습 정답 좁 넓 잡 뽑 입 접 집 씹
붙잡 꼽 업 듣 걷 묻 싣 깨닫 받 믿 얻 쏟 뻗 굳 뜯 짓 낫 잇 붓 긋 젓 웃 씻 벗 빗 솟 빼앗 빨갛 파랗 하얗 까맣 노랗 커다랗 동그랗
이렇 그렇 저렇 어떻 좋 놓 넣 쌓 낳 닿 찧 내놓 집어넣 많 않 싫 옳 잃 끓 뚫 앓 읽 밝 맑 늙 굵 긁 낡 붉 넓 짧 밟 떫 얇 젊 닮 굶 옮 묶 볶 깎 섞 꺾 닦 겪
엮 찾 맞 잊 늦 젖 꽂 맺 찢 꽃 있 없 같 맡 붙 뱉 쫓 높 깊 갚 덮 앞 작 적 먹 막 녹 속 익 식 죽 찍 꺾 남 담 넘 참 심 감 숨 다듬 머금 신 앉 얹 끊 잡 갖 기울 둥글 거칠
가늘 서툴 놀 끌 털 헐 갈 깔 덜 떨 벌 썰 쓸 이울 여물 주무르 문지르 가로지르 지르 앞지르 저지르 벌이 꾸미 스미 다니 지니 아끼 벗기 웃기 맡기 잠기 담기 굳히 밝히 넓히 좁히 눌리 잘리 풀리 팔리 들리 흘리 버티 견디 디디 나무라 바라 자라 모자라 놀라 골라내
쓰이 읽히 닫히 잡히 막히 먹히 박히 찍히 뽑히 갇히 꽂히 맺히 묻히 밟히 접히 젖히 뒤집히 부딪히 앉히 입히 굽히 눕히 맞히 식히 익히 밀리 날리 말리 살리 울리 굴리 불리 흔들리 이끌리 매달리 뚫리 끌리 쏠리 실리 벌리 달리 몰리 틀리 헷갈리 끊기 감기 빼앗기 쫓기 찢기 뜯기
엮이 모이 죽이 먹이 녹이 들이 기울이 끼우 씌우 돋우 뒤집 뒤덮 뒤따르 되돌리 되돌아가 헤매 헤아리 어긋나 나타내 알아내 찾아내 살아나 깨어나 튀어나오 빠져나오 불러오 데려오 따라오 따라가 걸어가 뛰어가 찾아가 다녀오`;
  const REGULAR_B = new Set('좁 넓 잡 뽑 입 접 집 씹 붙잡 꼽 업 굽'.split(' '));
  const IRREGULAR_D = new Set('듣 걷 묻 싣 깨닫'.split(' '));
  const IRREGULAR_S = new Set('짓 낫 잇 붓 긋 젓'.split(' '));
  const REGULAR_EU = new Set('따르 치르 들르 우러르'.split(' '));

  /**
   * The beginnings of all forms of a verb: a text, and what the next syllable may begin with.
   * @typedef {{ text: string, next?: string }} Head
   */

  /** @param {string} stem @returns {Head[]} */
  function headsOf(stem) {
    const last = stem.at(-1) ?? '';
    const before = stem.slice(0, -1);
    const [onset, vowel, final] = jamo(last);
    const open = before + syllable(onset, vowel);
    /** @type {Head[]} */
    const heads = [{ text: stem }];
    /** @param {string} text @param {string} [next] */
    const add = (text, next) => heads.push({ text, next });
    if (!final) {
      for (const end of [N, L, M, B]) add(closed(open, end));
      /** @param {string} text @param {number} onset @param {number} vowel */
      const past = (text, onset, vowel) => {
        add(text + syllable(onset, vowel));
        add(text + syllable(onset, vowel, SS));
      };
      if (last === '하') past(before, onset, AE);
      else if ([A, AE, EO, E, YEO].includes(vowel)) add(closed(open, SS));
      else if (vowel === O) past(before, onset, WA);
      else if (vowel === U) past(before, onset, WO);
      else if (vowel === I) past(before, onset, YEO);
      else if (vowel === OE) past(before, onset, WAE);
      else if (vowel === EU) {
        const light = before && [A, O].includes(jamo(before.at(-1) ?? '')[1]) ? A : EO;
        if (last === '르' && !REGULAR_EU.has(stem)) past(closed(before, L), RIEUL, light);
        else past(before, onset, light);
      }
    } else if (final === L) {
      add(open);
      for (const end of [N, B, LM]) add(closed(open, end));
    } else if (final === B && !REGULAR_B.has(stem)) add(open, '우운울움웁웠워와왔');
    else if (final === D && IRREGULAR_D.has(stem)) add(closed(open, L), '어은을으었음');
    else if (final === S && IRREGULAR_S.has(stem)) add(open, '어은을으었음아았');
    else if (final === H && before && [A, EO, 2].includes(vowel)) {
      for (const end of [N, L, M]) add(closed(open, end));
      const light = vowel === 2 ? 3 : AE;
      add(before + syllable(onset, light));
      add(before + syllable(onset, light, SS));
    }
    return heads;
  }

  // What follows the beginning of a form. After a vowel and ㄹ there is no 은, 을, 음 and 습니다.
  const COMMON =
    '니다|시다|냐|세요|셔요|시|셨|십시오|십니다|겠|겠습|다|고|지|면|며|게|기|는|던|든|거나|도록|려고|려면|러|니까|니|므로|요|죠|지만|데|네|군|구나|구|자|라|나|까|' +
    '수|것|때|않|못|야|도|서|만|록|었|았|였|었습|았습|였습|었을|았을|었던|았던|었으|았으';
  // Verbs that follow the form with 어, and those that do not follow a stem which is that form itself.
  const AFTER =
    '주|줘|준|줄|줍|줬|보|봐|본|볼|봅|봤|있|두|둔|둘|둡|둬|놓|버|와|온|올|왔|오|가|간|갈|갔|내|낸|낼|냈';
  const FURTHER = `(?:${AFTER}|지|진|질|졌|져|집|하|한|할|해|했|합|야|드|달)`;
  // What makes a noun of a verb, and the particle behind it.
  const NAMED =
    '(?:(?:기|지|는지|은지|을지|음|것)(?:에서|으로|부터|까지|보다|에는|에|을|를|이|가|은|는|도|만|의|로|와|과|라))?';
  const JOINED = `(?:(?:어|아|여)(?:서|야|도|요|라)?(?:${FURTHER}.*)?)?${NAMED}`;
  const OPEN = `(?:${COMMON})*${JOINED}`;
  const SHUT = `(?:${COMMON}|은|을|음|으|습|는)*${JOINED}`;
  /** What may follow a short head. @param {string} head @param {string} stem */
  function restOf(head, stem) {
    const [, vowel, final] = jamo(head.at(-1) ?? '');
    if (head === stem && final && final !== L) return SHUT;
    // ㄹ is left out before ㄴ, ㅅ and 오 alone: 도는 is a form of 돌다, and 도구 is not.
    if (!final && jamo(stem.at(-1) ?? '')[2] === L) return `(?=[나-닣사-싷오])${OPEN}`;
    if (final === N) return '(?:다|데|지|면|다고|다면|다는|지도)*';
    if (final === L) {
      return `(?:수|까|게|지|때|것|래|지도|어|었|아|았|${COMMON})*(?:(?:어|아)(?:서|야|도|요|라)?(?:${FURTHER}.*)?)?`;
    }
    if (final === B) return '(?:니|시)(?:다|까|다만)?';
    if (final === M || final === LM) return '(?:을|은|이|으로|에|도)?';
    if (final === SS) {
      return '(?:다|습니다|습니까|고|지만|으며|으면|을|는데|던|는|어요|네요|으니|기|지|거나|음|나|니|까)+';
    }
    if (final) return SHUT;
    const isJoined = [A, AE, EO, YEO, WA, WO, WAE].includes(vowel);
    const further = head === stem ? `(?:${AFTER})` : FURTHER;
    return isJoined ? `(?:${OPEN}|(?:서|야|도|요)?(?:${further}.*)?)` : OPEN;
  }

  /** @type {Map<string, string[]>} */
  const known = new Map();
  function learn() {
    for (const stem of VERBS.split(/\s+/)) {
      for (const { text } of headsOf(stem)) {
        const stems = known.get(text) ?? [];
        if (!stems.includes(stem)) stems.push(stem);
        known.set(text, stems);
      }
    }
  }

  /**
   * Whether a word is a text that a verb begins with, and endings behind it.
   * @param {string} word @param {string} text @param {string} stem
   */
  function isForm(word, text, stem) {
    const rest = word.slice(text.length);
    const isHere = headsOf(stem).some((head) =>
      head.text === text && (!head.next || (rest && head.next.includes(rest[0])))
    );
    if (!isHere || UNFINISHED.test(rest)) return false;
    return headsOf(stem).some((head) => head.text === text && head.next) ||
      new RegExp(`^(?:${restOf(text, stem)})$`).test(rest);
  }
  // These need an ending behind them.
  const UNFINISHED = /(?:시|셨|겠|었|았|였|습|십)$/;

  /**
   * The verbs of the list of which a word is a form, by the longest beginning.
   * @param {string} word
   * @returns {{ stems: string[], length: number }}
   */
  function verbsOf(word) {
    if (!known.size) learn();
    if (word.length === 1 && jamo(word)[2]) return { stems: [], length: 0 };
    for (let length = word.length; length > 0; length -= 1) {
      const text = word.slice(0, length);
      if (length === 1 && AMBIGUOUS.test(word)) break;
      const stems = (known.get(text) ?? []).filter((stem) =>
        isForm(word, text, stem) && !(text === stem && word === text && length === 1)
      );
      if (stems.length) return { stems, length };
    }
    return { stems: [], length: 0 };
  }

  /** A noun of one syllable with 하다 or 되다: a verb, whatever the noun. @param {string} word */
  function doing(word) {
    const [, noun, verb] = /^([\uac00-\ud7a3])([하한할함합해했되된될됨됩돼됐])/.exec(word) ?? [];
    if (!noun || /^.[하되]$/.test(word)) return '';
    const stem = noun + ('하한할함합해했'.includes(verb) ? '하' : '되');
    return isForm(word, noun + verb, stem) ? stem : '';
  }

  /**
   * Two verbs in one word, of which the second is none of those that go with any other: 내보낸.
   * @param {string} word
   */
  function joined(word) {
    for (let at = 1; at + 1 < word.length; at += 1) {
      const first = word.slice(0, at);
      const [, vowel, final] = jamo(first.at(-1) ?? '');
      const isOpen = !final && [A, AE, EO, E, YEO, WA, WO, WAE].includes(vowel);
      if (!isOpen || !(known.get(first) ?? []).some((stem) => headsOf(stem).length > 1)) continue;
      const second = verbsOf(word.slice(at));
      const stem = second.stems.find((one) => one.length > 1);
      if (stem && second.length >= stem.length - 1) return first + stem;
    }
    return '';
  }

  // Endings that no noun has, behind a vowel and behind a consonant.
  const PLAIN =
    /^(?:는|는데|다|며|거나|도록|지만|면서|려면|려고|세요|십시오|지|고|면|게|기|자|던|겠.+|시.+)(?:가|를|는|도|만|의|에)?$/;
  const CLOSED = /^(?:는|는데|다|고|며|거나|도록|지만|습니다|으.+|어.*|아.*|은|을|던|기|게|지)$/;

  /**
   * The verbs that a word which is not in the list may be a form of, by one ending. Where the ending may
   * be a part of a noun, another form of the verb has to be in the index.
   * @param {string} word
   * @returns {{ stem: string, others: string[] }[]}
   */
  function unknown(word) {
    const found = [];
    for (let length = word.length; length > 1; length -= 1) {
      const text = word.slice(0, length);
      const rest = word.slice(length);
      const [onset, vowel, final] = jamo(text.at(-1) ?? '');
      const open = text.slice(0, -1) + syllable(onset, vowel);
      const isCut = [0, N, L, M, B, SS].includes(final);
      // Of two syllables, a noun may end in any consonant: 버튼, 메일.
      if (!rest && ((length < 3 && final > 0) || '는은을'.includes(text.at(-1) ?? ''))) continue;
      const stems = [isCut ? open : text];
      const bare = BARE[vowel];
      if (bare !== undefined && (!final || final === SS)) {
        stems.push(text.slice(0, -1) + syllable(onset, bare));
      }
      if (final === SS && /[았었]$/.test(text)) stems.push(text.slice(0, -1));
      for (const stem of stems) {
        if (stem.length < 2 || !isForm(word, text, stem)) continue;
        const isPlain = text === stem;
        if (isPlain && !(isCut ? PLAIN : CLOSED).test(rest)) continue;
        if (!isCut) {
          if (rest.length > 1 || length > 2 || rest === '다') found.push({ stem, others: [] });
          continue;
        }
        const ends = rest ? [N, L, M, B] : [B];
        const others = [stem, ...ends.map((end) => closed(open, end))];
        const isSure = !isPlain && rest !== '';
        found.push({ stem, others: isSure ? [] : others.filter((one) => one !== text) });
      }
    }
    return found;
  }
  // The vowel of a stem that runs together with 어 or 아.
  /** @type {Record<number, number>} */
  const BARE = { [WO]: U, [WA]: O, [YEO]: I, [WAE]: OE };

  // Words that look like forms of short verbs and seldom are.
  const AMBIGUOUS =
    /^(.|보기|보고|보도|주의|주기|주면|가면|가지|가지고|가도|나가|자리|자기|자면|사이|사고|사면|사는|서로|서기|서면|타고|타이|두기|크기|크게|오면|오기|하나|하지만|하면|지도|지면|지나|지는|지금|치수|치고|기기|기능|비고|비기|시기|시도|시작|이루|내기|내게|내는|대신|대기|대로|대해|대한|세기|세요|세로|새로|길이|달이|들이|들을|들은|물을|물은|물이|불이|날이|날을|줄이|줄은|줄을|길을|길은|열이|열은|열을|돌이|돌은|돌을|적용|작업|하고|하는|한다|합니다|해서|해야|되는|된다|됩니다)$/;

  // Particles; some follow only a vowel, others only a consonant.
  const PARTICLE =
    '(?:으로부터|로부터|에서부터|으로서|으로써|로서|로써|에게서|한테서|에서|에게|한테|께서|까지|부터|보다|처럼|마다|밖에|조차|마저|만큼|뿐|이라도|라도|이라고|라고|이라는|라는|이란|란|이나|이며|이고|이면|이든지|이든|입니다|이다|이었|였습니다|이므로|이지만|이에요|예요|들|대로|으로|로|은|는|이|가|을|를|과|와|의|에|도|만|나)';
  const PARTICLES = new RegExp(`${PARTICLE}$`);
  const AFTER_VOWEL = new Set(
    '는 가 를 와 로 로서 로써 로부터 나 라도 라고 라는 란 였습니다 예요'.split(' '),
  );
  const AFTER_CONSONANT = new Set(
    '은 이 을 과 으로 으로서 으로써 으로부터 이라도 이라고 이라는 이란 이나 이며 이든 이었 이에요'
      .split(' '),
  );
  // The verbs that make verbs of nouns.
  const DOING =
    /(?:하|되|시키)(?:[다는고며면지기게여던자나니]|도록|려고|려면|거나|지만|므로|세요|십시오|겠.*|시.*)*$|(?:한|할|함|합|해|했|하였|하여|된|될|됨|됩|돼|됐|되었|되어|시킨|시킬|시켜|시켰|시킵)(?:다|다고|다면|니다|습니다|서|야|요|도|던|을|고|지만|으며|수|주.*|줘.*|보.*|봐.*|있.*|버.*|놓.*|둬.*|둡.*)*$|스러[운우워웠].*$|스럽.*$|적(?:인|으로|이.*)$/;

  /** A noun without its particles. @param {string} word */
  function noun(word) {
    let stem = word;
    const done = stem.replace(DOING, '');
    if (done.length >= 2 && done.length < stem.length) return done;
    for (let round = 0; round < 3 && stem.length > 2; round += 1) {
      const particle = PARTICLES.exec(stem)?.[0];
      if (!particle || stem.length - particle.length < 2) break;
      if (!isBehind(stem.slice(0, -particle.length), particle)) break;
      stem = stem.slice(0, -particle.length);
    }
    return stem;
  }

  // Loan words that are written in several ways.
  const LOANS =
    `라이선스 라이센스,콘텐츠 컨텐츠,메시지 메세지,애플리케이션 어플리케이션,디렉터리 디렉토리,데이터 데이타,리더십 리더쉽,
액세스 억세스 엑세스,컬러 칼라,윈도 윈도우,배터리 밧데리,비즈니스 비지니스,심벌 심볼,매뉴얼 메뉴얼,타깃 타겟,포맷 포멧,스케줄 스케쥴,
네트워크 네트웍,워크숍 워크샵,디지털 디지탈,마니아 매니아,패키지 팩키지,프레젠테이션 프리젠테이션,렌더 랜더,릴리스 릴리즈,콘트롤 컨트롤,
도큐먼트 도큐멘트,매니저 메니저,캐시 캐쉬,푸시 푸쉬,대시 대쉬,해시 해쉬,플래시 플래쉬,배지 뱃지,리포지터리 리포지토리 레포지토리 레파지토리,
어댑터 아답터,커스텀 커스톰,섀도 섀도우 쉐도우,셰이더 쉐이더,셸 쉘,태그 테그,블록 블럭,
프런트 프론트,레이블 라벨,파트너십 파트너쉽,멤버십 멤버쉽,인디케이터 인디케이타 지시기,액세서리 악세서리 악세사리 액세사리 엑세서리,컴포넌트 컴퍼넌트 콤포넌트,내비게이션 네비게이션,헤더 해더,푸터 풋터,썸네일 섬네일,제스처 제스쳐,픽처 픽쳐,캡처 캡쳐,피처 피쳐,텍스처 텍스쳐,로캘 로케일,알고리즘 알고리듬,서드파티 써드파티`;

  /** @param {string} text @returns {string[]} */
  function spellings(text) {
    const found = [text];
    for (const line of LOANS.split(',')) {
      const group = line.trim().split(' ');
      const own = group.filter((one) => one.length > 1 && text.includes(one))
        .sort((a, b) => b.length - a.length)[0];
      if (!own) continue;
      for (const other of group) if (other !== own) found.push(text.replace(own, other));
    }
    return found;
  }

  /**
   * What to look for in runs of Hangul: a text, what may begin the next syllable, whether it begins a
   * word, and what may stand behind it up to the word's end.
   * @typedef {object} Form
   * @property {'hangul'} kind
   * @property {string} text
   * @property {string} [next]
   * @property {boolean} [start]
   * @property {RegExp} [rest]
   * @property {boolean} [gap] whether a blank may stand in it
   * @property {(count: Count) => Promise<boolean>} [given] what the index must show for it
   */

  // What may stand behind a noun of one syllable besides particles.
  const NOUN_REST = new RegExp(
    `^(?:${PARTICLE}|별|이면|면|인|인지|일|하나)*$`,
  );
  // These end no noun, where the vowel or the consonant before them fits.
  const CLEAR = /^(?:들.*|[은는을를에]|.{2,})$/;

  /** Whether a particle can stand behind a noun. @param {string} noun @param {string} particle */
  function isBehind(noun, particle) {
    const final = jamo(noun.at(-1) ?? '')[2];
    if (AFTER_VOWEL.has(particle)) return !final || (particle.startsWith('로') && final === L);
    return !AFTER_CONSONANT.has(particle) ||
      (final > 0 && !(particle.startsWith('으로') && final === L));
  }

  /** @typedef {(text: string) => Promise<number>} Count */
  /** Whether one of some texts is in the index. @param {string[]} texts */
  const anyOf = (texts) => async (/** @type {Count} */ count) => {
    for (const text of texts) if (await count(text)) return true;
    return false;
  };

  /** @param {string} stem @param {object} [more] @returns {Form[]} */
  const formsOf = (stem, more = {}) =>
    headsOf(stem).map(({ text, next }) => {
      const rest = text.length < 3 && !next ? new RegExp(`^(?:${restOf(text, stem)})$`) : undefined;
      return { kind: 'hangul', text, next, start: text.length === 1, rest, ...more };
    });

  /** A noun of one syllable, which is a word only by itself. @param {string} text @param {object} [more] @returns {Form} */
  const shortNoun = (text, more = {}) => ({
    kind: 'hangul',
    text,
    start: true,
    rest: NOUN_REST,
    ...more,
  });

  /** @param {string} word @returns {Form[]} */
  function nounForms(word) {
    if (word.length === 1) return [shortNoun(word)];
    return spellings(word).map((text) => ({ kind: 'hangul', text, gap: text.length > 2 }));
  }

  /** A noun of one syllable and its particle, if a word may be that. @param {string} word @returns {Form[]} */
  function splitForms(word) {
    const [noun, particle] = [word[0], word.slice(1)];
    if (!particle || !new RegExp(`^${PARTICLE}+$`).test(particle)) return [];
    const first = particle.startsWith('들') ? '들' : particle;
    if (!isBehind(noun, first)) return [];
    if (CLEAR.test(particle)) return [shortNoun(noun)];
    // 셀이 is 셀 because of 셀을 and 셀에; 결과 is not 결. 을 may also stand behind a verb.
    const others = known.has(noun) ? ['에'] : ['에', isBehind(noun, '를') ? '를' : '을'];
    return [shortNoun(noun, { given: anyOf(others.map((one) => noun + one)) })];
  }

  /** @param {string} word @returns {Form[]} */
  function hangulForms(word) {
    const literal = nounForms(word);
    const { stems, length } = verbsOf(word);
    const pair = doing(word);
    if (pair) return [...literal, ...formsOf(pair, { start: true })];
    const name = noun(word);
    // 그림 and 읽기 are nouns if they are in the texts, and else forms of their verbs.
    const isName = stems.length > 0 &&
      (jamo(name.at(-1) ?? '')[2] === M || (name.length === 2 && name.endsWith('기')));
    if (isName) {
      const given = async (/** @type {Count} */ count) => !(await count(name));
      return [...nounForms(name), ...stems.flatMap((stem) => formsOf(stem, { given }))];
    }
    const two = joined(word);
    if (two && length < two.length) {
      return [...literal, ...formsOf(two, { gap: true, rest: undefined })];
    }
    if (length > 1) return [...literal, ...stems.flatMap((stem) => formsOf(stem))];
    const others = unknown(word);
    // Of several verbs the longest that the index shows: 사라지다, and not 사라다.
    const shown = others.map(({ others }) =>
      others.length ? anyOf(others) : () => Promise.resolve(true)
    );
    const further = others.flatMap(({ stem }, at) =>
      formsOf(stem, {
        start: true,
        given: async (/** @type {Count} */ count) => {
          for (const isShown of shown.slice(0, at)) if (await isShown(count)) return false;
          return shown[at](count);
        },
      })
    );
    if (stems.length) {
      // 사라지는 is a form of 사라지다, and not of 사다, where that has other forms; 길어지다 is one of 길다.
      const isOwn = others.some(({ stem }) => /[어아와워]/.test(stem[length]));
      const isOther = word.length > 3 && !isOwn
        ? anyOf(others.flatMap(({ others }) => others))
        : undefined;
      const given = async (/** @type {Count} */ count) => !isOther || !(await isOther(count));
      const forms = stems.flatMap((stem) => formsOf(stem, { given }));
      return [...literal, ...forms, ...isOther ? further : []];
    }
    // 열이 is looked for as it stands, also inside of 문자열이, unless it is 열.
    const split = splitForms(word);
    const isWhole = async (/** @type {Count} */ count) =>
      split.length === 0 || !(await (split[0].given?.(count) ?? true));
    const found = [...literal.map((form) => ({ ...form, given: isWhole })), ...split];
    if (name !== word) found.push(...nounForms(name));
    found.push(...further);
    return found;
  }

  // Syllables that are mistaken for each other.
  const ALIKE = [
    [1, 5, 3, 7, 4],
    [0, 4, 8],
    [4, 8, 18],
    [8, 13],
    [10, 11, 15],
    [0, 2],
    [4, 6],
    [8, 12],
    [13, 17, 18],
    [19, 20, 16],
    [1, 0],
    [5, 20],
  ];
  /** How far two syllables are from each other: 0, 1, 2 or more. @param {string} a @param {string} b */
  function distance(a, b) {
    if (a === b) return 0;
    const [one, other] = [jamo(a), jamo(b)];
    let sum = 0;
    one.forEach((part, place) => {
      if (part === other[place]) return;
      const isNear = place !== 1 ||
        ALIKE.some((set) => set.includes(part) && set.includes(other[1]));
      sum += isNear ? 1 : 2;
    });
    return sum;
  }

  Object.assign(searching, {
    hangulForms,
    hangulDistance: distance,
    nearSyllables: /** @param {string} text */ (text) => {
      const [onset, vowel, final] = jamo(text);
      const vowels = ALIKE.filter((set) => set.includes(vowel)).flat();
      return [...new Set(vowels)].filter((one) => one !== vowel)
        .map((one) => syllable(onset, one, final));
    },
    isParticle: /** @param {string} text */ (text) => NOUN_REST.test(text),
    noun,
  });
})();
