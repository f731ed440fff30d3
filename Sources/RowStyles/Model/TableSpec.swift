/// A table as a value, from which the examples in HTML, SwiftUI and UIKit are generated.
///
/// A value can break a guideline, which ``Guideline`` detects, but it cannot be malformed: a list
/// has no columns, a table with columns has at least one, and ids are unique within their table.
package struct TableSpec: Hashable, Sendable {
  /// The arrangement of rows.
  package enum Layout: Hashable, Sendable {
    case list
    /// Pictures of any size with their texts below them, in lines that wrap.
    case collection
    case columns(ColumnSet)
    /// A hierarchy; the columns are nil if it has a single one without a heading.
    case outline(ColumnSet?)
  }

  /// The name by which blocks refer to the table, in ASCII letters, digits, `-` and `_`.
  package var id: String
  /// The subject of the table, for people and for assistive technology.
  package var label: LocalizedText
  /// The arrangement of rows.
  package var layout = Layout.list
  /// The look of the whole table.
  package var style = TableStyle.automatic
  /// The platforms, never empty; the table is drawn for the first.
  package var platforms: [Platform] = [.iOS]
  package var sizeClass: SizeClass?
  /// The width in points; nil for the platform's usual width.
  package var width: Int?
  /// The design generation whose measurements the table is drawn with.
  package var era = Era.ios26
  package var rowStyle = RowStyle.basic
  /// The number of rows that can be chosen at once.
  package var selection = Selection.none
  package var feedback = Feedback.none
  package var truncation = Truncation.tail
  /// The number of lines of a row's text before it is cut off; nil for the number of the style.
  package var lines: Int?
  package var hasIndex = false
  /// Whether the table is the list pane of a split view.
  package var isInSplitView = false
  /// Whether people page vertically between details, on watchOS.
  package var pagesVertically = false
  package var alternatesRows = false
  /// The pattern of choice rows; nil for a table without choices.
  package var pattern: ChoicePattern?
  /// The rules for editing the table; nil if it cannot be edited.
  package var editing: Editing?
  package var loading: Loading?
  package var live: Live?
  /// The rows that updates bring, in their order: a row with a known id replaces that row, and the
  /// others are new.
  package var after: [Row] = []
  /// The prompt of the search field; nil for a table without one.
  package var search: LocalizedText?
  /// The message in place of rows; nil for none.
  package var empty: EmptyState?
  /// The commands of each row's context menu.
  package var menu: [MenuCommand] = []
  package var prominence = HeaderProminence.standard
  /// The space between sections.
  package var spacing = SectionSpacing.standard
  /// The lines between rows.
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
  /// The platform that the table is drawn for: the first of ``platforms``.
  package var platform: Platform { platforms.first ?? .iOS }

  /// The width at which the table is drawn, in points.
  package var drawnWidth: Int { width ?? platform.usualWidth }

  /// The columns; nil for a table without columns, or an outline with a single one.
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

  /// The system's feedback for such a table, which it has unless its author asks for another.
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
