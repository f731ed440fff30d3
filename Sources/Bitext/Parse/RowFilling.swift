/// Makes the rows of tables as long as the tables are wide.
///
/// GitHub's specification inserts the cells that a row lacks, and a page shows excess cells as
/// columns of the whole table. Either way, the number of inserted cells grows with the rows times
/// the columns, so it has a limit: rows beyond it stay as short as they are written, which HTML
/// allows.
struct RowFilling {
  /// A row as it is written.
  struct Row {
    let line: Int
    var cells: [[Inline]] = []

    /// A row with room for so many cells.
    init(line: Int, room: Int) {
      self.line = line
      // A limit, since a table may have more columns than its rows have bytes.
      cells.reserveCapacity(min(room, 8))
    }
  }

  /// How many more cells may be filled in.
  private var left: Int
  private var hasGivenUp = false

  /// - Parameter size: In bytes. Four empty cells for each are more than any table in use takes.
  init(ofTextWith size: Int) { left = 4_096 + 4 * size }

  /// The rows of a table whose head has so many columns.
  mutating func rows(
    _ rows: [Row], columns: Int, note: (MarkdownFinding) -> Void
  ) -> [Block.Row] {
    var width = columns
    for row in rows {
      guard let last = row.cells.lastIndex(where: { !$0.isEmpty }), last >= columns else {
        continue
      }
      width = max(width, last + 1)
      note(
        MarkdownFinding(
          .warning, "table-row-too-long",
          "this row has \(row.cells.count) cells, its table \(columns) columns", line: row.line))
    }
    return rows.map { row in
      if row.cells.count == columns, width == columns {
        return Block.Row(lines: row.line...row.line, cells: row.cells)
      }
      let cells = filled(row, to: width, note: note)
      return Block.Row(
        lines: row.line...row.line, cells: Array(cells.prefix(columns)),
        excess: Array(cells.dropFirst(columns)))
    }
  }

  private mutating func filled(
    _ row: Row, to width: Int, note: (MarkdownFinding) -> Void
  ) -> [[Inline]] {
    let missing = width - row.cells.count
    guard missing > 0 else { return Array(row.cells[..<width]) }
    if missing <= left, !hasGivenUp {
      left -= missing
      return row.cells + repeatElement([], count: missing)
    }
    if !hasGivenUp {
      hasGivenUp = true
      note(
        MarkdownFinding(
          .warning, "table-too-sparse",
          "the rows of these tables lack too many cells: from this one on, which has "
            + "\(row.cells.count) of \(width), none are filled in", line: row.line))
    }
    return row.cells
  }
}
