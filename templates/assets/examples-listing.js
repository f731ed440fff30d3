// @ts-check
// The source code of a table, one framework at a time, for reading and copying.
(() => {
  'use strict';
  const { all, make, one } = higNotes;
  const { move, part, serial } = higNotes.examples;

  part('listing', (example) => ({
    fill(source) {
      const panels = all(source, '.ex-code');
      /** @param {HTMLElement | undefined} tab */
      const show = (tab) =>
        tabs.forEach((other, index) => {
          const isShown = other === tab;
          other.setAttribute('aria-selected', String(isShown));
          other.tabIndex = isShown ? 0 : -1;
          panels[index].hidden = !isShown;
        });
      const tabs = panels.map((panel) => {
        panel.id = `ex-c${serial()}`;
        const name = one(panel, '.ex-codename');
        const tab = make('button', {
          type: 'button',
          class: 'ex-button',
          role: 'tab',
          'aria-controls': panel.id,
          id: `${panel.id}-t`,
        }, name.textContent);
        tab.addEventListener('click', () => show(tab));
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', tab.id);
        panel.removeAttribute('aria-label');
        name.hidden = true;
        return tab;
      });
      const list = make('div', { class: 'ex-tabs', role: 'tablist' }, ...tabs);
      example.label(list, 'aria-label', () => example.word('code'));
      list.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1, Home: -9, End: 9 }[event.key];
        if (!step) return;
        event.preventDefault();
        show(move(tabs, step, event.target));
      });
      const copy = example.button('copy', async () => {
        const panel = panels.find((other) => !other.hidden);
        if (!panel) return;
        const code = one(panel, 'code');
        try {
          await navigator.clipboard.writeText(code.textContent);
          example.announce(example.word('copied'));
        } catch { // Refused, or not there without https.
          getSelection()?.selectAllChildren(code);
          example.announce(example.word('copyByKey'));
        }
      });
      one(source, 'summary').after(list);
      source.append(copy);
      show(tabs[0]);
    },
  }));
})();
