// @ts-check
// Sections that people open and close at their headers.
(() => {
  'use strict';
  const { all, make, one } = higNotes;
  const { PATHS, icon, part } = higNotes.examples;

  part('folding', (example) => {
    const { pattern, scroll, stage } = example;
    /** @type {{ section: HTMLElement, button: HTMLElement, isClosedFirst: boolean }[]} */
    const folds = [];
    /** @param {HTMLElement} section */
    const isClosed = (section) => 'folded' in section.dataset;

    /** @param {HTMLElement} section @param {HTMLElement} button @param {boolean} isOpen */
    function set(section, button, isOpen) {
      section.toggleAttribute('data-folded', !isOpen);
      button.setAttribute('aria-expanded', String(isOpen));
    }

    for (const section of all(scroll, '.ex-section, tbody')) {
      const isWanted = stage.dataset.style === 'sidebar' || 'collapsible' in section.dataset;
      const head = section.querySelector('.ex-head, .ex-group-row > th');
      // A group of options has no place for a button.
      if (!isWanted || !head || pattern === 'listbox') continue;
      const part = section.matches('tbody') ? section : one(section, '.ex-rows');
      part.id ||= `${section.id || `${example.figure.id}-s-${section.dataset.section}`}-r`;
      const button = make(
        'button',
        {
          type: 'button',
          class: 'ex-fold',
          'aria-controls': part.id,
          click: async () => {
            if ('searching' in stage.dataset) return;
            set(section, button, isClosed(section));
            example.tell('selection');
            (await example.need('sharing')).keep();
          },
        },
        ...head.childNodes,
        icon(PATHS.chevron),
      );
      head.append(button);
      const isClosedFirst = 'collapsed' in section.dataset;
      set(section, button, !isClosedFirst);
      folds.push({ section, button, isClosedFirst });
    }

    const ids = () =>
      folds.filter(({ section }) => isClosed(section)).map(({ section }) =>
        section.dataset.section
      );
    example.states.set('closed', {
      get: () =>
        folds.some(({ section, isClosedFirst }) => isClosed(section) !== isClosedFirst)
          ? ids().join('.')
          : null,
      set(text) {
        const closed = text.split('.');
        for (const { section, button } of folds) {
          set(section, button, !closed.includes(section.dataset.section ?? ''));
        }
      },
    });

    return {
      reveal(isSearching) {
        for (const { section, button } of folds) {
          button.setAttribute('aria-expanded', String(isSearching || !isClosed(section)));
          if (isSearching) button.setAttribute('aria-disabled', 'true');
          else button.removeAttribute('aria-disabled');
        }
      },
    };
  });
})();
