// @ts-check
// The source code of a table, one framework at a time, for reading and copying.
(() => {
  'use strict';
  const { all, make, one } = higNotes;
  const { move, part, serial } = higNotes.examples;

  /** The fields of a table that the controls set, by their names in addresses. */
  const FIELDS = {
    style: 'style',
    rows: 'rowStyle',
    platform: 'platforms',
    width: 'px',
    ellipsis: 'truncation',
    alternate: 'alternating',
  };

  /** A table in YAML with another value of a field. @param {string} yaml @param {string} field @param {string} value */
  function setting(yaml, field, value) {
    const line = `${field}: ${value}`;
    const old = new RegExp(`^${field}: .*$`, 'm');
    return old.test(yaml)
      ? yaml.replace(old, () => line)
      : yaml.replace(/^label: .*$/m, (label) => `${label}\n${line}`);
  }

  /** Where the list of accessories of a row begins, or -1. @param {string} row in braces */
  function accessoriesIn(row) {
    let depth = 0;
    let isQuoted = false;
    for (let place = 0; place < row.length; place++) {
      const letter = row[place];
      if (letter === '\\' && isQuoted) place += 1;
      else if (letter === '"') isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if (/[[{]/.test(letter)) depth += 1;
      else if (/[\]}]/.test(letter)) depth -= 1;
      else if (depth === 1 && row.startsWith('accessories: [', place)) {
        return place + 'accessories: ['.length;
      }
    }
    return -1;
  }

  /** The YAML with more accessories in every row. @param {string} yaml @param {string[]} kinds */
  function adding(yaml, kinds) {
    const start = yaml.search(/^ *rows:$/m);
    return yaml.slice(0, start) + yaml.slice(start).replace(/^ *- (\{.*\})$/gm, (line, row) => {
      const place = accessoriesIn(row);
      const end = row.indexOf(']', place);
      const old = place < 0 ? [] : row.slice(place, end).split(', ').filter(Boolean);
      const list = [...new Set([...old, ...kinds])].join(', ');
      const other = place < 0
        ? `${row.slice(0, -1)}, accessories: [${list}]}`
        : row.slice(0, place) + list + row.slice(end);
      return line.replace(row, () => other);
    });
  }

  /** @param {string} yaml @param {URLSearchParams} settings */
  function changed(yaml, settings) {
    for (const [key, field] of Object.entries(FIELDS)) {
      const value = settings.get(key);
      if (value === null) continue;
      /** @type {Record<string, string>} */
      const words = { platform: `[${value}]`, alternate: String(value === 'on') };
      yaml = setting(yaml, field, words[key] ?? value);
    }
    const kinds = settings.get('with')?.split('.');
    return kinds ? adding(yaml, kinds) : yaml;
  }

  /** The parts of code that have a colour of their own, in the order of the groups below. */
  const COLOURS = ['ex-comment', 'ex-string', 'ex-keyword'];
  const SWIFT = new RegExp(
    String
      .raw`(//.*)|("(?:\\.|[^"\\\n])*")|(@\w+|\b(?:as|async|await|case|catch|class|default|do|else|` +
      'extension|false|fileprivate|final|for|func|guard|if|import|in|init|lazy|let|nil|override|' +
      'private|required|return|self|some|struct|super|switch|true|try|var|weak|any)\\b)',
    'g',
  );
  const YAML = /(#.*)|("(?:\\.|[^"\\\n])*")|([\w-]+)(?=: |:$)/gm;

  /** Colours code, in browsers that do so without elements. @param {Element} code @param {string | undefined} kind */
  function paint(code, kind) {
    const text = code.firstChild;
    if (!('highlights' in CSS) || !text) return;
    for (const match of code.textContent.matchAll(kind === 'yaml' ? YAML : SWIFT)) {
      const name = COLOURS[match.slice(1).findIndex(Boolean)];
      const light = CSS.highlights.get(name) ?? new Highlight();
      CSS.highlights.set(name, light);
      const [startContainer, endContainer] = [text, text];
      const [startOffset, endOffset] = [match.index, match.index + match[0].length];
      light.add(new StaticRange({ startContainer, startOffset, endContainer, endOffset }));
    }
  }

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
      const shownTabs = () => tabs.filter((tab) => !tab.hidden);
      list.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1, Home: -9, End: 9 }[event.key];
        if (!step) return;
        event.preventDefault();
        show(move(shownTabs(), step, event.target));
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

      // What is changed beside the table is in its code at once.
      const codes = panels.map((panel, index) => {
        const code = one(panel, 'code');
        const { call, calls, code: kind, on } = panel.dataset;
        const behind = example
          .label(
            make('p', { class: 'ex-behind', hidden: true }),
            null,
            () => example.word('codeBehind'),
          );
        one(panel, 'pre').before(behind);
        const styles = calls?.split(' ') ?? [];
        return { behind, call, code, first: code.textContent, kind, on, styles, tab: tabs[index] };
      });
      for (const { code, kind } of codes) paint(code, kind);
      const note = example.label(make('p', { hidden: true }), null, () => example.word('codeKept'));
      list.after(note);
      const follow = () => {
        const settings = example.parts.sharing?.settings();
        if (!settings) return;
        // What is searched for or folded is no part of the code, and the width is none of Swift.
        const set = [...settings.keys()].filter((key) => key === 'with' || key in FIELDS);
        const inSwift = set.filter((key) => key !== 'width');
        const platform = settings.get('platform');
        const style = settings.get('style') ?? '';
        for (const { behind, call, code, first, kind, on, styles, tab } of codes) {
          // A platform without the framework has no such code.
          tab.hidden = platform !== null && on !== undefined && !on.split(' ').includes(platform);
          const isOnlyCall = String(inSwift) === 'style' && styles.includes(style);
          let text = first;
          if (kind === 'yaml') text = changed(first, settings);
          else if (isOnlyCall) {
            text = first.replace(`.listStyle(.${call})`, () => `.listStyle(.${style})`);
          }
          behind.hidden = kind === 'yaml' || isOnlyCall || !inSwift.length;
          if (code.textContent === text) continue;
          code.textContent = text;
          paint(code, kind);
        }
        if (tabs.some((tab) => tab.hidden && tab.ariaSelected === 'true')) show(shownTabs()[0]);
        note.hidden = !set.length;
      };
      for (const event of ['input', 'change']) example.panel.addEventListener(event, follow);
      follow();
    },
  }));
})();
