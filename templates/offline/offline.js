// @ts-check
// Lets the browser keep the site for reading without a connection.
(() => {
  'use strict';
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const worker = new URL('../offline-worker.js', script.src);
  /** Not every browser tells. @type {any} */
  const { connection } = navigator;
  if (!('serviceWorker' in navigator) || !worker.protocol.startsWith('http')) return;

  /** Nobody pays for pages that nobody asked for. */
  const ask = () => {
    if (!connection?.saveData) navigator.serviceWorker.controller?.postMessage('keep');
  };

  addEventListener('load', async () => {
    try {
      // A new worker takes over as soon as it is there, and has other files to keep.
      navigator.serviceWorker.addEventListener('controllerchange', ask);
      await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
      ask();
    } catch { /* a private window, or storage is off */ }
  });
})();
