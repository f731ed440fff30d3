/// A platform that a table is shown on.
package enum Platform: String, CaseIterable, Hashable, Sendable, Codable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS

  /// The width of a table for which its author gives none, in points (1 pt = 1 CSS px).
  package var usualWidth: Int {
    switch self {
    case .iOS: 390
    case .iPadOS: 704
    case .macOS, .visionOS: 480
    case .tvOS: 900
    case .watchOS: 184
    }
  }

  /// The size of Body text at the default text size, in points.
  package var bodySize: Double {
    switch self {
    case .iOS, .iPadOS, .visionOS: 17
    case .macOS: 13
    case .tvOS: 29
    case .watchOS: 16
    }
  }

  /// Whether people touch rows, so that edit mode and swiping exist.
  package var isTouch: Bool { self == .iOS || self == .iPadOS }
}

/// The design generation whose measurements a table is drawn with.
package enum Era: String, CaseIterable, Hashable, Sendable, Codable { case ios13, ios15, ios26 }

/// The horizontal size class (a trait, not a width in points).
package enum SizeClass: String, CaseIterable, Hashable, Sendable, Codable { case compact, regular }
