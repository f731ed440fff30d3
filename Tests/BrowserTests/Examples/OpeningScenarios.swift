import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// What rows open, and how rows are swiped, edited and refreshed by touch.
@Suite(.needs(.browser), .serialized)
struct OpeningScenarios {
  @Test(arguments: TextLanguage.inTurn())
  func `a row opens its text, a list, a list below that, and choices`(_ language: TextLanguage)
    throws
  {
    let page = try ExamplePage(language)
    let view = "const views = all('.ex-view'); const view = views[views.length - 1];"
    try page.click("garden-tasks", ".ex-main")
    try page.wait("garden-tasks", until: "return !!f.querySelector('.ex-view p')")
    let said = try page.text("garden-tasks", view + "return view.querySelector('p').textContent")
    let sow = try #require(BuiltIn.tables.first { $0.id == "garden-tasks" }?.allRows.first)
    guard case .text(let text)? = sow.opens else {
      Issue.record("no text")
      return
    }
    #expect(said == text[language])

    let trays = "post-trays"
    try page.click(trays, ".ex-main")
    try page.wait(trays, until: "return f.querySelectorAll('.ex-view .ex-row').length === 2")
    try page.click(trays, ".ex-view .ex-main")
    try page.wait(trays, until: "return f.querySelectorAll('.ex-view').length === 2")
    try page.browser.press(Key.escape)
    #expect(try page.focusedRow(trays) == "bill", "one level back")
    try page.browser.press(Key.escape)
    #expect(try page.focusedRow(trays) == "in", "the list itself")
    #expect(try !page.flag(trays, "return !!f.querySelector('.ex-view, [inert]')"))

    let kettle = "kettle-settings"
    try page.click(kettle, ".ex-main")
    try page.wait(kettle, until: "return f.querySelectorAll('.ex-view [type=radio]').length === 3")
    let checked =
      "return String(all('.ex-view .ex-row').findIndex(n => n.querySelector(':checked')))"
    #expect(try page.text(kettle, checked) == "1")
    try page.browser.press(Key.tab)
    try page.browser.press(Key.down)
    #expect(
      try page.text(kettle, "return f.querySelector('.ex-row .ex-detail').textContent") == "100 °C")
  }

  @Test func `a second click opens nothing more`() throws {
    let page = try ExamplePage(.en)
    let id = "garden-tasks"
    _ = try page.ask(id, "const n = all('.ex-main')[0]; n.click(); n.click();")
    try page.wait(id, until: "return !!f.querySelector('.ex-view')")
    try page.browser.pass(milliseconds: 500)
    #expect(try page.numbers(id, "return [f.querySelectorAll('.ex-view').length]") == [1])
    try page.browser.press(Key.escape)
    try page.wait(id, until: "return !f.querySelector('.ex-view, [inert]')")
    try page.click(id, ".ex-main")
    try page.wait(id, until: "return !!f.querySelector('.ex-view')")
  }

  @Test func `a view speaks the language that is chosen after it was opened`() throws {
    let yaml = """
      id: piers
      label: Piers
      style: plain
      rowStyle: subtitle
      platforms: [iOS]
      feedback: momentary
      sections:
        - id: all
          rows:
            - id: tide
              title: {en: Tide, ko: 물때, ja: 潮}
              detail: {en: Pier 3, ko: 3번 부두, ja: 第3桟橋}
              action: push
      """
    let page = try ExamplePage(.en, tables: Example(parsing: yaml).tables)
    let id = "piers"
    try page.click(id, ".ex-main")
    try page.wait(id, until: "return f.querySelector('.ex-view p')?.textContent === 'Pier 3'")
    _ = try page.ask(id, "f.example.setLanguage('ja')")
    #expect(try page.text(id, "return f.querySelector('.ex-view p').textContent") == "第3桟橋")
    #expect(try page.text(id, "return f.querySelector('.ex-status').textContent").isEmpty)
  }

  @Test func `a pane answers the first tap, and keeps its switches and its name`() throws {
    let file = Checkout.content.appending(path: "examples/seed-vault.table.yaml")
    let tables = try Example(parsing: String(contentsOf: file, encoding: .utf8)).tables
    let page = try ExamplePage(.en, tables: tables)
    let id = "seed-vault"
    _ = try page.ask(id, "f.querySelector('.ex-pane [data-id=rye] .ex-main').click()")
    try page.wait(id, until: "return !!f.querySelector('.ex-pane .ex-view')")
    try page.browser.press(Key.escape)
    try page.wait(id, until: "return !f.querySelector('.ex-view')")

    let state = "return f.querySelector('.ex-pane [role=switch]').ariaChecked"
    let before = try page.text(id, state)
    try page.click(id, ".ex-pane [role=switch]")
    let after = try page.text(id, state)
    #expect(after != before)
    for (row, name) in [(1, "Pulses"), (0, "Grains")] {
      try page.click(id, ".ex-stage .ex-main", row)
      try page.wait(id, until: "return f.querySelector('.ex-pane').ariaLabel === '\(name)'")
    }
    #expect(try page.text(id, state) == after)
    try page.click(id, ".ex-stage .ex-main", 1)
    try page.wait(id, until: "return f.querySelector('.ex-pane').ariaLabel === 'Pulses'")
    _ = try page.ask(id, "f.example.setLanguage('ja')")
    #expect(try page.text(id, "return f.querySelector('.ex-pane').ariaLabel") == "豆類")
  }

  @Test func `in the don't the row that led on is not highlighted`() throws {
    let page = try ExamplePage(.en, pairs: [.selectionPath])
    let table = try #require(BuiltIn.pairs[.selectionPath]).good.id
    let id = "tbl-sel-path-\(table)-dont"
    let current =
      "return [f.querySelectorAll('.ex-stage :is([data-current], [aria-current])').length]"
    #expect(try page.numbers(id, current) == [0])
    try page.click(id, ".ex-stage button.ex-main", 1)
    let name = try page.text(id, "return all('.ex-stage .ex-title')[1].textContent")
    try page.wait(id, until: "return f.querySelector('.ex-pane').ariaLabel === '\(name)'")
    try page.wait(id, until: "return !f.querySelector('.ex-lit')")
    #expect(try page.numbers(id, current) == [0])
  }

  @Test func `a language that is chosen later is that of what rows open`() throws {
    let page = try ExamplePage(.en)
    let id = "bread-choices"
    _ = try page.ask(id, "f.example.setLanguage('ja')")
    try page.click(id, "[data-info]")
    try page.wait(id, until: "return f.querySelector('dialog')?.open")
    #expect(try page.text(id, "return f.querySelector('dialog p').textContent").contains("一週間"))
    _ = try page.ask(id, "f.example.setLanguage('ko')")
    #expect(try page.text(id, "return f.querySelector('dialog p').textContent").contains("일주일"))
  }

  @Test(arguments: [(704, true), (480, true), (460, false)])
  func `a pane is beside its list where there is room, and filled at first`(
    _ width: Int, _ isBeside: Bool
  ) throws {
    let page = try ExamplePage(.en)
    let id = "archive-rooms"
    try page.openPanel(id)
    try page.set(id, "width", width)
    try page.wait(id, until: "return all('.ex-pane .ex-row').length === 3")
    let places = try page.numbers(
      id,
      """
      const [list, pane] = [box(f.querySelector('.ex-stage')), box(f.querySelector('.ex-pane'))];
      return [list.right - pane.left, list.bottom - pane.top, list.width];
      """)
    #expect((places[0] <= 0) == isBeside && (places[1] <= 0) != isBeside, "\(places)")
    #expect(places[2] <= 320 || !isBeside)
    // The pane is drawn without a script; its rows can be operated once a reader comes near.
    _ = try page.ask(id, "f.dispatchEvent(new PointerEvent('pointerover'))")
    try page.wait(id, until: "return !!f.querySelector('.ex-pane button.ex-main')")
    try page.click(id, ".ex-pane .ex-main")
    try page.wait(id, until: "return !!f.querySelector('.ex-pane .ex-view')")
  }

  @Test func `a row that leads somewhere follows the finger, and only that`() throws {
    let page = try ExamplePage(.en)
    let id = "guest-list"
    let row = try page.place(id, ".ex-row .ex-text")
    try page.browser.drag(
      [(row.x, row.y), (row.x - 20, row.y), (row.x - 90, row.y)], touch: true)
    let moved = "return [new DOMMatrix(getComputedStyle(f.querySelector('.ex-main')).transform).e]"
    #expect(try page.numbers(id, moved)[0] < -40, "it stays open")
    #expect(try page.flag(id, "return all('.ex-actions button').length === 1"))
    let again = try page.place(id, ".ex-row .ex-text", 1)
    try page.browser.drag(
      [(again.x + 100, again.y), (again.x, again.y), (again.x - 160, again.y)], touch: true)
    #expect(try page.rowIDs(id) == ["g1", "g3"], "the end of the way does it")
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-view')"))
  }

  @Test(arguments: TextLanguage.inTurn())
  func `edit mode asks before it deletes, and adds rows`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "guest-list"
    #expect(try page.rowIDs(id) == ["g1", "g2", "g3"], "the row that adds is not there")
    try page.click(id, ".ex-bar button")
    #expect(try page.rowIDs(id) == ["g1", "g2", "g3", "add"])
    try page.click(id, "[data-change=delete]")
    #expect(try page.rowIDs(id).count == 4, "not yet")
    try page.browser.press(Key.enter)
    #expect(try page.rowIDs(id) == ["g2", "g3", "add"])
    try page.click(id, "[data-change=insert]")
    try page.wait(id, until: "return !!f.querySelector('[data-id=g4]')")
    #expect(try page.rowIDs(id) == ["g2", "g3", "g4", "add"])
    try page.click(id, ".ex-bar button")
    #expect(try page.rowIDs(id) == ["g2", "g3", "g4"])
    #expect(
      try !page.flag(id, "return !!f.querySelector('.ex-change, [aria-disabled=true].ex-main')"))
  }

  @Test func `what is selected is deleted together, and comes back together`() throws {
    let page = try ExamplePage(.en)
    let id = "walk-stages"
    try page.click(id, ".ex-bar button")
    try page.click(id, ".ex-row .ex-title", 0)
    try page.click(id, ".ex-row .ex-title", 2)
    try page.click(id, ".ex-acts button", 0)
    #expect(try page.rowIDs(id) == ["s2", "s4"])
    try page.click(id, ".ex-toolbar > button:last-of-type")
    #expect(try page.rowIDs(id) == ["s1", "s2", "s3", "s4"])
  }

  @Test func `a finger pulls fresh rows, and an older row becomes the new one`() throws {
    let page = try ExamplePage(.en)
    let id = "ferry-board"
    let busy = "return f.querySelector('.ex-rows').getAttribute('aria-busy') === 'true'"
    let row = try page.place(id, ".ex-row .ex-text")
    try page.browser.drag((0...9).map { (row.x, row.y + Double($0) * 15) }, touch: true)
    #expect(try page.flag(id, busy))
    try page.wait(id, until: "return !!f.querySelector('[data-id=f7]')")
    #expect(
      try page.text(id, "return f.querySelector('[data-id=f3] .ex-detail').textContent")
        == "11:15 from pier 3")
    #expect(
      try page.numbers(id, "return [new Set(all('.ex-row').map(n => n.dataset.id)).size]") == [8])
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-view')"))
  }

  @Test(arguments: TextLanguage.inTurn())
  func `the sections of a sidebar fold`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "archive-rooms"
    #expect(try page.rowIDs(id).contains("maps"))
    try page.focus(id, ".ex-fold")
    try page.browser.press(Key.enter)
    #expect(try !page.flag(id, "return all('.ex-stage [data-id=maps]').length > 0"))
    #expect(
      try page.text(id, "return f.querySelector('.ex-fold').getAttribute('aria-expanded')")
        == "false")
  }

  @Test func `a long name keeps both ends, its letters and its own name`() throws {
    let page = try ExamplePage(.en, size: (390, 900))
    let id = "field-recordings"
    try page.openPanel(id)
    try page.set(id, "width", 320)
    try page.browser.pass(milliseconds: 300)
    let cut = try page.texts(
      id,
      "return all('.ex-title').filter(n => n.textContent.startsWith('marsh')).map(n => n.dataset.cut + '|' + n.textContent)"
    )
    for (text, whole) in zip(
      cut, ["marsh-east-dawn-chorus-first.wav", "marsh-east-dawn-chorus-second.wav"])
    {
      #expect(text.hasSuffix("|\(whole)"))
      #expect(text.hasPrefix("m") && text.contains("v|"), "\(text)")
    }
    #expect(
      try page.flag(
        id,
        """
        return all('.ex-title[data-cut]').every(n => n.scrollWidth <= n.clientWidth + 1);
        """))
    let names = try page.texts(
      id,
      """
      return [...f.querySelectorAll('thead th')].map(n => document.getElementById(
        n.getAttribute('aria-labelledby'))?.textContent ?? n.textContent);
      """)
    #expect(names == ["Name", "Minutes", "Place"])
    #expect(
      try page.flag(
        id, "return Number(f.querySelector('.ex-grip').getAttribute('aria-valuemax')) < 640"))
  }

  @Test func `an index is one tab stop, and a pressed row lights up at once`() throws {
    let page = try ExamplePage(.en)
    #expect(
      try page.numbers("bird-index", "return [all('.ex-index [tabindex=\"0\"]').length]") == [1])
    let place = try page.place("garden-tasks", ".ex-main")
    let colour = "return getComputedStyle(f.querySelector('.ex-row')).backgroundColor"
    let before = try page.text("garden-tasks", colour)
    try page.browser.command(
      "Input.dispatchMouseEvent",
      ["type": "mousePressed", "x": place.x, "y": place.y, "button": "left", "clickCount": 1])
    #expect(try page.text("garden-tasks", colour) != before)
  }
}
