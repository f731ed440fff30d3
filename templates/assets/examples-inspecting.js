// @ts-check
// The button that shows and hides the inspector of a window.
(() => {
  'use strict';
  const { part, serial } = higNotes.examples;

  part('inspecting', (example) => {
    /** @type {HTMLElement | null | undefined} */
    const pane = example.stage.parentElement?.querySelector(':scope > .ex-pane');
    if (!pane) return;
    pane.id ||= `ex-p${serial()}`;
    /** @param {boolean} isShown */
    const show = (isShown) => {
      pane.hidden = !isShown;
      button.setAttribute('aria-expanded', String(isShown));
    };
    const button = example.iconButton(
      'M3 5h18v14H3zM15 5v14M17.5 8h1M17.5 11h1',
      () => example.word('inspector'),
      async () => {
        show(Boolean(pane.hidden));
        (await example.need('sharing')).keep();
      },
      { 'aria-controls': pane.id, 'aria-expanded': 'true' },
    );
    button.classList.add('ex-mirrored');
    example.tools.append(button);
    example.states.set('inspector', {
      get: () => pane.hidden ? 'off' : null,
      set: (text) => show(text !== 'off'),
    });
  });
})();
