// @ts-check
// watchOS: vertical pages between the details of neighbouring rows.
(() => {
  'use strict';
  const { make } = higNotes;
  const { PATHS, part, serial } = higNotes.examples;

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
        example.push(next);
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
