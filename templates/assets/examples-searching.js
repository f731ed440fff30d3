// @ts-check
// The search field above a table, which leaves the rows that have what is typed; and what stands in
// place of rows where there are none.
(() => {
  'use strict';
  const { all, make, one } = higNotes;
  const { icon, part, serial } = higNotes.examples;

  // The consonants that end a syllable, as those that begin one: a syllable that is being typed takes
  // the first consonant of the next one for a moment.
  const FINALS =
    ('ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ')
      .split(' ');

  /** A text by which others are found: without case, accents and kinds of letters. @param {string} text */
  const plain = (text) =>
    text.normalize('NFKD').toLocaleLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[\u11a8-\u11c2]/g, (end) => FINALS[end.charCodeAt(0) - 0x11a8])
      .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

  part('searching', (example) => {
    const { columns, scroll, stage } = example;
    const rest = stage.querySelector(':scope > .ex-search');
    const field = rest && startField(rest);
    /** What the table itself says without rows. @type {HTMLElement | null} */
    const empty = scroll.querySelector('.ex-empty');
    const nothing = field ? standard() : null;
    // Out of a listbox, whose children are options.
    for (const box of [empty, nothing]) if (box) scroll.append(box);
    /** @type {string[]} */
    let words = [];
    const isSearching = () => words.length > 0;

    /** What the system says where a search finds nothing. */
    function standard() {
      const title = make('p', { class: 'ex-empty-title' });
      const text = make('p', { class: 'ex-empty-text' });
      const what = () => field?.value.trim() ?? '';
      example.label(title, null, () => example.word('nothingFor', what()));
      example.label(text, null, () => example.word('otherWords'));
      const box = make('div', { class: 'ex-empty', hidden: true });
      box.append(icon('M10 10m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15 15l5 5'), title, text);
      return box;
    }

    /** Makes a field of its picture. @param {Element} picture */
    function startField(picture) {
      const prompt = one(picture, '.ex-prompt');
      const input = make('input', {
        type: 'search',
        class: 'ex-query',
        autocomplete: 'off',
        autocapitalize: 'none',
        spellcheck: 'false',
        enterkeyhint: 'search',
        'aria-controls': scroll.id ||= `ex-f${serial()}`,
        input: filter,
        change: async () => (await example.need('sharing')).keep(),
      });
      const name = () => prompt.textContent ?? '';
      prompt.classList.add('ex-vh');
      prompt.setAttribute('aria-hidden', 'true');
      for (const key of ['aria-label', 'placeholder']) example.label(input, key, name);
      const clear = example.iconButton('M7 7l10 10M17 7L7 17', () => example.word('clear'), () => {
        put('');
        input.focus();
      }, { hidden: true });
      clear.classList.add('ex-clear');
      input.addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && input.value) put('');
        else if (event.key === 'ArrowDown') example.focusRow(example.shown[0]);
        else return;
        event.preventDefault();
        event.stopPropagation();
      });
      input.addEventListener('input', () => {
        clear.hidden = !input.value;
      });
      const box = make('div', { class: 'ex-search' }, ...picture.childNodes, input, clear);
      picture.replaceWith(
        /^i(Pad)?OS$/.test(stage.dataset.platform ?? '') ? withCancel(box, input) : box,
      );
      return input;
    }

    /**
     * Puts a button beside a field that ends the search; it is there while one may search.
     * @param {HTMLElement} box @param {HTMLInputElement} input
     */
    function withCancel(box, input) {
      const isGlass = stage.dataset.era === 'ios26';
      const cancel = isGlass
        ? example.iconButton('M6 6l12 12M18 6L6 18', () => example.word('cancel'), end)
        : example.button('cancel', end);
      const line = make('div', { class: 'ex-find' }, box, cancel);
      cancel.classList.add('ex-cancel');
      cancel.hidden = true;
      let isEnding = false;

      function end() {
        put('');
        // A tap leaves the focus in the field: the keys on the screen go away with it. The keyboard has it
        // on the button, which goes away.
        isEnding = true;
        if (document.activeElement === input) input.blur();
        else input.focus();
        isEnding = false;
        cancel.hidden = true;
      }
      for (const kind of ['focus', 'input']) {
        input.addEventListener(kind, () => {
          if (!isEnding) cancel.hidden = false;
        });
      }
      line.addEventListener('focusout', ({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && line.contains(relatedTarget);
        if (!isInside && !input.value) cancel.hidden = true;
      });
      // A press takes the focus from the field, which must not take the button away.
      cancel.addEventListener('pointerdown', (event) => event.preventDefault());
      return line;
    }

    /** @param {string} text */
    function put(text) {
      if (!field) return;
      field.value = text;
      field.dispatchEvent(new Event('input'));
      field.dispatchEvent(new Event('change'));
    }

    /** The texts by which rows are found, until one of them changes. @type {Map<HTMLElement, string>} */
    const texts = new Map();
    example.on('language', () => texts.clear());
    /** @param {HTMLElement} row */
    function textOf(row) {
      // Of columns some may be hidden.
      const text = (columns ? undefined : texts.get(row)) ?? read(row);
      texts.set(row, text);
      return text;
    }

    /** What a row can be found by: its texts and how they are read. @param {HTMLElement} row */
    function read(row) {
      const own = columns ? row : row.querySelector(':scope > .ex-main') ?? row;
      const { language } = example;
      const texts = all(own, '.ex-title, .ex-detail, .ex-value')
        .filter((node) => !node.closest('td[hidden]'))
        .map((node) => node.textContent);
      return plain([row.getAttribute(`data-reading-${language}`), ...texts].join('\n'));
    }

    /** The rows that have all words, and those around and below them. */
    function find() {
      const hits = new Set();
      /** @type {Set<HTMLElement>} */
      const shown = new Set();
      /** @type {HTMLElement[]} */
      const path = [];
      for (const row of example.rows) {
        while (path.length && !isBelow(row, path[path.length - 1])) path.pop();
        const text = 'placeholder' in row.dataset ? '' : textOf(row);
        const isHit = text !== '' && words.every((word) => text.includes(word));
        if (isHit) hits.add(row);
        if (isHit || path.some((outer) => hits.has(outer))) shown.add(row);
        if (isHit) { for (const outer of path) shown.add(outer); }
        path.push(row);
      }
      return { count: hits.size, shown };
    }

    /** @param {HTMLElement} row @param {HTMLElement} outer @returns {boolean} */
    const isBelow = (row, outer) =>
      columns ? Number(row.dataset.level) > Number(outer.dataset.level) : outer.contains(row);

    function filter() {
      const asked = plain(field?.value ?? '').split(/\s+/).filter(Boolean);
      const before = isSearching();
      words = asked;
      // Fewer rows must not move the page below.
      if (!before && isSearching()) stage.style.minHeight = `${stage.offsetHeight}px`;
      else if (!isSearching()) stage.style.minHeight = '';
      stage.toggleAttribute('data-searching', isSearching());
      example.parts.folding?.reveal(isSearching());
      const count = refresh();
      const title = nothing?.querySelector('.ex-empty-title');
      if (title) example.relabel(title);
      if (isSearching()) {
        example.announce(count ? example.word('found', count) : title?.textContent ?? '');
      } else if (before) example.announce('');
    }

    /** Shows the rows that are looked for, and says how many have been found. */
    function refresh() {
      const { count, shown } = isSearching() ? find() : { count: 0, shown: new Set() };
      if (isSearching()) example.parts.outline?.reveal(shown);
      for (const row of example.rows) {
        row.toggleAttribute('data-filtered', isSearching() && !shown.has(row));
      }
      for (const section of all(scroll, '.ex-section, tbody')) {
        const rows = all(section, '.ex-row');
        section.toggleAttribute(
          'data-filtered',
          isSearching() && !rows.some((row) => shown.has(row)),
        );
      }
      check();
      example.restripe();
      const stop = example.rows.find((row) => row.tabIndex === 0);
      if (stop && 'filtered' in stop.dataset) example.rove(example.shown[0]);
      example.tell('selection');
      return count;
    }

    /** Shows what stands in place of rows, if none is shown. */
    function check() {
      const isEmpty = !example.rows.some((row) => !row.hidden && !('filtered' in row.dataset));
      empty?.toggleAttribute('hidden', !isEmpty || isSearching());
      nothing?.toggleAttribute('hidden', !isEmpty || !isSearching());
    }

    if (!field) {
      example.on('removal', check);
      return;
    }
    // What arrives, and other languages.
    const observer = new MutationObserver((records) => {
      if (records.every(({ target }) => empty?.contains(target) || nothing?.contains(target))) {
        return;
      }
      texts.clear();
      if (isSearching()) refresh();
    });
    observer.observe(scroll, { childList: true, subtree: true });
    // Rows that are back were removed in another search, or in one while there is none.
    example.on('removal', () => {
      refresh();
      observer.takeRecords();
    });
    example.states.set('find', { get: () => field.value.trim() || null, set: put });
  });
})();
