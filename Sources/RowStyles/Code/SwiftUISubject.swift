/// A table with the names that its parts have in SwiftUI code.
struct SwiftUISubject {
  let code: CodeSubject
  /// Asked of each section, so looked for once.
  let hasDisabledRows: Bool
  let hasPlaceholders: Bool
  /// The names of properties by the ids of sections.
  let sectionNames: [String: String]
  /// The rows, and those of the lists that they open.
  let writtenRows: [Row]
  /// The rows of which a value is chosen, in a menu or in a list that they open.
  let pickers: [Row]
  /// The names of the properties with the chosen values, by the ids of the rows.
  private let pickerNames: [String: String]

  init(table: TableSpec, language: TextLanguage) {
    code = CodeSubject(table: table, language: language)
    let rows = code.rows
    hasDisabledRows = rows.contains(where: \.isDisabled)
    hasPlaceholders = rows.contains(where: \.isPlaceholder)
    sectionNames = Self.propertyNames(table.sections.map(\.id))
    writtenRows = rows + rows.flatMap { $0.opens?.rows ?? [] }.flatMap(\.everyRow)
    pickers = writtenRows.filter { row in
      if case .choices? = row.opens { return true }
      return row.has(.choice)
    }
    let names = pickers.isEmpty ? [:] : Self.propertyNames(writtenRows.map(\.id))
    let chosen = Set(pickers.map(\.id))
    pickerNames = names.filter { chosen.contains($0.key) }
  }

  /// The property with the chosen value of a row; nil if none can be chosen.
  func property(of row: Row) -> String? { pickerNames[row.id] }

  private static func propertyNames(_ ids: [String]) -> [String: String] {
    Dictionary(zip(ids, SourceWriter.propertyNames(ids))) { first, _ in first }
  }
}

/// What writes a part of a table as SwiftUI code, and so asks the same of the table.
protocol SwiftUIPart: CodePart {
  var subject: SwiftUISubject { get }
}

extension SwiftUIPart {
  var code: CodeSubject { subject.code }

  /// A text as the key of a view's own text.
  func text(_ text: LocalizedText) -> String {
    SourceWriter.literal(text.best(for: language).text)
  }

  /// The detail of a row, for a view's own text: the chosen value, if there are choices.
  func detail(_ row: Row) -> String {
    chosen(row) ?? row.detail.map { text($0) } ?? "\"\""
  }
  func detailString(_ row: Row) -> String {
    chosen(row) ?? row.detail.map { string($0) } ?? "\"\""
  }

  /// The property with the value that was chosen in the list that a row opens.
  private func chosen(_ row: Row) -> String? {
    guard case .choices? = row.opens else { return nil }
    return subject.property(of: row)
  }

  /// A row's title, detail and image as the arguments of a call.
  func arguments(of row: Row) -> [String] {
    var fields = ["title: \(string(row.title))"]
    if let detail = row.detail { fields.append("detail: \(string(detail))") }
    switch row.image?.source {
    case .symbol(let name)?, .asset(let name)?:
      fields.append("image: \(SourceWriter.literal(name))")
    case nil: break
    }
    if let alt = row.image?.alt { fields.append("alternativeText: \(string(alt))") }
    return fields
  }

  /// Writes the rows of a section as the elements of an array, whose declaration is given up to `=`.
  func writeItems(of section: Section, declared declaration: String, _ body: inout SourceWriter) {
    body.line("\(declaration) \(items(section)): [Item] = [")
    body.indented { body in
      for row in section.rows {
        let fields = ["id: \(SourceWriter.literal(row.id))"] + arguments(of: row)
        body.line("Item(\(fields.joined(separator: ", "))),")
      }
    }
    body.line("]")
  }

  /// Writes the property with an item's symbol, if there are any symbols among those of its kind.
  func writeSymbol(_ symbols: [String?], _ body: inout SourceWriter) {
    guard symbols.contains(where: { $0 != nil }) else { return }
    body.line(symbols.contains(nil) ? "var symbol: String?" : "let symbol: String")
  }

  /// Writes a text of an item beside the item's symbol.
  func writeLabel(
    _ text: String, _ symbols: [String?], _ body: inout SourceWriter, _ suffix: String = ""
  ) {
    guard symbols.contains(where: { $0 != nil }) else {
      return body.line("Text(\(text))\(suffix)")
    }
    body.use(.label)
    guard symbols.contains(nil) else {
      return body.line("Label(\(text), systemImage: item.symbol)\(suffix)")
    }
    body.line("if let symbol = item.symbol {")
    body.line("  Label(\(text), systemImage: symbol)\(suffix)")
    body.line("} else {")
    body.line("  Text(\(text))\(suffix)")
    body.line("}")
  }

  /// Writes the style of a list; that of every list is written nowhere, and tables have the bordered one.
  func writeListStyle(_ body: inout SourceWriter) {
    guard table.style != .automatic, table.style != .bordered else { return }
    body.modifier(
      ".listStyle(.\(table.style.rawValue))", table.style.kind.swiftUI, on: table.platforms)
  }

  var pushes: Bool { rows.contains { $0.action == .push || opensView($0) } }
  /// Whether rows are data because they change; other rows are written out.
  var isData: Bool {
    table.editing != nil || table.live != nil || rows.contains(where: \.isDeletable)
      || table.search != nil || table.hasSwipes || table.empty != nil || hasRowMenu
  }

  /// Whether a row without a pane beside it opens a view of its own.
  func opensView(_ row: Row) -> Bool {
    row.action == .detail && !table.isInSplitView && table.selection == .none
      && !row.has(.explanation)
  }

  /// Whether a watch pages from the details of one row to the next.
  var pagesDetails: Bool {
    table.pagesVertically && table.platforms.contains(.watchOS) && pushes && !isData
      && !table.isInSplitView
  }

  /// How many rows a watch shows at first; nil if it shows all.
  ///
  /// Pages show as many. A list of more than twelve rows is too long for a watch all the same, so
  /// nothing hides that.
  var firstRows: Int? {
    table.platforms == [.watchOS] && (6...12).contains(rows.count) ? 5 : nil
  }

  /// Whether data items hold a text to open.
  var opensTexts: Bool {
    (rows + table.after).contains { if case .text = $0.opens { true } else { false } }
  }

  func items(_ section: Section) -> String {
    subject.sectionNames[section.id].map { $0 + "Items" } ?? "items"
  }

  /// The sections; a list without any has one that nothing stands in yet.
  var shownSections: [Section] {
    table.sections.isEmpty && table.empty != nil ? [Section(id: "all")] : table.sections
  }

  var folds: Bool {
    table.sections.contains { $0.isCollapsible && $0.header != nil }
  }
  /// Whether headers are buttons that open and close their sections; sidebars do so themselves.
  var foldsWithButtons: Bool { folds && table.style != .sidebar }
  /// Whether each row has a menu of its own; where several can be selected, the list has it.
  var hasRowMenu: Bool { !table.menu.isEmpty && table.selection != .multiple }
}
