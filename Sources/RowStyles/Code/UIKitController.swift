/// The controller of a table in UIKit, with the rows that it shows.
struct UIKitController: UIKitPart {
  let code: CodeSubject

  private var style: String { openedStyle(table.style) }

  func write() -> String {
    var out = SourceWriter()
    let isNewlyDrawn = API.symbols(of: table).contains { $0.since[.iOS] == 1601 }
    let since =
      table.empty == nil
      ? API(iOS: isNewlyDrawn ? 1601 : 1500, tvOS: isNewlyDrawn ? 1601 : 1500, visionOS: 100)
      : API(iOS: 1700, tvOS: 1700, visionOS: 100)
    let platforms = table.platforms.filter { since.since[$0] != nil }
    out.line("import UIKit")
    out.line()
    writeItem(&out)
    UIKitOpened(code: code).writeContent(&out)
    out.line(API.attribute(for: [since], on: platforms))
    out.block("final class \(name)Controller: UITableViewController") { out in
      writeController(&out)
    }
    UIKitSearch(code: code).writeUpdating(platforms, since, &out)
    UIKitSource(code: code).write(platforms, since, &out)
    if usesOwnCell { UIKitCells(code: code).writeClass(platforms, since, &out) }
    UIKitOpened(code: code).writeClass(platforms, since, &out)
    UIKitChoices(code: code).writeClass(platforms, since, &out)
    if table.isInSplitView { writeSplit(platforms, since, &out) }
    let split = table.isInSplitView ? "\(name)SplitController()" : nil
    writePreview(of: split, platforms, since, &out)
    return out.text
  }

  /// Writes the controller that shows the list and the pane beside it.
  private func writeSplit(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    out.line()
    out.line("/// The list with the pane beside it that shows what its rows open.")
    out.line(API.attribute(for: [since], on: platforms))
    out.block("final class \(name)SplitController: UISplitViewController") { body in
      body.block("init()") { body in
        body.line("super.init(style: .doubleColumn)")
        body.line("preferredDisplayMode = .oneBesideSecondary")
        body.line("setViewController(\(name)Controller(), for: .primary)")
      }
      body.line()
      body.refuseCoder()
    }
  }

  private func writeItem(_ out: inout SourceWriter) {
    // The list knows rows by their ids, so that a row that changes stays the same row.
    out.block("private struct \(name)Item") { out in
      out.line("let id: String")
      out.line("var title: String")
      out.line("var detail: String?")
      if hasImages { out.line("var image: String?") }
      if keepsState { out.line("var isOn = false") }
      if isNested { out.line("var depth = 0") }
      if opensTexts { out.line("var text: String?") }
      if rows.contains(where: \.isDisabled) { out.line("var isDisabled = false") }
      if rows.contains(where: \.isPlaceholder) { out.line("var isPlaceholder = false") }
    }
    out.line()
  }

  private func writeController(_ body: inout SourceWriter) {
    writeProperties(&body)
    body.line("private var items: [\(name)Item] = [")
    body.indented { body in
      for row in table.sections.flatMap(\.rows).flatMap({ $0.descendants() }) {
        body.line("\(item(row.row, depth: row.depth - 1)),")
      }
    }
    body.line("]")
    if keepsOrder { writeSections(&body) }
    body.line()
    if UIKitSource(code: code).isNeeded {
      body.line(
        "private lazy var source = \(name)Source(tableView: tableView) { [weak self] table, path, id in"
      )
    } else {
      body.line("private lazy var source = UITableViewDiffableDataSource<String, String>(")
      body.line("  tableView: tableView")
      body.line(") { [weak self] table, path, id in")
    }
    body.indented { body in
      body.line("self?.cell(for: id, at: path, in: table)")
    }
    body.line("}")
    body.line()
    body.block("init()") { $0.line("super.init(style: \(style))") }
    body.line()
    body.refuseCoder()
    body.line()
    writeLoading(&body)
    body.line()
    writeAppearing(&body)
    writeShow(&body)
    UIKitCells(code: code).writeFunction(&body)
    UIKitSelection(code: code).write(&body)
    if canDelete, isTouch, !table.hasSwipes { UIKitActions(code: code).writeDeletion(&body) }
    UIKitSearch(code: code).writeFilter(&body)
    if let empty = table.empty { writeEmpty(empty, &body) }
    UIKitEditing(code: code).write(&body)
    if removesRows, isTouch { UIKitActions(code: code).writeRemoving(&body) }
    if hasOwnHeaders { UIKitHeaders(code: code).write(&body) }
    if isTouch { UIKitActions(code: code).write(&body) }
  }

