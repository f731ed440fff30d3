// @ts-check
// Parallel pages: the sentence that somebody points at, taps or reaches by arrow keys, in all
// languages. It is painted over the text, which stays as it is.
(() => {
  'use strict';
  if (!('highlights' in CSS)) return;
  const { all, closest, fill, make } = higNotes;

  /** What the page itself says in a text. */
  const ours = '.marks, details, .aside, .callout-word, .number, sup[id^="fnref"], [role^="doc-"]';
  /** The characters that builder and script count alike: no white space, nothing invisible. */
  const counted =
    /[^\0-\x20\x7f-\xa0\xad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/gu;

  /**
   * Where the sentences of a text are, by those of the original: `31` is as many characters, `=` the
   * sentence before once more, `0` none, and `-12` passes over characters of no sentence.
   * @param {string} marks
   */
  function spans(marks) {
    /** @type {([number, number] | null)[]} */
    const found = [];
    let end = 0;
    for (const mark of marks.split(' ')) {
      const length = Math.abs(Number(mark));
      if (mark === '=') found.push(found.at(-1) ?? null);
      else {
        if (!mark.startsWith('-')) found.push(length ? [end, end + length] : null);
        end += length;
      }
    }
    return { found, end };
  }

  /**
   * The sentences of a variant as ranges; none if its text is not the one that was counted.
   * @param {HTMLElement} variant
   */
  function rangesOf(variant) {
    const { found, end } = spans(variant.dataset.s ?? '');
    /** @type {[Text, number, number][]} */
    const places = [];
    const walker = document.createTreeWalker(variant, 5, (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      return /** @type {Element} */ (node).matches(ours)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP;
    });
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      for (const { 0: sign, index } of node.data.matchAll(counted)) {
        places.push([node, index, index + sign.length]);
      }
    }
    if (places.length !== end) return [];
    const made = new Map();
    return found.map((span) => {
      if (!span || made.has(span)) return made.get(span) ?? null;
      const range = new Range();
      const [first, last] = [places[span[0]], places[span[1] - 1]];
      range.setStart(first[0], first[1]);
      range.setEnd(last[0], last[2]);
      made.set(span, range);
      return range;
    });
  }

  const light = new Highlight();
  CSS.highlights.set('sentence', light);
  const said = make('p', { class: 'aside', role: 'status' });
  /** @type {{ unit: HTMLElement, texts: { variant: HTMLElement, ranges: (Range | null)[] }[] }?} */
  let here = null;
  /** The sentences of the original that are shown. @type {number[]} */
  let shown = [];
  let isByKey = false;

  /** @param {HTMLElement} unit */
  function textsOf(unit) {
    if (here?.unit !== unit) {
      const texts = all(unit, '.variant[data-s]').map((variant) => ({
        variant,
        ranges: rangesOf(variant),
      }));
      here = { unit, texts };
      light.clear();
      shown = [];
    }
    return here.texts;
  }

  /** @param {HTMLElement} unit @param {number[]} numbers */
  function show(unit, numbers) {
    const texts = textsOf(unit);
    if (numbers.join() === shown.join()) return;
    light.clear();
    shown = numbers;
    for (const { ranges } of texts) {
      for (const number of numbers) if (ranges[number]) light.add(ranges[number]);
    }
  }

  function clear() {
    light.clear();
    said.textContent = '';
    shown = [];
    isByKey = false;
  }

  /**
   * Shows the sentence at a point, or none.
   * @param {Element | null} target
   * @param {number} x
   * @param {number} y
   */
  function point(target, x, y) {
    /** @type {HTMLElement | null | undefined} */
    const variant = target?.closest('.variant[data-s]');
    /** @type {HTMLElement | null | undefined} */
    const unit = variant?.closest('.unit');
    const caret = unit && document.caretPositionFromPoint(x, y);
    if (!variant || !unit || !caret) return clear();
    const ranges = textsOf(unit).find((text) => text.variant === variant)?.ranges ?? [];
    const at = ranges.find((range) => range?.isPointInRange(caret.offsetNode, caret.offset));
    isByKey = false;
    show(unit, at ? ranges.flatMap((range, number) => range === at ? number : []) : []);
  }

  /** @type {PointerEvent?} */
  let last = null;
  document.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    if (!last) {
      requestAnimationFrame(() => {
        const target = last?.target;
        if (target instanceof Element && (!isByKey || target.closest('.variant'))) {
          point(target, last?.clientX ?? 0, last?.clientY ?? 0);
        }
        last = null;
      });
    }
    last = event;
  });
  /** @param {Event} event */
  function tap(event) {
    const isTap = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (!isTap || closest(event, 'a, button, input, summary')) return;
    const [unit, before] = [here?.unit, shown.join()];
    point(/** @type {Element} */ (event.target), event.clientX, event.clientY);
    // A second tap puts the light out.
    if (shown.length && here?.unit === unit && shown.join() === before) clear();
  }
  document.addEventListener('click', tap);

  // Left and right lead from sentence to sentence of the unit that has the focus.
  /** @param {HTMLElement} unit @param {number} step */
  function go(unit, step) {
    const texts = textsOf(unit).filter(({ variant }) => variant.getClientRects().length);
    const count = Math.max(0, ...texts.map(({ ranges }) => ranges.length));
    if (!count) return false;
    const from = step > 0 ? shown.at(-1) ?? -1 : shown[0] ?? count;
    const number = Math.min(count - 1, Math.max(0, from + step));
    isByKey = true;
    show(unit, [number]);
    const parts = texts.flatMap(({ variant, ranges }) => {
      const lang = variant.closest('[lang]')?.getAttribute('lang');
      const text = ranges[number]?.toString().replace(/\s+/g, ' ');
      return text ? [' ', make('span', { lang }, text)] : [];
    });
    said.replaceChildren(fill(words.sentence, number + 1, count), ...parts);
    const first = texts.find(({ ranges }) => ranges[number])?.ranges[number];
    first?.startContainer.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return true;
  }

  const words = higNotes.words('parallel');
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') clear();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const unit = closest(event, '.unit:not(.heads)');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!step || !unit || !isPlain || closest(event, 'pre, input, textarea, select')) return;
    if (here?.unit !== unit) clear();
    if (go(unit, step)) event.preventDefault();
  });
  /** @param {Event} event */
  function tellKeys(event) {
    const unit = closest(event, '.unit:not(.heads)');
    if (isByKey && unit !== here?.unit) clear();
    if (unit?.querySelector('.variant[data-s]')) {
      closest(event, '.unit-link')?.setAttribute(
        'aria-keyshortcuts',
        'ArrowRight ArrowLeft Escape',
      );
    }
  }
  document.addEventListener('focusin', tellKeys);
  document.body.append(said);

  // What was pointed at while this script was loaded.
  const first = higNotes.firstPlace;
  if (first?.type === 'click') tap(first);
  else if (first?.type === 'focusin') tellKeys(first);
  else if (first instanceof PointerEvent && first.pointerType === 'mouse') {
    point(/** @type {Element} */ (first.target), first.clientX, first.clientY);
  }
})();
