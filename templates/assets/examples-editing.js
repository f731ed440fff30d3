// @ts-check
// Edit mode: rows can be chosen, deleted and restored, moved and added.
(() => {
  'use strict';
  const { all, closest, make, one } = higNotes;
  const { PATHS, icon, part } = higNotes.examples;
  /** @typedef {ChildNode | null} Neighbour */
  /** @typedef {{ row: HTMLElement, list: HTMLElement, next: Neighbour, previous: Neighbour, section: HTMLElement | null }} Place */

  part('removing', (example) => {
    /** What was removed at once is taken back at once. @type {Place[][]} */
    const removed = [];

    /** @param {HTMLElement} row @returns {Place[]} */
    function take(row) {
      const list = row.parentElement;
      if (!list) return [];
      /** @type {HTMLElement | null} */
      const section = row.closest('.ex-section');
      const isLast = section !== null && list.children.length === 1;
      const { nextSibling: next, previousSibling: previous } = row;
      const place = { row, list, next, previous, section };
      example.keep(row);
      if (isLast) section.hidden = true;
      return [place];
    }

    return {
      canTakeBack: () => removed.length > 0,

      title: () =>
        example.data.deleteTitle ? example.pick(example.data.deleteTitle) : example.word('delete'),

      /** Removes rows, and each group whose last row is among them. */
      remove(...rows) {
        const before = example.rows;
        const index = before.indexOf(rows[0]);
        const places = rows.flatMap(take);
        if (!places.length) return;
        removed.push(places);
        example.restripe();
        example.tell('removal');
        const text = example.word('deleted', rows.map((row) => example.titleOf(row)).join(', '));
        const isGroupGone = places.some(({ section }) => section?.hidden);
        example.announce(isGroupGone ? `${text}. ${example.word('groupGone')}` : text);
        const { shown } = example;
        example.focusRow(
          before.slice(index).find((row) => shown.includes(row)) ?? shown.at(-1),
        );
      },

      takeBack() {
        const places = removed.pop();
        if (!places) return;
        for (const { row, list, next, previous, section } of places.reverse()) {
          // Its neighbours may be elsewhere by now.
          if (next?.parentNode === list) next.before(row);
          else if (previous?.parentNode === list) previous.after(row);
          else list.append(row);
          if (section) section.hidden = false;
        }
        example.tell('return');
        example.restripe();
        example.tell('removal');
        example.focusRow(places[0].row);
      },
    };
  });

  part('editing', (example) => {
    const { columns, data, scroll, stage, toolbar } = example;
    const { editing } = data;
    const isMultiple = stage.dataset.selection === 'multiple';
    const canMove = Boolean(editing && editing.reorder);
    let isEditing = false;
    /** @type {HTMLElement | undefined} */
    let current;
    /** Rows that a click selects in edit mode. @type {WeakSet<HTMLElement>} */
    const clickable = new WeakSet();
    const chosen = '.ex-row > .ex-main > input';
    /** A table with columns has none. */
    const { actions, removing } = example.parts;

    const edit = editing && editing.mode !== 'always'
      ? example.button('edit', () => setEditing(!isEditing))
      : null;
    if (edit) example.tools.append(edit);
    const counted = () =>
      isEditing && isMultiple ? example.word('selected', selected().length) : '';
    const count = example.label(make('span'), null, counted);
    const selectAll = example.button('selectAll', () => {
      if (example.parts.choosing) {
        example.parts.choosing.choose(example.shown);
        return;
      }
      /** @type {HTMLInputElement[]} */
      const boxes = all(scroll, chosen);
      const seen = boxes.filter(({ offsetParent, disabled }) => offsetParent && !disabled);
      for (const box of seen) box.checked = true;
      say();
    });
    /** The row that the buttons move: the one that had the focus last, or else the first. */
    const target = () =>
      current && scroll.contains(current)
        ? current
        : example.rows.find(({ dataset, hidden }) =>
          'movable' in dataset && !('filtered' in dataset) && !hidden
        );
    const title = () => {
      const row = canMove && target();
      return row ? example.titleOf(row) : '';
    };
    const up = example.iconButton(PATHS.up, () => example.word('moveUp', title()), () => shift(-1));
    const down = example
      .iconButton(PATHS.down, () => example.word('moveDown', title()), () => shift(1));
    const deleteName = () => removing?.title() ?? '';
    const hasDeletable = isMultiple && example.rows.some((row) => 'deletable' in row.dataset);
    const discard = make('button', {
      type: 'button',
      class: 'ex-button',
      click: () => {
        const rows = selected().filter((row) => 'deletable' in row.dataset);
        if (rows.length) removing?.remove(...rows);
      },
    });
    example.label(discard, null, deleteName);
    const toTop = example.button('toTop', () => {
      const rows = selected();
      if (!rows.length) return;
      for (const row of rows.reverse()) row.parentElement?.prepend(row);
      placed(rows[rows.length - 1]);
    });
    // In edit mode the commands of rows are for those that are selected.
    const acts = (isMultiple ? /** @type {ExampleCommand[]} */ (data.menu ?? []) : []).map(
      (command) => {
        const button = make('button', {
          type: 'button',
          class: 'ex-button',
          click: async () => {
            const rows = selected();
            if (rows.length) (await example.need('commands')).perform(command, rows);
          },
        });
        return example.label(button, null, () => example.pick(command.title));
      },
    );
    const undo = example.button('undo', () => removing?.takeBack(), { hidden: true });
    // What happens to the selected rows has a line of its own, whose height the page reserves.
    const onSelection = make('span', { class: 'ex-acts' }, discard, toTop, ...acts);
    toolbar.append(selectAll, up, down, count, undo, onSelection);
    example.on('removal', () => {
      // Rows that are back were removed in or out of edit mode.
      const before = present;
      present = new Set(example.rows);
      for (const row of present) if (!before.has(row)) dress(row);
      undo.hidden = !removing?.canTakeBack();
      tally();
    });
    // What a search or a closed section hides is no longer selected.
    example.on('selection', tally);

    /** @param {HTMLElement[]} rows */
    const remove = (...rows) => removing?.remove(...rows);

    let present = new Set(example.rows);
    scroll.addEventListener('focusin', (event) => {
      /** @type {HTMLElement | null} */
      const row = closest(event, '.ex-row');
      if (!canMove || !row || !('movable' in row.dataset)) return;
      current = row;
      example.relabel(up, down);
    });
    scroll.addEventListener('keydown', (event) => {
      const row = closest(event, '.ex-row');
      if (!row) return;
      const { key } = event;
      const isDelete = key === 'Delete' || (key === 'Backspace' && event.metaKey);
      const step = { ArrowUp: -1, ArrowDown: 1 }[key];
      if (isDelete && 'deletable' in row.dataset) {
        const chosen = selected().filter(({ dataset }) => 'deletable' in dataset);
        remove(...chosen.includes(row) ? chosen : [row]);
      } else if (event.altKey && step && isEditing && 'movable' in row.dataset) {
        current = row;
        shift(step);
      } else return;
      event.preventDefault();
    });
    setEditing(Boolean(editing && editing.mode === 'always'));

    /** @param {boolean} isOn */
    function setEditing(isOn) {
      isEditing = isOn;
      actions?.allow(!isOn);
      if (edit) {
        stage.toggleAttribute('data-editing', isEditing);
        example.label(edit, null, () => example.word(isEditing ? 'done' : 'edit'));
      }
      selectAll.hidden = !isEditing || !isMultiple;
      up.hidden = down.hidden = !isEditing || !canMove;
      discard.hidden = !isEditing || !hasDeletable;
      toTop.hidden = !isEditing || !isMultiple || !canMove;
      for (const button of acts) button.hidden = !isEditing;
      onSelection.hidden = !onSelection.querySelector(':scope > :not([hidden])');
      for (const row of example.rows) dress(row);
      if (isEditing && isMultiple) say();
      else tally();
    }

    /** Updates the controls that a row has in edit mode. @param {HTMLElement} row */
    function dress(row) {
      const own = ':scope > .ex-main > input, :scope > .ex-handle, :scope > .ex-change, .ex-box';
      all(row, own).forEach((node) => node.remove());
      const isDeletable = 'deletable' in row.dataset;
      actions?.hide(row, isEditing && (isMultiple || isDeletable));
      const main = row.querySelector(':scope > button.ex-main');
      if (edit && isEditing) main?.setAttribute('aria-disabled', 'true');
      else main?.removeAttribute('aria-disabled');
      const isAdding = row.querySelector('[data-acc="insert"]') !== null;
      if (isAdding) row.hidden = !isEditing;
      if (!isEditing) return;
      if (columns) {
        // The row is what people choose; its cells have no room for other controls.
        const mark = make('span', { class: 'ex-box', 'aria-hidden': 'true' });
        if (isMultiple) one(row, '.ex-cell').prepend(mark);
        return;
      }
      const isMovable = canMove && 'movable' in row.dataset;
      if (isAdding) addChange(row, 'insert', 'M12 6v12M6 12h12', 'addTo', () => insert(row));
      else if (isMultiple) addBox(row, isMovable);
      else if (isDeletable) {
        addChange(row, 'delete', 'M6 12h12', '', () => actions?.toggle(row));
      }
      if (isMovable) addHandle(row);
    }

    /**
     * Adds the control that deletes a row, after it has asked, or adds a row.
     * @param {HTMLElement} row
     * @param {string} kind
     * @param {string} path
     * @param {string} word
     * @param {() => void} act
     */
    function addChange(row, kind, path, word, act) {
      const name = () =>
        word
          ? example.word(word, example.titleOf(row))
          : `${deleteName()}: ${example.titleOf(row)}`;
      const button = example.iconButton(path, name, act, { 'data-change': kind });
      button.classList.add('ex-change');
      row.prepend(button);
    }

    /** Adds the next of the rows to come before the row that inserts. @param {HTMLElement} adder */
    async function insert(adder) {
      await example.furnish();
      const ids = new Set(example.rows.map(({ dataset }) => dataset.id));
      const coming = all(example.copy('.ex-after')?.content ?? make('div'), '.ex-row');
      const row = coming.find(({ dataset }) => !ids.has(dataset.id));
      if (!row) {
        example.announce(example.word('noMore'));
        return;
      }
      adder.before(row);
      example.dress(row);
      actions?.add(row);
      dress(row);
      present.add(row);
      example.restripe();
      example.announce(example.word('added', example.titleOf(row)));
    }

    /** The rows that are selected and can be seen. @returns {HTMLElement[]} */
    function selected() {
      if (example.parts.choosing) {
        return example.shown.filter(({ ariaSelected }) => ariaSelected === 'true');
      }
      return all(scroll, `${chosen}:checked`).flatMap((box) => {
        /** @type {HTMLElement | null} */
        const row = box.closest('.ex-row');
        return row?.offsetParent ? row : [];
      });
    }

    /** @param {HTMLElement} row @param {boolean} isMovable */
    function addBox(row, isMovable) {
      const main = one(row, '.ex-main');
      const disabled = 'disabled' in row.dataset;
      const box = make('input', { type: 'checkbox', change: say, disabled });
      const detail = () => row.querySelector('.ex-detail')?.textContent;
      const name = () => [example.titleOf(row), detail()].filter(Boolean).join(', ');
      example.label(box, 'aria-label', () => example.word('choose', name()));
      if (isMovable) box.setAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown');
      main.prepend(box);
      if (clickable.has(row)) return;
      clickable.add(row);
      main.addEventListener('click', (event) => {
        const own = main.querySelector('input');
        if (!own || own.disabled || event.target === own) return;
        own.checked = !own.checked;
        say();
      });
    }

    /** Shows how many rows are selected. */
    function tally() {
      if (isEditing && isMultiple) {
        const isNone = !selected().length;
        for (const button of [discard, toTop, ...acts]) {
          button.setAttribute('aria-disabled', String(isNone));
        }
      }
      example.relabel(count, up, down);
    }

    function say() {
      tally();
      example.announce(counted());
    }

    // Moving rows, by a handle and by keyboard.

    /** The rows of the same list that can be seen. @param {HTMLElement} row */
    const siblings = (row) =>
      row.parentElement
        ? all(row.parentElement, ':scope > *').filter(({ offsetParent }) => offsetParent)
        : [];

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
      const row = target();
      if (!row) return;
      const list = siblings(row);
      const other = list[list.indexOf(row) + step];
      const focused = document.activeElement;
      if (step < 0) other?.before(row);
      else other?.after(row);
      if (focused instanceof HTMLElement && row.contains(focused)) focused.focus();
      else if (!toolbar.contains(focused)) example.focusRow(row);
      current = row;
      example.relabel(up, down);
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
