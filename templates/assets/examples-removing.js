// @ts-check
// Rows that go, and come back.
(() => {
  'use strict';
  /** @typedef {{ row: HTMLElement, list: Node, next: Node | null, section: HTMLElement | null }} Place */

  higNotes.examples.part('removing', (example) => {
    /** @type {Place[]} */
    const removed = [];
    return {
      canTakeBack: () => removed.length > 0,

      /** A group goes with its last row. */
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
})();
