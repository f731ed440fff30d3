// @ts-check
// The search page. Other files have the engine: `search-text.js` cuts texts, `search-index.js` looks terms
// up, `search-query.js` reads a question, and `search-answer.js` answers it.
(() => {
  'use strict';
  const { fill, make, one, searching } = higNotes;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const root = new URL('../', new URL('.', script.src));
  /** The folder of the pages for readers of this page's language. */
  const folder = document.getElementById('search')?.dataset.folder ?? '';

  /**
   * @typedef {[start: number, end: number]} Range
   * @typedef {{ language: string, edition: number, text: string, marks: Range[] }} Text
   * @typedef {{ id: string, file: any, texts: Text[] }} Hit
   */

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
    const FURTHER = 24;
    let round = 0;
    /** Shows further hits. @type {(() => Promise<void>) | null} */
    let proceed = null;
    place.hidden = false;
    document.getElementById('unscripted')?.remove();

    /** @param {Hit} found */
    function draw(found) {
      const { file } = found;
      const [first] = found.texts;
      const edition = file.editions[first.edition];
      const title =
        file.editions.find((/** @type {string[]} */ [language]) => language === pageLanguage) ||
        edition;
      const address = new URL(edition[1], root).href + '#' + encodeURIComponent(found.id);
      const head = make(
        'p',
        { class: 'where' },
        make('a', { href: address, lang: title[0] }, title[2]),
      );
      if (file.parallel) {
        const parallel = new URL(folder + file.parallel, root).href + '#' +
          encodeURIComponent(found.id);
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

    // The question whose hits are in the list, and whether the first of the next is to be opened.
    let drawn = '';
    let isOpening = false;

    /**
     * Shows the first hits of an answer, then how many there are.
     * @param {any} question
     * @param {number} own the round of this query
     */
    async function show(question, own) {
      performance.mark('search-start');
      const answer = await searching.ask(question);
      if (own !== round) return;
      const hits = await answer.next(SHOWN);
      if (own !== round) return;
      hits.forEach(draw);
      drawn = JSON.stringify(question);
      // The old hits go with this task.
      if (isOpening) setTimeout(() => own === round && openFirst());
      more.hidden = !hits.length || !answer.hasMore;
      proceed = async () => {
        const further = await answer.next(FURTHER);
        if (own !== round) return;
        further.forEach(draw);
        more.hidden = !answer.hasMore;
      };
      performance.measure('search-answer', 'search-start');
      if (!hits.length) {
        say(words.nothing);
        return;
      }
      if (answer.count === undefined) await new Promise((resolve) => setTimeout(resolve, 250));
      const { count, isMore } = await answer.counted(() => own === round);
      if (own !== round) return;
      more.hidden = !answer.hasMore;
      const found = fill(isMore ? words.foundMore : words.found, written(count));
      const instead = answer.instead.map((/** @type {string} */ word) => `“${word}”`).join(', ');
      say(instead ? `${fill(words.instead, instead)} ${found}` : found);
    }

    const question = () => ({
      text: box.value,
      language: languages.value,
      other: other.value.trim(),
      topic: topics.value === '' ? -1 : Number(topics.value),
    });

    async function answer() {
      round += 1;
      const own = round;
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
        const old = [...list.children];
        const clear = () => old.forEach((item) => item.remove());
        // The old hits stay visible until there are new ones.
        const observer = new MutationObserver(() => {
          observer.disconnect();
          clear();
        });
        observer.observe(list, { childList: true });
        await show(asked, own);
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
      const [all, index] = await Promise.all([
        searching.load('topics'),
        searching.load('index'),
      ]);
      const column = 1 + index.languages.indexOf(pageLanguage);
      all.forEach((topic, number) => {
        const name = topic[column] || topic.slice(1).find(Boolean) || topic[0];
        const option = make('option', { value: number, 'data-slug': topic[0] }, name);
        if (topic[0] === slug) option.selected = true;
        topics.append(option);
      });
    }

    const links = () => higNotes.all(list, '.where a:first-child');
    function openFirst() {
      isOpening = false;
      links()[0]?.click();
    }
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
        if (drawn === JSON.stringify(question())) openFirst();
        else {
          clearTimeout(waiting);
          isOpening = true;
          answer();
        }
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
      isOpening = false;
      // A single letter matches too much and is usually followed by more, and so is text that an input
      // method is composing. Otherwise the pause only skips repeated keys.
      const pause = box.value.length < 2
        ? 250
        : event instanceof InputEvent && event.isComposing
        ? 160
        : 25;
      waiting = setTimeout(answer, pause);
      // Loads the parts of the index that the answer needs in the meantime.
      if (pause === 25) searching.prepare(question()).catch(() => {});
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      answer();
    });
    topics.addEventListener('focus', () => fillTopics());
    topics.addEventListener('pointerdown', () => fillTopics());
    more.addEventListener('click', async () => {
      const last = links().length;
      await proceed?.();
      links()[last]?.focus();
    });

    async function recall() {
      const parameters = new URLSearchParams(location.hash.slice(1) || location.search.slice(1));
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
      else searching.start().catch(() => say(words.failed));
    }
    addEventListener('hashchange', () => {
      if (String(new URLSearchParams(location.hash.slice(1))) !== remembered) recall();
    });
    recall();
  }

  Object.assign(searching, { cut });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startPage);
  else startPage();
})();
