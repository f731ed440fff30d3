/// The look of a whole table, under one set of names for `UITableView.Style`, `NSTableView.Style`
/// and SwiftUI's `ListStyle`.
package enum TableStyle: String, CaseIterable, Hashable, Sendable, Codable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered, elliptical, carousel

  /// Whether rows stand in groups with a header and a footer; their headers do not float.
  package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// The platforms on which any of the three frameworks offers the style.
  package var platforms: [Platform] {
    switch self {
    case .automatic, .plain: Platform.allCases
    case .grouped: [.iOS, .iPadOS, .tvOS, .visionOS]
    case .insetGrouped: [.iOS, .iPadOS, .visionOS]
    case .inset: [.iOS, .iPadOS, .macOS, .visionOS]
    case .sidebar: [.iOS, .iPadOS, .macOS, .visionOS]
    case .bordered: [.macOS]
    case .elliptical, .carousel: [.watchOS]
    }
  }
}
