// Runs in the head, before anything is painted: the remembered theme must not flash.
(() => {
  'use strict';
  const root = document.documentElement;

  const memory = {
    get(key) {
      try {
        return localStorage.getItem('hig-notes.' + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem('hig-notes.' + key, value);
      } catch { /* private window */ }
    },
    forSession: {
      take(key) {
        try {
          const value = sessionStorage.getItem('hig-notes.' + key);
          sessionStorage.removeItem('hig-notes.' + key);
          return value && JSON.parse(value);
        } catch {
          return null;
        }
      },
      put(key, value) {
        try {
          sessionStorage.setItem('hig-notes.' + key, JSON.stringify(value));
        } catch { /* full */ }
      },
    },
  };

  // Theme: what the reader chose, else what the system says.
  const chosen = memory.get('theme');
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
  root.classList.add('scripted');

  // The first view leaves out the examples that are far from it, and guesses how high they are. They
  // take their places one after the other; at once, if somebody wants to go to a place.
  const makeWhole = () => root.classList.add('whole');
  if (location.hash) makeWhole();
  addEventListener('click', (event) => {
    if (event.target.closest?.('a[href*="#"]')) makeWhole();
  }, { capture: true });
  addEventListener('load', () => {
    const waiting = [...document.querySelectorAll('.ex')];
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

  function startTheme() {
    const button = document.querySelector('button.theme');
    if (!button) return;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const isDark = () => (root.dataset.theme || (system.matches ? 'dark' : 'light')) === 'dark';
    const show = () => button.setAttribute('aria-pressed', String(isDark()));
    button.hidden = false;
    show();
    system.addEventListener('change', show);
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      memory.set('theme', root.dataset.theme);
      show();
    });
  }

  // Place: a language switch takes the unit at the top of the screen along, with its height.
  const units = () =>
    [...document.querySelectorAll('main [id]')]
      .filter((element) => !element.closest('.example') && element.getClientRects().length);

  function place() {
    const all = units();
    const top = all.map((element) => [element.id, element.getBoundingClientRect().top]);
    if (!top.length || scrollY === 0) return null;
    const line = 96;
    let nearest = 0;
    top.forEach(([, y], index) => {
      if (Math.abs(y - line) < Math.abs(top[nearest][1] - line)) nearest = index;
    });
    // Neighbours in the order of their distance, for a page that lacks the nearest.
    const order = top.map((entry, index) => [Math.abs(index - nearest), index, ...entry]);
    order.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return order.map(([, , id, y]) => [id, Math.round(y * 100) / 100]);
  }

  function restore() {
    const kept = memory.forSession.take('place');
    if (!kept || kept.to !== location.pathname || location.hash) return;
    const found = kept.units.find(([id]) => document.getElementById(id));
    if (!found) return;
    makeWhole();
    const [id, y] = found;
    const distance = () => document.getElementById(id).getBoundingClientRect().top - y;
    const settle = () => {
      scrollBy({ top: distance(), behavior: 'instant' });
      // The text below may be too short to bring the unit up.
      const rest = distance();
      if (rest < 1) return;
      document.body.style.paddingBottom = `${Math.ceil(rest)}px`;
      scrollBy({ top: rest, behavior: 'instant' });
    };
    settle();
    // Examples and pictures above may still take their places; the reader's own move ends it.
    const observer = new ResizeObserver(settle);
    observer.observe(document.querySelector('main'));
    const end = () => observer.disconnect();
    for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      addEventListener(name, end, { once: true, passive: true });
    }
    setTimeout(end, 3000);
  }

  function startSwitch() {
    document.querySelectorAll('a[data-switch]').forEach((link) => {
      link.addEventListener('click', () => {
        const kept = place();
        if (kept) memory.forSession.put('place', { to: new URL(link.href).pathname, units: kept });
      });
    });
    if ('scrollRestoration' in history) restore();
  }

  // Reading modes of the side-by-side page: CSS does the work, this remembers.
  function startModes() {
    const form = document.querySelector('form.modes');
    if (!form) return;
    const mode = memory.get('mode');
    const hidden = (memory.get('hidden') || '').split(' ');
    for (const input of form.elements) {
      if (input.name === 'mode' && mode) input.checked = input.value === mode;
      if (input.name === 'shown') input.checked = !hidden.includes(input.dataset.lang);
    }
    const units = [...document.querySelectorAll('.parallel .unit:not(.heads)')];
    const isRevealing = () => form.elements.mode.value === 'reveal';
    const prepare = () =>
      units.forEach((unit) => {
        unit.tabIndex = isRevealing() ? 0 : -1;
      });
    form.addEventListener('change', () => {
      const shown = [...form.elements].filter((input) => input.name === 'shown');
      memory.set('mode', form.elements.mode.value);
      memory.set(
        'hidden',
        shown.filter((input) => !input.checked)
          .map((input) => input.dataset.lang).join(' '),
      );
      prepare();
    });
    units.forEach((unit) => {
      unit.addEventListener('click', (event) => {
        if (!isRevealing() || event.target.closest('a, button, input, summary')) return;
        if (!String(getSelection())) unit.classList.toggle('open');
      });
      unit.addEventListener('keydown', (event) => {
        if (!isRevealing() || event.target !== unit || !['Enter', ' '].includes(event.key)) return;
        event.preventDefault();
        unit.classList.toggle('open');
      });
    });
    prepare();
  }

  // Contents beside the text: the section that is being read.
  function startContents() {
    const links = new Map([...document.querySelectorAll('.beside .contents a')]
      .map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    if (!links.size || !('IntersectionObserver' in window)) return;
    const headings = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
    const mark = () => {
      let current = headings[0];
      for (const heading of headings) {
        if (heading.getBoundingClientRect().top < 140) current = heading;
      }
      links.forEach((link, id) => {
        if (current && id === current.id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    };
    // Never at once: places are known only after a layout, and the first one is long enough without
    // the rest of the start.
    let waiting = false;
    const soon = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        mark();
      });
    };
    addEventListener('scroll', soon, { passive: true });
    soon();
  }

  // Search: `/` leads to the box from any page.
  addEventListener('keydown', (event) => {
    const link = document.querySelector('.to-search');
    if (
      event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !link ||
      event.defaultPrevented || event.isComposing ||
      event.target.closest?.('input, textarea, select, [contenteditable]')
    ) return;
    event.preventDefault();
    const box = document.getElementById('q');
    if (box) box.focus();
    else location.href = link.href + '#q=';
  });

  // Terms: the script for their entries comes when somebody first points at one.
  const here = document.currentScript.src;
  const kinds = ['pointerover', 'focusin', 'click'];
  function wake(event) {
    const link = event.target.closest?.('a.term');
    const touched = event.pointerType === 'touch';
    if (!link || (touched ? event.type !== 'click' : event.type === 'click')) return;
    // A finger that taps gives the focus too, before its click.
    if (event.type === 'focusin' && !link.matches(':focus-visible')) return;
    if (touched) event.preventDefault();
    kinds.forEach((kind) => removeEventListener(kind, wake));
    globalThis.higFirstTerm = { link, touched };
    const script = document.createElement('script');
    script.src = new URL('terms.js', here).href;
    document.head.append(script);
  }
  kinds.forEach((kind) => addEventListener(kind, wake));

  // Browsers refuse a manifest for a page opened from disk, and say so. The front doors have it:
  // nobody installs a site from the middle of a text.
  function linkManifest() {
    const icon = document.querySelector('link[rel="icon"]');
    const isDoor = document.body.matches('.home, .index');
    if (!icon || !isDoor || !location.protocol.startsWith('http')) return;
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = new URL('../manifest.webmanifest', icon.href).href;
    document.head.append(link);
  }

  document.addEventListener('DOMContentLoaded', () => {
    linkManifest();
    startTheme();
    startModes();
    startSwitch();
    startContents();
  });
})();
