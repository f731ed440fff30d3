/// What a list has beyond its style: search, an empty state, menus, swipes, headers, separators.
extension UIKitController {
  private var closing: [Section] { table.sections.filter { $0.isCollapsible && $0.header != nil } }
  private var folds: Bool { !closing.isEmpty }
  /// Whether headers are views of the controller's and not titles of the data source's.
  var hasOwnHeaders: Bool { folds || table.prominence == .increased && isTouch }

  func writeProperties(_ body: inout SourceWriter) {
    for command in commands { body.line("var \(command.name): (Set<String>) -> Void = { _ in }") }
    if folds {
      let closed = table.sections.filter(\.isCollapsed).map { SourceWriter.literal($0.id) }
      body.line("private var closed: Set<String> = [\(closed.joined(separator: ", "))]")
    }
    if table.search != nil { body.line("private var query = \"\"") }
  }

  /// Writes what is set once, in `viewDidLoad`.
  func writeParts(_ body: inout SourceWriter) {
    var touch = SourceWriter()
    if let prompt = table.search {
      touch.line("let search = UISearchController(searchResultsController: nil)")
      touch.line("search.searchResultsUpdater = self")
      touch.line("search.obscuresBackgroundDuringPresentation = false")
      touch.line("search.searchBar.placeholder = \(text(prompt))")
      touch.line("navigationItem.searchController = search")
    }
    switch table.separators {
    case .automatic: break
    case .hidden: touch.line("tableView.separatorStyle = .none")
    case .full:
      touch.line("tableView.separatorInsetReference = .fromCellEdges")
      touch.line("tableView.separatorInset = .zero")
    }
    if let tint = table.separatorTint {
      touch.line("tableView.separatorColor = \(Self.color(tint))")
    }
    if table.spacing == .compact { body.line("tableView.sectionFooterHeight = 8") }
    guard isTouch, !touch.text.isEmpty else { return }
    body.line("#if !os(tvOS)")
    body.lines(of: touch)
    body.line("#endif")
  }

  private static func color(_ tint: Tint) -> String {
    ".system" + tint.rawValue.prefix(1).uppercased() + tint.rawValue.dropFirst()
  }

  /// Writes how the rows of a section come into the snapshot.
  func writeItems(_ ids: [String], of section: Section, _ body: inout SourceWriter) {
    let id = SourceWriter.literal(section.id)
    let isFiltered = table.search != nil
    let isClosable = section.isCollapsible && section.header != nil
    guard isFiltered || isClosable else {
      body.line("snapshot.appendItems(")
      body.line("  [")
      for id in ids { body.line("    \(id),") }
      body.line("  ], toSection: \(id))")
      return
    }
    let write: (inout SourceWriter) -> Void = { body in
      body.line("let ids = [\(ids.joined(separator: ", "))]")
      let shown = isFiltered ? "ids.filter(isFound)" : "ids"
      body.line("snapshot.appendItems(\(shown), toSection: \(id))")
    }
    body.block(isClosable ? "if !closed.contains(\(id))" : "do", write)
  }

  func writeContentStates(_ body: inout SourceWriter) {
    if rows.contains(where: \.isDisabled) {
      body.line("if item.isDisabled { content.textProperties.color = .tertiaryLabel }")
    }
    if rows.contains(where: \.isPlaceholder) {
      body.block("if item.isPlaceholder") { body in
        body.line("content.text = \"–\"")
        body.line("content.secondaryText = nil")
        body.line("content.textProperties.color = .tertiaryLabel")
      }
    }
  }

  func writeStates(_ body: inout SourceWriter) {
    if rows.contains(where: \.isDisabled) {
      body.line("cell.isUserInteractionEnabled = !item.isDisabled")
      body.line("cell.accessibilityTraits = item.isDisabled ? .notEnabled : .none")
    }
    if rows.contains(where: \.isPlaceholder) {
      let loading = text(CodeWords.loading)
      body.line("cell.accessibilityLabel = item.isPlaceholder ? \(loading) : nil")
    }
  }

