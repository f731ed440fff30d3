/// Several columns: a `Table` with headings that sort.
struct SwiftUIColumns: SwiftUIPart {
  let subject: SwiftUISubject
  private let columns: [Column]
  private let sort: ColumnSet.Sort?
  /// The names of the columns as properties.
  private let names: [String]
  private let symbols: [String?]
  /// What the cells of each column have in common, by the ids of columns; stored, because each row
  /// needs it.
  private let contents: [String: ColumnContent]
  private static let mostInBlock = 10

  init(subject: SwiftUISubject, set: ColumnSet) {
    self.subject = subject
    columns = set.columns
    sort = set.sort
    names = SourceWriter.propertyNames(set.columns.map(\.id), endings: ["Text"])
    contents = ColumnContent.contents(of: subject.code.table, subject.code.language)
    symbols = subject.code.table.everyRow.map(subject.code.symbol)
  }

  private var menu: SwiftUIMenu { SwiftUIMenu(subject: subject) }
  var isSorted: Bool { columns.contains(where: \.isSortable) }

  func write(_ body: inout SourceWriter) {
    body.use(.table)
    writeItem(&body)
    menu.writeCommands(&body)
    body.line("\(menu.declaration) items: [Item] = [")
    body.indented { body in
      for row in rows { body.line("Item(\(fields(of: row))),") }
    }
    body.line("]")
    writeState(&body)
    body.block("var body: some View") { body in
      writeStack(&body) { writeTable(isSorted ? "items.sorted(using: order)" : "items", &$0) }
    }
    menu.writeRemoving(&body)
  }

  /// Writes the inspector's view of the selected item.
  private func writeInspected(_ body: inout SourceWriter) {
    let isChosen = table.selection == .multiple ? "choices == [$0.id]" : "$0.id == choice"
    let found =
      table.isOutline
      ? "first(in: items, where: { \(isChosen) })" : "items.first(where: { \(isChosen) })"
    body.line("if let item = \(found) {")
    body.indented { body in
      body.use(.labeledContent)
      body.block("Form") { body in
        for (index, (column, name)) in zip(columns, names).enumerated() {
          let value = shown(column, name)
          if index == 0 {
            body.line("Text(\(value)).font(.headline)")
          } else {
            let heading = column.heading.map { text($0) } ?? "\"\""
            body.line("LabeledContent(\(heading), value: \(value))")
          }
        }
        if opensTexts { body.line("if let text = item.text { Text(text) }") }
      }
    }
    body.line("} else {")
    body.line("  Text(\(words(CodeWords.selectRow)))")
    body.line("}")
  }

  /// Writes the data of a row; rows below it are in `children`.
  func writeItem(_ body: inout SourceWriter) {
    body.block("struct Item: Identifiable") { body in
      body.line("let id: String")
      writeSymbol(symbols, &body)
      for (column, name) in zip(columns, names) {
        if let unit = unit(of: column) { body.line("/// In \(unit), to sort by.") }
        let number = hasGaps(column) ? "Double?" : "Double"
        body.line("let \(name): \(isValued(column) ? number : "String")")
        if hasUnits(column) { body.line("let \(name)Text: String") }
      }
      if opensTexts, table.hasInspector { body.line("var text: String?") }
      if table.isOutline { body.line("var children: [Item]?") }
    }
    body.line()
    if columns.contains(where: hasGaps) { writeGapsLast(&body) }
  }

  /// Writes the order of numbers of which some are missing: a missing one would be less than all
  /// others.
  private func writeGapsLast(_ body: inout SourceWriter) {
    body.line("/// The order of numbers, in which a missing one is last, ascending or descending.")
    body.block("struct GapsLast: SortComparator") { body in
      body.line("var order = SortOrder.forward")
      body.line()
      body.line("func compare(_ first: Double?, _ second: Double?) -> ComparisonResult {")
      body.indented { body in
        body.block("guard let first, let second else") { body in
          body.line("if (first == nil) == (second == nil) { return .orderedSame }")
          body.line("return first == nil ? .orderedDescending : .orderedAscending")
        }
        body.line("return ComparableComparator(order: order).compare(first, second)")
      }
      body.line("}")
    }
    body.line()
  }

