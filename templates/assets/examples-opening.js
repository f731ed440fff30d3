// @ts-check
// What rows open: another view with a text, a list or choices, a pane beside the list, or a dialog.
(() => {
  'use strict';
  const { all, closest, make } = higNotes;
  const { LANGUAGES, PATHS, icon, part, serial } = higNotes.examples;

  part('opening', (example) => {
    const { figure, stage } = example;
    /** The pane beside the list, which a split view has from the beginning. @type {HTMLElement | null} */
    let pane = stage.parentElement?.querySelector(':scope > .ex-pane') ?? null;

    /** The cells of a row with the headings of their columns, also of those that are hidden. @param {HTMLElement} row */
    function cellsOf(row) {
      const list = make('dl', { class: 'ex-cells' });
      all(row, ':scope > td').forEach((cell) => {
        const own = cell instanceof HTMLTableCellElement ? cell.cellIndex : 0;
        const head = all(example.columns ?? row, 'thead th')[own];
        const name = () => head?.querySelector('.ex-heading')?.textContent ?? '';
        const value = () => cell.querySelector('.ex-value')?.textContent ?? '';
        list.append(
          example.label(make('dt'), null, name),
          example.label(make('dd'), null, value),
        );
      });
      return list.childNodes.length ? [list] : [];
    }

    /** What a row opens, or at least what it says itself. @param {HTMLElement} row */
    function contentOf(row) {
      const said = () =>
        row.querySelector('.ex-detail')?.textContent ??
          all(row, '.ex-value').map((node) => node.textContent).join(' · ');
      const isInspected = example.columns && 'inspector' in stage.dataset;
      const saying = () => said() ? [example.label(make('p'), null, said)] : [];
      const detail = isInspected ? cellsOf(row) : saying();
      const title = make('div', { class: 'ex-opened', tabindex: '-1' });
      example.label(title, null, () => example.titleOf(row));
      const found = example.opens(row);
      if (!found) return [title, ...detail];
      if ('choices' in found) return [title, choicesOf(row, all(found.content, 'span'))];
      const body = make('div', { class: 'ex-body' });
      if (found.style) body.dataset.style = found.style;
      body.append(found.content);
      const rows = all(body, '.ex-row');
      if (!rows.length) body.prepend(...detail);
      for (const inner of rows) example.dress(inner);
      return [title, body];
    }

    /**
     * Values of which one is chosen, and then stands in the row.
     * @param {HTMLElement} row
     * @param {HTMLElement[]} choices
     */
    function choicesOf(row, choices) {
      const list = make('div', { class: 'ex-rows', role: 'radiogroup' });
      example.label(list, 'aria-label', () => example.titleOf(row));
      const name = `ex-c${serial()}`;
      // In columns the value is in one of the cells.
      const now = () =>
        row.querySelector('.ex-detail') ??
          all(row, '.ex-value').find((cell) =>
            choices.some((choice) => choice.textContent === cell.textContent)
          );
      for (const choice of choices) {
        choice.classList.add('ex-title');
        const radio = make('input', {
          type: 'radio',
          name,
          class: 'ex-vh',
          checked: choice.textContent === now()?.textContent,
          change: () => {
            const copy = /** @type {HTMLElement} */ (choice.cloneNode(true));
            const old = now();
            copy.className = old?.className ?? '';
            old?.replaceWith(copy);
            example.announce(`${example.titleOf(row)}: ${choice.textContent}`);
          },
        });
        const text = make('span', { class: 'ex-text' }, choice);
        const mark = make('span', {
          class: 'ex-acc',
          'data-acc': 'checkmark',
          'aria-hidden': 'true',
        }, icon(PATHS.check));
        const main = make('label', { class: 'ex-main' }, radio, text, mark);
        list.append(make('div', { class: 'ex-row' }, main));
      }
      return make('div', { class: 'ex-body', 'data-style': 'insetGrouped' }, list);
    }

    /** @param {HTMLElement} inside @param {() => void} leave */
    function leaveByEscape(inside, leave) {
      inside.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || closest(event, '.ex-view, .ex-pane') !== inside) return;
        event.stopPropagation();
        leave();
      });
    }

    /** Shows what a row opens, one level deeper. @param {HTMLElement} row */
    function push(row) {
      const host = pane?.contains(row) ? pane : stage;
      const behind = all(host, ':scope > :not([inert])');
      const view = make('div', { class: 'ex-view', role: 'group' });
      example.label(view, 'aria-label', () => example.titleOf(row));
      const back = example.button('back', () => {
        view.remove();
        for (const node of behind) node.inert = false;
        example.mainOf(row).focus();
      });
      back.classList.add('ex-back', 'ex-mirrored');
      back.prepend(icon('M15 5l-7 7 7 7'));
      leaveByEscape(view, () => back.click());
      const [title, ...content] = contentOf(row);
      title.className = 'ex-title-bar';
      view.append(make('div', { class: 'ex-bar' }, back, title), ...content);
      for (const node of behind) node.inert = true;
      example.parts.paging?.add(view, row, back);
      host.append(view);
      back.focus();
    }

    /** The row that the pane shows. @type {HTMLElement | undefined} */
    let inside;
    /** What the pane has shown, which keeps its state. @type {Map<HTMLElement, HTMLElement[]>} */
    const contents = new Map();
    const back = example.button('back', () => inside && example.mainOf(inside).focus());
    // The list stays visible: only the keyboard needs the way back.
    back.classList.add('ex-quiet');

    /** The pane beside the list, or below one that has none. */
    function startPane() {
      const made = pane ?? make('div', { class: 'ex-pane', role: 'group' });
      if (!pane) stage.after(made);
      // It no longer has the name that the page gave it.
      for (const key of ['t', ...LANGUAGES]) made.removeAttribute(`data-${key}`);
      example.label(made, 'aria-label', () => inside ? example.titleOf(inside) : '');
      made.addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && !closest(event, '.ex-view')) back.click();
      });
      return made;
    }

    /** @param {HTMLElement} row */
    function fillPane(row) {
      const made = inside && pane ? pane : pane = startPane();
      example.keep(...inside && contents.get(inside) || []);
      inside = row;
      const content = contents.get(row) ?? contentOf(row);
      contents.set(row, content);
      for (const node of [...content, back]) node.inert = false;
      made.replaceChildren(...content, back);
      example.relabel(made, ...all(made, 'p, dt, dd'));
    }

    const shown = 'split' in stage.dataset
      ? example.rows.find((row) => 'current' in row.dataset) ??
        example.rows.find((row) => 'on' in row.dataset && row.querySelector('button.ex-main'))
      : undefined;
    if (shown) fillPane(shown);

    return {
      push,
      show: fillPane,

      /** What a row opens is another one. @param {HTMLElement} row */
      renew(row) {
        contents.delete(row);
        if (inside === row) fillPane(row);
      },

      /** The focus stays in the list; the Tab key leads into the pane, and Escape back. */
      beside(row) {
        // What belongs to a row inside of the pane is one level deeper there.
        if (pane?.contains(row)) {
          push(row);
          return;
        }
        fillPane(row);
        example.announce(example.word('opened', example.titleOf(row)));
      },

      /** Shows more about a row in a dialog, without navigation. */
      explain(row, opener) {
        const close = example.button('close', () => dialog.close());
        const content = contentOf(row);
        content[0].id = `ex-d${serial()}`;
        const dialog = make('dialog', { 'aria-labelledby': content[0].id }, ...content, close);
        dialog.addEventListener('close', () => {
          dialog.remove();
          opener.focus();
        });
        figure.append(dialog);
        dialog.showModal();
      },
    };
  });
})();
