/// The fields of a table, in the order in which they are written.
///
/// Fields whose meaning depends on others are read by the initializer.
private enum TableFields {
  static let all: [Field<TableSpec>] = [
    .id(\.id),
    Field(
      "label", .text, "The subject of the table, for people and assistive technology.",
      required: true, write: { $1.add("label", $0.label) }),
    Field("kind", .choice(TableSpec.Kind.self), write: { $1.add("kind", $0.kind?.rawValue) }),
    .choice("style", \.style, unless: .automatic),
    Field(
      "platforms", .list(.choice(Platform.self), atLeast: 1), "The table is drawn for the first.",
      read: readPlatforms, write: { $1.add("platforms", scalars($0.platforms.map(\.rawValue))) }),
    .choice("width", \.sizeClass),
    .integer(
      "px", \.width, in: 100...4000, "The width in points; of a split view, that of both panes."),
    .choice("era", \.era, unless: .ios26),
    .choice("rowStyle", \.rowStyle, unless: .basic),
    .choice("selection", \.selection, unless: Selection.none),
    Field(
      "feedback", .choice(Feedback.self), "By default, that of the system for rows that react.",
      write: { table, entries in
        if table.feedback != table.usualFeedback {
          entries.add("feedback", table.feedback.rawValue)
        }
      }),
    .choice("truncation", \.truncation, unless: .tail).written { table in
      // Columns and AppKit set it at each of their texts.
      guard table.truncation == .middle, table.columnSet == nil else { return LookCode() }
      // A text that wraps is not cut off.
      let limit = table.lines == nil ? ".lineLimit(1)" : ""
      let properties = ["textProperties", "secondaryTextProperties"]
      return LookCode(
        swiftUI: LookCode.Modifier(text: limit + ".truncationMode(.middle)", needs: .list),
        uiKitContent: (table.lines == nil
          ? properties.map { "content.\($0).numberOfLines = 1" } : [])
          + properties.map { "content.\($0).lineBreakMode = .byTruncatingMiddle" })
    },
    .integer(
      "lines", \.lines, in: 1...5, "How many lines a text of a row takes before it is cut off."
    ).onStage.written { table in
      guard let lines = table.lines, table.columnSet == nil else { return LookCode() }
      return LookCode(
        swiftUI: LookCode.Modifier(text: ".lineLimit(\(lines))", needs: .list),
        uiKitContent: [
          "content.textProperties.numberOfLines = \(lines)",
          "content.secondaryTextProperties.numberOfLines = \(lines)",
        ], appKit: lines > 1 ? ["table.usesAutomaticRowHeights = true"] : [],
        appKitField: ["field.maximumNumberOfLines = \(lines)"])
    },
    .flag("index", \.hasIndex),
    .flag("splitView", \.isInSplitView),
    .flag("verticalPaging", \.pagesVertically),
    .flag("alternating", \.alternatesRows).written { table in
      LookCode(
        swiftUI: table.alternatesRows && table.columnSet == nil
          ? LookCode.Modifier(text: ".alternatingRowBackgrounds()", needs: API(macOS: 1400)) : nil,
        appKit: ["table.usesAlternatingRowBackgroundColors = \(table.alternatesRows)"])
    },
    .choice("pattern", \.pattern),
    Field(
      "columns", .list(.reference(.column)),
      write: { $1.add("columns", $0.columnSet?.columns.map(\.tree) ?? []) }),
    Field("sort", .reference(.sort), write: { $1.add("sort", $0.columnSet?.sort?.tree) }),
    .map("editing", \.editing, .editing),
    .map("loading", \.loading, .loading),
    .map("live", \.live, .live),
    .maps(
      "after", \.after, .row,
      "The rows that updates bring: one with the id of a row replaces that row, others are new."),
    .text(
      "search", \.search, "The prompt of the search field, such as “Search”."),
    .map(
      "empty", \.empty, .empty,
      "What the table shows while it has no rows, or a search finds none."),
    .maps(
      "menu", \.menu, .command,
      "The commands of a row’s context menu, also for all selected rows."),
    .choice("prominence", \.prominence, unless: .standard).onStage.written { table in
      guard table.prominence == .increased else { return LookCode() }
      return LookCode(
        swiftUI: LookCode.Modifier(
          text: ".headerProminence(.increased)", needs: .headerProminence))
    },
    .choice("spacing", \.spacing, unless: .standard).onStage.written { table in
      guard table.spacing == .compact else { return LookCode() }
      return LookCode(
        swiftUI: LookCode.Modifier(text: ".listSectionSpacing(.compact)", needs: .sectionSpacing),
        uiKit: ["tableView.sectionFooterHeight = 8"])
    },
    .choice("separators", \.separators, unless: .automatic).onStage.written { table in
      switch table.separators {
      case .automatic: LookCode()
      case .hidden:
        LookCode(
          uiKitTouch: ["tableView.separatorStyle = .none"], appKit: ["table.gridStyleMask = []"])
      case .full:
        LookCode(
          uiKitTouch: [
            "tableView.separatorInsetReference = .fromCellEdges",
            "tableView.separatorInset = .zero",
          ], appKit: ["table.gridStyleMask = .solidHorizontalGridLineMask"])
      }
    },
    .choice("separatorTint", \.separatorTint).onStage.written { table in
      guard let color = table.separatorTint?.systemColor else { return LookCode() }
      return LookCode(
        uiKitTouch: ["tableView.separatorColor = \(color)"], appKit: ["table.gridColor = \(color)"])
    },
    .flag(
      "columnChoice", \.choosesColumns, "Whether people choose the columns and their order."
    ).onStage,
    .flag(
      "inspector", \.hasInspector,
      "Whether an inspector beside the table shows the selected row."
    ).onStage,
    .flag(
      "dragBetween", \.dragsBetweenLists,
      "Whether sections are lists beside each other, between which people drag rows."
    ).onStage,
    .choice(
      "concept", \.concept, "The concept whose built-in example this table replaces."),
    .choices("expect", \.expect, "The guidelines that the table breaks on purpose."),
    Field(
      "sections", .list(.reference(.section)),
      write: { $1.add("sections", Tree(.list($0.sections.map(\.tree)))) }),
    Field("rows", .list(.reference(.row)), "The rows of a table without “sections”."),
    Field(
      "variants", .list(.object([("$ref", .string("#/$defs/variant"))])),
      "The table again, each with an id and the fields that it changes."),
    Field(
      "nestBy", .word,
      "The column of an outline under whose values the rows are grouped."),
  ]

