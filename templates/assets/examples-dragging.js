// @ts-check
// Rows go from one list of an example to another: by dragging, by a button of theirs, and by keys.
(() => {
  'use strict';
  const { all, closest } = higNotes;
  const { part } = higNotes.examples;
  const ACROSS = 'M4 9h13l-4-4M20 15H7l4 4';

  part('dragging', (example) => {
    const { scroll } = example;
    const lists = () => all(scroll, '.ex-rows');
    /** @param {Element} list */
    const nameOf = (list) =>
      list.closest('.ex-section')?.querySelector('.ex-head')?.textContent ?? '';
    /** @param {HTMLElement} row */
    const others = (row) => lists().filter((list) => list !== row.parentElement);
    /** @type {Map<HTMLElement, HTMLButtonElement>} */
    const buttons = new Map();
    for (const row of example.rows) {
      addButton(row);
      startDrag(row);
    }

    /** @param {HTMLElement} row */
    function addButton(row) {
      const hasChoice = others(row).length > 1;
      const button = example.iconButton(
        ACROSS,
        () =>
          hasChoice
            ? example.word('moveRow', example.titleOf(row))
            : example.word('moveTo', example.titleOf(row), nameOf(others(row)[0])),
        () => hasChoice ? offer(row, button) : put(row, others(row)[0]),
        {
          'data-move': true,
          'aria-haspopup': hasChoice ? 'menu' : undefined,
          'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight',
        },
      );
      buttons.set(row, button);
      row.append(button);
    }

    /** @param {HTMLElement} row @param {HTMLElement} opener */
    async function offer(row, opener) {
      (await example.need('menu')).open({
        name: example.word('moveRow', example.titleOf(row)),
        opener,
        items: others(row).map((list) => ({ text: nameOf(list), act: () => put(row, list) })),
      });
    }

    /**
     * Moves a row before another one of a list, or to its end, and says where it is.
     * @param {HTMLElement} row
     * @param {Element} list
     * @param {Element | null} next
     */
    function put(row, list, next = null) {
      const focused = document.activeElement;
      list.insertBefore(row, next);
      if (focused instanceof HTMLElement && row.contains(focused)) focused.focus();
      placed(row, list);
    }

    /** @param {HTMLElement} row @param {Element} list */
    function placed(row, list) {
      example.restripe();
      example.relabel(...buttons.values());
      const rows = [...list.children];
      example.announce(
        example.word(
          'movedTo',
          example.titleOf(row),
          nameOf(list),
          rows.indexOf(row) + 1,
          rows.length,
        ),
      );
    }

    /** Moves a row by a place, also over the edge of its list. @param {HTMLElement} row @param {number} step */
    function shift(row, step) {
      const list = row.parentElement;
      const other = step < 0 ? row.previousElementSibling : row.nextElementSibling;
      if (list && other) put(row, list, step < 0 ? other : other.nextElementSibling);
      else cross(row, step, step < 0 ? -1 : 0);
    }

    /**
     * Moves a row to the list before its own or after it, to the place `at` from there, or to the end.
     * @param {HTMLElement} row @param {number} step @param {number} at
     */
    function cross(row, step, at) {
      const every = lists();
      const list = every[every.findIndex((other) => other === row.parentElement) + step];
      if (list) put(row, list, at < 0 ? null : list.children[at] ?? null);
    }

    scroll.addEventListener('keydown', (event) => {
      const row = closest(event, '.ex-row');
      if (!row || !event.altKey) return;
      const isRightToLeft = getComputedStyle(scroll).direction === 'rtl';
      const [vertical, across] = {
        ArrowUp: [-1, 0],
        ArrowDown: [1, 0],
        ArrowLeft: [0, isRightToLeft ? 1 : -1],
        ArrowRight: [0, isRightToLeft ? -1 : 1],
      }[event.key] ?? [0, 0];
      if (vertical) shift(row, vertical);
      else if (across) cross(row, across, -1);
      else return;
      event.preventDefault();
    });

    // Dragging: a mouse takes a row along at once, and a finger after it has rested on the row.

    /** @param {HTMLElement} row */
    function startDrag(row) {
      /** @type {{ x: number, y: number, isTouch: boolean } | null} */
      let start = null;
      /** Where the row was, while it is dragged. @type {{ list: Element | null, next: Element | null } | null} */
      let origin = null;
      let hold = 0;

      /** @param {PointerEvent} event */
      const lift = (event) => {
        origin = { list: row.parentElement, next: row.nextElementSibling };
        example.isDragged = true;
        row.classList.remove('ex-press');
        row.dataset.dragging = '';
        scroll.setPointerCapture(event.pointerId);
        scroll.addEventListener('pointermove', follow);
        for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
          scroll.addEventListener(end, drop);
        }
        addEventListener('keydown', giveUp, true);
      };

      /** @param {PointerEvent} event */
      const follow = (event) => {
        const { clientX: x, clientY: y } = event;
        const list = lists().find((other) => {
          const box = (other.closest('.ex-section') ?? other).getBoundingClientRect();
          return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        }) ?? below(x);
        for (const other of lists()) other.toggleAttribute('data-drop', other === list);
        if (!list) return;
        const next = [...list.children].find((other) => {
          const box = other.getBoundingClientRect();
          return other !== row && y < box.top + box.height / 2;
        }) ?? null;
        if (row.parentElement !== list || (row.nextElementSibling !== next && next !== row)) {
          list.insertBefore(row, next);
        }
      };

      /** The list in whose column a point is below the rows. @param {number} x */
      const below = (x) =>
        lists().findLast((other) => {
          const box = other.getBoundingClientRect();
          return x >= box.left && x <= box.right;
        });

      /** @param {Event} event */
      const drop = (event) => {
        const from = origin;
        if (!from) return;
        origin = null;
        scroll.removeEventListener('pointermove', follow);
        for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
          scroll.removeEventListener(end, drop);
        }
        removeEventListener('keydown', giveUp, true);
        delete row.dataset.dragging;
        for (const list of lists()) list.removeAttribute('data-drop');
        setTimeout(() => {
          example.isDragged = false;
        });
        const isKept = event.type === 'pointerup';
        if (!isKept) from.list?.insertBefore(row, from.next);
        const list = row.parentElement;
        if (isKept && list && (list !== from.list || row.nextElementSibling !== from.next)) {
          placed(row, list);
        }
      };

      /** @param {KeyboardEvent} event */
      const giveUp = (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        drop(event);
      };

      const end = () => {
        clearTimeout(hold);
        start = null;
      };
      row.addEventListener('pointerdown', (event) => {
        if (event.button || closest(event, 'input, select, .ex-button, [data-info]')) return;
        const isTouch = event.pointerType === 'touch';
        start = { x: event.clientX, y: event.clientY, isTouch };
        if (isTouch) hold = setTimeout(() => lift(event), 350);
      });
      row.addEventListener('pointermove', (event) => {
        if (!start || origin) return;
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= 5) return;
        if (!start.isTouch) lift(event);
        end();
      });
      for (const name of ['pointerup', 'pointercancel']) row.addEventListener(name, end);
      // What a finger carries does not scroll the list, nor open a menu.
      row.addEventListener('touchmove', (event) => {
        if (origin) event.preventDefault();
      }, { passive: false });
      row.addEventListener('contextmenu', (event) => {
        if (origin) event.preventDefault();
      });
    }
  });
})();
