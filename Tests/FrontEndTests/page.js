// @ts-check
// Runs the pages' scripts without a page, for functions that need none.

const assets = new URL('../../templates/assets/', import.meta.url);

/** @param {string} name of a file in `Tests/Data` */
export const data = (name) =>
  JSON.parse(Deno.readTextFileSync(new URL(`../Data/${name}`, import.meta.url)));

/**
 * Runs scripts in order in an empty document.
 *
 * @param {string[]} names
 * @param {Record<string, unknown[]> | ((name: string) => unknown[])} files the contents of the site's
 *   data files, by name
 * @returns {HigNotes}
 */
export function run(names, files = {}) {
  const nothing = () => {};
  const list = () => ({ classList: { add: nothing }, dataset: {}, addEventListener: nothing });
  /** @type {Record<string, any>} */
  const page = {
    currentScript: { src: 'file:///site/assets/script.js' },
    documentElement: list(),
    readyState: 'loading',
    addEventListener: nothing,
    getElementById: () => null,
    createElement: (/** @type {string} */ name) => {
      /** @type {Record<string, any>} */
      const made = { name, listeners: {}, append: nothing };
      made.setAttribute = (/** @type {string} */ key, /** @type {string} */ value) => {
        made[key] = value;
      };
      made.addEventListener = (/** @type {string} */ key, /** @type {() => void} */ act) => {
        made.listeners[key] = act;
      };
      return made;
    },
  };
  page.head = {
    append(/** @type {Record<string, any>} */ made) {
      if (made.name !== 'script') return;
      page.currentScript = made;
      const name = made.src.replace(/^.*\/search\/|\.js$/g, '');
      const found = typeof files === 'function' ? files(name) : files[name];
      if (found) scope.higNotes.search(...found);
      made.listeners[found ? 'load' : 'error']();
    },
  };
  /** @type {Record<string, any>} */
  const scope = {};
  for (const name of names) {
    const source = Deno.readTextFileSync(new URL(name, assets));
    page.currentScript = { src: `file:///site/assets/${name}` };
    const parameters = ['globalThis', 'document', 'location', 'addEventListener', 'higNotes'];
    new Function(...parameters, source)(
      scope,
      page,
      { hash: '', href: 'file:///site/' },
      nothing,
      scope.higNotes,
    );
  }
  return scope.higNotes;
}
