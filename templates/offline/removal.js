// @ts-check
// Takes the place of a worker that kept the site, removes what it kept, and then itself.
(() => {
  'use strict';
  /** The types of workers are not those of pages. @type {any} */
  const worker = self;
  const root = new URL('./', worker.location.href);

  async function remove() {
    await caches.delete('hig-notes ' + root.pathname);
    await worker.registration.unregister();
  }
  worker.addEventListener('install', () => worker.skipWaiting());
  worker.addEventListener(
    'activate',
    (/** @type {any} */ event) => event.waitUntil(remove()),
  );
})();
