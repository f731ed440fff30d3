// @ts-check
// Glossary entries beside terms in the text, shown on hover, focus and touch.
(() => {
  'use strict';
  const { closest, make } = higNotes;
  const own = /** @type {HTMLScriptElement} */ (document.currentScript);
  const assets = new URL('.', own.src);
  /** @type {Map<string, TermEntries['concepts'][string]>} */
  const concepts = new Map();
  /** @type {Map<string, Promise<unknown>>} */
  const files = new Map();
  /** @type {Record<string, string>} */
  let words = {};
  /** @type {HTMLAnchorElement | null} */
  let shown = null;
  let waiting = 0;

  const box = make('div', { class: 'entry', id: 'glossary-entry', role: 'tooltip' });
  box.popover = 'manual';

  higNotes.terms = (entries) => {
    words = entries.words;
    for (const [id, concept] of Object.entries(entries.concepts)) concepts.set(id, concept);
  };

  /** @param {'link' | 'script'} name @param {Properties} properties */
  function load(name, properties) {
    return new Promise((load, error) => {
      document.head.append(make(name, { ...properties, load, error }));
    });
  }
  const ready = load('link', { rel: 'stylesheet', href: new URL('terms.css', assets).href })
    .then(() => document.body.append(box));

  /**
   * Loads the file with a term's entry; a large glossary has one for each of its pages.
   * @param {HTMLAnchorElement} link
   */
  function entriesFor(link) {
    const part = /\/glossary\/(\d+)\//.exec(link.pathname)?.[1];
    const name = document.documentElement.lang + (part ? `.${part}` : '');
    const known = files.get(name);
    if (known) return known;
    const file = load('script', { src: new URL(`../search/entries.${name}.js`, assets).href });
    files.set(name, file);
    // It may be there the next time.
    file.catch(() => files.delete(name));
    return file;
  }

  /** @param {HTMLAnchorElement} link */
  function fill(link) {
    const concept = concepts.get(decodeURIComponent(link.hash.slice(1)));
    if (!concept) return false;
    const terms = concept.terms.map(([language, terms]) =>
      make(
        'div',
        { 'data-lang': language },
        make('dt', {}, language),
        make('dd', { lang: language }, terms),
      )
    );
    box.replaceChildren(make('dl', {}, ...terms));
    if (concept.note) box.append(make('p', {}, concept.note));
    for (const [word, text] of [[words.seen, concept.seen], [words.keep, concept.keep]]) {
      if (text) box.append(make('p', { class: 'more' }, make('span', {}, word), ' ', text));
    }
    const whole = make('a', { href: link.href, tabindex: '-1' }, words.open);
    box.append(make('p', { class: 'more' }, whole));
    return true;
  }

  /**
   * Shows the entry of a term. Without one a tap does what it would have done.
   * @param {HTMLAnchorElement} link
   * @param {boolean} [isTap]
   */
  async function show(link, isTap) {
    const isThere = await Promise.all([ready, entriesFor(link)]).then(() => true, () => false);
    if (shown === link) return;
    if (!isThere || !fill(link)) {
      if (isTap) location.assign(link.href);
      return;
    }
    hide();
    shown = link;
    link.setAttribute('aria-describedby', box.id);
    box.showPopover();
    const place = link.getClientRects()[0];
    const width = Math.min(22 * 16, innerWidth - 24);
    box.style.width = `${width}px`;
    const left = Math.max(12, Math.min(place.left, innerWidth - width - 12));
    const height = box.offsetHeight;
    const isBelow = innerHeight - place.bottom > height + 16 || place.top < height + 16;
    const top = isBelow ? place.bottom + 6 : place.top - height - 6;
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${top + scrollY}px`;
  }

  function hide() {
    if (!shown) return;
    shown.removeAttribute('aria-describedby');
    shown = null;
    box.hidePopover();
  }

  /** @param {() => void} action @param {number} time in ms */
  function later(action, time) {
    clearTimeout(waiting);
    waiting = setTimeout(action, time);
  }
  /** @param {Event} event @returns {HTMLAnchorElement | null} */
  const termOf = (event) => closest(event, 'a.term');
  /** @param {Event} event */
  const isInBox = (event) => event.target instanceof Node && box.contains(event.target);

  addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const link = termOf(event);
    if (link) later(() => show(link), 280);
    else if (isInBox(event)) clearTimeout(waiting);
    else if (shown && shown !== document.activeElement) later(hide, 220);
    else if (!shown) clearTimeout(waiting);
  });
  addEventListener('focusin', (event) => {
    const link = termOf(event);
    if (link && link.matches(':focus-visible')) later(() => show(link), 120);
    else if (!isInBox(event)) hide();
  });
  addEventListener('click', (event) => {
    const link = termOf(event);
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (link && isTouch && shown !== link) {
      event.preventDefault();
      show(link, true);
    } else if (!isInBox(event)) hide();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });

  const first = higNotes.firstTerm;
  if (first) {
    const { link } = first;
    if (first.isTouch) show(link, true);
    else {
      later(() => {
        if (link.matches(':hover, :focus-visible')) show(link);
      }, 120);
    }
  }
})();
