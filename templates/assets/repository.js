// @ts-check
// Links of each text into the repository of the notes: to its line, and to a report that quotes it.
(() => {
  'use strict';
  const { all, closest, fill, make } = higNotes;
  const own = /** @type {HTMLScriptElement} */ (document.currentScript);

  /**
   * A source, and for each unit of a parallel page the step from the line before; empty where the
   * source lacks the unit.
   * @typedef {{ lang: string, file: string, lines?: string }} Side
   * @typedef {{ file: string, line: number, lang: string, text: string }} Text
   */

  /** The number of bytes that an address may have everywhere. */
  const limit = 1990;

  /** @param {string} text */
  const size = (text) => encodeURIComponent(text).length;

  /**
   * The beginning of a text that takes at most `room` bytes in an address.
   * @param {string} text
   * @param {number} room
   */
  function cut(text, room) {
    if (size(text) <= room) return text;
    let left = room - size('…');
    let short = '';
    for (const letter of text) {
      left -= size(letter);
      if (left < 0) break;
      short += letter;
    }
    const space = short.lastIndexOf(' ');
    if (space > short.length / 2) short = short.slice(0, space);
    return short ? `${short.trimEnd()}…` : '';
  }

  /**
   * A text that no forge takes for markup or for somebody's name.
   * @param {string} text
   */
  const plain = (text) =>
    text.replace(/\s+/g, ' ').trim().replace(/([\\\x60*_[\]<>#~])/g, '\\$1')
      .replace(/@/g, '@\u200b');

  /**
   * The address of a form for a report, with its title and text.
   * @param {string} form
   * @param {string} title
   * @param {string[]} head lines of its own
   * @param {Text[]} texts
   */
  function report(form, title, head, texts) {
    const heading = encodeURIComponent(cut(title, 400));
    const start = head.join('\n') + '\n';
    const parts = texts.map(({ file, line, text }) => ({
      before: `\n\`${file}:${line}\`\n> `,
      text: plain(text),
      after: '\n',
    }));
    let room = limit - fill(form, heading, '').length - size(start);
    for (const { before, after } of parts) room -= size(before + after);
    // Short texts leave their room to the longer ones.
    let left = parts.length;
    for (const part of [...parts].sort((a, b) => size(a.text) - size(b.text))) {
      part.text = cut(part.text, Math.max(0, Math.floor(room / left)));
      room -= size(part.text);
      left -= 1;
    }
    const shown = parts.filter(({ text }) => text)
      .map(({ before, text, after }) => before + text + after).join('');
    return fill(form, heading, encodeURIComponent(start + shown));
  }

  higNotes.repository = { cut, report };

  /** @param {ParentNode} page */
  function dataOf(page) {
    const block = page.querySelector('#words-repository');
    return block ? JSON.parse(block.textContent ?? '') : null;
  }

  /** @param {Element} node */
  function textOf(node) {
    const copy = /** @type {Element} */ (node.cloneNode(true));
    const ours = '.text-tools, .tools, .marks, details, .aside, .callout-word, .number, .anchor, ' +
      'sup[id^="fnref"], [role^="doc-"], [data-line], .box, ul, ol';
    for (const part of all(copy, ours)) part.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  /**
   * The texts of a unit of a parallel page, the first source of each language.
   * @param {ParentNode} page
   * @param {Element} unit
   * @returns {Text[]}
   */
  function sidesOf(page, unit) {
    const data = dataOf(page);
    const units = all(page, '.parallel .unit:not(.heads)');
    const place = units.indexOf(/** @type {HTMLElement} */ (unit));
    /** @type {Text[]} */
    const texts = [];
    for (const { lang, file, lines } of /** @type {Side[]} */ (data?.sides ?? [])) {
      const steps = (lines ?? '').split(',');
      if (steps.length !== units.length || !steps[place]) continue;
      if (texts.some((text) => text.lang === lang)) continue;
      const line = steps.slice(0, place + 1).reduce((sum, step) => sum + Number(step), 0);
      const side = unit.querySelector(`:scope > .side[data-lang="${CSS.escape(lang)}"] > .variant`);
      texts.push({ lang, file, line, text: side ? textOf(side) : '' });
    }
    return texts;
  }

  /** The address of the page for others; nothing for a page on the reader's disk. */
  function addressOfPage() {
    /** @type {HTMLLinkElement | null} */
    const canonical = document.querySelector('link[rel="canonical"]');
    if (canonical) return canonical.href;
    return /^http/.test(location.protocol) ? location.href.replace(/[?#].*$/, '') : '';
  }

  /** @type {Promise<Document | null> | null} */
  let sideBySide = null;
  /** The parallel page of the topic, which has the text in the other languages; null offline. */
  function loadSideBySide() {
    const { parallel } = dataOf(document);
    sideBySide ??= parallel
      ? fetch(new URL(parallel, location.href)).then((answer) => answer.text())
        .then((text) => new DOMParser().parseFromString(text, 'text/html')).catch(() => null)
      : Promise.resolve(null);
    return sideBySide;
  }

  const edit = () => make('a', { rel: 'nofollow' });
  const bar = make('span', { class: 'text-tools' });
  /** The links of the bar of a parallel page. @type {HTMLElement[]} */
  let added = [];
  /** @type {Element | null} */
  let home = null;

  /** @param {Text} text */
  function linkTo({ file, line, lang }) {
    const data = dataOf(document);
    const link = edit();
    const path = file.split('/').map(encodeURIComponent).join('/');
    link.href = fill(data.view, path, line);
    link.textContent = data[`edit-${lang}`];
    return link;
  }

  /** @param {Element} unit @param {Text[]} texts */
  function linkToReport(unit, texts) {
    const data = dataOf(document);
    const link = edit();
    link.textContent = data.report;
    /** @param {Text[]} texts */
    const write = (texts) => {
      const title = document.querySelector('main h1')?.textContent ?? document.title;
      const head = [data.prompt, '', '', '---', `${addressOfPage()}#${unit.id}`];
      link.href = report(data.form, fill(data.reportOf, title.trim()), head, texts);
    };
    write(texts);
    if (!data.parallel) return link;
    // The other languages are on the parallel page, which is asked for when somebody is about to report.
    let isWhole = false;
    const complete = async () => {
      const page = await loadSideBySide();
      const other = page?.getElementById(unit.id);
      const found = page && other ? sidesOf(page, other).filter(({ text }) => text) : [];
      if (found.length) write(found);
      isWhole = true;
    };
    for (const name of ['pointerenter', 'focus']) {
      link.addEventListener(name, complete, { once: true });
    }
    link.addEventListener('click', async (event) => {
      if (isWhole || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      await complete();
      location.href = link.href;
    });
    return link;
  }

  /** @param {HTMLElement} unit */
  function showOnParallel(unit) {
    const tools = unit.querySelector(':scope > .tools');
    if (!tools) return false;
    const texts = sidesOf(document, unit);
    const shown = texts.filter(({ lang }) =>
      unit.querySelector(`:scope > .side[data-lang="${CSS.escape(lang)}"]`)?.getClientRects().length
    );
    for (const link of added) link.remove();
    added = [...shown.map(linkTo), linkToReport(unit, texts.filter(({ text }) => text))];
    tools.querySelector('.said')?.before(...added);
    return true;
  }

  /** @param {HTMLElement} text */
  function showOnTopic(text) {
    const side = dataOf(document).sides[0];
    const own = { ...side, line: Number(text.dataset.line), text: textOf(text) };
    bar.replaceChildren(linkTo(own), linkToReport(text, [own]));
    place.remove();
    if (text.matches('pre')) {
      place.append(bar);
      text.after(place);
    } else (text.matches('tr') ? text.lastElementChild ?? text : text).append(bar);
  }
  const place = make('div', { class: 'text-tools-place' });

  /** @param {Element | null | undefined} target */
  function show(target) {
    const text = /** @type {HTMLElement | null | undefined} */ (
      target?.closest('.parallel .unit:not(.heads), main [data-line]')
    );
    if (!text || text === home || !dataOf(document)) return;
    if (!text.matches('.unit')) showOnTopic(text);
    else if (!showOnParallel(text)) return;
    home = text;
  }
  /** @param {Event} event */
  const react = (event) => show(closest(event, '*'));
  addEventListener('focusin', react);
  addEventListener('click', react);
  addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') react(event);
  });
  document.addEventListener('hig-notes-update', () => {
    home = null;
  });

  const sheet = make('link', {
    rel: 'stylesheet',
    href: new URL('repository.css', own.src).href,
    load: () => show(higNotes.firstText),
  });
  document.head.append(sheet);
})();
