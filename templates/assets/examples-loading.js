// @ts-check
// Rows whose texts and pictures come later, as they would from a network.
(() => {
  'use strict';
  const { all, make } = higNotes;
  const { later, part } = higNotes.examples;

  part('loading', (example) => {
    const { bar, data, scroll } = example;
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
        const sign = progress === 'bar' ? 'ex-progress' : 'ex-spinner';
        indicator = make('div', { class: sign, role: 'progressbar' });
        example.label(indicator, 'aria-label', () => example.word('loading'));
        bar.append(indicator);
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
})();
