// @ts-check
import { run } from './page.js';

const { repository } = run(['site.js', 'repository.js']);
const form = 'https://forge.example/notes/issues/new?title={0}&body={1}';

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  if (found !== wanted) throw new Error(`\n${found}\nnot\n${wanted}`);
}

Deno.test('cuts a text at a word, by its length in an address', () => {
  same(repository.cut('A short row', 40), 'A short row');
  // Each letter of Korean takes nine bytes, and so does the ellipsis.
  same(repository.cut('짧은 행을 봅니다', 9 * 6 + 3), '짧은 행을…');
  same(repository.cut('行を表示します', 9 * 4), '行を表…');
  same(repository.cut('행', 3), '');
});

Deno.test('fills in a report with the address and all texts', () => {
  const address = repository.report(
    form,
    'Mistake in “Tables”',
    ['Why?', 'https://n.example/#u1'],
    [
      { lang: 'en', file: 'notes/en.md', line: 12, text: 'A  row & <b>more</b> @somebody' },
      { lang: 'ko', file: 'notes/한 글.md', line: 7, text: '행 하나' },
    ],
  );
  const url = new URL(address);
  same(url.searchParams.get('title'), 'Mistake in “Tables”');
  same(
    url.searchParams.get('body'),
    'Why?\nhttps://n.example/#u1\n' +
      '\n`notes/en.md:12`\n> A row & \\<b\\>more\\</b\\> @\u200bsomebody\n' +
      '\n`notes/한 글.md:7`\n> 행 하나\n',
  );
});

Deno.test('keeps below 2,000 bytes, and short texts leave their room to long ones', () => {
  const long = '이 문단은 아주 길어서 주소 하나에 다 담기지 않습니다. '.repeat(40);
  const address = repository.report(form, '제목 '.repeat(200), ['?'], [
    { lang: 'en', file: 'en.md', line: 1, text: 'Short.' },
    { lang: 'ko', file: 'ko.md', line: 1, text: long },
    { lang: 'ja', file: 'ja.md', line: 1, text: long },
  ]);
  if (address.length >= 2000 || address.length < 1700) throw new Error(String(address.length));
  const body = new URL(address).searchParams.get('body') ?? '';
  if (!body.includes('> Short.\n')) throw new Error(body);
  same([...body.matchAll(/이 문단은 .*…\n/g)].length, 2);
});
