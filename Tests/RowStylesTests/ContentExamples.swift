import Foundation
import RowStyles
import Testing

/// The examples in the project's published notes, in files and in fences.
enum ContentExamples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../content").standardized

  /// The YAML of each example with the file that contains it.
  static let sources: [(file: String, yaml: String)] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.sorted().flatMap { name -> [(file: String, yaml: String)] in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      else { return [] }
      if name.hasSuffix(".table.yaml") { return [(name, text)] }
      let fences = text.matches(
        of: #/(?:^|\n)```yaml table-example\n(.*?)\n```/#.dotMatchesNewlines())
      return fences.map { (name, String($0.output.1)) }
    }
  }()

  /// All tables with their variants.
  static let tables: [TableSpec] = sources.flatMap { source in
    (try? Example(parsing: source.yaml))?.tables ?? []
  }
}

struct ContentExampleTests {
  @Test func `every row that leads somewhere shows something there`() {
    let tables = ContentExamples.tables + BuiltIn.tables
    let rows = tables.flatMap { table in
      table.allRows.filter { $0.action == .push || $0.action == .detail }.map { (table.id, $0) }
    }
    #expect(rows.count > 100)
    for (table, row) in rows where row.opens == nil && row.detail == nil && row.cells.isEmpty {
      Issue.record("\(table): \(row.id)")
    }
  }

  @Test func `every example can be read, and every reference leads to one`() throws {
    #expect(ContentExamples.tables.count >= 24)
    let ids = Set(ContentExamples.tables.map(\.id))
    var references = 0
    for (file, yaml) in ContentExamples.sources {
      let example = try Example(parsing: yaml)
      guard case .reference(let id) = example.content else { continue }
      references += 1
      #expect(ids.contains(id), "\(file)")
    }
    #expect(references > 12)
  }

  @Test func `no id stands for two tables, and every example keeps or breaks what it says`() {
    for (id, tables) in Dictionary(grouping: ContentExamples.tables, by: \.id) {
      #expect(Set(tables).count == 1, "\(id)")
    }
    for table in ContentExamples.tables {
      let expectation = Expectation(table)
      #expect(expectation.unmet.isEmpty && expectation.unexpected.isEmpty, "\(table.id)")
    }
  }

  @Test func `the examples show what the notes say about them`() throws {
    let notes = ContentExamples.tables
    let shown = notes + BuiltIn.tables
    func rows(_ table: TableSpec) -> Int { table.allRows.count }
    // A large table beside small ones, with a border and rows that alternate.
    let large = try #require(notes.max { rows($0) < rows($1) })
    #expect(rows(large) >= 30 && large.style == .bordered && large.alternatesRows)
    #expect(notes.contains { rows($0) <= 3 })
    // New rows at the beginning and at the end, and nowhere else.
    #expect(Set(notes.compactMap { $0.live?.insert }) == [.top, .bottom])
    // Groups with a header and a footer, with one of them, and with neither.
    let grouped = shown.filter(\.style.isGrouped).flatMap(\.sections)
    let parts = Set(grouped.map { [$0.header != nil, $0.footer != nil] })
    #expect(parts.isSuperset(of: [[true, true], [true, false], [false, false]]))
    // The screens that the notes name: a plain list beside three inset groups, and groups of
    // switches.
    #expect(
      notes.contains { table in
        table.style == .plain && table.isInSplitView
          && table.allRows.contains { row in
            guard case .list(.insetGrouped, let sections)? = row.opens else { return false }
            return sections.count == 3
          }
      })
    #expect(
      shown.contains { table in
        table.style.isGrouped && table.sections.count > 1
          && table.allRows.allSatisfy { $0.accessories == [.toggle] }
      })
    // An outline of one column, one of several, and folders that look like folders.
    let outlines = notes.filter(\.isOutline)
    #expect(outlines.contains { $0.columnSet == nil } && outlines.contains { $0.columnSet != nil })
    for table in outlines where table.nestsByHand {
      for row in table.allRows where !row.children.isEmpty {
        #expect(row.image?.source == .symbol("folder"), "\(table.id) \(row.id)")
      }
    }
    // On a television, pictures with edges, which focus enlarges.
    #expect(
      notes.contains { table in
        table.platform == .tvOS
          && table.allRows.allSatisfy { if case .asset = $0.image?.source { true } else { false } }
      })
    // People add rows, delete them, move them, and drag them to another list.
    let actions = [Accessory.insert, .delete, .reorder].map(Concept.accessory)
    for concept in actions + [.part(.dragBetween)] {
      #expect(BuiltIn.example(for: concept, replacing: notes) != nil)
    }
  }
}

extension TableSpec {
  /// Whether an author wrote the hierarchy, and it is not made from the values of a column.
  fileprivate var nestsByHand: Bool { !allRows.contains { $0.id.hasPrefix("all-") } }
}
