// @ts-check
// What a question asks for: groups that all have to be found, of alternatives of which one has to be.
(() => {
  'use strict';
  const { searching } = higNotes;
  const { both, either, english, everything, korea, korean, lookUp, lookUpAll, pairs, runs } =
    searching;

  /**
   * @typedef {SearchRun} Run
   * @typedef {SearchFound} Found
   * @typedef {SearchForm} Form
   * @typedef {SearchWish} Wish
   * @typedef {SearchGroup} Group
   * @typedef {{ groups: Group[], without: Wish[] }} Plan
   */

  const LATIN = /^[a-z]+$/;
  /** The wishes for a word as it was typed. @param {string} token @returns {Wish[]} */
  function wishesFor(token) {
    /** @type {Wish[]} */
    const found = [];
    const all = /** @type {Run[]} */ (runs(token));
    for (let at = 0; at < all.length; at += 1) {
      const run = all[at];
      const before = all[at - 1];
      const isAttached = before?.kind === 'word' && run.gap === '';
      if (run.kind === 'word') {
        let end = at + 1;
        while (all[end]?.kind === 'word') end += 1;
        const words = all.slice(at, end);
        const wish = wordWish(words.map(({ text }) => text));
        // A name in several capitals may go on: UITableViewCell.
        if (words.length === 1 && /[a-z][A-Z]/.test(token)) {
          wish.forms.push({ kind: 'prefix', text: run.text });
        }
        const [{ before }, { after }] = [run, all[end - 1]];
        const signs = before || after ? { before, after } : {};
        found.push({ ...wish, forms: wish.forms.map((form) => ({ ...form, ...signs })) });
        at = end - 1;
      } else if (run.kind === 'hangul') {
        // Particles may stand directly after a Latin word or a number.
        if (isAttached && searching.isParticle(run.text)) continue;
        found.push({ word: run.text, kind: 'hangul', forms: searching.hangulForms(run.text) });
      } else {
        let { text } = run;
        if (isAttached) text = text.replace(/^[のをがはにへとでもや]+(?=[^\u3041-\u3096])/, '');
        if (isAttached && /^[\u3041-\u3096]*$/.test(text)) continue;
        if (/^[\u30fc]+$/.test(text)) continue;
        found.push({ word: text, kind: 'japanese', forms: searching.japaneseForms(text) });
      }
    }
    return found;
  }

  /** @param {string[]} words @returns {Wish} */
  function wordWish(words) {
    /** @type {Form[]} */
    const forms = [];
    const add = (/** @type {string[]} */ ...all) =>
      forms.push({ kind: 'word', stems: all.map((word) => english(word)) });
    if (words.length === 1) {
      for (const [stem, only] of searching.stemsOf(words[0])) {
        forms.push({ kind: 'word', stems: [stem], only });
      }
      // "header" compares nothing, because there is no "headest".
      for (const [base, degree] of searching.compared(words[0])) {
        const given = async (/** @type {(text: string) => Promise<number>} */ count) =>
          await count(base) > 0 && await count(degree) > 0;
        for (const one of [base, degree]) {
          forms.push({ kind: 'word', stems: [english(one)], given });
        }
      }
    } else add(...words);
    const whole = words.join('');
    // Thousands may have a comma. Other numbers stay apart: 2.1 is not 21.
    if (/^\d{4,}$/.test(whole) && words.every((word, at) => at === 0 || word.length === 3)) {
      if (words.length > 1) add(whole);
      else add(...whole.replace(/\B(?=(\d{3})+$)/g, ' ').split(' '));
    } else if (words.length > 1 && !/\d/.test(whole)) add(whole);
    return { word: words.join(' '), kind: 'word', forms };
  }

  /** @param {string} text @param {boolean} isOpen @returns {Wish[]} */
  function phraseWish(text, isOpen) {
    const own = runs(text);
    return own.length
      ? [{ word: text, kind: 'phrase', forms: [{ kind: 'phrase', runs: own, isOpen }] }]
      : [];
  }

  /**
   * Reads a question: words, "phrases", OR between two, a minus before what must not be there.
   * @param {string} query
   * @returns {Plan}
   */
  function parse(query) {
    const text = query.replace(/[“”„‟＂«»]/g, '"').replace(/[|｜]/g, ' | ')
      .replace(/(^|\s)[－−–]/g, '$1-');
    /** @type {Plan} */
    const plan = { groups: [], without: [] };
    let isAlternative = false;
    let isExcluded = false;
    for (const match of text.matchAll(/(-?)"([^"]*)("?)|(\S+)/g)) {
      const [, minus, phrase, end, word] = match;
      const token = word?.normalize('NFKC');
      if (token === 'OR' || token === '|') {
        isAlternative = plan.groups.length > 0;
        continue;
      }
      if (token === 'AND' || token === '&') continue;
      if (token === 'NOT') {
        isExcluded = true;
        continue;
      }
      const isNegative = isExcluded || minus === '-' || /^-[^-]/.test(token ?? '');
      const wishes = word === undefined
        ? phraseWish(phrase, !end)
        : wishesFor(isNegative ? word.replace(/^-/, '') : word);
      isExcluded = false;
      if (!wishes.length) continue;
      if (isNegative) plan.without.push(...wishes);
      else if (isAlternative) plan.groups[plan.groups.length - 1].either.push(wishes);
      else {
        const isWord = wishes.length === 1 && wishes[0].kind === 'word';
        const latin = isWord && LATIN.test(wishes[0].word) ? wishes[0].word : undefined;
        plan.groups.push({ either: [wishes], latin, isEmpty: isEmpty(word) });
      }
      if (isAlternative) plan.groups[plan.groups.length - 1].latin = undefined;
      isAlternative = false;
    }
    const telling = plan.groups.filter((group) => !group.isEmpty);
    return telling.length ? { ...plan, groups: telling } : plan;
  }

  /** Whether a word says nothing beside others. @param {string} [word] */
  function isEmpty(word) {
    const own = runs(word ?? '');
    return own.length === 1 && korea.empty.has(korean(own[0].text));
  }

  /**
   * Keeps the forms for which the index shows what they need.
   * @param {Plan} plan
   */
  async function settle({ groups, without }) {
    /** @type {Map<string, Promise<number>>} */
    const counts = new Map();
    /** How many units have the terms of a text. @param {string} text */
    const count = (text) => {
      const terms = LATIN.test(text) ? [english(text)] : pairs(text, false);
      const known = counts.get(text) ?? Promise.all(terms.map(lookUp)).then((lists) => {
        const { common, units } = both(lists);
        return Math.max(common, units.size);
      });
      counts.set(text, known);
      return known;
    };
    const wishes = [...groups.flatMap(({ either }) => either.flat()), ...without];
    await Promise.all(wishes.map(async (wish) => {
      const kept = await Promise.all(wish.forms.map(({ given }) => !given || given(count)));
      wish.forms = wish.forms.filter((_, at) => kept[at]);
    }));
  }

  /**
   * Adds what is written together or apart. A Korean word of one syllable is looked for by itself, so
   * here it may also end what is before it.
   * @param {Plan} plan
   */
  async function addCompounds(plan) {
    const { groups } = plan;
    for (let at = 0; at + 1 < groups.length; at += 1) {
      const [first, second] = [groups[at], groups[at + 1]].map(({ either }) =>
        either.length === 1 && either[0].length === 1 && either[0][0].kind === 'hangul'
          ? either[0][0].word
          : ''
      );
      if (!first || !second || (first.length > 1 && searching.noun(second).length > 1)) continue;
      const forms = searching.hangulForms(first + second);
      groups.splice(at, 2, {
        either: [[groups[at].either[0][0], groups[at + 1].either[0][0]], [{
          word: first + second,
          kind: 'hangul',
          forms,
        }]],
      });
    }
    for (let at = 0; at < groups.length; at += 1) {
      const [first, second] = [groups[at].latin, groups[at + 1]?.latin];
      if (!first) continue;
      if (first.length > 5) {
        for (const stems of await splits(first)) {
          groups[at].either[0][0].forms.push({ kind: 'word', stems, near: true });
        }
      }
      if (!second || first.length < 2 || second.length < 2) continue;
      const stem = english(first + second);
      if (!(await lookUp(stem)).units.size) continue;
      const joined = /** @type {Wish} */ ({
        word: first + second,
        kind: 'word',
        forms: [{ kind: 'word', stems: [stem] }],
      });
      groups.splice(at, 2, {
        either: [[...groups[at].either[0], ...groups[at + 1].either[0]], [joined]],
      });
    }
  }

  /** The two words of which one may be made. @param {string} word @returns {Promise<string[][]>} */
  async function splits(word) {
    /** @type {string[][]} */
    const found = [];
    const { terms } = await searching.termsWith(word.slice(0, 3));
    const known = new Set(terms);
    for (let at = 3; at < word.length - 2; at += 1) {
      const [left, right] = [english(word.slice(0, at)), english(word.slice(at))];
      if (known.has(left) && (await lookUp(right)).units.size) found.push([left, right]);
    }
    return found;
  }

  // Looking up.

  /**
   * At most three of a word's terms, because each candidate is checked in its text anyway.
   * @param {string[]} terms
   */
  function telling(terms) {
    if (terms.length <= 3) return terms;
    return [terms[0], terms[terms.length >> 1], terms[terms.length - 1]];
  }

  /** @param {Form} form @param {boolean} isFull @returns {Promise<Found>} */
  async function unitsOf(form, isFull) {
    const { kind, text = '', next } = form;
    if (kind === 'word') {
      const lists = await Promise.all((form.stems ?? []).map((stem) => lookUp(stem)));
      const all = both(lists);
      const isExact = lists.length === 1 && !form.only && !form.before && !form.after;
      return { ...all, isSure: all.isSure && isExact };
    }
    if (kind === 'prefix') {
      const all = await lookUpAll(text);
      return { ...all, isSure: all.isSure && !form.before && !form.after };
    }
    if (kind === 'phrase') return { ...both(await ofPhrase(form)), isSure: false };
    const characters = [...text];
    if (characters.length === 1) {
      const found = await lookUpAll(
        text,
        next
          ? (/** @type {string} */ term) => term.length > text.length && next.includes([...term][1])
          : undefined,
      );
      return { ...found, isSure: false };
    }
    const kept = kind === 'hangul' ? korean(text) || text : text;
    let terms = pairs(kept.length > 1 ? kept : text, false);
    if (next && characters.length < 4 && next.length === 1) terms.push(characters.at(-1) + next);
    const isExact = terms.length === 1 && kept === text && !next && !form.start && !form.rest &&
      !form.alone && !form.gap;
    if (!isFull) terms = telling(terms);
    const lists = await Promise.all(terms.map((/** @type {string} */ term) => lookUp(term)));
    const all = both(lists, form.gap && lists.length > 1 ? 1 : 0);
    return { ...all, isSure: all.isSure && isExact };
  }

  /**
   * The units of what a text with a phrase must have in the index. The first and the last word of the
   * phrase may be parts of longer ones, of which the index has what no ending takes away.
   * @param {Form} form
   */
  function ofPhrase({ runs: all = [], isOpen }) {
    /** @type {string[]} */
    const terms = [];
    /** @type {string[]} */
    const beginnings = [];
    all.forEach((run, at) => {
      const { kind, text } = run;
      const [isFirst, isLast] = [at === 0, at === all.length - 1];
      const isOutside = isFirst || isLast;
      if (!isOutside || (kind === 'word' && !(isLast && isOpen))) {
        terms.push(...searching.terms(run));
      } else if (kind === 'word' || text.length === 1) {
        if (isLast || kind === 'japanese') beginnings.push(text);
      } else if (kind === 'japanese') terms.push(...pairs(text, false));
      else if (isFirst) {
        const kept = korean(text, 0);
        if (kept.length > 1) terms.push(...pairs(kept, false));
      } else terms.push(text.slice(0, 2));
    });
    const step = Math.ceil(terms.length / 6);
    const lists = terms.filter((_, at) => at % step === 0).map((term) => lookUp(term));
    if (!lists.length) lists.push(...beginnings.map((text) => lookUpAll(text)));
    return Promise.all(lists.length ? lists : [everything()]);
  }

  /** @param {Wish} wish @param {boolean} isFull @returns {Promise<Found>} */
  const ofWish = async (wish, isFull) =>
    either(await Promise.all(wish.forms.map((form) => unitsOf(form, isFull))));

  /** @param {Group} group @param {boolean} isFull @returns {Promise<Found>} */
  async function ofGroup(group, isFull) {
    const lists = await Promise.all(
      group.either.map(async (wishes) =>
        both(await Promise.all(wishes.map((wish) => ofWish(wish, isFull))))
      ),
    );
    return { ...either(lists) };
  }

  // Finding in texts.

  /**
   * The places of a form in the runs of a text.
   * @param {Form} form
   * @param {Run[]} all
   * @returns {[start: number, end: number][]}
   */
  function places(form, all) {
    const { kind, text = '' } = form;
    /** @type {[number, number][]} */
    const found = [];
    if (kind === 'phrase') return phrasePlaces(form, all);
    if (kind === 'word') {
      const stems = form.stems ?? [];
      for (let at = 0; at + stems.length <= all.length; at += 1) {
        const isHere = stems.every((stem, offset) => {
          const run = all[at + offset];
          return run.kind === 'word' && english(run.text) === stem &&
            (!form.only || form.only.has(run.text)) &&
            !(offset && form.near && run.gap !== ' ');
        });
        const last = all[at + stems.length - 1];
        if (isHere && isSigned(form, all[at], last)) {
          found.push([all[at].starts[0], last.ends.at(-1) ?? 0]);
        }
      }
      return found;
    }
    if (kind === 'prefix') {
      for (const run of all) {
        if (run.kind === 'word' && run.text.startsWith(text) && isSigned(form, run, run)) {
          found.push([run.starts[0], run.ends[text.length - 1]]);
        }
      }
      return found;
    }
    all.forEach((run, number) => {
      if (run.kind !== kind) return;
      for (
        let at = run.text.indexOf(text);
        at >= 0;
        at = run.text.indexOf(text, at + text.length)
      ) {
        if (fits(form, run.text, at)) found.push([run.starts[at], run.ends[at + text.length - 1]]);
        if (form.start) break;
      }
      const place = form.gap ? across(text, all, number) : null;
      if (place) found.push(place);
    });
    return found;
  }

  /** Whether the signs of a form are there. @param {Form} form @param {Run} first @param {Run} last */
  const isSigned = ({ before = '', after = '' }, first, last) =>
    first.before.endsWith(before) && last.after.startsWith(after);

  /** @param {Form} form @param {string} run @param {number} at */
  function fits(form, run, at) {
    const { text = '', next, rest } = form;
    if (form.start && at > 0) return false;
    const end = at + text.length;
    if (next && !(run[end] && next.includes(run[end]))) return false;
    if (rest && !rest.test(run.slice(end))) return false;
    return !form.alone || searching.isAlone(run, at, text.length);
  }

  /**
   * A text that begins a run and goes on in the next ones, behind blanks.
   * @param {string} text
   * @param {Run[]} all
   * @param {number} number
   * @returns {[number, number] | null}
   */
  function across(text, all, number) {
    let whole = all[number].text;
    if (!text.startsWith(whole)) return null;
    for (let at = number + 1; at < all.length; at += 1) {
      const run = all[at];
      if (run.kind !== all[number].kind || run.gap !== ' ') return null;
      const missing = text.length - whole.length;
      whole += run.text;
      if (whole.startsWith(text)) return [all[number].starts[0], run.ends[missing - 1]];
      if (!text.startsWith(whole)) return null;
    }
    return null;
  }

  /** @param {Form} form @param {Run[]} all @returns {[number, number][]} */
  function phrasePlaces({ runs: wanted = [], isOpen }, all) {
    /** @type {[number, number][]} */
    const found = [];
    const last = wanted.length - 1;
    for (let at = 0; at + last < all.length; at += 1) {
      let from = 0;
      let to = 0;
      const isHere = wanted.every(({ kind, text, gap }, offset) => {
        const run = all[at + offset];
        if (run.kind !== kind || (offset > 0 && (run.gap === '') !== (gap === ''))) return false;
        const isWhole = kind === 'word';
        let place = 0;
        if (offset === 0 && !isWhole) {
          place = last ? run.text.length - text.length : run.text.indexOf(text);
        }
        if (place < 0 || !run.text.startsWith(text, place)) return false;
        const goesOn = place + text.length < run.text.length;
        if (goesOn && (offset < last || (isWhole && !isOpen))) return false;
        if (offset === 0) from = run.starts[place];
        to = run.ends[place + text.length - 1];
        return true;
      });
      const signs = { before: wanted[0].before, after: wanted[last].after };
      if (isHere && isSigned(/** @type {Form} */ (signs), all[at], all[at + last])) {
        found.push([from, to]);
      }
    }
    return found;
  }

  /** @param {Wish} wish @param {Run[]} all @returns {[number, number][]} */
  const placesOf = (wish, all) => wish.forms.flatMap((form) => places(form, all));
  /** @param {Wish} wish @param {Run[]} all */
  const isIn = (wish, all) => wish.forms.some((form) => places(form, all).length > 0);

  Object.assign(searching, {
    addCompounds,
    isIn,
    ofGroup,
    ofWish,
    parse,
    placesOf,
    settle,
    wishesFor,
  });
})();
