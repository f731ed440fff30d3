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
  package static let styles = TableStyle.allCases.filter { $0 != .automatic }.map(Concept.style)
  package static let rowStyles = RowStyle.allCases.map(Concept.rowStyle)
  package static let accessories = Accessory.allCases.filter { !$0.isVariety }
    .map(Concept.accessory)
  package static let parts = TablePart.allCases.map(Concept.part)

  package static let allCases = styles + rowStyles + accessories + parts
}

extension Concept: RawRepresentable, Codable {
  private static let all = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The concept of a name; nil also for what has no name of its own.
  package init?(rawValue: String) {
    guard let concept = Self.all[rawValue] else { return nil }
    self = concept
  }

  package var rawValue: String {
    switch self {
    case .style(let style): style.rawValue
    case .rowStyle(let style): style.rawValue
    case .accessory(let accessory): accessory.rawValue
    case .part(let part): part.rawValue
    }
  }
}
