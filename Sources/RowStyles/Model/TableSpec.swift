/// A table as a value, from which the examples in HTML, SwiftUI and UIKit are generated.
///
/// A value can break a guideline, which ``Guideline`` detects, but it cannot be malformed: a list
/// has no columns, a table with columns has at least one, and ids are unique within their table.
package struct TableSpec: Hashable, Sendable {
  /// How rows are laid out.
  package enum Layout: Hashable, Sendable {
    case list
    /// Pictures of any size with their texts below them, in lines that wrap.
    case collection
    case columns(ColumnSet)
    /// A hierarchy; the columns are nil if it has a single one without a heading.
    case outline(ColumnSet?)
  }

  package var id: String
  /// The subject of the table, for people and for assistive technology.
  package var label: LocalizedText
  package var layout = Layout.list
  package var style = TableStyle.automatic
  /// The platforms, never empty; the table is drawn for the first.
  package var platforms: [Platform] = [.iOS]
  package var sizeClass: SizeClass?
  /// The width in points; nil for the platform's usual width.
  package var width: Int?
  package var era = Era.ios26
  package var rowStyle = RowStyle.basic
  package var selection = Selection.none
  package var feedback = Feedback.none
  package var truncation = Truncation.tail
  /// How many lines a text of a row takes before it is cut off; nil for what the style gives it.
  package var lines: Int?
  package var hasIndex = false
  /// Whether the table is the list pane of a split view.
  package var isInSplitView = false
  /// Whether people page vertically between details, on watchOS.
  package var pagesVertically = false
  package var alternatesRows = false
  /// The pattern of choice rows; nil for a table without choices.
  package var pattern: ChoicePattern?
  /// How the table is edited; nil if it is not.
  package var editing: Editing?
  package var loading: Loading?
  package var live: Live?
  /// The rows that updates bring, in their order: one with the id of a row replaces that row, and
  /// the others are new.
  package var after: [Row] = []
  /// The prompt of the search field; nil for a table without one.
  package var search: LocalizedText?
  /// What is shown in place of rows; nil if the author says nothing.
  package var empty: EmptyState?
  /// The commands of each row's context menu.
  package var menu: [MenuCommand] = []
  package var prominence = HeaderProminence.standard
  package var spacing = SectionSpacing.standard
  package var separators = Separators.automatic
  /// The colour of the separators; nil for the system's.
  package var separatorTint: Tint?
  /// Whether people choose which columns they see, and in which order.
  package var choosesColumns = false
  /// Whether an inspector beside the table shows the selected row.
  package var hasInspector = false
  /// Whether sections are lists beside each other, between which people drag rows.
  package var dragsBetweenLists = false
  /// The sections, from top to bottom.
  package var sections: [Section]
  /// The findings that the author intends to show.
  package var expect: [GuidelineID] = []
  /// The concept whose built-in example this table replaces.
  package var concept: Concept?

  package init(id: String, label: LocalizedText, sections: [Section] = []) {
    self.id = id
    self.label = label
    self.sections = sections
  }
}

extension TableSpec {
  package var platform: Platform { platforms.first ?? .iOS }

  /// The width at which the table is drawn, in points.
  package var drawnWidth: Int { width ?? platform.usualWidth }

  package var columnSet: ColumnSet? {
    switch layout {
    case .list, .collection: nil
    case .columns(let set): set
    case .outline(let set): set
    }
  }

  /// Whether a single column is so wide that its rows are hard to follow.
  ///
  /// The limit of 1024 pt is this project’s choice.
  var isWide: Bool { columnSet == nil && drawnWidth > 1024 }

  package var isOutline: Bool { if case .outline = layout { true } else { false } }

  /// All rows, with children after their parents.
  package var allRows: [Row] {
    // A fast path without copying single rows: most tables have no nested rows.
    if !hasNestedRows {
      return sections.count == 1 ? sections[0].rows : sections.flatMap { $0.rows }
    }
    var rows: [Row] = []
    for section in sections {
      for row in section.rows { row.append(to: &rows) }
    }
    return rows
  }

  /// Whether any row has rows below it.
  private var hasNestedRows: Bool {
    for section in sections.indices {
      for row in sections[section].rows.indices
      where !sections[section].rows[row].children.isEmpty { return true }
    }
    return false
  }

  /// Whether touching a row has an effect.
  var answersTouch: Bool {
    selection != .none || allRows.contains { $0.action != .none }
  }

  /// The feedback of a table whose author asks for none in particular: what the system gives.
  var usualFeedback: Feedback {
    guard answersTouch else { return .none }
    return isInSplitView ? .persistent : .momentary
  }

  /// The style of a row: its own, or else the table's.
  package func style(of row: Row) -> RowStyle { row.style ?? rowStyle }

  /// Changes every row, with children after their parents.
  package mutating func editRows(_ change: (inout Row) -> Void) {
    for index in sections.indices {
      for row in sections[index].rows.indices { Self.edit(&sections[index].rows[row], change) }
    }
  }

  private static func edit(_ row: inout Row, _ change: (inout Row) -> Void) {
    change(&row)
    for index in row.children.indices { edit(&row.children[index], change) }
  }

  /// Changes the first row for which `matches` is true; returns false if there is none.
  package mutating func editFirstRow(
    where matches: (Row) -> Bool, _ change: (inout Row) -> Void
  ) -> Bool {
    var isDone = false
    editRows { row in
      guard !isDone, matches(row) else { return }
      isDone = true
      change(&row)
    }
    return isDone
  }
}
