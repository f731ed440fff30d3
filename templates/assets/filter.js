// @ts-check
// A field above a long list of topics or terms that leaves those that contain what is typed.
(() => {
  'use strict';
  const { all, make } = higNotes;
  /** @type {HTMLElement | null} */
  const place = document.querySelector('[data-filter]');
  if (!place) return;

  /** @param {string | null} text */
  const plain = (text) => (text ?? '').normalize('NFKC').toLowerCase();

  /** @param {HTMLElement} row The names of a term stand beside sentences, which are not meant. */
  const names = (row) =>
    row.matches('.concept')
      ? all(row, 'h2, h3, .renderings span, .spelling, .head, code').map((name) => name.textContent)
        .join('\n')
      : row.textContent;

  const rows = all(document, '.topic-names > li, .concept').map((row) => ({
    row,
    title: plain(names(row)),
  }));
  const none = make('p', { role: 'status' });
  const field = make('input', {
    type: 'search',
    'aria-label': place.dataset.filter,
    placeholder: place.dataset.filter,
    autocomplete: 'off',
    input: show,
  });
  place.append(field, none);

  function show() {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { row, title } of rows) {
      row.hidden = !words.every((word) => title.includes(word));
      if (!row.hidden) count += 1;
    }
    none.textContent = count ? '' : place?.dataset.none ?? '';
    for (const list of all(document, '.topic-names')) {
      list.hidden = !list.querySelector('li:not([hidden])');
      const letter = list.previousElementSibling;
      if (letter instanceof HTMLElement && letter.matches('.letter')) letter.hidden = list.hidden;
    }
    for (const letters of all(document, '.letters')) letters.hidden = words.length > 0;
    for (const heading of all(document, '.concepts > .group')) {
      let next = heading.nextElementSibling;
      while (next instanceof HTMLElement && next.matches('.concept') && next.hidden) {
        next = next.nextElementSibling;
      }
      heading.hidden = !next?.matches('.concept');
    }
    // A heading stays while a list between it and the next one is shown.
    for (const heading of all(document, 'h2.section')) {
      let next = heading.nextElementSibling;
      let isShown = false;
      while (next && !next.matches('h2')) {
        isShown ||= next.matches('.topic-names:not([hidden])');
        next = next.nextElementSibling;
      }
      heading.hidden = !isShown;
    }
  }

  // Whoever follows a link to a term that the field has hidden wants to see it.
  addEventListener('hashchange', () => {
    if (!document.getElementById(decodeURIComponent(location.hash.slice(1)))?.hidden) return;
    field.value = '';
    show();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
})();
