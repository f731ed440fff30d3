// @ts-check
// The address of an example with what a reader has set: it is in the address bar, can be copied, also
// as code to embed the example elsewhere, and is read when somebody follows it.
(() => {
  'use strict';
  const { all, make, one } = higNotes;
  const { part, task } = higNotes.examples;

  /** The names of controls in addresses; they are set in this order. */
  const KEYS = {
    platform: 'platform',
    tableStyle: 'style',
    rowStyle: 'rows',
    width: 'width',
    textSize: 'size',
    language: 'language',
    appearance: 'appearance',
    palette: 'colors',
    truncation: 'ellipsis',
    alternate: 'alternate',
  };

  part('sharing', (example) => {
    const { figure, panel } = example;
    /** @typedef {HTMLInputElement | HTMLSelectElement} Control */

    /** The value of a control for addresses; null if it is the one of the beginning. @param {Control} control */
    function valueOf(control) {
      const { value } = control;
      if (control instanceof HTMLSelectElement) {
        return [...control.options].some((option) => option.defaultSelected && option.selected)
          ? null
          : value;
      }
      if (control.type === 'radio') {
        return control.checked && !control.defaultChecked ? value : null;
      }
      if (control.type === 'checkbox') {
        return control.checked === control.defaultChecked ? null : control.checked ? 'on' : 'off';
      }
      if (value === control.defaultValue) return null;
      return control.dataset.names?.split(' ')[Number(value)] ?? value;
    }

    /** Sets a control as a reader would. @param {Control} control @param {string} text */
    function set(control, text) {
      if (control instanceof HTMLSelectElement) {
        const option = [...control.options].find(({ value }) => value === text);
        if (!option || option.disabled) return;
        control.value = text;
      } else if (control.type === 'radio') {
        if (control.value !== text) return;
        control.checked = true;
      } else if (control.type === 'checkbox') control.checked = text === 'on';
      else {
        const index = control.dataset.names?.split(' ').indexOf(text);
        const number = index ?? parseFloat(text);
        if (!(number >= 0)) return;
        control.value = String(number);
      }
      const isRange = control.type === 'range';
      control.dispatchEvent(new Event(isRange ? 'input' : 'change', { bubbles: true }));
    }

    /** @param {string} name @returns {Control[]} */
    const controls = (name) => all(panel, `[data-control="${name}"]`);
    /** @returns {HTMLInputElement[]} */
    const accessories = () => all(panel, '[data-accessory]');

    /** What is set, by the names in addresses. */
    function settings() {
      const found = new URLSearchParams();
      for (const [name, key] of Object.entries(KEYS)) {
        for (const control of controls(name)) {
          const value = valueOf(control);
          if (value !== null) found.set(key, value);
        }
      }
      const kinds = accessories().filter(({ checked }) => checked);
      if (kinds.length) found.set('with', kinds.map((box) => box.dataset.accessory).join('.'));
      for (const [key, { get }] of example.states) {
        const value = get();
        if (value !== null) found.set(key, value);
      }
      return found;
    }

    function address() {
      const url = new URL(location.href);
      url.search = settings().toString();
      url.hash = figure.id;
      return url.href;
    }

    /** How high the figure is on a page of its own, where nothing is unfolded yet. @param {number} width */
    function heightAt(width) {
      /** @type {HTMLElement} */
      const card = figure.closest('.example') ?? figure; // Its width decides what stands beside the screen.
      const { offsetWidth, style } = card;
      /** @type {HTMLDetailsElement[]} */
      const unfolded = all(figure, 'details[open]');
      for (const details of unfolded) details.open = false;
      if (width < offsetWidth) style.width = `${width}px`;
      const height = figure.offsetHeight;
      style.width = '';
      for (const details of unfolded) details.open = true;
      return height;
    }

    /** The code that shows the example on another page; empty if it has no page of its own. */
    function embedding() {
      const { embed } = figure.dataset;
      if (!embed) return '';
      const url = new URL(embed, location.href);
      url.search = settings().toString();
      const stage = one(figure, '.ex-viewport');
      const width = Math.min(figure.offsetWidth, stage.scrollWidth + 36);
      const frame = make('iframe', {
        src: url.href,
        title: example.name,
        width,
        height: heightAt(width),
        loading: 'lazy',
      });
      return frame.outerHTML;
    }

    /** @param {string} text */
    async function copy(text) {
      field.hidden = true;
      try {
        await navigator.clipboard.writeText(text);
        example.announce(example.word('copied'));
      } catch { // Refused, or not there without https.
        field.hidden = false;
        field.value = text;
        field.select();
        example.announce(example.word('copyByKey'));
      }
    }

    const field = make('input', { class: 'ex-address', readonly: true, hidden: true });
    example.label(field, 'aria-label', () => example.word('copyLink'));
    const box = make('div', { class: 'ex-share' });
    box.append(example.button('copyLink', () => copy(address())));
    if (figure.dataset.embed) {
      box.append(example.button('copyEmbed', () => copy(embedding())));
    }
    box.append(field);
    function keep() {
      try {
        history.replaceState(history.state, '', address());
      } catch { /* a page that was opened from disk */ }
    }
    panel.addEventListener('change', keep);

    return {
      address,
      keep,
      settings,
      place: (room) => room.replaceWith(box),

      /** Shows the example as the address says. */
      async arrive() {
        const group = figure.closest('.ex-group');
        const index = group ? all(group, ':scope > .ex').indexOf(figure) : -1;
        if (group && index >= 0) all(group, '.ex-choice > [role="radio"]')[index]?.click();
        const fold = figure.closest('details');
        if (fold) fold.open = true;
        const wanted = new URLSearchParams(location.search);
        const isChanged = Object.values(KEYS).some((key) => wanted.has(key)) || wanted.has('with');
        if (isChanged) {
          await example.need('panel');
          for (const [name, key] of Object.entries(KEYS)) {
            const value = wanted.get(key);
            if (value === null) continue;
            for (const control of controls(name)) set(control, value);
            await task(); // A platform offers its styles.
          }
          const kinds = wanted.get('with')?.split('.') ?? [];
          for (const box of accessories()) {
            if (kinds.includes(box.dataset.accessory ?? '')) set(box, 'on');
          }
        }
        for (const [key, { set }] of example.states) {
          const value = wanted.get(key);
          if (value !== null) set(value);
        }
        if (!higNotes.keepsPlace) figure.scrollIntoView({ block: 'start', behavior: 'instant' });
      },
    };
  });
})();
