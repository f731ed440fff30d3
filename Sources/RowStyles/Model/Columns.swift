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
    /// Which of two rows comes first.
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
