import Foundation
import RowStyles
import TestSupport
import Testing

/// Generated code that is run, not only type-checked: it sorts as the page does.
struct SortingTests {
  static let tables = (BuiltIn.tables + ContentExamples.tables + voyages).filter { table in
    !table.isOutline && table.columnSet?.columns.contains { $0.isNumeric && $0.isSortable } == true
  }

  /// A table of lengths of time and of dates.
  private static let voyages =
    (try? Example(
      parsing: """
        {id: voyages, label: Voyages, kind: columns, style: inset, platforms: [macOS], columns: [
          {id: ship, heading: Ship, sortable: true}, {id: took, heading: Took, sortable: true, numeric: true},
          {id: left, heading: Left, sortable: true}], sections: [{id: s, rows: [
            {id: a, title: Gannet, cells: {took: 90 min, left: 1 June 2023}},
            {id: b, title: Petrel, cells: {took: 2 h, left: 3 May 2024}},
            {id: c, title: Skua, cells: {took: 45 s, left: 12 April 2024}},
            {id: d, title: Tern, cells: {took: 1 day, left: 20 January 2025}},
            {id: f, title: Fulmar, cells: {took: "3:45", left: "12 April 2024, 9:30 AM"}},
            {id: g, title: Puffin, cells: {took: "3:05", left: "12 April 2024, 1:05 PM"}},
            {id: h, title: Razorbill, cells: {took: 5m 30s, left: Yesterday}},
            {id: e, title: Auk, cells: {left: 2 July 2024}}]}]}
        """
    ).tables) ?? []

