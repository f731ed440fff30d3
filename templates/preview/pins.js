// @ts-check
// Loaded by the preview on parallel pages. A wrong or missing pair of texts is corrected by two clicks;
// the correction is stored beside the notes.

const pieces = '.parallel .side[data-lang] > .variant > :not(.marks)';

/**
 * A text on the page, its place in the sources and its name for pins.
 * @typedef {{ piece: HTMLElement, path: string, line: number, name: string }} Found
 *
 * The texts on the page by unit and language, each with path, line and name.
 * @typedef {{ sides: Record<string, Record<string, [string, number, string][]>> }} Texts
 *
 * The functions that the preview calls.
 * @typedef {object} Pins
 * @property {(node: Element) => boolean} show
 * @property {() => void} update
 *
 * The functions and elements that the preview provides.
 * @typedef {object} Preview
 * @property {HTMLElement} bar the bar for buttons
 * @property {HTMLElement} pen the tools over the text with the pointer
 * @property {HTMLElement} ring the frame around the chosen text
 * @property {URL} home
 * @property {() => string} page the page's own path
 * @property {(name: any, properties?: Record<string, any>, ...children: (string | Node)[]) => any} element
 * @property {(path: string, line: number, near: HTMLElement) => void} edit
 * @property {(name: string, values: Record<string, string>) => Promise<Response>} command
 * @property {(target: Element) => void} placePen
 * @property {Say} say a word of the interface
 */

