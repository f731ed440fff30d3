/// Something that a note can define and that an example can show.
package enum Concept: Hashable, Sendable {
  case style(TableStyle)
  case rowStyle(RowStyle)
  case accessory(Accessory)
  case part(TablePart)
}

/// A behaviour or a part of tables that has a name.
package enum TablePart: String, CaseIterable, Hashable, Sendable, Codable {
  case index, sections, editing, selection, loading, liveUpdates, refresh, columns, sorting
  case resizing, alternatingRows, outline, splitView, swipe, focus, verticalPaging
  case contextMenu, collapsible, headerProminence, sectionSpacing, separators, search, emptyState
  case disabledRow, placeholder, columnChoice, inspector, dragBetween
}

extension Concept: CaseIterable {
  /// The table styles, in the order of their cases, without `automatic`, which has no name.
  package static let styles = TableStyle.allCases.filter { $0 != .automatic }.map(Concept.style)
  /// The row styles, in the order of their cases.
  package static let rowStyles = RowStyle.allCases.map(Concept.rowStyle)
  /// The accessories with names of their own, in the order of their cases.
  package static let accessories = Accessory.allCases.filter { !$0.isVariety }
    .map(Concept.accessory)
  /// The behaviours and parts of tables, in the order of their cases.
  package static let parts = TablePart.allCases.map(Concept.part)

  /// All concepts: styles, row styles, accessories, then parts.
  package static let allCases = styles + rowStyles + accessories + parts
}

extension Concept: RawRepresentable, Codable {
  private static let all = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The concept with a name; nil also for cases without a name of their own.
  package init?(rawValue: String) {
    guard let concept = Self.all[rawValue] else { return nil }
    self = concept
  }

  /// The name of the case, such as `insetGrouped`; unique among all concepts.
  package var rawValue: String {
    switch self {
    case .style(let style): style.rawValue
    case .rowStyle(let style): style.rawValue
    case .accessory(let accessory): accessory.rawValue
    case .part(let part): part.rawValue
    }
  }
}
