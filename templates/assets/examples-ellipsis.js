// @ts-check
// A middle ellipsis that keeps both ends of a text. The whole text stays in the element, for screen
// readers, searches and copies; what is seen is generated from an attribute.
(() => {
  'use strict';
  const { all, make } = higNotes;
  const SIGN = '…';

  const { fontOf, part } = higNotes.examples;

  part('ellipsis', (example) => {
    const pen = document.createElement('canvas').getContext('2d');
    const letters = new Intl.Segmenter();

    /** The text with as few letters left out of its middle as fit. @param {string} text @param {number} room */
    function cut(text, room) {
      if (!pen || pen.measureText(text).width <= room) return text;
      const parts = [...letters.segment(text)].map(({ segment }) => segment);
      /** @param {number} count */
      const kept = (count) => {
        const end = Math.floor(count / 2);
        return [...parts.slice(0, count - end), SIGN, ...end ? parts.slice(-end) : []].join('');
      };
      let least = 2;
      let most = parts.length - 1;
      while (least < most) {
        const middle = Math.ceil((least + most) / 2);
        if (pen.measureText(kept(middle)).width <= room) least = middle;
        else most = middle - 1;
      }
      return kept(least);
    }

    // At first the rows of a large table are laid out near the screen; texts are cut as they come there.
    const isLarge = example.columns !== null && 'many' in example.columns.dataset &&
      'ContentVisibilityAutoStateChangeEvent' in window;

    function near() {
      if (!isLarge) return all(example.scroll, '.ex-title');
      const { top, bottom } = example.scroll.getBoundingClientRect();
      return example.rows.flatMap((row) => {
        if ('ready' in row.dataset) return all(row, '.ex-title');
        const box = row.getBoundingClientRect();
        if (box.bottom < top - 2 * innerHeight || box.top > bottom + 2 * innerHeight) return [];
        // To ask for the width of one that is not laid out would lay out all, one by one.
        return all(row, '.ex-title')
          .filter((title) => title.checkVisibility({ contentVisibilityAuto: true }));
      });
    }

    function apply(among = near()) {
      const isMiddle = example.stage.dataset.truncation === 'middle';
      const titles = among.map((title) => {
        const text = title.textContent;
        // Measures the room that a text of one line has, not the text that was cut for less.
        if (title.dataset.cut != null) title.dataset.cut = text;
        return { title, text };
      });
      const rooms = titles.map(({ title }) => title.getBoundingClientRect().width);
      const fonts = titles.map(({ title }) => fontOf(title));
      titles.forEach(({ title, text }, index) => {
        if (pen) pen.font = fonts[index];
        const short = isMiddle && rooms[index] ? cut(text, rooms[index] - 1) : text;
        if (short === text) {
          if (title.dataset.cut == null) return;
          delete title.dataset.cut;
          title.replaceChildren(text);
        } else {
          if (title.dataset.cut == null) {
            title.replaceChildren(make('span', { class: 'ex-vh' }, text));
          }
          title.dataset.cut = short;
        }
      });
    }
    example.on('language', () => {
      for (const title of all(example.scroll, '.ex-title[data-cut]')) {
        // A new text has replaced the hidden one.
        if (!title.querySelector('.ex-vh')) delete title.dataset.cut;
      }
      apply();
    });
    /** Rows that have come near the screen. @type {Set<Element>} */
    const arrived = new Set();
    if (isLarge) {
      example.scroll.addEventListener('contentvisibilityautostatechange', arrive, true);
    }
    /** @param {Event} event */
    function arrive({ target }) {
      if (!(target instanceof Element)) return;
      arrived.add(target);
      if (arrived.size > 1) return;
      requestAnimationFrame(() => {
        apply([...arrived].flatMap((row) => all(row, '.ex-title')));
        arrived.clear();
      });
    }
    example.on('size', () => apply());
    if (!isLarge) apply(); // The columns do it once they have their widths.
    return { apply: (rows) => apply(rows?.flatMap((row) => all(row, '.ex-title'))) };
  });
})();
