/// A block of Markdown with the lines it stands on.
///
/// Blocks nest at most ``Markdown/maximumDepth`` deep, and so do inlines.
package struct Block: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case paragraph([Inline])
    case heading(level: Int, [Inline])
    case quote([Block])
    /// What is set apart as a note, a tip, a warning; in the notes dialect only. `title` is the
    /// author's own, and empty where the kind says all.
    case callout(Callout, title: [Inline], [Block])
    case list(List, [Block])
    /// `task` is nil for an ordinary item, else whether the box is ticked.
    case item(task: Bool?, [Block])
    /// `info` is the info string of a fence, nil for an indented code block.
    case code(info: String?, literal: String)
    /// Raw HTML as it was written. In the notes dialect only comments, which are never shown but
    /// may hold text: the rest is ``element(_:_:)`` or visible text.
    case html(literal: String)
    /// An HTML element that the allow-list let through, with the blocks it holds: its own text
    /// is ``plain(_:)``, and Markdown between its tags may stand inside it too.
    case element(HTMLElement, [Block])
    /// Text that stands directly in an HTML element, without a paragraph of its own.
    case plain([Inline])
    case thematicBreak
    /// The first row is the header. Every row has as many cells as there are `columns`, and as many
    /// behind them as the others, but where ``RowFilling`` has given up.
    case table(columns: [ColumnAlignment], rows: [Row])
    /// A footnote, where its source has it; a page shows it at its end.
    case footnoteDefinition(label: String, [Block])
  }

  package struct List: Hashable, Sendable {
    /// The number of the first item; nil for a bullet list.
    package let start: Int?
    package let isTight: Bool

    package init(start: Int?, isTight: Bool) {
      self.start = start
      self.isTight = isTight
    }
  }

  package enum ColumnAlignment: Int, Sendable { case none, left, center, right }

  package struct Row: Hashable, Sendable {
    /// The 1-based line of the row.
    package let line: Int
    package let cells: [[Inline]]
    /// What stands behind the last column, in the notes dialect: GitHub leaves it out, a page must
    /// not.
    package let excess: [[Inline]]

    package init(line: Int, cells: [[Inline]], excess: [[Inline]] = []) {
      self.line = line
      self.cells = cells
      self.excess = excess
    }
  }

  package let kind: Kind
  /// 1-based, inclusive, with markers and fences.
  ///
  /// Container prefixes (`> `, indent) stand on the same lines.
  package let lines: ClosedRange<Int>

  package init(_ kind: Kind, lines: ClosedRange<Int>) {
    self.kind = kind
    self.lines = lines
  }
}