/** @param {Preview} preview @returns {Pins} */
export function start({ bar, pen, ring, home, page, element, edit, command, placePen, say }) {
  /** @type {Promise<Texts> | null} */
  let data = null;
  /** @type {HTMLElement | null} */
  let shown = null;
  /** @type {HTMLElement | null} */
  let wanted = null;
  /** @type {Found | null} */
  let picked = null;
  // The other text if it was clicked: its tools stay while the pointer goes to them.
  /** @type {HTMLElement | null} */
  let held = null;
  let isOn = false;
  // The last choice, in case its element is replaced by a newer one.
  /** @type {{ unit: string, text: string } | null} */
  let focused = null;

  const note = element('p', { className: 'note', role: 'status', hidden: true });
  const button = element('button', {
    className: 'correct',
    type: 'button',
    textContent: say('correctPairs'),
    'aria-pressed': 'false',
  });
  bar.prepend(note, button);
  let fading = 0;

  /** @param {string} text @param {boolean} isShort */
  function tell(text, isShort = false) {
    clearTimeout(fading);
    note.replaceChildren(text);
    note.hidden = !text;
    if (isShort) {
      fading = setTimeout(() => {
        note.hidden = true;
      }, 5000);
    }
  }

  /** Says what was written, and offers to take it back. @param {string} path */
  function confirm(path) {
    const undo = element('button', { type: 'button', textContent: say('undo') });
    undo.addEventListener('click', takeBack);
    tell(say('kept', path));
    note.append(' ', undo);
    canUndo = true;
  }

  let canUndo = false;
  async function takeBack() {
    if (!canUndo) return;
    canUndo = false;
    const reply = await command('unpin', {}).catch(() => null);
    const text = reply ? (await reply.text()).trim() : '';
    const isDone = reply?.status === 200;
    tell((isDone ? say('undone', text) : say('failed', text)).trim(), isDone);
    data = null;
    if (isOn && held === null && focused) again();
  }

  /** @returns {Promise<Texts>} */
  async function load() {
    const address = new URL('pins', home);
    address.searchParams.set('page', page());
    const reply = await fetch(address);
    return reply.ok ? reply.json() : { sides: {} };
  }

  /** @param {Element} side */
  const inSide = (side) => [...side.querySelectorAll(':scope > .variant > :not(.marks)')];

  /** @param {HTMLElement} piece @returns {Promise<Found | null>} */
  async function find(piece) {
    data = data || load();
    const { sides } = await data;
    /** @type {HTMLElement | null} */
    const side = piece.closest('.side');
    const unit = piece.closest('.unit[id]');
    if (!side || !unit || !piece.isConnected) return null;
    const found = (sides[unit.id]?.[side.dataset.lang ?? ''] ?? [])[inSide(side).indexOf(piece)];
    return found ? { piece, path: found[0], line: found[1], name: found[2] } : null;
  }

  /** @param {string} text @param {string} keys @param {() => void} act */
  function action(text, keys, act) {
    const made = element('button', { type: 'button', textContent: text, className: 'action' });
    if (keys) made.setAttribute('aria-keyshortcuts', keys);
    made.addEventListener('click', act);
    return made;
  }

  /** Shows the tools over the text that was last pointed at. @param {HTMLElement} piece */
  async function show(piece) {
    if (piece === shown && !pen.hidden) return;
    wanted = piece;
    const found = await find(piece);
    if (!found || wanted !== piece) return;
    shown = piece;
    const place = element('button', {
      type: 'button',
      textContent: `${found.path}:${found.line}`,
    });
    place.addEventListener('click', () => edit(found.path, found.line, place));
    const actions = [];
    if (!picked) {
      actions.push(action(say('pair'), 'Enter', () => pick(found)));
    } else {
      if (picked.name !== found.name) {
        actions.push(
          action(say('together'), 'Enter', () => send('together', found)),
          action(say('apart'), 'Delete', () => send('apart', found)),
        );
      }
      actions.push(action(say('cancel'), 'Escape', () => unpick()));
    }
    pen.replaceChildren(element('div', { className: 'row' }, place, ...actions));
    placePen(piece);
  }

  function again() {
    const piece = shown;
    shown = null;
    if (!piece || !piece.isConnected) return;
    if (isOn) focus(piece);
    else show(piece);
  }

  /** @param {Found} found */
  function pick(found) {
    picked = found;
    held = null;
    canUndo = false;
    tell(say('chooseOther'));
    drawRing();
    again();
  }

  function unpick() {
    picked = null;
    held = null;
    tell(isOn ? say('chooseFirst') : '');
    drawRing();
    again();
  }

  function drawRing() {
    const isDrawn = picked?.piece.isConnected ?? false;
    ring.hidden = !isDrawn;
    if (!picked || !isDrawn) return;
    const box = picked.piece.getBoundingClientRect();
    ring.style.top = `${box.top + scrollY - 4}px`;
    ring.style.left = `${box.left + scrollX - 6}px`;
    ring.style.width = `${box.width + 12}px`;
    ring.style.height = `${box.height + 8}px`;
  }
  addEventListener('resize', drawRing);

  /** @param {'together' | 'apart'} kind @param {Found} other */
  async function send(kind, other) {
    if (!picked) return;
    const names = { a: picked.name, b: other.name };
    picked = null;
    held = null;
    drawRing();
    pen.hidden = true;
    shown = null;
    const reply = await command('pin', { page: page(), kind, ...names }).catch(() => null);
    const status = reply ? reply.status : 0;
    const text = reply ? (await reply.text()).trim() : '';
    if (status === 200) confirm(text);
    else if (status === 409) tell(say('textsChanged'));
    else if (status === 422) tell(say('standsTwice'));
    else tell(say('failed', text).trim());
    data = null;
  }

  // MARK: By keyboard

  function all() {
    /** @type {NodeListOf<HTMLElement>} */
    const found = document.querySelectorAll(pieces);
    return [...found].filter((piece) => piece.offsetParent);
  }

  /** @param {HTMLElement} piece */
  function languageOf(piece) {
    /** @type {HTMLElement | null} */
    const side = piece.closest('.side');
    return side?.dataset.lang ?? '';
  }

  /** @param {HTMLElement | undefined} piece */
  function focus(piece) {
    if (!piece) return;
    piece.tabIndex = -1;
    piece.focus({ preventScroll: true });
    piece.scrollIntoView({ block: 'nearest' });
    focused = { unit: piece.closest('.unit')?.id ?? '', text: piece.textContent };
    piece.addEventListener('blur', () => piece.removeAttribute('tabindex'), { once: true });
    show(piece);
  }

  /** @param {boolean} on */
  function turn(on) {
    isOn = on;
    button.setAttribute('aria-pressed', String(on));
    tell(on ? say('chooseFirst') : '');
    if (!on) {
      picked = null;
      drawRing();
      pen.hidden = true;
      button.focus();
      return;
    }
    focus(all().find((piece) => piece.getBoundingClientRect().top >= 60) || all()[0]);
  }
  button.addEventListener('click', () => turn(!isOn));

  /** @param {HTMLElement} piece @param {string} key */
  function neighbour(piece, key) {
    const language = languageOf(piece);
    const list = all();
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const column = list.filter((other) => languageOf(other) === language);
      return column[column.indexOf(piece) + (key === 'ArrowUp' ? -1 : 1)];
    }
    // The text beside it, or else in the nearest row.
    const columns = [...new Set(list.map(languageOf))]
      .sort((a, b) => firstLeft(list, a) - firstLeft(list, b));
    const wanted = columns[columns.indexOf(language) + (key === 'ArrowLeft' ? -1 : 1)];
    const top = piece.getBoundingClientRect().top;
    /** @param {HTMLElement} other */
    const far = (other) =>
      Math.abs(other.getBoundingClientRect().top - top) +
      (other.closest('.unit') === piece.closest('.unit') ? 0 : 10000);
    return list.filter((other) => languageOf(other) === wanted)
      .sort((a, b) => far(a) - far(b))[0];
  }

  /** A number that sorts languages by their columns. @param {HTMLElement[]} list @param {string} language */
  function firstLeft(list, language) {
    const place = list.findIndex((piece) => languageOf(piece) === language);
    return list[place].getBoundingClientRect().left * 10000 + place;
  }

  document.addEventListener('keydown', async (event) => {
    if (!isOn) return;
    /** @type {HTMLElement | null} */
    const piece = document.activeElement?.closest(pieces) ?? null;
    const { key } = event;
    if (key === 'z' && (event.ctrlKey || event.metaKey) && canUndo) {
      event.preventDefault();
      takeBack();
      return;
    }
    if (key === 'Escape' && (picked || piece)) {
      event.preventDefault();
      if (picked) unpick();
      else turn(false);
      return;
    }
    if (!piece || event.target !== piece) return;
    if (key.startsWith('Arrow')) {
      event.preventDefault();
      focus(neighbour(piece, key));
    } else if (key === 'Enter' || key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      event.stopPropagation();
      const found = await find(piece);
      if (!found) return;
      if (!picked && key === 'Enter') pick(found);
      else if (!picked) return;
      else if (picked.name === found.name) unpick();
      else send(key === 'Enter' ? 'together' : 'apart', found);
    } else if (key === 'Tab' && !event.shiftKey && !pen.hidden) {
      event.preventDefault();
      /** @type {HTMLElement | null} */
      const first = pen.querySelector('.action');
      first?.focus();
    }
  }, true);
  // Whoever has chosen a text clicks the other one, as well as pointing at it.
  document.addEventListener('click', (event) => {
    if (!picked || !(event.target instanceof Element)) return;
    /** @type {HTMLElement | null} */
    const piece = event.target.closest(pieces);
    if (!piece || piece === picked.piece) return;
    held = piece;
    shown = null;
    show(piece);
  });
  pen.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOn && shown && !picked) focus(shown);
  });

  return {
    show(node) {
      /** @type {HTMLElement | null} */
      const piece = node.closest(pieces);
      const isHeld = held?.isConnected && piece !== held;
      if (piece && !isHeld) show(piece);
      // A click on a text also gives its unit the focus, which is not to take the tools away.
      return node.closest('.parallel .unit') !== null;
    },
    // The page has newer texts.
    update() {
      data = null;
      shown = null;
      if (picked && !picked.piece.isConnected) picked = null;
      if (!picked) held = null;
      drawRing();
      const last = focused;
      if (!isOn || !last || document.activeElement !== document.body) return;
      const list = all();
      focus(
        list.find((piece) => piece.textContent === last.text) ??
          list.find((piece) => piece.closest('.unit')?.id === last.unit) ?? list[0],
      );
    },
  };
}
