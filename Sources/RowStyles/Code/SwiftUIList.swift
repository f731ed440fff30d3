/// A table of one column: a `List` with its state and the functions that it calls.
struct SwiftUIList: SwiftUIPart {
  let subject: SwiftUISubject

  private var parts: SwiftUIListParts { SwiftUIListParts(subject: subject) }
  private var content: SwiftUIRows { SwiftUIRows(subject: subject) }

  func write(_ body: inout SourceWriter) {
    writeState(&body)
    let isSplit = table.isInSplitView
    if isSplit || isStacked { body.use(.navigationStack) }
    body.block("var body: some View") { body in
      if isSplit {
        body.block("NavigationSplitView", tail: " detail: {") { body in writeListItself(&body) }
        body.indented { body in
          if table.selection == .multiple {
            body.line("Text(choices.count.formatted())")
          } else {
            body.block("if let choice", tail: " else {") { body in
              body.line("NavigationStack { detail(of: choice) }")
            }
            body.line("  Text(\(words(CodeWords.selectRow)))")
            body.line("}")
          }
        }
        body.line("}")
      } else if isStacked {
        body.block("NavigationStack") { body in writeListItself(&body) }
      } else {
        writeListItself(&body)
      }
    }
    writeFunctions(&body)
    if isSplit && table.selection != .multiple || opensViews {
      writeDetails(&body)
    } else if table.hasInspector, table.selection != .multiple {
      body.modifier(.inspector, on: table.platforms) { writeDetails(&$0) }
    }
  }

  /// Whether the list stands in a navigation stack, which shows its title and its Edit button; on a
  /// Mac the window has the title.
  private var isStacked: Bool {
    pushes || table.editing != nil || table.search != nil
      || table.platforms.contains { $0 != .macOS }
  }

  /// Writes the view of the other pane for each row.
  private func writeDetails(_ body: inout SourceWriter) {
    body.line()
    body.line("@ViewBuilder")
    var cases = SourceWriter()
    // What an item says itself may be renewed.
    for row in rows where !isData || row.opensControls {
      cases.line("case \(SourceWriter.literal(row.id)):")
      cases.indented { body in
        if table.hasInspector {
          content.writeInspected(row, &body)
        } else {
          content.writeView(openedBy: row, &body)
        }
      }
    }
    body.block("private func detail(of id: String) -> some View") { body in
      guard isData else {
        body.line("switch id {")
        body.lines(of: cases)
        body.line("default: EmptyView()")
        return body.line("}")
      }
      guard !cases.text.isEmpty else { return writeItemDetail(&body) }
      body.line("switch id {")
      body.lines(of: cases)
      body.line("default:")
      body.indented(writeItemDetail)
      body.line("}")
    }
  }

  /// Writes the view of the item with an `id`, which shows what the item has to say now.
  private func writeItemDetail(_ body: inout SourceWriter) {
    let all = shownSections.map { items($0) }
    let joined = all.count == 1 ? all[0] : "(\(all.joined(separator: " + ")))"
    body.block("if let item = \(joined).first(where: { $0.id == id })") { body in
      if table.hasInspector {
        body.use(.foregroundStyle)
        let words = opensTexts ? "item.text ?? item.detail" : "item.detail"
        body.block("VStack(alignment: .leading)") { body in
          body.line("Text(item.title).font(.headline)")
          body.line("if let text = \(words) { Text(text).foregroundStyle(.secondary) }")
        }
        return body.line(".padding()")
      }
      if opensTexts {
        body.block("ScrollView") { body in
          body.line(
            "Text(\(itemDetail)).frame(maxWidth: .infinity, alignment: .leading).padding()")
        }
      } else {
        body.line("Text(\(itemDetail))")
      }
      body.use(Self.titleAPI)
      body.line(".navigationTitle(item.title)")
    }
  }

