// @ts-check
// Other platforms: the focus on a television; and on a watch few visible rows, rows that shrink towards
// the edges, and vertical pages with the details of rows.
(() => {
  'use strict';
  const { all, make } = higNotes;
  const { PATHS, move, part, serial } = higNotes.examples;
  const LIMIT = 5;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  // tvOS: arrow keys move the focus from row to row, like a remote control.
  part('television', ({ scroll }) => {
    scroll.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const list = all(scroll, 'button.ex-main');
      if (!step || !list.some((row) => row === event.target)) return;
      event.preventDefault();
      move(list, step, event.target);
    });
  });

  // watchOS
  part('watch', (example) => {
    const { scroll, stage } = example;

    function roll() {
      const { platform, style } = stage.dataset;
      const isRound = platform === 'watchOS' && /elliptical|carousel/.test(style ?? '');
      const box = scroll.getBoundingClientRect();
      const rows = all(scroll, '.ex-row');
      for (const row of rows) row.style.transform = row.style.opacity = '';
      if (calm.matches || !isRound) return;
      const places = rows.map((row) => row.getBoundingClientRect());
      rows.forEach((row, index) => {
        const place = places[index];
        const middle = (place.top + place.bottom - box.top - box.bottom) / 2;
        const edge = Math.min(1, Math.max(0, Math.abs(middle) / (box.height / 2) - 0.35) / 0.65);
        /** @param {number} part how much smaller at the edge */
        const scale = (part) => `scale(${(1 - part * edge).toFixed(3)})`;
        if (style === 'carousel') { // Rows shrink and fade.
          row.style.transform = scale(0.25);
          row.style.opacity = (1 - 0.2 * edge).toFixed(3);
        } else { // Rows roll off a rounded surface.
          const turn = (Math.sign(middle) * -42 * edge).toFixed(1);
          row.style.transform = `perspective(260px) rotateX(${turn}deg) ${scale(0.12)}`;
        }
      });
    }

    // A don't shows what becomes of a list that nobody cut.
    const hidden = example.figure.dataset.role === 'bad' ? [] : example.rows.slice(LIMIT);
    for (const row of hidden) row.hidden = true;
    if (hidden.length) {
      const more = example.button('more', () => {
        for (const row of hidden) row.hidden = false;
        item.remove();
        example.focusRow(hidden[0]);
        roll();
      });
      more.classList.add('ex-title');
      const item = make('li', { class: 'ex-row ex-more' }, more);
      all(scroll, '.ex-rows').at(-1)?.append(item);
    }
    scroll.addEventListener('scroll', () => requestAnimationFrame(roll), { passive: true });
    calm.addEventListener('change', roll);
    example.on('show', roll);
    roll();
  });

  part('paging', (example) => ({
    add(view, row, back) {
      const scrolls = 'detailScrolls' in row.dataset;
      /** @param {number} step */
      const go = (step) => {
        const { rows } = example;
        const next = rows[rows.indexOf(row) + step];
        if (!next) return;
        if (scrolls) {
          example.announce(example.word('cannotPage'));
          return;
        }
        back.click();
        example.parts.opening?.push(next);
      };
      const previous = example.iconButton(PATHS.up, () => example.word('previous'), () => go(-1));
      const next = example.iconButton(PATHS.down, () => example.word('next'), () => go(1));
      if (scrolls) {
        const note = make('p', { id: `ex-n${serial()}` });
        example.label(note, null, () => example.word('cannotPage'));
        view.append(make('p', {}, `${example.titleOf(row)}. `.repeat(30)), note);
        for (const button of [previous, next]) {
          button.setAttribute('aria-disabled', 'true');
          button.setAttribute('aria-describedby', note.id);
        }
      }
      view.append(make('div', {}, previous, next));
      /** @type {number | null} */
      let start = null;
      view.addEventListener('pointerdown', (event) => {
        start = event.clientY;
      });
      view.addEventListener('pointerup', (event) => {
        const distance = start === null ? 0 : event.clientY - start;
        start = null;
        if (Math.abs(distance) > 40) go(distance < 0 ? 1 : -1);
      });
      view.addEventListener('keydown', (event) => {
        const step = { PageDown: 1, PageUp: -1 }[event.key];
        if (!step) return;
        go(step);
        event.preventDefault();
      });
    },
  }));
})();
