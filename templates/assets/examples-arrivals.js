// @ts-check
// Rows that arrive late: texts and pictures that load, and a list that receives new rows while
// somebody reads it.
(() => {
  'use strict';
  const { all, closest, make, one } = higNotes;
  const { later, part, serial } = higNotes.examples;

  /** Shows in the bar that something is loading. @param {LiveExample} example @param {string} sign */
  function indicate(example, sign) {
    const made = make('div', { class: sign, role: 'progressbar' });
    example.label(made, 'aria-label', () => example.word('loading'));
    example.bar.append(made);
    return made;
  }

  part('loading', (example) => {
    const { data, scroll } = example;
    /** @type {number[]} */
    let timers = [];
    /** @type {HTMLElement | undefined} */
    let indicator;

    /** @param {number} textMs @param {number} imageMs */
    function load(textMs, imageMs) {
      const { progress, stale } = data.loading;
      const lists = all(scroll, '.ex-rows');
      timers.forEach(clearTimeout);
      indicator?.remove();
      for (const list of lists) list.setAttribute('aria-busy', 'true');
      if (progress && progress !== 'none') {
        indicator = indicate(example, progress === 'bar' ? 'ex-progress' : 'ex-spinner');
      }
      for (const row of example.rows) {
        if (row.querySelector('.ex-img')) row.dataset.pending = '';
        row.querySelector('.ex-older')?.classList.toggle('ex-gone', !stale);
        if (textMs > 0 && !stale) row.dataset.blank = '';
      }
      const pending = example.rows.filter((row) => 'pending' in row.dataset);
      timers = [
        later(textMs, () => {
          for (const row of example.rows) delete row.dataset.blank;
        }),
        ...pending.map((row) => {
          const { arrives } = row.dataset;
          const own = Math.min(imageMs, 60000) && Number(arrives || imageMs);
          const ms = Math.max(Number(arrives || 0), own);
          return later(ms, () => {
            delete row.dataset.pending;
          });
        }),
        later(Math.max(textMs, imageMs) + 50, () => {
          for (const list of lists) list.setAttribute('aria-busy', 'false');
          for (const older of all(scroll, '.ex-older')) older.classList.add('ex-gone');
          for (const row of example.rows) delete row.dataset.pending;
          indicator?.remove();
          example.announce(example.word('loaded'));
        }),
      ];
    }

    const word = example.figure.dataset.role === 'bad' ? 'play' : 'reload';
    example.toolbar.append(example.button(word, () => {
      load(Number(data.loading.text), Number(data.loading.image || 0));
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
      if (!step || !row) return;
      event.preventDefault();
      const { rows } = example;
      example.focusRow(rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + step))]);
    });
    scroll.addEventListener('scroll', () => {
      if (scroll.scrollTop < 4) dismiss();
    }, { passive: true });

    function number() {
      const { rows } = example;
      rows.forEach((row, index) => {
        const title = one(row, '.ex-title');
        title.id ||= `ex-t${serial()}`;
        row.setAttribute('role', 'article');
        row.setAttribute('aria-labelledby', title.id);
        row.setAttribute('aria-posinset', String(index + 1));
        row.setAttribute('aria-setsize', String(rows.length));
      });
    }

    /** A new row like an existing one. @param {HTMLElement} model */
    function copy(model) {
      const row = /** @type {HTMLElement} */ (model.cloneNode(true));
      row.dataset.id = `new-${serial()}`;
      for (const node of all(row, '[id]')) node.removeAttribute('id');
      for (const node of all(row, '.ex-older')) node.remove();
      row.querySelector('.ex-main')?.addEventListener('click', () => example.choose(row));
      return row;
    }

    /** Adds two rows; the rows that a person is reading stay in place. */
    function add() {
      const { insert, keep } = data.live;
      const { rows } = example;
      const top = scroll.getBoundingClientRect().top;
      const anchor = rows.find((row) => row.getBoundingClientRect().bottom > top) ?? rows[0];
      const before = anchor.getBoundingClientRect().top;
      const list = one(scroll, '.ex-rows');
      const added = rows.slice(0, 2).map(copy);
      if (insert === 'bottom') list.append(...added);
      else if (insert === 'middle') rows[Math.floor(rows.length / 2)].before(...added);
      else list.prepend(...added);
      number();
      if (keep) scroll.scrollTop += anchor.getBoundingClientRect().top - before;
      else scroll.scrollTop = insert === 'bottom' ? scroll.scrollHeight : 0;
      fresh.push(...added);
      const isSeen = added[0].getBoundingClientRect().top >= top - 1;
      if (data.indicator && keep && !isSeen) offer();
      else fresh = [];
      example.announce(example.word('newRows', added.length));
    }

    /** Offers a button that scrolls to the new rows. */
    function offer() {
      if (!jumpButton) {
        const click = () => {
          const [first] = fresh;
          scroll.scrollTop += first.getBoundingClientRect().top -
            scroll.getBoundingClientRect().top;
          dismiss();
          example.focusRow(first);
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
      if (lists[0].getAttribute('aria-busy') === 'true') return;
      for (const list of lists) list.setAttribute('aria-busy', 'true');
      const sign = indicate(example, 'ex-spinner');
      later(700, () => {
        sign.remove();
        for (const list of lists) list.setAttribute('aria-busy', 'false');
        for (const older of all(scroll, '.ex-older')) older.classList.add('ex-gone');
        example.announce(example.word('updated'));
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
      scroll.addEventListener('pointerdown', (event) => {
        start = scroll.scrollTop <= 0 ? event.clientY : null;
      });
      scroll.addEventListener('pointermove', (event) => {
        if (start === null) return;
        const distance = event.clientY - start;
        if (distance <= 8) return;
        example.isDragged = true;
        sign.style.height = `${Math.min(60, stretch(distance))}px`;
      });
      /** @param {PointerEvent} event */
      const end = (event) => {
        if (start === null) return;
        const isFar = stretch(event.clientY - start) >= 44;
        start = null;
        sign.style.height = '';
        later(0, () => {
          example.isDragged = false;
        });
        if (isFar && event.type === 'pointerup') refresh();
      };
      scroll.addEventListener('pointerup', end);
      scroll.addEventListener('pointercancel', end);
    }
  });
})();