  private func writeListItself(_ body: inout SourceWriter) {
    let selection =
      table.selection == .multiple ? "$choices" : selectsRows ? "$choice" : nil
    let view =
      parts.selectsElsewhere ? "selectableList" : table.style.kind.swiftUIView(selection: selection)
    if view.contains("selection: $choices") { body.use(.severalRows) }
    if view.contains("selection: $choice)") { body.use(.oneRow) }
    body.block(view) { body in
      var left = firstRows
      for section in shownSections {
        write(section, &body, left)
        left = left.map { max(0, $0 - section.rows.count) }
      }
    }
    writeListStyle(table.style, &body)
    parts.writeListParts(&body)
    if table.live?.canRefresh == true {
      body.modifier(".refreshable { await update() }", .refreshable, on: table.platforms)
    }
    if parts.hasRefreshButton { parts.writeRefreshButton(&body) }
    if table.loading != nil { body.line(".task { await update() }") }
    if table.loading.map({ $0.progress != .none }) == true {
      // The view is above the rows, not among them, so that rows that are being read do not move.
      body.use(.foregroundStyle)
      body.block(".overlay(alignment: .top)") { body in
        body.block("if isLoading") { $0.line("ProgressView()") }
      }
    }
    if table.editing != nil {
      if table.editing?.mode == .always {
        body.modifier(
          ".environment(\\.editMode, .constant(.active))", .editMode, on: table.platforms)
      } else {
        parts.writeEditButton(&body)
      }
      parts.writeSelectionBar(&body)
    }
    if has(.explanation) {
      body.use(.alert)
      body.line(".alert(")
      body.line(
        "  Text(explained?.title ?? \"\"), isPresented: $isExplaining, presenting: explained")
      body.line(") { _ in")
      body.line("} message: {")
      body.line("  Text($0.text)")
      body.line("}")
    }
    body.use(Self.titleAPI)
    body.line(".navigationTitle(\(navigationTitle(table.label)))")
  }

  /// What the title of a list needs, which every list has.
  static let titleAPI = API(iOS: 1400, macOS: 1100, tvOS: 1400, watchOS: 700, visionOS: 100)

  /// Whether the list itself keeps which row is selected.
  private var selectsRows: Bool {
    table.isInSplitView || table.hasInspector
      || table.selection == .single && !rows.contains { $0.action == .toggle }
  }

  private var updates: Bool { table.live?.canRefresh == true || table.loading != nil }

  /// Whether all rows of a section are choices and nothing else.
  private func isChoice(_ section: Section) -> Bool {
    table.selection == .single && !section.rows.isEmpty && !table.isInSplitView
      // A picker marks none of its rows while something else is chosen.
      && rows.count { $0.action == .toggle && !$0.has(.flag) && !$0.has(.choice) }
        == section.rows.count
      && section.rows.allSatisfy { row in
        row.action == .toggle && !row.accessories.contains { $0 != .checkmark }
      }
  }

  private var switches: [Row] {
    subject.writtenRows.filter { $0.has(.flag) }
  }

