// @ts-check
// The controls beside a table: its width, style, language, colours and accessories; and the findings
// that a reader's changes cause.
(() => {
  'use strict';
  const { all, make, one } = higNotes;
  const { LANGUAGES, PATHS, TRANSLATED, icon, later, part, serial, task } = higNotes.examples;
  const LANGUAGE_NAMES = { en: 'English', ko: '한국어', ja: '日本語' };

  const PLATFORMS = ['iOS', 'iPadOS', 'macOS', 'tvOS', 'visionOS', 'watchOS'];

  // Text sizes: the name, then size and line height of Body, Subhead and Footnote, in px.
  /** @type {[string, ...number[]][]} */
  const SIZES = [
    ['xS', 14, 19, 12, 16, 12, 16],
    ['S', 15, 20, 13, 18, 12, 16],
    ['M', 16, 21, 14, 19, 12, 16],
    ['L', 17, 22, 15, 20, 13, 18],
    ['xL', 19, 24, 17, 22, 15, 20],
    ['xxL', 21, 26, 19, 24, 17, 22],
    ['xxxL', 23, 29, 21, 28, 19, 24],
    ['AX1', 28, 34, 25, 31, 23, 29],
    ['AX2', 33, 40, 30, 37, 27, 33],
    ['AX3', 40, 48, 36, 43, 33, 40],
    ['AX4', 47, 56, 42, 50, 38, 46],
    ['AX5', 53, 62, 49, 58, 44, 52],
  ];
  const SIZE_NAMES = ['body', 'body-line', 'sub', 'sub-line', 'foot', 'foot-line'];
  const LARGE = 3;
  const FIRST_ACCESSIBLE = 7;
  /** The number of rows up to which all are measured. */
  const MANY = 200;

  part('panel', (example) => {
    const { columns, data, figure, panel, pattern, scroll, stage } = example;
    const { platform = '' } = stage.dataset;
    const px = Number(stage.dataset.px);
    /** The parts of the caption that the controls change: the platform, the styles of table and rows. */
    const meta = [...one(figure, '.ex-meta').children];
    const controls = make('div', { class: 'ex-controls' });
    const note = make('p', { class: 'ex-fits' });
    /** @type {ExampleParts['panel']} */
    const own = { fits: {}, tight: () => tight() };

    // Findings that appear and disappear; those that the page already shows are not repeated.
    const said = new Set(all(figure, '[data-finding]').map((node) => node.dataset.finding));
    const findings = make('ul', { class: 'ex-findings', hidden: true, lang: panel.lang });
    example.label(findings, 'aria-label', () => example.word('findings'));
    example.status.after(findings);

    /** @param {string} id @param {string} severity @param {boolean} isBroken */
    function report(id, severity, isBroken) {
      if (said.has(id)) return;
      const old = findings.querySelector(`[data-finding="${id}"]`);
      if (!isBroken) old?.remove();
      else if (!old) {
        const text = example.label(make('span'), null, () => example.word(id));
        const strong = example.label(make('strong'), null, () => example.word(severity));
        const code = make('code', { translate: 'no' }, id);
        const properties = { 'data-finding': id, 'data-severity': severity };
        findings.append(make('li', properties, strong, ' ', code, ' ', text));
      }
      findings.hidden = !findings.childNodes.length;
    }

    // Controls.

    /** @param {string} word */
    const named = (word) => example.label(make('span'), null, () => example.pageWord(word));

    /**
     * @param {string} word
     * @param {{ min: number, max: number, step: number, value: number, 'data-names'?: string }} numbers
     * @param {(value: number) => string} format
     * @param {(value: number) => void} act
     */
    function addRange(word, numbers, format, act) {
      const input = make('input', { type: 'range', 'data-control': word, ...numbers });
      input.value = String(numbers.value);
      const text = () => format(Number(input.value));
      const output = make('output', {}, text());
      input.addEventListener('input', () => {
        output.textContent = text();
        act(Number(input.value));
      });
      const name = named(word);
      example.label(input, 'aria-valuetext', text);
      controls.append(make('label', {}, make('span', {}, name, ' ', output), input));
    }

    /**
     * @param {string} word
     * @param {[id: string, text: () => string][]} values
     * @param {string | undefined} value
     * @param {(value: string) => void} act
     */
    function addChoice(word, values, value, act) {
      const options = values.map(([id, text]) =>
        example.label(make('option', { value: id, selected: id === value }), null, text)
      );
      const select = make('select', { 'data-control': word }, ...options);
      select.addEventListener('change', () => act(select.value));
      controls.append(make('label', {}, named(word), select));
      return select;
    }

    /** @param {string[]} ids @returns {[string, () => string][]} */
    const worded = (ids) => ids.map((id) => [id, () => example.pageWord(id)]);

    /** @param {string} word */
    const addGroup = (word) => {
      const legend = example.label(make('legend'), null, () => example.pageWord(word));
      const group = make('fieldset', {}, legend);
      controls.append(group);
      return group;
    };

    const hasWidth = platform !== 'watchOS';
    if (hasWidth) {
      // Far enough down for the rows of every language to wrap.
      const numbers = { min: Math.min(200, px), max: Math.max(834, px), step: 2, value: px };
      addRange('width', numbers, (value) => `${value} px`, (value) => {
        /** @type {HTMLElement} */
        const frame = stage.closest('.ex-pair-box') ?? stage;
        frame.style.width = `${value}px`;
        figure.toggleAttribute('data-large', value > px);
        stage.style.maxWidth = 'none';
      });
    }
    if (/^(iOS|iPadOS|visionOS)$/.test(platform)) {
      const names = SIZES.map(([name]) => name).join(' ');
      const last = SIZES.length - 1;
      const numbers = { min: 0, max: last, step: 1, value: LARGE, 'data-names': names };
      addRange('textSize', numbers, (value) => SIZES[value][0], (value) => {
        const [, ...sizes] = SIZES[value];
        SIZE_NAMES.forEach((name, index) => {
          stage.style.setProperty(`--ex-${name}`, `${sizes[index]}px`);
        });
        stage.toggleAttribute('data-ax', value >= FIRST_ACCESSIBLE);
        measure();
      });
    }
    const isList = /nav|list|listbox|checks|controls/.test(pattern);
    if (!columns && isList && /^(iOS|iPadOS|macOS|visionOS)$/.test(platform)) addPlatforms();
    const languages = Object.entries(LANGUAGE_NAMES);
    addChoice(
      'language',
      languages.map(([tag, name]) => [tag, () => name]),
      example.language,
      (value) => example.setLanguage(value),
    );
    addChoice('appearance', worded(['automatic', 'light', 'dark']), 'automatic', (value) => {
      if (value === 'automatic') delete figure.dataset.appearance;
      else figure.dataset.appearance = value;
    });
    addChoice('palette', worded(['readable', 'device']), 'readable', (value) => {
      figure.dataset.palette = value;
    });
    const { truncation } = stage.dataset;
    addChoice('truncation', worded(['tail', 'middle', 'wrap']), truncation, async (value) => {
      stage.dataset.truncation = value;
      (await example.need('ellipsis')).apply();
      measure();
    });
    if (columns || data.editing == null) {
      const checked = 'alternating' in stage.dataset;
      const box = make('input', { type: 'checkbox', checked, 'data-control': 'alternate' });
      box.addEventListener('change', () => stage.toggleAttribute('data-alternating', box.checked));
      controls.append(make('fieldset', {}, make('label', {}, box, named('alternate'))));
    }
    if (!columns && pattern !== 'tree') {
      if (example.rows.some((row) => row.querySelector('.ex-detail'))) addRowStyles();
      addAccessories();
      if (/grouped/i.test(stage.dataset.style ?? '')) addRemoval();
    }

    /**
     * Says in the caption what is shown now; null for what the author wrote.
     * @param {number} index
     * @param {string | null} text
     */
    function caption(index, text) {
      const own = meta[index];
      if (!(own instanceof HTMLElement)) return;
      const now = own.nextElementSibling;
      if (now?.matches('.ex-now')) now.remove();
      own.hidden = text !== null;
      if (text === null) return;
      const { lang, translate } = own;
      own.after(
        make(
          'span',
          { class: 'ex-now', lang: lang || panel.lang, translate: translate ? null : 'no' },
          text,
        ),
      );
    }

    function addPlatforms() {
      // The table styles of each platform, as the model has them.
      /** @param {string} id */
      const stylesOf = (id) => example.word(`styles-${id}`).split(' ');
      const platforms = PLATFORMS
        .filter((id) => 'open' in figure.dataset || !/tvOS|watchOS/.test(id));
      addChoice('platform', platforms.map((id) => [id, () => id]), platform, async (value) => {
        stage.dataset.platform = value;
        stage.style.width = value === platform ? `${px}px` : '';
        figure.toggleAttribute('data-large', value !== platform);
        caption(0, value === platform ? null : value);
        offer(value);
        if (value === 'watchOS') await example.need('watch');
        if (value === 'tvOS') await example.need('television');
        example.tell('show');
      });
      const ids = [...new Set(PLATFORMS.flatMap(stylesOf))];
      /** @type {[string, () => string][]} */
      const names = ids.map((id) => [id, () => example.word(`name-${id}`)]);
      const { style: first } = stage.dataset;
      /** @param {string} value */
      const wear = (value) => {
        stage.dataset.style = value;
        caption(1, value === first ? null : example.word(`name-${value}`));
      };
      const styles = addChoice('tableStyle', names, first, (value) => {
        wear(value);
        example.tell('show');
      });
      /** Enables only the styles that a platform supports. @param {string} value */
      const offer = (value) => {
        const own = stylesOf(value);
        for (const option of styles.options) {
          option.hidden = option.disabled = !own.includes(option.value);
        }
        if (styles.selectedOptions[0].disabled) styles.value = own[0];
        wear(styles.value);
      };
      if (stylesOf(platform).includes(stage.dataset.style ?? '')) offer(platform);
    }

    function addRowStyles() {
      const group = addGroup('rowStyle');
      const name = `ex-s${serial()}`;
      const { rows: first } = stage.dataset;
      for (const value of ['basic', 'subtitle', 'rightDetail', 'leftDetail']) {
        const checked = first === value;
        const change = () => {
          stage.dataset.rows = value;
          caption(2, value === first ? null : example.word(`name-${value}`));
          measure();
        };
        const own = { name, value, checked, change, 'data-control': 'rowStyle' };
        const radio = make('input', { type: 'radio', ...own });
        group.append(make('label', {}, radio, named(`name-${value}`)));
      }
    }

    function addAccessories() {
      const group = addGroup('accessories');
      const kinds = {
        badge: '',
        checkmark: PATHS.check,
        info: PATHS.info,
        disclosure: PATHS.chevron,
      };
      const order = Object.keys(kinds);
      /** Whether a row has the accessory already. @param {HTMLElement} row @param {string} kind */
      const has = (row, kind) =>
        all(row, '[data-acc], [data-info]').some(({ dataset }) =>
          dataset.acc === kind || (kind === 'info' && 'info' in dataset) ||
          (kind === 'disclosure' && dataset.acc === 'infoDisclosure')
        );
      for (const [kind, path] of Object.entries(kinds)) {
        const draw = () => path ? icon(path) : make('span', { class: 'ex-dot' });
        const box = make('input', { type: 'checkbox', 'data-accessory': kind });
        box.addEventListener('change', () => {
          for (const row of example.rows) {
            const main = one(row, '.ex-main');
            all(main, `[data-sample="${kind}"]`).forEach((node) => node.remove());
            if (!box.checked || has(row, kind)) continue;
            const drawn = { class: 'ex-acc', 'data-acc': kind, 'aria-hidden': 'true' };
            const sample = { 'data-sample': kind, class: 'ex-sample' };
            // In the order in which the code has them.
            const next = all(main, ':scope > .ex-sample')
              .find(({ dataset }) => order.indexOf(dataset.sample ?? '') > order.indexOf(kind));
            main.insertBefore(make('span', sample, make('span', drawn, draw())), next ?? null);
          }
          judgeAccessories();
          measure();
        });
        group.append(make('label', {}, box, draw(), named(`name-${kind}`)));
      }
    }

    function judgeAccessories() {
      const trailing =
        '.ex-sample, :scope > .ex-main > .ex-acc, :scope > .ex-acc, :scope > [data-info]';
      /** @param {HTMLElement} node */
      const isShown = (node) => node.offsetParent && getComputedStyle(node).visibility !== 'hidden';
      const most = Math.max(
        ...example.rows.map((row) => all(row, trailing).filter(isShown).length),
      );
      const besideIndex = '[data-sample="disclosure"], [data-sample="info"]';
      const isBesideIndex = 'indexed' in stage.dataset &&
        scroll.querySelector(besideIndex) !== null;
      report('TBL-ACC-SPACE', 'advice', most > 2);
      report('TBL-IDX-TRAILING', 'warning', isBesideIndex);
    }

    /** Adds a button that deletes rows; the last row of the last group has to stay. */
    function addRemoval() {
      const reason = make('span', { id: `ex-n${serial()}`, hidden: true });
      example.label(reason, null, () => example.word('lastGroup'));
      const button = make('button', {
        type: 'button',
        class: 'ex-button',
        'data-control': 'remove',
      });
      const undo = make('button', {
        type: 'button',
        class: 'ex-button',
        hidden: true,
        click: () => example.parts.removing?.takeBack(),
      }, example.pageWord('undo'));
      const field = make('div', { class: 'ex-field' }, button, reason, undo);
      controls.append(field);
      const rest = () => example.shown.filter((row) => row.closest('.ex-rows'));
      const title = () => {
        const last = rest().at(-1);
        return last ? example.titleOf(last) : '';
      };
      const update = () => {
        const isLast = rest().length <= 1;
        button.setAttribute('aria-disabled', String(isLast));
        reason.hidden = !isLast;
        if (isLast) button.setAttribute('aria-describedby', reason.id);
        else button.removeAttribute('aria-describedby');
        example.label(button, null, () => example.word('remove', title()));
      };
      later(0, update);
      example.on('removal', () => {
        undo.hidden = !example.parts.removing?.canTakeBack();
        update();
      });
      // The button is there before what it needs, so a click waits for that and is not lost.
      const coming = example.need('removing');
      button.addEventListener('click', async () => {
        const removing = await coming;
        const row = rest().at(-1);
        if (rest().length <= 1 || !row) {
          example.announce(example.word('lastGroup'));
          return;
        }
        removing.remove(row);
        button.focus();
      });
    }

    // Measurements.

    /** The rows of which a text is cut, or has more lines than it may. */
    function tight(rows = example.rows) {
      const texts = ':scope > .ex-main > .ex-text > :is(.ex-title, .ex-detail)';
      const lines = 'ax' in stage.dataset ? 0 : Number(stage.dataset.lines ?? 0);
      /** @param {HTMLElement} node */
      const isTight = (node) => {
        if (!node.offsetParent) return false;
        if (node.scrollWidth > node.clientWidth + 1) return true;
        const height = lines ? node.scrollHeight : node.clientHeight;
        const most = (lines || 1) + .5;
        return height > parseFloat(getComputedStyle(node).lineHeight) * most;
      };
      return rows.filter((row) => all(row, texts).some(isTight));
    }

    /** The rows that decide about the width: in a large table those with the longest texts of each language. */
    function deciding() {
      const { rows } = example;
      if (rows.length <= MANY) return rows;
      const texts = rows.map((row) => {
        const [title, detail] = ['.ex-title', '.ex-detail'].map((
          part,
        ) => /** @type {HTMLElement | null} */ (row.querySelector(part)));
        return { row, title, detail };
      });
      const found = LANGUAGES.flatMap((tag) => {
        /** @param {HTMLElement | null} node */
        const length = (node) => (node?.dataset[tag] ?? node?.textContent ?? '').length;
        const sizes = texts.map(({ row, title, detail }) => {
          const [first, second] = [length(title), length(detail)];
          return { row, title: first, detail: second, both: first + second };
        });
        return /** @type {const} */ (['title', 'detail', 'both'])
          .flatMap((part) => sizes.toSorted((a, b) => b[part] - a[part]).slice(0, 50));
      });
      return [...new Set(found.map(({ row }) => row))];
    }

    function measure() {
      if (columns) return;
      const count = tight(deciding()).length;
      stage.dataset.tight = String(count);
      const isBroken = count > 0 && !('ax' in stage.dataset) && stage.dataset.truncation !== 'wrap';
      const isInset = stage.dataset.style === 'insetGrouped';
      report(isInset ? 'TBL-INSET-COMPACT' : 'TBL-TEXT-FIT', 'warning', isBroken);
    }

    let round = 0;
    /** Shows below which width each language wraps; measures in idle time. */
    async function fit() {
      if (columns || !panel.open || !hasWidth) return;
      const asked = ++round;
      /** @param {[string, number][]} widths */
      const text = (widths) =>
        widths.map(([tag, width]) => {
          const name = languages.find(([other]) => other === tag)?.[1];
          return example.word('wrapsBelow', name, width);
        }).join(' · ');
      if (!note.textContent) { // Reserves space for the answer.
        note.textContent = text(LANGUAGES.map((tag) => [tag, 320]));
        note.style.visibility = 'hidden';
      }
      /** @type {[string, number][]} */
      const widths = [];
      await task();
      // A later request will answer.
      const isLate = () => asked !== round || !panel.open;
      if (isLate()) return;
      const rows = deciding();
      const kept = new Set(rows);
      const aside = example.rows.filter((row) => !kept.has(row) && !('filtered' in row.dataset));
      for (const row of aside) row.dataset.filtered = '';
      for (const tag of LANGUAGES) {
        // To lay out thousands of rows after each language would take longer than to measure all at once.
        if (!aside.length) await task();
        if (isLate()) return;
        widths.push([tag, narrowest(tag, rows)]);
      }
      for (const row of aside) delete row.dataset.filtered;
      own.fits = Object.fromEntries(widths);
      note.textContent = text(widths);
      note.style.visibility = '';
    }

    /**
     * The width in px below which a language wraps. Restores the table before anything is painted.
     * @param {string} tag
     * @param {HTMLElement[]} rows that decide
     */
    function narrowest(tag, rows) {
      const held = stage.style.width;
      const texts = rows.flatMap((row) => all(row, TRANSLATED)).filter((node) => !node.dataset.t);
      /** @param {string} tag */
      const speak = (tag) => {
        figure.lang = tag; // Each language has its own fonts, and so its own widths.
        for (const node of texts) node.textContent = node.dataset[tag] ?? node.dataset.en ?? '';
      };
      speak(tag);
      let low = 120;
      let high = 1200;
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        stage.style.width = `${middle}px`;
        if (tight(rows).length) low = middle;
        else high = middle;
      }
      speak(example.language);
      stage.style.width = held;
      example.parts.ellipsis?.apply();
      return high;
    }

    panel.append(controls, note);
    const update = async () => {
      const fitted = fit();
      // A large table is laid out once for both.
      if (example.rows.length > MANY) await fitted;
      measure();
    };
    panel.addEventListener('toggle', update);
    example.on('language', update);
    example.on('size', measure);
    example.on('show', measure);
    update();
    // Keeps the room of its buttons, so that what stands below does not move when they come.
    const share = make('div', { class: 'ex-share' });
    controls.append(share);
    example.need('sharing').then(({ place }) => place(share));
    return own;
  });
})();
