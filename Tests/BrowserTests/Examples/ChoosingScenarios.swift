import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Scenarios 1–3, 6–10: an index, sections, row styles, accessories and choosing.
@Suite(.needs(.browser), .serialized)
struct ChoosingScenarios {
  @Test
  func `a stepper goes through the values of its row by finger and key, and stops at the end`()
    throws
  {
    let page = try ExamplePage(.en)
    let id = "dinner-table"
    let state = """
      const s = f.querySelector('[role="spinbutton"]');
      return f.querySelector('.ex-detail').textContent + s.ariaValueText + s.ariaValueNow + s.ariaLabel;
      """
    // The middle belongs to the button that goes back.
    try page.click(id, "[role=\"spinbutton\"]", 0)
    try page.browser.pass(milliseconds: 200)
    #expect(try page.text(id, state) == "332Places")
    for _ in 0..<5 {
      try page.browser.press(Key.up)
      try page.browser.pass(milliseconds: 100)
    }
    #expect(try page.text(id, state) == "665Places")
  }

  private let current = """
    const link = f.querySelector('.ex-index [aria-current]');
    const head = document.getElementById(link.hash.slice(1)).querySelector('.ex-head');
    """
  private var letter: String { current + "return link.textContent" }
  private var offset: String {
    current + "return [box(head).top - box(f.querySelector('.ex-scroll')).top]"
  }

