import Foundation
import RowStyles
import Testing

/// The tables of the manual that list the fields of an example.
@Suite struct FieldReferenceTests {
  /// A map that authors write, with its fields and the values of those that are a choice.
  struct Map: Sendable, CustomTestStringConvertible {
    let name: String
    let fields: [String]
    var choices: [String: [String]] = [:]
    var testDescription: String { name }
  }

  /// A row of a table of the page.
  private struct Entry {
    let fields: [String]
    let values: [String]
  }

  private static func names<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) -> [String] {
    type.allCases.map(\.rawValue)
  }

  /// The maps in the order of the page.
  static let maps = [
    Map(
      name: "table", fields: TableSpec.fields,
      choices: [
        "kind": names(TableSpec.Kind.self), "style": names(TableStyle.self),
        "platforms": names(Platform.self), "width": names(SizeClass.self),
        "era": names(Era.self), "rowStyle": names(RowStyle.self),
        "selection": names(Selection.self), "feedback": names(Feedback.self),
        "truncation": names(Truncation.self), "pattern": names(ChoicePattern.self),
        "prominence": names(HeaderProminence.self), "spacing": names(SectionSpacing.self),
        "separators": names(Separators.self), "separatorTint": names(Tint.self),
      ]),
    Map(name: "section", fields: Section.fields),
    Map(
      name: "row", fields: Row.fields,
      choices: [
        "style": names(RowStyle.self), "accessories": names(Accessory.self),
        "action": names(RowAction.self),
      ]),
    Map(
      name: "opens", fields: Destination.fields, choices: ["style": names(TableStyle.self)]),
    Map(name: "image", fields: RowImage.fields),
    Map(
      name: "swipe", fields: SwipeAction.fields,
      choices: [
        "edge": names(SwipeAction.Edge.self), "role": names(SwipeAction.Role.self),
        "tint": names(Tint.self),
      ]),
    Map(name: "column", fields: Column.fields, choices: ["align": names(Column.Alignment.self)]),
    Map(
      name: "sort", fields: ColumnSet.Sort.fields,
      choices: ["order": names(ColumnSet.Sort.Order.self)]),
    Map(name: "editing", fields: Editing.fields, choices: ["mode": names(Editing.Mode.self)]),
    Map(
      name: "loading", fields: Loading.fields, choices: ["progress": names(Loading.Progress.self)]),
    Map(name: "live", fields: Live.fields, choices: ["insert": names(Live.Edge.self)]),
    Map(name: "empty", fields: EmptyState.fields),
    Map(
      name: "command", fields: MenuCommand.fields,
      choices: ["role": names(SwipeAction.Role.self)]),
  ]

  /// The tables of a page in which the first cell of each row names fields, as
  /// `| field | value | meaning |`.
  private static func tables(_ language: String) throws -> [[Entry]] {
    let page = ContentExamples.folder.appending(path: "manual/examples/\(language).md")
    var tables: [[Entry]] = []
    var isInside = false
    for line in try String(contentsOf: page, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      }
      guard line.hasPrefix("|"), cells.count == 5, let field = cells.dropFirst().first else {
        isInside = false
        continue
      }
      if field.isEmpty { continue }
      if !isInside { tables.append([]) }
      isInside = true
      tables[tables.count - 1].append(Entry(fields: field, values: cells[2]))
    }
    return tables
  }

  @Test(arguments: ["en", "ko", "ja"])
  func `the manual names every field of an example and its values, and no other`(
    language: String
  ) throws {
    let tables = try Self.tables(language)
    try #require(tables.count == Self.maps.count)
    for (table, map) in zip(tables, Self.maps) {
      #expect(table.flatMap(\.fields).sorted() == map.fields.sorted(), "\(map)")
      for entry in table {
        let field = try #require(entry.fields.first)
        guard let choices = map.choices[field] else { continue }
        #expect(entry.values == choices, "\(map).\(field)")
      }
    }
  }

  @Test func `every field with a list of values is among the choices`() {
    // A field that is read as a choice says what its values are when it has another one.
    for map in Self.maps where map.name == "table" {
      for field in map.fields where field != "variants" && field != "nestBy" {
        let yaml = "id: a\nlabel: A\nsections: []\n\(field): [no-such-value]\n"
        let said =
          Self.problems(yaml)
          + Self.problems("id: a\nlabel: A\nsections: []\n\(field): no-such-value\n")
        let isChoice = said.contains { $0.contains("is not a value of “\(field)”") }
        let isKnown = map.choices[field] != nil || ["expect", "concept"].contains(field)
        #expect(isChoice == isKnown, "\(field): \(said)")
      }
    }
  }

  private static func problems(_ yaml: String) -> [String] {
    do {
      _ = try Example(parsing: yaml)
      return []
    } catch {
      return error.problems.map(\.message)
    }
  }
}
