// @ts-check
// Edit mode: rows can be deleted and restored, moved, and have actions of their own.
(() => {
  'use strict';
  const { all, closest, make, one } = higNotes;
  const { PATHS, icon, part } = higNotes.examples;
  /** @typedef {{ more: HTMLButtonElement, box: HTMLElement }} Actions */

  /** @typedef {{ row: HTMLElement, list: Node, next: Node | null, section: HTMLElement | null }} Place */

  part('removing', (example) => {
    /** @type {Place[]} */
    const removed = [];
    return {
      canTakeBack: () => removed.length > 0,

      /** Removes a row, and its group if it was the last one in it. */
      remove(row) {
        const list = row.parentElement;
        if (!list) return;
        const { rows } = example;
        const index = rows.indexOf(row);
        /** @type {HTMLElement | null} */
        const section = row.closest('.ex-section');
        const isLast = section !== null && list.children.length === 1;
        removed.push({ row, list, next: row.nextSibling, section });
        row.remove();
        if (isLast) section.hidden = true;
        example.restripe();
        example.tell('removal');
        const text = example.word('deleted', example.titleOf(row));
        example.announce(isLast ? `${text}. ${example.word('groupGone')}` : text);
        example.focusRow(rows[index + 1] || rows[index - 1]);
      },

      takeBack() {
        const place = removed.pop();
        if (!place) return;
        place.list.insertBefore(place.row, place.next);
        if (place.section) place.section.hidden = false;
        example.restripe();
        example.tell('removal');
        example.focusRow(place.row);
      },
    };
  });

  part('editing', (example) => {
    const { bar, data, scroll, stage, toolbar } = example;
    const { editing } = data;
    const isMultiple = stage.dataset.selection === 'multiple';
    const canMove = Boolean(editing && editing.reorder);
    let isEditing = false;
    /** @type {HTMLElement | undefined} */
    let current;
    /** @type {Map<HTMLElement, Actions>} */
    const actionsOf = new Map();
    /** Rows that a click selects in edit mode. @type {WeakSet<HTMLElement>} */
    const clickable = new WeakSet();
    const chosen = '.ex-row > .ex-main > input';

    const edit = editing && editing.mode !== 'always'
      ? example.button('edit', () => setEditing(!isEditing), { 'aria-pressed': 'false' })
      : null;
    if (edit) bar.append(edit);
    const count = make('span');
    const selectAll = example.button('selectAll', () => {
      /** @type {HTMLInputElement[]} */
      const boxes = all(scroll, chosen);
      for (const box of boxes) box.checked = true;
      say();
    });
    const title = () => current ? example.titleOf(current) : '';
    const up = example.iconButton(PATHS.up, () => example.word('moveUp', title()), () => shift(-1));
    const down = example
      .iconButton(PATHS.down, () => example.word('moveDown', title()), () => shift(1));
    const undo = example.button('undo', () => example.parts.removing?.takeBack(), { hidden: true });
    toolbar.append(selectAll, up, down, count, undo);
    example.on('removal', () => {
      for (const row of actionsOf.keys()) closeActions(row);
      undo.hidden = !example.parts.removing?.canTakeBack();
    });

    /** @param {HTMLElement} row */
    const remove = (row) => example.parts.removing?.remove(row);

    for (const row of example.rows) {
      if ('deletable' in row.dataset || row.dataset.swipe) addActions(row);
      row.addEventListener('focusin', () => {
        current = row;
        example.relabel(up, down);
      });
    }
    scroll.addEventListener('keydown', (event) => {
      const row = closest(event, '.ex-row');
      if (!row) return;
      const { key } = event;
      const isDelete = key === 'Delete' || (key === 'Backspace' && event.metaKey);
      const step = { ArrowUp: -1, ArrowDown: 1 }[key];
      if (isDelete && 'deletable' in row.dataset) remove(row);
      else if (event.altKey && step && isEditing && 'movable' in row.dataset) {
        current = row;
        shift(step);
      } else return;
      event.preventDefault();
    });
    setEditing(Boolean(editing && editing.mode === 'always'));

    /** @param {boolean} isOn */
    function setEditing(isOn) {
      isEditing = isOn;
      if (edit) {
        edit.setAttribute('aria-pressed', String(isEditing));
        example.label(edit, null, () => example.word(isEditing ? 'done' : 'edit'));
      }
      selectAll.hidden = !isEditing || !isMultiple;
      up.hidden = down.hidden = !isEditing || !canMove;
      for (const row of example.rows) dress(row);
      if (isEditing && isMultiple) say();
      else count.textContent = '';
    }

    /** Updates the controls that a row has in edit mode. @param {HTMLElement} row */
    function dress(row) {
      all(row, ':scope > .ex-main > input, :scope > .ex-handle').forEach((node) => node.remove());
      const actions = actionsOf.get(row);
      if (actions) actions.more.hidden = isEditing && isMultiple;
      closeActions(row);
      if (!isEditing) return;
      const isMovable = canMove && 'movable' in row.dataset;
      if (isMultiple) addBox(row, isMovable);
      if (isMovable) addHandle(row);
    }

    /** @param {HTMLElement} row @param {boolean} isMovable */
    function addBox(row, isMovable) {
      const main = one(row, '.ex-main');
      const box = make('input', { type: 'checkbox', change: say });
      example.label(box, 'aria-label', () => example.word('choose', example.titleOf(row)));
      if (isMovable) box.setAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown');
      main.prepend(box);
      if (clickable.has(row)) return;
      clickable.add(row);
      main.addEventListener('click', (event) => {
        const own = main.querySelector('input');
        if (!own || event.target === own) return;
        own.checked = !own.checked;
        say();
      });
    }

    function say() {
      const number = all(scroll, `${chosen}:checked`).length;
      const text = () => example.word('selected', number);
      example.label(count, null, text);
      example.announce(text());
    }

    // Actions: the buttons below a row, which are hidden from everybody while they are closed.

    /** @param {HTMLElement} row */
    function addActions(row) {
      const box = make('div', { class: 'ex-actions', hidden: true });
      /** @type {{ title: LocalText, role?: string }[]} */
      const own = row.dataset.swipe ? JSON.parse(row.dataset.swipe) : [];
      const isComplete = own.some(({ role }) => role === 'destructive');
      for (const { title, role } of own) {
        const name = () => example.pick(title);
        add(name, role === 'destructive', () => {
          closeActions(row);
          example.announce(`${example.titleOf(row)}: ${name()}`);
        });
      }
      if ('deletable' in row.dataset && !isComplete) {
        const { deleteTitle } = data;
        add(() => deleteTitle ? example.pick(deleteTitle) : example.word('delete'), true);
      }

      /** @param {() => string} name @param {boolean} isDestructive @param {() => void} act */
      function add(name, isDestructive, act = () => {}) {
        const button = make('button', {
          type: 'button',
          class: 'ex-button',
          'data-destructive': isDestructive,
          click: isDestructive ? () => remove(row) : act,
        });
        box.append(example.label(button, null, name));
      }

      const more = example.iconButton(
        PATHS.more,
        () => example.word('rowActions', example.titleOf(row)),
        () => openActions(row, box.hasAttribute('hidden')),
        { 'aria-expanded': 'false', 'data-more': true },
      );
      row.append(more, box);
      actionsOf.set(row, { more, box });
      startSwipe(row);
    }

    /** @param {HTMLElement} row */
    function startSwipe(row) {
      /** @type {{ x: number, y: number, at: number } | null} */
      let start = null;
      row.addEventListener('pointerdown', (event) => {
        const isControl = closest(event, 'button, input, .ex-handle');
        start = isControl ? null : { x: event.clientX, y: event.clientY, at: event.timeStamp };
      });
      row.addEventListener('pointermove', (event) => {
        if (!start || isEditing) return;
        const dx = Math.abs(event.clientX - start.x);
        const dy = Math.abs(event.clientY - start.y);
        if (dx > 5 && dx > dy) row.setPointerCapture(event.pointerId);
      });
      row.addEventListener('pointerup', (event) => {
        if (!start || isEditing) return;
        const dx = event.clientX - start.x;
        const isFlick = event.timeStamp - start.at < 300 && dx < -10;
        start = null;
        if (isFlick || dx < -40) openActions(row, true, true);
        else if (dx > 10) closeActions(row);
      });
    }

    /** @param {HTMLElement} row @param {boolean} isOpen @param {boolean} isSwipe */
    function openActions(row, isOpen, isSwipe = false) {
      for (const other of actionsOf.keys()) if (other !== row) closeActions(other);
      const actions = actionsOf.get(row);
      if (!actions) return;
      actions.box.hidden = !isOpen;
      actions.more.setAttribute('aria-expanded', String(isOpen));
      if (isOpen && !isSwipe) one(actions.box, 'button').focus();
    }

    /** @param {HTMLElement} row */
    function closeActions(row) {
      const actions = actionsOf.get(row);
      if (!actions) return;
      actions.box.hidden = true;
      actions.more.setAttribute('aria-expanded', 'false');
    }

    // Moving rows, by a handle and by keyboard.

    /** @param {HTMLElement} row */
    const siblings = (row) => [...row.parentElement?.children ?? []];

    /** @param {HTMLElement} row */
    function addHandle(row) {
      const handle = make(
        'span',
        { class: 'ex-handle', 'aria-hidden': 'true' },
        icon(PATHS.handle),
      );
      row.append(handle);
      handle.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        handle.setPointerCapture(event.pointerId);
        row.dataset.dragging = '';
        /** @param {PointerEvent} now */
        const drag = (now) => {
          const list = siblings(row);
          const over = list.find((other) => {
            const box = other.getBoundingClientRect();
            return now.clientY > box.top && now.clientY < box.bottom;
          });
          if (!over || over === row) return;
          if (list.indexOf(over) > list.indexOf(row)) over.after(row);
          else over.before(row);
          if (!handle.hasPointerCapture(now.pointerId)) handle.setPointerCapture(now.pointerId);
        };
        const drop = () => {
          delete row.dataset.dragging;
          handle.removeEventListener('pointermove', drag);
          placed(row);
        };
        handle.addEventListener('pointermove', drag);
        for (const end of ['pointerup', 'pointercancel']) {
          handle.addEventListener(end, drop, { once: true });
        }
      });
    }

    /** @param {number} step */
    function shift(step) {
      const row = current && scroll.contains(current) ? current : example.rows[0];
      const other = step < 0 ? row.previousElementSibling : row.nextElementSibling;
      const focused = document.activeElement;
      if (step < 0) other?.before(row);
      else other?.after(row);
      if (focused instanceof HTMLElement && row.contains(focused)) focused.focus();
      else if (!toolbar.contains(focused)) example.focusRow(row);
      current = row;
      placed(row);
    }

    /** @param {HTMLElement} row */
    function placed(row) {
      example.restripe();
      const list = siblings(row);
      const place = list.indexOf(row) + 1;
      example.announce(example.word('moved', example.titleOf(row), place, list.length));
    }
  });
})();