  @Sendable private static func readPlatforms(
    _ fields: Fields, _ table: inout TableSpec, _ problems: inout [Problem]
  ) {
    guard let platforms = fields.choices("platforms", Platform.self, &problems) else { return }
    table.platforms = platforms
    if platforms.isEmpty, let place = fields["platforms"], case .list(let items) = place.value,
      items.isEmpty
    {
      problems.append(place.problem("“platforms” names at least one platform"))
    }
  }
}

extension TableSpec: FieldMap {
  static let all = TableFields.all
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  /// The values of `kind`.
  package enum Kind: String, CaseIterable { case list, collection, columns, outline }

  /// The value of `kind`; nil for the layout of a table without the field.
  fileprivate var kind: Kind? {
    switch layout {
    case .list: nil
    case .collection: .collection
    case .columns: .columns
    case .outline: .outline
    }
  }

  /// The table in the authoring format; reading it back gives an equal table.
  package var tree: Tree { written }

  /// The code that the fields have in each framework, in the order of the fields.
  var look: [LookCode] { Self.all.compactMap { $0.code?(self) } }

  /// The fields that the style sheet and the script need, unless they have their default values.
  var stageData: [Tree.Entry] {
    var entries = Entries()
    for field in Self.all where field.isOnStage { field.write(self, &entries) }
    return entries.list
  }
}