  /// The output of a program made of the stand-ins for a framework, a listing and a main file.
  private func output(of framework: String, _ listing: String, _ main: String) throws -> [String] {
    let lines = try APITable().symbols.filter { $0.module == framework }.map(\.declaration)
    let files = [
      "standins.swift": "@_exported import Foundation\n" + lines.joined(separator: "\n"),
      "listing.swift": listing.replacing("import \(framework)\n", with: "import Foundation\n")
        .replacing(#/@available\([^)]*\)\n#Preview \{[^}]*\}\n/#, with: ""),
      "main.swift": main,
    ]
    let folder = try TemporaryFolder(files)
    let paths = files.keys.sorted().map { folder.url.appending(path: $0).path }
    let program = folder.url.appending(path: "run").path
    let faults = try swiftc(["-swift-version", "5", "-Onone", "-o", program] + paths)
    try #require(faults == "", "\(faults.prefix(2000))")
    let process = Process()
    process.executableURL = URL(filePath: program)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The titles of the rows as the page shows them, sorted by a column.
  private func page(_ table: TableSpec, by column: String, _ order: ColumnSet.Sort.Order)
    -> [String]
  {
    var table = table
    guard case .columns(var set) = table.layout else { return [] }
    set.sort = ColumnSet.Sort(column: column, order: order)
    table.layout = .columns(set)
    let text = String(decoding: TableRenderer.render(table, language: .en), as: UTF8.self)
    return text.matches(of: #/<span class="ex-title"[^>]*>([^<]*)</#)
      .map { String($0.output.1) }
  }

  @Test(.timeLimit(.minutes(10)), arguments: tables.map(\.id))
  func `numbers sort alike on the page, in SwiftUI and in AppKit`(_ id: String) throws {
    let table = try #require(Self.tables.first { $0.id == id })
    let dates = id == "voyages" ? ["left"] : []
    let columns =
      table.columnSet?.columns.filter { ($0.isNumeric || dates.contains($0.id)) && $0.isSortable }
      ?? []
    let kit = UIKitWriter.source(of: table, .en)
    try #require(kit.contains("import AppKit"))
    let name = try #require(
      kit.firstMatch(of: #/final class (\w+)Controller/#).map { String($0.output.1) })
    let swiftUI = SwiftUIWriter.source(of: table, .en)
    let view = try #require(
      swiftUI.firstMatch(of: #/struct (\w+): View/#).map { String($0.output.1) })
    let first = try #require(table.columnSet?.columns.first?.id)
    // A column of dates holds a number to sort by and a text to show.
    let isDated = swiftUI.contains("let \(first)Text: String")
    let shown = isDated ? first + "Text" : first
    var main = ""
    var extra = "\nextension \(view) {\n  static func show() {\n"
    var expected: [String] = []
    for column in columns {
      for order in [ColumnSet.Sort.Order.ascending, .descending] {
        let isUp = order == .ascending
        main += "show(\"\(column.id)\", \(isUp))\n"
        let items = "\(view)().items"
        let hasGaps = swiftUI.contains("let \(column.id): Double?")
        let comparator =
          "KeyPathComparator(\\Item.\(column.id)\(hasGaps ? ", comparator: GapsLast()" : "")"
          + "\(isUp ? "" : ", order: .reverse"))"
        extra += "    for item in \(items).sorted(using: [\(comparator)])"
        extra += " { print(item.\(shown)) }\n"
        expected += page(table, by: column.id, order)
      }
    }
    #expect(expected.count == table.allRows.count * columns.count * 2)
    let whole = """
      @MainActor func run() {
        let controller = \(name)Controller()
        controller.loadView()
        func show(_ key: String, _ isUp: Bool) {
          guard let table = (controller.view as? NSScrollView)?.documentView as? NSTableView else {
            return print("no table")
          }
          let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("\(first)"))
          table.sortDescriptors = [NSSortDescriptor(key: key, ascending: isUp)]
          controller.tableView(table, sortDescriptorsDidChange: [])
          for row in 0..<controller.numberOfRows(in: table) {
            let cell = controller.tableView(table, viewFor: column, row: row) as? NSTableCellView
            print(cell?.textField?.stringValue ?? "no cell")
          }
        }
        \(main)
      }
      MainActor.assumeIsolated { run() }

      """
    #expect(try output(of: "AppKit", kit, whole) == expected)
    let source = swiftUI + extra + "  }\n}\n"
    #expect(try output(of: "SwiftUI", source, "\(view).show()\n") == expected)
  }

  @Test(arguments: [ColumnSet.Sort.Order.ascending, .descending])
  func `texts with numbers stand in the order of the numbers before a script runs`(
    _ order: ColumnSet.Sort.Order
  ) throws {
    let rows = ["Pier 10", "Pier 9", "pier 2", "Pier 9"].enumerated().map { place, title in
      Row(id: "r\(place)", title: LocalizedText(everywhere: title))
    }
    var table = TableSpec(
      id: "piers", label: LocalizedText(everywhere: "Piers"),
      sections: [Section(id: "all", rows: rows)])
    table.layout = .columns(
      ColumnSet(columns: [Column(id: "pier")]))
    let titles = page(table, by: "pier", order)
    #expect(
      titles
        == (order == .ascending
          ? ["pier 2", "Pier 9", "Pier 9", "Pier 10"] : ["Pier 10", "Pier 9", "Pier 9", "pier 2"]))
  }

  @Test func `lengths of time and dates have their own order`() throws {
    let table = try #require(Self.voyages.first)
    let took = ["Skua", "Puffin", "Fulmar", "Razorbill", "Gannet", "Petrel", "Tern"]
    #expect(page(table, by: "took", .ascending) == took + ["Auk"])
    #expect(page(table, by: "took", .descending) == took.reversed() + ["Auk"])
    #expect(
      page(table, by: "left", .ascending)
        == ["Gannet", "Skua", "Fulmar", "Puffin", "Petrel", "Auk", "Tern", "Razorbill"])
    #expect(!Guidelines.check(table).contains { $0.guideline == .columnSort })
  }

  @Test(arguments: [
    ("took", "soon", 1), ("took", "5 kg", 1), ("left", "in spring", 1), ("left", "–", 0),
  ])
  func `a value that has no place among the others is found`(
    _ column: String, _ value: String, _ count: Int
  ) throws {
    var table = try #require(Self.voyages.first)
    _ = table.editFirstRow(where: { $0.id == "b" }) { row in
      row.cells[column] = LocalizedText(everywhere: value)
    }
    let found = Guidelines.check(table).filter { $0.guideline == .columnSort }
    #expect(found.map(\.part) == Array(repeating: .row("b"), count: count))
  }

  @Test func `a heading stands above its numbers`() throws {
    let table = try #require(Self.tables.first { $0.id == "field-recordings" })
    let code = UIKitWriter.source(of: table, .en)
    #expect(code.contains("lengthColumn.headerCell.alignment = .right"))
    #expect(!code.contains("placeColumn.headerCell"))
  }
}
