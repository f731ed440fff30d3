/// The rows of a list: their content, and what they open.
struct SwiftUIRows: SwiftUIPart, SwiftUIRowCode {
  let subject: SwiftUISubject

  /// Writes a row as code of its own.
  func write(_ row: Row, _ body: inout SourceWriter) {
    let id = SourceWriter.literal(row.id)
    guard !writeControl(row, &body, around: { writeContent(row, &$0) }) else { return }
    switch row.action {
    case .push where !table.isInSplitView, .detail where opensView(row):
      body.line("NavigationLink {")
      body.indented { body in writeDestination(of: row, &body) }
      body.line("} label: {")
      body.indented { body in writeLine(row, &body) }
      body.line("}")
    case .toggle where table.selection == .single:
      guard isAccompanied(row) else { return writeChoice(row, &body) }
      body.block("HStack") { body in
        writeChoice(row, &body)
        writeCompanions(of: row, &body)
      }
    case .none, .push, .toggle, .detail:
      writeLine(row, &body)
      if table.selection != .none || table.isInSplitView { body.line("  .tag(\(id))") }
    }
    for accessory in row.accessories {
      accessory.kind.writeSwiftUIModifier(of: row, self, &body)
    }
    writeRowParts(row, &body)
  }

  /// Writes a row that is a control as a whole; returns false if none of its accessories makes it one.
  private func writeControl(
    _ row: Row, _ body: inout SourceWriter, around content: (inout SourceWriter) -> Void
  ) -> Bool {
    for accessory in row.accessories
    where accessory.kind.writeSwiftUIControl(of: row, self, &body, around: content) {
      return true
    }
    return false
  }

  /// Whether views of accessories stand behind the row's content.
  private func isAccompanied(_ row: Row) -> Bool {
    row.accessories.contains { $0.kind.isBesideContent }
  }

  private func writeCompanions(of row: Row, _ body: inout SourceWriter) {
    for accessory in row.accessories { accessory.kind.writeSwiftUIView(of: row, self, &body) }
  }

  func writePicker(of choices: [LocalizedText], _ row: Row, _ body: inout SourceWriter) {
    let property = subject.property(of: row) ?? "value"
    body.block("Picker(\(text(row.title)), selection: $\(property))") { body in
      for choice in choices { body.line("Text(\(text(choice))).tag(\(string(choice)))") }
    }
  }

