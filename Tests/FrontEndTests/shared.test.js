// @ts-check
import { data, run } from './page.js';

/** @param {unknown} found @param {unknown} wanted @param {string} what */
function same(found, wanted, what) {
  const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one}, not ${other}`);
}

Deno.test('fills the places of a phrase as Swift does', () => {
  const { fill } = run(['site.js']);
  const vectors = data('phrases.json');
  if (vectors.length < 8) throw new Error('the vectors are not all there');
  for (const { phrase, values, text } of vectors) same(fill(phrase, ...values), text, phrase);
});

Deno.test('brings no late rule for which a browser computes the styles of all elements', () => {
  const sheet = Deno.readTextFileSync(
    new URL('../../templates/assets/examples-more.css', import.meta.url),
  ).replace(/\/\*[^]*?\*\//g, '');
  same(sheet.match(/@(keyframes|font-face|property)\b.*/g), null, 'rules for the whole page');
  const selectors = [...sheet.matchAll(/(?<=^|[{};])([^{};@&]+)\{/g)]
    .flatMap(([, list]) => list.split(/,(?![^(]*\))/)).map((selector) => selector.trim());
  if (selectors.length < 100) throw new Error('the selectors were not found');
  // One that names no class, attribute or element fits all.
  same(selectors.filter((selector) => !/[.[]|^[a-z]/.test(selector)), [], 'selectors for all');
});
