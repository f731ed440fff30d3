// @ts-check
// Runs in the head, before anything is painted, so that a stored theme does not flash. It also has the
// helpers that other scripts share, under the global name `higNotes`. Scripts are not modules, because
// browsers do not load modules for a page that is opened from disk.
(() => {
  'use strict';
  const root = document.documentElement;

  const memory = {
    /** @param {string} key */
    get(key) {
      try {
        return localStorage.getItem('hig-notes.' + key);
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {string} value */
    set(key, value) {
      try {
        localStorage.setItem('hig-notes.' + key, value);
      } catch { /* private window */ }
    },
    forSession: {
      /** @param {string} key */
      take(key) {
        try {
          const value = sessionStorage.getItem('hig-notes.' + key);
          sessionStorage.removeItem('hig-notes.' + key);
          return value && JSON.parse(value);
        } catch {
          return null;
        }
      },
      /** @param {string} key @param {unknown} value */
      put(key, value) {
        try {
          sessionStorage.setItem('hig-notes.' + key, JSON.stringify(value));
        } catch { /* full */ }
      },
    },
  };

  /** @type {HigNotes['all']} */
  const all = (parent, selector) => /** @type {any[]} */ ([...parent.querySelectorAll(selector)]);

  /** @type {HigNotes['one']} */
  function one(parent, selector) {
    const found = parent.querySelector(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return /** @type {any} */ (found);
  }

  /** @type {HigNotes['make']} */
  function make(name, properties = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (typeof value === 'function') made.addEventListener(key, value);
      else if (value !== false && value != null) {
        made.setAttribute(key, value === true ? '' : String(value));
      }
    }
    made.append(...children);
    return made;
  }

  /** @type {HigNotes['closest']} */
  const closest = (event, selector) =>
    event.target instanceof Element ? event.target.closest(selector) : null;

  /** @type {HigNotes['fill']} */
  const fill = (text, ...values) =>
    text.replace(/\{(\d)\}/g, (place, digit) => String(values[digit] ?? place));

  /** @type {HigNotes['words']} */
  function words(name) {
    const block = document.getElementById('words-' + name);
    return block ? JSON.parse(block.textContent) : {};
  }

  globalThis.higNotes = /** @type {any} */ ({ memory, all, one, make, closest, fill, words });

  // Theme: the reader's choice, or else the system's.
  const chosen = memory.get('theme');
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
  root.classList.add('scripted');

  // The first view skips examples that are far below it and estimates their heights. They are laid out
  // one after the other, or all at once if the reader jumps to a place.
  const makeWhole = () => root.classList.add('whole');
  if (location.hash) makeWhole();
  addEventListener('click', (event) => {
    if (closest(event, 'a[href*="#"]')) makeWhole();
  }, { capture: true });
  addEventListener('load', () => {
    const waiting = all(document, '.ex');
    const place = () => {
      if (root.classList.contains('whole')) return;
      const next = waiting.shift();
      if (!next) {
        makeWhole();
        return;
      }
      next.classList.add('placed');
      requestAnimationFrame(place);
    };
    place();
  });

  // A picture on the web that does not load leaves a link to it, which says what it shows, if its author did,
  // and where it is. It keeps the height that was reserved, so that nothing moves.
  document.addEventListener('error', ({ target: image }) => {
    if (!(image instanceof HTMLImageElement) || !/^https?:/.test(image.src)) return;
    const { hostname } = new URL(image.src);
    if (hostname === location.hostname || !image.closest('main')) return;
    const saying = image.alt.replace(
      /^(image|img|picture|photo|이미지|사진|그림|画像|写真)?[\s\d]*$/i,
      '',
    );
    const text = saying ? `${saying} (${hostname})` : hostname;
    const left = image.closest('a')
      ? make('span', { class: 'missing' }, text)
      : make('a', { class: 'missing', href: image.src }, text);
    left.style.minHeight = image.hasAttribute('height') ? `${image.offsetHeight}px` : '';
    image.replaceWith(left);
  }, { capture: true });

  const states = ['', 'light', 'dark'];
  const state = () => states.indexOf(root.dataset.theme ?? '');

  /** @param {string} wanted */
  function setTheme(wanted) {
    if (wanted) root.dataset.theme = wanted;
    else delete root.dataset.theme;
    memory.set('theme', wanted);
    document.dispatchEvent(new Event('hig-notes-theme'));
  }

  // The button leads through three states: as the system, the opposite of it, and the same as it now.
  function startTheme() {
    /** @type {HTMLButtonElement | null} */
    const button = document.querySelector('button.theme');
    if (!button) return;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const names = (button.dataset.states ?? '').split('|');
    const show = () => {
      const name = `${button.dataset.name}: ${names[state()]}`;
      button.setAttribute('aria-label', name);
      button.title = name;
      button.dataset.state = String(state());
    };
    button.hidden = false;
    show();
    document.addEventListener('hig-notes-theme', show);
    button.addEventListener('click', () => {
      const order = system.matches ? ['', 'light', 'dark'] : ['', 'dark', 'light'];
      setTheme(order[(order.indexOf(states[state()]) + 1) % 3]);
    });
  }

  // Menu: a sheet above the page. Without this script, its links lead to it and away from it.
  function startMenu() {
    const menu = document.getElementById('menu');
    if (!menu || !menu.showPopover) return;
    const isSheet = () => getComputedStyle(menu).display !== 'contents';
    const close = () => menu.matches(':popover-open') && menu.hidePopover();
    addEventListener('click', (event) => {
      /** @type {HTMLAnchorElement | null} */
      const link = closest(event, 'a[href="#menu"], a[href="#contents"]');
      if (!link || !link.matches('.to-menu') && !isSheet()) return;
      event.preventDefault();
      if (!menu.querySelector('.settings')) menu.append(settings());
      menu.popover = 'auto';
      menu.showPopover();
      const part = document.getElementById(link.hash.slice(1)) ?? menu;
      part.focus();
      part.scrollIntoView({ block: 'nearest' });
    });
    menu.addEventListener('toggle', () => {
      if (!menu.matches(':popover-open')) menu.popover = null;
    });
    menu.addEventListener('click', (event) => {
      const link = closest(event, 'a');
      if (!link || !menu.matches(':popover-open')) return;
      if (link.matches('.close')) event.preventDefault();
      close();
    });
    addEventListener('resize', close);
  }

  /** The choice of the theme in words, for the menu. */
  function settings() {
    /** @type {HTMLButtonElement} */
    const button = one(document, 'button.theme');
    const group = make(
      'fieldset',
      { class: 'settings' },
      make('legend', {}, button.dataset.name ?? ''),
    );
    (button.dataset.states ?? '').split('|').forEach((name, index) => {
      const box = make('input', {
        type: 'radio',
        name: 'theme',
        checked: index === state(),
        change: () => setTheme(states[index]),
      });
      group.append(make('label', {}, box, name));
    });
    return group;
  }

  // Place: a language switch keeps the unit at the top of the screen at its position.
  const units = () =>
    all(document, 'main [id]')
      .filter((unit) => !unit.closest('.example') && unit.getClientRects().length);

  /** The deepest place of the last minute. */
  let deepest = { y: 0, time: 0 };
  addEventListener('scroll', () => {
    const time = Date.now();
    if (scrollY >= deepest.y || time - deepest.time > 60_000) deepest = { y: scrollY, time };
  }, { passive: true });

  /** The ids and positions of the units, those near the top of the screen first. */
  function place() {
    // Who has scrolled up to the switch wants to go on where they read a moment ago.
    const isBack = scrollY === 0 && Date.now() - deepest.time < 60_000;
    const shift = isBack ? deepest.y : 0;
    const places = units()
      .map((unit) => ({ id: unit.id, top: unit.getBoundingClientRect().top - shift }));
    if (!places.length || scrollY + shift === 0) return null;
    const line = 96;
    let nearest = 0;
    places.forEach(({ top }, index) => {
      if (Math.abs(top - line) < Math.abs(places[nearest].top - line)) nearest = index;
    });
    // Includes others by distance, in case the page lacks the nearest one.
    return places
      .map(({ id, top }, index) => ({ id, top, index, distance: Math.abs(index - nearest) }))
      .sort((a, b) => a.distance - b.distance || a.index - b.index)
      .map(({ id, top }) => [id, Math.round(top * 100) / 100]);
  }

  function restore() {
    const kept = memory.forSession.take('place');
    if (!kept || kept.to !== location.pathname || kept.hash !== location.hash) return;
    /** @type {[string, number][]} */
    const places = kept.units;
    const found = places.find(([id]) => document.getElementById(id));
    if (!found) return;
    makeWhole();
    higNotes.keepsPlace = true;
    const [id, y] = found;
    const distance = () => (document.getElementById(id)?.getBoundingClientRect().top ?? y) - y;
    const settle = () => {
      scrollBy({ top: distance(), behavior: 'instant' });
      // The text below may be too short to scroll the unit up.
      const rest = distance();
      if (rest < 1) return;
      document.body.style.paddingBottom = `${Math.ceil(rest)}px`;
      scrollBy({ top: rest, behavior: 'instant' });
    };
    settle();
    // Examples and pictures above may still change their height; ends when the reader moves.
    const observer = new ResizeObserver(settle);
    observer.observe(one(document, 'main'));
    // The browser goes to the example in the address until then.
    if (location.hash) addEventListener('load', () => setTimeout(settle), { once: true });
    const end = () => observer.disconnect();
    for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      addEventListener(name, end, { once: true, passive: true });
    }
    setTimeout(end, 3000);
  }

  function startSwitch() {
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const links = document.querySelectorAll('a[data-switch]');
    // The address of an example goes along, with what is set there.
    const hash = () => {
      const { hash } = location;
      return document.getElementById(hash.slice(1))?.closest('.ex') ? hash : '';
    };
    links.forEach((link) => {
      const target = link.href;
      const lead = () => {
        link.href = hash() ? new URL(location.search + hash(), target).href : target;
      };
      link.addEventListener('auxclick', lead);
      link.addEventListener('click', () => {
        lead();
        const kept = place();
        const to = new URL(target).pathname;
        if (kept) memory.forSession.put('place', { to, hash: hash(), units: kept });
      });
    });
    if ('scrollRestoration' in history) restore();
  }

  // Table of contents beside the text: marks the section being read.
  function startContents() {
    /** @type {HTMLAnchorElement[]} */
    const anchors = all(document, '.beside .contents a');
    const links = new Map(anchors.map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    if (!links.size) return;
    const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
    const mark = () => {
      const current = headings.findLast((heading) => heading.getBoundingClientRect().top < 140);
      links.forEach((link, id) => {
        if (current && id === current.id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    };
    // Never immediately: positions require a layout, and the first layout takes long enough.
    let isWaiting = false;
    const soon = () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        mark();
      });
    };
    addEventListener('scroll', soon, { passive: true });
    soon();
  }

  // Search: `/` opens the search from any page.
  addEventListener('keydown', (event) => {
    /** @type {HTMLAnchorElement | null} */
    const link = document.querySelector('.to-search');
    if (
      event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !link ||
      event.defaultPrevented || event.isComposing ||
      closest(event, 'input, textarea, select, [contenteditable]')
    ) return;
    event.preventDefault();
    const box = document.getElementById('q');
    if (box) box.focus();
    else location.href = link.href + '#q=';
  });

  // Terms: the script for glossary entries is loaded when somebody first points at a term.
  const own = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const kinds = ['pointerover', 'focusin', 'click'];
  /** @param {Event} event */
  function wake(event) {
    /** @type {HTMLAnchorElement | null} */
    const link = closest(event, 'a.term');
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!link || (isTouch ? event.type !== 'click' : event.type === 'click')) return;
    // A tap also gives the focus, before its click.
    if (event.type === 'focusin' && !link.matches(':focus-visible')) return;
    if (isTouch) event.preventDefault();
    kinds.forEach((kind) => removeEventListener(kind, wake));
    higNotes.firstTerm = { link, isTouch };
    document.head.append(make('script', { src: new URL('terms.js', own).href }));
  }
  kinds.forEach((kind) => addEventListener(kind, wake));

  // Listings: the script that copies one is loaded when somebody first points at one.
  const pointing = ['pointerover', 'focusin'];
  /** @param {Event} event */
  function wakeListing(event) {
    const pre = closest(event, 'main pre:not(.ex pre)');
    if (!pre) return;
    pointing.forEach((kind) => removeEventListener(kind, wakeListing));
    higNotes.firstListing = /** @type {HTMLElement} */ (pre);
    document.head.append(make('script', { src: new URL('listings.js', own).href }));
  }
  pointing.forEach((kind) => addEventListener(kind, wakeListing));

  // The repository of the notes: the script for links of each text is loaded when somebody first points
  // at one.
  function startRepository() {
    if (!document.getElementById('words-repository')) return;
    const kinds = ['pointerover', 'focusin', 'click'];
    /** @param {Event} event */
    const wake = (event) => {
      const text = closest(event, 'main [data-line], .unit:not(.heads)');
      if (!text) return;
      kinds.forEach((kind) => removeEventListener(kind, wake));
      higNotes.firstText = text;
      document.head.append(make('script', { src: new URL('repository.js', own).href }));
    };
    kinds.forEach((kind) => addEventListener(kind, wake));
  }

  // Browsers reject a manifest for a page opened from disk, with a message. Only home and index pages
  // have it, because nobody installs a site from the middle of a text.
  function linkManifest() {
    /** @type {HTMLLinkElement | null} */
    const icon = document.querySelector('link[rel="icon"]');
    const isDoor = document.body.matches('.home, .index');
    if (!icon || !isDoor || !location.protocol.startsWith('http')) return;
    const href = new URL('../manifest.webmanifest', icon.href).href;
    document.head.append(make('link', { rel: 'manifest', href }));
  }

  document.addEventListener('DOMContentLoaded', () => {
    linkManifest();
    startTheme();
    startMenu();
    startSwitch();
    startContents();
    startRepository();
  });
})();
