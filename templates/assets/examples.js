// @ts-check
// Makes the examples of a page interactive, each when a reader comes near it. Without this script each
// is a complete static table; all controls are created here, from data attributes and from words in
// the page. Behaviour that only some examples have is in files of its own, examples-NAME.js, which are
// loaded when an example first needs them.
(() => {
  'use strict';
  const { all, closest, fill, make, one } = higNotes;
  const LANGUAGES = ['en', 'ko', 'ja'];
  const WORDS = higNotes.words('examples');
  const PAGE = document.getElementById('words-examples')?.dataset.lang ||
    document.documentElement.lang;
  const own = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const canFetch = /^http/.test(location.protocol);
  const TRANSLATED = LANGUAGES.map((tag) => `[data-${tag}]`).join(', ');

  /** @param {number} ms @param {() => void} work */
  const later = (ms, work) => setTimeout(work, ms);
  /** @returns {Promise<void>} */
  const task = () => new Promise((done) => later(0, done));
  let count = 0;
  const serial = () => ++count;

  /** @param {string} path */
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
    handle: 'M4 8h16M4 12h16M4 16h16',
    more: 'M5 12h.01M12 12h.01M19 12h.01',
    check: 'M5 13l4.5 5L19 6',
    info: 'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v6M12 7.5v.5',
  };

  /**
   * Replaces an element by one with another tag name and the same children.
   * @template {keyof HTMLElementTagNameMap} Name
   * @param {Element} node
   * @param {Name} name
   * @param {Properties} properties
   */
  function rename(node, name, properties = {}) {
    const other = make(name);
    for (const { name: key, value } of [...node.attributes]) other.setAttribute(key, value);
    for (const [key, value] of Object.entries(properties)) other.setAttribute(key, String(value));
    other.append(...node.childNodes);
    node.replaceWith(other);
    return other;
  }

  /** The font of an element for a canvas; the shorthand is empty where digits have one width. @param {Element} node */
  function fontOf(node) {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(node);
    return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  }

  /** @type {ExamplesKit['move']} */
  function move(list, step, from) {
    const index = list.findIndex((other) => other === from) + step;
    const next = list[Math.max(0, Math.min(list.length - 1, index))];
    if (next) next.focus();
    return next;
  }

  // Behaviours that only some examples have.

  /**
   * The behaviours with which an example starts, in order.
   * @param {HTMLElement} figure
   */
  function partsOf(figure) {
    const { platform, pattern, style, truncation, ...stage } = one(figure, '.ex-stage').dataset;
    const data = dataOf(figure);
    const isTree = pattern === 'tree' || pattern === 'treegrid';
    const isEditable = data.editing || figure.querySelector('[data-deletable], [data-swipe]');
    /** @type {[keyof ExampleParts, unknown][]} */
    const parts = [
      ['columns', figure.querySelector('.ex-table')],
      ['choice', 'columnChoice' in stage],
      ['outline', isTree],
      ['feed', pattern === 'feed'],
      ['removing', isEditable],
      // A table with columns has none: they would stand in a cell of their own.
      ['actions', isEditable && !figure.querySelector('.ex-table')],
      ['editing', isEditable],
      [
        'choosing',
        /listbox|controls|^grid/.test(pattern ?? '') || (pattern === 'checks' && !data.editing) ||
        (isTree && stage.selection !== 'none'),
      ],
      ['folding', style === 'sidebar' || figure.querySelector('.ex-stage [data-collapsible]')],
      ['searching', figure.querySelector('.ex-search, .ex-empty')],
      ['commands', data.menu],
      ['inspecting', 'inspector' in stage],
      ['dragging', 'dragBetween' in stage],
      ['loading', data.loading],
      ['index', figure.querySelector('.ex-index')],
      ['television', platform === 'tvOS'],
      ['watch', platform === 'watchOS'],
      ['paging', 'paging' in stage],
      ['ellipsis', truncation === 'middle'],
    ];
    return parts.flatMap(([name, isNeeded]) => isNeeded ? name : []);
  }

  /** @param {HTMLElement} figure @returns {Record<string, any>} */
  const dataOf = (figure) => JSON.parse(figure.querySelector('.ex-data')?.textContent || '{}');

  /** The row on which a pointer is down. @type {HTMLElement | null} */
  let pressed = null;
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => pressed?.classList.remove('ex-press'));
  }

  /** @type {Map<string, (example: LiveExample) => any>} */
  const starts = new Map();
  /** @type {Map<string, Promise<unknown>>} */
  const files = new Map();
  /** Loads a script or a style sheet, once. @param {string} address */
  function script(address) {
    const known = files.get(address);
    if (known) return known;
    const wanted = new Promise((load, error) => {
      document.head.append(
        address.endsWith('.css')
          ? make('link', { rel: 'stylesheet', href: address, load, error })
          : make('script', { src: address, load, error }),
      );
    });
    files.set(address, wanted);
    wanted.catch(() => files.delete(address));
    return wanted;
  }
  /** @param {string} name of a file, after `examples-`; a page that stands alone has them all */
  const file = (name) => own && script(own.replace('examples.js', `examples-${name}`));

  /** What rows open, as markup by the hashes of tables. @type {Record<string, string>} */
  const templates = {};

  /** The names of files that several behaviours share. @type {Partial<Record<keyof ExampleParts, string>>} */
  const SHARED = {
    commands: 'menu',
    feed: 'arrivals',
    loading: 'arrivals',
    paging: 'screens',
    removing: 'editing',
    television: 'screens',
    watch: 'screens',
  };

  /**
   * Loads behaviours and their style sheet; the caller continues in a task of its own.
   * @param {(keyof ExampleParts)[]} names
   */
  async function load(names) {
    if (!names.length) return;
    await Promise.all([
      file('more.css'),
      ...names.map((name) => file(`${SHARED[name] ?? name}.js`)),
    ]);
    await task();
  }

  // Content of other pages.

  /** @type {Map<string, Promise<Document>>} */
  const pages = new Map();
  /** @param {string} url */
  async function fetchPage(url) {
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    return new DOMParser().parseFromString(await reply.text(), 'text/html');
  }

  /** The element on another page to which an address with a fragment refers. @param {string} address */
  async function part(address) {
    const [url, id] = address.split('#');
    const page = pages.get(url) ?? fetchPage(url);
    pages.set(url, page);
    page.catch(() => pages.delete(url));
    const found = (await page).getElementById(decodeURIComponent(id));
    if (!found) throw new Error(`${address} is not there`);
    return document.importNode(found, true);
  }

  /**
   * Fills a details element when it is first opened.
   * @param {HTMLDetailsElement} details
   * @param {() => unknown} fill
   * @param {() => void} failed
   */
  function onOpen(details, fill, failed = () => {}) {
    const open = async () => {
      if (!details.open || details.dataset.filled) return;
      details.dataset.filled = 'true';
      try {
        await fill();
      } catch (error) {
        delete details.dataset.filled;
        console.error(error);
        failed();
      }
    };
    details.addEventListener('toggle', open);
    open();
  }

  /** @implements {LiveExample} */
  class Example {
    /** @type {Partial<ExampleParts>} */
    parts = {};
    /** @type {LiveExample['states']} */
    states = new Map();
    isDragged = false;
    #first = '';
    /** Texts to write again when the language changes. @type {[Element, () => void][]} */
    #texts = [];
    /** @type {Map<ExampleEvent, (() => void)[]>} */
    #listeners = new Map();
    /** @type {number | undefined} */
    #saying;
    /** @type {Promise<void> | undefined} */
    #furnishing;
    /** What may come back is not in the figure, but speaks its language. */
    #kept = make('div');
    #isLeading = false;
    /** @type {HTMLElement | undefined} */
    #tools;

    /** @param {HTMLElement} figure @param {(keyof ExampleParts)[]} parts that are loaded */
    constructor(figure, parts) {
      this.figure = figure;
      const stage = this.stage = one(figure, '.ex-stage');
      this.scroll = one(figure, '.ex-scroll');
      this.bar = one(figure, '.ex-bar');
      this.status = one(figure, '.ex-status');
      this.data = dataOf(figure);
      this.language = this.#first = figure.lang || 'en';
      this.pattern = stage.dataset.pattern ?? '';
      stage.dataset.live = '';
      stage.style.width = `${stage.dataset.px}px`;
      this.#remember(figure);
      const view = make('div', { class: 'ex-viewport' });
      /** @type {HTMLElement} */
      const frame = stage.closest('.ex-pair-box') ?? stage;
      frame.replaceWith(view);
      view.append(frame);
      for (const node of all(figure, '.ex-on')) node.remove();
      if (Number(stage.dataset.px) > 900 && !('wide' in stage.dataset)) {
        stage.style.maxWidth = 'none';
      }
      this.toolbar = make('div', { class: 'ex-toolbar', role: 'toolbar' });
      this.label(this.toolbar, 'aria-label', () => this.word('options', this.name));
      /** @type {HTMLTableElement | null} */
      this.columns = stage.querySelector('.ex-table');
      // A feed consists of articles, and a list item cannot have that role.
      if (this.pattern === 'feed') {
        for (const node of all(this.scroll, '.ex-rows, .ex-row')) rename(node, 'div');
      }
      for (const row of this.rows) this.dress(row);
      this.restripe();
      for (const name of parts) this.#start(name);
      // A watch has no room for them.
      const isWatch = stage.dataset.platform === 'watchOS';
      if (this.toolbar.childNodes.length) (isWatch ? view : stage).append(this.toolbar);
      const summary = this.label(make('summary'), null, () => this.word('adjust'));
      this.label(summary, 'aria-label', () => `${this.word('adjust')}: ${this.name}`);
      this.panel = make('details', { class: 'ex-panel', lang: PAGE }, summary);
      onOpen(this.panel, () => this.need('panel'));
      const notes = all(figure, '.ex-findings');
      (notes[notes.length - 1] || this.status).after(this.panel);
      this.#startCode();
      this.#startPane();
      this.scroll.addEventListener('pointerdown', (event) => this.#press(event));
      // It has the choices.
      if (this.scroll.querySelector('select, [role="spinbutton"]')) this.furnish();
      // What rows open is loaded when a reader comes to them.
      for (const event of ['pointerover', 'focusin']) {
        figure.addEventListener(event, () => this.need('opening'), { once: true });
      }
      new ResizeObserver(() => {
        this.#reach();
        this.tell('size');
      }).observe(stage);
      // Only on wide screens; on narrow ones the panel would push down the text being read.
      if ('open' in figure.dataset && matchMedia('(min-width: 1000px)').matches) {
        this.panel.open = true;
      }
    }

    /** @type {LiveExample['need']} */
    async need(name) {
      if (!(name in this.parts)) {
        await Promise.all([load([name]), this.furnish()]);
        this.#start(name);
      }
      return /** @type {any} */ (this.parts[name]);
    }

    /** @param {keyof ExampleParts} name */
    #start(name) {
      if (name in this.parts) return;
      const start = starts.get(name);
      if (start) this.parts[name] = start(this);
    }

    /** @param {ExampleEvent} event @param {() => void} act */
    on(event, act) {
      this.#listeners.set(event, [...this.#listeners.get(event) ?? [], act]);
    }

    /** @param {ExampleEvent} event */
    tell(event) {
      for (const act of this.#listeners.get(event) ?? []) act();
    }

    /** Makes scrolling rows reachable by keyboard, even if none of them can have the focus. */
    #reach() {
      const part = this.scroll;
      if (part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth) return;
      if (part.matches('[tabindex]')) return;
      if (part.querySelector('a, button, input, select, [tabindex="0"]')) return;
      part.tabIndex = 0;
      part.role ??= 'group';
      this.label(part, 'aria-label', () => this.name);
    }

    /** The buttons at the end of the bar, beside each other; the search field of a Mac stands before them. */
    get tools() {
      if (this.#tools) return this.#tools;
      const tools = make('span', { class: 'ex-tools' });
      this.bar.append(tools);
      new ResizeObserver(() => {
        this.stage.style.setProperty('--ex-tools', `${tools.offsetWidth}px`);
      }).observe(tools);
      return this.#tools = tools;
    }

    get rows() {
      return all(this.scroll, '.ex-row');
    }
    get shown() {
      return this.rows.filter((row) => !row.hidden && row.offsetParent);
    }
    /** What the example is called; its id where nothing is written, as in the page's own markup. */
    get name() {
      return one(this.figure, '.ex-label').textContent || this.figure.dataset.ex || '';
    }
    /** @param {HTMLElement} row */
    titleOf(row) {
      return one(row, '.ex-title').textContent;
    }
    /** @param {LocalText} text */
    pick(text) {
      if (typeof text === 'string') return text;
      return text[this.language] || text.en || text.ko || text.ja || '';
    }
    /** @param {string} key @param {unknown[]} values */
    word(key, ...values) {
      return fill(this.pick(WORDS[key] || key), ...values);
    }

    /** A word in the language of the page, whatever the example speaks. @param {string} key @param {unknown[]} values */
    pageWord(key, ...values) {
      const text = WORDS[key] ?? key;
      return fill(text[PAGE] ?? text, ...values);
    }

    /** @type {LiveExample['label']} */
    label(node, key, text) {
      const say = () => {
        if (key) node.setAttribute(key, text());
        else node.textContent = text();
      };
      this.#texts.push([node, say]);
      say();
      return node;
    }

    /** @param {Element[]} nodes */
    relabel(...nodes) {
      for (const [node, say] of this.#texts) if (nodes.includes(node)) say();
    }

    /** @param {string} word @param {() => void} click @param {Properties} properties */
    button(word, click, properties = {}) {
      const node = make('button', { type: 'button', class: 'ex-button', click, ...properties });
      return this.label(node, null, () => this.word(word));
    }

    /** @type {LiveExample['iconButton']} */
    iconButton(path, text, click, properties = {}) {
      const plain = { type: 'button', class: 'ex-button', click, ...properties };
      return this.label(make('button', plain, icon(path)), 'aria-label', text);
    }

    /** Keeps the texts in the language of the page, before another one is shown. @param {ParentNode} root */
    #remember(root) {
      for (const node of all(root, TRANSLATED)) {
        if (node.dataset[this.#first] != null || node.lang) continue;
        const key = node.dataset.t;
        node.dataset[this.#first] = (key ? node.getAttribute(key) : node.textContent) ?? '';
      }
    }

    /** @param {ParentNode} root */
    #translate(root) {
      const { language } = this;
      for (const node of all(root, TRANSLATED)) {
        const { dataset } = node;
        const real = [language, ...LANGUAGES].find((other) => dataset[other] != null) ?? language;
        const text = dataset[real] ?? '';
        if (dataset.t) node.setAttribute(dataset.t, text);
        else node.textContent = text;
        if (real !== language) node.lang = real;
        else node.removeAttribute('lang');
      }
    }

    /** @type {LiveExample['furnish']} */
    furnish() {
      // All who ask wait for the same file.
      return this.#furnishing ??= this.#fetchRest();
    }

    async #fetchRest() {
      const { more, hash } = this.figure.dataset;
      if (!more || !hash) return;
      try {
        await script(new URL(more, location.href).href);
      } catch (error) {
        this.#furnishing = undefined;
        console.error(error);
        return;
      }
      delete this.figure.dataset.more;
      this.figure.insertAdjacentHTML('beforeend', templates[hash] ?? '');
      for (const row of this.rows) {
        const select = row.querySelector('select');
        if (select) select.replaceChildren(...this.#options(row));
      }
      this.relabel(...all(this.scroll, '[role="spinbutton"]'));
    }

    /** @type {LiveExample['keep']} */
    keep(...nodes) {
      this.#kept.append(...nodes);
    }

    /** @type {LiveExample['copy']} */
    copy(selector) {
      /** @type {HTMLTemplateElement | null} */
      const template = this.figure.querySelector(`:scope > ${selector}`);
      if (!template) return null;
      const content = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
      for (const node of all(content, '.ex-on')) node.remove();
      for (const node of all(content, '[id]')) {
        const id = `${node.id}-${serial()}`;
        for (const list of all(content, `[aria-labelledby="${node.id}"]`)) {
          list.setAttribute('aria-labelledby', id);
        }
        node.id = id;
      }
      this.#remember(content);
      if (this.language !== this.#first) this.#translate(content);
      return { content, ...template.dataset };
    }

    /** What a row opens. @param {HTMLElement} row */
    opens(row) {
      const own = `.ex-opens[data-row="${row.dataset.id}"]`;
      return ('renewed' in row.dataset && this.copy(`${own}[data-after]`)) || this.copy(own);
    }

    /** The choices of a menu; the row's detail is the one that is chosen. @param {HTMLElement} row */
    #options(row) {
      const now = row.querySelector('.ex-detail');
      const found = all(this.opens(row)?.content ?? make('div'), 'span');
      const choices = found.length || !now ? found : [now.cloneNode(true)];
      return choices.map((choice) => {
        const selected = choice.textContent === now?.textContent;
        return make('option', { selected }, choice);
      });
    }

    /** @param {string} language */
    setLanguage(language) {
      this.language = language;
      this.figure.lang = language;
      // What was said last is in the other language.
      clearTimeout(this.#saying);
      this.status.textContent = '';
      const places = [this.figure, this.#kept];
      for (const place of places) {
        this.#translate(place);
        for (const node of all(place, `[data-label-${language}]`)) {
          node.setAttribute('aria-label', node.getAttribute(`data-label-${language}`) ?? '');
        }
      }
      this.#texts = this.#texts.filter(([node]) =>
        !node.parentNode || places.some((place) => place.contains(node))
      );
      for (const [, say] of this.#texts) say();
      this.tell('language');
    }

    /** Announces a text once, politely, after a pause. @param {string} text */
    announce(text) {
      clearTimeout(this.#saying);
      this.#saying = later(500, () => {
        this.status.textContent = text;
      });
    }

    /** Whether a row cannot be used. @param {HTMLElement} row */
    #isOff(row) {
      return 'disabled' in row.dataset || 'placeholder' in row.dataset;
    }

    /** Makes a row interactive, according to its action. @param {HTMLElement} row */
    dress(row) {
      /** @type {HTMLElement | null} */
      const main = row.querySelector(':scope > .ex-main');
      if (main) this.#dressTelevision(row, main);
      const action = this.#isOff(row) ? '' : row.dataset.action;
      // Rows that another row opens are ordinary rows.
      const isOwn = this.scroll.contains(row) &&
        ['listbox', 'controls', 'tree', 'treegrid', 'checks'].includes(this.pattern);
      /** @type {HTMLElement | null} */
      const control = row.querySelector(':scope > .ex-acc');
      const isControl = control && /toggle|popUpMenu|stepper/.test(control.dataset.acc ?? '');
      if (main && action && !isOwn && !isControl) {
        const button = rename(main, 'button', { type: 'button' });
        button.addEventListener('click', () => this.choose(row));
        if (action === 'toggle') button.setAttribute('aria-pressed', String('on' in row.dataset));
        const { split, feedback } = this.stage.dataset;
        if (split != null && feedback === 'persistent' && 'on' in row.dataset) this.mark(row);
      }
      if (!main && action && this.pattern === 'table') {
        const cell = rename(one(row, '.ex-cell'), 'button', { type: 'button' });
        cell.addEventListener('click', () => this.choose(row));
      }
      if (this.columns) return;
      for (const acc of all(row, ':scope > .ex-acc')) this.#dressAccessory(row, acc);
    }

    /** A television has no switches: the row is one itself, and says its state. @param {HTMLElement} row @param {HTMLElement} main */
    #dressTelevision(row, main) {
      const control = row.querySelector(':scope > [data-acc="toggle"]');
      if (this.stage.dataset.platform !== 'tvOS' || !control) return;
      const state = make('span', { class: 'ex-acc ex-state' });
      const text = () => this.word('on' in row.dataset ? 'on' : 'off');
      main.append(this.label(state, null, text));
      control.remove();
      row.dataset.action = 'toggle';
    }

    /** @param {HTMLElement} row @param {HTMLElement} acc */
    #dressAccessory(row, acc) {
      const kind = acc.dataset.acc;
      const title = () => this.titleOf(row);
      const disabled = this.#isOff(row);
      if (kind === 'info' || kind === 'infoDisclosure') {
        if (this.pattern === 'listbox') return; // An option cannot contain a button, as the don't shows.
        const name = () => this.word('about', title());
        // Where nothing else leads on, the button does, as the don't shows.
        const leadsOn = kind === 'info' && row.dataset.action === 'push';
        const explain = () => {
          if (leadsOn) this.choose(row);
          else this.#lead(async () => (await this.need('opening')).explain(row, button));
        };
        const button = this.iconButton(PATHS.info, name, explain, { 'data-info': true, disabled });
        acc.before(button);
        if (kind === 'info') acc.remove();
        else {
          acc.firstChild?.remove();
          acc.addEventListener('click', () => this.choose(row));
        }
      } else if (kind === 'toggle') {
        const isOn = () => String('on' in row.dataset);
        const click = () => {
          row.toggleAttribute('data-on');
          button.setAttribute('aria-checked', isOn());
          this.flash(row);
        };
        const button = make('button', {
          type: 'button',
          class: 'ex-button',
          role: 'switch',
          'aria-checked': isOn(),
          disabled,
          click,
        }, ...acc.childNodes);
        acc.replaceWith(this.label(button, 'aria-label', title));
      } else if (kind === 'popUpMenu') {
        const select = make('select', { disabled }, ...this.#options(row));
        acc.before(this.label(select, 'aria-label', title));
      } else if (kind === 'stepper') {
        acc.role = 'spinbutton';
        acc.removeAttribute('aria-hidden');
        this.#startStepper(row, this.label(acc, 'aria-label', title));
        if (disabled) acc.ariaDisabled = 'true';
        else acc.tabIndex = 0;
      }
    }

    /** Lets a control step through the values of a row; the detail is the present one. @param {HTMLElement} row @param {HTMLElement} acc */
    #startStepper(row, acc) {
      const now = () => row.querySelector('.ex-detail');
      const values = () => all(this.opens(row)?.content ?? make('div'), 'span');
      /** @param {Element[]} list */
      const place = (list) => list.findIndex((value) => value.textContent === now()?.textContent);
      this.label(acc, 'aria-valuetext', () => now()?.textContent ?? '');
      this.label(acc, 'aria-valuenow', () => `${place(values()) + 1}`);
      /** @param {Event} event @param {number} by */
      const step = async (event, by) => {
        event.preventDefault();
        if (acc.tabIndex < 0) return;
        await this.furnish();
        const list = values();
        const next = list[place(list) + by];
        if (!next) return;
        next.className = 'ex-detail';
        now()?.replaceWith(next);
        this.relabel(acc);
      };
      acc.addEventListener('click', (event) => {
        const { left, width } = acc.getBoundingClientRect();
        const isRight = event.clientX > left + width / 2;
        step(event, isRight === (getComputedStyle(acc).direction === 'ltr') ? 1 : -1);
      });
      acc.addEventListener('keydown', (event) => {
        const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
        if (by) step(event, by);
      });
    }

    /** Lights a row up while a pointer is down on what it opens or chooses. @param {Event} event */
    #press(event) {
      const { feedback, editing } = this.stage.dataset;
      if (feedback === 'none' || editing != null) return;
      if (!closest(event, 'button.ex-main, button.ex-cell, label.ex-main, [role="option"]')) return;
      pressed = closest(event, '.ex-row');
      pressed?.classList.add('ex-press');
    }

    /** @param {HTMLElement} row @param {() => void} then */
    flash(row, then = () => {}) {
      if (this.stage.dataset.feedback === 'none') {
        then();
        return;
      }
      row.classList.add('ex-lit');
      later(250, () => {
        row.classList.remove('ex-lit');
        then();
      });
    }

    /** The element of a row that takes the focus. @param {HTMLElement} row @returns {HTMLElement} */
    mainOf(row) {
      return row.querySelector('button.ex-main, button.ex-cell') ?? row;
    }

    /**
     * Highlights one row permanently, so that the path through a hierarchy stays visible.
     * @param {HTMLElement} row
     */
    mark(row) {
      for (const other of this.rows) {
        delete other.dataset.current;
        this.mainOf(other).removeAttribute('aria-current');
      }
      row.dataset.current = '';
      this.mainOf(row).setAttribute('aria-current', 'true');
    }

    /** @param {HTMLElement} row */
    async choose(row) {
      const { feedback, split } = this.stage.dataset;
      // In edit mode rows are changed, not opened.
      if (this.isDragged || 'editing' in this.stage.dataset || this.#isOff(row)) return;
      // The path through a hierarchy stays as it is for what a pane shows.
      if (feedback === 'persistent' && this.scroll.contains(row)) this.mark(row);
      const { action } = row.dataset;
      if (action === 'toggle') {
        this.flash(row, () => {
          row.toggleAttribute('data-on');
          const isOn = 'on' in row.dataset;
          one(row, '.ex-main').setAttribute('aria-pressed', String(isOn));
          this.relabel(...all(row, '.ex-state'));
          this.announce(`${this.titleOf(row)}: ${this.word(isOn ? 'on' : 'off')}`);
        });
      } else if (action === 'detail' || split != null) {
        if (!this.scroll.contains(row)) {
          this.#lead(async () => (await this.need('opening')).beside(row));
          return;
        }
        // As a don't, a list beside a pane loses its highlight.
        if (feedback !== 'persistent') this.flash(row);
        (await this.need('opening')).beside(row);
      } else if (action === 'push') {
        this.#lead(async () => {
          await new Promise((done) => this.flash(row, () => done(0)));
          (await this.need('opening')).push(row);
        });
      }
    }

    /** Leads on once, if a second click comes before the first has its answer. @param {() => Promise<void>} act */
    async #lead(act) {
      if (this.#isLeading) return;
      this.#isLeading = true;
      try {
        await act();
      } finally {
        this.#isLeading = false;
      }
    }

    /** A tap on what a pane shows from the beginning waits for the script that makes it answer. */
    #startPane() {
      const pane = this.stage.parentElement?.querySelector(':scope > .ex-pane');
      pane?.addEventListener('click', async (event) => {
        if ('opening' in this.parts) return;
        const id = closest(event, '.ex-row')?.dataset.id;
        const wanted = closest(event, '.ex-acc') ? ':scope > .ex-button' : 'button.ex-main';
        await this.need('opening');
        const row = all(pane, '.ex-row').find(({ dataset }) => dataset.id === id);
        /** @type {HTMLElement | null | undefined} */
        const part = row?.querySelector(wanted);
        part?.click();
      });
    }

    restripe() {
      this.rows.filter((row) => !row.hidden && !('filtered' in row.dataset))
        .forEach((row, index) => row.toggleAttribute('data-odd', index % 2 === 0));
    }

    /** @param {HTMLElement | undefined} row */
    focusRow(row) {
      if (row?.matches('[tabindex]')) this.rove(row);
      if (!row || row.tabIndex < 0) {
        const inner = row?.querySelector('button:not([hidden]), input, select');
        if (inner instanceof HTMLElement) inner.focus();
        else {
          this.scroll.tabIndex = -1;
          this.scroll.focus();
        }
      } else row.focus();
    }

    /** @param {HTMLElement | undefined} row */
    rove(row) {
      for (const other of this.rows) other.tabIndex = other === row ? 0 : -1;
    }

    /** Loads the source code from its own page when somebody opens it. */
    #startCode() {
      /** @type {HTMLElement | null} */
      const source = this.figure.querySelector('.ex-source');
      if (!source) return;
      /** @type {HTMLAnchorElement | null} */
      const link = source.querySelector(':scope > a');
      if (!link) {
        if (source instanceof HTMLDetailsElement) {
          onOpen(source, async () => (await this.need('listing')).fill(source));
        }
        return;
      }
      const embed = `../embed/${encodeURIComponent(this.figure.dataset.ex ?? '')}.html`;
      this.figure.dataset.embed = new URL(embed, link.href).href;
      if (!canFetch) return;
      const details = make(
        'details',
        { class: 'ex-source', 'data-hash': source.dataset.hash },
        make('summary', { 'aria-label': link.ariaLabel }, ...link.childNodes),
      );
      source.replaceWith(details);
      onOpen(details, async () => {
        const listing = await this.need('listing');
        details.append(...all(await part(link.href), '.ex-code'));
        listing.fill(details);
      }, () => {
        location.href = link.href;
      });
    }
  }

  /** @typedef {HTMLElement & { example?: Example }} Figure */

  /** Shows one variant of a table at a time; each keeps its own state. @param {HTMLElement} group */
  function startGroup(group) {
    /** @type {Figure[]} */
    const figures = all(group, ':scope > .ex');
    const choice = one(group, ':scope > .ex-choice');
    /** @type {HTMLButtonElement[]} */
    const buttons = all(choice, 'button');
    group.dataset.started = '';
    /** @param {EventTarget | null | undefined} button */
    const show = (button) =>
      buttons.forEach((other, index) => {
        const isShown = other === button;
        other.setAttribute('aria-checked', String(isShown));
        other.tabIndex = isShown ? 0 : -1;
        figures[index].hidden = !isShown;
        if (isShown) figures[index].example?.tell('show');
      });
    choice.addEventListener('click', (event) => {
      const button = closest(event, 'button');
      if (button) show(button);
    });
    choice.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      show(move(buttons, step, event.target));
    });
    show(buttons[0]);
  }

  /**
   * Turns the link to a pair of do and don't into a part that unfolds in place.
   * @param {HTMLAnchorElement} link
   */
  function startPair(link) {
    const summary = make('summary', {}, ...link.childNodes);
    const details = make('details', { class: 'example folded' }, summary);
    link.parentElement?.replaceWith(details);
    onOpen(details, async () => {
      const pair = one(await part(link.href), '.ex-pair');
      details.append(pair);
      watch(pair);
    }, () => {
      location.href = link.href;
    });
  }

  /** @param {Figure} figure */
  async function attach(figure) {
    if (figure.dataset.seen) return;
    figure.dataset.seen = 'true';
    // An example that fails stays a static table and does not affect the others.
    try {
      const parts = partsOf(figure);
      await load(parts);
      const start = performance.now();
      figure.example = new Example(figure, parts);
      performance.measure('example-attach', { start, detail: figure.id });
      examples.push(figure.example);
    } catch (error) {
      console.error(figure.id, error);
    }
  }

  /** @type {Example[]} */
  const examples = [];
  /** @param {string} rootMargin */
  const watcher = (rootMargin) =>
    new IntersectionObserver((entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        later(0, () => attach(/** @type {Figure} */ (target))); // Each in its own task.
      }
    }, { rootMargin });
  let near = watcher('200px');
  const unseen = '.ex:not([data-seen])';
  // Examples further down have to reach their final size before a reader gets to them.
  addEventListener('scroll', () => {
    near.disconnect();
    near = watcher('1500px');
    for (const figure of all(document, unseen)) near.observe(figure);
  }, { once: true, passive: true });

  /** @param {ParentNode} root */
  function watch(root) {
    if (canFetch) {
      /** @type {HTMLAnchorElement[]} */
      const pairs = all(root, 'a[data-pair]');
      pairs.forEach(startPair);
    }
    for (const figure of all(root, unseen)) near.observe(figure);
    for (const group of all(root, '.ex-group:not([data-started])')) startGroup(group);
  }

  /** Leads to the example in the address, also to one that had its place as its name. */
  async function arrive() {
    const [, former] = /^#ex\d*-([\w-]+)$/.exec(location.hash) ?? [];
    const found = document.getElementById(location.hash.slice(1)) ??
      document.querySelector(former ? `[data-ex="${former}"]` : '.embedded .ex');
    /** @type {Figure | null | undefined} */
    const figure = found?.closest('.ex');
    if (!figure) return;
    await attach(figure);
    (await figure.example?.need('sharing'))?.arrive();
  }

  function start() {
    watch(document);
    arrive();
    addEventListener('hashchange', arrive);
    document.addEventListener('hig-notes-update', () => watch(document)); // The preview has changed the page.
    document.addEventListener('examples:language', (event) => {
      const language = event instanceof CustomEvent ? event.detail : '';
      if (!LANGUAGES.includes(language)) return;
      for (const example of examples) example.setLanguage(language);
    });
  }

  higNotes.examples = {
    part: (name, start) => starts.set(name, start),
    fontOf,
    icon,
    later,
    move,
    rename,
    rows: (more) => Object.assign(templates, more),
    serial,
    task,
    LANGUAGES,
    TRANSLATED,
    PATHS,
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
