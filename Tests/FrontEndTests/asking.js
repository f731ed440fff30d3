// @ts-check
// Asks the search of a built site without a browser, for work on its answers:
// `deno run --allow-read Tests/FrontEndTests/asking.js QUESTIONS NAME=SITE ...`
import { run } from './page.js';

export const SEARCH = [
  'site.js',
  'search-text.js',
  'search-english.js',
  'search-korean.js',
  'search-japanese.js',
  'search-index.js',
  'search-query.js',
  'search-spelling.js',
  'search-answer.js',
  'search.js',
];

/** @param {string} folder of a site */
export function searchOf(folder) {
  return run(SEARCH, (name) => {
    const source = Deno.readTextFileSync(`${folder}/search/${name}.js`);
    /** @type {unknown[]} */
    let given = [];
    new Function('higNotes', source)({ search: (/** @type {unknown[]} */ ...all) => given = all });
    return given;
  }).searching;
}
