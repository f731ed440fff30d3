/// A colour of the system's palette, for the buttons behind a row and for separators.
package enum Tint: String, CaseIterable, Hashable, Sendable, Codable {
  case red, orange, yellow, green, blue, indigo, purple, gray
}

/// A command of a row's context menu.
///
/// Where several rows can be selected, it acts on all of them, and edit mode shows it in the bar.
package struct MenuCommand: Hashable, Sendable {
  /// The text of the command.
  package var title: LocalizedText
  /// The name of the symbol beside the title; nil for none.
  package var symbol: String?
  /// The kind of effect; a destructive command removes the row.
  package var role = SwipeAction.Role.normal

  package init(title: LocalizedText) { self.title = title }
}

/// The message that a table shows if it has no rows.
package struct EmptyState: Hashable, Sendable {
  /// The heading of the message, such as “No Results”.
  package var title: LocalizedText
  /// A hint about what people can do; nil for a title alone.
  package var text: LocalizedText?
  /// The name of the symbol above the title; nil for none.
  package var symbol: String?

  package init(title: LocalizedText) { self.title = title }
}

/// The emphasis of the headers of sections.
package enum HeaderProminence: String, CaseIterable, Hashable, Sendable, Codable {
  case standard, increased
}

/// The room between sections.
package enum SectionSpacing: String, CaseIterable, Hashable, Sendable, Codable {
  case standard, compact
}

/// The lines between rows.
package enum Separators: String, CaseIterable, Hashable, Sendable, Codable {
  /// The style's own lines, mostly from the text to the trailing edge.
  case automatic
  /// From edge to edge.
  case full
  case hidden
}

extension TableSpec {
  /// Whether rows have commands that a swipe shows.
  package var hasSwipes: Bool { allRows.contains { !$0.swipe.isEmpty } }
}
