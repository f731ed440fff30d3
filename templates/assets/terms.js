// Entries of the glossary beside terms in the text: by pointer, by focus, and by touch.
(() => {
  'use strict';
  const assets = new URL('.', document.currentScript.src);
  const concepts = Object.create(null);
  const scripts = new Map();
  let words = {};
  let shown = null;
  let waiting = 0;

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const box = element('div', { class: 'entry', id: 'glossary-entry', role: 'tooltip' });
  if ('popover' in box) box.popover = 'manual';
  else box.hidden = true;

  function load(parent, name, attributes) {
    return new Promise((resolve, reject) => {
      const made = element(name, attributes);
      made.onload = resolve;
      made.onerror = reject;
      parent.append(made);
    });
  }
  globalThis.higTerms = (entries) => {
    words = entries.words;
    Object.assign(concepts, entries.concepts);
  };
  const ready = load(document.head, 'link', {
    rel: 'stylesheet',
    href: new URL('terms.css', assets).href,
  })
    .then(() => document.body.append(box));

  // A large glossary is spread over pages, and its entries over as many files.
  function entriesFor(link) {
    const part = /\/glossary\/(\d+)\//.exec(link.pathname)?.[1];
    const name = document.documentElement.lang + (part ? `.${part}` : '');
    if (!scripts.has(name)) {
      scripts.set(
        name,
        load(document.head, 'script', {
          src: new URL(`../search/entries.${name}.js`, assets).href,
        }),
      );
    }
    return scripts.get(name);
  }

  function fill(link) {
    const concept = concepts[decodeURIComponent(link.hash.slice(1))];
    if (!concept) return false;
    const list = element('dl');
    for (const [language, terms] of concept.terms) {
      list.append(
        element(
          'div',
          { 'data-lang': language },
          element('dt', {}, language),
          element('dd', { lang: language }, terms),
        ),
      );
    }
    box.replaceChildren(list);
    if (concept.note) box.append(element('p', {}, concept.note));
    for (const key of ['seen', 'keep']) {
      if (concept[key]) {
        box.append(
          element('p', { class: 'more' }, element('span', {}, words[key]), ' ', concept[key]),
        );
      }
    }
    box.append(
      element(
        'p',
        { class: 'more' },
        element('a', { href: link.href, tabindex: '-1' }, words.open),
      ),
    );
    return true;
  }

  async function show(link) {
    await Promise.all([ready, entriesFor(link)]);
    if (shown === link || !fill(link)) return;
    hide();
    shown = link;
    link.setAttribute('aria-describedby', box.id);
    if (box.showPopover) box.showPopover();
    else box.hidden = false;
    const place = link.getClientRects()[0];
    const width = Math.min(22 * 16, innerWidth - 24);
    box.style.width = `${width}px`;
    const left = Math.max(12, Math.min(place.left, innerWidth - width - 12));
    const below = innerHeight - place.bottom > box.offsetHeight + 16 ||
      place.top < box.offsetHeight + 16;
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${(below ? place.bottom + 6 : place.top - box.offsetHeight - 6) + scrollY}px`;
  }

  function hide() {
    if (!shown) return;
    shown.removeAttribute('aria-describedby');
    shown = null;
    if (box.hidePopover) box.hidePopover();
    else box.hidden = true;
  }

  const later = (action, time) => {
    clearTimeout(waiting);
    waiting = setTimeout(action, time);
  };
  const termOf = (event) => event.target.closest?.('a.term');

  addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const link = termOf(event);
    if (link) later(() => show(link), 280);
    else if (box.contains(event.target)) clearTimeout(waiting);
    else if (shown && shown !== document.activeElement) later(hide, 220);
    else if (!shown) clearTimeout(waiting);
  });
  addEventListener('focusin', (event) => {
    const link = termOf(event);
    if (link && link.matches(':focus-visible')) later(() => show(link), 120);
    else if (!box.contains(event.target)) hide();
  });
  addEventListener('click', (event) => {
    const link = termOf(event);
    if (link && event.pointerType === 'touch' && shown !== link) {
      event.preventDefault();
      show(link);
    } else if (!box.contains(event.target)) hide();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });

  const first = globalThis.higFirstTerm;
  if (first) {
    if (first.touched) show(first.link);
    else {later(() => {
        if (first.link.matches(':hover, :focus-visible')) show(first.link);
      }, 120);}
  }
})();
