import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Tables of thousands of rows: what they cost grows with their rows, and they work as small ones do.
@Suite(.needs(.browser), .serialized)
struct LargeTableTests {
  private func table(_ count: Int, _ style: TableStyle = .plain) -> TableSpec {
    let rows = (0..<count).map { number in
      var row = Row(id: "r\(number)", title: LocalizedText(everywhere: "Sample \(number)"))
      row.detail = LocalizedText(everywhere: "Shelf \(number % 97)")
      row.action = .push
      return row
    }
    var table = TableSpec(
      id: "samples-\(count)", label: LocalizedText(everywhere: "Samples \(count)"),
      sections: [Section(id: "all", rows: rows)])
    table.style = style
    table.rowStyle = .subtitle
    table.search = LocalizedText(everywhere: "Search")
    return table
  }

  @Test(arguments: [TableStyle.plain, .insetGrouped])
  func `eight times the rows do not cost the square of it`(_ style: TableStyle) throws {
    let page = try ExamplePage(.en, tables: [table(600, style), table(4800, style)])
    // A machine under load stops one of the two for as long as it likes; what costs the square does so
    // each time.
    var times: [[Double]] = []
    repeat {
      if !times.isEmpty { try page.load() }
      times.append(try ["samples-600", "samples-4800"].map { try attaching($0, on: page) })
    } while times.count < 5 && !times.contains(where: Self.isInProportion)
    #expect(times.contains(where: Self.isInProportion), "\(times) ms")
  }

  /// The square would be 64 times.
  private static func isInProportion(_ times: [Double]) -> Bool { times[1] < 24 * max(times[0], 8) }

  /// How long it takes to make an example interactive, in milliseconds.
  private func attaching(_ id: String, on page: ExamplePage) throws -> Double {
    _ = try page.ask(id, "return true")
    return try page.numbers(
      id,
      """
      const own = performance.getEntriesByName('example-attach').filter(e => e.detail === f.id);
      return [own[0].duration];
      """)[0]
  }

  @Test func `a search and the widths of languages answer in a large table`() throws {
    let page = try ExamplePage(.en, tables: [table(5000)])
    let id = "samples-5000"
    try page.click(id, ".ex-query")
    for letter in "4999" { try page.browser.press(String(letter)) }
    #expect(try page.rowIDs(id) == ["r4999"])
    try page.browser.press(Key.down, Key.enter)
    try page.wait(id, until: "return !!f.querySelector('.ex-view')")
    try page.browser.press(Key.escape)
    #expect(try page.focusedRow(id) == "r4999")
    // The widest text decides, wherever its row is; nothing stays aside.
    try page.openPanel(id)
    try page.wait(id, until: "return Object.keys(f.example.parts.panel.fits).length === 3")
    #expect(try page.rowIDs(id) == ["r4999"])
    try page.click(id, ".ex-clear")
    #expect(try page.rowIDs(id).count == 5000)
  }
}
