/// A block of Markdown with its lines.
///
/// Blocks nest at most ``Markdown/maximumDepth`` deep, and so do inlines.
package struct Block: Hashable, Sendable {
  /// The kinds of blocks, with their contents.
  package enum Kind: Hashable, Sendable {
    case paragraph([Inline])
    case heading(level: Int, [Inline])
    case quote([Block])
    /// A note, tip or warning that is set apart; in the notes dialect only.
    ///
    /// `title` is the author's own and empty if the kind is title enough.
    case callout(Callout, title: [Inline], [Block])
    case list(List, [Block])
    /// `task` is nil for an ordinary item, otherwise whether the box is ticked.
    case item(task: Bool?, [Block])
    /// `info` is the info string of a fence; nil for an indented code block.
    case code(info: String?, literal: String)
    /// Raw HTML as it was written.
    ///
    /// In the notes dialect these are only comments, which are never shown but may hold text; other
    /// HTML is ``element(_:_:)`` or visible text.
    case html(literal: String)
    /// An HTML element that the allow-list accepts, with its blocks.
    ///
    /// Its own text is ``plain(_:)``; it may also contain Markdown.
    case element(HTMLElement, [Block])
    /// Text directly inside an HTML element, without a paragraph.
    case plain([Inline])
    case thematicBreak
    /// The first row is the header.
    ///
    /// Every row has as many cells as there are `columns`, and the same number of excess cells,
    /// except where ``RowFilling`` gave up.
    case table(columns: [ColumnAlignment], rows: [Row])
    /// A footnote at its place in the source; a page shows it at its end.
    case footnoteDefinition(label: String, [Block])
  }

  /// The properties of a list.
  package struct List: Hashable, Sendable {
    /// The number of the first item; nil for a bullet list.
    package let start: Int?
    /// Whether the items show their paragraphs without space between them, as CommonMark defines
    /// it.
    package let isTight: Bool

    package init(start: Int?, isTight: Bool) {
      self.start = start
      self.isTight = isTight
    }
  }

  /// The alignment of a column, as the delimiter row gives it.
  package enum ColumnAlignment: Int, Sendable { case none, left, center, right }

  /// A row of a table.
  package struct Row: Hashable, Sendable {
    /// The 1-based lines of the row: one, or those of a `<tr>`.
    package let lines: ClosedRange<Int>
    /// The cells, one for each column.
    package let cells: [[Inline]]
    /// The cells after the last column, in the notes dialect: GitHub drops them, a page must not.
    package let excess: [[Inline]]

    package init(lines: ClosedRange<Int>, cells: [[Inline]], excess: [[Inline]] = []) {
      self.lines = lines
      self.cells = cells
      self.excess = excess
    }
  }

  /// The kind of the block, with its content.
  package let kind: Kind
  /// The lines, 1-based and inclusive, with markers and fences.
  ///
  /// Container prefixes (`> `, indent) are on the same lines.
  package let lines: ClosedRange<Int>

  package init(_ kind: Kind, lines: ClosedRange<Int>) {
    self.kind = kind
    self.lines = lines
  }
}