  private func writeState(_ body: inout SourceWriter) {
    if rows.contains(where: { table.style(of: $0) == .leftDetail }) {
      body.line("@ScaledMetric private var titleWidth = 96.0")
      if isData { body.line() }
    }
    if isData {
      body.block("struct Item: Identifiable") { body in
        body.line("let id: String")
        writeItemTexts(&body)
        if opensTexts { body.line("var text: String?") }
        if subject.hasDisabledRows { body.line("var isDisabled = false") }
        if subject.hasPlaceholders { body.line("var isPlaceholder = false") }
      }
      body.line()
      parts.writeCommands(&body)
      for section in shownSections {
        guard !section.rows.isEmpty else {
          body.line("\(subject.declaration) \(items(section)): [Item] = []")
          continue
        }
        body.line("\(subject.declaration) \(items(section)): [Item] = [")
        body.indented { body in for row in section.rows { body.line(item(row) + ",") } }
        body.line("]")
      }
      if insertsRows { writeComing("@State private var coming", &body) }
      if !table.after.isEmpty, updates { writeComing("private let fresh", &body) }
    }
    if table.selection == .multiple {
      body.line("@State private var choices: Set<String> = []")
    } else if table.selection == .single || table.isInSplitView {
      let chosen = rows.first(where: \.isChosen).map { SourceWriter.literal($0.id) } ?? "nil"
      body.line("@State private var choice: String? = \(chosen)")
    }
    if !switches.isEmpty {
      let on = switches.filter(\.isOn).map { SourceWriter.literal($0.id) }.joined(separator: ", ")
      body.line("@State private var switchedOn: Set<String> = [\(on)]")
    }
    for row in subject.pickers {
      guard let property = subject.property(of: row) else { continue }
      body.line("@State private var \(property) = \(row.detail.map { string($0) } ?? "\"\"")")
    }
    if has(.explanation) {
      body.line("@State private var isExplaining = false")
      body.line("@State private var explained: (title: String, text: String)?")
    }
    if table.loading != nil { body.line("@State private var isLoading = false") }
    if firstRows != nil { body.line("@State private var showsAll = false") }
    parts.writePartState(&body)
    if !body.text.isEmpty { body.line() }
  }

  /// Writes the rows to come as items.
  private func writeComing(_ declaration: String, _ body: inout SourceWriter) {
    body.line("\(declaration): [Item] = [")
    body.indented { body in for row in table.after { body.line(item(row) + ",") } }
    body.line("]")
  }

  private func item(_ row: Row) -> String {
    var fields = ["id: \(SourceWriter.literal(row.id))"] + arguments(of: row)
    if case .text(let words)? = row.opens { fields.append("text: \(string(words))") }
    if row.isDisabled { fields.append("isDisabled: true") }
    if row.isPlaceholder { fields.append("isPlaceholder: true") }
    return "Item(\(fields.joined(separator: ", ")))"
  }

  /// Writes a section, of which `first` rows are shown until the reader asks for the others; nil
  /// for all.
  private func write(_ section: Section, _ body: inout SourceWriter, _ first: Int?) {
    let folds = section.isCollapsible && section.header != nil
    let id = SourceWriter.literal(section.id)
    if folds, !foldsWithButtons {
      body.use(.expandableSection)
      body.line("Section(isExpanded: isOpen(\(id))) {")
    } else {
      body.line("Section {")
    }
    let isClosable = folds && foldsWithButtons
    body.indented { body in
      guard isClosable else { return writeRows(section, &body, first) }
      body.block("if !closed.contains(\(id))") { writeRows(section, &$0, first) }
    }
    var tail = "}"
    if isClosable, let header = section.header {
      tail +=
        " header: {\n  \(name)FoldingHeader(title: Text(\(words(header))), isOpen: isOpen(\(id)))\n}"
    } else if let header = section.header {
      tail += " header: {\n  Text(\(words(header)))\n}"
    }
    if let footer = section.footer, !folds || isClosable {
      tail += " footer: {\n  Text(\(words(footer)))\n}"
    }
    for line in tail.split(separator: "\n") { body.line(String(line)) }
    parts.writeSeparators(&body)
    if table.hasIndex, let index = section.index {
      body.line(".\(indexLabel)(\(string(index)))")
    }
  }

  private func writeRows(_ section: Section, _ body: inout SourceWriter, _ first: Int?) {
    if isData {
      writeData(section, &body, first)
    } else if isChoice(section) {
      content.writeChoices(section, &body)
    } else {
      let count = min(first ?? section.rows.count, section.rows.count)
      for row in section.rows[..<count] { content.write(row, &body) }
      guard count < section.rows.count else { return }
      body.block("if showsAll") { body in
        for row in section.rows[count...] { content.write(row, &body) }
      }
    }
    guard first != nil, section.id == shownSections.last?.id else { return }
    body.block(table.search == nil ? "if !showsAll" : "if !showsAll, query.isEmpty") { body in
      body.line("Button {")
      body.line("  showsAll = true")
      body.line("} label: {")
      body.line("  Text(\(words(CodeWords.more)))")
      body.line("}")
    }
  }

