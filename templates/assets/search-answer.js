// @ts-check
// Answers a question: finds units in the index, and makes sure of them in their texts.
(() => {
  'use strict';
  const { searching } = higNotes;
  const {
    addCompounds,
    both,
    directory,
    fileOf,
    isIn,
    load,
    MOST_FILES,
    need,
    ofGroup,
    parse,
    placesOf,
    runs,
    settle,
  } = searching;

  const HEADING = 32;
  const FIRST = 4;
  const FEW = 24;

  /**
   * @typedef {[start: number, end: number]} Range
   *
   * @typedef {object} Question
   * @property {string} text
   * @property {string} language empty for any
   * @property {string} other text that the other side has to contain
   * @property {number} topic negative for all
   *
   * @typedef {object} Text
   * @property {string} language
   * @property {number} edition
   * @property {string} text
   * @property {Range[]} marks
   *
   * @typedef {object} Hit
   * @property {string} id
   * @property {any} file
   * @property {Text[]} texts
   *
   * @typedef {object} Plan
   * @property {any[]} own groups
   * @property {any[]} other groups
   * @property {any[]} without wishes
   * @property {any[]} otherWithout wishes
   */

  /** @param {Question} question @returns {Promise<Plan>} */
  async function planOf({ text, other }) {
    const kinds = new Set(
      runs(`${text} ${other}`).map((/** @type {SearchRun} */ { kind }) => kind),
    );
    await Promise.all([
      kinds.has('hangul') && need('korean', 'hangulForms'),
      kinds.has('japanese') && need('japanese', 'japaneseForms'),
    ]);
    const own = parse(text);
    const there = parse(other);
    await addCompounds(own);
    await addCompounds(there);
    await settle(own);
    await settle(there);
    return {
      own: own.groups,
      other: there.groups,
      without: own.without,
      otherWithout: there.without,
    };
  }

  /**
   * The units that may match, the best first. `common` is their number where not all are listed, and
   * `empty` are the groups that match nothing.
   * @param {Plan} plan
   * @param {Question} question
   */
  async function candidates(plan, question) {
    const { firstFiles, languages, slots } = directory();
    const all = [...plan.own, ...plan.other];
    const first = all.slice(0, FIRST);
    const lists = await Promise.all(first.map((group) => ofGroup(group, false)));
    const empty = first.filter((_, at) => !lists[at].units.size);
    let found = empty.length ? searching.none() : both(lists);
    const rest = all.slice(FIRST);
    // The index costs less than the text of every unit.
    const isLong = (/** @type {SearchGroup} */ group) =>
      group.either.length === 1 &&
      group.either[0].some((/** @type {SearchWish} */ { forms }) =>
        forms.length === 1 && (forms[0].text ?? '').length > 4 && !forms[0].gap
      );
    const later = [...rest, ...first.filter(isLong)];
    for (const group of later) {
      if (found.units.size <= FEW && !found.common) {
        if (rest.includes(group)) found.isSure = false;
        continue;
      }
      const list = await ofGroup(group, true);
      if (!list.units.size) empty.push(group);
      found = both([found, list]);
    }
    const bit = question.language ? 1 << Math.min(languages.indexOf(question.language), 4) : 0;
    const range = question.topic < 0 ? null : [
      firstFiles[question.topic] * slots,
      firstFiles[question.topic + 1] * slots,
    ];
    /** @type {[number, number][]} */
    let units = [];
    const isComplete = !found.common;
    for (const [unit, bits] of found.units) {
      if (range && (unit < range[0] || unit >= range[1])) continue;
      if (bit && isComplete && !(bits & bit)) continue;
      let score = 0;
      for (const list of lists) if ((list.units.get(unit) ?? 0) & HEADING) score += 1;
      units.push([unit, score]);
    }
    if (!isComplete && range && !empty.length) {
      units = [];
      for (let unit = range[0]; unit < range[1]; unit += 1) units.push([unit, 0]);
    }
    units.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const isSure = found.isSure && !empty.length && !plan.without.length && !plan.other.length &&
      !plan.otherWithout.length &&
      (!bit || (languages.length < 5 && all.length === 1));
    return {
      units: units.map(([unit]) => unit),
      common: range ? 0 : found.common,
      isSure: isSure && (isComplete || (all.length === 1 && !range && !bit)),
      empty,
    };
  }

  /** @type {WeakMap<any, any[]>} */
  const cut = new WeakMap();
  /** The runs of the texts of a unit. @param {any} unit @returns {any[][]} */
  function runsOf(unit) {
    let found = cut.get(unit);
    if (!found) {
      found = unit.slice(1).map((/** @type {[string, number, string]} */ side) => runs(side[2]));
      cut.set(unit, /** @type {any[]} */ (found));
    }
    return /** @type {any[]} */ (found);
  }

  /** Whether one of a group's alternatives is in texts. @param {any} group @param {any[][]} texts */
  const holds = (group, texts) =>
    group.either.some((/** @type {any[]} */ wishes) =>
      wishes.every((wish) => texts.some((text) => isIn(wish, text)))
    );
  /** @param {any[]} groups @returns {any[]} */
  const wishesOf = (groups) => groups.flatMap(({ either }) => either.flat());

  /**
   * A unit as a hit if its texts actually match, else null.
   * @param {any} file
   * @param {number} slot
   * @param {Plan} plan
   * @param {Question} question
   * @returns {Hit | null}
   */
  function hit(file, slot, plan, question) {
    const unit = file.units[slot];
    if (!unit) return null;
    const cut = runsOf(unit);
    /** @type {(Text & { runs: any[] })[]} */
    const texts = unit.slice(1).map(
      (/** @type {[string, number, string]} */ part, /** @type {number} */ at) => ({
        language: part[0],
        edition: part[1],
        text: part[2],
        runs: cut[at],
        marks: [],
      }),
    );
    const asked = texts.filter((text) => !question.language || text.language === question.language);
    const runsAsked = asked.map((text) => text.runs);
    if (!plan.own.every((group) => holds(group, runsAsked))) return null;
    if (plan.without.some((wish) => runsAsked.some((text) => isIn(wish, text)))) return null;
    const main = asked.find((text) => plan.own.every((group) => holds(group, [text.runs]))) ??
      asked.find((text) => plan.own.some((group) => holds(group, [text.runs])));
    if (!main) return null;
    /** @param {any[]} wishes @param {any} text */
    const mark = (wishes, text) => {
      for (const wish of wishes) text.marks.push(...placesOf(wish, text.runs));
    };
    if (plan.other.length || plan.otherWithout.length) {
      const there = texts.find((text) =>
        text.language !== main.language &&
        plan.other.every((group) => holds(group, [text.runs])) &&
        !plan.otherWithout.some((wish) => isIn(wish, text.runs))
      );
      if (!there) return null;
      mark(wishesOf(plan.other), there);
    }
    const wishes = wishesOf(plan.own);
    for (const text of texts) if (text === main || !question.language) mark(wishes, text);
    const shown = [main];
    for (const text of texts) {
      const isFirst = !shown.some((other) => other.language === text.language);
      if (text !== main && (isFirst || text.marks.length)) shown.push(text);
    }
    return { id: unit[0], file, texts: shown };
  }

  /** Hits one after the other, and how many there are. */
  class Answer {
    /** What was looked for instead of what nothing was found for. @type {string[]} */
    instead = [];
    /** @type {number[]} */
    #hits = [];
    #at = 0;
    #shown = 0;
    /** @type {Promise<void>} */
    #looking = Promise.resolve();

    /** @param {Plan} plan @param {Question} question @param {any} found */
    constructor(plan, question, found) {
      this.plan = plan;
      this.question = question;
      this.found = found;
    }

    /** @param {number} unit */
    async #hitOf(unit) {
      const file = await load(fileOf(unit));
      return hit(file, unit % directory().slots, this.plan, this.question);
    }

    /**
     * Looks at texts until there are enough hits or an end is reached: one after the other, whoever
     * waits for them.
     * @param {number} wanted
     * @param {number} [end]
     */
    #look(wanted, end = this.found.units.length) {
      const { units } = this.found;
      const work = async () => {
        while (this.#hits.length < wanted && this.#at < end) {
          // Loads the files that are needed next while this one is looked at.
          const last = Math.min(end, this.#at + wanted - this.#hits.length, this.#at + 8);
          for (let next = this.#at + 1; next < last; next += 1) {
            load(fileOf(units[next])).catch(() => {});
          }
          const unit = units[this.#at];
          if (await this.#hitOf(unit)) this.#hits.push(unit);
          this.#at += 1;
        }
      };
      this.#looking = this.#looking.then(work, work);
      return this.#looking;
    }

    /** Whether there is any hit. */
    async hasAny() {
      await this.#look(1);
      return this.#hits.length > 0;
    }

    /**
     * The words that were found for stems: of each the commonest in the first hits.
     * @param {string[]} stems
     */
    async wordsFor(stems) {
      await this.#look(FIRST);
      const hits = await Promise.all(this.#hits.slice(0, FIRST).map((unit) => this.#hitOf(unit)));
      const found = hits.flatMap((hit) =>
        hit ? hit.texts.flatMap(({ text, marks }) => marks.map(([a, b]) => text.slice(a, b))) : []
      ).map((word) => word.toLowerCase());
      /** @param {string} word */
      const count = (word) => found.filter((one) => one === word).length;
      return stems.map((stem) =>
        found.filter((word) =>
          stem.split(' ').every((one) => word.split(/[^a-z]+/).map(searching.english).includes(one))
        )
          .sort((a, b) => count(b) - count(a))[0] ?? stem
      );
    }

    /** The next hits. @param {number} count @returns {Promise<Hit[]>} */
    async next(count) {
      await this.#look(this.#shown + count);
      const units = this.#hits.slice(this.#shown, this.#shown + count);
      this.#shown += units.length;
      const hits = await Promise.all(units.map((unit) => this.#hitOf(unit)));
      return hits.flatMap((one) => one ?? []);
    }

    /** Whether there may be more hits than were handed out. */
    get hasMore() {
      return this.#shown < this.#hits.length || this.#at < this.found.units.length;
    }

    /** The number of hits if that is known already. */
    get count() {
      const { common, isSure, units } = this.found;
      if (isSure) return common > units.length ? undefined : units.length;
      return this.#at >= units.length && !common ? this.#hits.length : undefined;
    }

    /**
     * Counts the hits, as far as that does not take too many files. `isMore` says that there are more.
     * @param {() => boolean} isWanted asked again and again
     */
    async counted(isWanted) {
      const { common, isSure, units } = this.found;
      // Not all of them are listed.
      if (isSure && common > units.length) return { count: units.length, isMore: true };
      const files = new Set();
      while (this.count === undefined && this.#at < units.length && isWanted()) {
        let end = this.#at;
        const some = new Set();
        for (; end < units.length && some.size < 8; end += 1) some.add(fileOf(units[end]));
        some.forEach((file) => files.add(file));
        if (files.size > MOST_FILES) break;
        await Promise.all([...some].map(load));
        await this.#look(Infinity, end);
      }
      const { count } = this;
      return { count: count ?? this.#hits.length, isMore: count === undefined };
    }
  }

  /** The wishes of a word that may go on: what it begins with. @param {Plan} plan @param {string} text */
  function opened(plan, text) {
    const last = plan.own.at(-1)?.either.at(-1)?.at(-1);
    const isOpen = last?.kind === 'word' && !/[\s"”]$/.test(text);
    const words = isOpen ? last.word.split(' ') : [''];
    const word = words.pop();
    if (!text.toLowerCase().endsWith(word)) return null;
    // Whoever types one letter goes on.
    if (word.length < 2) {
      return word && plan.own.length > 1 ? { ...plan, own: plan.own.slice(0, -1) } : null;
    }
    const open = { ...last, forms: [{ kind: 'prefix', text: word }] };
    if (!words.length) return replaced(plan, last, [open]);
    // What is joined to it by hyphens stands as it is.
    const stems = words.map(searching.english);
    const first = { word: words.join(' '), kind: 'word', forms: [{ kind: 'word', stems }] };
    return replaced(plan, last, [[first, open]]);
  }

  /** @param {Plan} plan @param {any} wish @param {any[]} others @returns {Plan} */
  const replaced = (plan, wish, others) => ({
    ...plan,
    own: plan.own.map((group) => ({
      either: group.either.flatMap((/** @type {any[]} */ wishes) =>
        wishes.includes(wish)
          ? others.map((other) => wishes.flatMap((one) => one === wish ? other : [one]))
          : [wishes]
      ),
    })),
  });

  /** A plan without the signs of names, if it has any. @param {Plan} plan @returns {Plan | null} */
  function unsigned(plan) {
    const signed = wishesOf(plan.own).filter(({ forms }) =>
      forms.some((/** @type {SearchForm} */ { before, after }) => before || after)
    );
    return signed.length
      ? signed.reduce((plan, wish) => {
        const forms = wish.forms.map((/** @type {SearchForm} */ form) => ({
          ...form,
          before: '',
          after: '',
        }));
        return replaced(plan, wish, [{ ...wish, forms }]);
      }, plan)
      : null;
  }

  /**
   * Answers a question. Only where whole words give nothing a beginning counts, and only where that
   * gives nothing a word that is nearly right: there is one answer, with one number.
   * @param {Question} question
   */
  async function ask(question) {
    await searching.start();
    let plan = await planOf(question);
    /** @param {Plan} plan */
    const answer = async (plan) => new Answer(plan, question, await candidates(plan, question));
    if (!plan.own.length) return new Answer(plan, question, { units: [], common: 0, isSure: true });
    let last = await answer(plan);
    if (await last.hasAny()) return last;
    // The signs of a name may be left out: "#available".
    const loose = unsigned(plan);
    if (loose) {
      plan = loose;
      last = await answer(plan);
      if (await last.hasAny()) return last;
    }
    const open = opened(plan, question.text);
    if (open) {
      const further = await answer(open);
      if (await further.hasAny()) return further;
    }
    let near = plan;
    const instead = [];
    for (const group of last.found.empty.length ? last.found.empty : plan.own) {
      for (const wish of group.either.flat()) {
        await need('spelling', 'corrected');
        const others = await searching.corrected(wish);
        if (!others.length) continue;
        near = replaced(near, wish, others);
        instead.push(...others);
      }
    }
    if (!instead.length) return last;
    last = await answer(near);
    if (await last.hasAny()) last.instead = await last.wordsFor(instead.map(({ word }) => word));
    return last;
  }

  Object.assign(searching, {
    ask,
    prepare: async (/** @type {Question} */ question) => {
      await candidates(await planOf(question), question);
    },
  });
})();