  /// Writes the properties that people change: the selection, the order, and the shown columns.
  func writeState(_ body: inout SourceWriter) {
    if table.selection == .multiple {
      body.line("@State private var choices: Set<String> = []")
    } else {
      let chosen = rows.first(where: \.isChosen).map { " = " + SourceWriter.literal($0.id) } ?? ""
      body.line("@State private var choice: String?\(chosen)")
    }
    writeInspectorState(&body)
    if isSorted { body.line("@State private var order: [KeyPathComparator<Item>] = \(firstOrder)") }
    if table.choosesColumns {
      body.use(.columnCustomization)
      body.line("@State private var columns = TableColumnCustomization<Item>()")
    }
    body.line()
  }

  /// The order at first: the order of the rows, unless the table asks for another; texts are
  /// compared as a click on a heading compares them.
  private var firstOrder: String {
    guard let sort, let place = columns.firstIndex(where: { $0.id == sort.column }) else {
      return "[]"
    }
    let texts = isValued(columns[place]) ? "" : ", comparator: .localizedStandard"
    let comparator = hasGaps(columns[place]) ? Self.gapsLast : texts
    let order = sort.order == .descending ? ", order: .reverse" : ""
    return "[KeyPathComparator(\\Item.\(names[place])\(comparator)\(order))]"
  }

  private static let gapsLast = ", comparator: GapsLast()"

  /// Writes the `Table` over `items`.
  func writeTable(_ items: String, _ body: inout SourceWriter) {
    let choice = table.selection == .multiple ? "$choices" : "$choice"
    let arguments = [
      items, table.isOutline ? "children: \\.children" : nil, "selection: \(choice)",
      isSorted ? "sortOrder: $order" : nil,
      table.choosesColumns ? "columnCustomization: $columns" : nil,
    ]
    body.block("Table(\(arguments.compactMap(\.self).joined(separator: ", ")))") { body in
      let all = Array(zip(columns, names))
      // A block takes ten columns, and so does a group inside it.
      guard all.count > Self.mostInBlock else {
        for (column, name) in all { write(column, name, &body) }
        return
      }
      for start in stride(from: 0, to: all.count, by: Self.mostInBlock) {
        body.block("Group") { body in
          for (column, name) in all[start...].prefix(Self.mostInBlock) {
            write(column, name, &body)
          }
        }
      }
    }
    menu.write(&body)
    if table.hasInspector { writeInspector(&body) { writeInspected(&$0) } }
    if table.style == .bordered {
      body.modifier(".tableStyle(.bordered)", .borderedTable, on: table.platforms)
    }
  }

  private func write(_ column: Column, _ name: String, _ body: inout SourceWriter) {
    let heading = column.heading.map { text($0) } ?? "\"\""
    let order = hasGaps(column) ? Self.gapsLast : ""
    let value = column.isSortable ? ", value: \\.\(name)\(order)" : ""
    let hasSymbols =
      column.id == columns.first?.id && !isValued(column) && symbols.contains { $0 != nil }
    if hasSymbols {
      let suffix = table.truncation == .middle ? ".truncationMode(.middle)" : ""
      body.line("TableColumn(\(heading)\(value)) { item in")
      body.indented { writeLabel("item.\(name)", symbols, &$0, suffix) }
      body.line("}")
    } else if isValued(column) || !column.isSortable || alignment(column) != nil {
      let shown = shown(column, name)
      body.line("TableColumn(\(heading)\(value)) { item in")
      let cut = table.truncation == .middle ? ".truncationMode(.middle)" : ""
      body.line("  Text(\(shown))\(column.isNumeric ? ".monospacedDigit()" : cut)")
      if let alignment = alignment(column) {
        body.line("    .frame(maxWidth: .infinity, alignment: .\(alignment.rawValue))")
      }
      body.line("}")
    } else if table.truncation == .middle {
      body.line("TableColumn(\(heading)\(value)) { Text($0.\(name)).truncationMode(.middle) }")
    } else {
      body.line("TableColumn(\(heading)\(value))")
    }
    // Modifiers after a closing brace are not indented.
    let isBlock =
      hasSymbols || isValued(column) || !column.isSortable || alignment(column) != nil
    let indent = isBlock ? "" : "  "
    if column.isResizable, column.min != nil || column.ideal != nil {
      let parts = [column.min.map { "min: \($0)" }, column.ideal.map { "ideal: \($0)" }]
      body.line(indent + ".width(\(parts.compactMap(\.self).joined(separator: ", ")))")
    } else if !column.isResizable, let ideal = column.ideal {
      body.line(indent + ".width(\(ideal))")
    }
    if table.choosesColumns {
      body.line(indent + ".customizationID(\(SourceWriter.literal(column.id)))")
      if column.isHidden { body.line(indent + ".defaultVisibility(.hidden)") }
    }
  }

