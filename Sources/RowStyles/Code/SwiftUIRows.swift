/// The rows of a list: their content, and what they open.
struct SwiftUIRows: SwiftUIPart, SwiftUIRowCode {
  let subject: SwiftUISubject

  /// Writes a row as code of its own.
  func write(_ row: Row, _ body: inout SourceWriter) {
    let id = SourceWriter.literal(row.id)
    guard !writeControl(row, &body, around: { writeContent(row, &$0) }) else {
      return writeRowParts(row, &body)
    }
    switch row.action {
    case .push where !table.isInSplitView, .detail where opensView(row):
      body.line("NavigationLink {")
      body.indented { body in writeDestination(of: row, &body) }
      body.line("} label: {")
      body.indented { body in writeLine(row, &body) }
      body.line("}")
    case .toggle where table.selection == .single:
      writeChoice(row, &body)
    case .none, .push, .toggle, .detail:
      writeLine(row, &body)
      if table.selection != .none || table.isInSplitView { body.line("  .tag(\(id))") }
    }
    writeModifiers(of: row, &body)
    writeRowParts(row, &body)
  }

  func id(of row: Row) -> String { SourceWriter.literal(row.id) }

  func property(of row: Row) -> String? { subject.property(of: row) }

  func badge(of row: Row) -> String? {
    guard let detail = row.detail else { return nil }
    return Int(detail.best(for: language).text).map { "\($0)" } ?? text(detail)
  }

  func writePicker(of choices: [LocalizedText], _ row: Row, _ body: inout SourceWriter) {
    let selection = subject.property(of: row).map { "$\($0)" } ?? "value(of: \(id(of: row)))"
    writePicker(text(row.title), selection, of: choices, &body)
  }

  /// Writes the inspector's view of a row; it includes the title, because no bar shows it.
  func writeInspected(_ row: Row, _ body: inout SourceWriter) {
    let words: LocalizedText
    switch row.opens {
    case .list?, .choices?: return writeView(openedBy: row, &body)
    case .text(let text)?: words = text
    case nil: words = row.detail ?? LocalizedText()
    }
    body.use(.foregroundStyle)
    body.block("VStack(alignment: .leading)") { body in
      body.line("Text(\(self.words(row.title))).font(.headline)")
      if words != LocalizedText() {
        body.line("Text(\(self.words(words))).foregroundStyle(.secondary)")
      }
    }
    body.line(".padding()")
  }

  /// Writes the view that a row opens.
  func writeView(openedBy row: Row, _ body: inout SourceWriter) {
    switch row.opens {
    case nil: body.line("Text(\(words(row.title)))")
    case .text(let words)?:
      body.block("ScrollView") { body in
        body.line(
          "Text(\(self.words(words))).frame(maxWidth: .infinity, alignment: .leading).padding()")
      }
    case .choices(let choices)?:
      body.use(.inlinePicker)
      body.block("List") { body in
        writePicker(of: choices, row, &body)
        body.line(".pickerStyle(.inline)")
        body.line(".labelsHidden()")
      }
    case .list(let style, let sections)?:
      body.line("List {")
      body.indented { body in
        for section in sections {
          body.line("Section {")
          body.indented { body in
            for row in section.rows { writeOpened(row, &body) }
          }
          guard let header = section.header else {
            body.line("}")
            continue
          }
          body.line("} header: {")
          body.line("  Text(\(words(header)))")
          body.line("}")
        }
      }
      body.line("}")
      if let style { writeListStyle(style, &body) }
    }
    body.use(API(iOS: 1400, macOS: 1100, tvOS: 1400, watchOS: 700, visionOS: 100))
    body.line(".navigationTitle(\(navigationTitle(row.title)))")
  }

  /// Writes a row of a list that another row opens.
  private func writeOpened(_ row: Row, _ body: inout SourceWriter) {
    if writeControl(row, &body, around: { writeValue(row, &$0) }) {
      return
    } else if row.opens != nil {
      body.line("NavigationLink {")
      body.indented { writeView(openedBy: row, &$0) }
      body.line("} label: {")
      body.indented { writeValue(row, &$0) }
      body.line("}")
    } else {
      writeValue(row, &body)
    }
  }

