import BrowserDriver
import RowStyles
import TestSupport
import Testing

/// What closes the actions of a row, and what a drag keeps closed.
@Suite(.needs(.browser), .serialized)
struct ClosingScenarios {
  private let id = "postcards"
  private let isOpen = "return all('.ex-actions').length > 0"
  private let isClosed = "return !all('.ex-actions').length"

  /// Swipes the first row with a finger.
  private func swipe(_ page: ExamplePage, by distance: Double) throws {
    let row = try page.place(id, ".ex-row")
    try page.browser.drag(
      (0...6).map { (row.x + distance * Double($0) / 6, row.y) }, touch: true)
  }

  @Test func `a swipe back closes a row, and does nothing else`() throws {
    let page = try ExamplePage(.en)
    let rows = try page.rowIDs(id)
    for back in [100.0, 280] {
      try swipe(page, by: -120)
      try page.wait(id, until: isOpen)
      try swipe(page, by: back)
      try page.wait(id, until: isClosed)
      #expect(try page.announcement(id).isEmpty)
    }
    // And from the other side.
    try swipe(page, by: 120)
    try page.wait(id, until: isOpen)
    try swipe(page, by: -100)
    try page.wait(id, until: isClosed)
    #expect(try page.rowIDs(id) == rows)
  }

  @Test func `a tap, Escape, a press elsewhere and another menu close a row`() throws {
    let page = try ExamplePage(.en)
    let open = { () throws -> Void in
      try swipe(page, by: -120)
      try page.wait(id, until: isOpen)
    }
    try open()
    let row = try page.place(id, ".ex-row")
    try page.browser.drag([row], touch: true)
    try page.wait(id, until: isClosed)
    try page.browser.pass(milliseconds: 500)
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-view')"), "a tap only closes")

    try open()
    try page.browser.press(Key.escape)
    try page.wait(id, until: isClosed)

    try open()
    try page.click(id, ".ex-label")
    try page.wait(id, until: isClosed)

    try open()
    try page.openMenu(id, ".ex-row", 1)
    #expect(try page.flag(id, isClosed))
  }

  @Test func `the question of a delete control can be answered with no`() throws {
    let page = try ExamplePage(.en)
    let id = "guest-list"
    try page.click(id, ".ex-bar button")
    let rows = try page.rowIDs(id)
    let ask = { () throws -> Void in
      try page.click(id, "[data-change=delete]")
      try page.wait(id, until: isOpen)
    }
    try ask()
    try page.browser.press(Key.escape)
    try page.wait(id, until: isClosed)
    #expect(try page.flag(id, "return document.activeElement.matches('[data-change=delete]')"))
    for no in ["[data-change=delete]", ".ex-row .ex-title", ".ex-label"] {
      try ask()
      try page.click(id, no)
      try page.wait(id, until: isClosed)
    }
    #expect(try page.rowIDs(id) == rows)
    try ask()
    try page.browser.press(Key.enter)
    #expect(try page.rowIDs(id).count == rows.count - 1, "the answer has the focus")
  }

  @Test func `a finger that carries a row opens no menu`() throws {
    let yaml = """
      id: fruit-bowls
      label: Fruit bowls
      style: insetGrouped
      platforms: [iPadOS]
      px: 560
      dragBetween: true
      menu:
        - {title: Keep}
      sections:
        - id: a
          header: First
          rows:
            - {id: apple, title: Apple}
            - {id: banana, title: Banana}
        - id: b
          header: Second
          rows:
            - {id: date, title: Date}
      """
    let page = try ExamplePage(.en, tables: Example(parsing: yaml).tables)
    let id = "fruit-bowls"
    let start = try page.place(id, "[data-id=apple] .ex-title")
    let touch = { (type: String, points: [[String: Double]]) in
      _ = try page.browser.command(
        "Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    }
    try touch("touchStart", [["x": start.x, "y": start.y]])
    try page.wait(id, until: "return !!f.querySelector('[data-id=apple][data-dragging]')")
    try page.browser.pass(milliseconds: 500)
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-menu')"))
    try touch("touchEnd", [])
  }
}
