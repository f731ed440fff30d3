// @ts-check
// A middle ellipsis made of two runs of text, so that screen readers and copies get the whole text.
(() => {
  'use strict';
  const { all, make } = higNotes;

  higNotes.examples.part('ellipsis', (example) => {
    function apply() {
      const isMiddle = example.stage.dataset.truncation === 'middle';
      for (const title of all(example.scroll, '.ex-title')) {
        const text = title.textContent;
        if (!isMiddle || text.length < 12) {
          if (title.firstElementChild) title.textContent = text;
          continue;
        }
        const cut = text.length - Math.min(14, Math.ceil(text.length / 2));
        const head = make('span', { class: 'ex-mid-a' }, text.slice(0, cut));
        const tail = make('span', { class: 'ex-mid-b' }, text.slice(cut));
        title.replaceChildren(head, tail);
        const width = Math.ceil(tail.getBoundingClientRect().width);
        head.style.setProperty('--ex-tail', `${width}px`);
      }
    }
    example.on('language', apply);
    apply();
    return { apply };
  });
})();
