import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Rows of tables with columns, and of outlines, are chosen as in a window of a Mac.
@Suite(.needs(.browser), .serialized)
struct RowChoiceScenarios {
  private let id = "clock-parts"

  private func page(_ fields: String, _ language: TextLanguage = .en) throws -> ExamplePage {
    let example = try Example(
      parsing: """
        {id: \(id), label: Clock parts, style: inset, \(fields), feedback: persistent, columns: [
          {id: part, heading: Part, sortable: true}, {id: stock, heading: Stock, numeric: true}],
          sections: [{id: all, rows: [{id: spring, title: Mainspring, cells: {stock: 4}, deletable: true},
            {id: wheel, title: Wheel, cells: {stock: 0}, deletable: true},
            {id: key, title: Key, cells: {stock: 3}, disabled: true},
            {id: glass, title: Glass, cells: {stock: 12}, deletable: true},
            {id: bell, title: Bell, cells: {stock: 2}, deletable: true}]}]}
        """)
    return try ExamplePage(language, tables: example.tables)
  }

  private func chosen(_ page: ExamplePage) throws -> [String] {
    try page.texts(id, "return all('[aria-selected=true]').map(n => n.dataset.id)")
  }

  /// Clicks a row while a modifier key is down.
  private func click(_ page: ExamplePage, _ row: String, _ key: String) throws {
    _ = try page.ask(
      id,
      """
      all('[data-id=\(row)]')[0].dispatchEvent(
        new MouseEvent('click', {bubbles: true, \(key): true}));
      """)
  }

  @Test(arguments: TextLanguage.inTurn())
  func `a click chooses a row alone, others come with Command and Shift, and their number is said`(
    _ language: TextLanguage
  ) throws {
    let page = try page("kind: columns, platforms: [macOS], selection: multiple", language)
    let roles = """
      const t = f.querySelector('table');
      return [t.getAttribute('role'), t.getAttribute('aria-multiselectable'),
        String(all('.ex-row[tabindex="0"]').length), String(all('[aria-selected]').length)];
      """
    #expect(try page.texts(id, roles) == ["grid", "true", "1", "5"])
    try page.click(id, ".ex-row", 1)
    #expect(try chosen(page) == ["wheel"])
    #expect(try page.focusedRow(id) == "wheel")
    try click(page, "bell", "shiftKey")
    #expect(
      try chosen(page) == ["wheel", "glass", "bell"], "a row that is off stays out of a range")
    let said = Word.selected.text[language]?.replacingOccurrences(of: "{0}", with: "3")
    #expect(try page.announcement(id) == said)
    try click(page, "glass", "metaKey")
    try click(page, "spring", "ctrlKey")
    #expect(try chosen(page) == ["spring", "wheel", "bell"])
    try page.click(id, ".ex-row", 3)
    #expect(try chosen(page) == ["glass"])
    let color = "return [getComputedStyle(all('[aria-selected=true]')[0]).color]"
    #expect(try page.texts(id, color) == ["rgb(255, 255, 255)"])
  }

  @Test func `the choice goes with the arrow keys, Shift extends it, and letters find a row`()
    throws
  {
    let page = try page("kind: columns, platforms: [macOS], selection: multiple")
    try page.focus(id, ".ex-row")
    try page.browser.press(Key.down, with: Key.shift)
    #expect(try chosen(page) == ["spring", "wheel"], "a range begins where the focus was")
    try page.browser.press("b")
    #expect(try chosen(page) == ["bell"])
    try page.browser.press("a", with: "\u{E009}")
    #expect(try chosen(page) == ["spring", "wheel", "glass", "bell"])
    try page.browser.press(Key.home)
    #expect(try chosen(page) == ["spring"])
    try page.browser.press(Key.down, with: Key.shift)
    try page.browser.press(Key.delete)
    #expect(try page.rowIDs(id) == ["key", "glass", "bell"], "what is chosen is deleted together")
  }

  @Test func `a table with one choice keeps one, and shows it beside itself`() throws {
    let page = try page("kind: columns, platforms: [macOS], selection: single, inspector: true")
    _ = try page.ask(
      id, "for (const n of f.querySelectorAll('.ex-row')) n.dataset.action = 'detail'")
    try page.click(id, ".ex-row", 1)
    try click(page, "bell", "shiftKey")
    #expect(try chosen(page) == ["bell"])
    try page.wait(id, until: "return f.querySelector('.ex-pane').textContent.includes('Bell')")
    try page.browser.press(Key.up)
    #expect(try chosen(page) == ["glass"])
    try page.wait(id, until: "return f.querySelector('.ex-pane').textContent.includes('Glass')")
  }

  @Test func `rows of an outline are chosen, and those of an iPad in edit mode one by one`() throws
  {
    let outline = try page("kind: outline, nestBy: stock, platforms: [macOS], selection: multiple")
    try outline.click(id, ".ex-row", 1)
    #expect(try chosen(outline).count == 1)
    try outline.browser.press(Key.down, with: Key.shift)
    #expect(try chosen(outline).count == 2)
    #expect(
      try outline.flag(
        id, "return f.querySelector('table[role=treegrid]').ariaMultiSelectable === 'true'"))

    let tablet = try page(
      "kind: columns, platforms: [iPadOS], selection: multiple, editing: {mode: explicit}")
    try tablet.click(id, ".ex-row", 1)
    try tablet.click(id, ".ex-bar button")
    try tablet.click(id, ".ex-row", 3)
    #expect(try chosen(tablet) == ["wheel", "glass"])
    #expect(try tablet.texts(id, "return [String(all('.ex-box').length)]") == ["5"])
    try tablet.click(id, ".ex-acts button")
    #expect(try tablet.rowIDs(id) == ["spring", "key", "bell"])
    #expect(try tablet.focusedRow(id) == "key")
    #expect(try tablet.numbers(id, "return [all('.ex-row[tabindex=\"0\"]').length]") == [1])
  }
}
