/// The names, platforms and code of a table style.
///
/// The default implementations describe a style without groups that only SwiftUI has.
protocol TableStyleKind: Sendable {
  /// The names of the style; nil if it has none.
  var naming: Naming? { get }
  /// The platforms on which any of the three frameworks offers the style.
  var platforms: [Platform] { get }
  /// Whether rows stand in groups with a header and a footer; their headers do not float.
  var isGrouped: Bool { get }
  /// Whether groups are inset from the edges of the table, so that their rows have less room.
  var isInset: Bool { get }
  /// The view in SwiftUI; `selection` is the binding to the selected rows, nil if rows cannot be
  /// selected.
  func swiftUIView(selection: String?) -> String
  /// The modifier of the view in SwiftUI, for a style called `name`; nil for none.
  func swiftUIModifier(_ name: String) -> String?
  /// The API that the view and its modifier need in SwiftUI.
  var swiftUI: API { get }
  /// The nearest `UITableView.Style`.
  var uiKit: String { get }
  /// The `NSTableView.Style`; nil for the one that AppKit chooses.
  var appKit: String? { get }
  /// Whether AppKit has tables with this look.
  var isInAppKit: Bool { get }
}

extension TableStyleKind {
  var naming: Naming? { nil }
  var isGrouped: Bool { false }
  var isInset: Bool { false }
  var uiKit: String { ".plain" }
  var appKit: String? { nil }
  var isInAppKit: Bool { true }

  func swiftUIView(selection: String?) -> String {
    selection.map { "List(selection: \($0))" } ?? "List"
  }

  func swiftUIModifier(_ name: String) -> String? { ".listStyle(.\(name))" }
}
