// The parallel view: any languages in any order, single units to copy, and the units of one state.
(() => {
  'use strict';
  const memory = {
    get(key) {
      try {
        return localStorage.getItem('hig-notes.' + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem('hig-notes.' + key, value);
      } catch { /* private */ }
    },
  };

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  let chosen = (memory.get('order') || '').split(' ');
  const started = new WeakSet();
  const isNew = (node) => !started.has(node) && started.add(node);

  // A figure of the status page leads to the first of its units; which ones it means goes along.
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[data-show]');
    if (link) memory.set('show', `${link.dataset.show} ${new URL(link.href).pathname}`);
  });

  function asked() {
    const [state, tag, path] = (memory.get('show') || '').split(' ');
    if (path !== location.pathname) return [];
    memory.set('show', '');
    return [state, tag];
  }

  function start() {
    const table = document.querySelector('.parallel');
    if (!table) return;
    const words = JSON.parse(table.dataset.words);
    const form = document.querySelector('form.modes');
    const units = () => [...table.querySelectorAll('.unit:not(.heads)')];

    // The unit at the top of the screen stays where it is while columns come and go.
    function keepingPlace(change) {
      const shown = units().find((unit) => unit.getBoundingClientRect().bottom > 120);
      const before = scrollY > 0 && shown ? shown.getBoundingClientRect().top : null;
      change();
      if (before !== null) {
        scrollBy({ top: shown.getBoundingClientRect().top - before, behavior: 'instant' });
      }
    }

    if (form) startLanguages(form);
    if (isNew(table)) {
      startTools();
      startStates();
    }

    function startLanguages() {
      const boxes = () => [...form.elements].filter((input) => input.name === 'shown');
      const languages = boxes().map((box) => box.dataset.lang);

      // Hidden languages take the last columns, so that those that are shown have the room.
      function arrange() {
        const kept = chosen.filter((tag) => languages.includes(tag));
        const order = [...kept, ...languages.filter((tag) => !kept.includes(tag))];
        const shown = boxes().filter((box) => box.checked).map((box) => box.dataset.lang);
        const columns = [
          ...order.filter((tag) => shown.includes(tag)),
          ...order.filter((tag) => !shown.includes(tag)),
        ];
        for (const unit of table.querySelectorAll('.unit')) {
          const present = [...unit.querySelectorAll(':scope > .side')].map((side) =>
            side.dataset.lang
          );
          const cells = [...unit.querySelectorAll(':scope > .side:not(.all), :scope > p')];
          const column = (cell) => {
            const isAlone = unit.classList.contains('alone') && cell.classList.contains('remark');
            const tag = isAlone
              ? columns.find((other) => !present.includes(other))
              : cell.dataset.lang;
            return columns.indexOf(tag);
          };
          const sorted = cells.map((cell) => [column(cell), cell]).sort((a, b) => a[0] - b[0]);
          const rest = unit.querySelector(':scope > .all');
          for (const [number, cell] of sorted) {
            cell.className = cell.className.replace(/\bc\d+\b/, 'c' + (number + 1));
            unit.insertBefore(cell, rest);
          }
        }
        const fieldset = boxes()[0].closest('fieldset');
        for (const tag of order) {
          const box = boxes().find((other) => other.dataset.lang === tag);
          box.value = 'c' + (columns.indexOf(tag) + 1);
          fieldset.append(box.closest('.language'));
        }
        table.className = table.className.replace(
          /\bcolumns-\d+\b/,
          'columns-' + Math.max(1, shown.length),
        );
        // Without a first column there is nothing to compare: one language has to stay.
        boxes().forEach((box) => {
          box.disabled = box.checked && shown.length === 1;
        });
        fieldset.querySelectorAll('button').forEach((button, number) => {
          button.disabled = number === 0;
        });
      }

      for (const box of boxes()) {
        const label = box.closest('label');
        if (label.closest('.language')) continue;
        const name = label.textContent.trim();
        const holder = element('span', { class: 'language' });
        label.replaceWith(holder);
        const button = element('button', {
          type: 'button',
          class: 'forward',
          'data-lang': box.dataset.lang,
          'aria-label': words.move.replace('#', name),
          title: words.move.replace('#', name),
        }, '‹');
        button.addEventListener('click', () => {
          const rest = boxes().map((other) => other.dataset.lang);
          chosen = [box.dataset.lang, ...rest.filter((tag) => tag !== box.dataset.lang)];
          memory.set('order', chosen.join(' '));
          keepingPlace(arrange);
          label.querySelector('input').focus();
        });
        holder.append(button, label);
      }
      if (isNew(form)) form.addEventListener('change', () => keepingPlace(arrange));
      arrange();
    }

    // Tools: they come to the unit that the pointer or the focus is in.
    function startTools() {
      const bar = element('p', { class: 'tools', role: 'group' });
      const said = element('span', { class: 'said', role: 'status' });
      const actions = [
        [words.copyText, text],
        [words.copyTMX, memoryFile],
        [words.copyQuotation, quotation],
      ];
      for (const [name, make] of actions) {
        const button = element('button', { type: 'button' }, name);
        button.addEventListener('click', async () => {
          const unit = bar.closest('.unit');
          await copy(make(unit));
          said.textContent = words.copied;
          setTimeout(() => {
            said.textContent = '';
          }, 2000);
        });
        bar.append(button);
      }
      bar.append(said);
      let home = null;
      const show = (unit) => {
        if (!unit || unit === home) return;
        home = unit;
        unit.querySelector(':scope > .unit-link').after(bar);
      };
      const of = (event) => event.target.closest?.('.unit:not(.heads)');
      table.addEventListener('focusin', (event) => show(of(event)));
      table.addEventListener('pointerover', (event) => {
        if (event.pointerType === 'mouse') show(of(event));
      });
      table.addEventListener('click', (event) => show(of(event)));
    }

    const sides = (unit) =>
      [...unit.querySelectorAll(':scope > .side:not(.all)')]
        .filter((side) => side.getClientRects().length);
    // The words of a side, without what this page says of them.
    function plain(side) {
      const copy = side.cloneNode(true);
      copy.querySelectorAll(
        '.marks, details, .aside, .callout-word, .number, sup[id^="fnref"], [role^="doc-"]',
      ).forEach((node) => node.remove());
      copy.querySelectorAll('br').forEach((line) => line.replaceWith(' '));
      const variants = [...copy.querySelectorAll('.variant')];
      return (variants.length ? variants : [copy])
        .map((variant) =>
          [...variant.children].map((child) => child.textContent.replace(/\s+/g, ' ').trim())
            .filter(Boolean).join('\n')
        );
    }
    const address = (unit) =>
      location.href.replace(/[?#].*$/, '') + '#' + encodeURIComponent(unit.id);
    const escaped = (value) =>
      value.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '');

    function text(unit) {
      return sides(unit).map((side) => plain(side).join('\n')).join('\n\n') + '\n';
    }

    function quotation(unit) {
      const quote = (lines) =>
        lines.split('\n').map((part) => '> ' + part.replace(/([\\`*_[\]<>])/g, '\\$1'));
      const blocks = sides(unit).map((side) =>
        plain(side).map((own) => quote(own).join('  \n')).join('\n>\n')
      );
      return blocks.join('\n>\n') +
        `\n>\n> — [${document.title.replace(/([\\[\]])/g, '\\$1')}](<${address(unit)}>)\n`;
    }

    // TMX 1.4b, level 1.
    function memoryFile(unit) {
      const original = table.dataset.original;
      const variants = sides(unit).map((side) =>
        `<tuv xml:lang="${escaped(side.dataset.lang)}"><seg>${
          escaped(plain(side)[0].replace(/\n/g, ' '))
        }</seg></tuv>`
      );
      return '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4">\n' +
        '<header creationtool="hig-notes" creationtoolversion="0.1" segtype="paragraph" o-tmf="Markdown"' +
        ` adminlang="en" srclang="${escaped(original)}" datatype="plaintext"/>\n<body>\n` +
        `<tu tuid="${escaped(table.dataset.topic + '/' + unit.id)}">${
          variants.join('')
        }</tu>\n</body>\n</tmx>\n`;
    }

    async function copy(value) {
      try {
        await navigator.clipboard.writeText(value);
      } catch {
        const area = element('textarea', { class: 'aside' });
        area.value = value;
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
      }
    }

    function startStates() {
      const [state, tag] = asked();
      if (!state || !words.states[state]) return;
      const original = table.dataset.original;
      const stateOf = (unit) => {
        const own = unit.querySelector(`:scope > .side[data-lang="${CSS.escape(tag)}"]`);
        const source = unit.querySelector(`:scope > .side[data-lang="${CSS.escape(original)}"]`);
        if (!own) return source ? 'missing' : null;
        return source ? own.dataset.state || 'unreviewed' : 'extra';
      };
      units().forEach((unit) => unit.classList.toggle('other', stateOf(unit) !== state));
      table.classList.add('filtered');
      const all = element('button', { type: 'button' }, words.showAll);
      const note = element(
        'p',
        { class: 'notice only', role: 'status' },
        `${words.onlyThese} ${words.states[state]} (${tag}) `,
        all,
      );
      all.addEventListener('click', () => {
        keepingPlace(() => table.classList.remove('filtered'));
        note.remove();
      });
      table.before(note);
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target) target.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }

  // After site.js, which recalls which languages are hidden; and when the preview changed the page.
  if (document.readyState === 'complete') start();
  else document.addEventListener('DOMContentLoaded', start);
  document.addEventListener('hig-notes-update', start);
})();