  @Test(arguments: TextLanguage.inTurn())
  func `1: an index leads to its sections by click, key and drag`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "bird-index"
    try page.click(id, ".ex-index a", 2)
    #expect(try page.text(id, letter) == "C")
    #expect(abs(try page.numbers(id, offset)[0]) <= 1)
    try page.browser.press(Key.down)
    #expect(try page.text(id, letter) == "F")
    #expect(abs(try page.numbers(id, offset)[0]) <= 1)
    try page.browser.press(Key.end)
    #expect(try page.text(id, letter) == "T")
    #expect(abs(try page.numbers(id, offset)[0]) <= 1)
    try page.browser.pass(milliseconds: 700)
    _ = try page.ask(
      id,
      """
      window.spoken = 0;
      new MutationObserver(() => window.spoken++)
        .observe(f.querySelector('.ex-status'), {childList: true});
      """)
    let from = try page.place(id, ".ex-index a", 0)
    let to = try page.place(id, ".ex-index a", 5)
    let steps = (0...10).map { (x: from.x, y: from.y + Double($0) * (to.y - from.y) / 10) }
    try page.browser.drag(steps)
    #expect(try page.text(id, letter) == "S")
    #expect(abs(try page.numbers(id, offset)[0]) <= 1)
    try page.browser.pass(milliseconds: 800)
    #expect(try page.numbers(id, "return [window.spoken]") == [1], "one announcement after a drag")
  }

  @Test(arguments: TextLanguage.inTurn())
  func `2: an index lies over chevrons in the don't, and over nothing in the do`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language, pairs: [.indexTrailing])
    let hits = """
      const nav = box(f.querySelector('.ex-index'));
      return [...f.querySelectorAll('[data-acc="disclosure"]')].some(n => {
        const b = box(n);
        return b.right > nav.left && b.left < nav.right;
      });
      """
    let prefix = "tbl-idx-trailing-bird-index"
    #expect(try !page.flag(prefix, hits))
    #expect(try page.flag("\(prefix)-dont", hits))
    #expect(
      try page.flag(
        "\(prefix)-dont", "return !!f.querySelector('[data-finding=\"TBL-IDX-TRAILING\"]')"))
  }

  @Test(arguments: TextLanguage.inTurn())
  func `3: headers of a plain table stay, those of a grouped one leave`(_ language: TextLanguage)
    throws
  {
    let page = try ExamplePage(language)
    let scrolled = """
      const s = f.querySelector('.ex-scroll');
      f.querySelector('.ex-stage').style.maxHeight = '200px';
      s.scrollTop = 60;
      return [box(f.querySelector('.ex-head')).top - box(s).top];
      """
    #expect(abs(try page.numbers("bird-index", scrolled)[0]) <= 1)
    #expect(try page.numbers("station-settings", scrolled)[0] < -10)
  }

  @Test(arguments: TextLanguage.inTurn())
  func `6: row styles move title and detail, and keep the rows`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "parcel-lockers"
    try page.openPanel(id)
    let shape = """
      const r = f.querySelector('.ex-row');
      const [t, d, x] = ['.ex-title', '.ex-detail', '.ex-text'].map(s => box(r.querySelector(s)));
      return [d.top >= t.bottom - 1, Math.abs(d.right - x.right) < 2, d.left >= t.right - 1]
        .map(v => v ? 1 : 0);
      """
    #expect(try page.numbers(id, shape)[0] == 1, "below")
    try page.click(id, "input[value=rightDetail]")
    let right = try page.numbers(id, shape)
    #expect(right[0] == 0 && right[1] == 1, "at the edge")
    try page.click(id, "input[value=leftDetail]")
    #expect(try page.numbers(id, shape)[2] == 1, "after the title")
    #expect(try page.rowIDs(id).count == 3)
  }

  @Test(arguments: TextLanguage.inTurn())
  func `7: every accessory takes room from the title, the third brings advice`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    let id = "alarm-days"
    try page.openPanel(id)
    var width = try page.numbers(id, "return [f.querySelector('.ex-text').clientWidth]")[0]
    for kind in ["badge", "info", "disclosure"] {
      try page.click(id, "input[data-accessory=\(kind)]")
      let next = try page.numbers(id, "return [f.querySelector('.ex-text').clientWidth]")[0]
      #expect(next < width, "\(kind)")
      width = next
    }
    #expect(try page.flag(id, "return !!f.querySelector('[data-finding=\"TBL-ACC-SPACE\"]')"))
  }

  @Test func `7: accessories stand in the order of the code, and a badge has its text`() throws {
    let page = try ExamplePage(.en)
    let plain = "alarm-days"
    try page.openPanel(plain)
    for kind in ["disclosure", "badge", "info"] {
      try page.click(plain, "input[data-accessory=\(kind)]")
    }
    #expect(
      try page.texts(
        plain,
        "return [...all('.ex-row')[0].querySelectorAll('.ex-sample')].map(n => n.dataset.sample)")
        == ["badge", "info", "disclosure"])

    let worded = "kettle-settings"
    try page.openPanel(worded)
    try page.click(worded, "input[data-accessory=badge]")
    #expect(
      try page.flag(
        worded,
        """
        const detail = all('.ex-row .ex-detail')[0];
        return parseFloat(getComputedStyle(detail).borderTopLeftRadius) > 8 &&
          !all('.ex-row .ex-dot').length;
        """))
  }

  @Test func `7: a row that has an accessory is not given a second one`() throws {
    let page = try ExamplePage(.en)
    let id = "garden-tasks"
    try page.openPanel(id)
    for kind in ["disclosure", "info"] { try page.click(id, "input[data-accessory=\(kind)]") }
    let marks = try page.numbers(
      id,
      """
      const rows = [...f.querySelectorAll('.ex-row')];
      return ['[data-acc=disclosure]', '[data-info], [data-sample=info]']
        .map(kind => Math.max(...rows.map(row => row.querySelectorAll(kind).length)));
      """)
    #expect(marks == [1, 1])
  }

  @Test func `a text may have as many lines as its author allows`() throws {
    let file = Checkout.content.appending(path: "examples/hive-notes.table.yaml")
    let tables = try Example(parsing: String(contentsOf: file, encoding: .utf8)).tables
    let page = try ExamplePage(.en, tables: tables)
    let id = "hive-notes"
    try page.openPanel(id)
    let tight = "return [f.example.parts.panel.tight().length]"
    try page.set(id, "width", 340)
    #expect(
      try page.flag(id, "return all('.ex-detail').some(n => n.clientHeight > 30)"), "two lines")
    #expect(try page.numbers(id, tight) == [0])
    try page.set(id, "width", 220)
    #expect(try page.numbers(id, tight)[0] > 0, "more than two")
    #expect(try page.flag(id, "return !!f.querySelector('[data-finding=\"TBL-TEXT-FIT\"]')"))
  }

  @Test(arguments: TextLanguage.inTurn())
  func `8: an info button explains, a row goes deeper, and focus comes back`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    try page.click("bread-choices", "[data-info]")
    try page.wait("bread-choices", until: "return f.querySelector('dialog')?.open")
    #expect(try !page.flag("bread-choices", "return !!f.querySelector('.ex-view')"))
    try page.browser.press(Key.escape)
    try page.wait(
      "bread-choices", until: "return document.activeElement === f.querySelector('[data-info]')")
    try page.focus("garden-tasks", ".ex-main")
    try page.browser.press(Key.enter)
    try page.wait("garden-tasks", until: "return !!f.querySelector('.ex-view')")
    try page.browser.press(Key.escape)
    try page.wait(
      "garden-tasks", until: "return document.activeElement === f.querySelector('.ex-main')")
  }

  @Test(arguments: TextLanguage.inTurn())
  func `9: an option lights up, then carries the only mark`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "alarm-days"
    let marks = "return all('[role=option]').map(n => n.getAttribute('aria-selected'))"
    try page.click(id, ".ex-row", 3)
    try page.wait(
      id, until: "return !f.querySelector('.ex-lit') && !!f.querySelector('[data-id=sun][data-on]')"
    )
    #expect(try page.texts(id, marks) == ["false", "false", "false", "true"])
    try page.browser.press(Key.home, Key.down, Key.space)
    try page.wait(id, until: "return !!f.querySelector('[data-id=wed][data-on]')")
    #expect(try page.texts(id, marks) == ["false", "true", "false", "false"])
  }

  @Test(arguments: TextLanguage.inTurn())
  func `10: the chosen row of a split view stays marked, and Back returns to it`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    let id = "archive-rooms"
    try page.click(id, ".ex-main", 2)
    #expect(
      try page.texts(
        id, "return all('[aria-current=true]').map(n => n.closest('.ex-row').dataset.id)")
        == ["photos"])
    #expect(try page.flag(id, "return all('.ex-pane').length === 1"))
    // The way back is for the keyboard: the list stays visible beside its pane.
    #expect(try page.flag(id, "all('.ex-pane button')[0].click(); return true"))
    #expect(try page.focusedRow(id) == "photos")
  }
}
