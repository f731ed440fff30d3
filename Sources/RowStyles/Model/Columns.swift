/// The columns of a table that has several, or of an outline.
package struct ColumnSet: Hashable, Sendable {
  /// Never empty.
  ///
  /// The first shows each row's title, the others its cells.
  package var columns: [Column]
  /// The order of the rows; nil if they stand as they are written.
  package var sort: Sort?

  package init(columns: [Column], sort: Sort? = nil) {
    self.columns = columns
    self.sort = sort
  }

  /// The order that rows are shown in at first.
  package struct Sort: Hashable, Sendable {
    package enum Order: String, CaseIterable, Hashable, Sendable, Codable {
      case ascending, descending
    }

    /// The id of a column of the same set.
    package var column: String
    package var order: Order

    package init(column: String, order: Order) {
      self.column = column
      self.order = order
    }
  }
}

/// A column of a table.
package struct Column: Hashable, Sendable {
  /// The edge at which the texts of a column are set.
  package enum Alignment: String, CaseIterable, Hashable, Sendable, Codable {
    case leading, center, trailing
  }

  /// Unique among the columns of its table.
  package var id: String
  /// The heading; nil for a column without one.
  package var heading: LocalizedText?
  package var isSortable = false
  package var isResizable = false
  /// Sorted as numbers and set at the trailing edge.
  package var isNumeric = false
  /// The least width that a person can drag the column to, in points.
  package var min: Int?
  /// The width at first, in points.
  package var ideal: Int?
  /// The alignment; nil for that of the column's kind.
  package var alignment: Alignment?

  package init(id: String) { self.id = id }
}
