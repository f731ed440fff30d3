/// The built-in examples, one for every concept.
///
/// It is long because it is data: the sources of the tables.
package enum BuiltIn {
  /// Every built-in table with its variants, in source order.
  package static let tables: [TableSpec] = sources.flatMap { source in
    do {
      return try Example(parsing: source).tables
    } catch {
      return []
    }
  }

  static let sources = [
    styleSources, columnSources, rowSources, accessorySources, behaviourSources, watchSources,
    partSources,
  ].flatMap { $0 }

  /// The table that shows `concept`: a replacement for it, or else the built-in one.
  package static func example(
    for concept: Concept, replacing replacements: [TableSpec] = []
  ) -> TableSpec? {
    if let replacement = replacements.first(where: { $0.concept == concept }) { return replacement }
    let id = tableID(of: concept)
    return tables.first { $0.id == id }
  }

  /// The pairs of do and don't made from the built-in tables.
  package static let pairs = GuidelinePair.all(from: tables)

  private static func tableID(of concept: Concept) -> String {
    switch concept {
    case .plain, .index, .sections: "bird-index"
    case .grouped: "station-settings"
    case .insetGrouped: "morning-sounds"
    case .inset: "harbour-berths"
    case .sidebar, .splitView: "archive-rooms"
    case .bordered, .columns, .sorting, .resizing, .alternatingRows: "field-recordings"
    case .elliptical, .verticalPaging: "tram-stops"
    case .carousel: "tram-lines"
    case .basic, .disclosure: "garden-tasks"
    case .subtitle: "parcel-lockers"
    case .rightDetail: "kettle-settings"
    case .leftDetail: "visitor-card"
    case .custom, .loading, .liveUpdates, .refresh: "ferry-board"
    case .checkmark, .selection: "alarm-days"
    case .info: "bread-choices"
    case .badge: "post-trays"
    case .toggle: "lamp-switches"
    case .popUpMenu: "print-options"
    case .editing, .reorder, .delete, .multiselect: "walk-stages"
    case .swipe: "postcards"
    case .contextMenu: "tool-tickets"
    case .collapsible: "walk-notes"
    case .headerProminence: "paint-shelf"
    case .sectionSpacing: "window-seats"
    case .separators: "tide-words"
    case .search: "fern-names"
    case .emptyState: "lost-property"
    case .disabledRow: "print-queue"
    case .placeholder: "gull-count"
    case .columnChoice: "seed-stock"
    case .inspector: "bell-inspector"
    case .dragBetween: "picnic-baskets"
    case .insert: "guest-list"
    case .outline: "map-sheets"
    case .focus: "concert-evenings"
    }
  }
}
