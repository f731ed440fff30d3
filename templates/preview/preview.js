// @ts-check
// Loaded only by previewed pages. Shows changes at once, and the problems in the notes.
//
// A browser allows six connections per host, so all tabs share one event stream: through a shared
// worker, which runs this same file, or, without one, through the tab that holds a lock and informs the
// others.
(() => {
  'use strict';

  const channelName = 'hig-notes.preview';
  /** @typedef {{ name: string, data?: string }} Message */

  /**
   * Forwards the events of a stream and keeps the last ones for tabs that come later.
   * @param {string | URL} address
   * @param {(message: Message) => void} tell
   */
  function listen(address, tell) {
    /** @type {Map<string, string>} */
    const last = new Map();
    const source = new EventSource(address);
    for (const name of ['change', 'problems']) {
      source.addEventListener(name, (event) => {
        last.set(name, event.data);
        tell({ name, data: event.data });
      });
    }
    source.addEventListener('open', () => tell({ name: 'open' }));
    source.addEventListener('error', () => tell({ name: 'closed' }));
    return last;
  }

  if (typeof SharedWorkerGlobalScope !== 'undefined' && self instanceof SharedWorkerGlobalScope) {
    /** @type {Set<MessagePort>} */
    const ports = new Set();
    const last = listen('events', (message) => {
      for (const port of ports) port.postMessage(message);
    });
    /** @type {EventTarget} */ (self).addEventListener('connect', (event) => {
      const [port] = /** @type {MessageEvent} */ (event).ports;
      port.addEventListener('message', (message) => {
        if (message.data === 'bye') ports.delete(port);
      });
      port.start();
      ports.add(port);
      for (const [name, data] of last) port.postMessage({ name, data });
    });
    return;
  }

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL('.', script.src);
  const root = new URL('..', home);
  let version = script.dataset.page;

  const block = document.getElementById('words-preview');
  /** @type {Record<string, string>} */
  const words = JSON.parse(block?.textContent || '{}');
  /** @param {string} key @param {unknown[]} values for the places `{0}`, `{1}` … */
  const say = (key, ...values) =>
    (words[key] ?? key).replace(/\{(\d)\}/g, (place, digit) => String(values[digit] ?? place));

  // MARK: The overlay, out of reach of the page's own styles

  const host = document.createElement('div');
  host.id = 'hig-notes-preview';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL('preview.css', home).href;
  shadow.append(sheet);
  document.documentElement.append(host);

  /**
   * Creates an element with properties, or attributes if it has no property of that name.
   * @template {keyof HTMLElementTagNameMap} Name
   * @param {Name} name
   * @param {Record<string, any>} properties
   * @param {(string | Node)[]} children
   */
  function element(name, properties = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (key in made) Object.assign(made, { [key]: value });
      else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  const bar = element('div', { className: 'bar' });
  const status = element('button', { className: 'status', type: 'button', hidden: true });
  const changes = element('div', { className: 'changes', hidden: true, role: 'status' });
  const away = element('p', { className: 'away', hidden: true, textContent: say('away') });
  const panel = element('section', {
    className: 'panel',
    hidden: true,
    role: 'region',
    'aria-label': say('problems'),
    tabIndex: -1,
  });
  const pen = element('div', { className: 'pen', hidden: true });
  const ring = element('div', { className: 'ring', hidden: true });
  bar.append(away, changes, status);
  for (const part of [bar, panel, pen]) part.lang = block?.lang || 'en';
  shadow.append(ring, pen, panel, bar);

  let isDismissed = false;
  let known = '';

  /**
   * @typedef {object} Problems
   * @property {number} errors
   * @property {number} warnings
   * @property {number} notes
   * @property {boolean} fresh
   * @property {{ head: string, excerpt: string, path: string, line: number, severity: string, fresh: boolean }[]} list
   */

  /** @param {Problems} problems */
  function showProblems(problems) {
    const { errors, warnings, notes, list, fresh } = problems;
    const counts = [
      ...errors ? [say('errors', errors)] : [],
      ...warnings ? [say('warnings', warnings)] : [],
    ];
    status.hidden = counts.length === 0;
    status.textContent = counts.join('  ');
    status.className = errors ? 'status error' : 'status warning';
    const now = JSON.stringify(list.filter((problem) => problem.fresh));
    if (now !== known) isDismissed = false;
    known = now;
    const items = list.map((problem) => {
      const place = element('button', {
        type: 'button',
        className: 'place',
        textContent: problem.head,
        title: say('edit'),
      });
      place.addEventListener('click', () => edit(problem.path, problem.line, place));
      return element(
        'li',
        { className: problem.severity },
        place,
        element('pre', { textContent: problem.excerpt }),
      );
    });
    const close = element('button', {
      type: 'button',
      className: 'close',
      textContent: '×',
      title: say('close'),
      'aria-label': say('close'),
    });
    close.addEventListener('click', dismiss);
    const all = [...counts, ...notes ? [say('notes', notes)] : []].join('  ');
    panel.replaceChildren(
      element('header', {}, element('h2', { textContent: all || say('problems') }), close),
      element('ol', {}, ...items),
    );
    if (counts.length === 0) panel.hidden = true;
    else if (fresh && !isDismissed) panel.hidden = false;
    else if (!fresh && !panel.dataset.asked) panel.hidden = true;
  }

  function dismiss() {
    isDismissed = true;
    delete panel.dataset.asked;
    panel.hidden = true;
  }

  status.addEventListener('click', () => {
    if (!panel.hidden) return dismiss();
    panel.dataset.asked = 'yes';
    panel.hidden = false;
    panel.focus();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) dismiss();
  });

  // MARK: Commands

  // A secret that only pages of this preview on this machine can read.
  /** @type {Promise<string> | null} */
  let token = null;

  /**
   * Sends a request to write or open something. A restarted preview has another token.
   * @param {string} name
   * @param {Record<string, string>} values
   */
  async function command(name, values) {
    const address = new URL(name, home);
    for (const [key, value] of Object.entries(values)) address.searchParams.set(key, value);
    const post = async () => {
      token = token || fetch(new URL('token', home))
        .then((reply) => (reply.ok ? reply.text() : '')).catch(() => '');
      return fetch(address, { method: 'POST', body: (await token).trim() });
    };
    const reply = await post();
    if (reply.status !== 403) return reply;
    token = null;
    return post();
  }

  // MARK: Edit marks

  /** Where the texts of a page are written, by id. @type {Promise<Record<string, Place[]>> | null} */
  let marks = null;
  /** @typedef {[language: string, path: string, line: number]} Place */

  function relative() {
    return decodeURIComponent(location.pathname.slice(root.pathname.length));
  }

  async function loadMarks() {
    const address = new URL('marks', home);
    address.searchParams.set('page', relative());
    const reply = await fetch(address);
    return reply.ok ? reply.json() : {};
  }

  /**
   * @param {string} path
   * @param {number} line
   * @param {HTMLElement} near the element that was clicked
   */
  async function edit(path, line, near) {
    const place = `${path}:${line}`;
    near.dispatchEvent(
      new CustomEvent('hig-notes-edit', {
        bubbles: true,
        composed: true,
        detail: place,
      }),
    );
    const reply = await command('open', { place }).catch(() => null);
    if (reply && reply.status === 200) return;
    try {
      await navigator.clipboard.writeText(place);
    } catch {
      return;
    }
    const text = near.textContent;
    near.textContent = say('copied');
    setTimeout(() => {
      near.textContent = text;
    }, 900);
  }

  /** @type {Element | null} */
  let marked = null;

  /** @param {Element} target */
  async function showPen(target) {
    if (target === marked) return;
    marks = marks || loadMarks();
    const found = (await marks)[target.id];
    if (!found) return;
    marked = target;
    pen.replaceChildren(...found.map(([language, path, line]) => {
      const button = element('button', {
        type: 'button',
        textContent: `${path}:${line}`,
        title: say('editIn', language),
      });
      button.addEventListener('click', () => edit(path, line, button));
      return button;
    }));
    placePen(target);
  }

  /** @param {Element} target */
  function placePen(target) {
    const box = target.getBoundingClientRect();
    pen.style.top = `${Math.round(Math.max(box.top + scrollY, 34))}px`;
    pen.style.right = `${
      Math.round(Math.max(8, document.documentElement.clientWidth - box.right))
    }px`;
    pen.hidden = false;
  }

  // Only parallel pages need the tools for corrections.
  /** @type {import('./pins.js').Pins | null} */
  let pins = null;

  async function startPins() {
    if (!document.querySelector('.parallel .side')) return;
    /** @type {typeof import('./pins.js')} */
    const { start } = await import(new URL('pins.js', home).href);
    pins = start({
      bar,
      pen,
      ring,
      home,
      page: relative,
      element,
      edit,
      command,
      placePen,
      say,
    });
  }

  for (const kind of ['pointerover', 'focusin']) {
    document.addEventListener(kind, (event) => {
      const { target } = event;
      if (target === host || !(target instanceof Element)) return;
      if (pins && pins.show(target)) {
        marked = null;
        return;
      }
      const text = target.closest('main [id]');
      if (text) showPen(text);
    });
  }

  // MARK: Changes

  /** @typedef {Set<Element>} Changed the elements that have changed */

  /** @param {Node} node @returns {node is Element} */
  const isElement = (node) => node.nodeType === 1;

  /** @param {Changed} changed @param {Element | null} element */
  const note = (changed, element) => {
    if (element) changed.add(element);
  };

  /** @param {ChildNode} old @param {Node} now @param {Changed} changed */
  function replace(old, now, changed) {
    const made = document.importNode(now, true);
    old.replaceWith(made);
    note(changed, isElement(made) ? made : made.parentElement);
  }

  /**
   * Replaces only the nodes that differ from the new page, so that open, chosen, scrolled and focused
   * elements stay as they are.
   * @param {ChildNode} old
   * @param {Node} now
   * @param {Changed} changed
   */
  function morph(old, now, changed) {
    if (old.isEqualNode(now)) return;
    if (!isElement(old) || !isElement(now)) {
      if (old.nodeType !== now.nodeType) {
        replace(old, now, changed);
        return;
      }
      old.nodeValue = now.nodeValue;
      note(changed, old.parentElement);
      return;
    }
    // A live example differs from its HTML, so it is kept or replaced as a whole.
    const examples = old.matches('.example') ? tables(old) : '';
    if (examples && examples === tables(now)) return;
    if (examples || old.nodeName !== now.nodeName || old.id !== now.id) {
      replace(old, now, changed);
      return;
    }
    morphAttributes(old, now);
    morphChildren(old, now, changed);
  }

  /** The ids and versions of the examples in a part of a page. @param {Element} node */
  function tables(node) {
    /** @type {NodeListOf<HTMLElement>} */
    const figures = node.querySelectorAll('figure.ex');
    return [...figures].map((figure) => figure.id + figure.dataset.hash).join(' ');
  }

  // Attributes that only reflect a reader's actions.
  const kept = new Set([
    'open',
    'checked',
    'aria-pressed',
    'data-theme',
    'hidden',
    'aria-current',
    'aria-expanded',
    'aria-selected',
    'tabindex',
    'style',
  ]);

  /** @param {Element} old @param {Element} now */
  function morphAttributes(old, now) {
    for (const { name, value } of [...now.attributes]) {
      if (old.getAttribute(name) !== value && !(kept.has(name) && old.hasAttribute(name))) {
        if (name === 'class') {
          value.split(/\s+/).filter(Boolean).forEach((own) => old.classList.add(own));
        } else if (!kept.has(name)) old.setAttribute(name, value);
      }
    }
    for (const { name } of [...old.attributes]) {
      if (!now.hasAttribute(name) && !kept.has(name) && name !== 'class') old.removeAttribute(name);
    }
  }

  /** @param {Node} node */
  const key = (node) => (isElement(node) && node.id ? `#${node.id}` : null);

  /** @param {Element} old @param {Element} now @param {Changed} changed */
  function morphChildren(old, now, changed) {
    /** @type {Map<string | null, ChildNode>} */
    const byKey = new Map();
    for (const child of old.childNodes) if (key(child)) byKey.set(key(child), child);
    const wanted = new Set([...now.childNodes].map(key).filter(Boolean));
    let place = old.firstChild;
    for (const next of [...now.childNodes]) {
      const name = key(next);
      let match = name ? byKey.get(name) : undefined;
      if (!name) {
        while (place && key(place) && !wanted.has(key(place))) place = drop(place, changed);
        if (place && !key(place) && place.nodeName === next.nodeName) {
          // An element inserted or removed before equal ones must not change all of them.
          if (!place.isEqualNode(next)) {
            const after = place.nextSibling;
            if (after && after.isEqualNode(next)) place = drop(place, changed);
          }
          match = place ?? undefined;
        }
      }
      if (!match) {
        const made = document.importNode(next, true);
        old.insertBefore(made, place);
        if (isElement(made)) changed.add(made);
        else if (made.nodeValue?.trim()) changed.add(old);
        continue;
      }
      if (match !== place) old.insertBefore(match, place);
      else place = match.nextSibling;
      morph(match, next, changed);
    }
    while (place) place = drop(place, changed);
  }

  /** @param {ChildNode} node @param {Changed} changed */
  function drop(node, changed) {
    const next = node.nextSibling;
    if (isElement(node)) note(changed, node.parentElement);
    node.remove();
    return next;
  }

  let isLoading = false;
  let isAgain = false;
  let generation = 0;
  /** The version of each of the site's files. @type {Record<string, string> | null} */
  let files = null;
  let measures = false;

  async function refresh() {
    if (isLoading) {
      isAgain = true;
      return;
    }
    isLoading = true;
    do {
      isAgain = false;
      try {
        await load();
      } catch { /* the next event tries again */ }
    } while (isAgain);
    isLoading = false;
  }

  async function load() {
    const asked = generation;
    const reply = await fetch(location.href.replace(/#.*/, ''), {
      cache: 'no-store',
      headers: { 'If-None-Match': `"${version}"` },
    });
    if (reply.redirected) return location.replace(reply.url);
    if (reply.status !== 304) {
      const text = await reply.text();
      const page = new DOMParser().parseFromString(text, 'text/html');
      /** @type {HTMLScriptElement | null} */
      const own = page.querySelector('script[data-page]');
      if (own?.dataset.page && own.dataset.page !== version) apply(page, own.dataset.page);
    }
    await Promise.all(sheets);
    document.documentElement.dataset.previewed = String(asked);
    if (measures) {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          fetch(new URL('shown', home), { method: 'POST', body: String(asked) });
        })
      );
    }
  }

  /** @param {Document} page @param {string} newVersion */
  function apply(page, newVersion) {
    /** @param {Document} root */
    const scripts = (root) =>
      [...root.querySelectorAll('script[src]:not([data-page])')]
        .map((script) => script.getAttribute('src'));
    // Scripts may have added further ones.
    const running = scripts(document);
    if (scripts(page).some((script) => !running.includes(script))) return reload();
    const before = anchor();
    document.title = page.title;
    document.documentElement.lang = page.documentElement.lang;
    for (const link of page.head.querySelectorAll('link[rel="stylesheet"]')) {
      if (!sheetAt(link.getAttribute('href') ?? '')) {
        document.head.append(document.importNode(link, true));
      }
    }
    /** @type {Changed} */
    const changed = new Set();
    const runs = 'script:not([type="application/json"])';
    page.querySelectorAll(runs).forEach((script) => script.remove());
    /** @type {NodeListOf<HTMLScriptElement>} */
    const found = document.body.querySelectorAll(runs);
    const inBody = [...found];
    inBody.forEach((script) => script.remove());
    document.body.className = page.body.className;
    morphChildren(document.body, page.body, changed);
    document.body.append(...inBody.filter((script) => script.dataset.page === undefined));
    version = newVersion;
    marks = null;
    marked = null;
    pen.hidden = true;
    restore(before);
    offer([...changed].filter((node) => node.isConnected && node.closest('main')));
    document.dispatchEvent(new CustomEvent('hig-notes-update'));
    // Last, because the page's own scripts may move the focused element.
    if (pins) pins.update();
  }

  // Keeps the text at the top of the screen in place when something above it grows.
  function anchor() {
    if (scrollY === 0) return null;
    const line = innerHeight / 4;
    let best = null;
    for (const node of document.querySelectorAll('main [id]')) {
      const top = node.getBoundingClientRect().top;
      if (best === null || Math.abs(top - line) < Math.abs(best.top - line)) best = { node, top };
    }
    return { best, y: scrollY };
  }

  /** @param {ReturnType<typeof anchor>} before */
  function restore(before) {
    if (!before) return;
    const { best, y } = before;
    if (best && best.node.isConnected) {
      scrollBy({ top: best.node.getBoundingClientRect().top - best.top, behavior: 'instant' });
    } else {
      scrollTo({ top: y, behavior: 'instant' });
    }
  }

  /** @param {Element[]} changed */
  function offer(changed) {
    changed.forEach((node) => {
      if (node.tagName === 'MAIN' || node.tagName === 'ARTICLE') return;
      node.animate([{ backgroundColor: 'Mark' }, {}], { duration: 900, easing: 'ease-out' });
    });
    const away = changed.find((node) => {
      const box = node.getBoundingClientRect();
      return node.tagName !== 'MAIN' && (box.bottom < 0 || box.top > innerHeight);
    });
    changes.hidden = true;
    if (!away) return;
    const button = element('button', { type: 'button', textContent: say('show') });
    button.addEventListener('click', () => {
      away.scrollIntoView({ block: 'center' });
      changes.hidden = true;
    });
    changes.replaceChildren(element('span', { textContent: say('changed') }), button);
    changes.hidden = false;
  }

  /** The page's link to a style sheet. @param {string} address */
  function sheetAt(address) {
    const { pathname } = new URL(address, location.href);
    /** @type {NodeListOf<HTMLLinkElement>} */
    const links = document.head.querySelectorAll('link[rel="stylesheet"]');
    return [...links].find((link) => new URL(link.href).pathname === pathname);
  }

  // Style sheets that are being loaded.
  /** @type {Set<Promise<void>>} */
  const sheets = new Set();

  // Removes the old style sheet only after the new one has loaded, so that the page is never unstyled.
  /** @param {string} path @param {string} newVersion */
  function swap(path, newVersion) {
    const old = sheetAt(new URL(path, root).href);
    if (!old) return;
    const made = /** @type {HTMLLinkElement} */ (old.cloneNode());
    const address = new URL(old.href);
    address.searchParams.set('v', newVersion);
    made.href = address.href;
    /** @type {Promise<void>} */
    const coming = new Promise((done) => {
      /** @param {HTMLLinkElement} last */
      const end = (last) => () => {
        last.remove();
        done();
      };
      made.addEventListener('load', end(old), { once: true });
      made.addEventListener('error', end(made), { once: true });
    });
    sheets.add(coming);
    coming.then(() => sheets.delete(coming));
    old.after(made);
  }

  /** @param {Record<string, string>} now */
  function takeFiles(now) {
    const before = files;
    files = now;
    if (!before) return;
    for (const [path, newVersion] of Object.entries(now)) {
      if (before[path] === newVersion) continue;
      if (path.endsWith('.css')) swap(path, newVersion);
      else if ([...document.scripts].some((own) => own.src === new URL(path, root).href)) {
        return reload();
      }
    }
  }

  function reload() {
    try {
      sessionStorage.setItem(
        'hig-notes.preview.scroll',
        JSON.stringify(
          { path: location.pathname, y: scrollY },
        ),
      );
    } catch { /* private window */ }
    location.reload();
  }

  function returnFromReload() {
    try {
      const stored = JSON.parse(sessionStorage.getItem('hig-notes.preview.scroll') ?? 'null');
      sessionStorage.removeItem('hig-notes.preview.scroll');
      if (stored && stored.path === location.pathname) {
        scrollTo({ top: stored.y, behavior: 'instant' });
      }
    } catch { /* nothing stored */ }
  }

  /** @param {Message} message */
  function take({ name, data = '{}' }) {
    away.hidden = name !== 'closed';
    if (name === 'change') {
      const change = JSON.parse(data);
      generation = change.generation;
      measures = change.measure;
      const target = change.moved[relative()];
      if (target !== undefined) {
        location.replace(new URL(target.split('/').map(encodeURIComponent).join('/'), root));
        return;
      }
      takeFiles(change.files);
      refresh();
    } else if (name === 'problems') {
      showProblems(JSON.parse(data));
    }
  }

  returnFromReload();
  startPins();
  if (typeof SharedWorker !== 'undefined') {
    const worker = new SharedWorker(script.src, { name: channelName });
    worker.port.addEventListener('message', (event) => take(event.data));
    worker.port.start();
    addEventListener('pagehide', () => worker.port.postMessage('bye'));
    addEventListener('pageshow', (event) => {
      if (event.persisted) location.reload();
    });
  } else if (navigator.locks && typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(channelName);
    /** @type {Map<string, string> | null} */
    let last = null;
    channel.addEventListener('message', ({ data }) => {
      if (data === 'hello') {
        last?.forEach((text, name) => channel.postMessage({ name, data: text }));
      } else take(data);
    });
    channel.postMessage('hello');
    navigator.locks.request(channelName, () => {
      last = listen(new URL('events', home), (message) => {
        channel.postMessage(message);
        take(message);
      });
      return new Promise(() => {});
    });
  } else {
    listen(new URL('events', home), take);
  }
})();