  private func writeData(_ section: Section, _ body: inout SourceWriter, _ first: Int?) {
    let items = items(section)
    let filter = table.search == nil ? "" : ".filter(matches)"
    // A search shows all matching rows, also those beyond the first ones.
    let isWhole = table.search == nil ? "showsAll" : "showsAll || !query.isEmpty"
    let limit = first.map { ".prefix(\(isWhole) ? \(items).count : \($0))" } ?? ""
    body.line("ForEach(\(items)\(filter)\(limit)) { item in")
    body.indented { body in
      SwiftUIItems(subject: subject).write(section.rows, &body)
      parts.writeDeletion(in: section, &body)
      parts.writeMoving(in: section, &body)
      parts.writeItemParts(section, &body)
    }
    body.line("}")
    if parts.canDelete(in: section) {
      if table.search == nil {
        body.line(".onDelete { \(items).remove(atOffsets: $0) }")
      } else {
        // The offsets count the rows that the search shows.
        body.block(".onDelete") { body in
          body.line("let shown = \(items).filter(matches)")
          body.line("let ids = Set($0.map { shown[$0].id })")
          body.line("\(items).removeAll { ids.contains($0.id) }")
        }
      }
    }
    if parts.canMove(in: section) {
      body.line(".onMove { \(items).move(fromOffsets: $0, toOffset: $1) }")
    }
  }

  /// Writes a function that returns the value of an item as a binding, for pickers.
  private func writeValue(_ body: inout SourceWriter) {
    let all = shownSections.map { items($0) }
    let joined = all.count == 1 ? all[0] : "(\(all.joined(separator: " + ")))"
    body.line()
    body.block("private func value(of id: String) -> Binding<String>") { body in
      body.line("Binding(")
      body.line("  get: { \(joined).first { $0.id == id }?.detail ?? \"\" },")
      body.line("  set: { value in")
      body.indented { body in
        body.indented { body in
          for items in all {
            body.block("if let place = \(items).firstIndex(where: { $0.id == id })") { body in
              body.line("\(items)[place].detail = value")
            }
          }
        }
      }
      body.line("  })")
    }
  }

  private func writeFunctions(_ body: inout SourceWriter) {
    parts.writePartFunctions(&body)
    if !switches.isEmpty {
      body.line()
      body.block("private func isOn(_ id: String) -> Binding<Bool>") { body in
        body.line("Binding(")
        body.line("  get: { switchedOn.contains(id) },")
        body.line("  set: { if $0 { switchedOn.insert(id) } else { switchedOn.remove(id) } })")
      }
    }
    if subject.choosesValues { writeValue(&body) }
    parts.writeSelectableList(&body)
    guard updates else { return }
    body.line()
    body.line("/// Takes the place of a request to a server.")
    body.block("private func update() async") { body in
      if table.loading != nil {
        body.line("isLoading = true")
        body.line("defer { isLoading = false }")
      }
      body.line("try? await Task.sleep(nanoseconds: 700_000_000)")
      guard isData, !table.after.isEmpty, let first = table.sections.first else { return }
      let items = items(first)
      let isAtEnd = table.live?.insert == .bottom
      // The first fresh row stays the first.
      body.block("for item in fresh\(isAtEnd ? "" : ".reversed()")") { body in
        body.block(
          "if let place = \(items).firstIndex(where: { $0.id == item.id })", tail: " else {"
        ) { $0.line("\(items)[place] = item") }
        body.indented { body in
          body.line(isAtEnd ? "\(items).append(item)" : "\(items).insert(item, at: 0)")
        }
        body.line("}")
      }
    }
  }
}
