/// Writes a table as UIKit source code, or as AppKit if it is for the Mac only.
///
/// The result is one controller with everything it needs. It uses closures instead of selectors,
/// and nothing deprecated.
package enum UIKitWriter {
  /// The source code with texts in `language`; ends in a line feed.
  ///
  /// Empty if neither framework can show the table, for instance on a watch.
  package static func source(of table: TableSpec, _ language: TextLanguage) -> String {
    let code = CodeSubject(table: table, language: language)
    if isAppKit(table) { return AppKitController(code: code).write() }
    guard table.platforms.contains(where: { $0 != .macOS && $0 != .watchOS }) else { return "" }
    return UIKitController(code: code).write()
  }

  /// Whether the source code is AppKit: for a table for the Mac only, or one with columns there.
  package static func isAppKit(_ table: TableSpec) -> Bool {
    let hasUIKit = table.platforms.contains { $0 != .macOS && $0 != .watchOS }
    return table.platforms.contains(.macOS) && (!hasUIKit || table.columnSet != nil)
  }
}

struct UIKitController: CodePart {
  let code: CodeSubject

  func text(_ text: LocalizedText) -> String { string(text) }
  var canDelete: Bool { rows.contains(where: \.isDeletable) }
  var canMove: Bool { table.editing?.canReorder == true }
  var usesOwnCell: Bool {
    rows.contains { [.leftDetail, .custom].contains(table.style(of: $0)) }
  }
  /// Whether rows are touched: switches, pop-up buttons, swiping and pulling do not exist on tvOS.
  var isTouch: Bool { table.platforms.contains { $0 != .tvOS && $0 != .macOS && $0 != .watchOS } }

