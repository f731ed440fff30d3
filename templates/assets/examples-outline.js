// @ts-check
// Rows that expand and collapse: nested lists, or a table with levels.
(() => {
  'use strict';
  const { all, closest, make, one } = higNotes;
  const { PATHS, icon, move, part, serial } = higNotes.examples;

  part('outline', (example) => {
    const { columns, scroll } = example;
    const isGrid = example.pattern === 'treegrid';
    const key = `ex-open-${example.figure.dataset.ex}`;

    /** @param {HTMLElement} row @returns {HTMLElement | null} */
    const outer = (row) => row.parentElement?.closest('.ex-row') ?? null;
    /** @param {HTMLElement} row @returns {number} */
    function levelOf(row) {
      if (isGrid) return Number(row.dataset.level);
      const parent = outer(row);
      return parent ? levelOf(parent) + 1 : 1;
    }
    /** @param {HTMLElement} row @returns {HTMLElement[]} */
    function childrenOf(row) {
      if (!isGrid) return all(row, ':scope > .ex-rows > *');
      const list = example.rows;
      const level = levelOf(row);
      const below = list.slice(list.indexOf(row) + 1);
      const end = below.findIndex((other) => levelOf(other) <= level);
      return below.slice(0, end < 0 ? below.length : end)
        .filter((other) => levelOf(other) === level + 1);
    }
    /** @param {HTMLElement} row */
    function parentOf(row) {
      if (!isGrid) return outer(row);
      const list = example.rows;
      const level = levelOf(row);
      return list.slice(0, list.indexOf(row)).findLast((other) => levelOf(other) < level) ?? null;
    }
    /** @param {HTMLElement} row */
    const canOpen = (row) => row.hasAttribute('aria-expanded');
    /** @param {HTMLElement} row */
    const isOpen = (row) => row.getAttribute('aria-expanded') === 'true';

    /** The ids of the rows that were expanded on the last visit; null if nothing is stored. */
    function recall() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    }

    function remember() {
      const open = example.rows.filter(isOpen).map((row) => row.dataset.id);
      try {
        localStorage.setItem(key, JSON.stringify(open));
      } catch { /* a private window */ }
    }

    function show() {
      for (const row of example.rows) {
        /** @type {HTMLElement | null} */
        const list = row.querySelector(':scope > .ex-rows');
        if (list) list.hidden = !isOpen(row);
        if (!isGrid) continue;
        row.hidden = false;
        for (let parent = parentOf(row); parent; parent = parentOf(parent)) {
          if (!isOpen(parent)) row.hidden = true;
        }
      }
      example.restripe();
    }

    /** @param {HTMLElement} row @param {boolean} open @param {boolean} isDeep */
    function set(row, open, isDeep) {
      if (!canOpen(row)) return;
      row.setAttribute('aria-expanded', String(open));
      if (isDeep) { for (const child of childrenOf(row)) set(child, open, true); }
      show();
      remember();
    }

    /** @param {HTMLElement} row */
    function dressCells(row) {
      if (!isGrid) {
        const title = one(row, '.ex-title');
        title.id ||= `ex-t${serial()}`;
        row.setAttribute('aria-labelledby', title.id);
        return;
      }
      for (const cell of row.children) {
        cell.setAttribute('role', cell.tagName === 'TH' ? 'rowheader' : 'gridcell');
      }
    }

    if (isGrid && columns) {
      columns.setAttribute('role', 'treegrid');
      example.label(columns, 'aria-label', () => example.name);
    } else {
      for (const list of all(scroll, '.ex-section > .ex-rows')) {
        list.setAttribute('role', 'tree');
        list.removeAttribute('aria-labelledby');
        example.label(list, 'aria-label', () => example.name);
      }
      for (const list of all(scroll, '.ex-rows .ex-rows')) list.setAttribute('role', 'group');
    }

    const stored = recall();
    example.rows.forEach((row, index) => {
      row.setAttribute('role', isGrid ? 'row' : 'treeitem');
      row.setAttribute('aria-level', String(levelOf(row)));
      row.tabIndex = index ? -1 : 0;
      dressCells(row);
      const cell = one(row, isGrid ? '.ex-cell' : '.ex-main');
      if (childrenOf(row).length) {
        const open = Array.isArray(stored) ? stored.includes(row.dataset.id) : true;
        row.setAttribute('aria-expanded', String(open));
        const twist = make(
          'span',
          { class: 'ex-twist', 'aria-hidden': 'true' },
          icon(PATHS.chevron),
        );
        twist.addEventListener('click', (event) => {
          event.stopPropagation();
          set(row, !isOpen(row), event.altKey);
        });
        cell.prepend(twist);
      } else cell.classList.add('ex-leaf');
      row.addEventListener('click', (event) => {
        event.stopPropagation();
        if (example.parts.choosing) {
          example.parts.choosing.press(row, event);
          return;
        }
        example.rove(row);
        row.focus();
        if (row.dataset.action) example.choose(row);
      });
    });
    show();

    scroll.addEventListener('keydown', (event) => {
      const row = closest(event, '.ex-row');
      if (!row || event.target !== row) return;
      const list = example.shown;
      const { choosing } = example.parts;
      /** @param {HTMLElement | null | undefined} next */
      const go = (next) => {
        if (!next) return;
        next.focus();
        example.rove(next);
        if (choosing) choosing.follow(next, event, row);
      };
      const step = { ArrowDown: 1, ArrowUp: -1, Home: -list.length, End: list.length }[event.key];
      if (step) go(move(list, step, row));
      else if (event.key === 'ArrowRight') {
        if (canOpen(row) && !isOpen(row)) set(row, true, event.altKey);
        else if (isOpen(row)) go(move(list, 1, row));
      } else if (event.key === 'ArrowLeft') {
        if (isOpen(row)) set(row, false, event.altKey);
        else go(parentOf(row));
      } else if (choosing?.answer(row, event)) { /* it is chosen */ }
      else if (event.key === 'Enter' || event.key === ' ') {
        if (row.dataset.action) example.choose(row);
      } else return;
      event.preventDefault();
    });

    return {
      reveal(rows) {
        for (const row of rows) {
          for (let parent = parentOf(row); parent; parent = parentOf(parent)) {
            parent.setAttribute('aria-expanded', 'true');
          }
        }
        show();
      },
    };
  });
})();
