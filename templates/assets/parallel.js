// @ts-check
// Parallel pages: any languages in any order, copying of units, and the units in one state.
(() => {
  'use strict';
  const { all, closest, fill, make, memory, one } = higNotes;

  let order = (memory.get('order') || '').split(' ');
  /** The elements already set up; the preview announces new ones. */
  const started = new WeakSet();
  /** @param {Node} node */
  const isNew = (node) => !started.has(node) && Boolean(started.add(node));

  // A figure on the status page links to the first of its units; the link also passes on the state.
  document.addEventListener('click', (event) => {
    /** @type {HTMLAnchorElement | null} */
    const link = closest(event, 'a[data-show]');
    if (link) memory.set('show', `${link.dataset.show} ${new URL(link.href).pathname}`);
  });

  /** The state and language passed on by the status page; valid once. */
  function takeWish() {
    const [state, tag, path] = (memory.get('show') || '').split(' ');
    if (path !== location.pathname) return null;
    memory.set('show', '');
    return { state, tag };
  }

  // Copying of texts.

  /**
   * The texts of a side, one for each variant, without the page's own remarks.
   * @param {HTMLElement} side
   */
  function plain(side) {
    const copy = /** @type {HTMLElement} */ (side.cloneNode(true));
    const ours =
      '.marks, details, .aside, .callout-word, .number, sup[id^="fnref"], [role^="doc-"]';
    for (const node of all(copy, ours)) node.remove();
    for (const line of all(copy, 'br')) line.replaceWith(' ');
    const variants = all(copy, '.variant');
    return (variants.length ? variants : [copy]).map((variant) =>
      [...variant.children].map((child) => child.textContent.replace(/\s+/g, ' ').trim())
        .filter(Boolean).join('\n')
    );
  }

  /** @param {string} value */
  const escaped = (value) =>
    value.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      // deno-lint-ignore no-control-regex
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '');

  /** @param {string} value */
  const inMarkdown = (value) => value.replace(/([\\\x60*_[\]<>])/g, '\\$1');

  /** @param {string[][]} sides */
  const asText = (sides) => sides.map((side) => side.join('\n')).join('\n\n') + '\n';

  /** @param {string[][]} sides @param {string} title @param {string} address */
  function asQuotation(sides, title, address) {
    /** @param {string} variant */
    const quoted = (variant) =>
      variant.split('\n').map((line) => '> ' + inMarkdown(line)).join('  \n');
    const texts = sides.flat().map(quoted);
    const source = `> — [${title.replace(/([\\[\]])/g, '\\$1')}](<${address}>)`;
    return [...texts, source].join('\n>\n') + '\n';
  }

  /**
   * TMX 1.4b, level 1.
   * @param {{ tag: string, text: string }[]} variants
   * @param {string} original
   * @param {string} id
   */
  function asMemory(variants, original, id) {
    const segments = variants.map(({ tag, text }) =>
      `<tuv xml:lang="${escaped(tag)}"><seg>${escaped(text.replace(/\n/g, ' '))}</seg></tuv>`
    );
    return '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n' +
      '<tmx version="1.4">\n<header creationtool="hig-notes" creationtoolversion="0.1"' +
      ' segtype="paragraph" o-tmf="Markdown" adminlang="en"' +
      ` srclang="${escaped(original)}" datatype="plaintext"/>\n<body>\n` +
      `<tu tuid="${escaped(id)}">${segments.join('')}</tu>\n</body>\n</tmx>\n`;
  }

  higNotes.parallel = { asMemory, asQuotation, asText };

  /** @param {string} value */
  async function copy(value) {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      const area = make('textarea', { class: 'aside' });
      area.value = value;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
  }

  function start() {
    const found = document.querySelector('.parallel');
    if (!(found instanceof HTMLElement)) return;
    const table = found;
    const words = higNotes.words('parallel');
    /** @type {HTMLFormElement | null} */
    const form = document.querySelector('form.modes');
    const units = () => all(table, '.unit:not(.heads)');
    watch(all(table, '.ex'));
    const original = table.dataset.original ?? '';
    /** @param {HTMLElement} unit */
    const sidesOf = (unit) =>
      all(unit, ':scope > .side:not(.all)').filter((side) => side.getClientRects().length);

    /**
     * Keeps the unit at the top of the screen in place while columns change.
     * @param {() => void} change
     */
    function keepingPlace(change) {
      const shown = units().find((unit) => unit.getBoundingClientRect().bottom > 120);
      const before = scrollY > 0 && shown ? shown.getBoundingClientRect().top : null;
      change();
      if (before === null || !shown) return;
      scrollBy({ top: shown.getBoundingClientRect().top - before, behavior: 'instant' });
    }

    /** The way from a unit to the next that lacks something. @type {((step: number) => void)?} */
    let goOn = null;

    if (form) {
      startLanguages(form);
      startNeeds(form);
    }
    if (isNew(table)) {
      startTools();
      startStates();
    }

    /** @param {HTMLFormElement} form */
    function startLanguages(form) {
      /** @returns {HTMLInputElement[]} */
      const boxes = () => all(form, 'input[name="shown"]');
      /** @param {HTMLElement} node */
      const tagOf = (node) => node.dataset.lang ?? '';
      const languages = boxes().map(tagOf);

      // Hidden languages take the last columns, to leave the space to the visible ones.
      function arrange() {
        const kept = order.filter((tag) => languages.includes(tag));
        const tags = [...kept, ...languages.filter((tag) => !kept.includes(tag))];
        const shown = boxes().filter((box) => box.checked).map(tagOf);
        const columns = [
          ...tags.filter((tag) => shown.includes(tag)),
          ...tags.filter((tag) => !shown.includes(tag)),
        ];
        for (const unit of all(table, '.unit')) arrangeUnit(unit, columns);
        const fieldset = boxes()[0].closest('fieldset');
        for (const tag of tags) {
          const box = boxes().find((other) => tagOf(other) === tag);
          if (!box || !fieldset) continue;
          box.value = 'c' + (columns.indexOf(tag) + 1);
          fieldset.append(box.closest('.language') ?? box);
        }
        const count = Math.max(1, shown.length);
        table.className = table.className.replace(/\bcolumns-\d+\b/, `columns-${count}`)
          .replace(/ own-\d/, '');
        // One language always has to stay visible.
        for (const box of boxes()) box.disabled = box.checked && shown.length === 1;
        fieldset?.querySelectorAll('button').forEach((button, number) => {
          button.disabled = number === 0;
        });
      }

      /** @param {HTMLElement} unit @param {string[]} columns the language of each */
      function arrangeUnit(unit, columns) {
        const present = all(unit, ':scope > .side').map(tagOf);
        /** @param {HTMLElement} cell */
        const columnOf = (cell) => {
          const isAlone = unit.classList.contains('alone') && cell.classList.contains('remark');
          const free = columns.findIndex((other) => !present.includes(other));
          return isAlone ? free : columns.indexOf(tagOf(cell));
        };
        const cells = all(unit, ':scope > .side:not(.all), :scope > p, :scope > .offered')
          .map((cell) => ({ column: columnOf(cell), cell }))
          .sort((a, b) => a.column - b.column);
        const rest = unit.querySelector(':scope > .all');
        for (const { column, cell } of cells) {
          cell.className = cell.className.replace(/\bc\d+\b/, `c${column + 1}`);
          unit.insertBefore(cell, rest);
        }
      }

      for (const box of boxes()) {
        const label = box.closest('label');
        if (!label || label.closest('.language')) continue;
        const holder = make('span', { class: 'language' });
        label.replaceWith(holder);
        const name = fill(words.move, label.textContent.trim());
        const button = make('button', {
          type: 'button',
          class: 'forward',
          'data-lang': tagOf(box),
          'aria-label': name,
          title: name,
        });
        button.addEventListener('click', () => {
          order = [tagOf(box), ...boxes().map(tagOf).filter((tag) => tag !== tagOf(box))];
          memory.set('order', order.join(' '));
          keepingPlace(arrange);
          box.focus();
        });
        holder.append(label, button);
      }
      if (isNew(form)) form.addEventListener('change', () => keepingPlace(arrange));
      arrange();
    }

    // Units that lack something: CSS hides the others, this leads from one to the next.
    /** @param {HTMLFormElement} form */
    function startNeeds(form) {
      /** @type {HTMLFieldSetElement | null} */
      const fieldset = form.querySelector('.needs');
      if (!fieldset) return;
      const choice = () => {
        /** @type {HTMLInputElement | null} */
        const box = form.querySelector('input[name="needs"]:checked');
        return box && box.value !== 'all' ? `${box.value}-` : '';
      };
      // A language that is hidden asks for no work.
      const hidden = () => {
        /** @type {HTMLInputElement[]} */
        const boxes = all(form, 'input[name="shown"]');
        return boxes.filter((box) => !box.checked).map((box) => box.dataset.lang ?? '');
      };
      /** @param {HTMLElement} unit */
      const lacks = (unit) => {
        const [wanted, tags] = [choice(), hidden()];
        return (unit.dataset.needs ?? '').split(' ').some((need) =>
          need && need.startsWith(wanted) && !tags.some((tag) => need.endsWith(`-${tag}`))
        );
      };
      const filter = () => {
        const isWhole = choice() === '';
        for (const unit of units()) unit.classList.toggle('idle', !isWhole && !lacks(unit));
      };
      if (isNew(fieldset)) {
        form.addEventListener('change', () => keepingPlace(filter));
        const go = make('button', { type: 'button', class: 'next' }, words.next);
        go.setAttribute('aria-keyshortcuts', 'n');
        const said = make('span', { class: 'said', role: 'status' });
        go.addEventListener('click', () => goOn?.(1));
        fieldset.append(go, said);
        goOn = (step) => {
          const found = units().filter((unit) => unit.getClientRects().length && lacks(unit));
          said.textContent = found.length ? '' : words.nothingToDo;
          if (!found.length) return;
          const here = document.activeElement?.closest('.parallel .unit');
          /** @param {HTMLElement} unit */
          const isAfter = (unit) =>
            here ? Boolean(here.compareDocumentPosition(unit) & 4 && !here.contains(unit)) : false;
          const later = found.filter(isAfter);
          const earlier = found.filter((unit) => unit !== here && !isAfter(unit));
          const unit = step > 0 ? later[0] ?? found[0] : earlier.at(-1) ?? found.at(-1);
          unit?.focus({ preventScroll: true });
          unit?.scrollIntoView({ block: 'start', behavior: 'instant' });
        };
        // Only where the focus is in the texts or in the choice: a letter may mean something else.
        /** @param {KeyboardEvent} event */
        const press = (event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
          if (
            !isPlain || closest(event, 'input:not([type="radio"], [type="checkbox"]), textarea')
          ) {
            return;
          }
          const step = { n: 1, p: -1 }[event.key.toLowerCase()];
          if (!step) return;
          event.preventDefault();
          goOn?.(step);
        };
        form.addEventListener('keydown', press);
        table.addEventListener('keydown', press);
      }
      filter();
    }

    // Tools: they appear on the unit with the pointer or the focus.
    function startTools() {
      const bar = make('p', { class: 'tools', role: 'group' });
      const said = make('span', { class: 'said', role: 'status' });
      /** @param {HTMLElement} unit */
      const addressOf = (unit) =>
        location.href.replace(/[?#].*$/, '') + '#' + encodeURIComponent(unit.id);
      /** @type {[string, (unit: HTMLElement) => string][]} */
      const actions = [
        [words.copyText, (unit) => asText(sidesOf(unit).map(plain))],
        [words.copyTMX, (unit) => {
          const variants = sidesOf(unit)
            .map((side) => ({ tag: side.dataset.lang ?? '', text: plain(side)[0] }));
          return asMemory(variants, original, `${table.dataset.topic}/${unit.id}`);
        }],
        [
          words.copyQuotation,
          (unit) => asQuotation(sidesOf(unit).map(plain), document.title, addressOf(unit)),
        ],
      ];
      /** @type {HTMLElement | null} */
      let home = null;
      for (const [name, write] of actions) {
        const click = async () => {
          if (!home) return;
          await copy(write(home));
          said.textContent = words.copied;
          setTimeout(() => {
            said.textContent = '';
          }, 2000);
        };
        bar.append(make('button', { type: 'button', click }, name));
      }
      if (goOn) {
        bar.append(make('button', { type: 'button', click: () => goOn?.(1) }, words.next));
      }
      bar.append(said);
      /** @param {Event} event */
      const show = (event) => {
        const unit = closest(event, '.unit:not(.heads)');
        if (!unit || unit === home) return;
        home = unit;
        one(unit, ':scope > .unit-link').after(bar);
      };
      table.addEventListener('focusin', show);
      table.addEventListener('pointerover', (event) => {
        if (event.pointerType === 'mouse') show(event);
      });
      table.addEventListener('click', show);
    }

    function startStates() {
      const wish = takeWish();
      const name = wish && words[`state-${wish.state}`];
      if (!wish || !name) return;
      /** @param {HTMLElement} unit */
      const stateOf = (unit) => {
        /** @param {string} tag @returns {HTMLElement | null} */
        const side = (tag) => unit.querySelector(`:scope > .side[data-lang="${CSS.escape(tag)}"]`);
        const own = side(wish.tag);
        const source = side(original);
        if (!own) return source ? 'missing' : null;
        return source ? own.dataset.state || 'unreviewed' : 'extra';
      };
      for (const unit of units()) unit.classList.toggle('other', stateOf(unit) !== wish.state);
      table.classList.add('filtered');
      const all = make('button', { type: 'button' }, words.showAll);
      const note = make(
        'p',
        { class: 'notice only', role: 'status' },
        `${fill(words.onlyThese, name, wish.tag)} `,
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

  // Reading modes of parallel pages: CSS implements them, this stores the choice.
  function startModes() {
    /** @type {HTMLFormElement | null} */
    const form = document.querySelector('form.modes');
    if (!form) return;
    const mode = memory.get('mode');
    const hidden = (memory.get('hidden') || '').split(' ');
    /** @type {HTMLInputElement[]} */
    const modes = all(form, 'input[name="mode"]');
    /** @type {HTMLInputElement[]} */
    const shown = all(form, 'input[name="shown"]');
    // Columns are one below the other on a narrow screen, which is the interleaved mode.
    const isNarrow = matchMedia('(max-width: 52rem)').matches;
    const wanted = isNarrow && mode !== 'reveal' ? 'interleaved' : mode;
    for (const input of modes) if (wanted) input.checked = input.value === wanted;
    for (const input of shown) input.checked = !hidden.includes(input.dataset.lang ?? '');
    const units = all(document, '.parallel .unit:not(.heads)');
    const current = () => modes.find((input) => input.checked)?.value ?? '';
    const isRevealing = () => current() === 'reveal';
    const prepare = () =>
      units.forEach((unit) => {
        unit.tabIndex = isRevealing() ? 0 : -1;
      });
    form.addEventListener('change', () => {
      memory.set('mode', current());
      memory.set(
        'hidden',
        shown.filter((input) => !input.checked).map((input) => input.dataset.lang).join(' '),
      );
      prepare();
    });
    units.forEach((unit) => {
      unit.addEventListener('click', (event) => {
        if (!isRevealing() || closest(event, 'a, button, input, summary')) return;
        if (!String(getSelection())) unit.classList.toggle('open');
      });
      unit.addEventListener('keydown', (event) => {
        if (!isRevealing() || event.target !== unit || !['Enter', ' '].includes(event.key)) return;
        event.preventDefault();
        unit.classList.toggle('open');
      });
    });
    prepare();
  }

  // Sentences: their script is loaded when somebody first points at a text that has them, and learns
  // what happened meanwhile.
  const own = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  /** @param {string} name */
  const load = (name) => document.head.append(make('script', { src: new URL(name, own).href }));
  for (const kind of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(kind, (event) => {
      if (!closest(event, '.unit:not(.heads)')?.querySelector('.variant[data-s]')) return;
      const isFirst = !higNotes.firstPlace;
      higNotes.firstPlace = event;
      if (!isFirst) return;
      load('sentences.js');
    });
  }

  // Examples: their script is loaded when one is near, or when somebody scrolls towards it.
  let isOperable = false;
  function operate() {
    if (isOperable || !document.querySelector('.parallel .ex')) return;
    isOperable = true;
    load('examples.js');
  }
  /** @param {HTMLElement[]} figures */
  function watch(figures) {
    if (isOperable || !figures.length) return;
    const near = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) operate();
    }, { rootMargin: '200px' });
    for (const figure of figures) near.observe(figure);
  }
  addEventListener('scroll', operate, { passive: true });

  // The hidden languages are restored before they are arranged; and again when the preview has changed
  // the page.
  function begin() {
    startModes();
    start();
  }
  if (document.readyState === 'complete') begin();
  else document.addEventListener('DOMContentLoaded', begin);
  document.addEventListener('hig-notes-update', start);
})();
