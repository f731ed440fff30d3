// @ts-check
// Rows that arrive late: texts and pictures that load, and a list that receives new rows while
// somebody reads it.
(() => {
  'use strict';
  const { all, closest, make, one } = higNotes;
  const { later, part, rename, serial } = higNotes.examples;

  /** Shows in the bar that something is loading. @param {LiveExample} example @param {string} sign */
  function indicate(example, sign) {
    const made = make('div', { class: sign, role: 'progressbar' });
    example.label(made, 'aria-label', () => example.word('loading'));
    // A bar of progress lies along the whole bar, another sign before its buttons.
    if (sign === 'ex-progress') example.bar.append(made);
    else example.tools.prepend(made);
    return made;
  }

  /** The rows that updates bring, by the ids of rows. @param {LiveExample} example */
  function comingTo(example) {
    /** @type {Map<string, HTMLElement>} */
    const coming = new Map();
    for (const row of all(example.copy('.ex-after')?.content ?? make('div'), '.ex-row')) {
      coming.set(row.dataset.id ?? '', row);
    }
    return coming;
  }

  /** A copy of the words of a row. @param {HTMLElement} row @returns {HTMLElement} */
  const wordsOf = (row) => /** @type {any} */ (one(row, '.ex-text').cloneNode(true));

  /**
   * Gives a row other words, and what it then opens; what has the focus stays.
   * @param {LiveExample} example @param {HTMLElement} row @param {HTMLElement} text
   * @param {boolean} isNewer whether they are what an update brings
   */
  function renew(example, row, text, isNewer) {
    text.querySelector('.ex-older')?.remove();
    // The label keeps its room, so that nothing moves when it is no longer seen.
    const older = row.querySelector('.ex-older');
    if (older) text.append(' ', older);
    row.querySelector('.ex-text')?.replaceWith(text);
    row.toggleAttribute('data-renewed', isNewer);
    example.parts.opening?.renew(row);
  }

  part('loading', (example) => {
    const { data, scroll } = example;
    /** @type {number[]} */
    let timers = [];
    /** @type {HTMLElement | undefined} */
    let indicator;
    /** The words of the rows before anything was loaded. @type {Map<HTMLElement, HTMLElement>} */
    const first = new Map();

    /**
     * When the picture of a row is there. A don't has the pictures before the texts.
     * @param {HTMLElement} row @param {number} textMs @param {number} imageMs
     */
    const timeOf = ({ dataset }, textMs, imageMs) =>
      dataset.arrives && imageMs >= textMs ? textMs + Number(dataset.arrives) : imageMs;

    /** @param {number} textMs @param {number} imageMs */
    async function load(textMs, imageMs) {
      await example.furnish();
      const { progress, stale } = data.loading;
      const lists = all(scroll, '.ex-rows');
      timers.forEach(clearTimeout);
      indicator?.remove();
      for (const list of lists) list.setAttribute('aria-busy', 'true');
      const coming = comingTo(example);
      const old = example.rows.filter((row) => coming.has(row.dataset.id ?? ''));
      for (const row of old) {
        const kept = first.get(row);
        if (kept) renew(example, row, /** @type {HTMLElement} */ (kept.cloneNode(true)), false);
        else {
          const text = wordsOf(row);
          first.set(row, text);
          example.keep(text);
        }
      }
      if (progress && progress !== 'none') {
        indicator = indicate(example, progress === 'bar' ? 'ex-progress' : 'ex-spinner');
      }
      for (const row of example.rows) {
        if (row.querySelector('.ex-img')) row.dataset.pending = '';
        row.querySelector('.ex-older')?.classList.toggle('ex-gone', !stale);
        if (textMs > 0 && !stale) row.dataset.blank = '';
      }
      const pending = example.rows.filter((row) => 'pending' in row.dataset);
      const times = pending.map((row) => timeOf(row, textMs, imageMs));
      const whole = Math.max(textMs, imageMs, ...times) + 50;
      timers = [
        // Where older words stand from the beginning, the newer ones come last.
        later(textMs || whole, () => {
          for (const row of example.rows) delete row.dataset.blank;
          for (const older of all(scroll, '.ex-older')) older.classList.add('ex-gone');
          for (const row of old) {
            const newer = coming.get(row.dataset.id ?? '');
            if (newer) renew(example, row, wordsOf(newer), true);
          }
        }),
        ...pending.map((row, index) =>
          later(times[index], () => {
            delete row.dataset.pending;
          })
        ),
        later(whole, () => {
          for (const list of lists) list.setAttribute('aria-busy', 'false');
          indicator?.remove();
          example.announce(example.word('loaded'));
        }),
      ];
    }

    const word = example.figure.dataset.role === 'bad' ? 'play' : 'reload';
    example.toolbar.append(example.button(word, () => {
      const { text, image } = data.loading;
      load(Number(text), Number(image ?? text));
    }));
  });

  part('feed', (example) => {
    const { data, scroll, stage, toolbar } = example;
    /** New rows that have not been seen. @type {HTMLElement[]} */
    let fresh = [];
    /** @type {HTMLButtonElement | null} */
    let jumpButton = null;

    for (const list of all(scroll, '.ex-rows')) list.setAttribute('role', 'feed');
    number();
    toolbar.append(example.button('add', add));
    if (data.live.refresh) {
      toolbar.append(example.button('refresh', refresh));
      startPull();
    }
    scroll.addEventListener('keydown', (event) => {
      const step = { PageDown: 1, PageUp: -1 }[event.key];
      const row = closest(event, '.ex-row');
      const out = event.ctrlKey ? { Home: -1, End: 1 }[event.key] : undefined;
      if (!row || !(step || out)) return;
      event.preventDefault();
      const { rows } = example;
      if (out) leave(out);
      else if (step) {
        rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + step))].focus();
      }
    });

    /** Focuses what comes before the feed, or after it. @param {number} step */
    function leave(step) {
      const others = all(document, 'a[href], button, input, select, summary, [tabindex="0"]')
        .filter((node) => node.getClientRects().length && !scroll.contains(node));
      /** @param {Node} node */
      const isAfter = (node) =>
        scroll.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
      (step > 0 ? others.find(isAfter) : others.findLast((node) => !isAfter(node)))?.focus();
    }
    scroll.addEventListener('scroll', () => {
      const { scrollTop, clientHeight, scrollHeight } = scroll;
      const isAtEnd = data.live.insert === 'bottom' && scrollTop + clientHeight > scrollHeight - 4;
      if (isAtEnd || (data.live.insert !== 'bottom' && scrollTop < 4)) dismiss();
    }, { passive: true });

    function number() {
      const { rows } = example;
      rows.forEach((row, index) => {
        const title = one(row, '.ex-title');
        title.id ||= `ex-t${serial()}`;
        row.setAttribute('role', 'article');
        row.tabIndex = -1;
        row.setAttribute('aria-labelledby', title.id);
        row.setAttribute('aria-posinset', String(index + 1));
        row.setAttribute('aria-setsize', String(rows.length));
      });
    }

    /** The next two new rows, or nothing once all are there. */
    function nextRows() {
      const coming = [...comingTo(example).values()];
      if (!coming.length) return example.rows.slice(0, 2).map(copy);
      const ids = new Set(example.rows.map(({ dataset }) => dataset.id));
      return coming.filter(({ dataset }) => !ids.has(dataset.id)).slice(0, 2).map((row) => {
        const article = rename(row, 'div');
        example.dress(article);
        return article;
      });
    }

    /** A new row like an existing one, for a table that does not say what updates bring. @param {HTMLElement} model */
    function copy(model) {
      const row = /** @type {HTMLElement} */ (model.cloneNode(true));
      row.dataset.id = `new-${serial()}`;
      for (const node of all(row, '[id]')) node.removeAttribute('id');
      for (const node of all(row, '.ex-older')) node.remove();
      row.querySelector('.ex-main')?.addEventListener('click', () => example.choose(row));
      return row;
    }

    /** Adds two rows; the rows that a person is reading stay in place. */
    async function add() {
      await example.furnish();
      const { insert, keep } = data.live;
      const added = nextRows();
      if (!added.length) {
        example.announce(example.word('updated'));
        return;
      }
      const { rows } = example;
      const { top, bottom } = scroll.getBoundingClientRect();
      /** The row that a person is reading; nothing in a table that is empty. @type {HTMLElement | undefined} */
      const anchor = rows.find((row) => row.getBoundingClientRect().bottom > top) ?? rows[0];
      const before = anchor?.getBoundingClientRect().top ?? 0;
      const list = scroll.querySelector('.ex-rows') ?? startList();
      if (insert === 'bottom') list.append(...added);
      else if (insert === 'middle' && rows.length) {
        rows[Math.floor(rows.length / 2)].before(...added);
      } else list.prepend(...added);
      number();
      scroll.querySelector('.ex-empty')?.toggleAttribute('hidden', true);
      if (keep && anchor) scroll.scrollTop += anchor.getBoundingClientRect().top - before;
      else scroll.scrollTop = insert === 'bottom' ? scroll.scrollHeight : 0;
      fresh.push(...added);
      const place = added[0].getBoundingClientRect().top;
      const isSeen = place >= top - 1 && place < bottom - 1;
      if (data.indicator && keep && !isSeen) offer();
      else fresh = [];
      example.announce(example.word('newRows', added.length));
    }

    /** A list for the first rows of a table that has no section. */
    function startList() {
      const list = make('ul', { class: 'ex-rows', role: 'feed' });
      scroll.prepend(list);
      return list;
    }

    /** Offers a button that scrolls to the new rows. */
    function offer() {
      if (!jumpButton) {
        const click = () => {
          const [first] = fresh;
          scroll.scrollTop += first.getBoundingClientRect().top -
            scroll.getBoundingClientRect().top;
          dismiss();
          // An article that leads nowhere takes the focus itself.
          if (first.querySelector('button:not([hidden])')) example.focusRow(first);
          else first.focus();
        };
        jumpButton = make('button', { type: 'button', class: 'ex-button ex-new', click });
        stage.append(jumpButton);
      }
      const text = () => example.word('jump', example.pick(data.indicator), fresh.length);
      example.label(jumpButton, null, text);
    }

    function dismiss() {
      if (!jumpButton) return;
      jumpButton.remove();
      jumpButton = null;
      fresh = [];
    }

    function refresh() {
      const lists = all(scroll, '.ex-rows');
      if (lists[0]?.getAttribute('aria-busy') === 'true') return;
      for (const list of lists) list.setAttribute('aria-busy', 'true');
      const sign = indicate(example, 'ex-spinner');
      later(700, async () => {
        await example.furnish();
        sign.remove();
        for (const list of lists) list.setAttribute('aria-busy', 'false');
        for (const older of all(scroll, '.ex-older')) older.classList.add('ex-gone');
        const coming = comingTo(example);
        for (const row of example.rows) {
          const newer = coming.get(row.dataset.id ?? '');
          if (newer) renew(example, row, wordsOf(newer), true);
        }
        number();
        if (coming.size) add();
        else example.announce(example.word('updated'));
      });
    }

    function startPull() {
      /** @type {number | null} */
      let start = null;
      /** A pull meets increasing resistance. @param {number} distance */
      const stretch = (distance) => Math.pow(Math.max(0, distance), 0.85);
      const sign = make('div', { class: 'ex-pull', 'aria-hidden': 'true' });
      example.label(sign, null, () => example.word('refresh'));
      scroll.prepend(sign);
      /** @param {number} y */
      const begin = (y) => {
        start = scroll.scrollTop <= 0 ? y : null;
      };
      /** @param {number} y @returns {boolean} whether it is a pull */
      const pull = (y) => {
        const distance = start === null ? 0 : y - start;
        if (distance <= 8) return false;
        example.isDragged = true;
        sign.style.height = `${Math.min(60, stretch(distance))}px`;
        return true;
      };
      /** @param {number | null} y where it was let go, or null if it was cancelled */
      const end = (y) => {
        if (start === null) return;
        const isFar = y !== null && stretch(y - start) >= 44;
        start = null;
        sign.style.height = '';
        later(0, () => {
          example.isDragged = false;
        });
        if (isFar) refresh();
      };
      /** @param {PointerEvent} event */
      const isMouse = (event) => event.pointerType !== 'touch';
      scroll.addEventListener('pointerdown', (event) => isMouse(event) && begin(event.clientY));
      scroll.addEventListener('pointermove', (event) => isMouse(event) && pull(event.clientY));
      scroll.addEventListener('pointerup', (event) => isMouse(event) && end(event.clientY));
      scroll.addEventListener('pointercancel', (event) => isMouse(event) && end(null));
      // A finger: the browser would scroll, and cancel the pointer, unless the move is taken from it.
      scroll.addEventListener('touchstart', ({ touches }) => {
        if (touches.length === 1) begin(touches[0].clientY);
        else end(null);
      }, { passive: true });
      scroll.addEventListener('touchmove', (event) => {
        const { clientY } = event.touches[0];
        // The first moves decide who gets the stroke.
        if (start !== null && (clientY > start && scroll.scrollTop <= 0)) {
          if (event.cancelable) event.preventDefault();
          pull(clientY);
        }
      }, { passive: false });
      scroll.addEventListener('touchend', ({ changedTouches }) => end(changedTouches[0].clientY));
      scroll.addEventListener('touchcancel', () => end(null));
    }
  });
})();
