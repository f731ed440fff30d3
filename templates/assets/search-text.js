// @ts-check
// Cuts texts into runs of letters and into the terms of the index, as `SearchTerms.swift` does, but
// with the place of every character.
(() => {
  'use strict';

  /** @type {[string | null, RegExp][]} */
  const KINDS = [
    ['word', /^[a-z0-9]$/],
    ['hangul', /^[\uac00-\ud7a3]$/],
    // The letters of these scripts, as in Script.swift.
    [
      'japanese',
      /^[\u3005-\u3007\u303b\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u{1aff0}-\u{1affe}\u{1b000}-\u{1b122}\u{1b132}\u{1b150}-\u{1b152}\u{1b155}\u{1b164}-\u{1b167}\u{20000}-\u{3fffd}]$/u,
    ],
    [
      null,
      /^[\0-\xa9\u2000-\u206f\u2190-\u245f\u2500-\u2bff\u3000-\u3004\u3008-\u3020\u30fb\u{1f300}-\u{1faff}]$/u,
    ],
    ['word', /^[\p{L}\p{N}\p{M}]$/u],
  ];
  /** @type {Map<string, string | null>} */
  const kinds = new Map();
  /** @param {string} character */
  function kindOf(character) {
    let kind = kinds.get(character);
    if (kind === undefined) {
      kind = KINDS.find(([, pattern]) => pattern.test(character))?.[0] ?? null;
      kinds.set(character, kind);
    }
    return kind;
  }

  const CLUSTER = /[^][\u0300-\u036f\u1160-\u11ff\u3099\u309a\uff9e\uff9f]*/uy;
  const JOINED = /[\u0300-\u036f\u1160-\u11ff\u3099\u309a\uff9e\uff9f]/;
  const SELECTOR = /^[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;

  /** The kind of a character that is its own compatible form, quickly. @param {number} code */
  function plainKind(code) {
    if (code < 0x80) {
      const letter = code | 0x20;
      const isLetter = letter >= 0x61 && letter <= 0x7a;
      return isLetter || (code >= 0x30 && code <= 0x39) ? 'word' : null;
    }
    if (code >= 0xac00 && code <= 0xd7a3) return 'hangul';
    const isKana = (code >= 0x3041 && code <= 0x3096) || (code >= 0x30a1 && code <= 0x30fa);
    return isKana || code === 0x30fc || (code >= 0x4e00 && code <= 0x9fff) ? 'japanese' : undefined;
  }

  /** @typedef {SearchRun} Run */

  /** Whether a text begins with a digit. @param {string} text */
  const isDigit = (text) => text[0] >= '0' && text[0] <= '9';

  /** @param {string} text */
  function runs(text) {
    /** @type {Run[]} */
    const found = [];
    /** @type {Run | null} */
    let run = null;
    let gap = '.';
    // Signs that belong to a name: those directly before the next run, and whether the last run goes on
    // in such signs.
    let before = '';
    let isBehind = false;
    /** @param {string} kind @param {string} letter @param {number} start @param {number} end */
    const add = (kind, letter, start, end) => {
      // Digits end a word, so that "44pt" and "44 pt" are equal.
      if (!run || run.kind !== kind || (kind === 'word' && isDigit(letter) !== isDigit(run.text))) {
        run = { kind, text: '', starts: [], ends: [], gap, before, after: '' };
        found.push(run);
      }
      gap = before = '';
      isBehind = true;
      run.text += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        run.starts.push(start);
        run.ends.push(end);
      }
    };
    /** @param {string} character */
    const skip = (character) => {
      run = null;
      before = '#@.'.includes(character) ? before + character : '';
      isBehind &&= '+#'.includes(character);
      if (isBehind) /** @type {Run} */ (found.at(-1)).after += character;
      if (!/[\s_\u00ad\u200b-\u200d\u2010-\u2012\u30fb-]/.test(character)) gap = '.';
      else if (!gap) gap = ' ';
    };
    let at = 0;
    while (at < text.length) {
      const kind = plainKind(text.charCodeAt(at));
      if (kind !== undefined && !(at + 1 < text.length && JOINED.test(text[at + 1]))) {
        if (kind) add(kind, kind === 'word' ? text[at].toLowerCase() : text[at], at, at + 1);
        else skip(text[at]);
        at += 1;
        continue;
      }
      CLUSTER.lastIndex = at;
      const cluster = CLUSTER.exec(text)?.[0] ?? text[at];
      for (const whole of cluster.normalize('NFKC')) {
        if (SELECTOR.test(whole)) continue;
        const lower = whole.toLowerCase();
        const kind = kindOf(lower.length === 1 ? lower : whole);
        if (kind) add(kind, kind === 'word' ? lower : whole, at, at + cluster.length);
        else skip(whole);
      }
      at += cluster.length;
    }
    return found;
  }

  /** @type {Map<string, string>} */
  const stems = new Map();
  /** The stem of an English word. @param {string} whole */
  function english(whole) {
    let word = stems.get(whole);
    if (word === undefined) {
      word = stem(plain(whole.length > 32 ? [...whole].slice(0, 32).join('') : whole));
      if (stems.size > 20000) stems.clear();
      stems.set(whole, word);
    }
    return word;
  }

  /** Latin letters without their marks. @param {string} word */
  function plain(word) {
    if (/^[a-z0-9]*$/.test(word)) return word;
    const letters = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    return /^[\0-\x7f]+$/.test(letters) ? letters : word;
  }

  /** @param {string} word */
  function stem(word) {
    if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
    /** @param {string} ending */
    const ends = (ending) => word.length > ending.length && word.endsWith(ending);
    const undouble = () => {
      if (word.length > 3 && /([^lsz])\1$/.test(word)) word = word.slice(0, -1);
    };
    if (ends('ies')) word = word.slice(0, -3) + 'y';
    else if (ends('sses') || ends('xes') || ends('ches') || ends('shes')) word = word.slice(0, -2);
    else if (ends('s') && !ends('ss') && !ends('us') && !ends('is')) word = word.slice(0, -1);
    if (word.length >= 6 && ends('ing')) {
      word = word.slice(0, -3);
      undouble();
    } else if (word.length >= 5 && ends('ed') && !ends('eed')) {
      word = word.slice(0, -2);
      undouble();
    } else if (word.length >= 6 && ends('ly')) word = word.slice(0, -2);
    if (word.length > 3 && word.endsWith('e')) word = word.slice(0, -1);
    if (word.length > 3 && word.endsWith('y')) word = word.slice(0, -1) + 'i';
    return word;
  }

  // The index comes with the endings, and with words that say nothing beside others.
  const korea = { endings: new Set(), empty: new Set() };
  // Particles that hardly any noun ends in.
  const MERE = '은는을를에';

  /** What is left of a Korean word when its endings are cut off. @param {string} word @param {number} [least] */
  function korean(word, least = 2) {
    return cut(word, least).stem;
  }

  /**
   * @param {string} word
   * @param {number} least syllables that stay
   * @returns {{ stem: string, crossed: string[] }} pairs that a cut may have taken from a noun
   */
  function cut(word, least) {
    let stem = word;
    const crossed = [];
    for (let round = 0; round < 3; round += 1) {
      let length = Math.min(5, stem.length - least);
      while (length > 0 && !korea.endings.has(stem.slice(-length))) length -= 1;
      if (length <= 0) break;
      if (length === 1 && !MERE.includes(stem.slice(-1))) crossed.push(stem.slice(-2));
      stem = stem.slice(0, -length);
    }
    return { stem, crossed };
  }

  /** @param {string} character */
  const isHiragana = (character) => character >= '\u3041' && character <= '\u3096';
  /** @param {string} text @param {boolean} isOpen whether the last may stand alone */
  function pairs(text, isOpen) {
    const characters = [...text];
    const found = [];
    for (let at = 0; at + 1 < characters.length; at += 1) {
      found.push(characters[at] + characters[at + 1]);
    }
    const last = characters.at(-1);
    if (last && (characters.length === 1 || (isOpen && !isHiragana(last)))) found.push(last);
    return found;
  }

  /** The terms of the index for a run. @param {Run} run */
  function terms(run) {
    if (run.kind === 'word') return [english(run.text)];
    if (run.kind === 'hangul') {
      const { stem, crossed } = cut(run.text, 2);
      return [...pairs(stem, false), ...crossed];
    }
    return pairs(run.text, true);
  }

  higNotes.searching = { english, isHiragana, korea, korean, pairs, runs, terms };
})();
