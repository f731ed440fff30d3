/// The parts of a list that do not depend on its style: folding, search, an empty state, menus,
/// separators.
struct SwiftUIListParts: SwiftUIPart {
  let subject: SwiftUISubject

  /// Writes the commands as functions that the owner of the view passes.
  func writeCommands(_ body: inout SourceWriter) {
    for command in commands { body.line("var \(command.name): (Set<String>) -> Void = { _ in }") }
  }

  func writePartState(_ body: inout SourceWriter) {
    if !isData { writeCommands(&body) }
    if table.search != nil { body.line("@State private var query = \"\"") }
    writeEditingState(&body)
    if folds {
      let closed = table.sections.filter(\.isCollapsed).map { SourceWriter.literal($0.id) }
      body.line("@State private var closed: Set<String> = [\(closed.joined(separator: ", "))]")
    }
    writeInspectorState(&body)
  }

  func writePartFunctions(_ body: inout SourceWriter) {
    if folds {
      body.line()
      body.block("private func isOpen(_ section: String) -> Binding<Bool>") { body in
        body.line("Binding(")
        body.line("  get: { !closed.contains(section) },")
        body.line("  set: { if $0 { closed.remove(section) } else { closed.insert(section) } })")
      }
    }
    if table.search != nil {
      body.line()
      body.block("private func matches(_ item: Item) -> Bool") { body in
        let isFound = "item.title.localizedStandardContains(query)"
        let detail = rows.contains { $0.detail != nil }
        let inDetail = " || item.detail?.localizedStandardContains(query) == true"
        body.line("query.isEmpty || \(isFound)\(detail ? inDetail : "")")
      }
    }
    if insertsRows { writeInsertion(&body) }
    if isData, commands.contains(where: \.isDestructive) || deletesSelection {
      body.line()
      body.block("private func remove(_ ids: Set<String>)") { body in
        for section in shownSections {
          body.line("\(items(section)).removeAll { ids.contains($0.id) }")
        }
      }
    }
  }

  /// Whether rows that are selected in edit mode can be deleted together.
  private var deletesSelection: Bool {
    isData && table.editing != nil && table.selection == .multiple
      && rows.contains(where: \.isDeletable)
  }

  /// Writes the bar with the command for rows that are selected in edit mode.
  func writeSelectionBar(_ body: inout SourceWriter) {
    guard deletesSelection else { return }
    let title = table.editing?.deleteTitle ?? CodeWords.delete
    body.modifier(.bottomBar, on: table.platforms) { body in
      body.block(".toolbar") { body in
        guard knowsEditing else { return writeSelectionButton(title, &body) }
        body.block("if isEditing") { writeSelectionButton(title, &$0) }
      }
    }
  }

  private func writeSelectionButton(_ title: LocalizedText, _ body: inout SourceWriter) {
    body.block("ToolbarItem(placement: .bottomBar)") { body in
      body.block("Button(\(text(title)), role: .destructive)") { body in
        body.line("remove(choices)")
        body.line("choices = []")
      }
      body.line(".disabled(choices.isEmpty)")
    }
  }

  /// Whether the code asks if rows are being edited; without an Edit button they always are.
  private var knowsEditing: Bool {
    table.editing?.mode == .explicit && (insertsRows || deletesSelection)
      && table.platforms.contains { API.editButton.since[$0] != nil }
  }

  /// Writes the state of edit mode, which a Mac and a watch do not have: there rows are edited at any
  /// time.
  private func writeEditingState(_ body: inout SourceWriter) {
    guard knowsEditing else { return }
    let mode = "@State private var editMode = EditMode.inactive"
    body.modifier(mode, .editButton, on: table.platforms)
    guard !API.editButton.isEverywhere(on: table.platforms) else {
      return body.line("private var isEditing: Bool { editMode.isEditing }")
    }
    let condition = API.editButton.condition
    let others = condition.split(separator: " || ").map { "!\($0)" }.joined(separator: " && ")
    for (condition, value) in [(condition, "editMode.isEditing"), (others, "true")] {
      body.line("#if \(condition)")
      body.line("private var isEditing: Bool { \(value) }")
      body.line("#endif")
    }
  }

  /// Writes the Edit button, and the mode that it changes where the code asks for it.
  func writeEditButton(_ body: inout SourceWriter) {
    body.modifier(.editButton, on: table.platforms) { body in
      body.line(".toolbar { EditButton() }")
      if knowsEditing { body.line(".environment(\\.editMode, $editMode)") }
    }
  }

  /// Writes the swipe button that deletes an item of a section, if items can be deleted.
  func writeDeletion(in section: Section, _ body: inout SourceWriter) {
    let rows = everyItem(in: section)
    guard rows.contains(where: \.isDeletable) else { return }
    let kept = rows.filter { !$0.isDeletable }
    if !kept.isEmpty { body.line(".deleteDisabled(\(kept.ids).contains(item.id))") }
    // If rows have swipe buttons of their own, the button that deletes is among them.
    guard let title = table.editing?.deleteTitle, !subject.hasSwipes else { return }
    body.modifier(.swipeActions, on: table.platforms) { body in
      body.block(".swipeActions") { body in
        if !kept.isEmpty { body.line("if !\(kept.ids).contains(item.id) {") }
        var button = SourceWriter()
        button.block("Button(\(text(title)), role: .destructive)") {
          $0.line("\(items(section)).removeAll { $0.id == item.id }")
        }
        if kept.isEmpty {
          body.lines(of: button)
        } else {
          body.indented { $0.lines(of: button) }
          body.line("}")
        }
      }
    }
  }

