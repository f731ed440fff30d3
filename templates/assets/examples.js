// Brings the examples of a page to life, each when a reader comes near it. Each is a complete table
// without this script; everything that can be operated is made here, from the data attributes and
// the words that the page carries. What only some examples need is in a second file, examples-more.js.
(() => {
  'use strict';
  const LANGUAGES = ['en', 'ko', 'ja'];
  const json = (node) => {
    try {
      return JSON.parse(node.textContent);
    } catch {
      return {};
    }
  };
  const WORDS = json(document.getElementById('ex-words') || { textContent: '{}' });
  const OWN = document.currentScript.src;
  const canFetch = /^http/.test(location.protocol);

  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const later = (ms, work) => setTimeout(work, ms);
  /** A task of its own for what follows, so that the page can answer in between. */
  const task = () => new Promise((done) => later(0, done));
  let count = 0;
  const serial = () => ++count;

  /** An element; functions among its attributes are listeners. */
  function make(name, props = {}, ...children) {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(props)) {
      if (typeof value === 'function') node.addEventListener(key, value);
      else if (value !== false && value != null) {
        node.setAttribute(key, value === true ? '' : value);
      }
    }
    node.append(...children);
    return node;
  }

  /** A picture that the static table does not have. */
  function icon(path) {
    const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    box.setAttribute('class', 'ex-i');
    box.setAttribute('viewBox', '0 0 24 24');
    box.setAttribute('aria-hidden', 'true');
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('d', path);
    box.append(line);
    return box;
  }
  const PATHS = {
    chevron: 'M9 5l7 7-7 7',
    up: 'M5 15l7-7 7 7',
    down: 'M5 9l7 7 7-7',
    minus: 'M5 12h14',
    handle: 'M4 8h16M4 12h16M4 16h16',
    more: 'M5 12h.01M12 12h.01M19 12h.01',
    check: 'M5 13l4.5 5L19 6',
    info: 'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v6M12 7.5v.5',
  };

  /** Gives an element another name. */
  function rename(node, name, props = {}) {
    const other = make(name);
    for (const { name: key, value } of [...node.attributes]) other.setAttribute(key, value);
    for (const [key, value] of Object.entries(props)) other.setAttribute(key, value);
    other.append(...node.childNodes);
    node.replaceWith(other);
    return other;
  }

  function move(list, step, from) {
    const index = list.indexOf(from) + step;
    const next = list[Math.max(0, Math.min(list.length - 1, index))];
    if (next) next.focus();
    return next;
  }

  /** Whether an example does what the second file is for. */
  const needsMore = (figure) => {
    const { dataset } = figure.querySelector('.ex-stage');
    const text = figure.querySelector('.ex-data');
    return /table|tree|feed|checks/.test(dataset.pattern) ||
      /tvOS|watchOS/.test(dataset.platform) || dataset.truncation === 'middle' ||
      'alternating' in dataset || 'indexed' in dataset || 'open' in figure.dataset ||
      /"(editing|loading)"/.test(text && text.textContent) ||
      Boolean(figure.querySelector('[data-deletable], [data-swipe]'));
  };

  /** Loads the second script and its sheet, once; who waited for them goes on in a task of its own. */
  let loading;
  function more() {
    const load = (parent, name, props) =>
      new Promise((done, failed) => {
        parent.append(make(name, { ...props, load: done, error: failed }));
      });
    loading = loading || Promise.all([
      load(document.head, 'link', {
        rel: 'stylesheet',
        href: OWN.replace('examples.js', 'examples-more.css'),
      }),
      load(document.body, 'script', { src: OWN.replace('examples.js', 'examples-more.js') }),
    ]);
    return loading.then(task);
  }

  /** The part of another page that an address with a fragment means. */
  const pages = new Map();
  async function part(address) {
    const [url, id] = address.split('#');
    if (!pages.has(url)) {
      pages.set(
        url,
        fetch(url).then((reply) => reply.ok ? reply.text() : Promise.reject(reply.status)).then(
          (text) => new DOMParser().parseFromString(text, 'text/html'),
        ),
      );
    }
    return document.importNode((await pages.get(url)).getElementById(decodeURIComponent(id)), true);
  }

  /** Fills a part of the page the first time that it is opened. */
  function onOpen(details, fill, failed = () => {}) {
    const open = () => {
      if (!details.open || details.dataset.filled) return;
      details.dataset.filled = 'true';
      Promise.resolve().then(fill).catch((error) => {
        delete details.dataset.filled;
        console.error(error);
        failed();
      });
    };
    details.addEventListener('toggle', open);
    open();
  }

  class Example {
    constructor(figure) {
      this.figure = figure;
      this.stage = figure.querySelector('.ex-stage');
      this.scroll = figure.querySelector('.ex-scroll');
      this.bar = figure.querySelector('.ex-bar');
      this.status = figure.querySelector('.ex-status');
      this.data = json(figure.querySelector('.ex-data') || { textContent: '{}' });
      this.language = figure.lang || 'en';
      this.pattern = this.stage.dataset.pattern;
      this.texts = []; // What to say again when the language changes.
      this.undo = [];
      this.stage.dataset.live = '';
      this.stage.style.width = `${this.stage.dataset.px}px`;
      for (const node of all(figure, '[data-en], [data-ko], [data-ja]')) {
        if (node.dataset[this.language] == null && !node.lang) {
          node.dataset[this.language] = node.dataset.t
            ? node.getAttribute(node.dataset.t)
            : node.textContent;
        }
      }
      const view = make('div', { class: 'ex-viewport' });
      this.stage.replaceWith(view);
      view.append(this.stage);
      for (const node of all(figure, '.ex-on')) node.remove();
      if (this.stage.dataset.px > 900) this.stage.style.maxWidth = 'none';
      this.toolbar = make('div', { class: 'ex-toolbar', role: 'toolbar' });
      this.label(this.toolbar, 'aria-label', () => this.word('options', this.name));
      this.columns = this.stage.querySelector('.ex-table');
      // A feed is made of articles, which list items cannot be.
      if (this.pattern === 'feed') {
        for (const node of all(this.scroll, '.ex-rows, .ex-row')) rename(node, 'div');
      }
      for (const row of this.rows) this.dress(row);
      if (this.pattern === 'listbox') this.startListbox();
      if (this.pattern === 'controls') this.startControls();
      if (needsMore(figure)) this.startMore();
      if (this.toolbar.childNodes.length) this.stage.append(this.toolbar);
      const panel = this.panel = make(
        'details',
        { class: 'ex-panel', lang: PAGE },
        this.label(make('summary'), null, () => this.word('adjust')),
      );
      onOpen(panel, () => more().then(() => this.startPanel()));
      const notes = all(figure, '.ex-findings');
      (notes[notes.length - 1] || this.status).after(panel);
      this.startCode();
      new ResizeObserver(() => {
        this.reach();
        if (this.measure) this.measure();
      }).observe(this.stage);
      // Beside the table; on a narrow screen the panel would push down what is read.
      if ('open' in figure.dataset && matchMedia('(min-width: 1000px)').matches) panel.open = true;
    }

    /** Rows that scroll can be scrolled from the keyboard, also where none of them takes the focus. */
    reach() {
      const part = this.scroll;
      if (part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth) return;
      if (
        part.matches('[tabindex]') || part.querySelector("a, button, input, select, [tabindex='0']")
      ) return;
      part.tabIndex = 0;
      part.role ??= 'group';
      this.label(part, 'aria-label', () => this.name);
    }

    get rows() {
      return all(this.scroll, '.ex-row');
    }
    get shown() {
      return this.rows.filter((row) => !row.hidden && row.offsetParent);
    }
    get name() {
      return this.figure.querySelector('.ex-label').textContent;
    }
    titleOf(row) {
      return row.querySelector('.ex-title').textContent;
    }
    pick(text) {
      return typeof text === 'string'
        ? text
        : text[this.language] || text.en || text.ko || text.ja || '';
    }
    word(key, ...values) {
      return this.pick(WORDS[key] || key).replace(/\{(\d)\}/g, (_, index) => values[index]);
    }

    /** Keeps a text, or the attribute `key`, in the language that is chosen. */
    label(node, key, text) {
      const say = () => {
        if (key) node.setAttribute(key, text());
        else node.textContent = text();
      };
      this.texts.push([node, say]);
      say();
      return node;
    }

    button(word, action, props = {}) {
      const node = make('button', { type: 'button', class: 'ex-button', click: action, ...props });
      return this.label(node, null, () => this.word(word));
    }

    iconButton(path, text, action, props = {}) {
      const node = make(
        'button',
        { type: 'button', class: 'ex-button', click: action, ...props },
        icon(path),
      );
      return this.label(node, 'aria-label', text);
    }

    setLanguage(language) {
      this.language = language;
      this.figure.lang = language;
      for (const node of all(this.figure, '[data-en], [data-ko], [data-ja]')) {
        const text = node.dataset[language];
        const real = text != null
          ? language
          : LANGUAGES.find((other) => node.dataset[other] != null);
        const shown = text != null ? text : node.dataset[real];
        if (node.dataset.t) node.setAttribute(node.dataset.t, shown);
        else node.textContent = shown;
        if (real !== language) node.lang = real;
        else node.removeAttribute('lang');
      }
      for (const node of all(this.figure, `[data-label-${language}]`)) {
        node.setAttribute('aria-label', node.getAttribute(`data-label-${language}`));
      }
      this.texts = this.texts.filter(([node, say]) =>
        this.figure.contains(node) || !node.parentNode ? (say(), true) : false
      );
      if (!this.measure) return;
      this.ellipsize();
      if (this.sorted != null) this.sort(this.sorted, this.order, true);
      this.measure();
      this.fit();
    }

    /** Says a text once, politely, after the reader has stopped. */
    announce(text) {
      clearTimeout(this.saying);
      this.saying = later(500, () => {
        this.status.textContent = text;
      });
    }

    /** Makes a row answer, by what choosing it does. */
    dress(row) {
      let main = row.querySelector(':scope > .ex-main');
      const { action } = row.dataset;
      const isOwn = ['listbox', 'controls', 'tree', 'treegrid'].includes(this.pattern);
      const control = row.querySelector(':scope > .ex-acc');
      if (
        main && action && !isOwn && this.pattern !== 'checks' &&
        !(control && /toggle|popUpMenu/.test(control.dataset.acc))
      ) {
        main = rename(main, 'button', { type: 'button' });
        main.addEventListener('click', (event) => this.choose(row, event));
        if (action === 'toggle') main.setAttribute('aria-pressed', 'on' in row.dataset);
        if ('split' in this.stage.dataset && 'on' in row.dataset) this.mark(row);
      }
      if (!main && action && this.pattern === 'table') {
        const cell = rename(row.querySelector('th .ex-cell'), 'button', { type: 'button' });
        cell.addEventListener('click', () => this.choose(row));
      }
      if (this.pattern !== 'treegrid') {
        for (const acc of all(row, ':scope > .ex-acc')) this.dressAccessory(row, acc);
      }
    }

    dressAccessory(row, acc) {
      const kind = acc.dataset.acc;
      const title = () => this.titleOf(row);
      if (kind === 'info' || kind === 'infoDisclosure') {
        const isTrap = this.pattern === 'listbox'; // An option cannot hold a button: the don't shows it.
        if (isTrap) return;
        const button = this.iconButton(
          PATHS.info,
          () => this.word('about', title()),
          () => this.explain(row, button),
          { 'data-info': true },
        );
        acc.before(button);
        if (kind === 'info') acc.remove();
        else acc.firstChild.remove();
      } else if (kind === 'toggle') {
        const button = make('button', {
          type: 'button',
          class: 'ex-button',
          role: 'switch',
          'aria-checked': String('on' in row.dataset),
        }, ...acc.childNodes);
        this.label(button, 'aria-label', title);
        const flip = () => {
          row.toggleAttribute('data-on');
          button.setAttribute('aria-checked', String('on' in row.dataset));
          this.flash(row);
        };
        button.addEventListener('click', flip);
        acc.replaceWith(button);
      } else if (kind === 'popUpMenu') {
        const detail = row.querySelector('.ex-detail');
        const select = make(
          'select',
          {},
          this.option('automatic'),
          make('option', { selected: true }, ...(detail ? [detail.cloneNode(true)] : [])),
        );
        if (detail) this.label(select.lastChild, null, () => detail.textContent);
        this.label(select, 'aria-label', title);
        acc.replaceWith(select);
      }
    }

    option(word) {
      return this.label(make('option', { value: word }), null, () => this.word(word));
    }

    flash(row, then = () => {}) {
      if (this.stage.dataset.feedback === 'none') return then();
      row.classList.add('ex-lit');
      later(250, () => {
        row.classList.remove('ex-lit');
        then();
      });
    }

    /** Keeps one row highlighted, so that the path through a hierarchy stays visible. */
    mark(row) {
      for (const other of this.rows) {
        delete other.dataset.current;
        (other.querySelector('button.ex-main, button.ex-cell') || other).removeAttribute(
          'aria-current',
        );
      }
      row.dataset.current = '';
      (row.querySelector('button.ex-main, button.ex-cell') || row).setAttribute(
        'aria-current',
        'true',
      );
    }

    choose(row) {
      const { feedback, split } = this.stage.dataset;
      if (this.dragged) return;
      if (feedback === 'persistent') this.mark(row);
      const { action } = row.dataset;
      if (action === 'toggle') {
        this.flash(row, () => {
          row.toggleAttribute('data-on');
          const main = row.querySelector('.ex-main');
          main.setAttribute('aria-pressed', 'on' in row.dataset);
          this.announce(`${this.titleOf(row)}: ${this.word('on' in row.dataset ? 'on' : 'off')}`);
        });
      } else if (action === 'detail' || split != null) {
        this.showBeside(row);
      } else if (action === 'push') {
        this.flash(row, () => this.push(row));
      }
    }

    summary(row) {
      const parts = [];
      const detail = row.querySelector('.ex-detail') ||
        all(row, '.ex-value').map((node) => node.textContent).join(' · ');
      if (detail) {
        parts.push(make('p', {}, typeof detail === 'string' ? detail : detail.textContent));
      }
      const title = make('h4', { tabindex: '-1' }, this.titleOf(row));
      return [title, ...parts];
    }

    /** Related content beside the list; focus stays where it is, with a way into the pane and back. */
    showBeside(row) {
      if (!this.pane) {
        this.pane = make('div', { class: 'ex-pane', role: 'group' });
        const box = make('div', { class: 'ex-split' });
        this.stage.replaceWith(box);
        box.append(this.stage, this.pane);
      }
      const main = row.querySelector('button.ex-main, button.ex-cell') || row;
      const back = this.button('back', () => main.focus());
      this.pane.replaceChildren(back, ...this.summary(row));
      this.pane.setAttribute('aria-label', this.titleOf(row));
      this.announce(this.word('opened', this.titleOf(row)));
    }

    /** One level deeper. */
    push(row) {
      const main = row.querySelector('.ex-main');
      const title = this.titleOf(row);
      const view = make('div', { class: 'ex-view', role: 'group', 'aria-label': title });
      const back = this.button('back', () => {
        view.remove();
        for (const part of [this.scroll, this.bar, this.toolbar]) part.inert = false;
        main.focus();
      });
      view.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') back.click();
      });
      view.append(make('div', { class: 'ex-bar' }, back), ...this.summary(row));
      for (const part of [this.scroll, this.bar, this.toolbar]) part.inert = true;
      if ('paging' in this.stage.dataset) this.page(view, row, back);
      this.stage.append(view);
      back.focus();
    }

    /** More about a row, without going anywhere. */
    explain(row, opener) {
      const close = this.button('close', () => dialog.close());
      const title = make('h4', { id: `ex-d${serial()}` }, this.titleOf(row));
      const dialog = make(
        'dialog',
        { 'aria-labelledby': title.id },
        title,
        ...this.summary(row).slice(1),
        close,
      );
      dialog.addEventListener('close', () => {
        dialog.remove();
        opener.focus();
      });
      this.figure.append(dialog);
      dialog.showModal();
    }

    startListbox() {
      const box = make('div', { role: 'listbox' });
      this.label(box, 'aria-label', () => this.name);
      box.append(...this.scroll.childNodes);
      this.scroll.append(box);
      this.scroll.removeAttribute('role');
      this.scroll.removeAttribute('tabindex');
      this.scroll.removeAttribute('aria-label');
      all(box, '.ex-section').forEach((section) => {
        const head = section.querySelector('.ex-head');
        section.setAttribute('role', head ? 'group' : 'presentation');
        if (head) section.setAttribute('aria-labelledby', head.id);
        all(section, '.ex-head, .ex-foot, .ex-rows').forEach((node) => {
          node.setAttribute('role', 'presentation');
          node.removeAttribute('aria-labelledby');
          node.removeAttribute('aria-label');
        });
      });
      const rows = this.rows;
      const chosen = rows.find((row) => 'on' in row.dataset);
      rows.forEach((row) => {
        row.setAttribute('role', 'option');
        row.setAttribute('aria-selected', String(row === chosen));
        row.tabIndex = row === (chosen || rows[0]) ? 0 : -1;
        row.addEventListener('click', () => this.select(row));
      });
      let typed = '';
      let typing;
      box.addEventListener('keydown', (event) => {
        const row = event.target.closest('.ex-row');
        const list = this.rows;
        const steps = { ArrowDown: 1, ArrowUp: -1, Home: -list.length, End: list.length };
        if (event.key in steps) this.rove(move(list, steps[event.key], row));
        else if (event.key === ' ' && !typed || event.key === 'Enter') this.select(row);
        else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
          clearTimeout(typing);
          typing = later(600, () => {
            typed = '';
          });
          typed += event.key.toLocaleLowerCase();
          const found = list.find((other) =>
            this.titleOf(other).toLocaleLowerCase().startsWith(typed)
          );
          if (found) {
            found.focus();
            this.rove(found);
          }
        } else return;
        event.preventDefault();
      });
    }

    rove(row) {
      for (const other of this.rows) other.tabIndex = other === row ? 0 : -1;
    }

    /** First the highlight, then the mark. */
    select(row) {
      this.rove(row);
      if (this.stage.dataset.feedback === 'persistent') {
        this.mark(row);
        this.showBeside(row);
      }
      this.flash(row, () => {
        for (const other of this.rows) {
          other.toggleAttribute('data-on', other === row);
          other.setAttribute('aria-selected', String(other === row));
        }
      });
    }

    /** Radio buttons, where rows hold controls of their own. */
    startControls() {
      const group = `ex-r${serial()}`;
      for (const row of this.rows) {
        const main = rename(row.querySelector('.ex-main'), 'label');
        const radio = make('input', {
          type: 'radio',
          name: group,
          class: 'ex-vh',
          checked: 'on' in row.dataset,
        });
        main.prepend(radio);
        radio.addEventListener('change', () =>
          this.flash(row, () => {
            for (const other of this.rows) other.toggleAttribute('data-on', other.contains(radio));
          }));
      }
    }
    /** The listings are on a page of their own, which is read when somebody asks for them. */
    startCode() {
      let source = this.figure.querySelector('.ex-source');
      const link = source && source.querySelector(':scope > a');
      if (link && !canFetch) return;
      if (link) {
        const details = make(
          'details',
          { class: 'ex-source', 'data-hash': source.dataset.hash },
          make('summary', {}, ...link.childNodes),
        );
        source.replaceWith(details);
        source = details;
      }
      if (source) {
        onOpen(source, async () => {
          await more();
          if (link) source.append(...(await part(link.href)).querySelectorAll('.ex-code'));
          this.fillCode(source);
        }, () => {
          if (link) location.href = link.href;
        });
      }
    }
  }

  /** One version of a table at a time; each keeps its own state. */
  function startGroup(group) {
    const figures = all(group, ':scope > .ex');
    const list = make('div', {
      class: 'ex-choice',
      role: 'radiogroup',
      'aria-label': WORDS.variant || 'Version',
    });
    const show = (button) =>
      buttons.forEach((other, index) => {
        other.setAttribute('aria-checked', String(other === button));
        other.tabIndex = other === button ? 0 : -1;
        figures[index].hidden = other !== button;
        const { example } = figures[index];
        if (other === button && example) {
          if (example.measure) example.measure();
          if (example.roll) example.roll();
        }
      });
    const buttons = figures.map((figure) => {
      const button = make('button', {
        type: 'button',
        class: 'ex-button',
        role: 'radio',
        click: () => show(button),
      }, figure.querySelector('.ex-meta').textContent.trim());
      return button;
    });
    list.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      show(move(buttons, step, event.target));
    });
    list.append(...buttons);
    group.prepend(list);
    show(buttons[0]);
  }

  /** A do / don't pair is a link to its page; here it unfolds in its place. */
  function startPair(link) {
    const details = make(
      'details',
      { class: 'example folded' },
      make('summary', {}, ...link.childNodes),
    );
    link.parentNode.replaceWith(details);
    onOpen(details, async () => {
      const pair = (await part(link.href)).querySelector('.ex-pair');
      details.append(pair);
      watch(pair);
    }, () => {
      location.href = link.href;
    });
  }

  async function attach(figure) {
    if (figure.dataset.seen) return;
    figure.dataset.seen = 'true';
    // One example that fails stays a static table and does not take the others with it.
    try {
      if (needsMore(figure)) await more();
      const start = performance.now();
      figure.example = new Example(figure);
      performance.measure('example-attach', { start, detail: figure.id });
      examples.push(figure.example);
    } catch (error) {
      console.error(figure.id, error);
    }
  }

  const examples = [];
  const watcher = (margin) =>
    window.IntersectionObserver && new IntersectionObserver((entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        later(0, () => attach(target)); // Each in a task of its own.
      }
    }, { rootMargin: margin });
  let near = watcher('200px');
  // Who reads on meets examples that have taken their room before they come into view.
  if (near) {
    addEventListener('scroll', () => {
      near.disconnect();
      near = watcher('1500px');
      for (const figure of all(document, '.ex:not([data-seen])')) near.observe(figure);
    }, { once: true, passive: true });
  }

  function watch(root) {
    if (canFetch) all(root, 'a[data-pair]').forEach(startPair);
    for (const figure of all(root, '.ex:not([data-seen])')) {
      if (near) near.observe(figure);
      else attach(figure);
    }
    for (const group of all(root, '.ex-group')) {
      if (!group.querySelector('.ex-choice')) startGroup(group);
    }
  }

  function start() {
    watch(document);
    document.addEventListener('hig-notes-update', () => watch(document)); // The preview has changed the page.
    document.addEventListener('examples:language', (event) => {
      if (LANGUAGES.includes(event.detail)) {
        for (const example of examples) example.setLanguage(event.detail);
      }
    });
  }
  const PAGE = (document.getElementById('ex-words') || { dataset: {} }).dataset.lang ||
    document.documentElement.lang;
  window.hignotesExamples = {
    Example,
    LANGUAGES,
    PATHS,
    WORDS,
    all,
    later,
    task,
    serial,
    make,
    icon,
    move,
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
