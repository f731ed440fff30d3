import BrowserDriver
import RowStyles
import TestSupport
import Testing

/// Edit mode beside a search and closed sections, and rows that come back after they were deleted.
@Suite(.needs(.browser), .serialized)
struct ReturningScenarios {
  private let id = "orchard"
  private let yaml = """
    id: orchard
    label: {en: Orchard, ko: 과수원, ja: 果樹園}
    style: insetGrouped
    platforms: [iOS]
    rowStyle: basic
    selection: multiple
    feedback: momentary
    search: {en: Search, ko: 검색, ja: 検索}
    editing: {mode: explicit, reorder: true}
    sections:
      - id: a
        header: {en: First, ko: 첫, ja: 一}
        collapsible: true
        rows:
          - {id: apple, title: {en: Apple, ko: 사과, ja: りんご}, action: toggle, deletable: true, movable: true}
          - {id: banana, title: {en: Banana, ko: 바나나, ja: バナナ}, action: toggle, deletable: true, movable: true}
          - {id: cherry, title: {en: Cherry, ko: 체리, ja: さくらんぼ}, action: toggle, deletable: true, movable: true}
      - id: b
        header: {en: Second, ko: 둘, ja: 二}
        collapsible: true
        rows:
          - {id: date, title: {en: Date, ko: 대추, ja: なつめ}, action: toggle, deletable: true, movable: true}
          - {id: elder, title: {en: Elder, ko: 딱총, ja: にわとこ}, action: toggle, deletable: true, disabled: true}
          - {id: fig, title: {en: Fig, ko: 무화과, ja: いちじく}, action: toggle, deletable: true}
    """
  private let every = ["apple", "banana", "cherry", "date", "elder", "fig"]
  private let undo = ".ex-toolbar > button:last-of-type"
  private let count = "return f.querySelector('.ex-toolbar > span').textContent"

  private func page() throws -> ExamplePage {
    try ExamplePage(.en, tables: Example(parsing: yaml).tables)
  }

  private func search(_ text: String, on page: ExamplePage) throws {
    _ = try page.ask(
      id,
      """
      const n = f.querySelector('.ex-query');
      n.value = given[0];
      n.dispatchEvent(new Event('input', {bubbles: true}));
      """, text)
  }

  @Test func `all that is selected can be seen, and comes back after the search`() throws {
    let page = try page()
    try page.click(id, ".ex-bar button")
    try search("fig", on: page)
    #expect(try page.rowIDs(id) == ["fig"])
    try page.click(id, ".ex-toolbar button")
    #expect(try page.text(id, count).contains("1"))
    try page.click(id, ".ex-acts button")
    #expect(try page.announcement(id).contains("Fig"))
    try search("", on: page)
    #expect(try page.rowIDs(id) == Array(every.dropLast()))
    try page.click(id, undo)
    #expect(try page.rowIDs(id) == every)

    // A row that comes back into a search is a part of it, or waits for its end.
    try page.focus(id, "[data-id=apple] input")
    try page.browser.press(Key.delete)
    try search("ban", on: page)
    try page.click(id, undo)
    #expect(try page.rowIDs(id) == ["banana"])
    try search("", on: page)
    #expect(try page.rowIDs(id) == every)
  }

  @Test func `rows that cannot be used or seen are not selected`() throws {
    let page = try page()
    try page.click(id, ".ex-fold")
    try page.click(id, ".ex-bar button")
    try page.click(id, ".ex-toolbar button")
    let chosen = """
      return [...f.querySelectorAll('.ex-row input:checked')].map(
        n => n.closest('.ex-row').dataset.id);
      """
    #expect(try page.texts(id, chosen) == ["date", "fig"])
    try page.click(id, ".ex-fold", 1)
    #expect(try page.text(id, count).contains("0"), "in a section that is closed")
  }

  @Test func `rows come back in the present mode and language`() throws {
    let page = try page()
    let boxes = "return [all('.ex-row input').length]"
    try page.focus(id, "[data-id=apple] [data-more]")
    try page.browser.press(Key.delete)
    _ = try page.ask(id, "f.example.setLanguage('ja')")
    try page.click(id, ".ex-bar button")
    try page.click(id, undo)
    #expect(try page.rowIDs(id) == every)
    #expect(try page.numbers(id, boxes) == [6], "it can be selected as the others")
    #expect(
      try page.text(id, "return f.querySelector('[data-id=apple] .ex-title').textContent")
        == "りんご")

    try page.focus(id, "[data-id=banana] input")
    try page.browser.press(Key.delete)
    try page.click(id, ".ex-bar button")
    try page.click(id, undo)
    #expect(try page.rowIDs(id) == every)
    #expect(try page.numbers(id, boxes) == [0], "no control of edit mode")
    #expect(
      try page.flag(
        id, "return f.querySelector('[data-id=banana] [data-more]').ariaLabel.includes('バナナ')"))
  }

  @Test func `rows move among those that can be seen, and their buttons say which`() throws {
    let page = try page()
    try page.click(id, ".ex-bar button")
    let names = "return all('.ex-toolbar > [aria-label]').map(n => n.ariaLabel)"
    #expect(try page.texts(id, names).allSatisfy { $0.contains("Apple") })
    try search("e", on: page)
    #expect(try page.rowIDs(id) == ["apple", "cherry", "date", "elder"])
    try page.focus(id, "[data-id=apple] input")
    try page.browser.press(Key.down, with: Key.alt)
    #expect(try page.rowIDs(id) == ["cherry", "apple", "date", "elder"])
    #expect(try page.announcement(id).contains("2"))
  }

  @Test func `rows come back into the order and the list as they are by now`() throws {
    let columns = """
      id: crates
      label: Crates
      kind: columns
      style: bordered
      platforms: [macOS]
      px: 560
      feedback: persistent
      menu:
        - {title: Throw away, role: destructive}
      columns:
        - {id: name, heading: Name, sortable: true}
        - {id: size, heading: Size, numeric: true, sortable: true}
      sections:
        - id: all
          rows:
            - {id: apple, title: Apple, cells: {size: "3"}}
            - {id: banana, title: Banana, cells: {size: "2"}}
            - {id: cherry, title: Cherry, cells: {size: "1"}}
      """
    let page = try ExamplePage(.en, tables: Example(parsing: columns).tables)
    let id = "crates"
    try page.openMenu(id, "[data-id=cherry]")
    try page.click(id, ".ex-menu button")
    try page.wait(id, until: "return all('.ex-row').length === 2")
    try page.click(id, "thead button", 1)
    #expect(try page.rowIDs(id) == ["banana", "apple"])
    try page.click(id, ".ex-toolbar button")
    #expect(try page.rowIDs(id) == ["cherry", "banana", "apple"])
  }
}
