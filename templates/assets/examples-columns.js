// @ts-check
// Tables with columns, which readers can sort and resize.
(() => {
  'use strict';
  const { all, make, one } = higNotes;
  const { PATHS, fontOf, icon, later, part, serial } = higNotes.examples;
  /** @typedef {'ascending' | 'descending'} Order */
  /** @typedef {{ row: HTMLTableRowElement, key: any, children: Branch[] }} Branch */

  const ROWS_AT_ONCE = 100;
  /** @returns {Promise<unknown>} */
  const idle = () =>
    new Promise((done) =>
      'requestIdleCallback' in window ? requestIdleCallback(done) : later(50, () => done(0))
    );

  part('columns', (example) => {
    if (!example.columns) return { layOut() {} };
    const table = example.columns;
    /** @type {HTMLTableCellElement[]} */
    const heads = all(table, 'thead th');
    /** The current sort order. @type {{ index: number, order: Order } | null} */
    let sorted = null;

    heads.forEach((head, index) => {
      if (!('sortable' in head.dataset)) return;
      const text = one(head, '.ex-heading');
      const click = () => {
        const isUp = sorted?.index === index && sorted.order === 'ascending';
        sort(index, isUp ? 'descending' : 'ascending');
        const word = isUp ? 'sortedDown' : 'sortedUp';
        example.announce(example.word(word, text.textContent));
      };
      const button = make('button', { type: 'button', click });
      text.replaceWith(button);
      button.append(text, icon(PATHS.chevron));
    });
    const first = heads.findIndex((head) => head.hasAttribute('aria-sort'));
    if (first >= 0) {
      const order = /** @type {Order} */ (heads[first].getAttribute('aria-sort'));
      sorted = { index: first, order };
    }
    for (const event of /** @type {const} */ (['language', 'return'])) {
      example.on(event, () => {
        if (sorted) sort(sorted.index, sorted.order);
      });
    }
    let layOut = () => {};
    let layOutRows = () => {};
    /** Where a column is now; readers may move it. @param {number} index */
    const at = (index) => heads[index].cellIndex;
    if (heads.some((head) => 'resizable' in head.dataset)) startResizing();

    /** @param {number} index @param {Order} order */
    function sort(index, order) {
      sorted = { index, order };
      for (const head of heads) head.removeAttribute('aria-sort');
      heads[index].setAttribute('aria-sort', order);
      const { dataset } = heads[index];
      const { key, compare } = 'numeric' in dataset || 'dated' in dataset
        ? byValue(index)
        : byText(index);
      const sign = order === 'descending' ? -1 : 1;
      /** A row without a value is last in either order. @param {Branch} branch */
      const isLast = (branch) => Number(Number.isNaN(branch.key));
      for (const body of table.tBodies) {
        const rows = document.createDocumentFragment();
        /** @param {Branch[]} branches */
        const append = (branches) => {
          branches.sort((a, b) => isLast(a) - isLast(b) || sign * compare(a.key, b.key));
          for (const branch of branches) {
            rows.append(branch.row);
            append(branch.children);
          }
        };
        append(treeOf(body, key));
        body.append(rows);
      }
      example.restripe();
      layOutRows();
    }

    /**
     * The numbers of the cells in a column, and how they are compared.
     * @param {number} index
     */
    function byValue(index) {
      const place = at(index);
      /** @param {HTMLTableRowElement} row */
      const key = ({ cells }) => parseFloat(cells[place].dataset.value ?? cells[place].textContent);
      /** @param {any} a @param {any} b */
      const compare = (a, b) => a - b;
      return { key, compare };
    }

    /**
     * The texts of the cells in a column, or their readings, and how they are compared.
     * @param {number} index
     */
    function byText(index) {
      const { language } = example;
      const place = at(index);
      const reading = `reading${language[0].toUpperCase()}${language.slice(1)}`;
      /** @param {HTMLTableRowElement} row */
      const key = (row) => (index === 0 && row.dataset[reading]) || row.cells[place].textContent;
      return { key, compare: new Intl.Collator(language, { numeric: true }).compare };
    }

    /**
     * The rows as a tree, by their levels in an outline.
     * @param {HTMLTableSectionElement} body
     * @param {(row: HTMLTableRowElement) => unknown} key by which a row is sorted
     */
    function treeOf(body, key) {
      /** @type {Branch[]} */
      const branches = [];
      /** @type {Branch[]} */
      const path = [];
      for (const row of body.rows) {
        if (!row.dataset.id) continue;
        const level = Number(row.dataset.level || 1);
        /** @type {Branch} */
        const branch = { row, key: key(row), children: [] };
        (path[level - 2]?.children ?? branches).push(branch);
        path[level - 1] = branch;
      }
      return branches;
    }

    function startResizing() {
      const widths = heads.map((head) => Number(head.dataset.ideal || 120));
      /** @type {[HTMLElement, number][]} */
      const grips = [];
      const pen = document.createElement('canvas').getContext('2d');
      /** @param {number} index */
      const isShown = (index) => !heads[index].hidden;
      const sum = () => widths.reduce((a, b, index) => isShown(index) ? a + b : a, 0);
      /** The column behind another one that is shown; -1 if there is none. @param {number} index */
      const next = (index) =>
        heads.reduce(
          (found, head, other) =>
            !head.hidden && at(other) > at(index) && (found < 0 || at(other) < at(found))
              ? other
              : found,
          -1,
        );
      /** @param {number} index */
      const least = (index) => Number(heads[index].dataset.min || 48);

      // The rows of a large table are grids, which have the widths of columns from the table.
      const isLarge = 'many' in table.dataset;
      const direction = () => getComputedStyle(table).direction === 'rtl' ? -1 : 1;

      function tell() {
        for (const [grip, index] of grips) {
          const other = next(index);
          grip.hidden = other < 0;
          if (other < 0) continue;
          const width = Math.round(heads[index].offsetWidth || widths[index]);
          const both = widths[index] + widths[other];
          const factor = (table.offsetWidth || sum()) / sum();
          const most = Math.max(width, Math.round(both * factor) - least(other));
          grip.setAttribute('aria-valuemax', String(most));
          grip.setAttribute('aria-valuenow', String(width));
        }
      }

      function arrange() {
        const whole = sum();
        heads.forEach((head, index) => {
          if (!isLarge) head.style.width = `${widths[index] / whole * 100}%`;
          head.style.zIndex = String(heads.length - at(index) + 2); // A grip overlaps the next column.
        });
        if (isLarge) {
          const tracks = heads.map((_, index) => index).filter(isShown)
            .sort((a, b) => at(a) - at(b))
            .map((index) => `minmax(0, ${widths[index]}fr)`);
          table.style.setProperty('--ex-columns', tracks.join(' '));
        }
        later(0, () => {
          tell();
          example.parts.ellipsis?.apply();
        });
      }

      function apply() {
        arrange();
        tell();
      }

      let rounds = 0;
      /**
       * Lays out all rows of a large table, some at a time, when there is nothing else to do: assistive
       * technology reads no cells of rows that are not.
       */
      async function layOutAll() {
        const { rows } = example;
        const round = ++rounds;
        for (const row of rows) delete row.dataset.ready;
        for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
          await idle();
          if (round !== rounds) return;
          const some = rows.slice(start, start + ROWS_AT_ONCE);
          for (const row of some) row.dataset.ready = '';
          example.parts.ellipsis?.apply(some);
        }
      }

      /** Scales the widths to those on the screen. */
      function scale() {
        const factor = (table.offsetWidth || 1) / sum();
        widths.forEach((width, index) => {
          widths[index] = width * factor;
        });
      }

      /**
       * Sets the width of a column at the expense of its neighbour, so that the table keeps its width.
       * @param {number} index
       * @param {number} width
       */
      function set(index, width) {
        scale();
        const other = next(index);
        const both = widths[index] + widths[other];
        widths[index] = Math.max(least(index), Math.min(both - least(other), width));
        widths[other] = both - widths[index];
        apply();
      }

      /** @param {HTMLElement} node */
      function textWidth(node) {
        if (!pen) return 0;
        pen.font = fontOf(node);
        return pen.measureText(node.textContent).width;
      }

      /** Makes a column as wide as its widest text. @param {number} index */
      function fit(index) {
        const texts = ':is(.ex-title, .ex-value, .ex-heading)';
        const cells = all(table, `tr > :nth-child(${at(index) + 1}) ${texts}`);
        set(index, Math.max(...cells.map(textWidth)) + 44);
      }

      heads.forEach((head, index) => {
        if (!('resizable' in head.dataset)) return;
        const grip = make('span', {
          class: 'ex-grip',
          role: 'separator',
          tabindex: '0',
          'aria-orientation': 'vertical',
          'aria-valuemin': least(index),
        });
        const name = one(head, '.ex-heading');
        // The heading is called by its title alone, not also by the width that the grip has.
        name.id ||= `ex-h${serial()}`;
        head.setAttribute('aria-labelledby', name.id);
        example.label(grip, 'aria-label', () => example.word('resize', name.textContent));
        head.append(grip);
        grips.push([grip, index]);
        grip.addEventListener('keydown', (event) => {
          scale();
          const step = direction() * 10;
          const act = {
            ArrowLeft: () => set(index, widths[index] - step),
            ArrowRight: () => set(index, widths[index] + step),
            Home: () => set(index, 0),
            Enter: () => fit(index),
          }[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        });
        grip.addEventListener('dblclick', () => fit(index));
        grip.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          grip.focus();
          grip.setPointerCapture(event.pointerId);
          scale();
          const from = event.clientX * direction() - widths[index];
          /** @param {PointerEvent} now */
          const drag = (now) => set(index, now.clientX * direction() - from);
          grip.addEventListener('pointermove', drag);
          for (const end of ['pointerup', 'pointercancel']) {
            const drop = () => grip.removeEventListener('pointermove', drag);
            grip.addEventListener(end, drop, { once: true });
          }
        });
      });
      table.dataset.fixed = '';
      layOut = apply;
      arrange(); // Without asking for widths: the page is laid out once, with all its examples.
      if (isLarge) {
        layOutRows = layOutAll;
        layOutAll();
      }
    }

    return {
      layOut: () => layOut(),
    };
  });
})();