  /// Writes what the controller does once.
  private func writeLoading(_ body: inout SourceWriter) {
    body.block("override func viewDidLoad()") { body in
      body.line("super.viewDidLoad()")
      body.line("title = \(text(table.label))")
      if !usesOnlyOwnCell {
        body.line("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")")
      }
      if usesOwnCell {
        body.line("tableView.register(\(name)Cell.self, forCellReuseIdentifier: \"own\")")
      }
      if table.selection == .multiple {
        body.line("tableView.allowsMultipleSelectionDuringEditing = true")
      }
      if table.editing?.mode == .explicit {
        beginTouch(&body)
        body.line("navigationItem.rightBarButtonItem = editButtonItem")
        endTouch(&body)
      }
      if table.live?.canRefresh == true, isTouch { writeRefresh(&body) }
      writeLook(&body)
      UIKitEditing(code: code).writeLoading(&body)
      UIKitEditing(code: code).writeStart(&body)
      if keepsSelection { body.line("clearsSelectionOnViewWillAppear = false") }
      body.line("show()")
      if keepsSelection, let row = rows.first(where: \.isChosen) {
        body.line("if let path = source.indexPath(for: \(SourceWriter.literal(row.id))) {")
        body.line("  tableView.selectRow(at: path, animated: false, scrollPosition: .none)")
        body.line("}")
      }
    }
  }

  /// Writes that the pane beside the list shows from the start what the chosen row opens; on a phone
  /// the list is in the way.
  private func writeAppearing(_ body: inout SourceWriter) {
    guard table.isInSplitView, keepsSelection, rows.contains(where: \.isChosen) else { return }
    body.block("override func viewWillAppear(_ animated: Bool)") { body in
      body.line("super.viewWillAppear(animated)")
      body.line("guard let split = splitViewController, !split.isCollapsed,")
      body.line("  split.viewController(for: .secondary) == nil,")
      body.line("  let path = tableView.indexPathForSelectedRow")
      body.line("else { return }")
      body.line("tableView(tableView, didSelectRowAt: path)")
    }
    body.line()
  }

  /// Whether the chosen row stays selected, so that people see where they came from.
  private var keepsSelection: Bool {
    table.feedback == .persistent
      && rows.contains { $0.action == .detail || table.isInSplitView && $0.action == .push }
  }

  private func writeProperties(_ body: inout SourceWriter) {
    for command in commands { body.line("var \(command.name): (Set<String>) -> Void = { _ in }") }
    if folds {
      let closed = table.sections.filter { $0.isCollapsed && $0.folds }
        .map { SourceWriter.literal($0.id) }
      body.line("private var closed: Set<String> = [\(closed.joined(separator: ", "))]")
    }
    if table.search != nil { body.line("private var query = \"\"") }
    if insertsRows {
      body.line("private var coming: [\(name)Item] = [")
      body.indented { body in for row in table.after { body.line("\(item(row)),") } }
      body.line("]")
    }
  }

  /// Writes the settings that `viewDidLoad` makes once.
  private func writeLook(_ body: inout SourceWriter) {
    var touch = SourceWriter()
    if let prompt = table.search {
      touch.line("let search = UISearchController(searchResultsController: nil)")
      touch.line("search.searchResultsUpdater = self")
      touch.line("search.obscuresBackgroundDuringPresentation = false")
      touch.line("search.searchBar.placeholder = \(text(prompt))")
      touch.line("navigationItem.searchController = search")
    }
    for line in table.look.flatMap(\.uiKitTouch) { touch.line(line) }
    for line in table.look.flatMap(\.uiKit) { body.line(line) }
    guard isTouch, !touch.text.isEmpty else { return }
    beginTouch(&body)
    body.lines(of: touch)
    endTouch(&body)
  }

  private func writeRefresh(_ body: inout SourceWriter) {
    beginTouch(&body)
    body.line("let refresh = UIAction { [weak self] _ in")
    body.line("  Task { await self?.update() }")
    body.line("}")
    body.line("refreshControl = UIRefreshControl(frame: .zero, primaryAction: refresh)")
    endTouch(&body)
  }

