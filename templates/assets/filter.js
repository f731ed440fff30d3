// @ts-check
// A field above a long list of topics that leaves those whose titles contain what is typed.
(() => {
  'use strict';
  const { all, make, one } = higNotes;
  const place = one(document, '[data-filter]');
  if (!place) return;

  /** @param {string | null} text */
  const plain = (text) => (text ?? '').normalize('NFKC').toLowerCase();

  const rows = all(document, '.topic-names > li').map((row) => ({
    row,
    title: plain(row.textContent),
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
})();
