import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Scenarios 4, 5, 11–17: changing rows, widths, loading and live rows.
@Suite(.needs(.browser), .serialized)
struct EditingScenarios {
  @Test(arguments: TextLanguage.inTurn())
  func `4: a group goes with its last row, and the last group keeps one`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    let id = "station-settings"
    try page.openPanel(id)
    let groups = "return [[...f.querySelectorAll('.ex-section')].filter(n => !n.hidden).length]"
    #expect(try page.numbers(id, groups) == [2])
    try page.click(id, "[data-control=remove]")
    #expect(try page.numbers(id, groups) == [1])
    try page.click(id, "[data-control=remove]")
    try page.wait(
      id,
      until: """
        const b = f.querySelector('[data-control=remove]');
        const reason = document.getElementById(b.getAttribute('aria-describedby'));
        return b.getAttribute('aria-disabled') === 'true' && reason.textContent.length > 0;
        """)
    try page.click(id, "[data-control=remove]")
    #expect(try page.rowIDs(id).count == 1)
  }

  @Test func `4: a button answers as soon as it is there`() throws {
    let page = try ExamplePage(.en)
    let id = "station-settings"
    _ = try page.ask(
      id,
      """
      new MutationObserver((_, observer) => {
        const button = f.querySelector('[data-control=remove]');
        if (!button) return;
        observer.disconnect();
        button.click();
      }).observe(f, {childList: true, subtree: true});
      f.querySelector('.ex-panel').open = true;
      """)
    try page.wait(
      id,
      until: "return [...f.querySelectorAll('.ex-section')].filter(n => !n.hidden).length === 1")
  }

  @Test func `5: texts wrap, and the finding comes, below the same width in each language`() throws
  {
    let page = try ExamplePage(.en)
    let id = "morning-sounds-phone"
    try page.openPanel(id)
    for language in TextLanguage.allCases {
      let name = language.rawValue
      let fits = Int(try page.numbers(id, "return [f.example.parts.panel.fits.\(name)]")[0])
      _ = try page.ask(id, "f.example.setLanguage('\(name)')")
      for width in [fits + 1, fits, fits - 1, fits - 12] {
        _ = try page.ask(id, "f.querySelector('.ex-stage').style.width = '\(width)px'")
        try page.browser.pass(milliseconds: 150)
        let state = try page.numbers(
          id,
          """
          const finding = f.querySelector('.ex-findings:not([hidden]) [data-finding="TBL-INSET-COMPACT"]');
          return [f.example.parts.panel.tight().length > 0 ? 1 : 0, finding ? 1 : 0];
          """)
        let expected: Double = width < fits ? 1 : 0
        #expect(state == [expected, expected], "\(name) at \(width), fits \(fits)")
      }
    }
  }

  @Test(arguments: TextLanguage.inTurn())
  func `11: rows are chosen in edit mode only, and Done restores`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "walk-stages"
    let boxes = "return [all('.ex-row input').length]"
    #expect(try page.numbers(id, boxes) == [0])
    try page.click(id, ".ex-bar button")
    #expect(try page.numbers(id, boxes) == [4])
    try page.click(id, ".ex-row input")
    try page.click(id, ".ex-row .ex-title", 1)
    #expect(try page.announcement(id).contains("2"))
    try page.click(id, ".ex-bar button")
    #expect(try page.numbers(id, boxes) == [0])
  }

  @Test(arguments: [
    (TextLanguage.en, "Skip stage"), (.ko, "구간 건너뛰기"), (.ja, "区間を省く"),
  ])
  func `12: rows go by swipe, button and key under the title that the author gave`(
    _ language: TextLanguage, _ title: String
  ) throws {
    let page = try ExamplePage(language)
    let id = "walk-stages"
    let buttons = "return all('.ex-actions button').map(n => n.textContent)"
    #expect(try page.texts(id, buttons) == [], "closed actions are not there")
    let row = try page.place(id, ".ex-row .ex-text")
    try page.browser.drag(
      [(row.x, row.y), (row.x - 20, row.y), (row.x - 60, row.y), (row.x - 110, row.y)], touch: true)
    #expect(try page.texts(id, buttons) == [title])
    try page.click(id, ".ex-actions button")
    #expect(try page.rowIDs(id) == ["s2", "s3", "s4"])
    #expect(try page.focusedRow(id) == "s2")
    try page.browser.press("\u{E017}")
    #expect(try page.rowIDs(id) == ["s3", "s4"])
    #expect(try page.focusedRow(id) == "s3")
    try page.click(id, ".ex-toolbar button")
    try page.click(id, ".ex-toolbar button")
    #expect(try page.rowIDs(id) == ["s1", "s2", "s3", "s4"])
    try page.click(id, "[data-more]")
    #expect(try page.text(id, "return document.activeElement.textContent") == title)
    try page.browser.press(Key.enter)
    #expect(try page.rowIDs(id) == ["s2", "s3", "s4"])
  }

  @Test(arguments: TextLanguage.inTurn())
  func `13: dragging, keys and buttons give the same order`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "walk-stages"
    try page.click(id, ".ex-bar button")
    let from = try page.place(id, ".ex-handle")
    let height = try page.numbers(id, "return [f.querySelector('.ex-row').offsetHeight]")[0]
    try page.browser.drag([
      from, (from.x, from.y + 20), (from.x, from.y + height), (from.x, from.y + 2 * height),
    ])
    #expect(try page.rowIDs(id) == ["s2", "s3", "s1", "s4"])
    #expect(try page.announcement(id).contains("3"))
    try page.focus(id, "[data-id=s1] input")
    try page.browser.press(Key.up, with: Key.alt)
    try page.browser.press(Key.up, with: Key.alt)
    #expect(try page.rowIDs(id) == ["s1", "s2", "s3", "s4"])
    #expect(try page.focusedRow(id) == "s1")
    try page.click(id, ".ex-toolbar button", 2)
    #expect(try page.rowIDs(id) == ["s2", "s1", "s3", "s4"])
  }

  private let loading = """
    return [f.querySelector('.ex-rows').getAttribute('aria-busy') === 'true',
      !!f.querySelector('[role=progressbar]'), f.querySelectorAll('[data-pending]').length,
      [...f.querySelectorAll('.ex-older')].filter(n => getComputedStyle(n).visibility !== 'hidden')
        .length].map(Number);
    """

  @Test(arguments: TextLanguage.inTurn())
  func `14 and 15: text stands at once, pictures and fresh rows follow without a shift`(
    _ language: TextLanguage
  )
    throws
  {
    let page = try ExamplePage(language)
    let id = "ferry-board"
    _ = try page.place(id, ".ex-stage")
    try page.browser.pass(milliseconds: 700)
    _ = try page.ask(
      id,
      """
      window.shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.shift += entry.value;
      }).observe({type: 'layout-shift'});
      const buttons = all('.ex-toolbar button');
      buttons[buttons.length - 1].click();
      """)
    try page.wait(id, until: "return !!f.querySelector('[aria-busy=true]')")
    #expect(try page.numbers(id, loading) == [1, 1, 2, 4])
    #expect(try page.flag(id, "return f.querySelector('.ex-title').textContent.length > 0"))
    try page.wait(id, until: "return !f.querySelector('[data-pending]')")
    try page.browser.pass(milliseconds: 300)
    #expect(try page.numbers(id, loading) == [0, 0, 0, 0])
    #expect(try page.numbers(id, "return [window.shift]") == [0])
  }

  @Test func `14: fresh texts come before the pictures, and the bar shows that more comes`() throws
  {
    let file = Checkout.content.appending(path: "examples/glass-archive.table.yaml")
    let tables = try Example(parsing: String(contentsOf: file, encoding: .utf8)).tables
    let page = try ExamplePage(.en, tables: tables)
    let id = "glass-archive"
    _ = try page.place(id, ".ex-stage")
    let state = try page.numbers(
      id,
      """
      return new Promise((done) => {
        const detail = () => f.querySelector('[data-id=mill] .ex-detail').textContent;
        const observer = new MutationObserver(() => {
          if (!detail().includes('cleaned')) return;
          observer.disconnect();
          const bar = f.querySelector('.ex-progress');
          done([f.querySelectorAll('[data-pending]').length,
            f.querySelectorAll('.ex-older:not(.ex-gone)').length,
            box(f.querySelector('.ex-bar')).width - box(bar).width, box(bar).height]);
        });
        observer.observe(f, {childList: true, subtree: true});
        all('.ex-toolbar button').at(-1).click();
      });
      """)
    #expect(state[0] == 3 && state[1] == 0, "pictures to come, older texts: \(state)")
    #expect(abs(state[2]) < 2 && state[3] >= 3, "the bar: \(state)")
    try page.wait(id, until: "return !f.querySelector('[data-pending], .ex-progress')")
  }

  @Test func `14: in the don't the pictures come first`() throws {
    let page = try ExamplePage(.en, pairs: [.loadOrder])
    let id = "tbl-load-order-ferry-board-dont"
    _ = try page.place(id, ".ex-stage")
    let state = try page.numbers(
      id,
      """
      return new Promise((done) => {
        all('.ex-toolbar button').at(-1).click();
        setTimeout(() => done([f.querySelectorAll('[data-pending]').length,
          f.querySelectorAll('[aria-busy=true]').length]), 400);
      });
      """)
    #expect(state[0] == 0 && state[1] > 0, "\(state)")
  }

  @Test(arguments: TextLanguage.inTurn())
  func `14: the don't starts only when it is played`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language, pairs: [.loadOrder])
    let id = "tbl-load-order-ferry-board-dont"
    #expect(try page.numbers(id, loading)[0] == 0)
    #expect(
      try page.flag(
        id, "return all('.ex-toolbar button').some(n => n.textContent === given.flat()[0])",
        Word.play.text[language] ?? ""))
  }

  private let first = """
    const s = f.querySelector('.ex-scroll');
    const row = all('.ex-row').find(r => box(r).bottom > box(s).top);
    """

  @Test(arguments: TextLanguage.inTurn())
  func `16: new rows do not move what is read, and a button leads to them`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    let id = "ferry-board"
    _ = try page.place(id, ".ex-stage")
    _ = try page.ask(id, "f.querySelector('.ex-scroll').scrollTop = 150")
    try page.browser.pass(milliseconds: 100)
    let before = try page.numbers(id, first + "return [box(row).top]")[0]
    let row = try page.text(id, first + "return row.dataset.id")
    try page.focus(id, ".ex-toolbar button")
    try page.browser.press(Key.enter)
    #expect(try page.text(id, first + "return row.dataset.id") == row)
    #expect(abs(try page.numbers(id, first + "return [box(row).top]")[0] - before) <= 1)
    #expect(try page.text(id, "return f.querySelector('.ex-new').textContent").contains("2"))
    try page.click(id, ".ex-new")
    #expect(["f7", "f8"].contains(try page.focusedRow(id)))
    #expect(["f7", "f8"].contains(try page.text(id, first + "return row.dataset.id")))
  }

  @Test func `16: rows that come at the end are said to be there, and led to`() throws {
    let file = Checkout.content.appending(path: "examples/ice-log.table.yaml")
    let tables = try Example(parsing: String(contentsOf: file, encoding: .utf8)).tables
    let page = try ExamplePage(.en, tables: tables)
    let id = "ice-log"
    _ = try page.place(id, ".ex-stage")
    let before = try page.numbers(id, first + "return [box(row).top]")[0]
    try page.focus(id, ".ex-toolbar button")
    try page.browser.press(Key.enter)
    try page.wait(id, until: "return !!f.querySelector('.ex-new')")
    #expect(try page.rowIDs(id).suffix(3) == ["i9", "i10", "i11"])
    #expect(abs(try page.numbers(id, first + "return [box(row).top]")[0] - before) <= 1)
    try page.click(id, ".ex-new")
    #expect(try page.focusedRow(id) == "i10")
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-new')"))
  }

  @Test(arguments: TextLanguage.inTurn())
  func `16: the don't jumps`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language, pairs: [.liveScroll])
    let id = "tbl-live-scroll-ferry-board-dont"
    _ = try page.place(id, ".ex-stage")
    _ = try page.ask(id, "f.querySelector('.ex-scroll').scrollTop = 150")
    try page.focus(id, ".ex-toolbar button")
    try page.browser.press(Key.enter)
    #expect(try page.numbers(id, "return [f.querySelector('.ex-scroll').scrollTop]") == [0])
  }

  @Test(arguments: TextLanguage.inTurn())
  func `17: a button and a pull refresh alike`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "ferry-board"
    let busy = "return f.querySelector('.ex-rows').getAttribute('aria-busy') === 'true'"
    try page.click(id, ".ex-toolbar button", 1)
    #expect(try page.flag(id, busy))
    try page.wait(id, until: "return !(() => { \(busy) })()")
    let said = try page.announcement(id)
    _ = try page.ask(id, "f.querySelector('.ex-status').textContent = ''")
    let row = try page.place(id, ".ex-row .ex-text")
    try page.browser.drag((0...9).map { (row.x, row.y + Double($0) * 15) })
    #expect(try page.flag(id, busy))
    try page.wait(id, until: "return !(() => { \(busy) })()")
    #expect(try page.announcement(id) == said)
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-view')"), "a pull opens no row")
  }
}
