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
   * @param {string} [text] what is written, which may be nothing
   */
  async function command(name, values, text) {
    const address = new URL(name, home);
    for (const [key, value] of Object.entries(values)) address.searchParams.set(key, value);
    const post = async () => {
      const body = (await ownToken()).trim() + (text === undefined ? '' : `\n${text}`);
      return fetch(address, { method: 'POST', body });
    };
    const reply = await post();
    if (reply.status !== 403) return reply;
    token = null;
    return post();
  }

  /** The token of the preview; empty for a reader on another machine. */
  function ownToken() {
    token = token || fetch(new URL('token', home))
      .then((reply) => (reply.ok ? reply.text() : '')).catch(() => '');
    return token;
  }

  // MARK: Examples that are changed in the page

  /** @type {Promise<(source: HTMLElement) => void> | null} */
  let playground = null;
  document.addEventListener('toggle', async ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    if (!target.matches('.ex-source') || !await ownToken()) return;
    playground ??= import(new URL('playground.js', home).href).then(({ start }) =>
      start({ home, element, command, say })
    );
    (await playground)(target);
  }, true);

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

  // Scripts change the page: they put controls into examples, fold what is a line without them, and
  // sort languages. So a new page is compared with the last one that came, and only where these two
  // differ, the page that is shown is changed.

  /** The body as it came, in a document of its own, where nothing loads or runs. */
  const served = document.implementation.createHTMLDocument('').importNode(document.body, true);
  /** What each node of it became in the page. @type {WeakMap<Node, ChildNode>} */
  const twins = new WeakMap();
  pair(served, document.body);

  /** Links a part of a page that came with the same part that is shown. @param {Node} came @param {ChildNode} shown */
  function pair(came, shown) {
    twins.set(came, shown);
    let child = shown.firstChild;
    for (const next of came.childNodes) {
      if (!child) return;
      pair(next, child);
      child = child.nextSibling;
    }
  }

  /** What scripts put in the place of nodes that they took away. @type {WeakMap<Node, ChildNode>} */
  const standIns = new WeakMap();
  const exchanges = new MutationObserver(noteStandIns);
  exchanges.observe(document.body, { childList: true, subtree: true });

  /** @param {MutationRecord[]} records */
  function noteStandIns(records) {
    for (const { addedNodes, removedNodes } of records) {
      if (addedNodes.length !== 1 || removedNodes.length !== 1) continue;
      standIns.set(removedNodes[0], /** @type {ChildNode} */ (addedNodes[0]));
    }
  }

  /** What stands in the page for a node that came; null where a script took it away. @param {Node} came */
  function shownFor(came) {
    let shown = twins.get(came);
    for (let step = 0; shown && !shown.isConnected && step < 9; step += 1) {
      shown = standIns.get(shown);
    }
    return shown?.isConnected ? shown : null;
  }

  /** @param {Node} node @returns {node is Element} */
  const isElement = (node) => node.nodeType === 1;

  /** @param {Changed} changed @param {Element | null} element */
  const note = (changed, element) => {
    if (element) changed.add(element);
  };

  /**
   * Shows a part of the new page in the place of one that came before.
   * @param {ChildNode} old
   * @param {ChildNode} now
   * @param {Changed} changed
   */
  function replace(old, now, changed) {
    const shown = shownFor(old);
    if (!shown) throw new Error('what has changed is gone');
    const made = document.importNode(now, true);
    shown.replaceWith(made);
    pair(now, made);
    note(changed, isElement(made) ? made : made.parentElement);
    return now;
  }

  /**
   * Whether two parts of a page are the same, as far as that is worth to know: what most of the page
   * is in is not compared as a whole, for its parts are compared anyway.
   * @param {Node} a
   * @param {Node} b
   */
  const isSame = (a, b) =>
    !(isElement(a) && a.matches('.frame, main, article')) && a.isEqualNode(b);

  /**
   * Shows what has changed since a part of the page came; gives the part as it is to be known from now.
   *
   * Nodes stay where they can, so that what is open, chosen, scrolled or focused stays.
   * @param {ChildNode} old
   * @param {ChildNode} now
   * @param {Changed} changed
   * @returns {ChildNode}
   */
  function morph(old, now, changed) {
    if (old.nodeName !== now.nodeName) return replace(old, now, changed);
    const shown = shownFor(old);
    if (!isElement(old) || !isElement(now)) {
      if (!shown) throw new Error('a text that has changed is gone');
      old.nodeValue = shown.nodeValue = now.nodeValue;
      note(changed, shown.parentElement);
      return old;
    }
    // A live example is more than its page says: it stays, or another takes its place.
    const isLive = old.matches('.example');
    if (isLive && tables(old) && tables(old) === tables(now)) {
      if (shown) pair(now, shown);
      return now;
    }
    const isOther = isLive || old.id !== now.id || shown !== twins.get(old);
    if (isOther || !shown || !isElement(shown)) return replace(old, now, changed);
    morphAttributes(old, now, shown);
    morphChildren(old, now, shown, changed);
    return old;
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

  /** @param {Element} old @param {Element} now @param {Element} shown */
  function morphAttributes(old, now, shown) {
    const names = new Set([...old.getAttributeNames(), ...now.getAttributeNames()]);
    for (const name of names) {
      const before = old.getAttribute(name);
      const value = now.getAttribute(name);
      if (before === value) continue;
      if (name === 'class') {
        shown.classList.remove(...old.classList);
        shown.classList.add(...now.classList);
      } else if (!kept.has(name) || shown.getAttribute(name) === before) {
        if (value === null) shown.removeAttribute(name);
        else shown.setAttribute(name, value);
      }
      if (value === null) old.removeAttribute(name);
      else old.setAttribute(name, value);
    }
  }

  /** @param {Node} node */
  const key = (node) => (isElement(node) && node.id ? `#${node.id}` : null);

  /**
   * For each of the new nodes the old one that it is a newer version of, where there is one: the one
   * with the same id or the same content, else one of its kind between the same others.
   * @param {ChildNode[]} olds
   * @param {ChildNode[]} news
   */
  function partners(olds, news) {
    /** @type {(ChildNode | undefined)[]} */
    const found = news.map(() => undefined);
    const byKey = new Map(olds.filter(key).map((old) => [key(old), old]));
    const same = olds.length === 1 && news.length === 1 ? [] : inOrder(olds, news);
    for (const [index] of same) byKey.delete(key(olds[index]));
    let from = 0;
    let place = 0;
    for (const [index, match] of [...same, [olds.length, news.length]]) {
      for (; place < match; place += 1) {
        const name = key(news[place]);
        if (name) {
          found[place] = byKey.get(name);
          byKey.delete(name);
        } else {
          const isKind = (/** @type {ChildNode} */ old) =>
            !key(old) && old.nodeName === news[place].nodeName;
          const own = olds.slice(from, index).findIndex(isKind);
          if (own >= 0) {
            found[place] = olds[from + own];
            from += own + 1;
          }
        }
      }
      if (match < news.length) found[match] = olds[index];
      place = match + 1;
      from = index + 1;
    }
    return found;
  }

  /** In products of lengths: beyond it, a list is compared by ids alone. */
  const MOST = 400_000;

  /**
   * The longest way through two lists of nodes that have the same ids, or else the same content, as
   * pairs of places; what is no blank text counts for more.
   * @param {ChildNode[]} olds
   * @param {ChildNode[]} news
   */
  function inOrder(olds, news) {
    /** @param {ChildNode} node */
    const name = (node) => key(node) ?? (isElement(node) ? node.outerHTML : `${node.nodeValue}`);
    /** @type {[number, number][]} */
    const pairs = [];
    if (olds.length * news.length > MOST) return pairs;
    const [a, b] = [olds.map(name), news.map(name)];
    const width = b.length + 1;
    const worth = new Int32Array((a.length + 1) * width);
    for (let row = a.length - 1; row >= 0; row -= 1) {
      for (let column = b.length - 1; column >= 0; column -= 1) {
        const place = row * width + column;
        const skip = Math.max(worth[place + width], worth[place + 1]);
        const isSame = a[row] === b[column];
        const take = isSame ? worth[place + width + 1] + (a[row].trim() ? 99 : 1) : 0;
        worth[place] = Math.max(skip, take);
      }
    }
    let i = 0;
    let j = 0;
    while (i < a.length && j < b.length) {
      const here = worth[i * width + j];
      if (here === worth[(i + 1) * width + j]) i += 1;
      else if (here === worth[i * width + j + 1]) j += 1;
      else pairs.push([i++, j++]);
    }
    return pairs;
  }

  /**
   * @param {Element} old
   * @param {Element} now
   * @param {Element} shown
   * @param {Changed} changed
   */
  function morphChildren(old, now, shown, changed) {
    const olds = [...old.childNodes];
    const news = [...now.childNodes];
    let start = 0;
    while (start < olds.length && start < news.length && isSame(olds[start], news[start])) {
      start += 1;
    }
    let tail = 0;
    // Where both are as long, the first that differ were compared already.
    const isSwap = olds.length === news.length ? 1 : 0;
    const most = Math.min(olds.length, news.length) - start - isSwap;
    while (tail < most && isSame(olds[olds.length - 1 - tail], news[news.length - 1 - tail])) {
      tail += 1;
    }
    const [before, after] = [olds.slice(start, olds.length - tail), olds.slice(olds.length - tail)];
    const wanted = news.slice(start, news.length - tail);
    const matches = partners(before, wanted);
    for (const gone of before) {
      if (matches.includes(gone)) continue;
      shownFor(gone)?.remove();
      if (isElement(gone)) note(changed, shown);
    }
    /** The node before which one is put: scripts may have added others behind it. */
    let next = after.map(shownFor).find((node) => node?.parentNode === shown) ??
      behind(olds.slice(0, olds.length - tail), shown);
    /** @type {ChildNode[]} */
    const known = [];
    let last = Infinity;
    for (let at = wanted.length - 1; at >= 0; at -= 1) {
      const match = matches[at];
      if (match) {
        const place = before.indexOf(match);
        const own = shownFor(match);
        if (place > last && own?.parentNode === shown) shown.insertBefore(own, next);
        else last = place;
        const isKnown = before.length + wanted.length > 2 && isSame(match, wanted[at]);
        known.unshift(isKnown ? match : morph(match, wanted[at], changed));
      } else {
        const made = document.importNode(wanted[at], true);
        shown.insertBefore(made, next);
        pair(wanted[at], made);
        known.unshift(wanted[at]);
        if (isElement(made)) changed.add(made);
        else if (made.nodeValue?.trim()) changed.add(shown);
      }
      const own = shownFor(known[0]);
      if (own?.parentNode === shown) next = own;
    }
    old.replaceChildren(...olds.slice(0, start), ...known, ...after);
  }

  /**
   * What follows the last of some children that are still in their place.
   * @param {ChildNode[]} children
   * @param {Element} shown
   */
  function behind(children, shown) {
    const last = children.map(shownFor).findLast((node) => node?.parentNode === shown);
    return last?.nextSibling ?? null;
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
      // A message of one's own comes when the frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          fetch(new URL('shown', home), { method: 'POST', body: String(asked) });
        port2.postMessage(null);
      });
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
    // Even the same value would have the styles of the whole page worked out anew.
    const { lang } = page.documentElement;
    if (document.title !== page.title) document.title = page.title;
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
    for (const link of page.head.querySelectorAll('link[rel="stylesheet"]')) {
      if (!sheetAt(link.getAttribute('href') ?? '')) {
        document.head.append(document.importNode(link, true));
      }
    }
    /** @type {Changed} */
    const changed = new Set();
    for (const body of [served, page.body]) {
      body.querySelectorAll('script:not([type="application/json"])')
        .forEach((script) => script.remove());
    }
    noteStandIns(exchanges.takeRecords());
    try {
      morphAttributes(served, page.body, document.body);
      morphChildren(served, page.body, document.body, changed);
    } catch {
      return reload();
    }
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
