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
}
