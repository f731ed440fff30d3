// @ts-check
// The actions of rows: buttons behind each row, which a swipe or a button shows.
(() => {
  'use strict';
  const { all, closest, make, one } = higNotes;
  const { PATHS, icon, part } = higNotes.examples;
  /** @typedef {{ more: HTMLButtonElement, box: HTMLElement }} Actions */
  /** @typedef {ExampleCommand & { edge: string, tint: string, full: boolean | string }} Action */

  part('actions', (example) => {
    const { data, scroll } = example;
    const { removing } = example.parts;
    /** @type {Map<HTMLElement, Actions>} */
    const actionsOf = new Map();
    /** The row whose actions are open; there is one at a time. @type {HTMLElement | null} */
    let opened = null;
    /** Ends the wait for what closes them. */
    let away = new AbortController();
    let isAllowed = true;
    // A don't whose swipes are the only way to their actions has no button for them.
    const isOnlyWay = example.figure.matches('[data-role="bad"]') &&
      example.figure.querySelector('[data-finding="TBL-SWIPE-MENU"]') !== null;

    for (const row of example.rows) addActions(row);
    example.on('removal', () => closeActions());
    scroll.addEventListener('contextmenu', () => closeActions(), true);

    /** Adds the buttons, which are hidden from everybody while they are closed. @param {HTMLElement} row */
    function addActions(row) {
      if (!('deletable' in row.dataset || row.dataset.swipe)) return;
      const box = make('div', { class: 'ex-actions', hidden: true });
      /** @type {Action[]} */
      const own = row.dataset.swipe ? JSON.parse(row.dataset.swipe) : [];
      const isComplete = own.some(({ role }) => role === 'destructive');
      for (const action of own) add(() => example.pick(action.title), action);
      if ('deletable' in row.dataset && !isComplete) {
        add(() => removing?.title() ?? '', { role: 'destructive', full: true });
      }

      /** @param {() => string} name @param {Partial<Action>} action */
      function add(name, { role, edge, tint, path, full }) {
        const isDestructive = role === 'destructive';
        const button = make('button', {
          type: 'button',
          class: 'ex-button',
          'data-destructive': isDestructive,
          'data-edge': edge ?? 'trailing',
          'data-tint': tint,
          'data-full': full === true || full === 'true',
          click: () => {
            if (isDestructive) {
              removing?.remove(row);
              return;
            }
            closeActions(row);
            example.announce(`${example.titleOf(row)}: ${name()}`);
          },
        });
        const text = make('span');
        example.label(text, null, name);
        button.append(...path ? [icon(path)] : [], text);
        box.append(button);
      }

      const more = example.iconButton(
        PATHS.more,
        () => example.word('rowActions', example.titleOf(row)),
        async () => {
          if (example.isDragged) return;
          if (data.menu) {
            closeActions();
            (await example.need('commands')).open(row, more);
          } else toggleActions(row);
        },
        {
          [data.menu ? 'aria-haspopup' : 'aria-expanded']: data.menu ? 'menu' : 'false',
          'data-more': true,
        },
      );
      row.append(more, box);
      actionsOf.set(row, { more, box });
      startSwipe(row);
      // A tap on a row whose actions are open only closes them.
      row.addEventListener('click', (event) => {
        const isOther = closest(event, '.ex-actions, .ex-change, [data-more]');
        if (opened !== row || example.isDragged || isOther) return;
        event.preventDefault();
        event.stopPropagation();
        closeActions();
      }, true);
    }

    /** The buttons at an edge of a row. @param {HTMLElement} row @param {string} edge */
    const buttonsAt = (row, edge) => all(row, `:scope > .ex-actions > [data-edge="${edge}"]`);

    /**
     * The action that is done at the end of a swipe by `dx` px: the outermost one, if it says so.
     * @param {HTMLElement} row @param {string} edge @param {number} dx
     */
    const fullAt = (row, edge, dx) =>
      Math.abs(dx) > row.offsetWidth * .6 ? outermostAt(row, edge) : undefined;

    /** The action at the very edge, if it is done by a swipe over the whole row. @param {HTMLElement} row @param {string} edge */
    function outermostAt(row, edge) {
      const button = buttonsAt(row, edge).at(edge === 'leading' ? 0 : -1);
      return button && 'full' in button.dataset ? button : undefined;
    }

    /** A row follows the pointer, shows its actions, and does the first one at the end of the way. @param {HTMLElement} row */
    function startSwipe(row) {
      const others = 'input, select, .ex-handle, .ex-actions, .ex-button:not([data-more])';
      /** Where a stroke began, and how far aside the row was. @type {{ x: number, y: number, at: number, from: number } | null} */
      let start = null;
      let isSwiping = false;
      /** @param {number} dx */
      const edgeOf = (dx) => {
        const isRightToLeft = getComputedStyle(row).direction === 'rtl';
        return (dx < 0) === isRightToLeft ? 'leading' : 'trailing';
      };
      /** How far aside the row is now; a row that was open goes back to its place and no further. @param {number} way @param {number} from */
      const offset = (way, from) => {
        if (!from) return way;
        return from < 0 ? Math.min(0, from + way) : Math.max(0, from + way);
      };

      row.addEventListener('pointerdown', (event) => {
        const { clientX: x, clientY: y, timeStamp: at } = event;
        const from = parseFloat(row.style.getPropertyValue('--ex-swipe')) || 0;
        start = !isAllowed || closest(event, others) ? null : { x, y, at, from };
        isSwiping = false;
      });
      row.addEventListener('pointermove', (event) => {
        if (!start) return;
        const way = event.clientX - start.x;
        if (!isSwiping) {
          if (Math.abs(way) <= 5 || Math.abs(way) <= Math.abs(event.clientY - start.y)) return;
          isSwiping = example.isDragged = true;
          row.classList.remove('ex-press');
          row.setPointerCapture(event.pointerId);
        }
        const dx = offset(way, start.from);
        const edge = edgeOf(dx || start.from);
        const has = buttonsAt(row, edge).length > 0;
        showEdge(row, has ? edge : '', has ? dx : Math.sign(dx) * Math.pow(Math.abs(dx), .6));
        actionsOf.get(row)?.box.toggleAttribute('data-whole', Boolean(fullAt(row, edge, dx)));
      });
      /** @param {PointerEvent} event */
      const end = (event) => {
        if (!start) return;
        const { from, at, x } = start;
        const way = event.clientX - x;
        const dx = offset(way, from);
        const isFlick = event.timeStamp - at < 300 && Math.abs(way) > 10;
        start = null;
        if (!isSwiping) return;
        setTimeout(() => {
          example.isDragged = false;
        });
        const edge = edgeOf(dx || from);
        const isBack = from !== 0 && (way < 0) !== (from < 0);
        const isFar = from ? !isBack || Math.abs(way) <= 10 : Math.abs(dx) > 40 || isFlick;
        const isCancelled = event.type === 'pointercancel';
        if (!buttonsAt(row, edge).length || !(isCancelled ? from : isFar)) {
          closeActions(row);
          return;
        }
        const full = isCancelled || isBack ? undefined : fullAt(row, edge, dx);
        if (full) {
          closeActions(row);
          full.click();
          return;
        }
        openActions(row, true);
        showEdge(row, edge, 0);
        const width = actionsOf.get(row)?.box.scrollWidth ?? 0;
        showEdge(row, edge, Math.sign(from || dx) * width);
      };
      row.addEventListener('pointerup', end);
      row.addEventListener('pointercancel', end);
    }

    /**
     * Moves the content of a row aside, by `dx` px, and shows the actions of an edge there.
     * @param {HTMLElement} row
     * @param {string} edge
     * @param {number} dx
     */
    function showEdge(row, edge, dx) {
      const box = actionsOf.get(row)?.box;
      if (!box) return;
      row.dataset.swiped = edge;
      row.style.setProperty('--ex-swipe', `${dx}px`);
      box.hidden = !edge;
      box.style.width = dx ? `${Math.abs(dx)}px` : '';
      if (dx) box.dataset.side = dx < 0 ? 'right' : 'left';
      for (const button of all(box, ':scope > button')) {
        button.hidden = Boolean(edge) && button.dataset.edge !== edge;
      }
    }

    /** @param {HTMLElement} row */
    function toggleActions(row) {
      if (opened === row) closeActions();
      else openActions(row);
    }

    /** @param {HTMLElement} row @param {boolean} isSwipe */
    function openActions(row, isSwipe = false) {
      if (opened !== row) closeActions();
      const actions = actionsOf.get(row);
      if (!actions) return;
      opened = row;
      actions.box.hidden = false;
      if (!data.menu) actions.more.setAttribute('aria-expanded', 'true');
      if (!isSwipe) one(actions.box, 'button').focus();
      // A press elsewhere and Escape say no to what is offered.
      away.abort();
      away = new AbortController();
      const own = { capture: true, signal: away.signal };
      document.addEventListener('pointerdown', ({ target }) => {
        if (!(target instanceof Node && row.contains(target))) closeActions();
      }, own);
      document.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        closeActions();
      }, own);
    }

    /** @param {HTMLElement | null} row */
    function closeActions(row = opened) {
      const actions = row && actionsOf.get(row);
      if (!actions) return;
      if (row === opened) {
        opened = null;
        away.abort();
      }
      const hadFocus = actions.box.contains(document.activeElement);
      delete row.dataset.swiped;
      row.style.removeProperty('--ex-swipe');
      actions.box.hidden = true;
      actions.box.removeAttribute('style');
      actions.box.removeAttribute('data-whole');
      for (const button of all(actions.box, ':scope > button')) button.hidden = false;
      if (!data.menu) actions.more.setAttribute('aria-expanded', 'false');
      if (!hadFocus) return;
      const change = row.querySelector(':scope > .ex-change');
      const opener = change instanceof HTMLElement ? change : actions.more;
      (opener.hidden ? example.mainOf(row) : opener).focus({ preventScroll: true });
    }

    return {
      add: addActions,
      toggle: toggleActions,
      hide(row, isHidden) {
        const more = actionsOf.get(row)?.more;
        if (more) more.hidden = isOnlyWay || isHidden;
      },
      allow(isOn) {
        isAllowed = isOn;
        closeActions();
      },
    };
  });
})();