  private var style: String {
    switch table.style {
    case .grouped: ".grouped"
    case .insetGrouped: ".insetGrouped"
    case .automatic, .plain, .inset, .sidebar, .bordered, .elliptical, .carousel: ".plain"
    }
  }

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
    out.line(API.attribute(for: [since], on: platforms))
    out.block("final class \(name)Controller: UITableViewController") { out in
      writeController(&out)
    }
    writeSearching(platforms, since, &out)
    writeSource(platforms, since, &out)
    if usesOwnCell { writeCell(platforms, since, &out) }
    return out.text
  }

  private func writeItem(_ out: inout SourceWriter) {
    // The list knows rows by their ids, so that a row that changes stays the same row.
    out.block("private struct \(name)Item") { out in
      out.line("let id: String")
      out.line("var title: String")
      out.line("var detail: String?")
      out.line("var image: String?")
      out.line("var isOn = false")
      if opensTexts { out.line("var text: String?") }
      if rows.contains(where: \.isDisabled) { out.line("var isDisabled = false") }
      if rows.contains(where: \.isPlaceholder) { out.line("var isPlaceholder = false") }
    }
    out.line()
  }

  private func writeController(_ body: inout SourceWriter) {
    writeProperties(&body)
    body.line("private var items: [\(name)Item] = [")
    body.indented { body in for row in rows { body.line("\(item(row)),") } }
    body.line("]")
    body.line()
    body.line(
      "private lazy var source = \(name)Source(tableView: tableView) { [weak self] table, path, id in"
    )
    body.indented { body in
      body.line("self?.cell(for: id, at: path, in: table)")
    }
    body.line("}")
    body.line()
    body.block("init()") { $0.line("super.init(style: \(style))") }
    body.line()
    body.line("@available(*, unavailable)")
    body.block("required init?(coder: NSCoder)") { $0.line("nil") }
    body.line()
    body.block("override func viewDidLoad()") { body in
      body.line("super.viewDidLoad()")
      body.line("title = \(text(table.label))")
      body.line(
        "tableView.register(\(usesOwnCell ? "\(name)Cell" : "UITableViewCell").self, forCellReuseIdentifier: \"row\")"
      )
      if table.selection == .multiple {
        body.line("tableView.allowsMultipleSelectionDuringEditing = true")
      }
      if table.editing != nil { body.line("navigationItem.rightBarButtonItem = editButtonItem") }
      if table.live?.canRefresh == true, isTouch { writeRefresh(&body) }
      writeParts(&body)
      body.line("show()")
    }
    body.line()
    writeShow(&body)
    writeCellFunction(&body)
    writeSelection(&body)
    writeInfo(&body)
    if canDelete, isTouch, !table.hasSwipes { writeSwipe(&body) }
    writePartMethods(&body)
  }

  private func writeRefresh(_ body: inout SourceWriter) {
    body.line("#if !os(tvOS)")
    body.line("let refresh = UIAction { [weak self] _ in")
    body.line("  Task { await self?.update() }")
    body.line("}")
    body.line("refreshControl = UIRefreshControl(frame: .zero, primaryAction: refresh)")
    body.line("#endif")
  }

  private func writeShow(_ body: inout SourceWriter) {
    body.block("private func show()") { body in
      body.line(
        "\(table.sections.isEmpty ? "let" : "var") snapshot = NSDiffableDataSourceSnapshot<String, String>()"
      )
      for section in table.sections {
        let id = SourceWriter.literal(section.id)
        body.line("snapshot.appendSections([\(id)])")
        guard !section.rows.isEmpty else { continue }
        let ids = section.rows.map { SourceWriter.literal($0.id) }
        writeItems(ids, of: section, &body)
      }
      body.line("source.apply(snapshot, animatingDifferences: false)")
    }
    if table.live?.canRefresh == true, isTouch { writeUpdate(&body) }
  }

  /// Writes what a refresh does: rows that are known change, and the others are new.
  private func writeUpdate(_ body: inout SourceWriter) {
    body.line()
    body.line("/// Takes the place of a request to a server.")
    body.block("private func update() async") { body in
      body.line("try? await Task.sleep(nanoseconds: 700_000_000)")
      if !table.after.isEmpty, let first = table.sections.first?.rows.first {
        body.line("let fresh: [\(name)Item] = [")
        body.indented { body in for row in table.after { body.line("\(item(row)),") } }
        body.line("]")
        body.line("var next = source.snapshot()")
        body.block("for item in fresh") { body in
          body.block(
            "if let place = items.firstIndex(where: { $0.id == item.id })", tail: " else {"
          ) { body in
            body.line("items[place] = item")
            body.line("next.reconfigureItems([item.id])")
          }
          body.indented { body in
            body.line("items.append(item)")
            let isAtEnd = table.live?.insert == .bottom
            if isAtEnd {
              body.line("next.appendItems([item.id])")
            } else {
              body.line("if let first = next.itemIdentifiers.first {")
              body.line("  next.insertItems([item.id], beforeItem: first)")
              body.line("}")
            }
          }
          body.line("}")
        }
        body.line("source.apply(next, animatingDifferences: false)")
        _ = first
      }
      body.line("#if !os(tvOS)")
      body.line("refreshControl?.endRefreshing()")
      body.line("#endif")
    }
  }

  /// Whether rows open texts of their own.
  var opensTexts: Bool { (rows + table.after).contains { text(opening: $0) != nil } }

  private func text(opening row: Row) -> LocalizedText? {
    if case .text(let words)? = row.opens { words } else { nil }
  }

  private func item(_ row: Row) -> String {
    var fields = ["id: \(SourceWriter.literal(row.id))", "title: \(text(row.title))"]
    if let detail = row.detail { fields.append("detail: \(text(detail))") }
    switch row.image?.source {
    case .symbol(let name)?, .asset(let name)?:
      fields.append("image: \(SourceWriter.literal(name))")
    case nil: break
    }
    if row.isOn { fields.append("isOn: true") }
    if let words = text(opening: row) { fields.append("text: \(text(words))") }
    if row.isDisabled { fields.append("isDisabled: true") }
    if row.isPlaceholder { fields.append("isPlaceholder: true") }
    return "\(name)Item(\(fields.joined(separator: ", ")))"
  }

  private func writeSelection(_ body: inout SourceWriter) {
    let isMomentary = table.feedback == .momentary
    let opening = rows.filter(opensView)
    let isChoice = table.selection == .single && rows.contains { $0.action == .toggle }
    guard rows.contains(where: { $0.action != .none }),
      isMomentary || isChoice || !opening.isEmpty
    else { return }
    body.line()
    body.line(
      "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {")
    body.indented { body in
      if table.selection == .multiple { body.line("guard !isEditing else { return }") }
      guard isChoice || !opening.isEmpty else {
        body.line("tableView.deselectRow(at: indexPath, animated: true)")
        return
      }
      if isMomentary {
        body.line("defer { tableView.deselectRow(at: indexPath, animated: true) }")
      }
      body.line("guard let id = source.itemIdentifier(for: indexPath) else { return }")
      if isChoice {
        body.line("for place in items.indices { items[place].isOn = items[place].id == id }")
        body.line("var next = source.snapshot()")
        body.line("next.reconfigureItems(next.itemIdentifiers)")
        body.line("source.apply(next, animatingDifferences: false)")
        return
      }
      if opening.count < rows.count {
        let ids = opening.map { SourceWriter.literal($0.id) }.joined(separator: ", ")
        body.line("guard [\(ids)].contains(id) else { return }")
      }
      body.line("guard let item = items.first(where: { $0.id == id }) else { return }")
      body.line("let next = UIViewController()")
      body.line("next.title = item.title")
      if opensTexts {
        body.line("let label = UILabel(frame: next.view.bounds)")
        body.line("label.text = item.text ?? item.detail")
        body.line("label.numberOfLines = 0")
        body.line("label.font = .preferredFont(forTextStyle: .body)")
        body.line("label.adjustsFontForContentSizeCategory = true")
        body.line("label.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
        body.line("next.view.addSubview(label)")
      }
      if table.platforms.contains(.tvOS) { body.line("#if !os(tvOS)") }
      body.line("next.view.backgroundColor = .systemBackground")
      if table.platforms.contains(.tvOS) { body.line("#endif") }
      if table.isInSplitView {
        body.line("showDetailViewController(next, sender: self)")
      } else {
        body.line("show(next, sender: self)")
      }
    }
    body.line("}")
  }

  /// Whether choosing a row shows another view; switches, menus and mere information do not.
  private func opensView(_ row: Row) -> Bool {
    guard !row.accessories.contains(.toggle), !row.accessories.contains(.popUpMenu) else {
      return false
    }
    return row.action == .push || row.action == .detail && !row.accessories.contains(.info)
  }

  private func writeInfo(_ body: inout SourceWriter) {
    guard isTouch, has(.info) || has(.infoDisclosure) else { return }
    body.line()
    body.line("#if !os(tvOS)")
    body.line("override func tableView(")
    body.line(
      "  _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath")
    body.line(") {")
    body.indented { body in
      body.line("guard let id = source.itemIdentifier(for: indexPath),")
      body.line("  let item = items.first(where: { $0.id == id })")
      body.line("else { return }")
      body.line("let alert = UIAlertController(")
      let words = opensTexts ? "item.text ?? item.detail" : "item.detail"
      body.line("  title: item.title, message: \(words), preferredStyle: .alert)")
      let close = CodeWords.close.best(for: language).text
      body.line(
        "alert.addAction(UIAlertAction(title: \(SourceWriter.literal(close)), style: .cancel))")
      body.line("present(alert, animated: true)")
    }
    body.line("}")
    body.line("#endif")
  }

  private func writeSwipe(_ body: inout SourceWriter) {
    let title = table.editing?.deleteTitle.map { text($0) } ?? "nil"
    body.line()
    body.line("#if !os(tvOS)")
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView,")
    body.line("  trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath")
    body.line(") -> UISwipeActionsConfiguration? {")
    body.line("  let remove = UIContextualAction(style: .destructive, title: \(title)) {")
    body.line("    [weak self] _, _, done in")
    body.line("    self?.source.remove(at: indexPath)")
    body.line("    done(true)")
    body.line("  }")
    body.line("  return UISwipeActionsConfiguration(actions: [remove])")
    body.line("}")
    body.line("#endif")
  }
}
