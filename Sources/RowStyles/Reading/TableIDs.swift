import Notation

/// Checks the ids of a table: repeated ones, and cells of unknown columns, at their places in the
/// tree.
struct TableIDs {
  private(set) var problems: [Problem] = []
  private var columns: Set<String> = []
  /// For hints; finding similar names among hundreds of columns would be slow and hardly help.
  private var columnNames: [String] = []
  private var rows: Set<String> = []

  /// - Complexity: O(rows + cells).
  init(of table: Tree) {
    var sections: Set<String> = []
    Self.report(table.items("columns"), "column", &columns, &problems)
    columnNames = columns.count <= 200 ? columns.sorted() : []
    Self.report(table.items("sections"), "section", &sections, &problems)
    for section in table.items("sections") { check(section.items("rows")) }
    // A row that an update brings may have the id of the row that it replaces, but only once.
    rows = []
    check(table.items("after"))
  }

  private mutating func check(_ rows: [Tree]) {
    Self.report(rows, "row", &self.rows, &problems)
    for row in rows {
      if case .map(let cells) = row["cells"]?.value {
        for cell in cells where !columns.contains(cell.key) { report(cell) }
      }
      check(row.items("children"))
      for section in row["opens"]?.sectioned.items("sections") ?? [] {
        check(section.items("rows"))
      }
    }
  }

  /// Reports a cell of an unknown column.
  private mutating func report(_ cell: Tree.Entry) {
    let hint = Spelling.nearest(to: cell.key, among: columnNames)
    problems.append(
      Problem(
        line: cell.place.line, column: cell.place.column,
        message: "the table has no column “\(cell.key)”"
          + (hint.map { "; did you mean “\($0)”?" } ?? "")))
  }

  /// Reports the ids that occur twice among things of one kind.
  private static func report(
    _ trees: [Tree], _ noun: String, _ seen: inout Set<String>, _ problems: inout [Problem]
  ) {
    for tree in trees {
      guard let id = tree["id"], id.form != .nothing, case .scalar(let text) = id.value,
        !seen.insert(text).inserted
      else { continue }
      problems.append(id.problem("the \(noun) id “\(text)” is used twice"))
    }
  }
}
