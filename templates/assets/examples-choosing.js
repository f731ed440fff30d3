// @ts-check
// Lists of options of which one is chosen: a listbox, or rows with native controls.
(() => {
  'use strict';
  const { all, closest, make, one } = higNotes;
  const { later, move, part, rename, serial } = higNotes.examples;

  /** Highlights a row, then marks it as chosen. @param {LiveExample} example @param {HTMLElement} row */
  async function select(example, row) {
    example.rove(row);
    if (example.stage.dataset.feedback === 'persistent') {
      example.mark(row);
      (await example.need('opening')).beside(row);
    }
    example.flash(row, () => {
      for (const other of example.rows) {
        other.toggleAttribute('data-on', other === row);
        other.setAttribute('aria-selected', String(other === row));
      }
    });
  }

  /** @param {LiveExample} example */
  function startListbox(example) {
    const { scroll } = example;
    const box = make('div', { role: 'listbox' });
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
    const chosen = rows.find((row) => 'on' in row.dataset);
    for (const row of rows) {
      row.setAttribute('role', 'option');
      row.setAttribute('aria-selected', String(row === chosen));
      row.tabIndex = row === (chosen || rows[0]) ? 0 : -1;
      row.addEventListener('click', () => select(example, row));
    }
    let typed = '';
    /** @type {number | undefined} */
    let typing;
    box.addEventListener('keydown', (event) => {
      const row = closest(event, '.ex-row');
      if (!row) return;
      const list = example.rows;
      const step = { ArrowDown: 1, ArrowUp: -1, Home: -list.length, End: list.length }[event.key];
      if (step) example.rove(move(list, step, row));
      else if ((event.key === ' ' && !typed) || event.key === 'Enter') select(example, row);
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
    if (example.pattern === 'listbox') startListbox(example);
    else startControls(example);
  });
})();
