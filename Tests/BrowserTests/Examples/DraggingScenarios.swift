import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Rows that go from one list of an example to another.
@Suite(.needs(.browser), .serialized)
struct DraggingScenarios {
  private let id = "picnic-baskets"
  private let rows = """
    return [...f.querySelectorAll('.ex-rows')].map(
      n => [...n.children].map(r => r.dataset.id).join(' '));
    """

  /// The centres of two titles, where the page stands still.
  private func places(
    of first: String, _ second: String, on page: ExamplePage
  ) throws -> ((x: Double, y: Double), (x: Double, y: Double)) {
    _ = try page.place(id, ".ex-scroll")
    let numbers = try page.numbers(
      id,
      """
      return ['\(first)', '\(second)'].flatMap((name) => {
        const b = box(f.querySelector(`[data-id=${name}] .ex-title`));
        return [b.left + b.width / 2, b.top + b.height / 2];
      });
      """)
    return ((numbers[0], numbers[1]), (numbers[2], numbers[3]))
  }

  private var names: [TextLanguage: String] {
    get throws {
      let table = try #require(BuiltIn.tables.first { $0.id == id })
      let basket = try #require(table.sections.last?.header)
      return Dictionary(
        uniqueKeysWithValues: TextLanguage.allCases.map { ($0, basket[$0] ?? "") })
    }
  }

  @Test(arguments: TextLanguage.inTurn())
  func `a mouse, a finger, a button and keys move rows to the other list`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    #expect(try page.texts(id, rows) == ["bread plums lamp", "cups cloth"])
    // Beside each other where there is room.
    let sides = try page.numbers(
      id, "const [a, b] = all('.ex-rows').map(box); return [b.left - a.right, a.top - b.top]")
    #expect(sides[0] > 0 && abs(sides[1]) < 1, "\(sides)")

    // A mouse takes a row along, before the row under it.
    let (plums, cloth) = try places(of: "plums", "cloth", on: page)
    try page.browser.drag([plums, (plums.x + 30, plums.y), (cloth.x, cloth.y - 8)])
    let now = try page.texts(id, rows)
    #expect(now == ["bread lamp", "cups plums cloth"], "\(now)")
    let basket = try #require(try names[language])
    let said = try page.announcement(id)
    #expect(said.contains(basket) && said.contains("2") && said.contains("3"), "\(said)")
    #expect(try !page.flag(id, "return !!f.querySelector('[data-drop], [data-dragging]')"))

    // The button says where the row goes, and has the focus there.
    try page.focus(id, ".ex-row[data-id=bread] [data-move]")
    #expect(
      try page.text(id, "return document.activeElement.ariaLabel").contains(basket))
    try page.browser.press(Key.enter)
    #expect(try page.texts(id, rows) == ["lamp", "cups plums cloth bread"])
    #expect(
      try page.flag(
        id,
        """
        return document.activeElement.matches('[data-id=bread] [data-move]')
          && !document.activeElement.ariaLabel.includes('\(basket)');
        """))

    // Keys move it within its list and to the other one.
    try page.browser.press(Key.up, with: Key.alt)
    #expect(try page.texts(id, rows) == ["lamp", "cups plums bread cloth"])
    try page.browser.press(Key.left, with: Key.alt)
    #expect(try page.texts(id, rows) == ["lamp bread", "cups plums cloth"])
    try page.browser.press(Key.down, with: Key.alt)
    #expect(try page.texts(id, rows) == ["lamp", "bread cups plums cloth"], "over the edge")
    #expect(try page.focusedRow(id) == "bread")
  }

  @Test func `a finger that rests takes a row along, and one that strokes does not`() throws {
    let page = try ExamplePage(.en, size: (390, 900))
    let places = try page.numbers(
      id, "const [a, b] = all('.ex-rows').map(box); return [a.bottom - b.top]")
    #expect(places[0] <= 0, "below each other on a phone")
    let touch = { (type: String, points: [[String: Double]]) in
      _ = try page.browser.command(
        "Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    }
    // A stroke may scroll the page, so the places are asked for each time.
    func lamp() throws -> (x: Double, y: Double) {
      try page.place(id, ".ex-row[data-id=lamp] .ex-title")
    }
    var start = try lamp()
    try touch("touchStart", [["x": start.x, "y": start.y]])
    try touch("touchMove", [["x": start.x, "y": start.y + 30]])
    try touch("touchEnd", [])
    #expect(try page.texts(id, rows) == ["bread plums lamp", "cups cloth"])

    start = try lamp()
    let cups = try page.numbers(
      id, "const b = box(f.querySelector('[data-id=cups]')); return [b.left + 40, b.top + 4]")
    try touch("touchStart", [["x": start.x, "y": start.y]])
    try page.wait(id, until: "return !!f.querySelector('[data-id=lamp][data-dragging]')")
    for step in 1...6 {
      let part = Double(step) / 6
      try touch(
        "touchMove",
        [["x": start.x + (cups[0] - start.x) * part, "y": start.y + (cups[1] - start.y) * part]])
    }
    try touch("touchEnd", [])
    #expect(try page.texts(id, rows) == ["bread plums", "lamp cups cloth"])
    #expect(try page.announcement(id) == "Lamp: “In the basket”, position 1 of 3")
  }

  @Test func `Escape puts a row back that is being dragged`() throws {
    let page = try ExamplePage(.en)
    let (bread, cloth) = try places(of: "bread", "cloth", on: page)
    let mouse = { (type: String, x: Double, y: Double) in
      _ = try page.browser.command(
        "Input.dispatchMouseEvent",
        ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
    }
    try mouse("mousePressed", bread.x, bread.y)
    try mouse("mouseMoved", bread.x + 20, bread.y)
    try mouse("mouseMoved", cloth.x, cloth.y)
    // A busy page follows the pointer a little later.
    _ = try Browser.wait { try page.texts(id, rows) != ["bread plums lamp", "cups cloth"] }
    #expect(try page.texts(id, rows) != ["bread plums lamp", "cups cloth"])
    try page.browser.press(Key.escape)
    #expect(try page.texts(id, rows) == ["bread plums lamp", "cups cloth"])
    try mouse("mouseReleased", cloth.x, cloth.y)
    #expect(try page.texts(id, rows) == ["bread plums lamp", "cups cloth"])
  }
}