  /// Writes the view that a row opens.
  func writeView(openedBy row: Row, _ body: inout SourceWriter) {
    switch row.opens {
    case nil: body.line("Text(\(text(row.title)))")
    case .text(let words)?:
      body.block("ScrollView") { body in
        body.line("Text(\(text(words))).frame(maxWidth: .infinity, alignment: .leading).padding()")
      }
    case .choices(let choices)?:
      body.use(.inlinePicker)
      body.block("List") { body in
        writePicker(of: choices, row, &body)
        body.line(".pickerStyle(.inline)")
        body.line(".labelsHidden()")
      }
    case .list(_, let sections)?:
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
          body.line("  Text(\(text(header)))")
          body.line("}")
        }
      }
      body.line("}")
    }
    body.use(API(iOS: 1400, macOS: 1100, tvOS: 1400, watchOS: 700, visionOS: 100))
    body.line(".navigationTitle(\(text(row.title)))")
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
    guard row.detail != nil else { return body.line("Text(\(text(row.title)))") }
    body.use(.labeledContent)
    body.line("LabeledContent(\(text(row.title)), value: \(detailString(row)))")
  }

  /// Writes the destination of a row: its detail, or all details if they page vertically.
  private func writeDestination(of row: Row, _ body: inout SourceWriter) {
    guard pagesDetails else {
      return writeView(openedBy: row, &body)
    }
    let isOnlyWatch = table.platforms == [.watchOS]
    if !isOnlyWatch { body.line("#if os(watchOS)") }
    body.line("\(name)Details(shown: \(SourceWriter.literal(row.id)))")
    guard !isOnlyWatch else { return }
    body.line("#endif")
    body.line("#if !os(watchOS)")
    body.line("Text(\(text(row.title)))")
    body.line("#endif")
  }

  /// Writes a row that is one of several choices.
  private func writeChoice(_ row: Row, _ body: inout SourceWriter) {
    let id = SourceWriter.literal(row.id)
    body.line("Button {")
    body.indented { $0.line("choice = \(id)") }
    body.line("} label: {")
    body.indented { body in
      body.block("HStack") { body in
        writeContent(row, &body)
        body.line("Spacer()")
        body.line("if choice == \(id) { Image(systemName: \"checkmark\") }")
      }
    }
    body.line("}")
    body.use(.label)
    body.use(.foregroundStyle)
    body.line(".foregroundStyle(.primary)")
    body.line(".accessibilityAddTraits(choice == \(id) ? .isSelected : [])")
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

  /// Writes the content of a row and the views of its accessories.
  private func writeLine(_ row: Row, _ body: inout SourceWriter) {
    guard isAccompanied(row) else { return writeContent(row, &body) }
    body.block("HStack") { body in
      writeContent(row, &body)
      body.line("Spacer()")
      writeCompanions(of: row, &body)
    }
  }

  func writeInfoButton(_ row: Row, _ body: inout SourceWriter) {
    body.line("Button {")
    body.indented { body in
      body.line("explained = \(string(explanation(of: row)))")
      body.line("isExplaining = true")
    }
    body.line("} label: {")
    body.line("  Image(systemName: \"info.circle\")")
    body.line("}")
    body.line(".buttonStyle(.borderless)")
    let about = CodeWords.about(row.title.best(for: language).text, language)
    body.line(".accessibilityLabel(Text(\(SourceWriter.literal(about))))")
  }

  private func explanation(of row: Row) -> LocalizedText {
    if case .text(let words)? = row.opens { return words }
    return row.detail ?? row.title
  }

  func writeContent(_ row: Row, _ body: inout SourceWriter) {
    let title = text(row.title)
    let image: String? =
      switch row.image?.source {
      case .symbol(let name)?: "Image(systemName: \(SourceWriter.literal(name)))"
      case .asset(let name)?: "Image(\(SourceWriter.literal(name)))"
      case nil: nil
      }
    let isShown = row.accessories.contains { $0.kind.showsDetail }
    let style = isShown ? .basic : table.style(of: row)
    switch style {
    case .basic:
      switch row.image?.source {
      case .symbol(let name)?:
        body.use(.label)
        body.line("Label(\(title), systemImage: \(SourceWriter.literal(name)))")
      case .asset(let name)?:
        body.use(.label)
        body.line("Label(\(title), image: \(SourceWriter.literal(name)))")
      case nil: body.line("Text(\(title))")
      }
    case .subtitle:
      writeSubtitle(title, row.detail == nil ? nil : detail(row), image, &body)
    case .rightDetail:
      body.use(.labeledContent)
      if let image {
        body.use(.label)
        body.line("LabeledContent {")
        body.line("  Text(\(detail(row)))")
        body.line("} label: {")
        body.line("  Label { Text(\(title)) } icon: { \(image) }")
        body.line("}")
      } else {
        body.line("LabeledContent(\(title), value: \(detailString(row)))")
      }
    case .leftDetail:
      writeLeftDetail(title, detail(row), &body)
    case .custom:
      body.line(custom(row))
    }
  }

  func writeSubtitle(
    _ title: String, _ detail: String?, _ image: String?, _ body: inout SourceWriter
  ) {
    body.use(.foregroundStyle)
    if image != nil { body.line("Label {") }
    let write: (inout SourceWriter) -> Void = { body in
      body.block("VStack(alignment: .leading)") { body in
        body.line("Text(\(title))")
        if let detail {
          body.line("Text(\(detail)).font(.subheadline).foregroundStyle(.secondary)")
        }
      }
    }
    guard let image else { return write(&body) }
    body.use(.label)
    body.indented(write)
    body.line("} icon: {")
    body.line("  \(image)")
    body.line("}")
  }

  func writeLeftDetail(_ title: String, _ detail: String, _ body: inout SourceWriter) {
    body.use(.foregroundStyle)
    body.block("HStack(alignment: .firstTextBaseline)") { body in
      body.line(
        "Text(\(title)).foregroundStyle(.tint).frame(width: titleWidth, alignment: .trailing)")
      body.line("Text(\(detail))")
    }
  }

  private func custom(_ row: Row) -> String {
    let name = SourceWriter.typeName(row.template ?? "own") + "Row"
    return "\(name)(\(arguments(of: row).joined(separator: ", ")))"
  }

  /// Writes code that shows a data item, called `item`, in the style of `row`.
  func writeItem(_ row: Row, _ body: inout SourceWriter) {
    let opensMore = row.action == .push && !table.isInSplitView || opensView(row)
    if opensMore {
      body.line("NavigationLink {")
      body.line(
        opensTexts ? "  Text(item.text ?? item.detail ?? item.title)" : "  Text(item.title)")
      body.line("    .navigationTitle(item.title)")
      body.line("} label: {")
    }
    let write: (inout SourceWriter) -> Void = { body in
      switch table.style(of: row) {
      case .basic:
        if case .symbol? = row.image?.source {
          body.use(.label)
          body.line("Label(item.title, systemImage: item.image ?? \"\")")
        } else {
          body.line("Text(item.title)")
        }
      case .subtitle: writeSubtitle("item.title", "item.detail ?? \"\"", nil, &body)
      case .rightDetail:
        body.use(.labeledContent)
        body.line("LabeledContent(item.title, value: item.detail ?? \"\")")
      case .leftDetail: writeLeftDetail("item.title", "item.detail ?? \"\"", &body)
      case .custom:
        let name = SourceWriter.typeName(row.template ?? "own") + "Row"
        body.line("\(name)(")
        body.line("  title: item.title, detail: item.detail, image: item.image,")
        body.line("  alternativeText: item.alternativeText)")
      }
    }
    if opensMore {
      var inner = SourceWriter()
      write(&inner)
      body.indented { $0.lines(of: inner) }
      body.line("}")
    } else {
      write(&body)
    }
  }

  /// Writes what a row is beyond its content; `item` stands for a data item, if it is one.
  private func writeRowParts(_ row: Row, _ body: inout SourceWriter) {
    if table.separators == .full {
      body.modifier(
        ".alignmentGuide(.listRowSeparatorLeading) { _ in 0 }", .separatorGuide, on: table.platforms
      )
    }
    if row.isDisabled { body.line(".disabled(true)") }
    guard row.isPlaceholder else { return }
    body.modifier(".redacted(reason: .placeholder)", .redacted, on: table.platforms)
    body.line(".accessibilityLabel(Text(\(text(CodeWords.loading))))")
    body.use(.redacted)
  }
}
