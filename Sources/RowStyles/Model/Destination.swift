/// What choosing a row shows, beyond the row's own words.
package enum Destination: Hashable, Sendable {
  /// A paragraph, for rows whose titles are only the beginning.
  case text(LocalizedText)
  /// A list one level deeper, whose rows can lead further.
  case list(style: TableStyle?, sections: [Section])
  /// Values of which one is chosen: the row's detail.
  case choices([LocalizedText])

  /// The rows of the list; empty for anything else.
  package var rows: [Row] {
    if case .list(_, let sections) = self { sections.flatMap(\.rows) } else { [] }
  }
}

extension Row {
  /// The row, the rows below it, and those of the lists that they open, with the owner first.
  package var everyRow: [Row] {
    [self] + children.flatMap(\.everyRow) + (opens?.rows ?? []).flatMap(\.everyRow)
  }
}

extension TableSpec {
  /// Whether there are rows that the table shows only when it is operated.
  package var hasTemplates: Bool { !after.isEmpty || everyRow.contains { $0.opens != nil } }

  /// The rows of the table and of the lists that they open, which stand where the table says; rows to
  /// come are not among them.
  var listedRows: [Row] { sections.flatMap(\.rows).flatMap(\.everyRow) }

  /// All rows that the table ever shows: its own, those of lists that they open, and those to come.
  package var everyRow: [Row] { (sections.flatMap(\.rows) + after).flatMap(\.everyRow) }
}
