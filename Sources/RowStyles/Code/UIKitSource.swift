/// The data source of a table: headers, the index, moving and deleting.
struct UIKitSource: UIKitPart {
  let code: CodeSubject

  /// Writes the data source for headers, the index, moving and deleting.
  func write(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    guard isNeeded else { return }
    out.line()
    out.line(API.attribute(for: [since], on: platforms))
    out.line("private final class \(name)Source:")
    out.block("  UITableViewDiffableDataSource<String, String>") { writeMethods(&$0) }
  }

  /// Whether the data source does more than UIKit's own.
  var isNeeded: Bool {
    var out = SourceWriter()
    writeMethods(&out)
    return !out.text.isEmpty
  }

  private func writeMethods(_ out: inout SourceWriter) {
    let headers = table.sections.contains { $0.header != nil } && !hasOwnHeaders
    let footers = table.sections.contains { $0.footer != nil }
    if headers { writeTitles("Header", \.header, &out) }
    if footers { writeTitles("Footer", \.footer, &out) }
    if table.hasIndex { writeIndex(&out) }
    if table.editing != nil || canDelete || table.hasSwipes {
      out.line("override func tableView(")
      out.line("  _ tableView: UITableView, canEditRowAt indexPath: IndexPath")
      out.line(") -> Bool { true }")
      out.line()
    }
    if canMove { writeMove(&out) }
    if insertsRows { UIKitEditing(code: code).writeCommit(&out) }
    out.trimEnd()
  }

  private func writeTitles(
    _ kind: String, _ field: KeyPath<Section, LocalizedText?>, _ out: inout SourceWriter
  ) {
    let titles = table.sections.map { $0[keyPath: field].map { text($0) } ?? "nil" }
    out.line("override func tableView(")
    out.line("  _ tableView: UITableView, titleFor\(kind)InSection section: Int")
    out.line(") -> String? {")
    out.line("  let titles: [String?] = [\(titles.joined(separator: ", "))]")
    out.line("  return titles.indices.contains(section) ? titles[section] : nil")
    out.line("}")
    out.line()
  }

  private func writeIndex(_ out: inout SourceWriter) {
    let letters = table.sections.compactMap { $0.index.map { text($0) } }
    let numbers = table.sections.indices.filter { table.sections[$0].index != nil }
    out.line("override func sectionIndexTitles(for tableView: UITableView) -> [String]? {")
    out.line("  [\(letters.joined(separator: ", "))]")
    out.line("}")
    out.line()
    out.line("override func tableView(")
    out.line("  _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int")
    out.line(") -> Int {")
    out.line("  \(numbers)[index]")
    out.line("}")
    out.line()
  }

  private func writeMove(_ out: inout SourceWriter) {
    let kept = everyItem.filter { !$0.isMovable }
    out.line("/// Takes a row that was dropped, and its place.")
    out.line("var move: (String, IndexPath) -> Void = { _, _ in }")
    out.line()
    out.line("override func tableView(")
    out.line("  _ tableView: UITableView, canMoveRowAt indexPath: IndexPath")
    if kept.isEmpty {
      out.line(") -> Bool { true }")
    } else {
      out.line(") -> Bool {")
      out.line("  itemIdentifier(for: indexPath).map { !\(kept.ids).contains($0) } == true")
      out.line("}")
    }
    out.line()
    out.line("override func tableView(")
    out.line("  _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath")
    out.line(") {")
    out.line(
      "  guard source != destination, let id = itemIdentifier(for: source) else { return }")
    out.line("  move(id, destination)")
    out.line("}")
    out.line()
  }
}
