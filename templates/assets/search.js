// @ts-check
// Finds translation units in an index of static files. It needs no server and loads only scripts, so
// that it also works from disk.
(() => {
  'use strict';
  const { fill, make, one } = higNotes;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const assets = new URL('.', script.src);
  const root = new URL('../', assets);
  const folder = new URL('search/', root);

  // Files: each is a script that passes its data to `higNotes.search`.
  /** @type {WeakMap<HTMLOrSVGScriptElement, any>} */
  const received = new WeakMap();
  /** @type {Map<string, Promise<any>>} */
  const loads = new Map();
  higNotes.search = (_kind, ...data) => {
    if (document.currentScript) received.set(document.currentScript, data.at(-1));
  };

  /** @param {string} name @returns {Promise<any>} */
  function load(name) {
    const known = loads.get(name);
    if (known) return known;
    const file = new Promise((resolve, reject) => {
      const made = make('script', {
        src: new URL(name + '.js', folder).href,
        load: () => resolve(received.get(made)),
        error: () => {
          loads.delete(name);
          reject(new Error(made.src));
        },
      });
      document.head.append(made);
    });
    loads.set(name, file);
    return file;
  }

  // Terms: as in SearchTerms.swift, but with the position of every character.
  /** @type {[string | null, RegExp][]} */
  const KINDS = [
    ['word', /^[a-z0-9_]$/],
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

  const CLUSTER = /[^][\u0300-\u036f\u1160-\u11ff\u3099\u309a\uff9e\uff9f]*/gu;
  /**
   * @typedef {object} Run
   * @property {string} kind
   * @property {string[]} characters
   * @property {number[]} starts where the cluster of each character begins in the text
   * @property {number[]} ends
   */
  const SELECTOR = /^[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;

  /**
   * The runs of letters of one kind in a text, folded, with the positions of their characters.
   * @param {string} text
   */
  function runs(text) {
    /** @type {Run[]} */
    const found = [];
    /** @type {Run | null} */
    let run = null;
    for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
      const plain = cluster.length === 1 && cluster < '\x80';
      for (const whole of plain ? cluster : cluster.normalize('NFKC')) {
        if (SELECTOR.test(whole)) continue;
        const lower = whole.toLowerCase();
        const kind = kindOf(lower.length === 1 ? lower : whole);
        if (!kind) {
          run = null;
          continue;
        }
        if (!run || run.kind !== kind) {
          run = { kind, characters: [], starts: [], ends: [] };
          found.push(run);
        }
        for (const character of kind === 'word' ? lower : whole) {
          run.characters.push(character);
          run.starts.push(index);
          run.ends.push(index + cluster.length);
        }
      }
    }
    return found;
  }

  /** The stem of an English word. @param {string} word */
  function english(word) {
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

  /**
   * @typedef {object} Index
   * @property {string[]} languages
   * @property {number} slots the number of units in a file of texts
   * @property {number[]} firstFiles the first file of each topic, and the end of the last
   * @property {string[]} names what the files of each topic are called
   * @property {Set<string>} endings of Korean words
   * @property {Set<string>} empty Korean words that are ignored
   * @property {string[]} shards the first term of each shard
   */
  /** @type {Index | null} */
  let loaded = null;
  function directory() {
    if (!loaded) throw new Error('the index is not loaded');
    return loaded;
  }

  /** The stem of a Korean word. @param {string[]} characters */
  function korean(characters) {
    const { endings, empty } = directory();
    let stem = characters;
    for (let round = 0; round < 3; round += 1) {
      let length = Math.min(5, stem.length - 2);
      while (length > 0 && !endings.has(stem.slice(-length).join(''))) length -= 1;
      if (length <= 0) break;
      stem = stem.slice(0, -length);
    }
    return empty.has(stem.join('')) ? [] : stem;
  }

  /** @param {string} character */
  const isHiragana = (character) => character >= '\u3041' && character <= '\u3096';
  /** @param {string[]} characters @param {boolean} isOpen whether the last may stand alone */
  function pairs(characters, isOpen) {
    const found = [];
    for (let at = 0; at + 1 < characters.length; at += 1) {
      found.push(characters[at] + characters[at + 1]);
    }
    const last = characters.at(-1);
    if (last && (characters.length === 1 || (isOpen && !isHiragana(last)))) found.push(last);
    return found;
  }

  /** The terms of the index for a run. @param {Run} run */
  function termsOf(run) {
    if (run.kind === 'word') return [english(run.characters.slice(0, 32).join(''))];
    if (run.kind === 'hangul') return pairs(korean(run.characters), false);
    return pairs(run.characters, true);
  }

  // Queries: a list of wishes, each with terms to look up and a way to find it in a text.

  /**
   * @typedef {object} Wish
   * @property {string} kind
   * @property {string[]} characters
   * @property {string} stem of a word
   * @property {string[]} exact terms that have to occur
   * @property {string | null} prefix the beginning of a term that has to occur
   */
  const PARTICLES = '을를은는의에와과도로만이가';

  /**
   * @param {string} query
   * @param {boolean} isLoose whether endings may be ignored
   */
  function wishes(query, isLoose) {
    const all = runs(query);
    const isOpenEnded = !/\s$/.test(query);
    /** @type {Wish[]} */
    const found = [];
    all.forEach((run, number) => {
      const before = all[number - 1];
      const isAttached = before && before.kind === 'word' && before.ends.at(-1) === run.starts[0];
      const isLast = isOpenEnded && number === all.length - 1;
      let characters = run.characters;
      if (run.kind === 'word') {
        const word = characters.slice(0, 32).join('');
        const stem = english(word);
        const prefix = isLast && word.length > 1 ? word : null;
        found.push({ kind: 'word', characters, exact: [stem], prefix, stem });
        return;
      }
      if (run.kind === 'hangul') {
        // Hangul directly after a Latin word or a number is a particle.
        if (isAttached && characters.length < 3) return;
        characters = korean(characters);
        if (isLoose && characters.length === 2 && PARTICLES.includes(characters[1])) {
          characters = characters.slice(0, 1);
        }
      } else {
        if (isAttached && characters.every(isHiragana)) return;
        if (isLoose) {
          const end = characters.findLastIndex((character) => !isHiragana(character)) + 1;
          if (end > 0) characters = characters.slice(0, end);
        }
      }
      if (!characters.length) return;
      const isSingle = characters.length === 1;
      found.push({
        kind: run.kind,
        characters,
        stem: '',
        exact: isSingle ? [] : pairs(characters, false),
        prefix: isSingle ? characters[0] : null,
      });
    });
    return found;
  }

  /**
   * The positions of a wish in the runs of a text.
   * @param {Wish} wish
   * @param {Run[]} textRuns
   */
  function places(wish, textRuns) {
    /** @type {Range[]} */
    const found = [];
    for (const run of textRuns) {
      if (run.kind !== wish.kind) continue;
      if (wish.kind === 'word') {
        const word = run.characters.slice(0, 32).join('');
        if (english(word) === wish.stem) found.push([run.starts[0], run.ends[run.ends.length - 1]]);
        else if (wish.prefix && word.startsWith(wish.prefix)) {
          found.push([run.starts[0], run.ends[wish.prefix.length - 1]]);
        }
        continue;
      }
      const { characters } = wish;
      for (let at = 0; at + characters.length <= run.characters.length; at += 1) {
        if (characters.every((character, offset) => character === run.characters[at + offset])) {
          found.push([run.starts[at], run.ends[at + characters.length - 1]]);
          at += characters.length - 1;
        }
      }
    }
    return found;
  }

  // The index.
  /** @type {Map<string, number>} */
  const DIGITS = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((digit, value) => [digit, value]));
  const HEADING = 32;

  async function start() {
    if (loaded) return;
    const data = await load('index');
    let end = 0;
    const firstFiles = [end];
    for (const count of data.files ? data.files.split(' ') : []) {
      end += Number(count);
      firstFiles.push(end);
    }
    loaded = {
      languages: data.languages,
      slots: data.slots,
      firstFiles,
      names: data.names.split(' '),
      endings: new Set(data.endings.split(' ')),
      empty: new Set(data.empty.split(' ')),
      shards: data.terms ? data.terms.split(' ') : [],
    };
  }

  /**
   * Where the texts of a unit are: a file has its topic's name, and its own number among those of
   * the topic.
   * @param {number} unit
   * @returns {Promise<TextFile>}
   */
  function textsOf(unit) {
    const { firstFiles, names, slots } = directory();
    const file = Math.floor(unit / slots);
    let low = 0;
    let high = firstFiles.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (firstFiles[middle] <= file) low = middle;
      else high = middle;
    }
    return load(`texts/${names[low]}-${file - firstFiles[low]}`);
  }

  /** The shard that contains a term, if it is in the index. @param {string} term */
  function shardOf(term) {
    const { shards } = directory();
    let low = 0;
    let high = shards.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (shards[middle] <= term) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  /** @type {Map<number, string[]>} */
  const shardLines = new Map();
  /** @param {number} number of a shard */
  async function linesOf(number) {
    const known = shardLines.get(number);
    if (known) return known;
    const text = /** @type {string} */ (await load('terms/' + number));
    const lines = text.split('\n').slice(0, -1);
    shardLines.set(number, lines);
    return lines;
  }

  /**
   * Adds the units in a line of the index, each with its groups as bits. Returns the number of units if
   * the line does not list all of them.
   * @param {string} line
   * @param {Map<number, number>} into
   */
  function read(line, into) {
    const [head, ...groups] = line.split('\t');
    for (const group of groups) {
      const bits = DIGITS.get(group[0]) ?? 0;
      let unit = 0;
      let value = 0;
      let shift = 0;
      for (let at = 1; at < group.length; at += 1) {
        const digit = DIGITS.get(group[at]) ?? 0;
        value |= (digit & 31) << shift;
        if (digit & 32) {
          shift += 5;
          continue;
        }
        unit += value;
        into.set(unit, (into.get(unit) || 0) | bits);
        value = 0;
        shift = 0;
      }
    }
    const common = head.indexOf('!');
    return common < 0 ? 0 : Number(head.slice(common + 1));
  }

  /** @param {string} line */
  const termOf = (line) => line.slice(0, line.search(/[!\t]/));

  /**
   * The units of a term, or of all terms that begin with it. `common` is their number if not all are
   * listed.
   * @param {string} term
   * @param {boolean} isPrefix
   */
  async function lookUp(term, isPrefix) {
    /** @type {Map<number, number>} */
    const units = new Map();
    let common = 0;
    if (!directory().shards.length) return { units, common };
    const first = shardOf(term);
    const last = isPrefix ? Math.min(shardOf(term + '\uffff'), first + 1) : first;
    const numbers = [];
    for (let number = first; number <= last; number += 1) numbers.push(number);
    for (const lines of await Promise.all(numbers.map(linesOf))) {
      for (const line of lines) {
        const own = termOf(line);
        if (isPrefix ? own.startsWith(term) : own === term) {
          common = Math.max(common, read(line, units));
        }
      }
    }
    return { units, common };
  }

  /**
   * At most three of a word's terms, because each candidate is checked in its text anyway.
   * @param {string[]} terms
   */
  function telling(terms) {
    if (terms.length <= 3) return terms;
    return [terms[0], terms[terms.length >> 1], terms[terms.length - 1]];
  }

  const FIRST = 4;
  /** The entries of the index for the first wishes. @param {Wish[]} list */
  async function listsOf(list) {
    const found = await Promise.all(
      list.slice(0, FIRST).map(async (wish) => {
        if (wish.kind !== 'word') {
          if (wish.prefix) return [await lookUp(wish.prefix, true)];
          return Promise.all(telling(wish.exact).map((term) => lookUp(term, false)));
        }
        const [exact, prefix] = await Promise.all([
          lookUp(wish.stem, false),
          wish.prefix ? lookUp(wish.prefix, true) : null,
        ]);
        if (prefix) {
          for (const [unit, bits] of prefix.units) {
            exact.units.set(unit, (exact.units.get(unit) || 0) | bits);
          }
          exact.common = Math.max(exact.common, prefix.common);
        }
        return [exact];
      }),
    );
    return found.flat();
  }

  const FEW = 24;

  /**
   * A long query has more terms than are looked up at first. If there are many units, this keeps those
   * that contain all terms: the index costs less than loading the text of every unit.
   * @param {Scored[]} units
   * @param {Wish[]} list
   */
  async function narrowed(units, list) {
    const terms = list.flatMap((wish, number) => {
      if (wish.prefix) return [];
      if (number >= FIRST) return wish.exact;
      const seen = telling(wish.exact);
      return wish.exact.filter((term) => !seen.includes(term));
    });
    if (terms.length <= FIRST) return units;
    for (let at = 0; at < terms.length && units.length > FEW; at += FIRST) {
      const lists = await Promise.all(
        terms.slice(at, at + FIRST).map((term) => lookUp(term, false)),
      );
      const complete = lists.filter((other) => !other.common);
      units = units.filter(([unit]) => complete.every((other) => other.units.has(unit)));
    }
    return units;
  }

  /**
   * The units that may match, the best first.
   * @param {Question} question
   * @param {boolean} isLoose
   * @returns {Promise<Candidates>}
   */
  async function candidates(question, isLoose) {
    const { firstFiles, languages, slots } = directory();
    const own = wishes(question.text, isLoose);
    const other = question.other ? wishes(question.other, isLoose) : [];
    if (!own.length) return { own, other, units: [], count: 0 };
    const bit = question.language ? 1 << Math.min(languages.indexOf(question.language), 4) : 0;
    const [ownLists, otherLists] = await Promise.all([listsOf(own), listsOf(other)]);
    const lists = [...ownLists, ...otherLists];
    let complete = lists.filter((list) => !list.common);
    const isPartial = !complete.length;
    const count = isPartial ? Math.min(...lists.map((list) => list.common)) : 0;
    const range = question.topic < 0 ? null : [
      firstFiles[question.topic] * slots,
      firstFiles[question.topic + 1] * slots,
    ];
    /** @type {Scored[]} */
    let units = [];
    if (isPartial && range) {
      for (let unit = range[0]; unit < range[1]; unit += 1) units.push([unit, 0]);
    } else {
      if (isPartial) complete = lists;
      complete.sort((a, b) => a.units.size - b.units.size);
      const smallest = complete[0].units;
      for (const unit of smallest.keys()) {
        if (range && (unit < range[0] || unit >= range[1])) continue;
        if (!complete.every((list) => list.units.has(unit))) continue;
        let score = 0;
        let isSpoken = true;
        for (const list of ownLists) {
          const bits = list.units.get(unit) || 0;
          if (bits & HEADING) score += 1;
          if (bit && !(bits & bit) && !list.common) isSpoken = false;
        }
        if (isSpoken) units.push([unit, score]);
      }
      if (isPartial && !units.length) units = [...smallest.keys()].map((unit) => [unit, 0]);
    }
    units = await narrowed(units, [...own, ...other]);
    units.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return { own, other, units: units.map(([unit]) => unit), count };
  }

  /**
   * @typedef {[start: number, end: number]} Range
   * @typedef {[unit: number, score: number]} Scored
   *
   * @typedef {object} Question
   * @property {string} text
   * @property {string} language empty for any
   * @property {string} other text that the other side has to contain
   * @property {number} topic negative for all
   *
   * @typedef {object} Candidates
   * @property {Wish[]} own
   * @property {Wish[]} other
   * @property {number[]} units
   * @property {number} count the number of units if not all are listed
   *
   * @typedef {object} TextFile
   * @property {string} parallel the address of the parallel page
   * @property {[language: string, address: string, title: string][]} editions
   * @property {[id: string, ...texts: [language: string, edition: number, text: string][]][]} units
   *
   * @typedef {object} Text
   * @property {string} language
   * @property {number} edition
   * @property {string} text
   * @property {Run[]} runs
   * @property {Range[]} marks
   *
   * @typedef {object} Hit
   * @property {string} id
   * @property {TextFile} file
   * @property {Text[]} texts
   */

  /**
   * A unit as a hit if its texts actually match, else null.
   * @param {TextFile} file
   * @param {number} slot
   * @param {Candidates} found
   * @param {Question} question
   * @returns {Hit | null}
   */
  function hit(file, slot, found, question) {
    const unit = file.units[slot];
    if (!unit) return null;
    const [id, ...sides] = unit;
    /** @type {Text[]} */
    const texts = sides.map(([language, edition, text]) => ({
      language,
      edition,
      text,
      runs: runs(text),
      marks: [],
    }));
    /** @param {Wish} wish @param {Text} text */
    const has = (wish, text) => places(wish, text.runs).length > 0;
    /** @param {Wish[]} wishes @param {Text} text */
    const mark = (wishes, text) => {
      for (const wish of wishes) text.marks.push(...places(wish, text.runs));
    };
    const asked = texts.filter((text) => !question.language || text.language === question.language);
    const isSpread = () => found.own.every((wish) => asked.some((text) => has(wish, text)));
    const main = asked.find((text) => found.own.every((wish) => has(wish, text))) ??
      (isSpread() ? asked.find((text) => found.own.some((wish) => has(wish, text))) : undefined);
    if (!main) return null;
    if (found.other.length) {
      const there = texts.find((text) =>
        text.language !== main.language && found.other.every((wish) => has(wish, text))
      );
      if (!there) return null;
      mark(found.other, there);
    }
    for (const text of texts) if (text === main || !question.language) mark(found.own, text);
    const shown = [main];
    for (const text of texts) {
      const isFirst = !shown.some((other) => other.language === text.language);
      if (text !== main && (isFirst || text.marks.length)) shown.push(text);
    }
    return { id, file, texts: shown };
  }

  higNotes.searchTerms = async (text) => {
    await start();
    return runs(text).flatMap(termsOf);
  };
  higNotes.searching = { cut, english, places, runs, wishes };

  // The page.
  const NEVER_FIRST =
    '）」』】〕〉》、。，．・：；？！々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ)]}.,:;?!';
  const NEVER_LAST = '（「『【〔〈《([{';
  /** Whether a text must not be cut at a position. @param {string} text @param {number} at */
  const isInside = (text, at) =>
    /[\udc00-\udfff\u0300-\u036f\u3099\u309a\ufe00-\ufe0f\u200d]/.test(text[at] || '') ||
    text[at - 1] === '\u200d';

  /**
   * A part of a text around its first match, cut between words if there are any.
   * @param {string} text
   * @param {Range[]} marks
   * @returns {Range}
   */
  function cut(text, marks) {
    const [start, end] = marks.reduce((a, b) => (b[0] < a[0] ? b : a), marks[0] || [0, 0]);
    const wide = /[\u3041-\u9fff\uac00-\ud7a3]/.test(text) ? 1 : 2;
    let from = Math.max(0, start - 40 * wide);
    let to = Math.min(text.length, Math.max(end, start) + (marks.length ? 70 : 110) * wide);
    if (from < 12) from = 0;
    if (text.length - to < 12) to = text.length;
    if (from > 0) {
      const space = text.indexOf(' ', from);
      if (space > 0 && space < start && space - from < 16) from = space + 1;
      while (from < start && (NEVER_FIRST.includes(text[from]) || isInside(text, from))) from += 1;
    }
    if (to < text.length) {
      const space = text.lastIndexOf(' ', to);
      if (space > end && to - space < 16) to = space;
      while (
        to > end && (NEVER_LAST.includes(text[to - 1]) || NEVER_FIRST.includes(text[to]) ||
          isInside(text, to))
      ) to -= 1;
    }
    return [from, to];
  }

  /** @param {Text} text */
  function line({ language, text, marks }) {
    const made = make('p', { class: 'line', lang: language, 'data-lang': language });
    const [from, to] = cut(text, marks);
    let at = from;
    if (from > 0) made.append('…');
    for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
      if (start < at || end > to) continue;
      made.append(text.slice(at, start), make('mark', {}, text.slice(start, end)));
      at = end;
    }
    made.append(text.slice(at, to), to < text.length ? '…' : '');
    return made;
  }

  function startPage() {
    const found = document.getElementById('search');
    if (!found) return;
    const place = found;
    const words = higNotes.words('search');
    const pageLanguage = document.documentElement.lang;
    /** @type {HTMLFormElement} */
    const form = one(place, 'form');
    /** @type {HTMLInputElement} */
    const box = one(form, '#q');
    /** @type {HTMLSelectElement} */
    const languages = one(form, '[name="in"]');
    /** @type {HTMLInputElement} */
    const other = one(form, '[name="other"]');
    /** @type {HTMLSelectElement} */
    const topics = one(form, '[name="topic"]');
    const status = one(place, '[role="status"]');
    const list = one(place, '.hits');
    /** @type {HTMLButtonElement} */
    const more = one(place, '.more');
    const SHOWN = 6;
    let round = 0;
    /** Shows further hits. @type {(() => void) | null} */
    let proceed = null;
    place.hidden = false;
    document.getElementById('unscripted')?.remove();

    /** @param {Hit} found */
    function draw(found) {
      const { file } = found;
      const [first] = found.texts;
      const edition = file.editions[first.edition];
      const title = file.editions.find(([language]) => language === pageLanguage) || edition;
      const address = new URL(edition[1], root).href + '#' + encodeURIComponent(found.id);
      const head = make(
        'p',
        { class: 'where' },
        make('a', { href: address, lang: title[0] }, title[2]),
      );
      if (file.parallel) {
        const parallel = new URL(file.parallel, root).href + '#' + encodeURIComponent(found.id);
        head.append(' ', make('a', { class: 'aside-link', href: parallel }, words.parallel));
      }
      list.append(make('li', { 'data-unit': found.id }, head, ...found.texts.map(line)));
    }

    /** @param {string} text */
    function say(text) {
      status.textContent = text;
    }

    // Creating a number format takes longer than an answer, so it is done before the first query.
    /** @type {Intl.NumberFormat | undefined} */
    let numbers;
    /** @param {number} number */
    const written = (number) => (numbers ??= new Intl.NumberFormat(pageLanguage)).format(number);
    setTimeout(() => written(0), 50);

    /**
     * Shows hits until there are enough, and keeps a function that continues.
     * @param {Question} question
     * @param {number} own the round of this query
     * @param {number} limit
     */
    async function show(question, own, limit) {
      performance.mark('search-start');
      /** @type {Set<number>} */
      const seen = new Set();
      let shown = 0;
      let rejected = 0;
      let total = 0;
      let isOpen = false;
      let wanted = limit;
      for (const isLoose of [false, true]) {
        const found = await candidates(question, isLoose);
        if (own !== round) return;
        const units = found.units.filter((unit) => !seen.has(unit));
        isOpen = isOpen || found.count > 0;
        total += Math.max(found.count, units.length);
        for (let at = 0; at < units.length; at += 1) {
          seen.add(units[at]);
          // Loads the other files that are needed while this one is checked.
          const end = Math.min(units.length, at + wanted - shown);
          for (let next = at + 1; next < end; next += 1) {
            textsOf(units[next]).catch(() => {});
          }
          const file = await textsOf(units[at]);
          if (own !== round) return;
          const made = hit(file, units[at] % directory().slots, found, question);
          if (!made) {
            rejected += 1;
            continue;
          }
          draw(made);
          shown += 1;
          if (shown >= wanted && at + 1 < units.length) {
            say(fill(words.found, (isOpen ? '≥ ' : '') + written(total - rejected)));
            performance.measure('search-answer', 'search-start');
            more.hidden = false;
            await new Promise((resolve) => {
              proceed = () => resolve(null);
            });
            if (own !== round) return;
            more.hidden = true;
            wanted += SHOWN;
          }
        }
      }
      say(shown ? fill(words.found, written(shown)) : words.nothing);
      performance.measure('search-answer', 'search-start');
    }

    /** @returns {Question} */
    const question = () => ({
      text: box.value,
      language: languages.value,
      other: other.value.trim(),
      topic: topics.value === '' ? -1 : Number(topics.value),
    });

    async function answer() {
      round += 1;
      const own = round;
      if (proceed) proceed();
      proceed = null;
      const asked = question();
      remember();
      more.hidden = true;
      if (!asked.text.trim()) {
        list.replaceChildren();
        say('');
        return;
      }
      try {
        await start();
        if (own !== round) return;
        const old = [...list.children];
        const clear = () => old.forEach((item) => item.remove());
        // The old hits stay visible until there are new ones.
        const observer = new MutationObserver(() => {
          observer.disconnect();
          clear();
        });
        observer.observe(list, { childList: true });
        await show(asked, own, SHOWN);
        observer.disconnect();
        if (own === round) clear();
      } catch {
        if (own === round) {
          list.replaceChildren();
          say(words.failed);
        }
      }
    }

    let remembered = '';
    function remember() {
      const parameters = new URLSearchParams();
      parameters.set('q', box.value);
      for (const field of [languages, other]) {
        if (field.value) parameters.set(field.name, field.value);
      }
      if (topics.value) parameters.set('topic', topics.selectedOptions[0].dataset.slug ?? '');
      remembered = String(parameters);
      try {
        history.replaceState(history.state, '', '#' + remembered);
      } catch { /* a disk */ }
    }

    // There may be many topics and few readers search in one, so they are loaded on demand.
    let hasTopics = false;
    /** @param {string} [slug] of the topic to choose */
    async function fillTopics(slug) {
      if (hasTopics) return;
      hasTopics = true;
      /** @type {[string[][], { languages: string[] }]} */
      const [all, index] = await Promise.all([load('topics'), load('index')]);
      const column = 1 + index.languages.indexOf(pageLanguage);
      all.forEach((topic, number) => {
        const name = topic[column] || topic.slice(1).find(Boolean) || topic[0];
        const option = make('option', { value: number, 'data-slug': topic[0] }, name);
        if (topic[0] === slug) option.selected = true;
        topics.append(option);
      });
    }

    const links = () => higNotes.all(list, '.where a:first-child');
    place.addEventListener('keydown', (event) => {
      if (event.isComposing) return;
      const all = links();
      const at = all.findIndex((link) => link === document.activeElement);
      const isBox = document.activeElement === box;
      if (event.key === 'ArrowDown' && (isBox || at >= 0)) {
        if (at === all.length - 1 && !more.hidden) more.click();
        else all[at + 1]?.focus();
      } else if (event.key === 'ArrowUp' && at >= 0) {
        (at ? all[at - 1] : box).focus();
      } else if (event.key === 'Enter' && isBox) {
        if (all.length) all[0].click();
      } else if (event.key === 'Escape' && isBox) {
        if (box.value) {
          box.value = '';
          answer();
        } else if (history.length > 1) history.back();
      } else if (event.key === 'Escape') {
        box.focus();
        box.select();
      } else return;
      event.preventDefault();
    });

    let waiting = 0;
    form.addEventListener('input', (event) => {
      clearTimeout(waiting);
      // A single letter matches too much and is usually followed by more, and so is text that an input
      // method is composing. Otherwise the pause only skips repeated keys.
      const pause = box.value.length < 2
        ? 250
        : event instanceof InputEvent && event.isComposing
        ? 160
        : 25;
      waiting = setTimeout(answer, pause);
      // Loads the parts of the index that the answer needs in the meantime.
      if (loaded && pause === 25) candidates(question(), false).catch(() => {});
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      answer();
    });
    topics.addEventListener('focus', () => fillTopics());
    topics.addEventListener('pointerdown', () => fillTopics());
    more.addEventListener('click', () => {
      const last = links().length;
      if (!proceed) return;
      proceed();
      proceed = null;
      const observer = new MutationObserver(() => {
        if (links()[last]) {
          observer.disconnect();
          links()[last].focus();
        }
      });
      observer.observe(list, { childList: true });
    });

    async function recall() {
      const parameters = new URLSearchParams(location.hash.slice(1));
      box.value = parameters.get('q') || '';
      languages.value = parameters.get('in') || '';
      other.value = parameters.get('other') || '';
      const topic = parameters.get('topic');
      if (other.value || languages.value || topic) {
        /** @type {HTMLDetailsElement} */
        const filters = one(place, '.filters');
        filters.open = true;
      }
      if (topic) await fillTopics(topic);
      if (parameters.has('q') || matchMedia('(hover: hover)').matches) box.focus();
      if (box.value) answer();
      else start().catch(() => say(words.failed));
    }
    addEventListener('hashchange', () => {
      if (String(new URLSearchParams(location.hash.slice(1))) !== remembered) recall();
    });
    recall();
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startPage);
  else startPage();
})();
