// @ts-check
// What may have been meant by a word that occurs nowhere: the words of the index that are nearly it.
(() => {
  'use strict';
  const { searching } = higNotes;
  const { english, lookUp, termsWith } = searching;

  /** Letters that are mistaken for each other. */
  const ALIKE = ['aeiouy', 'csz', 'ckq', 'fv', 'sx', 'gj', 'mn', 'bp', 'dt', 'lr'];

  /**
   * How far two words are from each other: letters left out, added, replaced or swapped, those that are
   * often mistaken for less.
   * @param {string} a
   * @param {string} b
   * @param {number} limit
   */
  function distance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit) return limit + 1;
    /** @type {number[]} */
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let at = 1; at <= a.length; at += 1) {
      const last = row;
      row = [at];
      for (let other = 1; other <= b.length; other += 1) {
        const [one, two] = [a[at - 1], b[other - 1]];
        const isNear = ALIKE.some((set) => set.includes(one) && set.includes(two));
        const cost = one === two ? 0 : isNear ? 0.6 : 1;
        const isDouble = one === a[at - 2] || two === b[other - 2];
        let best = Math.min(
          last[other] + (isDouble ? 0.6 : 1),
          row[other - 1] + (isDouble ? 0.6 : 1),
          last[other - 1] + cost,
        );
        if (at > 1 && other > 1 && one === b[other - 2] && two === a[at - 2]) {
          best = Math.min(best, before[other - 2] + 0.8);
        }
        row.push(best);
      }
      before = last;
    }
    return row[b.length];
  }

  /** @param {string} word @returns {Promise<string[]>} stems */
  async function latin(word) {
    const stem = english(word);
    if (stem.length < 4 || !/^[a-z]+$/.test(stem)) return [];
    // Of a short word almost any letter makes another word.
    const limit = stem.length < 6 ? 0.9 : 2;
    const { terms, isCut } = await termsWith(stem[0]);
    const more = isCut ? (await termsWith(stem.slice(0, 2))).terms : [];
    const swapped = stem[1] + stem[0];
    const others = (await termsWith(swapped)).terms;
    const near = [...new Set([...terms, ...more, ...others])]
      .filter((term) => term.length > 2 && /^[a-z]+$/.test(term))
      .map((term) => {
        const far = distance(stem, term, limit);
        // The stem of a short word may have lost an e that was typed elsewhere: "tabel".
        const isNear = far <= limit || stem.length > 5;
        return /** @type {const} */ ([isNear ? far : distance(stem, term + 'e', limit), term]);
      })
      .filter(([far]) => far <= limit)
      .sort((a, b) => a[0] - b[0]);
    return commonest(
      near.filter(([far]) => far <= (near[0]?.[0] ?? 0) + 0.01).map(([, term]) => term),
      lookUp,
    );
  }

  /**
   * The one of some words that is in most units: whoever mistyped one word meant one.
   * @param {string[]} words
   * @param {(word: string) => Promise<SearchFound>} look
   */
  async function commonest(words, look) {
    const some = words.slice(0, 8);
    const sizes = await Promise.all(some.map(async (word) => (await look(word)).units.size));
    return words.length ? [some[sizes.indexOf(Math.max(...sizes))]] : [];
  }

  /**
   * Words that a hyphen joins: those that occur nowhere are corrected, the others are right.
   * @param {string} words
   * @returns {Promise<string[][]>} stems
   */
  async function joined(words) {
    const stems = [];
    let isCorrected = false;
    for (const word of words.split(' ')) {
      const stem = english(word);
      const isKnown = (await lookUp(stem)).units.size > 0;
      const [near] = isKnown ? [stem] : await latin(word);
      if (!near) return [];
      isCorrected ||= !isKnown;
      stems.push(near);
    }
    return isCorrected ? [stems] : [];
  }

  /**
   * Words in Hangul and kana are pairs of characters in the index. A character that fits between its
   * neighbours may be the right one.
   * @param {string} word
   * @param {(a: string, b: string) => number} far
   * @param {(character: string) => string[]} near
   * @returns {Promise<string[]>}
   */
  async function chained(word, far, near) {
    /** @type {Map<string, Promise<boolean>>} */
    const asked = new Map();
    /** @param {string} pair */
    const exists = (pair) => {
      let answer = asked.get(pair);
      if (!answer) {
        answer = lookUp(pair).then((/** @type {any} */ { units }) => units.size > 0);
        asked.set(pair, /** @type {Promise<boolean>} */ (answer));
      }
      return /** @type {Promise<boolean>} */ (answer);
    };
    /** @param {string} text */
    const isKnown = async (text) => {
      for (let at = 0; at + 1 < text.length; at += 1) {
        if (!await exists(text.slice(at, at + 2))) return false;
      }
      return text.length > 1;
    };
    /** @type {[number, string][]} */
    const found = [];
    /** @param {number} cost @param {string} text */
    const consider = async (cost, text) => {
      if (!found.some(([, other]) => other === text) && await isKnown(text)) {
        found.push([cost, text]);
      }
    };
    for (let at = 0; at < word.length; at += 1) {
      const [before, after] = [word.slice(0, at), word.slice(at + 1)];
      if (word.length > 3) await consider(2, before + after);
      const candidates = new Set(near(word[at]));
      if (at > 0) {
        const { terms } = await termsWith(word[at - 1]);
        for (const term of terms) if (term.length === 2) candidates.add(term[1]);
      }
      for (const one of candidates) {
        const cost = far(word[at], one);
        if (cost && cost <= 2 && word.length > cost) await consider(cost, before + one + after);
        if (at > 0 && word.length > 3) await consider(2.5, before + one + word.slice(at));
      }
    }
    found.sort((a, b) => a[0] - b[0]);
    // All pairs may be there, and the word in no unit.
    const all = async (/** @type {string} */ text) =>
      searching.both(await Promise.all(searching.pairs(text, false).map(lookUp)));
    /** @type {[number, string][]} */
    const right = [];
    for (const [cost, text] of found.slice(0, 24)) {
      if (right.length && cost > right[0][0]) break;
      if ((await all(text)).units.size) right.push([cost, text]);
    }
    return commonest(right.map(([, text]) => text), all);
  }

  const MARKS = 'ーァィゥェォッャュョ';
  /** @param {string} a @param {string} b */
  function kanaDistance(a, b) {
    const plain = (/** @type {string} */ one) => one.normalize('NFD')[0];
    if (plain(a) === plain(b)) return 1;
    const [one, two] = [a.charCodeAt(0), b.charCodeAt(0)];
    return MARKS.includes(a) || MARKS.includes(b) || Math.abs(one - two) < 2 ? 1.5 : 2;
  }
  /** @param {string} kana */
  const nearKana = (kana) =>
    [kana.normalize('NFD')[0], kana + '\u3099', kana + '\u309a']
      .map((one) => one.normalize('NFC')).filter((one) => one.length === 1 && one !== kana);

  /**
   * The words of the index that are nearest to a wish, as wishes.
   * @param {{ word: string, kind: string }} wish
   * @returns {Promise<{ word: string, kind: string, forms: any[] }[]>}
   */
  async function corrected({ word, kind }) {
    if (kind === 'word') {
      const found = word.includes(' ')
        ? await joined(word)
        : (await latin(word)).map((one) => [one]);
      return found.map((stems) => ({
        word: stems.join(' '),
        kind,
        forms: [{ kind, stems }],
      }));
    }
    let words = /** @type {string[]} */ ([]);
    if (kind === 'hangul') {
      words = await chained(
        searching.noun(word),
        searching.hangulDistance,
        searching.nearSyllables,
      );
    } else if (/^[\u30a1-\u30fa\u30fc]{3,}$/.test(word)) {
      words = await chained(word.replace(/ー$/, ''), kanaDistance, nearKana);
    }
    return words.map((text) => ({
      word: text,
      kind,
      forms: [{ kind, text, gap: text.length > 3 }],
    }));
  }

  Object.assign(searching, { corrected, distance });
})();