  func writePartMethods(_ body: inout SourceWriter) {
    if table.search != nil { writeFinding(&body) }
    if let empty = table.empty { writeEmpty(empty, &body) }
    if hasOwnHeaders { writeHeaders(&body) }
    guard isTouch else { return }
    for edge in [SwipeAction.Edge.leading, .trailing] { writeSwipes(edge, &body) }
    if commands.contains(where: \.isDestructive) { writeRemoving(&body) }
    if !table.menu.isEmpty { writeMenu(&body) }
  }

  private func writeFinding(_ body: inout SourceWriter) {
    body.line()
    body.block("private func isFound(_ id: String) -> Bool") { body in
      body.line("guard !query.isEmpty, let item = items.first(where: { $0.id == id }) else {")
      body.line("  return true")
      body.line("}")
      body.line("return item.title.localizedStandardContains(query)")
      body.line("  || item.detail?.localizedStandardContains(query) == true")
    }
  }

  /// Writes the conformance by which the search field tells what is typed.
  func writeSearching(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    guard table.search != nil, isTouch else { return }
    out.line()
    out.line("#if !os(tvOS)")
    out.line(API.attribute(for: [since], on: platforms.filter { $0 != .tvOS }))
    out.block("extension \(name)Controller: UISearchResultsUpdating") { out in
      out.block("func updateSearchResults(for searchController: UISearchController)") { out in
        out.line("query = searchController.searchBar.text ?? \"\"")
        out.line("show()")
        if table.empty != nil { out.line("setNeedsUpdateContentUnavailableConfiguration()") }
      }
    }
    out.line("#endif")
  }

  private func writeEmpty(_ empty: EmptyState, _ body: inout SourceWriter) {
    body.line()
    body.line("override func updateContentUnavailableConfiguration(")
    body.line("  using state: UIContentUnavailableConfigurationState")
    body.line(") {")
    body.indented { body in
      body.line("guard source.snapshot().itemIdentifiers.isEmpty else {")
      body.line("  contentUnavailableConfiguration = nil")
      body.line("  return")
      body.line("}")
      body.line("var configuration = UIContentUnavailableConfiguration.empty()")
      body.line("configuration.text = \(text(empty.title))")
      if let words = empty.text { body.line("configuration.secondaryText = \(text(words))") }
      if let symbol = empty.symbol {
        body.line("configuration.image = UIImage(systemName: \(SourceWriter.literal(symbol)))")
      }
      body.line("contentUnavailableConfiguration = configuration")
    }
    body.line("}")
  }

  private func writeHeaders(_ body: inout SourceWriter) {
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, viewForHeaderInSection section: Int")
    body.line(") -> UIView? {")
    body.indented { body in
      let titles = table.sections.map { $0.header.map { text($0) } ?? "nil" }
      body.line("let titles: [String?] = [\(titles.joined(separator: ", "))]")
      body.line("guard let title = titles[section] else { return nil }")
      guard folds else {
        body.line("let header = UITableViewHeaderFooterView()")
        body.line("var content = UIListContentConfiguration.prominentInsetGroupedHeader()")
        body.line("content.text = title")
        body.line("header.contentConfiguration = content")
        body.line("return header")
        return
      }
      let ids = table.sections.map { SourceWriter.literal($0.id) }
      body.line("let id = [\(ids.joined(separator: ", "))][section]")
      body.line("var configuration = UIButton.Configuration.plain()")
      body.line("configuration.title = title")
      let names = "closed.contains(id) ? \"chevron.right\" : \"chevron.down\""
      body.line("configuration.image = UIImage(systemName: \(names))")
      body.line("configuration.imagePlacement = .trailing")
      body.line("let fold = UIAction { [weak self] _ in")
      body.line("  guard let self else { return }")
      body.line("  if closed.remove(id) == nil { closed.insert(id) }")
      body.line("  show()")
      body.line("  var next = source.snapshot()")
      body.line("  next.reloadSections([id])")
      body.line("  source.apply(next, animatingDifferences: false)")
      body.line("}")
      body.line("let button = UIButton(configuration: configuration, primaryAction: fold)")
      body.line("button.contentHorizontalAlignment = .leading")
      let (open, closed) = (text(CodeWords.open), text(CodeWords.closed))
      body.line("button.accessibilityValue = closed.contains(id) ? \(closed) : \(open)")
      body.line("button.accessibilityTraits.insert(.header)")
      body.line("return button")
    }
    body.line("}")
  }

