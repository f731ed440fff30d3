// @ts-check
import { run } from './page.js';

const { parallel } = run(['site.js', 'parallel.js']);

/** @param {string} found @param {string} wanted */
function same(found, wanted) {
  if (found !== wanted) throw new Error(`\n${found}\nnot\n${wanted}`);
}

Deno.test('copies the texts of a unit, a paragraph for each language', () => {
  same(parallel.asText([['A row.'], ['행.', '줄.']]), 'A row.\n\n행.\n줄.\n');
});

Deno.test('quotes a unit so that Markdown reads its texts as they are', () => {
  same(
    parallel.asQuotation([['*A* [row]', 'two\nlines']], 'Tables [1]', 'https://notes.example/#a'),
    '> \\*A\\* \\[row\\]\n>\n> two  \n> lines\n>\n> — [Tables \\[1\\]](<https://notes.example/#a>)\n',
  );
});

Deno.test('writes a unit as TMX that no text can break', () => {
  const memory = parallel.asMemory(
    [{ tag: 'en', text: 'a < b & "c"\nd' }, { tag: 'ko', text: '\u0001표' }],
    'en',
    'tables/<u>',
  );
  for (
    const part of [
      '<tuv xml:lang="en"><seg>a &#60; b &#38; &#34;c&#34; d</seg></tuv>',
      '<tuv xml:lang="ko"><seg>표</seg></tuv>',
      '<tu tuid="tables/&#60;u&#62;">',
      'srclang="en"',
    ]
  ) if (!memory.includes(part)) throw new Error(`${part} is not in\n${memory}`);
});
