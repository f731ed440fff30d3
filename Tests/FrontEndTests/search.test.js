// @ts-check
import { run } from './page.js';

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

const search = () => run(['site.js', 'search.js'], { index: ['index', index] });

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
    run.characters.join(''),
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

Deno.test('looks for the stem of a word, and for what it may become while it is typed', async () => {
  const notes = search();
  await notes.searchTerms?.('');
  const { wishes } = notes.searching;
  const wish = (/** @type {any} */ { kind, exact, prefix }) => ({ kind, exact, prefix });
  same(wishes('tables ', false).map(wish), [
    { kind: 'word', exact: ['tabl'], prefix: null },
  ], 'a whole word');
  same(wishes('tab', false).map(wish), [
    { kind: 'word', exact: ['tab'], prefix: 'tab' },
  ], 'a word that goes on');
  same(wishes('테이블을', false).map(wish), [
    { kind: 'hangul', exact: ['테이', '이블'], prefix: null },
  ], 'a Korean word with a particle');
  same(wishes('表', false).map(wish), [
    { kind: 'japanese', exact: [], prefix: '表' },
  ], 'one character');
});

Deno.test('finds what it looks for, and only that', async () => {
  const notes = search();
  await notes.searchTerms?.('');
  const { places, runs, wishes } = notes.searching;
  const found = (/** @type {string} */ query, /** @type {string} */ text) => {
    const [wish] = wishes(query, false);
    return places(wish, runs(text)).map((/** @type {[number, number]} */ range) =>
      text.slice(...range)
    );
  };
  same(found('row ', 'Rows in a row, arrows'), ['Rows', 'row'], 'English');
  same(found('행', '행과 행을'), ['행', '행'], 'Korean');
  same(found('表の行', 'この表の行は表の列'), ['表の行'], 'Japanese');
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
