// @ts-check
// Keeps the site on the device of somebody who reads it. The build writes the list of its files above
// this, as `siteFiles`, so that a changed site is a changed worker.
//
// What is online comes from the server, always: a kept copy is shown only where there is no answer.
(() => {
  'use strict';
  /** The types of workers are not those of pages. @type {any} */
  const worker = self;
  const { files, words, most } = siteFiles;
  const root = new URL('./', worker.location.href);
  const name = 'hig-notes ' + root.pathname;
  /** Where the digests of the kept files are noted, beside them. */
  const record = new URL('.hig-notes-kept', root).href;
  /** How long a slow server is waited for, in milliseconds, if there is a copy. */
  const patience = 4000;

  /** What is needed to read any page and to search, before all else. @param {string} path */
  const isFirst = (path) =>
    /^(assets|search)\//.test(path) || /^([^/]+\/)?(search\/)?index\.html$/.test(path);

  /** @param {string} path */
  const address = (path) => new URL(path.split('/').map(encodeURIComponent).join('/'), root).href;

  /** The file of the site at an address, if there is one. @param {string} href */
  function file(href) {
    const { origin, pathname } = new URL(href);
    if (origin !== root.origin || !pathname.startsWith(root.pathname)) return undefined;
    let path = pathname.slice(root.pathname.length);
    try {
      path = decodeURIComponent(path);
    } catch { /* no name of a file */ }
    if (path === '' || path.endsWith('/')) path += 'index.html';
    return [path, path + '/index.html'].find((path) => Object.hasOwn(files, path));
  }

  /** @type {Promise<Record<string, string>> | undefined} */
  let noted;

  /** The digests of the files that are kept. */
  function kept() {
    noted ??= caches.open(name).then((cache) => cache.match(record))
      .then((found) => found?.json() ?? {});
    return noted;
  }

  async function note() {
    const cache = await caches.open(name);
    await cache.put(record, new Response(JSON.stringify(await kept())));
  }

  /**
   * Keeps an answer. What a server led to elsewhere is kept as if it had been there: browsers refuse
   * the other as a page.
   * @param {string} path @param {Response} response
   */
  async function keep(path, response) {
    const cache = await caches.open(name);
    const { headers, status } = response;
    await cache.put(address(path), new Response(await response.blob(), { headers, status }));
    (await kept())[path] = files[path];
  }

  /** Keeps those of some files that are not kept as they are now. @param {string[]} paths */
  async function keepAll(paths) {
    const known = await kept();
    const rest = paths.filter((path) => known[path] !== files[path]);
    let fetched = 0;
    async function take() {
      for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
        const response = await fetch(address(path), { cache: 'no-cache' });
        if (!response.ok) continue;
        await keep(path, response);
        fetched += 1;
        if (fetched % 32 === 0) await note();
      }
    }
    try {
      await Promise.all([take(), take(), take()]);
    } catch { /* no connection, or no room: the next page goes on */ }
    if (fetched > 0) await note();
  }

  /** @param {Promise<any>} answer */
  const inTime = (answer) =>
    Promise.race([
      answer,
      new Promise((_, reject) => setTimeout(() => reject(new Error('too slow')), patience)),
    ]);

  /** @param {any} event @param {string} path */
  async function answer(event, path) {
    const cache = await caches.open(name);
    const copy = await cache.match(address(path));
    const online = fetch(event.request);
    try {
      const response = await (copy ? inTime(online) : online);
      // A server that is in trouble says less than the copy.
      if (copy && response.status >= 500) return copy;
      if (response.ok) {
        event.waitUntil(keep(path, response.clone()).then(note).catch(() => {}));
      }
      return response;
    } catch (error) {
      online.catch(() => {});
      if (copy) return copy;
      if (event.request.mode !== 'navigate') throw error;
      return missing(path);
    }
  }

  /** A page in the reader's language instead of one that is not kept. @param {string} path */
  function missing(path) {
    const language = path.split('/').find((part) => Object.hasOwn(words, part)) ??
      Object.keys(words)[0];
    const [title, text] = words[language];
    const page = `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<meta name="color-scheme" content="light dark">' +
      `<title>${title}</title><body style="font: 1.125rem/1.6 system-ui; max-width: 32rem; ` +
      `margin: 20vh auto; padding: 0 1.25rem"><h1 style="font-size: 1.5rem">${title}</h1><p>${text}`;
    return new Response(page, {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }

  async function forgetOthers() {
    const cache = await caches.open(name);
    const known = await kept();
    for (const path of Object.keys(known)) {
      if (Object.hasOwn(files, path)) continue;
      delete known[path];
      await cache.delete(address(path));
    }
    await note();
  }

  worker.addEventListener('install', (/** @type {any} */ event) => {
    worker.skipWaiting();
    event.waitUntil(keepAll(Object.keys(files).filter(isFirst)));
  });
  worker.addEventListener('activate', (/** @type {any} */ event) => {
    event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
  });
  worker.addEventListener('message', (/** @type {any} */ event) => {
    const all = Object.keys(files);
    // Of a large site what was read is kept, and nobody fetches thousands of files unasked.
    event.waitUntil(keepAll(all.length <= most ? all : all.filter(isFirst)));
  });
  worker.addEventListener('fetch', (/** @type {any} */ event) => {
    const { method, headers, url } = event.request;
    if (method !== 'GET' || headers.has('range')) return;
    const path = file(url);
    if (path !== undefined) event.respondWith(answer(event, path));
  });
})();
