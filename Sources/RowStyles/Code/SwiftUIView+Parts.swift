/// What a list has beyond its style: folding, search, an empty state, menus, separators.
extension SwiftUIView {
  /// The sections; a list without any has one that nothing stands in yet.
  var shownSections: [Section] {
    table.sections.isEmpty && table.empty != nil ? [Section(id: "all")] : table.sections
  }

  private var folds: Bool {
    table.sections.contains { $0.isCollapsible && $0.header != nil }
  }
  /// Whether headers are buttons that open and close their sections; sidebars do so themselves.
  var foldsWithButtons: Bool { folds && table.style != .sidebar }
  /// Whether each row has a menu of its own; where several can be selected, the list has it.
  var hasRowMenu: Bool { !table.menu.isEmpty && table.selection != .multiple }

  /// Writes the commands as functions that the owner of the view passes.
  func writeCommands(_ body: inout SourceWriter) {
    for command in commands { body.line("var \(command.name): (Set<String>) -> Void = { _ in }") }
  }

  func writePartState(_ body: inout SourceWriter) {
    if !isData { writeCommands(&body) }
    if table.search != nil { body.line("@State private var query = \"\"") }
    if folds {
      let closed = table.sections.filter(\.isCollapsed).map { SourceWriter.literal($0.id) }
      body.line("@State private var closed: Set<String> = [\(closed.joined(separator: ", "))]")
    }
    if table.hasInspector { body.line("@State private var isInspecting = true") }
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
    if isData, commands.contains(where: \.isDestructive) {
      body.line()
      body.block("private func remove(_ ids: Set<String>)") { body in
        for section in shownSections {
          body.line("\(items(section)).removeAll { ids.contains($0.id) }")
        }
      }
    }
  }

  /// Writes the modifiers of the list.
  mutating func writeListParts(_ body: inout SourceWriter) {
    if table.prominence == .increased {
      modifier(".headerProminence(.increased)", .headerProminence, &body)
    }
    if table.spacing == .compact {
      modifier(".listSectionSpacing(.compact)", .sectionSpacing, &body)
    }
    if let prompt = table.search {
      modifier(".searchable(text: $query, prompt: Text(\(text(prompt))))", .searchable, &body)
    }
    if let empty = table.empty { writeEmpty(empty, &body) }
    if !table.menu.isEmpty, !hasRowMenu {
      modifier(.selectionMenu, &body) { view, body in
        body.line(".contextMenu(forSelectionType: String.self) { ids in")
        body.indented { view.writeMenu(of: "ids", &$0) }
        body.line("}")
      }
    }
    if table.hasInspector {
      modifier(.inspector, &body) { view, body in
        body.block(".inspector(isPresented: $isInspecting)") { body in
          body.line("if let choice { detail(of: choice) }")
        }
      }
    }
  }

  private mutating func writeEmpty(_ empty: EmptyState, _ body: inout SourceWriter) {
    let filter = table.search == nil ? "" : ".filter(matches)"
    let all = shownSections.map { "\(items($0))\(filter).isEmpty" }
    modifier(.unavailable, &body) { view, body in
      body.block(".overlay") { body in
        body.block("if \(all.joined(separator: " && "))") { body in
          body.line("ContentUnavailableView {")
          if let symbol = empty.symbol {
            let name = SourceWriter.literal(symbol)
            body.line("  Label(\(view.text(empty.title)), systemImage: \(name))")
          } else {
            body.line("  Text(\(view.text(empty.title)))")
          }
          if let words = empty.text {
            body.line("} description: {")
            body.line("  Text(\(view.text(words)))")
          }
          body.line("}")
        }
      }
    }
  }

  /// Writes a modifier of several lines, in a condition if a platform lacks it.
  private mutating func modifier(
    _ api: API, _ body: inout SourceWriter,
    _ write: (inout SwiftUIView, inout SourceWriter) -> Void
  ) {
    guard table.platforms.contains(where: { api.since[$0] != nil }) else { return }
    uses.append(api)
    let isEverywhere = api.isEverywhere(on: table.platforms)
    if !isEverywhere { body.line("#if \(api.condition)") }
    write(&self, &body)
    if !isEverywhere { body.line("#endif") }
  }

