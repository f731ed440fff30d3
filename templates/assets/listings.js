// @ts-check
// A button on the listing that somebody points at, which copies it.
(() => {
  'use strict';
  const { closest, make } = higNotes;
  /** @type {HTMLElement | null} */
  const holder = document.querySelector('[data-copy]');
  const [copy, copied] = (holder?.dataset.copy ?? '').split('|');
  if (!copy || !navigator.clipboard) return;

  /** @type {HTMLElement | null} */
  let listing = null;
  const said = make('span', { class: 'aside', role: 'status' });
  const button = make('button', { type: 'button', class: 'copy-listing' }, copy);
  button.addEventListener('click', async () => {
    if (!listing) return;
    try {
      await navigator.clipboard.writeText(listing.textContent.replace(/\n$/, ''));
    } catch {
      return;
    }
    button.textContent = copied;
    said.textContent = copied;
    place();
  });
  document.body.append(said);

  /** Puts the button at the upper right corner of the listing. */
  function place() {
    if (!listing) return;
    const parent = button.offsetParent;
    const isPlaced = parent && getComputedStyle(parent).position !== 'static';
    const outer = (isPlaced ? parent : document.documentElement).getBoundingClientRect();
    const inner = listing.getBoundingClientRect();
    button.style.top = `${inner.top - outer.top + 6}px`;
    button.style.left = `${inner.right - outer.left - button.offsetWidth - 6}px`;
  }

  /** @param {HTMLElement} pre */
  function show(pre) {
    if (pre !== listing) {
      listing = pre;
      button.textContent = copy;
      said.textContent = '';
      pre.after(button);
    }
    place();
  }

  for (const kind of ['pointerover', 'focusin']) {
    addEventListener(kind, (event) => {
      const pre = closest(event, 'main pre:not(.ex pre)');
      if (pre) show(/** @type {HTMLElement} */ (pre));
    });
  }
  addEventListener('resize', place);
  if (higNotes.firstListing) show(higNotes.firstListing);
})();
