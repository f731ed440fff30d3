/// A section of a plain table, or a group of a grouped one.
package struct Section: Hashable, Sendable {
  /// Unique among the sections of its table.
  package var id: String
  /// The text above the rows; nil for none.
  package var header: LocalizedText?
  /// The text below the rows; nil for none.
  package var footer: LocalizedText?
  /// The letter under which the index shows the section.
  package var index: LocalizedText?
  /// Whether people open and close the section at its header.
  package var isCollapsible = false
  /// Whether the section is closed at first.
  package var isCollapsed = false
  /// The rows, from top to bottom.
  package var rows: [Row]

  package init(id: String, rows: [Row] = []) {
    self.id = id
    self.rows = rows
  }
}