  /// Writes a modifier for the rows of a section that must keep their places.
  func writeMoving(in section: Section, _ body: inout SourceWriter) {
    guard canMove(in: section) else { return }
    let kept = everyItem(in: section).filter { !$0.isMovable }
    // The offsets of rows that a search shows are those of other rows in the list.
    let conditions = [
      table.search == nil ? nil : "!query.isEmpty",
      kept.isEmpty ? nil : "\(kept.ids).contains(item.id)",
    ].compactMap(\.self)
    guard !conditions.isEmpty else { return }
    body.line(".moveDisabled(\(conditions.joined(separator: " || ")))")
  }

  /// Whether people can move rows of a section.
  func canMove(in section: Section) -> Bool {
    table.editing?.canReorder == true && everyItem(in: section).contains(where: \.isMovable)
  }

  /// Whether people can delete rows of a section.
  func canDelete(in section: Section) -> Bool {
    everyItem(in: section).contains(where: \.isDeletable)
  }

  /// The rows of a section and the rows that may be added to it; of two with one id, the present
  /// one counts.
  private func everyItem(in section: Section) -> [Row] {
    var seen: Set<String> = []
    return (section.rows + coming(to: section)).filter { seen.insert($0.id).inserted }
  }

  /// The rows that may be added to a section later.
  private func coming(to section: Section) -> [Row] {
    section.id == shownSections.first?.id || insertsRows ? table.after : []
  }

  private func writeInsertion(_ body: inout SourceWriter) {
    body.line()
    body.line("/// Adds the next row before the one that asks for it.")
    body.block("private func insert(before id: String)") { body in
      body.line("guard !coming.isEmpty else { return }")
      for section in shownSections {
        let items = items(section)
        body.block("if let place = \(items).firstIndex(where: { $0.id == id })") { body in
          body.line("return \(items).insert(coming.removeFirst(), at: place)")
        }
      }
    }
  }

  /// Writes the modifiers of the list.
  func writeListParts(_ body: inout SourceWriter) {
    for modifier in table.look.compactMap(\.swiftUI) {
      body.modifier(modifier.text, modifier.needs, on: table.platforms)
    }
    if let prompt = table.search {
      body.modifier(
        ".searchable(text: $query, prompt: Text(\(words(prompt))))", .searchable,
        on: table.platforms
      )
    }
    if let empty = table.empty { writeEmpty(empty, &body) }
    if !table.menu.isEmpty, !hasRowMenu {
      body.modifier(.selectionMenu, on: table.platforms) { body in
        body.line(".contextMenu(forSelectionType: String.self) { ids in")
        body.indented { writeMenu(of: "ids", &$0) }
        body.line("}")
      }
    }
    if table.hasInspector {
      writeInspector(&body) { body in
        guard table.selection != .multiple else {
          return body.line("Text(choices.count.formatted())")
        }
        let otherwise = "Text(\(words(CodeWords.selectRow)))"
        body.line("if let choice { detail(of: choice) } else { \(otherwise) }")
      }
    }
  }

  private func writeEmpty(_ empty: EmptyState, _ body: inout SourceWriter) {
    let filter = table.search == nil ? "" : ".filter(matches)"
    let all = shownSections.map { "\(items($0))\(filter).isEmpty" }
    body.modifier(.unavailable, on: table.platforms) { body in
      body.block(".overlay") { body in
        body.block("if \(all.joined(separator: " && "))") { body in
          guard table.search != nil else { return writeEmptyView(empty, &body) }
          body.block("if query.isEmpty", tail: " else {") { writeEmptyView(empty, &$0) }
          body.line("  ContentUnavailableView.search(text: query)")
          body.line("}")
        }
      }
    }
  }

  private func writeEmptyView(_ empty: EmptyState, _ body: inout SourceWriter) {
    body.line("ContentUnavailableView {")
    if let symbol = empty.symbol {
      let name = SourceWriter.literal(symbol)
      body.line("  Label(\(text(empty.title)), systemImage: \(name))")
    } else {
      body.line("  Text(\(words(empty.title)))")
    }
    if let words = empty.text {
      body.line("} description: {")
      body.line("  Text(\(self.words(words)))")
    }
    body.line("}")
  }

  /// Writes the lines between the rows of a section.
  func writeSeparators(_ body: inout SourceWriter) {
    if table.separators == .hidden {
      body.modifier(".listRowSeparator(.hidden)", .rowSeparator, on: table.platforms)
    }
    if let tint = table.separatorTint {
      body.modifier(".listRowSeparatorTint(.\(tint.rawValue))", .rowSeparator, on: table.platforms)
    }
  }

