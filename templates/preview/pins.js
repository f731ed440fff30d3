// Loaded by the preview on pages with languages side by side. Two texts that were put together by
// mistake, or were not, are corrected with two clicks: the answer is kept beside the notes.

const allWords = {
  en: {
    pair: 'Correct…', together: 'Belong together', apart: 'Not a translation', cancel: 'Cancel',
    mode: 'Correct pairs', choose: 'Choose a text with the arrow keys and Enter.',
    other: 'Now choose the other text: Enter if they belong together, Delete if they do not.',
    kept: 'Kept in', changed: 'The texts have changed: choose them again.',
    twice: 'One of the texts stands there twice and cannot be quoted.',
    failed: 'This could not be kept.',
  },
  ko: {
    pair: '바로잡기…', together: '서로 짝이다', apart: '번역이 아니다', cancel: '취소',
    mode: '짝 바로잡기', choose: '화살표 키와 Enter 키로 글을 고르십시오.',
    other: '이제 다른 글을 고르십시오. 짝이면 Enter, 짝이 아니면 Delete 키를 누릅니다.',
    kept: '적어 둔 곳:', changed: '글이 바뀌었습니다. 다시 고르십시오.',
    twice: '한쪽 글이 두 번 나와서 가리킬 수 없습니다.', failed: '적어 두지 못했습니다.',
  },
  ja: {
    pair: '対応を直す…', together: '対訳である', apart: '対訳ではない', cancel: '取り消し',
    mode: '対応を直す', choose: '矢印キーと Enter キーで文を選んでください。',
    other: '次にもう一方の文を選び、対訳なら Enter、そうでなければ Delete を押してください。',
    kept: '保存先:', changed: '文が変わりました。選び直してください。',
    twice: '同じ文が二か所にあるため指定できません。', failed: '保存できませんでした。',
  },
};

const pieces = '.parallel .side[data-lang] > .variant > :not(.marks)';

