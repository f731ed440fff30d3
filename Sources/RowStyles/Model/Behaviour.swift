/// The number of rows that can be chosen at once.
package enum Selection: String, CaseIterable, Hashable, Sendable, Codable {
  case none, single, multiple
}

/// The reaction of a row to being chosen.
package enum Feedback: String, CaseIterable, Hashable, Sendable, Codable {
  case none
  /// A short highlight, then a new view or a visible change.
  case momentary
  /// The row stays highlighted, so that the path through a hierarchy stays visible.
  case persistent
}

/// The treatment of a text that is wider than its room.
package enum Truncation: String, CaseIterable, Hashable, Sendable, Codable {
  case tail, middle, wrap
}

/// The accessibility pattern of rows that people choose from.
package enum ChoicePattern: String, CaseIterable, Hashable, Sendable, Codable {
  /// One widget whose options are plain text.
  case listbox
  /// A list whose rows hold native controls.
  case controls
}

/// The ways in which people change the rows of a table.
package struct Editing: Hashable, Sendable {
  package enum Mode: String, CaseIterable, Hashable, Sendable, Codable {
    /// People enter edit mode first.
    case explicit
    /// Rows can be changed at any time.
    case always
  }

  /// Whether people enter edit mode first.
  package var mode: Mode
  package var canReorder = false
  /// The title of the button that deletes a row; nil for the system's own.
  package var deleteTitle: LocalizedText?

  package init(mode: Mode) { self.mode = mode }
}

/// The stages in which a table fills, in milliseconds after it is opened.
package struct Loading: Hashable, Sendable {
  /// The sign of progress in a table that has no rows yet.
  package enum Progress: String, CaseIterable, Hashable, Sendable, Codable {
    case none, spinner, bar
  }

  package var textMs: Int
  package var imageMs: Int?
  /// The sign that is shown until the rows arrive.
  package var progress = Progress.none
  /// Whether older rows are shown until the new ones arrive.
  package var showsStale = false

  package init(textMs: Int) { self.textMs = textMs }

  /// The time at which everything is shown.
  package var totalMs: Int { max(textMs, imageMs ?? 0) }
}

/// The ways in which new rows arrive while people read the table.
package struct Live: Hashable, Sendable {
  package enum Edge: String, CaseIterable, Hashable, Sendable, Codable { case top, middle, bottom }

  /// The place where new rows are inserted.
  package var insert: Edge
  /// Whether the rows that a person is reading stay in place.
  package var keepsScroll: Bool
  /// Whether people can ask for an update themselves.
  package var canRefresh = false
  /// The title of the control that jumps to new rows; nil if there is no such control.
  package var indicator: LocalizedText?

  package init(insert: Edge, keepsScroll: Bool) {
    self.insert = insert
    self.keepsScroll = keepsScroll
  }
}
