// @ts-check
// Looks terms up in the index, which is many small scripts, so that it also works from disk.
(() => {
  'use strict';
  const { make, searching } = higNotes;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const folder = new URL('../search/', new URL('.', script.src));

  // Each file passes its data to `higNotes.search`.
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

  /** @type {Map<string, Promise<void>>} */
  const needed = new Map();
  /**
   * Loads a part of the engine that few questions need, unless its function is there.
   * @param {string} name
   * @param {string} provided
   * @returns {Promise<void>}
   */
  function need(name, provided) {
    const known = searching[provided] ? Promise.resolve() : needed.get(name);
    if (known) return known;
    const part = new Promise((resolve, reject) => {
      const src = new URL(`search-${name}.js`, script.src).href;
      const error = () => {
        needed.delete(name);
        reject(new Error(src));
      };
      document.head.append(make('script', { src, load: () => resolve(undefined), error }));
    });
    needed.set(name, /** @type {Promise<void>} */ (part));
    return /** @type {Promise<void>} */ (part);
  }

  /**
   * @typedef {object} Index
   * @property {string[]} languages
   * @property {number} slots the number of units in a file of texts
   * @property {number[]} firstFiles the first file of each topic, and the end of the last
   * @property {string[]} names what the files of each topic are called
   * @property {string[]} shards the first term of each shard
   */
  /** @type {Index | null} */
  let loaded = null;
  function directory() {
    if (!loaded) throw new Error('the index is not loaded');
    return loaded;
  }

  async function start() {
    if (loaded) return;
    const data = await load('index');
    let end = 0;
    const firstFiles = [end];
    for (const count of data.files ? data.files.split(' ') : []) {
      end += Number(count);
      firstFiles.push(end);
    }
    searching.korea.endings = new Set(data.endings.split(' '));
    searching.korea.empty = new Set(data.empty.split(' '));
    loaded = {
      languages: data.languages,
      slots: data.slots,
      firstFiles,
      names: data.names.split(' '),
      shards: data.terms ? data.terms.split(' ') : [],
    };
  }

  /**
   * A file of texts: `parallel` is the address of the parallel page.
   * @typedef {object} TextFile
   * @property {string} parallel
   * @property {[language: string, address: string, title: string][]} editions
   * @property {[id: string, ...texts: [language: string, edition: number, text: string][]][]} units
   */

  /**
   * Where the texts of a unit are: a file has its topic's name, and its own number among those of
   * the topic.
   * @param {number} unit
   */
  function fileOf(unit) {
    const { firstFiles, names, slots } = directory();
    const file = Math.floor(unit / slots);
    let low = 0;
    let high = firstFiles.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (firstFiles[middle] <= file) low = middle;
      else high = middle;
    }
    return `texts/${names[low]}-${file - firstFiles[low]}`;
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

  /** @param {string} line */
  const termOf = (line) => line.slice(0, line.search(/[!\t]/));

  /** @type {Map<number, Map<string, string>>} */
  const shardLines = new Map();
  /** The lines of a shard by their terms, in order. @param {number} number */
  async function linesOf(number) {
    const known = shardLines.get(number);
    if (known) return known;
    const text = /** @type {string} */ (await load('terms/' + number));
    const lines = new Map(text.split('\n').slice(0, -1).map((line) => [termOf(line), line]));
    shardLines.set(number, lines);
    return lines;
  }

  /** @type {Map<string, number>} */
  const DIGITS = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((digit, value) => [digit, value]));

  /** @typedef {SearchFound} Found */
  /** @returns {Found} */
  const none = () => ({ units: new Map(), common: 0, isSure: true });

  /** Adds the units in a line of the index. @param {string} line @param {Found} into */
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
        into.units.set(unit, (into.units.get(unit) || 0) | bits);
        value = 0;
        shift = 0;
      }
    }
    const mark = head.indexOf('!');
    if (mark >= 0) into.common = Math.max(into.common, Number(head.slice(mark + 1)));
  }

  /** The units of a term. @param {string} term @returns {Promise<Found>} */
  async function lookUp(term) {
    const found = none();
    if (!directory().shards.length) return found;
    const line = (await linesOf(shardOf(term))).get(term);
    if (line) read(line, found);
    return found;
  }

  const MOST_SHARDS = 6;
  /** The terms that begin with a text. @param {string} prefix */
  async function termsWith(prefix) {
    if (!directory().shards.length) return { terms: [], isCut: false };
    const first = shardOf(prefix);
    const end = shardOf(prefix + '\uffff');
    const last = Math.min(end, first + MOST_SHARDS - 1);
    const numbers = [];
    for (let number = first; number <= last; number += 1) numbers.push(number);
    const shards = await Promise.all(numbers.map(linesOf));
    const terms = shards.flatMap((lines) =>
      [...lines.keys()].filter((own) => own.startsWith(prefix))
    );
    return { terms, isCut: last < end };
  }

  /**
   * The units of all terms that begin with a text and are wanted.
   * @param {string} prefix
   * @param {(term: string) => boolean} isWanted
   * @returns {Promise<Found>}
   */
  async function lookUpAll(prefix, isWanted = () => true) {
    const { terms, isCut } = await termsWith(prefix);
    const found = none();
    for (const term of terms.filter(isWanted)) {
      const line = (await linesOf(shardOf(term))).get(term);
      if (line) read(line, found);
    }
    found.isSure = !isCut && !found.common;
    if (isCut) found.common = Math.max(found.common, found.units.size);
    return found;
  }

  /** How many files of texts are looked through. */
  const MOST_FILES = 320;
  /** All units that are looked through where the index cannot help. @returns {Found} */
  function everything() {
    const { firstFiles, slots } = directory();
    const files = firstFiles.at(-1) ?? 0;
    const units = Math.min(files, MOST_FILES) * slots;
    return {
      units: new Map(Array.from({ length: units }, (_, unit) => [unit, 0x1f])),
      common: files > MOST_FILES ? files * slots : 0,
      isSure: false,
    };
  }

  /** The units that are in one of several lists. @param {Found[]} lists @returns {Found} */
  function either(lists) {
    if (lists.length === 1) return lists[0];
    const all = none();
    for (const { units, common, isSure } of lists) {
      for (const [unit, bits] of units) all.units.set(unit, (all.units.get(unit) || 0) | bits);
      all.common = Math.max(all.common, common);
      all.isSure = all.isSure && isSure;
    }
    // Two of which not all are listed may have any number together.
    if (all.common) {
      all.isSure = false;
      all.common = Math.max(all.common, all.units.size);
    }
    return all;
  }

  /**
   * The units that are in all of several lists, or in all but some. Of a list that is not complete a
   * text has to say it.
   * @param {Found[]} lists
   * @param {number} missing how many lists may lack a unit
   * @returns {Found}
   */
  function both(lists, missing = 0) {
    if (lists.length === 1) return lists[0];
    const complete = lists.filter((list) => !list.common);
    const all = none();
    all.isSure = !missing && complete.length === lists.length && lists.every((list) => list.isSure);
    const used = complete.length ? complete : lists;
    if (!complete.length) all.common = Math.min(...lists.map((list) => list.common));
    const wanted = Math.max(1, used.length - missing);
    used.sort((a, b) => a.units.size - b.units.size);
    for (const list of missing ? used : used.slice(0, 1)) {
      for (const unit of list.units.keys()) {
        if (all.units.has(unit)) continue;
        let count = 0;
        let bits = 0;
        for (const other of used) {
          const own = other.units.get(unit);
          if (own !== undefined) count += 1;
          bits |= own ?? 0;
        }
        if (count >= wanted) all.units.set(unit, bits);
      }
    }
    return all;
  }

  Object.assign(searching, {
    both,
    directory,
    either,
    everything,
    fileOf,
    load,
    lookUp,
    lookUpAll,
    MOST_FILES,
    need,
    none,
    start,
    termsWith,
  });
  higNotes.searchTerms = async (text) => {
    await start();
    return searching.runs(text).flatMap(searching.terms);
  };
})();