// What the preview gives: where its buttons stand, how to make elements, to place the pen, to open
// an editor and to have something written, the page's own path and language.
export function start({ bar, pen, ring, home, page, element, edit, command, placePen, language }) {
  const words = allWords[language] || allWords.en;
  let data = null;
  let shown = null;
  let wanted = null;
  let picked = null;
  let isOn = false;
  // What was chosen last, for when its element is replaced by a newer one.
  let focused = null;

  const note = element('p', { className: 'note', role: 'status', hidden: true });
  const button = element('button', {
    className: 'correct', type: 'button', textContent: words.mode, 'aria-pressed': 'false',
  });
  bar.prepend(note, button);
  let fading = 0;

  function say(text, isShort) {
    clearTimeout(fading);
    note.textContent = text;
    note.hidden = !text;
    if (isShort) fading = setTimeout(() => { note.hidden = true; }, 5000);
  }

  async function load() {
    const address = new URL('pins', home);
    address.searchParams.set('page', page());
    const reply = await fetch(address);
    return reply.ok ? reply.json() : { sides: {} };
  }

  const inSide = (side) => [...side.querySelectorAll(':scope > .variant > :not(.marks)')];

  async function find(piece) {
    data = data || load();
    const { sides } = await data;
    const side = piece.closest('.side');
    const unit = piece.closest('.unit[id]');
    if (!side || !unit || !piece.isConnected) return null;
    const found = ((sides[unit.id] || {})[side.dataset.lang] || [])[inSide(side).indexOf(piece)];
    return found ? { piece, path: found[0], line: found[1], name: found[2] } : null;
  }

  function action(text, keys, act) {
    const made = element('button', { type: 'button', textContent: text, className: 'action' });
    if (keys) made.setAttribute('aria-keyshortcuts', keys);
    made.addEventListener('click', act);
    return made;
  }

  // The pen over one text, the one that was pointed at last.
  async function show(piece) {
    if (piece === shown && !pen.hidden) return;
    wanted = piece;
    const found = await find(piece);
    if (!found || wanted !== piece) return;
    shown = piece;
    const place = element('button', {
      type: 'button', textContent: `${found.path}:${found.line}`,
    });
    place.addEventListener('click', () => edit(found.path, found.line, place));
    const actions = [];
    if (!picked) {
      actions.push(action(words.pair, 'Enter', () => pick(found)));
    } else {
      if (picked.name !== found.name) {
        actions.push(action(words.together, 'Enter', () => send('together', found)),
          action(words.apart, 'Delete', () => send('apart', found)));
      }
      actions.push(action(words.cancel, 'Escape', () => unpick()));
    }
    pen.replaceChildren(element('div', { className: 'row' }, place, ...actions));
    placePen(piece);
  }

  function again() {
    const piece = shown;
    shown = null;
    if (!piece || !piece.isConnected) return;
    if (isOn) focus(piece); else show(piece);
  }

  function pick(found) {
    picked = found;
    say(words.other);
    drawRing();
    again();
  }

  function unpick() {
    picked = null;
    say(isOn ? words.choose : '');
    drawRing();
    again();
  }

  function drawRing() {
    ring.hidden = !picked || !picked.piece.isConnected;
    if (ring.hidden) return;
    const box = picked.piece.getBoundingClientRect();
    ring.style.top = `${box.top + scrollY - 4}px`;
    ring.style.left = `${box.left + scrollX - 6}px`;
    ring.style.width = `${box.width + 12}px`;
    ring.style.height = `${box.height + 8}px`;
  }
  addEventListener('resize', drawRing);

  async function send(kind, other) {
    const names = { a: picked.name, b: other.name };
    picked = null;
    drawRing();
    pen.hidden = true;
    shown = null;
    const reply = await command('pin', { page: page(), kind, ...names }).catch(() => null);
    const status = reply ? reply.status : 0;
    const text = reply ? (await reply.text()).trim() : '';
    if (status === 200) say(`${words.kept} ${text}`, true);
    else if (status === 409) say(words.changed);
    else if (status === 422) say(words.twice);
    else say(`${words.failed} ${text}`.trim());
    data = null;
  }

  // MARK: By keyboard

  const all = () => [...document.querySelectorAll(pieces)].filter((piece) => piece.offsetParent);

  function focus(piece) {
    if (!piece) return;
    piece.tabIndex = -1;
    piece.focus({ preventScroll: true });
    piece.scrollIntoView({ block: 'nearest' });
    focused = { unit: piece.closest('.unit').id, text: piece.textContent };
    piece.addEventListener('blur', () => piece.removeAttribute('tabindex'), { once: true });
    show(piece);
  }

  function turn(on) {
    isOn = on;
    button.setAttribute('aria-pressed', String(on));
    say(on ? words.choose : '');
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

  function neighbour(piece, key) {
    const language = piece.closest('.side').dataset.lang;
    const list = all();
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const column = list.filter((other) => other.closest('.side').dataset.lang === language);
      return column[column.indexOf(piece) + (key === 'ArrowUp' ? -1 : 1)];
    }
    // The text beside it, or what comes next to it in the nearest row.
    const columns = [...new Set(list.map((other) => other.closest('.side').dataset.lang))]
      .sort((a, b) => firstLeft(list, a) - firstLeft(list, b));
    const wanted = columns[columns.indexOf(language) + (key === 'ArrowLeft' ? -1 : 1)];
    const top = piece.getBoundingClientRect().top;
    const far = (other) => Math.abs(other.getBoundingClientRect().top - top)
      + (other.closest('.unit') === piece.closest('.unit') ? 0 : 10000);
    return list.filter((other) => other.closest('.side').dataset.lang === wanted)
      .sort((a, b) => far(a) - far(b))[0];
  }

  function firstLeft(list, language) {
    const first = list.find((piece) => piece.closest('.side').dataset.lang === language);
    return first.getBoundingClientRect().left * 10000 + list.indexOf(first);
  }

  document.addEventListener('keydown', async (event) => {
    if (!isOn) return;
    const piece = document.activeElement && document.activeElement.closest(pieces);
    const { key } = event;
    if (key === 'Escape' && (picked || piece)) {
      event.preventDefault();
      if (picked) unpick(); else turn(false);
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
      if (!picked) { if (key === 'Enter') pick(found); }
      else if (picked.name === found.name) unpick();
      else send(key === 'Enter' ? 'together' : 'apart', found);
    } else if (key === 'Tab' && !event.shiftKey && !pen.hidden) {
      event.preventDefault();
      pen.querySelector('.action').focus();
    }
  }, true);
  pen.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOn && shown && !picked) focus(shown);
  });

  return {
    show(node) {
      const piece = node.closest(pieces);
      if (piece) show(piece);
      return Boolean(piece);
    },
    // The page has newer texts now.
    update() {
      data = null;
      shown = null;
      if (picked && !picked.piece.isConnected) picked = null;
      drawRing();
      if (!isOn || !focused || document.activeElement !== document.body) return;
      const same = all().filter((piece) => piece.textContent === focused.text);
      focus(same[0] || all().find((piece) => piece.closest('.unit').id === focused.unit)
        || all()[0]);
    },
  };
}
