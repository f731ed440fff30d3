import RowStyles
import TestSupport
import Testing

/// Blocks whose processing once took quadratic time, and similar ones.
@Suite struct TableGrowthTests {
  struct Block: Sendable, CustomTestStringConvertible {
    let name: String
    let isRight: Bool
    let yaml: @Sendable (Int) -> String
    var testDescription: String { name }

    init(_ name: String, isRight: Bool = true, _ yaml: @escaping @Sendable (Int) -> String) {
      self.name = name
      self.isRight = isRight
      self.yaml = yaml
    }
  }

  private static func rows(
    _ head: String = "", _ row: @escaping @Sendable (Int) -> String
  ) -> @Sendable (Int) -> String {
    { count in
      "id: shelf\nlabel: Shelf\n\(head)sections:\n  - id: s\n    rows:\n"
        + (0..<count).map { "      - {id: r\($0), \(row($0))}\n" }.joined()
    }
  }

  private static let columns =
    "kind: outline\ncolumns: [{id: name, heading: N}, {id: kind, heading: K}]\n"

  static let blocks = [
    Block("rows with titles of their own", rows { "title: Book \($0)" }),
    Block("rows that look alike", rows { "title: Book \($0 % 7)" }),
    Block(
      "titles that begin alike and are cut off",
      rows { "title: The very long title of a book about shelves and their makers part \($0)" }),
    Block(
      "numbers with units in columns",
      rows("kind: columns\ncolumns: [{id: name}, {id: age, sortable: true, numeric: true}]\n") {
        "title: \($0 * 7), cells: {age: \($0 * 31 % 977) days}"
      }),
    Block(
      "numbers of a Mac",
      rows(
        "kind: columns\nplatforms: [macOS]\nselection: single\ninspector: true\n"
          + "columns: [{id: name}, {id: age, sortable: true, numeric: true}]\n"
      ) { "title: Book \($0), cells: {age: \($0 * 31 % 977)}" }),
    Block("a list of a Mac", rows("platforms: [macOS]\n") { "title: Book \($0)" }),
    Block(
      "rows with pictures and switches",
      rows {
        "title: Book \($0), image: {symbol: book}, action: toggle, \"on\": true, "
          + "accessories: [toggle]"
      }),
    Block(
      "rows with translations",
      rows { "title: {en: Book \($0), ko: 책 \($0), ja: 本 \($0)}" }),
    Block(
      "rows below values of their own",
      rows(columns + "nestBy: kind\n") { "title: A, cells: {kind: k\($0)}" }),
    Block(
      "cells of columns that are not there", isRight: false,
      rows(columns) { "title: A, cells: {kint\($0): b}" }),
    Block("menus", rows { "title: Book \($0), accessories: [popUpMenu]" }),
    Block("sections") { count in
      "id: shelf\nlabel: Shelf\nsections:\n"
        + (0..<count).map {
          "  - {id: s\($0), rows: [{id: r\($0), title: B\($0), deletable: true}]}\n"
        }.joined()
    },
    Block("unknown fields", isRight: false) { count in
      "id: shelf\nlabel: Shelf\n" + (0..<count).map { "k\($0): v\n" }.joined() + "sections: []\n"
    },
    Block("a variant that changes what the table has not", isRight: false) { count in
      let fields = (0..<count).map { "k\($0): v" }.joined(separator: ", ")
      return "id: shelf\nlabel: Shelf\nsections: []\n\(fields.replacing(", ", with: "\n"))\n"
        + "variants: [{id: other, \(fields)}]\n"
    },
  ]

  @Test(.timeLimit(.minutes(20)), arguments: blocks)
  func `a block is read, checked and written in proportion to its length`(block: Block) {
    let ratio = Growth.ratio(800) { count in
      let example = try? Example(parsing: block.yaml(count))
      #expect((example != nil) == block.isRight)
      for table in example?.tables ?? [] {
        _ = Guidelines.check(table)
        _ = StringCatalog.clashes(of: table, .en)
        _ = StringCatalog.source(of: table, .en)
      }
    }
    #expect(ratio < Growth.limit, "\(block.name)")
  }

  @Test func `variants that would have too many rows are refused with one message`() throws {
    let rows = (0..<100).map { "      - {id: r\($0), title: Book \($0)}\n" }.joined()
    let variants = (0..<200).map { "  - {id: v\($0), style: plain}\n" }.joined()
    let yaml = "id: t\nlabel: T\nsections:\n  - id: s\n    rows:\n\(rows)variants:\n\(variants)"
    let error = try #require(throws: InvalidExample.self) { try Example(parsing: yaml) }
    #expect(error.problems.map(\.line) == [156])
    #expect(error.problems.first?.message.contains("at most 5000 rows") == true)
  }
}
