extension SwiftUIView {
  /// Writes several columns: a `Table` with sortable headings.
  mutating func writeColumns(_ body: inout SourceWriter) {
    guard let set = table.columnSet else { return }
    uses.append(.table)
    let names = SourceWriter.propertyNames(set.columns.map(\.id))
    body.block("struct Item: Identifiable") { body in
      body.line("let id: String")
      for (column, name) in zip(set.columns, names) {
        body.line("let \(name): \(column.isNumeric ? "Double" : "String")")
        if hasUnits(column) { body.line("let \(name)Text: String") }
      }
    }
    body.line()
    body.line("private let items: [Item] = [")
    body.indented { body in
      for row in rows { body.line(item(row, set.columns, names) + ",") }
    }
    body.line("]")
    if table.selection == .multiple {
      body.line("@State private var choices: Set<String> = []")
    } else {
      body.line("@State private var choice: String?")
    }
    let sortable = zip(set.columns, names).filter { $0.0.isSortable }
    if !sortable.isEmpty {
      let sorted = set.sort.map(\.column) ?? sortable.first?.0.id ?? ""
      let name = zip(set.columns, names).first { $0.0.id == sorted }?.1 ?? names[0]
      let order = set.sort?.order == .descending ? ", order: .reverse" : ""
      body.line("@State private var order = [KeyPathComparator(\\Item.\(name)\(order))]")
    }
    if table.choosesColumns {
      uses.append(.columnCustomization)
      body.line("@State private var columns = TableColumnCustomization<Item>()")
    }
    body.line()
    body.block("var body: some View") { body in
      let choice = table.selection == .multiple ? "$choices" : "$choice"
      let columns = table.choosesColumns ? ", columnCustomization: $columns" : ""
      body.block(
        sortable.isEmpty
          ? "Table(items, selection: \(choice)\(columns))"
          : "Table(items.sorted(using: order), selection: \(choice), sortOrder: $order\(columns))"
      ) { body in
        for (column, name) in zip(set.columns, names) { write(column, name, &body) }
      }
      if table.style == .bordered {
        modifier(".tableStyle(.bordered)", .borderedTable, &body)
      }
    }
  }

  private func write(_ column: Column, _ name: String, _ body: inout SourceWriter) {
    let heading = column.heading.map { text($0) } ?? "\"\""
    let value = column.isSortable ? ", value: \\.\(name)" : ""
    if column.isNumeric || !column.isSortable {
      let shown =
        hasUnits(column)
        ? "item.\(name)Text" : column.isNumeric ? "item.\(name).formatted()" : "item.\(name)"
      body.line("TableColumn(\(heading)\(value)) { item in")
      if column.isNumeric {
        body.line("  Text(\(shown)).monospacedDigit()")
        body.line("    .frame(maxWidth: .infinity, alignment: .trailing)")
      } else if table.truncation == .middle {
        body.line("  Text(\(shown)).truncationMode(.middle)")
      } else {
        body.line("  Text(\(shown))")
      }
      body.line("}")
    } else if table.truncation == .middle {
      body.line("TableColumn(\(heading)\(value)) { Text($0.\(name)).truncationMode(.middle) }")
    } else {
      body.line("TableColumn(\(heading)\(value))")
    }
    if column.isResizable, column.min != nil || column.ideal != nil {
      let parts = [column.min.map { "min: \($0)" }, column.ideal.map { "ideal: \($0)" }]
      body.line(".width(\(parts.compactMap(\.self).joined(separator: ", ")))")
    } else if !column.isResizable, let ideal = column.ideal {
      body.line(".width(\(ideal))")
    }
    if table.choosesColumns {
      body.line(".customizationID(\(SourceWriter.literal(column.id)))")
      if column.isHidden { body.line(".defaultVisibility(.hidden)") }
    }
  }

  private func item(_ row: Row, _ columns: [Column], _ names: [String]) -> String {
    var fields = ["id: \(SourceWriter.literal(row.id))"]
    for (index, (column, name)) in zip(columns, names).enumerated() {
      let value = index == 0 ? row.title : row.cells[column.id] ?? LocalizedText(everywhere: "")
      fields.append("\(name): \(column.isNumeric ? Self.number(value) : string(value))")
      if hasUnits(column) { fields.append("\(name)Text: \(string(value))") }
    }
    return "Item(\(fields.joined(separator: ", ")))"
  }

  /// Whether a numeric column shows more than numbers, so that its rows hold a number to sort by
  /// and a text to show.
  private func hasUnits(_ column: Column) -> Bool {
    guard column.isNumeric else { return false }
    let isFirst = table.columnSet?.columns.first?.id == column.id
    return rows.contains { row in
      let text = isFirst ? row.title : row.cells[column.id]
      return text.map { Double($0.best(for: language).text) == nil } ?? false
    }
  }

  private static func number(_ text: LocalizedText) -> String { text.quantity?.literal ?? "0" }

  /// Writes a hierarchy: a `List` whose rows expand.
  mutating func writeOutline(_ body: inout SourceWriter) {
    uses.append(.outline)
    let columns = (table.columnSet?.columns ?? []).dropFirst()
    let names = SourceWriter.propertyNames(columns.map(\.id))
    body.block("struct Item: Identifiable") { body in
      body.line("let id: String")
      body.line("let title: String")
      for name in names { body.line("var \(name) = \"\"") }
      body.line("var children: [Item]?")
    }
    body.line()
    body.line("private let items: [Item] = [")
    body.indented { body in
      for section in table.sections {
        for row in section.rows { writeOutline(row, Array(columns), names, &body) }
      }
    }
    body.line("]")
    body.line("@State private var choice: String?")
    body.line()
    body.block("var body: some View") { body in
      body.line("List(items, children: \\.children, selection: $choice) { item in")
      body.indented { body in
        if names.isEmpty {
          body.line("Text(item.title)")
        } else {
          body.block("HStack") { body in
            body.line("Text(item.title).frame(maxWidth: .infinity, alignment: .leading)")
            for name in names { body.line("Text(item.\(name))") }
          }
        }
      }
      body.line("}")
      if table.style != .automatic, table.style != .bordered {
        modifier(".listStyle(.\(table.style.rawValue))", .listStyle(table.style), &body)
      }
    }
  }

  private func writeOutline(
    _ row: Row, _ columns: [Column], _ names: [String], _ body: inout SourceWriter
  ) {
    var fields = ["id: \(SourceWriter.literal(row.id))", "title: \(string(row.title))"]
    for (column, name) in zip(columns, names) {
      if let cell = row.cells[column.id] { fields.append("\(name): \(string(cell))") }
    }
    guard !row.children.isEmpty else {
      return body.line("Item(\(fields.joined(separator: ", "))),")
    }
    body.line("Item(")
    body.indented { body in
      body.line(fields.joined(separator: ", ") + ",")
      body.line("children: [")
      body.indented { body in
        for child in row.children { writeOutline(child, columns, names, &body) }
      }
      body.line("]),")
    }
  }
}
