import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// A table with columns and thousands of rows is ready as soon as a list of them is.
@Suite(.needs(.browser), .serialized)
struct LargeColumnsTests {
  private let id = "samples"

  private func table(_ count: Int, _ truncation: Truncation = .tail) -> TableSpec {
    let rows = (0..<count).map { number in
      var row = Row(id: "r\(number)", title: LocalizedText(everywhere: "Sample \(10_000 + number)"))
      row.cells["shelf"] = LocalizedText(everywhere: "\(number % 97)")
      row.action = .detail
      return row
    }
    var table = TableSpec(
      id: id, label: LocalizedText(everywhere: "Samples"),
      sections: [Section(id: "all", rows: rows)])
    table.platforms = [.macOS]
    table.style = .bordered
    table.truncation = truncation
    var name = Column(id: "name")
    name.heading = LocalizedText(everywhere: "Name")
    name.isSortable = true
    name.isResizable = true
    name.ideal = 260
    var shelf = Column(id: "shelf")
    shelf.heading = LocalizedText(everywhere: "Shelf")
    shelf.isSortable = true
    shelf.isResizable = true
    shelf.isNumeric = true
    table.layout = .columns(ColumnSet(columns: [name, shelf]))
    return table
  }

  /// Keeps the browser from having nothing to do, so that what is done at the start can be counted.
  private func hold(_ page: ExamplePage) throws {
    try page.browser.command(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": """
        const calls = window.held = [];
        window.requestIdleCallback = (call) => calls.push(call);
        """
      ])
    try page.load()
  }

  private let laidOut = """
    return [[...f.querySelectorAll('tbody td')]
      .filter(n => n.checkVisibility({contentVisibilityAuto: true})).length];
    """

  @Test(arguments: [Truncation.tail, .middle])
  func `only the rows near the screen are laid out at the start`(_ truncation: Truncation) throws {
    let page = try ExamplePage(.en, tables: [table(5000, truncation)])
    try hold(page)
    let count = try page.numbers(id, laidOut)[0]
    #expect(count > 5 && count < 200, "\(count)")
    #expect(try page.rowIDs(id).count == 5000)

    // The rest follows a bit at a time: without that, its cells are not read aloud.
    _ = try page.ask(id, "held.shift()()")
    try page.wait(id, until: "return f.querySelectorAll('[data-ready]').length > 0")
    #expect(try page.numbers(id, "return [f.querySelectorAll('[data-ready]').length]")[0] < 500)
    _ = try page.ask(
      id, "window.requestIdleCallback = (call) => setTimeout(call); held.shift()?.()")
    try page.wait(id, until: "return f.querySelectorAll('[data-ready]').length === 5000")
    #expect(try page.numbers(id, laidOut) == [5000])
  }

  @Test(arguments: [1200, 390])
  func `it works as a small one does`(_ width: Int) throws {
    let page = try ExamplePage(.en, tables: [table(3000)], size: (width, 900))
    try hold(page)
    let edges = """
      const cells = [all('thead th'), [...all('tbody tr')[2].cells]];
      return cells.flatMap(list => list.flatMap(n => [Math.round(box(n).left), Math.round(box(n).width)]));
      """
    func expectAligned() throws {
      let found = try page.numbers(id, edges)
      #expect(found.prefix(4) == found.suffix(4), "\(found)")
    }
    try expectAligned()
    let pitch = try page.numbers(
      id, "const r = all('tbody tr'); return [box(r[1]).top - box(r[0]).top, box(r[2000]).height]")
    #expect(pitch[0] == pitch[1], "rows that are not laid out have the height of the others")

    try page.focus(id, ".ex-grip")
    try page.browser.press(Key.left, Key.left)
    try expectAligned()
    try page.click(id, "th[data-col=name] button")
    try page.browser.press(Key.enter)
    #expect(try page.rowIDs(id).first == "r2999")

    // The heading stays above a row at the other end, to which the focus leads.
    try page.focus(id, ".ex-row button", 2999)
    try page.browser.pass(milliseconds: 300)
    let seen = """
      const [head, row, scroll] = [f.querySelector('th'), document.activeElement, f.querySelector('.ex-scroll')];
      return box(head).top <= box(scroll).top + 2 && box(row).bottom <= box(scroll).bottom + 2
        && box(row).top >= box(head).bottom - 1;
      """
    #expect(try page.flag(id, seen))
    #expect(try page.focusedRow(id) == "r0")
    try page.browser.press(Key.enter)
    try page.wait(
      id,
      until:
        "return f.querySelector('[data-current]')?.dataset.id === 'r0' || !!f.querySelector('.ex-view, .ex-pane')"
    )
  }

  @Test func `sorting lays out the rows near the screen first`() throws {
    let page = try ExamplePage(.en, tables: [table(5000)])
    try hold(page)
    _ = try page.ask(
      id,
      """
      for (const n of f.querySelectorAll('tbody .ex-row')) n.dataset.ready = '';
      f.querySelector('thead button').click();
      """)
    #expect(try page.numbers(id, laidOut)[0] < 1000)
    #expect(try page.rowIDs(id).count == 5000)
  }
}
