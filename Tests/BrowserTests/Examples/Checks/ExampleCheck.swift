/// One promise of the notes about lists and tables, kept by a live example on a page of the built site.
///
/// Its number is that of the list of checks: 1–80 are the points that the notes make, S1–S28 the ways
/// in which an example is operated, and X-… what holds for all examples.
struct ExampleCheck: Sendable, CustomStringConvertible {
  /// What a check depends on; without it the check has to fail.
  enum Ground: String, CaseIterable, Sendable {
    /// The page's answers to pointer, keyboard and scrolling.
    case handlers
    /// The style sheets.
    case sheets
    /// The texts, roles, names and links of the page.
    case words
  }

  let number: String
  /// The folder of the page.
  let page: String
  let ground: Ground
  /// What is done, and what has to follow.
  let operation: String
  /// The statements of an asynchronous function that uses ``library``.
  let script: String

  init(_ number: String, _ page: String, _ ground: Ground, _ operation: String, _ script: String) {
    self.number = number
    self.page = page
    self.ground = ground
    self.operation = operation
    self.script = script
  }

  var description: String { "\(number), \(operation)" }

  static let all =
    styles + rows + accessories + responding + arriving + widths + columns + platforms + everywhere

  /// The pages that the checks need, each once, in the order of the checks.
  static let pages = all.reduce(into: [String]()) { pages, check in
    if !pages.contains(check.page) { pages.append(check.page) }
  }

  /// What the scripts of the checks are written with.
  static let library = #"""
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const expect = (isTrue, text) => { if (!isTrue) throw new Error(text); };
    /** The value of a function as soon as it is true. */
    async function until(look, limit = window.patience) {
      const end = performance.now() + limit;
      for (;;) {
        const value = look();
        if (value) return value;
        if (performance.now() > end) throw new Error(`never: ${look}`);
        await pause(15);
      }
    }
    /** The figure of a table, unfolded and operable. */
    async function live(id) {
      const figure = document.getElementById(`ex-${id}`) ?? document.getElementById(id);
      for (let fold = figure.closest('details'); fold; fold = fold.parentElement.closest('details')) {
        fold.open = true;
      }
      const stage = figure.querySelector('.ex-stage');
      await until(() => {
        stage.scrollIntoView({ block: 'center', behavior: 'instant' });
        return 'live' in stage.dataset;
      }, 60000);
      return figure;
    }
    const all = (node, selector) =>
      [...node.querySelectorAll(selector)].filter((found) => found.getClientRects().length);
    const box = (node) => node.getBoundingClientRect();
    const style = (node, pseudo) => getComputedStyle(node, pseudo);
    const ids = (figure) => all(figure, '.ex-stage .ex-row').map((row) => row.dataset.id).filter(Boolean);
    const row = (figure, id) => figure.querySelector(`.ex-row[data-id="${id}"]`);
    const main = (figure, id) => row(figure, id).querySelector('.ex-main');
    /** Where the letters of a text are, not the element that has them. */
    function ink(node) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    }
    /** Presses a key where the focus is, or on an element. */
    function press(key, node = document.activeElement, more = {}) {
      node.focus?.();
      node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    }
    /** Opens the controls of a table. */
    async function panel(figure) {
      figure.querySelector('.ex-panel').open = true;
      return until(() => figure.querySelector('.ex-controls') && figure.querySelector('.ex-panel'), 60000);
    }
    /** Moves a slider, chooses from a menu, or ticks a box. */
    function set(node, value) {
      if (typeof value === 'boolean') node.checked = value;
      else node.value = String(value);
      for (const type of ['input', 'change']) node.dispatchEvent(new Event(type, { bubbles: true }));
    }
    const control = (figure, name) => figure.querySelector(`[data-control="${name}"]`);
    const tool = (figure, name) => all(figure, '.ex-toolbar button').find((node) => node.textContent === name);
    const near = (one, other, room = 2) => Math.abs(one - other) <= room;
    """#
}
