// @ts-check
// A page at a former address: leads on, and keeps the place within the page, which a refresh loses.
// The script runs while the head is read, so the body is not there yet.
(() => {
  'use strict';
  const script = document.currentScript;
  const target = script instanceof HTMLScriptElement ? script.dataset.target : undefined;
  if (target) location.replace(new URL(target, location.href).href + location.hash);
})();
