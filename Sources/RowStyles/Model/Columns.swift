/// The columns of a multi-column table or of an outline.
package struct ColumnSet: Hashable, Sendable {
  /// Never empty.
  ///
  /// The first shows each row's title, the others its cells.
  package var columns: [Column]
  /// The order of the rows; nil to keep the order in which they are written.
  package var sort: Sort?

  package init(columns: [Column], sort: Sort? = nil) {
    self.columns = columns
    self.sort = sort
  }

  /// The initial order of the rows.
  package struct Sort: Hashable, Sendable {
    /// The direction in which rows are sorted.
    package enum Order: String, CaseIterable, Hashable, Sendable, Codable {
      case ascending, descending
    }

    /// The id of a column of the same set.
    package var column: String
    /// The direction of the order.
    package var order: Order

    package init(column: String, order: Order) {
      self.column = column
      self.order = order
    }
  }
}

extension TableSpec {
  /// The text of a row in a column, which is the row's title in the first.
  func text(of row: Row, in column: Column) -> LocalizedText? {
    columnSet?.columns.first?.id == column.id ? row.title : row.cells[column.id]
  }

  /// The ids of the columns that are sorted by value: columns of numbers, and sortable columns that
  /// hold only dates.
  ///
  /// A row without a value is last in either order, as a blank cell is in a spreadsheet: on the page,
  /// in its script and in the code.
  var valuedColumns: Set<String> {
    let rows = allRows
    let columns = columnSet?.columns ?? []
    return Set(
      columns.filter { column in
        column.isNumeric || column.isSortable && isOfDates(column, rows)
      }.map(\.id))
  }

  private func isOfDates(_ column: Column, _ rows: [Row]) -> Bool {
    var isAny = false
    for row in rows {
      guard let text = text(of: row, in: column), !text.isWithoutWords else { continue }
      guard text.quantity?.kind == .date else { return false }
      isAny = true
    }
    return isAny
  }
}

extension LocalizedText {
  /// Whether the text has no letters and digits: it is empty, or a dash for an empty cell.
  var isWithoutWords: Bool {
    !best(for: .en).text.contains { $0.isLetter || $0.isNumber }
  }
}

/// A column of a table.
package struct Column: Hashable, Sendable {
  /// The edge at which the texts of a column are aligned.
  package enum Alignment: String, CaseIterable, Hashable, Sendable, Codable {
    case leading, center, trailing
  }

  /// Unique among the columns of its table.
  package var id: String
  /// The heading; nil for a column without one.
  package var heading: LocalizedText?
  package var isSortable = false
  package var isResizable = false
  /// Whether people have to choose the column to see it.
  package var isHidden = false
  /// Whether the column is sorted by number and aligned at its trailing edge.
  package var isNumeric = false
  /// The smallest width to which a person can drag the column, in points.
  package var min: Int?
  /// The initial width, in points.
  package var ideal: Int?
  /// The alignment; nil for the default of the column's kind.
  package var alignment: Alignment?

  package init(id: String) { self.id = id }
}
