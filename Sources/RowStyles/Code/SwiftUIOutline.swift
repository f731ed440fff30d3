/// A hierarchy: a `List` whose rows expand, or with several columns a `Table`.
struct SwiftUIOutline: SwiftUIPart {
  let subject: SwiftUISubject

  private var menu: SwiftUIMenu { SwiftUIMenu(subject: subject) }

  func write(_ body: inout SourceWriter) {
    if let set = table.columnSet, set.columns.count > 1 { return writeTable(set, &body) }
    body.use(.outline)
    let symbols = table.everyRow.map(code.symbol)
    body.block("struct Item: Identifiable") { body in
      body.line("let id: String")
      body.line("let title: String")
      writeSymbol(symbols, &body)
      if opensTexts, table.hasInspector { body.line("var text: String?") }
      body.line("var children: [Item]?")
    }
    body.line()
    writeItems(&body) { row in
      var fields = ["id: \(SourceWriter.literal(row.id))", "title: \(string(row.title))"]
      if let symbol = code.symbol(row) { fields.append("symbol: \(SourceWriter.literal(symbol))") }
      if table.hasInspector, case .text(let words)? = row.opens {
        fields.append("text: \(string(words))")
      }
      return fields.joined(separator: ", ")
    }
    let isMultiple = table.selection == .multiple
    if isMultiple {
      body.line("@State private var choices: Set<String> = []")
    } else {
      let chosen = rows.first(where: \.isOn).map { " = " + SourceWriter.literal($0.id) } ?? ""
      body.line("@State private var choice: String?\(chosen)")
    }
    writeInspectorState(&body)
    body.line()
    body.block("var body: some View") { body in
      writeStack(&body) { body in
        let choice = isMultiple ? "$choices" : "$choice"
        body.line("List(items, children: \\.children, selection: \(choice)) { item in")
        body.indented { body in writeLabel("item.title", symbols, &body) }
        body.line("}")
        writeListStyle(table.style, &body)
        menu.write(&body)
        if table.hasInspector { writeInspector(&body) { writeInspected(&$0) } }
      }
    }
    writeFinding(&body)
    menu.writeRemoving(&body)
  }

  /// Writes the inspector's view of the selected item.
  private func writeInspected(_ body: inout SourceWriter) {
    let isChosen = table.selection == .multiple ? "choices == [$0.id]" : "$0.id == choice"
    body.line("if let item = first(in: items, where: { \(isChosen) }) {")
    body.indented { body in
      body.block("Form") { body in
        body.line("Text(item.title).font(.headline)")
        if opensTexts { body.line("if let text = item.text { Text(text) }") }
      }
    }
    body.line("} else {")
    body.line("  Text(\(words(CodeWords.selectRow)))")
    body.line("}")
  }

  /// Writes a `Table` whose rows expand and whose headings sort each level.
  private func writeTable(_ set: ColumnSet, _ body: inout SourceWriter) {
    body.use(.outlineTable)
    let columns = SwiftUIColumns(subject: subject, set: set)
    columns.writeItem(&body)
    writeItems(&body) { columns.fields(of: $0) }
    columns.writeState(&body)
    body.block("var body: some View") { body in
      writeStack(&body) {
        columns.writeTable(columns.isSorted ? "sorted(items)" : "items", &$0)
      }
    }
    writeFinding(&body)
    menu.writeRemoving(&body)
    guard columns.isSorted else { return }
    body.line()
    body.line("/// Sorts the rows of each level.")
    body.block("private func sorted(_ items: [Item]) -> [Item]") { body in
      body.line("items.sorted(using: order).map { item in")
      body.line("  var item = item")
      body.line("  item.children = item.children.map(sorted)")
      body.line("  return item")
      body.line("}")
    }
  }

  /// Writes the function that finds an item on any level.
  private func writeFinding(_ body: inout SourceWriter) {
    guard table.hasInspector else { return }
    body.line()
    body.line("private func first(in items: [Item], where isMeant: (Item) -> Bool) -> Item? {")
    body.indented { body in
      body.block("for item in items") { body in
        body.line("if isMeant(item) { return item }")
        body.block("if let found = first(in: item.children ?? [], where: isMeant)") {
          $0.line("return found")
        }
      }
      body.line("return nil")
    }
    body.line("}")
  }

  private func writeItems(
    _ body: inout SourceWriter, fields: (Row) -> String
  ) {
    menu.writeCommands(&body)
    body.line("\(menu.declaration) items: [Item] = [")
    body.indented { body in
      for section in table.sections {
        for row in section.rows { writeItem(row, fields, &body) }
      }
    }
    body.line("]")
  }

  private func writeItem(
    _ row: Row, _ fields: (Row) -> String, _ body: inout SourceWriter
  ) {
    guard !row.children.isEmpty else { return body.line("Item(\(fields(row))),") }
    body.line("Item(")
    body.indented { body in
      body.line(fields(row) + ",")
      body.line("children: [")
      body.indented { body in
        for child in row.children { writeItem(child, fields, &body) }
      }
      body.line("]),")
    }
  }
}
