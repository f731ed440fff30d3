/// The content that choosing a row shows, beyond the row's own texts.
package enum Destination: Hashable, Sendable {
  /// A paragraph, for rows whose titles are only the beginning.
  case text(LocalizedText)
  /// A list one level deeper, whose rows can lead further.
  case list(style: TableStyle?, sections: [Section])
  /// Values to choose from; the chosen one is the row's detail.
  case choices([LocalizedText])

  /// The rows of the list; empty for anything else.
  package var rows: [Row] {
    if case .list(_, let sections) = self { sections.flatMap(\.rows) } else { [] }
  }
}

extension Row {
  /// The row, the rows below it, and the rows of lists that they open, each before the rows that
  /// belong to it.
  package var everyRow: [Row] {
    [self] + children.flatMap(\.everyRow) + (opens?.rows ?? []).flatMap(\.everyRow)
  }
}

extension TableSpec {
  /// Whether there are rows that the table shows only when it is operated.
  package var hasTemplates: Bool { !after.isEmpty || everyRow.contains { $0.opens != nil } }

  /// The rows of the table and of the lists that they open, without the rows that updates bring.
  var listedRows: [Row] { sections.flatMap(\.rows).flatMap(\.everyRow) }

  /// All rows that the table ever shows: its own, those of lists that they open, and those that
  /// updates bring.
  package var everyRow: [Row] { (sections.flatMap(\.rows) + after).flatMap(\.everyRow) }
}
