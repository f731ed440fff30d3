/// A writer of a part of a table as SwiftUI code.
protocol SwiftUIPart: CodePart {
  var subject: SwiftUISubject { get }
}

extension SwiftUIPart {
  var code: CodeSubject { subject.code }

  /// A text as the title of a view: as a key, or as data if Markdown would read marks in it.
  func text(_ text: LocalizedText) -> String {
    let literal = SourceWriter.literal(text.best(for: language).text)
    guard text.hasMarks else { return literal }
    return text.isUniform ? "String(\(literal))" : string(text)
  }

  /// A text as the argument of a `Text`; a text that is equal in all languages is no key.
  func words(_ text: LocalizedText) -> String {
    guard text.isUniform else { return self.text(text) }
    return "verbatim: \(SourceWriter.literal(text.best(for: language).text))"
  }

  /// The detail of a row as the argument of a `Text`: the chosen value, if there are choices.
  func detail(_ row: Row) -> String {
    chosen(row) ?? row.detail.map { words($0) } ?? "\"\""
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

  /// Writes the properties of an item with the row's texts and picture.
  func writeItemTexts(_ body: inout SourceWriter) {
    body.line("var title: String")
    body.line("var detail: String?")
    if subject.hasImages { body.line("var image: String?") }
    if subject.hasImageWords { body.line("var alternativeText: String?") }
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

  /// Writes the property with an item's symbol, if any of `symbols` is not nil.
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

  /// Whether the button that shows the inspector needs a bar, which only a Mac has without a
  /// navigation stack.
  var needsStackForInspector: Bool {
    table.hasInspector
      && table.platforms.contains { $0 != .macOS && API.inspector.since[$0] != nil }
  }

  /// Writes a view inside a navigation stack, if its inspector needs that.
  func writeStack(_ body: inout SourceWriter, _ write: (inout SourceWriter) -> Void) {
    guard needsStackForInspector else { return write(&body) }
    body.use(.navigationStack)
    body.block("NavigationStack") { body in
      write(&body)
      body.line(".navigationTitle(\(navigationTitle(table.label)))")
    }
  }

  /// Writes the state of the inspector.
  func writeInspectorState(_ body: inout SourceWriter) {
    guard table.hasInspector else { return }
    body.modifier("@State private var isInspecting = true", .inspector, on: table.platforms)
  }

  /// Writes the inspector beside the table, whose content `write` writes, and the button that shows it.
  func writeInspector(_ body: inout SourceWriter, _ write: (inout SourceWriter) -> Void) {
    body.modifier(.inspector, on: table.platforms) { body in
      body.block(".inspector(isPresented: $isInspecting)", write)
      body.block(".toolbar") { body in
        body.line("Button {")
        body.line("  isInspecting.toggle()")
        body.line("} label: {")
        body.line("  Label(\(text(CodeWords.inspector)), systemImage: \"sidebar.trailing\")")
        body.line("}")
      }
    }
  }

  /// Writes the style of the table's list, or of a list that a row opens.
  func writeListStyle(_ style: TableStyle, _ body: inout SourceWriter) {
    let kind = style.kind
    guard let modifier = kind.swiftUIModifier(style.rawValue) else { return }
    body.modifier(modifier, kind.swiftUI, on: table.platforms)
  }

  /// The layout of a row's content: a title alone if an accessory shows the detail or there is no
  /// detail.
  func style(of row: Row) -> RowStyle {
    if row.accessories.contains(where: \.kind.showsDetail) { return .basic }
    let style = table.style(of: row)
    return style == .rightDetail && row.detail == nil ? .basic : style
  }

  /// The name of a view, as the argument of its modifier: a text that is equal in all languages is no
  /// key.
  func navigationTitle(_ text: LocalizedText) -> String {
    text.isUniform ? "Text(\(words(text)))" : self.text(text)
  }

  var pushes: Bool { rows.contains { $0.action == .push || opensView($0) } }
  var isData: Bool { subject.isData }
  /// Whether people add rows, which the table already holds for that.
  var insertsRows: Bool { isData && !table.after.isEmpty && rows.contains { $0.has(.insertion) } }

  /// Whether rows that are data open views, and not only texts.
  var opensViews: Bool {
    isData && !table.isInSplitView && rows.contains { opensMore($0) && $0.opensControls }
  }

  /// Whether a row leads to a view that is pushed.
  func opensMore(_ row: Row) -> Bool {
    row.action == .push && !table.isInSplitView || opensView(row)
  }

  /// Whether a row without a pane beside it opens a view of its own.
  func opensView(_ row: Row) -> Bool {
    row.action == .detail && !table.isInSplitView && table.selection == .none
      && !row.has(.explanation)
  }

  /// Whether a watch pages from the details of one row to the next.
  var pagesDetails: Bool {
    table.pagesVertically && table.platforms.contains(.watchOS) && pushes && !opensViews
      && !table.isInSplitView
  }

  /// Writes the view that a row opens: its page on a watch, if details page there, and elsewhere what
  /// `otherwise` writes.
  func writePage(
    _ page: String, _ body: inout SourceWriter, otherwise: (inout SourceWriter) -> Void
  ) {
    guard pagesDetails else { return otherwise(&body) }
    let isOnlyWatch = table.platforms == [.watchOS]
    if !isOnlyWatch { body.line("#if os(watchOS)") }
    body.line("\(name)Details(\(page))")
    guard !isOnlyWatch else { return }
    body.line("#endif")
    body.line("#if !os(watchOS)")
    otherwise(&body)
    body.line("#endif")
  }

  /// The number of rows that a watch shows at first; nil if it shows all.
  ///
  /// It is the number that fits a page. A list of more than twelve rows is too long for a watch in
  /// any case, so nothing hides that.
  var firstRows: Int? {
    table.platforms == [.watchOS] && (6...12).contains(rows.count) ? 5 : nil
  }

  var opensTexts: Bool { subject.opensTexts }

  /// What the view shows that a row of data opens, as an expression.
  var itemDetail: String {
    opensTexts ? "item.text ?? item.detail ?? item.title" : "item.title"
  }

  /// The name of the modifier that gives a section its letter; it begins with the table's name,
  /// like all of its declarations.
  var indexLabel: String { SourceWriter.propertyName(table.id) + "IndexLabel" }

  func items(_ section: Section) -> String {
    subject.sectionNames[section.id].map { $0 + "Items" } ?? "items"
  }

  /// The sections; a list without any has an empty one that rows are added to.
  var shownSections: [Section] {
    table.sections.isEmpty && table.empty != nil ? [Section(id: "all")] : table.sections
  }

  var folds: Bool {
    table.sections.contains { $0.isCollapsible && $0.header != nil }
  }
  /// Whether headers are buttons that open and close their sections; sidebars do so themselves.
  var foldsWithButtons: Bool { folds && table.style != .sidebar }
  /// Whether each row has a menu of its own; if several rows can be selected, the list has the
  /// menu.
  var hasRowMenu: Bool { table.hasRowMenu }

  /// Writes the choice of a value.
  func writePicker(
    _ title: String, _ selection: String, of choices: [LocalizedText], _ body: inout SourceWriter
  ) {
    body.block("Picker(\(title), selection: \(selection))") { body in
      for choice in choices { body.line("Text(\(words(choice))).tag(\(string(choice)))") }
    }
  }

  /// Writes a row that is one of several choices.
  func writeChoice(
    of id: String, _ body: inout SourceWriter, content: (inout SourceWriter) -> Void
  ) {
    body.line("Button {")
    body.indented { $0.line("choice = \(id)") }
    body.line("} label: {")
    body.indented { body in
      body.block("HStack") { body in
        content(&body)
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

  /// Writes a button that shows `words` about a `title`; `name` is a literal.
  func writeInfoButton(
    showing words: String, of title: String, named name: String, _ body: inout SourceWriter
  ) {
    body.line("Button {")
    body.indented { body in
      body.line("explained = (\(title), \(words))")
      body.line("isExplaining = true")
    }
    body.line("} label: {")
    body.line("  Image(systemName: \"info.circle\")")
    body.line("}")
    body.line(".buttonStyle(.borderless)")
    body.line(".accessibilityLabel(Text(\(name)))")
  }
}

extension SwiftUIPart where Self: SwiftUIRowCode {
  /// Writes a row that is a control as a whole; returns false if none of its accessories makes it one.
  func writeControl(
    _ row: Row, _ body: inout SourceWriter, around content: (inout SourceWriter) -> Void
  ) -> Bool {
    for accessory in row.accessories
    where accessory.kind.writeSwiftUIControl(of: row, self, &body, around: content) {
      return true
    }
    return false
  }

  /// Writes the content of a row and the views of its accessories.
  func writeLine(_ row: Row, _ body: inout SourceWriter) {
    guard isAccompanied(row) else { return writeContent(row, &body) }
    body.block("HStack") { body in
      writeContent(row, &body)
      // A value beside its label takes the remaining room itself.
      if style(of: row) != .rightDetail { body.line("Spacer()") }
      writeCompanions(of: row, &body)
    }
  }

  /// Writes a row that is one of several to choose from, and the views of its accessories.
  func writeChoice(_ row: Row, _ body: inout SourceWriter) {
    func write(_ body: inout SourceWriter) {
      writeChoice(of: id(of: row), &body) { writeContent(row, &$0) }
    }
    guard isAccompanied(row) else { return write(&body) }
    body.block("HStack") { body in
      write(&body)
      writeCompanions(of: row, &body)
    }
  }

  /// Whether views of accessories stand behind the row's content.
  private func isAccompanied(_ row: Row) -> Bool {
    row.accessories.contains { $0.kind.isBesideContent }
  }

  private func writeCompanions(of row: Row, _ body: inout SourceWriter) {
    for accessory in row.drawnAccessories {
      accessory.kind.writeSwiftUIView(of: row, self, &body)
    }
  }

  func writeModifiers(of row: Row, _ body: inout SourceWriter) {
    for accessory in row.accessories {
      accessory.kind.writeSwiftUIModifier(of: row, self, &body)
    }
  }
}
