// @ts-check
import { run } from './page.js';
import { SEARCH } from './asking.js';

const index = {
  languages: ['en', 'ja', 'ko'],
  slots: 8,
  endings: '은 는 을 를 에 에서 으로 로 입니다',
  empty: '것',
  files: '1',
  names: 'a1b2c3',
  terms: '',
};

/** @param {unknown} found @param {unknown} wanted @param {string} what */
function same(found, wanted, what) {
  const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one}, not ${other}`);
}

const search = () => run(SEARCH, { index: ['index', index] });

Deno.test('stems English words', () => {
  const { english } = search().searching;
  const stems = {
    rows: 'row',
    tables: 'tabl',
    table: 'tabl',
    categories: 'categori',
    category: 'categori',
    classes: 'class',
    status: 'status',
    running: 'run',
    falling: 'fall',
    added: 'add',
    agreed: 'agreed',
    clearly: 'clear',
    is: 'is',
    x86: 'x86',
  };
  for (const [word, stem] of Object.entries(stems)) same(english(word), stem, word);
});

Deno.test('finds runs of letters with their places in the text', () => {
  const { runs } = search().searching;
  const text = 'ＡＢ 표를 行のテスト';
  const found = runs(text).map((/** @type {any} */ run) => [
    run.kind,
    text.slice(run.starts[0], run.ends.at(-1)),
    run.text,
  ]);
  const wanted = [
    ['word', 'ＡＢ', 'ab'],
    ['hangul', '표를', '표를'],
    ['japanese', '行のテスト', '行のテスト'],
  ];
  same(found, wanted, text);
});

Deno.test('keeps the places of letters whose compatible forms are longer or composed', () => {
  const { runs } = search().searching;
  for (const text of ['가나', '\u1100\u1161나', 'か\u3099き', '㍿社', 'ﬁne', '𠮷野']) {
    for (const run of runs(`x ${text} y`)) {
      run.starts.forEach((/** @type {number} */ start, /** @type {number} */ index) => {
        if (run.ends[index] <= start) throw new Error(`${text}: an empty place`);
        if (index > 0 && start < run.starts[index - 1]) throw new Error(`${text}: out of order`);
      });
    }
  }
});

/** @param {string} query @param {string} text @returns {Promise<string[]>} what is found in the text */
async function found(query, text) {
  const notes = search();
  await notes.searchTerms?.('');
  const { parse, placesOf, runs } = notes.searching;
  const { groups } = parse(query);
  return groups.flatMap((/** @type {SearchGroup} */ { either }) =>
    either.flat().flatMap((wish) =>
      placesOf(wish, runs(text)).map((/** @type {[number, number]} */ range) =>
        text.slice(...range)
      )
    )
  );
}

Deno.test('finds the forms of a word, and no other word', async () => {
  /** @type {[query: string, text: string, found: string[]][]} */
  const cases = [
    ['row', 'Rows in a row, arrows', ['Rows', 'row']],
    ['leaf', 'The leaves leave', ['leaves']],
    ['using', 'She uses what we used', ['uses', 'used']],
    ['colour', 'color and colours', ['color', 'colours']],
    ['e-mail', 'an email, an e-mail', ['email', 'e-mail']],
    ['행', '행과 행을, 실행', ['행', '행']],
    ['행동강령', '행동 강령은', ['행동 강령']],
    ['어려운', '어렵고 어려웠던 어린이', ['어렵', '어려']],
    ['골랐다', '고르고 골라서 고름', ['고르', '골라', '고름']],
    ['파란', '파랗고 파래서', ['파랗', '파래']],
    ['듣다', '소리를 들으면', ['들']],
    ['지어', '집을 짓는 지은이', ['짓', '지']],
    ['나눠', '나누고 나눴다', ['나누', '나눴']],
    ['만들', '만든 만듭니다 만두', ['만든', '만듭']],
    ['表の行', 'この表の行は表の列', ['表の行']],
    ['行', '行と各行を実行する', ['行', '行']],
    ['セル', 'テーブルセルをキャンセル', ['セル']],
    ['選ぶ', '選んだのは選択', ['選']],
    ['読んで', '読みます、読解', ['読']],
    ['コミュニティー', 'コミュニティの', ['コミュニティ']],
    ['わかりやすい', '分かりやすく', ['分かりやす']],
    ['取消し', '取り消す', ['取り消']],
    ['"code of conduct"', 'Code of Conduct, conduct', ['Code of Conduct']],
    ['"행동 강령"', '행동강령과 행동 강령을', ['행동 강령']],
    ['not', 'a note, not noted', ['not']],
    ['controlled', 'controls and controlling', ['controls', 'controlling']],
    ['tried', 'tries to try', ['tries', 'try']],
    ['44pt', '44 pt, 44pt, 144pt', ['44 pt', '44pt']],
    ['100000', '100,000 of 1000', ['100,000']],
    ['2.1', '21 and 2.1', ['2.1']],
    ['C#', 'C, C++ and C#', ['C']],
    ['"@State"', 'a state, @State', ['State']],
    ['resume', 'your résumé', ['résumé']],
    ['SOURCE', 'SOURCE_DATE', ['SOURCE']],
    ['도구', '돌아가는 도구', ['도구']],
    ['앱에서', '앱을, 앱과 지갑', ['앱', '앱']],
    ['내보낸', '내 노트를 내보내고', ['내보내']],
    ['어울린다', '어울리게', ['어울리']],
    ['"수 있습니다"', '할 수 있습니다', ['수 있습니다']],
    ['選ばれた', '選んで開く', ['選']],
    ['開かない', '選んで開く', ['開']],
    ['少なく', '少なくて少し', ['少な']],
    ['落す', '落としたら', ['落と']],
  ];
  for (const [query, text, wanted] of cases) {
    const own = [...new Set(await found(query, text))].sort();
    same(own, [...new Set(wanted)].sort(), query);
  }
});

Deno.test('reads phrases, alternatives and what must not be there', async () => {
  const notes = search();
  await notes.searchTerms?.('');
  const { parse } = notes.searching;
  const read = (/** @type {string} */ query) => {
    const { groups, without } = parse(query);
    const words = (/** @type {SearchWish[]} */ wishes) => wishes.map(({ word }) => word).join('+');
    return [
      ...groups.map((/** @type {SearchGroup} */ { either }) => either.map(words).join('|')),
      ...without.map((/** @type {SearchWish} */ { word }) => '-' + word),
    ].join(' ');
  };
  const cases = {
    'a b': 'a b',
    'cat OR dog tail': 'cat|dog tail',
    'cat | dog': 'cat|dog',
    'cat|dog': 'cat|dog',
    'OR': '',
    'cat OR': 'cat',
    'cat -dog': 'cat -dog',
    'cat －dog': 'cat -dog',
    'cat NOT dog': 'cat -dog',
    'well-known': 'well known',
    '"two words" one': 'two words one',
    '“two words”': 'two words',
    '-"two words" one': 'one -two words',
    '"open': 'open',
    '"" -': '',
    '표 -행': '표 -행',
    '것 표': '표',
    '것': '것',
  };
  for (const [query, wanted] of Object.entries(cases)) same(read(query), wanted, query);
});

Deno.test('cuts a text between words, and never inside a character', () => {
  const { cut } = search().searching;
  const sentence = 'The quick table shows a row and another row of many. ';
  const texts = [
    sentence.repeat(12),
    'この表には、行と列があります。「行」は横、「列」は縦です。'.repeat(12),
    '표에는 행과 열이 있습니다. 행은 가로이고 열은 세로입니다. '.repeat(12),
    '👩‍👩‍👧‍👦か\u3099が'.repeat(60),
  ];
  for (const text of texts) {
    for (let at = 0; at + 2 < text.length; at += 7) {
      const [from, to] = cut(text, [[at, at + 2]]);
      if (from > at || to < Math.min(at + 2, to)) throw new Error(`the match is cut off at ${at}`);
      for (const edge of [from, to]) {
        if (edge === at || edge === at + 2) continue; // The edges of the match itself may be anywhere.
        const isLow = /[\udc00-\udfff\u0300-\u036f\u3099\u309a\u200d]/.test(text[edge] ?? '');
        if (isLow) throw new Error(`cut inside a character at ${edge}`);
      }
      if (from > 0 && from < at && '、。，」）'.includes(text[from])) {
        throw new Error(`begins with ${text[from]}`);
      }
    }
  }
});
