/// The rows of a list that are data: the code of each kind of row, for an item called `item`.
struct SwiftUIItems: SwiftUIPart, SwiftUIRowCode {
  let subject: SwiftUISubject

  func id(of row: Row) -> String { "item.id" }

  func property(of row: Row) -> String? { nil }

  func badge(of row: Row) -> String? { row.detail == nil ? nil : "item.detail ?? \"\"" }

  func writePicker(of choices: [LocalizedText], _ row: Row, _ body: inout SourceWriter) {
    writePicker("item.title", "value(of: item.id)", of: choices, &body)
  }

  func writeInfoButton(_ row: Row, _ body: inout SourceWriter) {
    let words = (opensTexts ? "item.text ?? " : "") + "item.detail ?? item.title"
    // The title is a value inside the literal.
    let title = LocalizedText(everywhere: "\\(item.title)")
    let name = CodeWords.about(title).best(for: language).text
    writeInfoButton(showing: words, of: "item.title", named: "\"\(name)\"", &body)
  }

  /// Writes the rows of a section, in a branch for each kind of row: rows with the same code are of
  /// one kind.
  ///
  /// The branch of the largest kind also serves rows to come.
  func write(_ rows: [Row], _ body: inout SourceWriter) {
    var kinds: [(text: String, code: SourceWriter, rows: [Row])] = []
    for row in rows {
      var code = SourceWriter()
      write(row, &code)
      let text = code.text
      if let same = kinds.firstIndex(where: { $0.text == text }) {
        kinds[same].rows.append(row)
      } else {
        kinds.append((text, code, [row]))
      }
    }
    // Of two kinds of the same size, the simpler one wins.
    let largest = kinds.indices.max {
      (kinds[$0].rows.count, kinds[$1].text.utf8.count)
        < (kinds[$1].rows.count, kinds[$0].text.utf8.count)
    }
    guard let largest else { return body.line("Text(item.title)") }
    let usual = kinds.remove(at: largest).code
    guard !kinds.isEmpty else { return body.lines(of: usual) }
    body.block("Group") { body in
      var head = "if"
      for kind in kinds {
        body.line("\(head) \(kind.rows.ids).contains(item.id) {")
        body.indented { $0.lines(of: kind.code) }
        head = "} else if"
      }
      body.line("} else {")
      body.indented { $0.lines(of: usual) }
      body.line("}")
    }
  }

  private func write(_ row: Row, _ body: inout SourceWriter) {
    guard !writeControl(row, &body, around: { writeContent(row, &$0) }) else { return }
    if opensMore(row) {
      body.line("NavigationLink {")
      body.indented { writeDestination(of: row, &$0) }
      body.line("} label: {")
      body.indented { writeLine(row, &$0) }
      body.line("}")
    } else if row.action == .toggle, table.selection == .single {
      writeChoice(row, &body)
    } else {
      writeLine(row, &body)
    }
    writeModifiers(of: row, &body)
  }

  private func writeDestination(of row: Row, _ body: inout SourceWriter) {
    guard !opensViews else { return body.line("detail(of: item.id)") }
    let all = shownSections.map { items($0) }.joined(separator: " + ")
    let still = rows.filter { !opensMore($0) }
    let paged = still.isEmpty ? all : "(\(all)).filter { !\(still.ids).contains($0.id) }"
    writePage("items: \(paged), shown: item.id", &body) { body in
      body.line("Text(\(itemDetail))")
      body.line("  .navigationTitle(item.title)")
    }
  }

  /// Writes the content of an item in the style of `row`.
  func writeContent(_ row: Row, _ body: inout SourceWriter) {
    switch style(of: row) {
    case .basic: writeLabel(of: row, &body) { $0.line("Text(item.title)") }
    case .subtitle:
      writeLabel(of: row, &body) { writeSubtitle("item.title", "item.detail ?? \"\"", nil, &$0) }
    case .rightDetail:
      body.use(.labeledContent)
      guard subject.itemImage != nil else {
        return body.line("LabeledContent(item.title, value: item.detail ?? \"\")")
      }
      body.line("LabeledContent {")
      body.line("  Text(item.detail ?? \"\")")
      body.line("} label: {")
      body.indented { writeLabel(of: row, &$0) { $0.line("Text(item.title)") } }
      body.line("}")
    case .leftDetail: writeLeftDetail("item.title", "item.detail ?? \"\"", &body)
    case .custom:
      let name = code.template(of: row)
      let texts = "title: item.title, detail: item.detail"
      let image = subject.hasImages ? ", image: item.image" : ""
      guard subject.hasImageWords else { return body.line("\(name)(\(texts)\(image))") }
      body.line("\(name)(")
      body.line("  \(texts)\(image),")
      body.line("  alternativeText: item.alternativeText)")
    }
  }

  /// Writes texts with the item's picture before them, if rows have any.
  private func writeLabel(
    of row: Row, _ body: inout SourceWriter, texts: (inout SourceWriter) -> Void
  ) {
    guard let usual = subject.itemImage else { return texts(&body) }
    let image = row.image.map(SwiftUISubject.itemImage) ?? usual
    body.use(.label)
    body.line("Label {")
    body.indented(texts)
    body.line("} icon: {")
    let isDescribed = (rows + table.after).contains { other in
      other.image.map { $0.alt != nil && SwiftUISubject.itemImage($0) == image } == true
    }
    let words = isDescribed ? ".accessibilityLabel(Text(item.alternativeText ?? \"\"))" : ""
    body.line("  if let image = item.image { \(image)\(words) }")
    body.line("}")
  }
}
