// @ts-check
// Loaded by the preview when somebody opens the code of an example: its YAML can be changed there, and the
// example follows while it is written, with what is wrong and where. Nothing is saved.

/**
 * @typedef {{ line: number, column: number, severity: string, text: string }} Fault
 *
 * The functions that the preview provides.
 * @typedef {object} Preview
 * @property {URL} home
 * @property {(name: any, properties?: Record<string, any>, ...children: (string | Node)[]) => any} element
 * @property {(name: string, values: Record<string, string>, text: string) => Promise<Response>} command
 * @property {Say} say
 */

/** In milliseconds: so long after the last key, the example follows. */
const PAUSE = 250;

/** @param {Preview} preview @returns {(source: HTMLElement) => void} */
export function start({ home, element, command, say }) {
  /** A box of its own, which the page's style sheets do not reach. @param {Node[]} children */
  function box(...children) {
    const host = element('div', { className: 'hig-notes-box' });
    const sheet = element('link', { rel: 'stylesheet', href: new URL('preview.css', home).href });
    host.attachShadow({ mode: 'open' }).append(sheet, ...children);
    return host;
  }

  /** @param {HTMLElement} figure @param {HTMLElement} source */
  function edit(figure, source) {
    const name = figure.querySelector('.ex-label')?.textContent ?? '';
    const language = figure.lang;
    const yaml = source.querySelector('[data-code="yaml"] code')?.textContent ?? '';
    const lines = yaml.split('\n').length;
    /** @type {HTMLTextAreaElement} */
    const field = element('textarea', {
      className: 'yaml',
      value: yaml,
      rows: Math.max(12, Math.min(28, lines)),
      maxLength: 60000,
      spellcheck: false,
      wrap: 'off',
      'aria-label': say('yamlOf', name),
      'aria-describedby': 'said',
    });
    const said = element('p', { id: 'said', role: 'status' });
    const list = element('ol', { className: 'faults' });
    const editor = box(
      element(
        'div',
        { className: 'playground', lang: document.documentElement.lang },
        field,
        said,
        list,
      ),
    );

    // The editor stands beside the example, or below it where there is no room: then the lines of the
    // frame are in reverse, and the example stays where it was.
    const frame = element('div', { className: 'hig-notes-try' });
    frame.style.cssText =
      'display: flex; flex-wrap: wrap-reverse; gap: 16px; align-items: flex-end';
    figure.replaceWith(frame);
    const room = 'flex: 1 1 min(100%, 280px); min-width: 0';
    editor.style.cssText = room;
    let shown = element('div');
    shown.style.cssText = room;
    shown.append(figure);
    frame.append(editor, shown);
    field.focus();
    field.setSelectionRange(0, 0);

    /** @param {Fault} fault */
    function item({ line, column, severity, text }) {
      const place = element('button', { type: 'button', textContent: `${line}:${column}` });
      place.addEventListener('click', () => {
        const before = field.value.split('\n').slice(0, line - 1);
        const start = before.reduce((sum, part) => sum + part.length + 1, 0) + column - 1;
        field.focus();
        field.setSelectionRange(start, start);
      });
      return element('li', { className: severity }, place, ` ${text}`);
    }

    let asked = 0;
    async function ask() {
      const number = ++asked;
      const reply = await command('try', { language }, field.value).catch(() => null);
      if (number !== asked) return;
      if (!reply || reply.status !== 200) {
        // What was wrong before is not what is wrong now.
        list.replaceChildren();
        said.textContent = say('failed', reply ? (await reply.text()).trim() : '').trim();
        return;
      }
      /** @type {{ html: string, problems: Fault[] }} */
      const { html, problems } = await reply.json();
      list.replaceChildren(...problems.map(item));
      said.textContent = problems.length ? say('faults', String(problems.length)) : say('noFaults');
      // What cannot be read leaves the last table that could.
      if (!html) return;
      const next = element('div');
      next.style.cssText = room;
      next.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
      shown.replaceWith(next);
      shown = next;
      document.dispatchEvent(new Event('hig-notes-update'));
    }

    let waiting = 0;
    field.addEventListener('input', () => {
      clearTimeout(waiting);
      waiting = setTimeout(ask, PAUSE);
    });
    ask();
  }

  return (source) => {
    /** @type {HTMLElement | null} */
    const figure = source.closest('.ex');
    if (!figure || source.dataset.try != null || figure.closest('.hig-notes-try')) return;
    source.dataset.try = '';
    const button = element('button', {
      type: 'button',
      className: 'try',
      textContent: say('change'),
    });
    button.addEventListener('click', () => edit(figure, source));
    source.querySelector('summary')?.after(box(button));
  };
}
