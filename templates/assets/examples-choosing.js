// @ts-check
// Lists of options of which one or several are chosen: a listbox, or rows with native controls.
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
   * Changes which of several rows are chosen: on a Mac a row alone, another one with the Command or
   * Control key, or all up to it with Shift; elsewhere each row is chosen by itself.
   * @param {LiveExample} example
   */
  function several(example) {
    const isMac = example.stage.dataset.platform === 'macOS';
    /** Where a range begins. @type {HTMLElement | undefined} */
    let anchor;

    /** @param {HTMLElement[]} rows */
    function choose(rows) {
      for (const row of example.rows) {
        const isIn = rows.includes(row) && !isOff(row);
        row.setAttribute('aria-selected', String(isIn));
        if (!hasSwitch(row)) row.toggleAttribute('data-on', isIn);
        row.toggleAttribute('data-current', isMac && isIn);
      }
      example.tell('selection');
      example.announce(example.word('selected', example.rows.filter(isChosen).length));
    }

    return {
      choose,
      isMac,
      /** @param {HTMLElement} row @param {MouseEvent | KeyboardEvent} event @param {boolean} isAdding */
      take(row, event, isAdding = !isMac || event.metaKey || event.ctrlKey) {
        if (isOff(row)) return;
        example.rove(row);
        const list = example.shown;
        const chosen = example.rows.filter(isChosen);
        if (event.shiftKey && anchor && list.includes(anchor)) {
          const ends = [list.indexOf(anchor), list.indexOf(row)].sort((a, b) => a - b);
          choose(list.slice(ends[0], ends[1] + 1));
          return;
        }
        anchor = row;
        if (!isAdding) choose([row]);
        else if (isChosen(row)) choose(chosen.filter((other) => other !== row));
        else choose([...chosen, row]);
      },
    };
  }

  /** @param {LiveExample} example @param {boolean} isMultiple */
  function startListbox(example, isMultiple) {
    const { scroll } = example;
    const box = make('div', { role: 'listbox', 'aria-multiselectable': isMultiple && 'true' });
    const many = isMultiple ? several(example) : null;
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
      const isIn = many ? isOn(row) : row === chosen;
      row.setAttribute('aria-selected', String(isIn));
      if (many?.isMac) row.toggleAttribute('data-current', isIn);
      if (isOff(row)) row.setAttribute('aria-disabled', 'true');
      row.tabIndex = row === (chosen || rows[0]) ? 0 : -1;
      row.addEventListener('click', (event) => {
        if (many) many.take(row, event);
        else select(example, row);
      });
    }
    let typed = '';
    /** @type {number | undefined} */
    let typing;
    box.addEventListener('keydown', (event) => {
      const row = closest(event, '.ex-row');
      if (!row) return;
      const list = example.shown;
      const step = { ArrowDown: 1, ArrowUp: -1, Home: -list.length, End: list.length }[event.key];
      const isChoosing = (event.key === ' ' && !typed) || event.key === 'Enter';
      if (step) {
        const next = move(list, step, row);
        example.rove(next);
        // On a Mac the selection goes with the keys.
        if (next && many && (event.shiftKey || (many.isMac && !event.ctrlKey && !event.metaKey))) {
          many.take(next, event, false);
        }
      } else if (isChoosing && many) many.take(row, event, true);
      else if (isChoosing) select(example, row);
      else if (many && event.key === 'a' && (event.ctrlKey || event.metaKey)) many.choose(list);
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        clearTimeout(typing);
        typing = later(600, () => {
          typed = '';
        });
        typed += event.key.toLocaleLowerCase();
        const found = list
          .find((other) => example.titleOf(other).toLocaleLowerCase().startsWith(typed));
        if (found) {
          found.focus();
          example.rove(found);
        }
      } else return;
      event.preventDefault();
    });
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
    if (example.pattern !== 'controls') startListbox(example, example.pattern === 'checks');
    else startControls(example);
  });
})();
