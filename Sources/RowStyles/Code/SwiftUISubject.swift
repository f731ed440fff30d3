/// A table with the names that its parts have in SwiftUI code.
struct SwiftUISubject {
  let code: CodeSubject
  /// Stored, because each section needs it.
  let hasDisabledRows: Bool
  let hasPlaceholders: Bool
  /// Whether data items hold a text to open.
  let opensTexts: Bool
  /// The picture of a data item, as an expression; nil if no row has one.
  let itemImage: String?
  /// Whether items name pictures, and words for them.
  let hasImages: Bool
  let hasImageWords: Bool
  /// Whether rows are data because they change, or because many are alike; other rows are written
  /// out.
  let isData: Bool
  /// The keywords with which rows that are data are declared.
  let declaration: String
  /// Whether rows have buttons behind them.
  let hasSwipes: Bool
  /// The names of properties by the ids of sections.
  let sectionNames: [String: String]
  /// The rows, and the rows of the lists that they open.
  let writtenRows: [Row]
  /// The rows whose value can be chosen, in a menu or in a list that they open.
  let pickers: [Row]
  /// The names of the properties with the chosen values, by the ids of the rows.
  private let pickerNames: [String: String]

  init(table: TableSpec, language: TextLanguage) {
    code = CodeSubject(table: table, language: language)
    let rows = code.rows
    hasSwipes = table.hasSwipes
    hasDisabledRows = rows.contains(where: \.isDisabled)
    hasPlaceholders = rows.contains(where: \.isPlaceholder)
    opensTexts = (rows + table.after).contains { if case .text = $0.opens { true } else { false } }
    itemImage = rows.lazy.compactMap(\.image).first.map(Self.itemImage)
    hasImages = (rows + table.after).contains { $0.image != nil }
    hasImageWords = (rows + table.after).contains { $0.image?.alt != nil }
    isData = table.changesRows || Self.hasManyAlike(table)
    let changes = table.changesRows || code.commands.contains(where: \.isDestructive)
    declaration = changes ? "@State private var" : "private let"
    sectionNames = Self.propertyNames(table.sections.map(\.id), endings: ["Items"])
    writtenRows = rows + rows.flatMap { $0.opens?.rows ?? [] }.flatMap(\.everyRow)
    pickers = writtenRows.filter { row in
      if case .choices? = row.opens { return true }
      return row.has(.choice)
    }
    let others = sectionNames.values.map { $0 + "Items" } + code.commands.map(\.name)
    let names =
      pickers.isEmpty
      ? [:]
      : Self.propertyNames(
        writtenRows.map(\.id), avoiding: Set(others), endings: ["Steps", "Step"])
    // If a row is data, its chosen value is the detail of its item.
    let chosen = Set(pickers.map(\.id)).subtracting(isData ? rows.map(\.id) : [])
    pickerNames = names.filter { chosen.contains($0.key) }
  }

  /// The number of rows that are written out although they are alike.
  private static let mostWrittenAlike = 12

  /// Whether so many rows are alike that their code would repeat itself; rows that are controls, or
  /// that open some, each have code of their own.
  private static func hasManyAlike(_ table: TableSpec) -> Bool {
    guard table.after.isEmpty else { return false }
    var counts: [Likeness: Int] = [:]
    for row in table.allRows {
      guard row.accessories.allSatisfy({ $0.kind.effect == .none }), !row.opensControls,
        row.action != .toggle
      else { return false }
      counts[Likeness(row, in: table), default: 0] += 1
    }
    return (counts.values.max() ?? 0) > mostWrittenAlike
  }

  /// The property with the chosen value of a row; nil if the row has no choice, or if its item
  /// holds the value.
  func property(of row: Row) -> String? { pickerNames[row.id] }

  /// Whether people choose values of rows that are data.
  var choosesValues: Bool {
    guard isData else { return false }
    let ids = Set(code.rows.map(\.id))
    return pickers.contains { ids.contains($0.id) }
  }

  /// A picture by the `image` of an item, as an expression.
  static func itemImage(_ image: RowImage) -> String {
    switch image.source {
    case .symbol: "Image(systemName: image)"
    case .asset: "Image(image)"
    }
  }

  private static func propertyNames(
    _ ids: [String], avoiding others: Set<String> = [], endings: [String] = []
  ) -> [String: String] {
    let names = SourceWriter.propertyNames(ids, avoiding: others, endings: endings)
    return Dictionary(zip(ids, names)) { first, _ in first }
  }
}

extension LocalizedText {
  /// Whether a text in any language has characters that Markdown takes for marks.
  var hasMarks: Bool {
    TextLanguage.allCases.contains { language in
      let text = self[language] ?? ""
      return text.contains { "*_`[~\\<".contains($0) } || text.firstRange(of: "://") != nil
    }
  }
}

extension TableSpec {
  /// Whether each row has a menu of its own; if several rows can be selected, the list has the
  /// menu.
  var hasRowMenu: Bool { !menu.isEmpty && selection != .multiple }

  /// Whether SwiftUI code has the rows as data because they change.
  var changesRows: Bool {
    editing != nil || live != nil || allRows.contains(where: \.isDeletable)
      || search != nil || hasSwipes || empty != nil || hasRowMenu
  }
}

/// What makes the code of rows differ, apart from their texts.
private struct Likeness: Hashable {
  let style: RowStyle
  let action: RowAction
  let accessories: [Accessory]

  init(_ row: Row, in table: TableSpec) {
    style = table.style(of: row)
    action = row.action
    accessories = row.accessories
  }
}

extension Row {
  /// Whether the row opens more than a text.
  var opensControls: Bool {
    switch opens {
    case .list?, .choices?: true
    case .text?, nil: false
    }
  }
}
