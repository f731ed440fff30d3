// @ts-check
// Sections of a sidebar, which people open and close at their headers.
(() => {
  'use strict';
  const { all, make } = higNotes;
  const { PATHS, icon, part } = higNotes.examples;

  part('folding', ({ scroll }) => {
    for (const section of all(scroll, '.ex-section')) {
      const head = section.querySelector('.ex-head');
      const rows = section.querySelector('.ex-rows');
      if (!(head instanceof HTMLElement) || !(rows instanceof HTMLElement)) continue;
      const foot = section.querySelector('.ex-foot');
      rows.id ||= `${section.id}-r`;
      const button = make(
        'button',
        {
          type: 'button',
          class: 'ex-fold',
          'aria-expanded': 'true',
          'aria-controls': rows.id,
          click: () => {
            const isOpen = rows.hidden;
            rows.hidden = !isOpen;
            if (foot instanceof HTMLElement) foot.hidden = !isOpen;
            button.setAttribute('aria-expanded', String(isOpen));
          },
        },
        ...head.childNodes,
        icon(PATHS.chevron),
      );
      head.append(button);
    }
  });
})();