  /// Writes the lines between the rows of a section.
  mutating func writeSeparators(_ body: inout SourceWriter) {
    if table.separators == .hidden {
      modifier(".listRowSeparator(.hidden)", .rowSeparator, &body)
    }
    if let tint = table.separatorTint {
      modifier(".listRowSeparatorTint(.\(tint.rawValue))", .rowSeparator, &body)
    }
  }

  /// Writes what a row is beyond its content; `item` stands for a data item, if it is one.
  mutating func writeRowParts(_ row: Row, _ body: inout SourceWriter) {
    if table.separators == .full {
      modifier(
        ".alignmentGuide(.listRowSeparatorLeading) { _ in 0 }", .separatorGuide, &body)
    }
    if row.isDisabled { body.line(".disabled(true)") }
    guard row.isPlaceholder else { return }
    modifier(".redacted(reason: .placeholder)", .redacted, &body)
    body.line(".accessibilityLabel(Text(\(text(CodeWords.loading))))")
    uses.append(.redacted)
  }

  /// Writes what data items are beyond their content.
  mutating func writeItemParts(_ section: Section, _ body: inout SourceWriter) {
    if table.separators == .full {
      modifier(
        ".alignmentGuide(.listRowSeparatorLeading) { _ in 0 }", .separatorGuide, &body)
    }
    if hasDisabledRows { body.line(".disabled(item.isDisabled)") }
    if hasPlaceholders {
      modifier(".redacted(reason: item.isPlaceholder ? .placeholder : [])", .redacted, &body)
    }
    for edge in SwipeAction.Edge.allCases { writeSwipe(edge, section, &body) }
    guard hasRowMenu else { return }
    modifier(.contextMenu, &body) { view, body in
      body.block(".contextMenu") { view.writeMenu(of: "[item.id]", &$0) }
    }
  }

  /// Writes the buttons at an edge, in the order from that edge.
  private mutating func writeSwipe(
    _ edge: SwipeAction.Edge, _ section: Section, _ body: inout SourceWriter
  ) {
    let actions = section.rows.first { !$0.swipe.isEmpty }?.swipe.filter { $0.edge == edge } ?? []
    // The outermost comes first in code, and last in the format at the trailing edge.
    let ordered = edge == .trailing ? actions.reversed() : actions
    guard let first = ordered.first else { return }
    modifier(.swipeActions, &body) { view, body in
      body.block(
        ".swipeActions(edge: .\(edge.rawValue), allowsFullSwipe: \(first.isFull))"
      ) { body in
        for action in ordered {
          guard let command = view.table.codeCommand(action.title, in: view.commands) else {
            continue
          }
          view.writeButton(of: command, "[item.id]", &body)
          if let tint = action.tint { body.line(".tint(.\(tint.rawValue))") }
        }
      }
    }
  }

  private func writeMenu(of ids: String, _ body: inout SourceWriter) {
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
    if command.isDestructive, isData { body.line("  remove(\(ids))") }
    body.line("  \(command.name)(\(ids))")
    body.line("} label: {")
    if let symbol = command.symbol {
      body.line("  Label(\(text(command.title)), systemImage: \(SourceWriter.literal(symbol)))")
    } else {
      body.line("  Text(\(text(command.title)))")
    }
    body.line("}")
  }

  /// Writes the header of a section that folds.
  mutating func writeFoldingHeader() {
    let (open, closed) = (text(CodeWords.open), text(CodeWords.closed))
    out.line()
    out.line(API.attribute(for: uses, on: table.platforms))
    out.block("private struct FoldingHeader: View") { out in
      out.line("let title: LocalizedStringKey")
      out.line("@Binding var isOpen: Bool")
      out.line()
      out.block("var body: some View") { out in
        out.line("Button {")
        out.line("  withAnimation { isOpen.toggle() }")
        out.line("} label: {")
        out.indented { out in
          out.block("HStack") { out in
            out.line("Text(title)")
            out.line("Spacer()")
            out.line("Image(systemName: \"chevron.right\")")
            out.line("  .rotationEffect(.degrees(isOpen ? 90 : 0))")
            out.line("  .accessibilityHidden(true)")
          }
        }
        out.line("}")
        out.line(".accessibilityValue(isOpen ? Text(\(open)) : Text(\(closed)))")
      }
    }
  }
}