  private func writeShow(_ body: inout SourceWriter) {
    let isAnimated = insertsRows || removesRows && isTouch
    body.block("private func show(\(isAnimated ? "animated: Bool = false" : ""))") { body in
      let isEmpty = !keepsOrder && table.sections.isEmpty
      body.line(
        "\(isEmpty ? "let" : "var") snapshot = NSDiffableDataSourceSnapshot<String, String>()")
      if keepsOrder { writeKept(&body) } else { writeFixed(&body) }
      body.line(
        "source.apply(snapshot, animatingDifferences: \(isAnimated ? "animated" : "false"))")
      if keepsOrder, table.empty != nil {
        body.line("setNeedsUpdateContentUnavailableConfiguration()")
      }
    }
    if table.live?.canRefresh == true, isTouch { writeUpdate(&body) }
  }

  /// Writes code that fills the snapshot with rows that never change.
  private func writeFixed(_ body: inout SourceWriter) {
    for section in table.sections {
      let id = SourceWriter.literal(section.id)
      body.line("snapshot.appendSections([\(id)])")
      guard !section.rows.isEmpty else { continue }
      body.line("snapshot.appendItems(")
      body.line("  [")
      for (row, _) in section.rows.flatMap({ $0.descendants() }) {
        body.line("    \(SourceWriter.literal(row.id)),")
      }
      body.line("  ], toSection: \(id))")
    }
  }

  /// Writes code that fills the snapshot with the present rows, for rows that are added, removed or
  /// moved.
  private func writeKept(_ body: inout SourceWriter) {
    body.block("for section in sections") { body in
      body.line("snapshot.appendSections([section.id])")
      if folds { body.line("guard !closed.contains(section.id) else { continue }") }
      let rows = table.search == nil ? "section.rows" : "section.rows.filter(isFound)"
      body.line("snapshot.appendItems(\(rows), toSection: section.id)")
    }
  }

  /// Writes the sections with the ids of their rows, which change.
  private func writeSections(_ body: inout SourceWriter) {
    body.line("private var sections: [(id: String, rows: [String])] = [")
    // A table without sections has one that rows arrive in.
    let all = table.sections.isEmpty ? [Section(id: "all")] : table.sections
    body.indented { body in
      for section in all {
        let id = SourceWriter.literal(section.id)
        guard !section.rows.isEmpty else {
          body.line("(\(id), []),")
          continue
        }
        body.line("(\(id), [")
        body.indented { body in
          for (row, _) in section.rows.flatMap({ $0.descendants() }) {
            body.line("\(SourceWriter.literal(row.id)),")
          }
        }
        body.line("]),")
      }
    }
    body.line("]")
  }

  /// Writes the function that a refresh calls: rows with known ids are replaced, and the others are
  /// added.
  private func writeUpdate(_ body: inout SourceWriter) {
    body.line()
    body.line("/// Takes the place of a request to a server.")
    body.block("private func update() async") { body in
      body.line("try? await Task.sleep(nanoseconds: 700_000_000)")
      if updates {
        body.line("let fresh: [\(name)Item] = [")
        body.indented { body in for row in table.after { body.line("\(item(row)),") } }
        body.line("]")
        let isAtEnd = table.live?.insert == .bottom
        // The first fresh row stays the first.
        body.block("for item in fresh\(isAtEnd ? "" : ".reversed()")") { body in
          body.block(
            "if let place = items.firstIndex(where: { $0.id == item.id })", tail: " else {"
          ) { $0.line("items[place] = item") }
          body.indented { body in
            body.line("items.append(item)")
            let last = "sections[sections.count - 1].rows.append(item.id)"
            body.line(isAtEnd ? last : "sections[0].rows.insert(item.id, at: 0)")
          }
          body.line("}")
        }
        body.line("show()")
        body.line("let known = Set(fresh.map { $0.id })")
        body.line("var next = source.snapshot()")
        body.line("next.reconfigureItems(next.itemIdentifiers.filter { known.contains($0) })")
        body.line("source.apply(next, animatingDifferences: false)")
      }
      beginTouch(&body)
      body.line("refreshControl?.endRefreshing()")
      endTouch(&body)
    }
  }

  private func item(_ row: Row, depth: Int = 0) -> String {
    var fields = self.fields(of: row)
    if row.isOn, keepsState { fields.append("isOn: true") }
    if depth > 0 { fields.append("depth: \(depth)") }
    if let words = text(opening: row) { fields.append("text: \(text(words))") }
    if row.isDisabled { fields.append("isDisabled: true") }
    if row.isPlaceholder { fields.append("isPlaceholder: true") }
    return "\(name)Item(\(fields.joined(separator: ", ")))"
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
      if table.search != nil {
        body.block("guard query.isEmpty else") { body in
          body.line("contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()")
          body.line("return")
        }
      }
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
}
