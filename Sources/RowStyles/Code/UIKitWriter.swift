/// Writes a table as UIKit source code, or as AppKit if it is for the Mac only.
///
/// The result is one controller with everything it needs. It uses closures instead of selectors,
/// and nothing deprecated.
package enum UIKitWriter {
  /// The source code with texts in `language`; ends in a line feed.
  ///
  /// Empty if neither framework can show the table, for instance on a watch.
  package static func source(of table: TableSpec, _ language: TextLanguage) -> String {
    if isAppKit(table) {
      let controller = AppKitController(table: table, language: language)
      return controller.write()
    }
    guard table.platforms.contains(where: { $0 != .macOS && $0 != .watchOS }) else { return "" }
    let controller = UIKitController(table: table, language: language)
    return controller.write()
  }

  /// Whether the source code is AppKit: for a table for the Mac only, or one with columns there.
  package static func isAppKit(_ table: TableSpec) -> Bool {
    let hasUIKit = table.platforms.contains { $0 != .macOS && $0 != .watchOS }
    return table.platforms.contains(.macOS) && (!hasUIKit || table.columnSet != nil)
  }
}

struct UIKitController {
  let table: TableSpec
  let language: TextLanguage
  let name: String
  let rows: [Row]

  init(table: TableSpec, language: TextLanguage) {
    self.table = table
    self.language = language
    name = SourceWriter.typeName(table.id)
    rows = table.allRows
  }

  func has(_ accessory: Accessory) -> Bool { rows.contains { $0.accessories.contains(accessory) } }
  func text(_ text: LocalizedText) -> String {
    SourceWriter.literal(text.best(for: language).text)
  }
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
    let since = API(iOS: 1500, tvOS: 1500, visionOS: 100)
    let platforms = table.platforms.filter { since.since[$0] != nil }
    out.line("import UIKit")
    out.line()
    writeItem(&out)
    out.line(API.attribute(for: [since], on: platforms))
    out.block("final class \(name)Controller: UITableViewController") { out in
      writeController(&out)
    }
    writeSource(platforms, since, &out)
    if usesOwnCell { writeCell(platforms, since, &out) }
    return out.text
  }

  private func writeItem(_ out: inout SourceWriter) {
    out.block("private struct \(name)Item: Hashable") { out in
      out.line("let id: String")
      out.line("let title: String")
      out.line("var detail: String?")
      out.line("var image: String?")
      out.line("var isOn = false")
    }
    out.line()
  }

  private func writeController(_ body: inout SourceWriter) {
    body.line(
      "private lazy var source = \(name)Source(tableView: tableView) { [weak self] table, path, item in"
    )
    body.indented { body in
      body.line("self?.cell(for: item, at: path, in: table)")
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
      body.line("show()")
    }
    body.line()
    writeShow(&body)
    writeCellFunction(&body)
    writeSelection(&body)
    if canDelete, isTouch { writeSwipe(&body) }
  }

  private func writeRefresh(_ body: inout SourceWriter) {
    body.line("#if !os(tvOS)")
    body.line("let refresh = UIAction { [weak self] action in")
    body.line("  self?.show()")
    body.line("  (action.sender as? UIRefreshControl)?.endRefreshing()")
    body.line("}")
    body.line("refreshControl = UIRefreshControl(frame: .zero, primaryAction: refresh)")
    body.line("#endif")
  }

  private func writeShow(_ body: inout SourceWriter) {
    body.block("private func show()") { body in
      body.line(
        "\(table.sections.isEmpty ? "let" : "var") snapshot = NSDiffableDataSourceSnapshot<String, \(name)Item>()"
      )
      for section in table.sections {
        let id = SourceWriter.literal(section.id)
        body.line("snapshot.appendSections([\(id)])")
        guard !section.rows.isEmpty else { continue }
        body.line("snapshot.appendItems(")
        body.line("  [")
        for row in section.rows { body.line("    \(item(row)),") }
        body.line("  ], toSection: \(id))")
      }
      body.line("source.apply(snapshot, animatingDifferences: false)")
    }
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
    return "\(name)Item(\(fields.joined(separator: ", ")))"
  }

  private func writeSelection(_ body: inout SourceWriter) {
    guard rows.contains(where: { $0.action != .none }) else { return }
    body.line()
    body.line(
      "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {")
    body.indented { body in
      if table.selection == .multiple { body.line("guard !isEditing else { return }") }
      body.line("guard let item = source.itemIdentifier(for: indexPath) else { return }")
      if table.selection == .single {
        body.line("let all = source.snapshot()")
        body.line("var next = NSDiffableDataSourceSnapshot<String, \(name)Item>()")
        body.line("next.appendSections(all.sectionIdentifiers)")
        body.block("for section in all.sectionIdentifiers") { body in
          body.line("let items = all.itemIdentifiers(inSection: section)")
          body.line("next.appendItems(")
          body.line("  items.map { other in")
          body.line("    var copy = other")
          body.line("    copy.isOn = other.id == item.id")
          body.line("    return copy")
          body.line("  }, toSection: section)")
        }
        body.line("source.apply(next, animatingDifferences: false)")
      } else if rows.contains(where: { $0.action == .push || $0.action == .detail }) {
        body.line("let next = UIViewController()")
        body.line("next.title = item.title")
        if table.isInSplitView {
          body.line("showDetailViewController(next, sender: self)")
        } else {
          body.line("show(next, sender: self)")
        }
      } else {
        body.line("title = item.title")
      }
      if table.feedback == .momentary {
        body.line("tableView.deselectRow(at: indexPath, animated: true)")
      }
    }
    body.line("}")
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