  private func writeSwipes(_ edge: SwipeAction.Edge, _ body: inout SourceWriter) {
    let owners = rows.filter { $0.swipe.contains { $0.edge == edge } }
    guard let actions = owners.first?.swipe.filter({ $0.edge == edge }) else { return }
    // The outermost comes first in code, and last in the format at the trailing edge.
    let ordered = edge == .trailing ? actions.reversed() : actions
    body.line()
    body.line("#if !os(tvOS)")
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView,")
    body.line("  \(edge.rawValue)SwipeActionsConfigurationForRowAt indexPath: IndexPath")
    body.line(") -> UISwipeActionsConfiguration? {")
    body.indented { body in
      body.line("guard let id = source.itemIdentifier(for: indexPath) else { return nil }")
      if owners.count < rows.count {
        let ids = owners.map { SourceWriter.literal($0.id) }.joined(separator: ", ")
        body.line("guard [\(ids)].contains(id) else { return nil }")
      }
      var names: [String] = []
      for (index, action) in ordered.enumerated() {
        guard let command = table.codeCommand(action.title, in: commands) else { continue }
        let name = "action\(index + 1)"
        names.append(name)
        let style = command.isDestructive ? ".destructive" : ".normal"
        body.line(
          "let \(name) = UIContextualAction(style: \(style), title: \(text(action.title))) {")
        body.line("  [weak self] _, _, done in")
        if command.isDestructive { body.line("  self?.remove([id])") }
        body.line("  self?.\(command.name)([id])")
        body.line("  done(true)")
        body.line("}")
        if let symbol = action.symbol {
          body.line("\(name).image = UIImage(systemName: \(SourceWriter.literal(symbol)))")
        }
        if let tint = action.tint { body.line("\(name).backgroundColor = \(Self.color(tint))") }
      }
      let list = names.joined(separator: ", ")
      body.line("let configuration = UISwipeActionsConfiguration(actions: [\(list)])")
      let isFull = ordered.first?.isFull == true
      body.line("configuration.performsFirstActionWithFullSwipe = \(isFull)")
      body.line("return configuration")
    }
    body.line("}")
    body.line("#endif")
  }

  private func writeRemoving(_ body: inout SourceWriter) {
    body.line()
    body.block("private func remove(_ ids: Set<String>)") { body in
      body.line("items.removeAll { ids.contains($0.id) }")
      body.line("var next = source.snapshot()")
      body.line("next.deleteItems(Array(ids))")
      body.line("source.apply(next, animatingDifferences: true)")
      if table.empty != nil { body.line("setNeedsUpdateContentUnavailableConfiguration()") }
    }
  }

  private func writeMenu(_ body: inout SourceWriter) {
    body.line()
    body.line("#if !os(tvOS)")
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,")
    body.line("  point: CGPoint")
    body.line(") -> UIContextMenuConfiguration? {")
    body.indented { body in
      body.line("guard let id = source.itemIdentifier(for: indexPath) else { return nil }")
      body.line("let actions = [")
      body.indented { body in
        for entry in table.menu {
          guard let command = table.codeCommand(entry.title, in: commands) else { continue }
          var fields = ["title: \(text(entry.title))"]
          if let symbol = entry.symbol {
            fields.append("image: UIImage(systemName: \(SourceWriter.literal(symbol)))")
          }
          if command.isDestructive { fields.append("attributes: .destructive") }
          body.line("UIAction(\(fields.joined(separator: ", "))) { [weak self] _ in")
          if command.isDestructive { body.line("  self?.remove([id])") }
          body.line("  self?.\(command.name)([id])")
          body.line("},")
        }
      }
      body.line("]")
      body.line(
        "return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })")
    }
    body.line("}")
    body.line("#endif")
  }
}
