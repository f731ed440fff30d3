// @ts-check
// watchOS: a few rows at a time, and rows that grow smaller towards the edges of the screen.
(() => {
  'use strict';
  const { all, make } = higNotes;
  const { part } = higNotes.examples;
  const LIMIT = 5;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  part('watch', (example) => {
    const { scroll, stage } = example;

    function roll() {
      const { platform, style } = stage.dataset;
      const isRound = platform === 'watchOS' && /elliptical|carousel/.test(style ?? '');
      const box = scroll.getBoundingClientRect();
      for (const row of all(scroll, '.ex-row')) {
        row.style.transform = '';
        if (calm.matches || !isRound) continue;
        const place = row.getBoundingClientRect();
        const middle = (place.top + place.bottom - box.top - box.bottom) / 2;
        const edge = Math.max(0, Math.abs(middle) / (box.height / 2) - 0.35) / 0.65;
        row.style.transform = `scale(${(1 - 0.25 * Math.min(1, edge)).toFixed(3)})`;
      }
    }

    const hidden = example.rows.slice(LIMIT);
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
})();
