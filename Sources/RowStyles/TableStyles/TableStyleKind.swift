/// What a table style is: its names, its platforms and its code.
///
/// What a type leaves out is that of a style without groups that only SwiftUI has.
protocol TableStyleKind: Sendable {
  /// What it is called; nil if it has no name.
  var naming: Naming? { get }
  /// The platforms on which any of the three frameworks offers the style.
  var platforms: [Platform] { get }
  /// Whether rows stand in groups with a header and a footer; their headers do not float.
  var isGrouped: Bool { get }
  /// What `listStyle(_:)` needs for it in SwiftUI.
  var swiftUI: API { get }
  /// The nearest `UITableView.Style`.
  var uiKit: String { get }
  /// The `NSTableView.Style`; nil for the one that AppKit chooses.
  var appKit: String? { get }
}

extension TableStyleKind {
  var naming: Naming? { nil }
  var isGrouped: Bool { false }
  var uiKit: String { ".plain" }
  var appKit: String? { nil }
}
