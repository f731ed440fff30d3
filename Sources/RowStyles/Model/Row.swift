/// One row of a table.
package struct Row: Hashable, Sendable {
  /// Unique among the rows of its table.
  package var id: String
  /// The row style; nil for that of the table.
  package var style: RowStyle?
  /// The main text, which the first column shows.
  package var title: LocalizedText
  /// The text beside the title, or below it; nil for none.
  package var detail: LocalizedText?
  /// The picture at the start; nil for a row without one.
  package var image: RowImage?
  /// The accessories in display order, leading ones first.
  package var accessories: [Accessory] = []
  /// The effect of choosing the row.
  package var action = RowAction.none
  /// The content that the row opens; nil for a row that opens nothing.
  package var opens: Destination?
  /// Whether the row's choice or switch is on.
  package var isOn = false
  /// Whether the row shows older data until fresh data arrives.
  package var isStale = false
  package var isMovable = false
  package var isDeletable = false
  /// Whether the row is visible but cannot be used now.
  package var isDisabled = false
  /// Whether the row stands in for one that is not loaded yet.
  package var isPlaceholder = false
  /// Whether the view that the row opens is so long that it scrolls.
  package var detailScrolls = false
  package var swipe: [SwipeAction] = []
  /// The texts by column id, except for the first column, which shows the title.
  package var cells: [String: LocalizedText] = [:]
  /// The rows below this one in an outline.
  package var children: [Row] = []
  /// The name of the app's own cell, for rows of style `custom`.
  package var template: String?
  /// The sort key of the title, such as kana, if the title does not sort by itself.
  package var reading: LocalizedText?

  package init(id: String, title: LocalizedText) {
    self.id = id
    self.title = title
  }

  /// Whether the row is chosen at first; a switch that is on chooses nothing.
  package var isChosen: Bool { isOn && !accessories.contains(.toggle) }

  /// The row and all rows below it, parents first, with their depths counted from 1.
  package func descendants(depth: Int = 1) -> [(row: Row, depth: Int)] {
    [(self, depth)] + children.flatMap { $0.descendants(depth: depth + 1) }
  }

  /// Appends the row and all rows below it, parents first.
  func append(to rows: inout [Row]) {
    rows.append(self)
    for child in children { child.append(to: &rows) }
  }
}

/// The effect of choosing a row.
package enum RowAction: String, CaseIterable, Hashable, Sendable, Codable {
  case none
  /// Goes one level deeper.
  case push
  /// Switches a state of the row.
  case toggle
  /// Shows related content beside the table.
  case detail
}

/// A picture at the start of a row.
package struct RowImage: Hashable, Sendable {
  /// The origin of the picture.
  package enum Source: Hashable, Sendable {
    /// The name of a symbol in the set for examples; see ``Symbols``.
    case symbol(String)
    /// The name of a picture that belongs to the app.
    case asset(String)
  }

  /// The symbol, or the picture of the app.
  package var source: Source
  /// The alternative text; nil if the picture is decorative.
  package var alt: LocalizedText?
  /// The delay of the picture after the row's text, in milliseconds.
  package var arrivesAfterMs: Int?
  /// Whether the app rounds the picture's corners itself.
  package var hasRoundedMask = false

  package init(source: Source) { self.source = source }
}

/// A button that swiping reveals.
package struct SwipeAction: Hashable, Sendable {
  package enum Edge: String, CaseIterable, Hashable, Sendable, Codable { case leading, trailing }
  /// The kind of effect that a swipe button has on its row.
  package enum Role: String, CaseIterable, Hashable, Sendable, Codable { case normal, destructive }

  /// The text on the button, or its name for assistive technology if there is a symbol.
  package var title: LocalizedText
  /// The edge of the row at which a swipe reveals the button.
  package var edge: Edge
  /// The kind of effect; a destructive button removes the row.
  package var role: Role
  /// The name of the symbol on the button; nil for its title.
  package var symbol: String?
  /// The colour of the button; nil for the colour of its role.
  package var tint: Tint?
  /// Whether a swipe over the whole row performs the action.
  package var isFull = false

  package init(title: LocalizedText, edge: Edge, role: Role) {
    self.title = title
    self.edge = edge
    self.role = role
  }
}
