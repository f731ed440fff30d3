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
