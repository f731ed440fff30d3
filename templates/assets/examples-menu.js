// @ts-check
// Menus: the commands of rows, by a long touch, the other mouse button, the keyboard or a button; and
// any other menu of an example.
(() => {
  'use strict';
  const { all, closest, make } = higNotes;
  const { PATHS, icon, later, part } = higNotes.examples;
  const DOTS = 'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12h.01M12 12h.01M16 12h.01';

  /** Closes the menu that is open; there is one at a time. */
  let close = () => {};

  part('menu', (example) => {
    const { stage } = example;

    /** Keeps a menu inside of the window. @param {HTMLElement} box @param {DOMRect} beside */
    function place(box, beside) {
      const { width, height } = box.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(box).direction === 'rtl';
      const { clientWidth, clientHeight } = document.documentElement;
      const isAtPoint = !beside.width;
      const toStart = isAtPoint === isRightToLeft;
      const x = toStart ? beside.right - width : beside.left;
      const isBelow = beside.bottom + height + 8 <= clientHeight;
      const y = isBelow ? beside.bottom : beside.top - height;
      box.style.left = `${Math.max(8, Math.min(clientWidth - width - 8, x))}px`;
      box.style.top = `${Math.max(8, Math.min(clientHeight - height - 8, y))}px`;
    }

    return {
      open({ name, opener, at, items, closed }) {
        close();
        const box = make('div', { class: 'ex-menu', role: 'menu', popover: 'manual' });
        box.setAttribute('aria-label', name);
        const entries = items.map((item) => {
          const { act, isDestructive, isDisabled, isOn, path, text } = item;
          const entry = make('button', {
            type: 'button',
            role: isOn ? 'menuitemcheckbox' : 'menuitem',
            tabindex: '-1',
            'aria-checked': isOn && String(isOn()),
            'aria-disabled': isDisabled && 'true',
            'data-destructive': isDestructive,
            pointerenter: () => entry.focus({ preventScroll: true }),
            click: () => {
              if (isDisabled) return;
              close();
              act();
            },
            keydown: (/** @type {KeyboardEvent} */ event) => {
              // The blank changes what is on, and the menu stays.
              if (!isOn || event.key !== ' ') return;
              event.preventDefault();
              if (!isDisabled) act();
              entry.setAttribute('aria-checked', String(isOn()));
            },
          });
          if (isOn) entry.append(icon(PATHS.check));
          else if (path) entry.append(icon(path));
          entry.append(make('span', {}, text));
          return entry;
        });
        box.append(...entries);
        stage.append(box);

        const away = new AbortController();
        close = () => {
          close = () => {};
          away.abort();
          const hadFocus = box.contains(document.activeElement);
          box.remove();
          opener.removeAttribute('aria-expanded');
          closed?.();
          if (hadFocus) opener.focus({ preventScroll: true });
        };
        /** @type {(target: EventTarget, name: string, act: (event: any) => void) => void} */
        const listen = (target, name, act) =>
          target.addEventListener(name, act, { capture: true, signal: away.signal });
        listen(document, 'pointerdown', (event) => {
          if (!box.contains(event.target)) close();
        });
        const top = () => opener.getBoundingClientRect().top;
        const before = top();
        listen(document, 'scroll', () => {
          if (Math.abs(top() - before) > 4) close();
        });
        for (const name of ['resize', 'blur']) {
          listen(window, name, ({ target }) => {
            if (target === window) close();
          });
        }
        example.on('language', () => close());
        box.addEventListener('keydown', (event) => {
          const { key } = event;
          const step = { ArrowDown: 1, ArrowUp: -1 }[key];
          const now = entries.indexOf(/** @type {any} */ (event.target));
          if (key === 'Escape' || key === 'Tab') close();
          else if (step) entries[(now + step + entries.length) % entries.length].focus();
          else if (key === 'Home') entries[0].focus();
          else if (key === 'End') entries[entries.length - 1].focus();
          else if (key.length === 1 && key !== ' ') {
            const start = key.toLocaleLowerCase();
            const next = [...entries.slice(now + 1), ...entries]
              .find(({ textContent }) => textContent.toLocaleLowerCase().startsWith(start));
            if (next) next.focus();
          } else return;
          if (key !== 'Tab') event.preventDefault();
          event.stopPropagation();
        });
        if (opener.ariaHasPopup) opener.setAttribute('aria-expanded', 'true');
        box.showPopover();
        place(box, at ? new DOMRect(at.x, at.y, 0, 0) : opener.getBoundingClientRect());
        entries[0]?.focus({ preventScroll: true });
      },
    };
  });

  part('commands', (example) => {
    const { data, pattern, scroll, stage, toolbar } = example;
    /** @type {ExampleCommand[]} */
    const commands = data.menu;
    /** @type {(command: ExampleCommand) => boolean} */
    const isDestructive = ({ role }) => role === 'destructive';
    const selected = () => example.rows.filter((row) => row.ariaSelected === 'true');

    /** The rows on which commands for one of them act. @param {HTMLElement} row */
    function rowsOf(row) {
      const rows = selected();
      return rows.includes(row) ? rows : [row];
    }
    /** @param {HTMLElement[]} rows */
    const titles = (rows) =>
      rows.length > 2
        ? example.word('severalRows', rows.length)
        : rows.map((row) => example.titleOf(row)).join(', ');

    /** What a row's menu has: the commands, and what a swipe shows and they don't have. @param {HTMLElement} row */
    function commandsOf(row) {
      /** @type {ExampleCommand[]} */
      const swipe = JSON.parse(row.dataset.swipe || '[]');
      const names = commands.map(({ title }) => example.pick(title));
      return [...commands, ...swipe.filter(({ title }) => !names.includes(example.pick(title)))];
    }

    /** @param {HTMLElement} row @param {HTMLElement} opener @param {{ x: number, y: number }} [at] */
    async function open(row, opener, at) {
      const menu = await example.need('menu');
      const rows = rowsOf(row);
      for (const one of rows) one.classList.add('ex-asked');
      menu.open({
        name: example.word('rowActions', titles(rows)),
        opener,
        at,
        items: commandsOf(row).map((command) => ({
          text: example.pick(command.title),
          path: command.path,
          isDestructive: isDestructive(command),
          act: () => perform(command, rows),
        })),
        closed: () => all(scroll, '.ex-asked').forEach((one) => one.classList.remove('ex-asked')),
      });
    }

    /** @param {ExampleCommand} command @param {HTMLElement[]} rows */
    async function perform(command, rows) {
      if (isDestructive(command)) (await example.need('removing')).remove(...rows);
      else example.announce(`${titles(rows)}: ${example.pick(command.title)}`);
    }

    /** @param {HTMLElement} row */
    const isOff = (row) => 'disabled' in row.dataset || 'placeholder' in row.dataset;
    /** @param {Event} event */
    function asked(event) {
      /** @type {HTMLElement | null} */
      const row = closest(event, '.ex-row');
      if (!row || isOff(row) || 'editing' in stage.dataset) return null;
      return closest(event, 'input, select, .ex-actions') ? null : row;
    }
    /** @param {HTMLElement} row */
    const focusOf = (row) => row.tabIndex >= 0 ? row : example.mainOf(row);

    scroll.addEventListener('contextmenu', (event) => {
      const row = asked(event);
      if (!row) return;
      event.preventDefault();
      if (isTouched) return;
      // The keyboard asks without a place.
      const isByKey = event.button !== 2 && !event.ctrlKey;
      const at = isByKey ? undefined : { x: event.clientX, y: event.clientY };
      /** @type {HTMLElement | null} */
      const button = row.querySelector(':scope > [data-more]');
      /** @type {HTMLElement | null} */
      const focused = closest(event, 'button, [tabindex="0"]');
      open(row, focused ?? button ?? focusOf(row), at);
    });

    // A long touch: not every browser tells of it.
    let isTouched = false;
    scroll.addEventListener('pointerdown', (event) => {
      const row = asked(event);
      isTouched = event.pointerType === 'touch';
      if (!isTouched || !row || closest(event, '.ex-button')) return;
      const away = new AbortController();
      const timer = later(500, () => {
        // The finger already carries the row.
        if (example.isDragged) return;
        row.classList.remove('ex-press');
        const at = { x: event.clientX, y: event.clientY };
        open(row, row.querySelector(':scope > [data-more]') ?? focusOf(row), at);
        // What is under the finger is neither opened nor focused as well.
        const stop = (/** @type {Event} */ end) => end.preventDefault();
        row.addEventListener('touchend', stop, { once: true, passive: false });
      });
      const leave = () => {
        clearTimeout(timer);
        away.abort();
      };
      const { signal } = away;
      addEventListener('pointermove', (now) => {
        if (Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > 8) leave();
      }, { signal });
      for (const end of ['pointerup', 'pointercancel', 'scroll']) {
        addEventListener(end, leave, { signal, capture: true });
      }
    });

    // A button for the rows that are selected, as in the bar of a window, or one in each row.
    const isInBar = /listbox|tree|table|grid|checks/.test(pattern) ||
      (stage.dataset.platform === 'macOS' && stage.dataset.selection !== 'none');
    if (isInBar && !data.editing) {
      /** @type {HTMLElement | null} */
      let last = null;
      scroll.addEventListener('focusin', (event) => {
        last = closest(event, '.ex-row') ?? last;
        example.relabel(button);
      });
      const target = () =>
        selected()[0] ?? scroll.querySelector('[data-current]') ??
          (last?.isConnected ? last : example.shown[0]);
      const name = () => {
        const row = target();
        return example.word('rowActions', row ? titles(rowsOf(row)) : '');
      };
      const button = example.iconButton(DOTS, name, () => {
        const row = target();
        if (row) open(row, button);
      }, { 'aria-haspopup': 'menu' });
      example.on('selection', () => example.relabel(button));
      example.tools.append(button);
    } else if (!data.editing) {
      for (const row of example.rows) {
        if (row.querySelector(':scope > [data-more]') || isOff(row)) continue;
        const name = () => example.word('rowActions', example.titleOf(row));
        const own = { 'aria-haspopup': 'menu', 'data-more': true };
        const button = example.iconButton(PATHS.more, name, () => open(row, button), own);
        row.append(button);
      }
    }

    // Without edit mode there is no other way back.
    if (commands.some(isDestructive) && !('editing' in example.parts)) {
      const back = () => example.parts.removing?.takeBack();
      const undo = example.button('undo', back, { hidden: true });
      toolbar.append(undo);
      example.on('removal', () => {
        undo.hidden = !example.parts.removing?.canTakeBack();
      });
    }

    return { open, perform };
  });
})();
