// @ts-check
// Rows of which one or several are chosen: a listbox, a grid, an outline, or rows with native controls.
(() => {
  'use strict';
  const { all, closest, make, one } = higNotes;
  const { later, move, part, rename, serial } = higNotes.examples;

  /** Highlights a row, then marks it as chosen. @param {LiveExample} example @param {HTMLElement} row */
  async function select(example, row) {
    if (isOff(row)) return;
    example.rove(row);
    if (example.stage.dataset.feedback === 'persistent') {
      example.mark(row);
    }
    if (example.stage.matches('[data-inspector], [data-feedback="persistent"]')) {
      (await example.need('opening')).beside(row);
    }
    example.flash(row, () => {
      for (const other of example.rows) {
        if (!hasSwitch(other)) other.toggleAttribute('data-on', other === row);
        other.setAttribute('aria-selected', String(other === row));
      }
    });
  }

  /** @param {HTMLElement} row */
  const isOff = (row) => 'disabled' in row.dataset || 'placeholder' in row.dataset;
  /** Whether a row has a switch of its own, which says nothing about the choice. @param {HTMLElement} row */
  const hasSwitch = (row) =>
    row.querySelector(':scope > :is([role="switch"], [data-acc="toggle"])') !== null;
  /** @param {HTMLElement} row */
  const isOn = (row) => 'on' in row.dataset && !hasSwitch(row);
  /** @param {HTMLElement} row */
  const isChosen = (row) => row.getAttribute('aria-selected') === 'true';

  /**
   * Changes which rows are chosen: on a Mac, and in a table with columns, a row alone, another one with
   * the Command or Control key, or all up to it with Shift; elsewhere, and in edit mode, each row is
   * chosen by itself.
   * @param {LiveExample} example
   */
  function selecting(example) {
    const { columns, stage } = example;
    const isMultiple = stage.dataset.selection === 'multiple';
    const isDesk = stage.dataset.platform === 'macOS' || columns !== null;
    /** Where a range begins. @type {HTMLElement | undefined} */
    let anchor;

    /** @param {HTMLElement[]} rows */
    function mark(rows) {
      const chosen = new Set(rows);
      for (const row of example.rows) {
        const isIn = chosen.has(row) && !isOff(row);
        row.setAttribute('aria-selected', String(isIn));
        if (!hasSwitch(row)) row.toggleAttribute('data-on', isIn);
        row.toggleAttribute('data-current', isDesk && isIn);
      }
    }

    /** @param {HTMLElement[]} rows */
    function choose(rows) {
      mark(rows);
      example.tell('selection');
      if (isMultiple) example.announce(example.word('selected', rows.filter(isChosen).length));
    }

    const hasInspector = 'inspector' in stage.dataset;
    /** Shows the row that was chosen last in the inspector. @param {HTMLElement} row */
    async function inspect(row) {
      const last = isChosen(row) ? row : example.rows.findLast(isChosen);
      if (last) (await example.need('opening')).show(last);
    }

    /**
     * @param {HTMLElement} row
     * @param {MouseEvent | KeyboardEvent} event
     * @param {boolean} [isAdding] whether the other rows stay chosen, and a second time is a no
     * @param {HTMLElement} from where a range begins that has no other beginning
     */
    function take(row, event, isAdding, from = row) {
      if (isOff(row)) return;
      example.rove(row);
      const list = example.shown;
      if (isMultiple && event.shiftKey) {
        if (!anchor || !list.includes(anchor)) anchor = from;
        const ends = [list.indexOf(anchor), list.indexOf(row)].sort((a, b) => a - b);
        choose(list.slice(ends[0], ends[1] + 1));
        return;
      }
      anchor = row;
      const isFree = !isDesk || 'editing' in stage.dataset || event.metaKey || event.ctrlKey;
      const isKept = isAdding ?? isFree;
      const others = isKept && isMultiple
        ? example.rows.filter((other) => other !== row && isChosen(other))
        : [];
      choose(isKept && isChosen(row) ? others : [...others, row]);
    }

    /** Whether the keys choose a row, or only lead to it. @param {KeyboardEvent} event */
    const isFollowing = ({ shiftKey, ctrlKey, metaKey }) =>
      shiftKey || (isDesk && !ctrlKey && !metaKey && !('editing' in stage.dataset));

    /** Shows what the only chosen row has beside the table; goes deeper if somebody asks for it. @param {HTMLElement} row @param {boolean} isAsked */
    function lead(row, isAsked) {
      const { action } = row.dataset;
      const isAlone = example.rows.every((other) => isChosen(other) === (other === row));
      if (isAlone && (action === 'detail' || (isAsked && action === 'push'))) example.choose(row);
      else if (hasInspector) inspect(row);
    }

    return {
      choose,
      inspect: hasInspector ? inspect : null,
      isMultiple,
      mark,
      take,
      /** @type {ExampleSelection['press']} */
      press(row, event) {
        row.focus({ preventScroll: true });
        take(row, event);
        lead(row, true);
      },
      /** @type {ExampleSelection['follow']} */
      follow(row, event, from) {
        if (!isFollowing(event)) return;
        take(row, event, false, from);
        lead(row, false);
      },
      /** @type {ExampleSelection['answer']} */
      answer(row, event) {
        if (isMultiple && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
          choose(example.shown);
        } else if (event.key === ' ' || event.key === 'Enter') {
          take(row, event, isMultiple && event.key === ' ');
          lead(row, true);
        } else return false;
        return true;
      },
    };
  }

  /** Leads from row to row by what somebody types of their titles. @param {LiveExample} example */
  function typing(example) {
    let typed = '';
    /** @type {number | undefined} */
    let end;
    return {
      isOn: () => typed !== '',
      /** @param {KeyboardEvent} event */
      isText: ({ key, ctrlKey, metaKey, altKey }) =>
        key.length === 1 && !ctrlKey && !metaKey && !altKey,
      /** The row that is found, which takes the focus. @param {string} key */
      find(key) {
        clearTimeout(end);
        end = later(600, () => {
          typed = '';
        });
        typed += key.toLocaleLowerCase();
        const found = example.shown
          .find((other) => example.titleOf(other).toLocaleLowerCase().startsWith(typed));
        found?.focus();
        if (found) example.rove(found);
        return found;
      },
    };
  }

  /** How far a key leads in a list of rows. @param {string} key @param {HTMLElement[]} list */
  const stepOf = (key, list) =>
    ({ ArrowDown: 1, ArrowUp: -1, Home: -list.length, End: list.length })[key];

  /** @param {LiveExample} example @param {boolean} isMultiple */
  function startListbox(example, isMultiple) {
    const { scroll } = example;
    const box = make('div', { role: 'listbox', 'aria-multiselectable': isMultiple && 'true' });
    const many = isMultiple ? selecting(example) : null;
    example.label(box, 'aria-label', () => example.name);
    box.append(...scroll.childNodes);
    scroll.append(box);
    for (const key of ['role', 'tabindex', 'aria-label']) scroll.removeAttribute(key);
    for (const section of all(box, '.ex-section')) {
      const head = section.querySelector('.ex-head');
      section.setAttribute('role', head ? 'group' : 'presentation');
      if (head) section.setAttribute('aria-labelledby', head.id);
      for (const node of all(section, '.ex-head, .ex-foot, .ex-rows')) {
        node.setAttribute('role', 'presentation');
        node.removeAttribute('aria-labelledby');
        node.removeAttribute('aria-label');
      }
    }
    const rows = example.rows;
    const chosen = rows.find(isOn);
    for (const row of rows) {
      row.setAttribute('role', 'option');
      if (!many) row.setAttribute('aria-selected', String(row === chosen));
      if (isOff(row)) row.setAttribute('aria-disabled', 'true');
      row.tabIndex = row === (chosen || rows[0]) ? 0 : -1;
      row.addEventListener('click', (event) => {
        if (many) take(row, event);
        else select(example, row);
      });
    }
    many?.mark(rows.filter(isOn));
    /** @param {HTMLElement} row @param {MouseEvent | KeyboardEvent} event @param {boolean} [isAdding] */
    function take(row, event, isAdding) {
      many?.take(row, event, isAdding);
      many?.inspect?.(row);
    }
    const words = typing(example);
    box.addEventListener('keydown', (event) => {
      const row = closest(event, '.ex-row');
      if (!row) return;
      const list = example.shown;
      const step = stepOf(event.key, list);
      const isChoosing = (event.key === ' ' && !words.isOn()) || event.key === 'Enter';
      if (step) {
        const next = move(list, step, row);
        example.rove(next);
        if (next) many?.follow(next, event, row);
      } else if (isChoosing && many) take(row, event, true);
      else if (isChoosing) select(example, row);
      else if (many?.answer(row, event)) { /* all are chosen */ }
      else if (words.isText(event)) words.find(event.key);
      else return;
      event.preventDefault();
    });
  }

  /** Lets people choose rows of a table with columns, or of an outline, which has its own keys. @param {LiveExample} example */
  function startRows(example) {
    const { columns, pattern, scroll } = example;
    const rows = selecting(example);
    const { isMultiple } = rows;
    const on = example.rows.filter(isOn);
    rows.mark(isMultiple ? on : on.slice(0, 1));
    for (const row of example.rows) if (isOff(row)) row.ariaDisabled = 'true';
    for (const host of columns ? [columns] : all(scroll, '[role="tree"]')) {
      if (isMultiple) host.ariaMultiSelectable = 'true';
    }
    // A range of rows is no range of text.
    scroll.addEventListener('mousedown', (event) => {
      if (event.shiftKey && isMultiple) event.preventDefault();
    });
    if (!columns || pattern !== 'grid') return rows;
    columns.setAttribute('role', 'grid');
    example.label(columns, 'aria-label', () => example.name);
    for (const key of ['role', 'tabindex', 'aria-label']) scroll.removeAttribute(key);
    example.rove(on[0] ?? example.rows[0]);
    columns.addEventListener('click', (event) => {
      const row = closest(event, '.ex-row');
      if (row) rows.press(row, event);
    });
    const words = typing(example);
    columns.addEventListener('keydown', (event) => {
      const row = closest(event, '.ex-row');
      if (!row || event.target !== row) return;
      const list = example.shown;
      const step = stepOf(event.key, list);
      if (step) {
        const next = move(list, step, row);
        example.rove(next);
        if (next) rows.follow(next, event, row);
      } else if (event.key === ' ' && words.isOn()) words.find(' ');
      else if (rows.answer(row, event)) { /* it is chosen */ }
      else if (words.isText(event)) {
        const found = words.find(event.key);
        if (found) rows.follow(found, event, found);
      } else return;
      event.preventDefault();
    });
    return rows;
  }

  /** Adds native controls to the rows. @param {LiveExample} example */
  function startControls(example) {
    const name = `ex-r${serial()}`;
    for (const row of example.rows) {
      if (isOff(row)) continue;
      const checked = 'on' in row.dataset;
      const change = () =>
        example.flash(row, () => {
          for (const other of example.rows) other.toggleAttribute('data-on', other === row);
        });
      const radio = make('input', { type: 'radio', name, class: 'ex-vh', checked, change });
      rename(one(row, '.ex-main'), 'label').prepend(radio);
    }
  }

  part('choosing', (example) => {
    if (/grid|tree/.test(example.pattern)) return startRows(example);
    if (example.pattern !== 'controls') startListbox(example, example.pattern === 'checks');
    else startControls(example);
  });
})();
