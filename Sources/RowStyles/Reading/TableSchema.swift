import TextBasics

/// The authoring format as a JSON Schema, with which editors complete and check YAML.
///
/// The names of fields and the values of enumerations are those that the reader knows; a test holds
/// both against each other.
package enum TableSchema {
  /// The schema (draft 2020-12), indented, with a line feed at its end.
  package static var json: String {
    var definitions: [(String, JSON)] = [("text", text)]
    for noun in Noun.allCases { definitions.append((noun.rawValue, object(noun))) }
    let schema = JSON.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Table examples of hig-notes")),
      (
        "oneOf",
        .array([
          reference(.table), .object([("type", .string("array")), ("items", reference(.table))]),
          .object([
            ("type", .string("object")), ("required", .array([.string("ref")])),
            (
              "properties",
              .object([
                (
                  "ref",
                  .object([
                    ("type", .string("string")),
                    ("description", .string("The id of a table that is defined elsewhere.")),
                  ])
                )
              ])
            ), ("additionalProperties", .boolean(false)),
          ]),
        ])
      ),
      ("$defs", .object(definitions)),
    ])
    return schema.text + "\n"
  }

  /// The maps of the format.
  enum Noun: String, CaseIterable {
    case table, section, row, image, swipe, opens, column, sort, editing, loading, live, empty,
      command

    /// The fields that the reader knows.
    var names: [String] {
      switch self {
      case .table: TableSpec.fields
      case .section: Section.fields
      case .row: Row.fields
      case .image: RowImage.fields
      case .swipe: SwipeAction.fields
      case .opens: Destination.fields
      case .column: Column.fields
      case .sort: ColumnSet.Sort.fields
      case .editing: Editing.fields
      case .loading: Loading.fields
      case .live: Live.fields
      case .empty: EmptyState.fields
      case .command: MenuCommand.fields
      }
    }

    fileprivate var required: [String] {
      switch self {
      case .table: ["id", "label", "sections"]
      case .section, .column: ["id"]
      case .row: ["id", "title"]
      case .swipe, .empty, .command: ["title"]
      case .sort: ["column"]
      case .loading: ["textMs"]
      case .image, .opens, .editing, .live: []
      }
    }
  }

  private static let text = JSON.object([
    ("description", .string("A text that is the same everywhere, or one per language.")),
    (
      "oneOf",
      .array([
        .object([("type", .array(["string", "number", "boolean"].map(JSON.string)))]),
        .object([
          ("type", .string("object")), ("minProperties", .number(1)),
          (
            "properties",
            .object(
              TextLanguage.allCases.map { language in
                (language.rawValue, .object([("type", .string("string"))]))
              })
          ), ("additionalProperties", .boolean(false)),
        ]),
      ])
    ),
  ])

  private static func object(_ noun: Noun) -> JSON {
    let properties = noun.names.map { name -> (String, JSON) in
      var value = schema(of: name, in: noun)
      if case .object(let entries) = value, let words = description(of: name, in: noun) {
        value = .object([("description", .string(words))] + entries)
      }
      return (name, value)
    }
    var whole: [(String, JSON)] = [
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .boolean(false)),
    ]
    if !noun.required.isEmpty {
      whole.append(("required", .array(noun.required.map(JSON.string))))
    }
    guard noun == .sort else { return .object(whole) }
    // A sort is a column, or a column with an order.
    return .object([("oneOf", .array([string, .object(whole)]))])
  }

  private static func reference(_ noun: Noun) -> JSON {
    .object([("$ref", .string("#/$defs/\(noun.rawValue)"))])
  }

  private static let string = JSON.object([("type", .string("string"))])
  private static let textReference = JSON.object([("$ref", .string("#/$defs/text"))])

  private static func list(_ items: JSON) -> JSON {
    .object([("type", .string("array")), ("items", items)])
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) -> JSON {
    .object([("enum", .array(Choice.allCases.map { .string($0.rawValue) }))])
  }

  private static func integer(_ range: ClosedRange<Int>) -> JSON {
    .object([
      ("type", .string("integer")), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ])
  }

  private static func schema(of name: String, in noun: Noun) -> JSON {
    switch (noun, name) {
    case (_, "id"):
      .object([
        ("type", .array(["string", "integer"].map(JSON.string))),
        ("pattern", .string("^[A-Za-z0-9_-]{1,80}$")),
      ])
    case (_, "sections"): list(reference(.section))
    case (_, "rows"), (.table, "after"), (.row, "children"): list(reference(.row))
    case (.table, "columns"): list(reference(.column))
    case (.table, "variants"): list(.object([("type", .string("object"))]))
    case (.table, "sort"): reference(.sort)
    case (.table, "editing"): reference(.editing)
    case (.table, "loading"): reference(.loading)
    case (.table, "live"): reference(.live)
    case (.table, "empty"): reference(.empty)
    case (.table, "menu"): list(reference(.command))
    case (.table, "prominence"): choice(HeaderProminence.self)
    case (.table, "spacing"): choice(SectionSpacing.self)
    case (.table, "separators"): choice(Separators.self)
    case (.table, "separatorTint"), (.swipe, "tint"): choice(Tint.self)
    case (.table, "kind"): choice(TableSpec.Kind.self)
    case (.table, "style"), (.opens, "style"): choice(TableStyle.self)
    case (.row, "style"), (.table, "rowStyle"): choice(RowStyle.self)
    case (.table, "platforms"): list(choice(Platform.self))
    case (.table, "width"): choice(SizeClass.self)
    case (.table, "px"): integer(100...4000)
    case (.table, "era"): choice(Era.self)
    case (.table, "selection"): choice(Selection.self)
    case (.table, "feedback"): choice(Feedback.self)
    case (.table, "truncation"): choice(Truncation.self)
    case (.table, "pattern"): choice(ChoicePattern.self)
    case (.table, "expect"): list(choice(GuidelineID.self))
    case (.table, "concept"): choice(Concept.self)
    case (.row, "image"): reference(.image)
    case (.row, "accessories"): list(choice(Accessory.self))
    case (.row, "action"): choice(RowAction.self)
    case (.row, "swipe"): list(reference(.swipe))
    case (.row, "opens"): reference(.opens)
    case (.row, "cells"):
      .object([("type", .string("object")), ("additionalProperties", textReference)])
    case (.swipe, "edge"): choice(SwipeAction.Edge.self)
    case (.swipe, "role"), (.command, "role"): choice(SwipeAction.Role.self)
    case (.opens, "choices"): list(textReference)
    case (.column, "align"): choice(Column.Alignment.self)
    case (.column, "min"), (.column, "ideal"): integer(24...2000)
    case (.sort, "order"): choice(ColumnSet.Sort.Order.self)
    case (.editing, "mode"): choice(Editing.Mode.self)
    case (.loading, "textMs"), (.loading, "imageMs"), (.image, "arrivesAfterMs"):
      integer(0...60_000)
    case (.loading, "progress"): choice(Loading.Progress.self)
    case (.live, "insert"): choice(Live.Edge.self)
    case (_, "label"), (_, "title"), (_, "detail"), (_, "header"), (_, "footer"), (_, "reading"),
      (_, "alt"), (_, "heading"), (_, "deleteTitle"), (_, "indicator"), (.section, "index"),
      (.table, "search"), (_, "text"):
      textReference
    case (_, "symbol"), (_, "asset"), (_, "template"), (_, "nestBy"), (.sort, "column"): string
    default: .object([("type", .string("boolean"))])
    }
  }

  private static func description(of name: String, in noun: Noun) -> String? {
    switch (noun, name) {
    case (.table, "label"): "The subject of the table, for people and assistive technology."
    case (.table, "platforms"): "The table is drawn for the first."
    case (.table, "px"): "The width in points; of a split view, that of both panes."
    case (.table, "after"):
      "The rows that updates bring: one with the id of a row replaces that row, others are new."
    case (.table, "concept"): "The concept whose built-in example this table replaces."
    case (.table, "expect"): "The guidelines that the table breaks on purpose."
    case (.table, "variants"): "The table again, each with an id and the fields that it changes."
    case (.table, "feedback"): "By default, that of the system for rows that react."
    case (.table, "nestBy"): "The column of an outline under whose values the rows are grouped."
    case (.row, "opens"): "What choosing the row shows: a text, another list, or choices."
    case (.row, "on"): "Whether the row's choice or switch is on."
    case (.table, "search"): "The prompt of the search field, such as “Search”."
    case (.table, "empty"): "What the table shows while it has no rows, or a search finds none."
    case (.table, "menu"): "The commands of a row’s context menu, also for all selected rows."
    case (.table, "columnChoice"): "Whether people choose the columns and their order."
    case (.table, "dragBetween"):
      "Whether sections are lists beside each other, between which people drag rows."
    case (.table, "inspector"): "Whether an inspector beside the table shows the selected row."
    case (.section, "collapsed"): "Whether the section is closed at first."
    case (.swipe, "full"): "Whether a swipe over the whole row performs the action."
    case (.row, "disabled"): "Whether the row is shown and cannot be used now."
    case (.row, "placeholder"): "Whether the row stands in for one that is not loaded yet."
    case (.row, "stale"): "Whether the row shows older data until fresh data arrives."
    case (.row, "reading"): "The sort key of the title, such as kana."
    case (.row, "cells"): "The texts by column id, except for the first column."
    case (.opens, "choices"): "Values of which the row's detail is the one that is chosen."
    case (.column, "numeric"): "Sorted by number, with units, and aligned at the trailing edge."
    default: nil
    }
  }
}

/// A JSON value to write.
indirect enum JSON {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case array([JSON])
  /// In the order given.
  case object([(String, JSON)])

  var text: String {
    var bytes: [UInt8] = []
    write(into: &bytes, depth: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(into bytes: inout [UInt8], depth: Int) {
    func newLine(_ depth: Int) {
      bytes.append(0x0A)
      bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
    }
    switch self {
    case .string(let text): bytes.append(json: text, in: .file)
    case .number(let number): bytes.append(contentsOf: "\(number)".utf8)
    case .boolean(let value): bytes.append(contentsOf: "\(value)".utf8)
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        item.write(into: &bytes, depth: depth)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        newLine(depth + 1)
        bytes.append(json: entry.0, in: .file)
        bytes.append(contentsOf: ": ".utf8)
        entry.1.write(into: &bytes, depth: depth + 1)
      }
      newLine(depth)
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
