/// Something that a note can define and that an example can show.
package enum Concept: String, CaseIterable, Hashable, Sendable, Codable {
  // Table styles.
  case plain, grouped, insetGrouped, inset, sidebar, bordered, elliptical, carousel
  // Row styles.
  case basic, subtitle, rightDetail, leftDetail, custom
  // Accessories.
  case checkmark, disclosure, info, badge, toggle, popUpMenu, reorder, delete, insert,
    multiselect
  // Behaviours and parts.
  case index, sections, editing, selection, loading, liveUpdates, refresh, columns, sorting
  case resizing, alternatingRows, outline, splitView, swipe, focus, verticalPaging
  case contextMenu, collapsible, headerProminence, sectionSpacing, separators, search, emptyState
  case disabledRow, placeholder, columnChoice, inspector, dragBetween
}