  /// Writes the modifiers of data items, apart from their content.
  func writeItemParts(_ section: Section, _ body: inout SourceWriter) {
    if table.separators == .full {
      body.modifier(
        ".alignmentGuide(.listRowSeparatorLeading) { _ in 0 }", .separatorGuide, on: table.platforms
      )
    }
    if subject.hasDisabledRows { body.line(".disabled(item.isDisabled)") }
    if subject.hasPlaceholders {
      body.modifier(
        ".redacted(reason: item.isPlaceholder ? .placeholder : [])", .redacted, on: table.platforms)
    }
    for edge in SwipeAction.Edge.allCases { writeSwipe(edge, section, &body) }
    guard hasRowMenu else { return }
    body.modifier(.contextMenu, on: table.platforms) { body in
      body.block(".contextMenu") { writeMenu(of: "[item.id]", &$0) }
    }
  }

  /// Writes the buttons at an edge, in the order from that edge.
  private func writeSwipe(
    _ edge: SwipeAction.Edge, _ section: Section, _ body: inout SourceWriter
  ) {
    let kinds = subject.hasSwipes ? SwipeKind.all(at: edge, of: everyItem(in: section)) : []
    guard !kinds.isEmpty else { return }
    let full = kinds.filter(\.isFull)
    let isFull =
      full.isEmpty
      ? "false"
      : full.count == kinds.count
        ? "true" : "\(full.flatMap(\.rows).ids).contains(item.id)"
    body.modifier(.swipeActions, on: table.platforms) { body in
      body.block(".swipeActions(edge: .\(edge.rawValue), allowsFullSwipe: \(isFull))") { body in
        var head = "if"
        for kind in kinds {
          guard !kind.isForAll else { return writeButtons(of: kind, in: section, &body) }
          body.line("\(head) \(kind.rows.ids).contains(item.id) {")
          body.indented { writeButtons(of: kind, in: section, &$0) }
          head = "} else if"
        }
        body.line("}")
      }
    }
  }

  private func writeButtons(
    of kind: SwipeKind, in section: Section, _ body: inout SourceWriter
  ) {
    if kind.deletes {
      let title = table.editing?.deleteTitle ?? CodeWords.delete
      body.block("Button(\(text(title)), role: .destructive)") {
        $0.line("\(items(section)).removeAll { $0.id == item.id }")
      }
    }
    for action in kind.actions {
      guard let command = table.codeCommand(action.title, in: commands) else { continue }
      writeButton(of: command, "[item.id]", &body)
      if let tint = action.tint { body.line(".tint(.\(tint.rawValue))") }
    }
  }

  func writeMenu(of ids: String, _ body: inout SourceWriter) {
    for entry in table.menu {
      guard let command = table.codeCommand(entry.title, in: commands) else { continue }
      writeButton(of: command, ids, &body)
    }
  }

  private func writeButton(
    of command: CodeCommand, _ ids: String, _ body: inout SourceWriter
  ) {
    let role = command.isDestructive ? "(role: .destructive)" : ""
    body.line("Button\(role) {")
    if command.isDestructive, isData || table.layout != .list { body.line("  remove(\(ids))") }
    body.line("  \(command.name)(\(ids))")
    body.line("} label: {")
    if let symbol = command.symbol {
      body.line("  Label(\(text(command.title)), systemImage: \(SourceWriter.literal(symbol)))")
    } else {
      body.line("  Text(\(words(command.title)))")
    }
    body.line("}")
  }

  /// Whether several rows can be selected on some platforms, but not on a watch, which is one of
  /// them.
  var selectsElsewhere: Bool {
    table.selection == .multiple && !API.severalRows.isEverywhere(on: table.platforms)
  }

  /// Writes the list whose rows can be selected together where that is possible.
  func writeSelectableList(_ body: inout SourceWriter) {
    guard selectsElsewhere else { return }
    body.line()
    body.line("/// A list whose rows can be selected together, except on a watch.")
    body.line("@ViewBuilder")
    body.line("private func selectableList<Content: View>(")
    body.line("  @ViewBuilder content: () -> Content")
    body.line(") -> some View {")
    body.indented { body in
      body.line("#if os(watchOS)")
      body.line("List(content: content)")
      body.line("#endif")
      body.line("#if !os(watchOS)")
      body.line("List(selection: $choices, content: content)")
      body.line("#endif")
    }
    body.line("}")
  }

  /// Whether a button asks for an update, because nobody pulls the list down.
  var hasRefreshButton: Bool {
    table.live?.canRefresh == true
      && table.platforms.contains { API.refreshButton.since[$0] != nil }
  }

  func writeRefreshButton(_ body: inout SourceWriter) {
    body.modifier(.refreshButton, on: table.platforms) { body in
      body.block(".toolbar") { body in
        body.line("Button {")
        body.line("  Task { await update() }")
        body.line("} label: {")
        body.line(
          "  Label(\(text(CodeWords.refresh)), systemImage: \"arrow.clockwise\")")
        body.line("}")
      }
    }
  }
}
