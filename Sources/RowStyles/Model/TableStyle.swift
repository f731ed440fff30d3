/// The look of a whole table, under one set of names for `UITableView.Style`, `NSTableView.Style`
/// and SwiftUI's `ListStyle`.
///
/// What each is stands in a type of its own, its `TableStyleKind`.
package enum TableStyle: String, CaseIterable, Hashable, Sendable, Codable {
  case automatic, plain, grouped, insetGrouped, inset, form, sidebar, bordered, elliptical, carousel
}