  /// Writes the title of a row of an opened list, and its value beside it.
  private func writeValue(_ row: Row, _ body: inout SourceWriter) {
    guard row.detail != nil else { return body.line("Text(\(words(row.title)))") }
    body.use(.labeledContent)
    body.line("LabeledContent(\(text(row.title)), value: \(detailString(row)))")
  }

  /// Writes the destination of a row: its detail, or all details if they page vertically.
  private func writeDestination(of row: Row, _ body: inout SourceWriter) {
    writePage("shown: \(SourceWriter.literal(row.id))", &body) { writeView(openedBy: row, &$0) }
  }

  /// Writes the rows of a section as the choices of one picker, which draws their marks.
  func writeChoices(_ section: Section, _ body: inout SourceWriter) {
    body.use(.inlinePicker)
    body.block("Picker(\(text(section.header ?? table.label)), selection: $choice)") { body in
      for row in section.rows {
        writeContent(row, &body)
        body.line("  .tag(Optional(\(SourceWriter.literal(row.id))))")
      }
    }
    body.line(".pickerStyle(.inline)")
    body.line(".labelsHidden()")
  }

  func writeInfoButton(_ row: Row, _ body: inout SourceWriter) {
    writeInfoButton(
      showing: string(explanation(of: row)), of: string(row.title),
      named: text(CodeWords.about(row.title)), &body)
  }

  private func explanation(of row: Row) -> LocalizedText {
    if case .text(let words)? = row.opens { return words }
    return row.detail ?? row.title
  }

  func writeContent(_ row: Row, _ body: inout SourceWriter) {
    let title = text(row.title)
    let image = image(of: row)
    switch style(of: row) {
    case .basic where row.image?.alt != nil:
      body.use(.label)
      body.line("Label {")
      body.line("  Text(\(words(row.title)))")
      body.line("} icon: {")
      if let image { body.line("  \(image)") }
      body.line("}")
    case .basic:
      switch row.image?.source {
      case .symbol(let name)?:
        body.use(.label)
        body.line("Label(\(title), systemImage: \(SourceWriter.literal(name)))")
      case .asset(let name)?:
        body.use(.label)
        body.line("Label(\(title), image: \(SourceWriter.literal(name)))")
      case nil: body.line("Text(\(words(row.title)))")
      }
    case .subtitle:
      writeSubtitle(words(row.title), row.detail == nil ? nil : detail(row), image, &body)
    case .rightDetail:
      body.use(.labeledContent)
      if let image {
        body.use(.label)
        body.line("LabeledContent {")
        body.line("  Text(\(detail(row)))")
        body.line("} label: {")
        body.line("  Label { Text(\(words(row.title))) } icon: { \(image) }")
        body.line("}")
      } else {
        body.line("LabeledContent(\(title), value: \(detailString(row)))")
      }
    case .leftDetail:
      writeLeftDetail(words(row.title), detail(row), &body)
    case .custom:
      body.line(custom(row))
    }
  }

  /// The picture of a row with its alternative text, as an expression; nil if the row has none.
  private func image(of row: Row) -> String? {
    let picture: String
    switch row.image?.source {
    case .symbol(let name)?: picture = "Image(systemName: \(SourceWriter.literal(name)))"
    case .asset(let name)?: picture = "Image(\(SourceWriter.literal(name)))"
    case nil: return nil
    }
    guard let alt = row.image?.alt else { return picture }
    return "\(picture).accessibilityLabel(Text(\(words(alt))))"
  }

  private func custom(_ row: Row) -> String {
    let name = code.template(of: row)
    return "\(name)(\(arguments(of: row).joined(separator: ", ")))"
  }

  /// Writes the modifiers of a row, apart from its content.
  private func writeRowParts(_ row: Row, _ body: inout SourceWriter) {
    if table.separators == .full {
      body.modifier(
        ".alignmentGuide(.listRowSeparatorLeading) { _ in 0 }", .separatorGuide, on: table.platforms
      )
    }
    if row.isDisabled { body.line(".disabled(true)") }
    guard row.isPlaceholder else { return }
    body.modifier(".redacted(reason: .placeholder)", .redacted, on: table.platforms)
    body.line(".accessibilityLabel(Text(\(words(CodeWords.loading))))")
    body.use(.redacted)
  }
}
