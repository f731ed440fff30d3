// @ts-check
// The columns of a table, which readers choose from a menu and move by their headings.
(() => {
  'use strict';
  const { all, closest, one } = higNotes;
  const { part } = higNotes.examples;

  part('choice', (example) => {
    if (!example.columns) return;
    const table = example.columns;
    /** @type {HTMLTableCellElement[]} */
    const heads = all(table, 'thead th');
    /** The first column names the rows: it is always there, and the first. */
    const [names] = heads;
    const id = (/** @type {HTMLElement} */ head) => head.dataset.col ?? '';
    /** @type {() => HTMLTableCellElement[]} */
    const inOrder = () => all(table, 'thead th');
    const shown = () => inOrder().filter((head) => !head.hidden);
    const state = () => shown().map(id).join('.');
    const initial = state();
    const keep = async () => (await example.need('sharing')).keep();

    /** @param {HTMLTableCellElement} head */
    const cells = (head) => all(table, `tr:not(.ex-group-row) > :nth-child(${head.cellIndex + 1})`);

    /** @param {HTMLTableCellElement} head @param {boolean} isShown */
    function show(head, isShown) {
      if (head === names) return;
      for (const cell of cells(head)) cell.hidden = !isShown;
      /** @type {HTMLTableCellElement[]} */
      const groups = all(table, '.ex-group-row > th');
      for (const cell of groups) cell.colSpan = shown().length;
      example.parts.columns?.layOut();
    }

    /** Puts a column before or behind another one. @param {HTMLTableCellElement} head @param {HTMLTableCellElement} other */
    function put(head, other) {
      const isBehind = other.cellIndex > head.cellIndex;
      const others = cells(other);
      const focused = document.activeElement;
      cells(head).forEach((cell, index) => {
        if (isBehind) others[index].after(cell);
        else others[index].before(cell);
      });
      if (focused instanceof HTMLElement && head.contains(focused)) focused.focus();
      example.parts.columns?.layOut();
    }

    /** Moves a column by one place among those that are shown. @param {HTMLTableCellElement} head @param {number} step */
    function move(head, step) {
      const list = shown();
      const to = list.indexOf(head) + step;
      if (head === names || to < 1 || to >= list.length) return;
      put(head, list[to]);
      const title = one(head, '.ex-heading').textContent;
      example.announce(example.word('moved', title, to + 1, list.length));
    }

    const name = () => example.word('columnsShown');
    /** @param {HTMLElement} opener @param {{ x: number, y: number }} [at] */
    const open = async (opener, at) => {
      const menu = await example.need('menu');
      menu.open({
        name: name(),
        opener,
        at,
        items: inOrder().map((head) => ({
          text: one(head, '.ex-heading').textContent,
          isOn: () => !head.hidden,
          isDisabled: head === names,
          act: () => {
            show(head, Boolean(head.hidden));
            keep();
          },
        })),
      });
    };
    const button = example.iconButton('M4 5h16v14H4zM9.500 5v14M14.500 5v14', name, () => {
      open(button);
    }, { 'aria-haspopup': 'menu' });
    example.tools.append(button);

    const header = one(table, 'thead');
    header.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      const isByKey = event.button !== 2 && !event.ctrlKey;
      const focused = document.activeElement;
      const isInside = focused instanceof HTMLElement && header.contains(focused);
      const at = isByKey ? undefined : { x: event.clientX, y: event.clientY };
      open(isInside ? focused : button, at);
    });

    const isRightToLeft = () => getComputedStyle(table).direction === 'rtl';
    for (const head of heads) {
      if (head === names) continue;
      head.dataset.movable = '';
      head.querySelector('button')
        ?.setAttribute('aria-keyshortcuts', 'Alt+ArrowLeft Alt+ArrowRight');
    }
    header.addEventListener('keydown', (event) => {
      /** @type {HTMLTableCellElement | null} */
      const head = closest(event, 'th');
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!head || !step || !event.altKey || closest(event, '.ex-grip')) return;
      event.preventDefault();
      move(head, isRightToLeft() ? -step : step);
      keep();
    });

    header.addEventListener('pointerdown', (event) => {
      /** @type {HTMLTableCellElement | null} */
      const head = closest(event, '[data-movable]');
      if (!head || event.button || closest(event, '.ex-grip')) return;
      let isDragging = false;
      const end = new AbortController();
      const { signal } = end;
      addEventListener('pointermove', (now) => {
        if (!isDragging && Math.abs(now.clientX - event.clientX) < 8) return;
        isDragging = true;
        head.dataset.dragging = '';
        const over = shown().find((other) => {
          const box = other.getBoundingClientRect();
          return now.clientX > box.left && now.clientX < box.right;
        });
        if (!over || over === head || over === names) return;
        // Only beyond its middle does it give way, or columns of different widths would flicker.
        const box = over.getBoundingClientRect();
        const isToTheRight = box.left > head.getBoundingClientRect().left;
        const isBeyond = now.clientX > (box.left + box.right) / 2;
        if (isBeyond === isToTheRight) put(head, over);
      }, { signal });
      for (const name of ['pointerup', 'pointercancel']) {
        addEventListener(name, () => {
          end.abort();
          delete head.dataset.dragging;
          if (!isDragging) return;
          // What was moved is not sorted as well.
          const stop = (/** @type {Event} */ click) => click.stopPropagation();
          header.addEventListener('click', stop, { capture: true, once: true });
          setTimeout(() => header.removeEventListener('click', stop, { capture: true }), 50);
          move(head, 0);
          keep();
        }, { signal });
      }
    });

    example.states.set('columns', {
      get: () => state() === initial ? null : state(),
      set(text) {
        const ids = text.split('.');
        for (const head of heads) show(head, ids.includes(id(head)));
        const wanted = ids.flatMap((one) => heads.find((head) => id(head) === one) ?? [])
          .filter((head) => head !== names);
        // Columns that are hidden keep their places if nothing was moved.
        if ([names, ...wanted].map(id).join('.') === state()) return;
        let last = names;
        for (const head of wanted) {
          const next = /** @type {HTMLTableCellElement | null} */ (last.nextElementSibling);
          if (next && next !== head) put(head, next);
          last = head;
        }
      },
    });
  });
})();
