/// The look of a whole table, under one set of names for `UITableView.Style`, `NSTableView.Style`
/// and SwiftUI's `ListStyle`.
///
/// The type of each style's `TableStyleKind` describes it.
package enum TableStyle: String, CaseIterable, Hashable, Sendable, Codable {
  case automatic, plain, grouped, insetGrouped, inset, form, sidebar, bordered, elliptical, carousel
}
