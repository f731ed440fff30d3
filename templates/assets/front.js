// @ts-check
// The front pages: the search field, and the language that the browser asks for.
(() => {
  'use strict';
  const { all } = higNotes;

  // The search page reads its question behind the hash, also when the site is opened from disk.
  for (const form of /** @type {HTMLFormElement[]} */ (all(document, '.front-search'))) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const asked = new FormData(form).get('q') ?? '';
      location.href = `${form.action}#q=${encodeURIComponent(String(asked))}`;
    });
  }

  // Doors are as large without this mark, so nothing moves.
  /** @type {HTMLAnchorElement[]} */
  const doors = all(document, '.home .doors a[hreflang]');
  for (const wanted of navigator.languages) {
    const door = doors.find(({ hreflang }) => wanted.split('-')[0] === hreflang.split('-')[0]);
    if (!door) continue;
    door.classList.add('yours');
    break;
  }
})();
