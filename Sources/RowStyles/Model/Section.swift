/// A section of a plain table, or a group of a grouped one.
package struct Section: Hashable, Sendable {
  /// Unique among the sections of its table.
  package var id: String
  package var header: LocalizedText?
  package var footer: LocalizedText?
  /// The letter under which the index shows the section.
  package var index: LocalizedText?
  package var rows: [Row]

  package init(id: String, rows: [Row] = []) {
    self.id = id
    self.rows = rows
  }
}