  /// The alignment of a column's texts; nil if they are at its start.
  private func alignment(_ column: Column) -> Column.Alignment? {
    let alignment = column.alignment ?? (column.isNumeric ? .trailing : .leading)
    return alignment == .leading ? nil : alignment
  }

  /// The text of an item in a column, as an expression.
  private func shown(_ column: Column, _ name: String) -> String {
    guard isValued(column) else { return "item.\(name)" }
    if hasUnits(column) { return "item.\(name)Text" }
    return "item.\(name).formatted(\(isGrouped(column) ? "" : ".number.grouping(.never)"))"
  }

  /// Whether the numbers of a column have separators between thousands, which years do not.
  private func isGrouped(_ column: Column) -> Bool {
    !texts(of: column).contains { text in
      Quantity(text).map { abs($0.value) >= 1000 && $0.digits == text } ?? false
    }
  }

  /// The texts of a column as they are shown.
  private func texts(of column: Column) -> [String] {
    rows.compactMap { table.text(of: $0, in: column)?.best(for: language).text }
  }

  /// The fields of a row as the arguments of its item.
  func fields(of row: Row) -> String {
    var fields = ["id: \(SourceWriter.literal(row.id))"]
    if let symbol = code.symbol(row) { fields.append("symbol: \(SourceWriter.literal(symbol))") }
    for (index, (column, name)) in zip(columns, names).enumerated() {
      let value = index == 0 ? row.title : row.cells[column.id] ?? LocalizedText(everywhere: "")
      fields.append("\(name): \(isValued(column) ? Self.number(value) : string(value))")
      if hasUnits(column) { fields.append("\(name)Text: \(string(value))") }
    }
    if table.hasInspector, case .text(let words)? = row.opens {
      fields.append("text: \(string(words))")
    }
    return fields.joined(separator: ", ")
  }

  /// Whether rows hold a number for a column, by which they are sorted.
  private func isValued(_ column: Column) -> Bool { contents[column.id] != nil }
  private func hasGaps(_ column: Column) -> Bool { contents[column.id]?.hasGaps == true }
  private func hasUnits(_ column: Column) -> Bool { contents[column.id]?.hasUnits == true }

  /// The unit of the numbers of a column that shows something else, in words; nil for plain numbers.
  private func unit(of column: Column) -> String? {
    guard hasUnits(column) else { return nil }
    let kinds = rows.compactMap { table.text(of: $0, in: column)?.quantity?.kind }
    switch kinds.first(where: { $0 != .number }) {
    case .bytes?: return "bytes"
    case .length?: return "millimetres"
    case .mass?: return "milligrams"
    case .time?: return "milliseconds"
    case .date?: return "days"
    case .number?, .other?, nil: return nil
    }
  }

  private static func number(_ text: LocalizedText) -> String { text.quantity?.literal ?? "nil" }
}

/// What the rows hold for a column that is sorted by value.
private struct ColumnContent {
  /// Whether some rows hold no number, as a row above others may.
  let hasGaps: Bool
  /// Whether the column shows more than numbers, so that its rows hold both a number to sort by and
  /// a text to show.
  let hasUnits: Bool

  /// The contents of the columns that are sorted by value, by their ids.
  static func contents(of table: TableSpec, _ language: TextLanguage) -> [String: Self] {
    let rows = table.allRows
    let valued = table.valuedColumns
    var contents: [String: Self] = [:]
    for column in table.columnSet?.columns ?? [] where valued.contains(column.id) {
      let texts = rows.map { table.text(of: $0, in: column) }
      let hasGaps = texts.contains { $0?.quantity == nil }
      let hasWords = texts.contains { text in
        text.map { Double($0.best(for: language).text) == nil } ?? false
      }
      contents[column.id] = Self(hasGaps: hasGaps, hasUnits: hasGaps || hasWords)
    }
    return contents
  }
}
