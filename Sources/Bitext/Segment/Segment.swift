/// The smallest text that is aligned: a heading, a paragraph, a list item, a row of a table.
///
/// Segments of a document are in reading order and never overlap.
package struct Segment: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A heading of level 1...6.
    ///
    /// A paragraph that is nothing but bold text, or a tag such as `<tvOS>`, may be one too.
    case heading(level: Int)
    case paragraph, item, quote, cell, caption, code, image, html, frontMatter
  }

  package let kind: Kind
  package let language: Language
  /// 1-based, inclusive, markers and fences included; a list item ends before its nested block.
  package let lines: ClosedRange<Int>
  /// The bytes of ``lines``, without the final line ending, and for a part of a line less.
  package let range: SourceRange
  /// Plain text without markup, NFC, white space folded, control characters taken out.
  ///
  /// Code keeps its line breaks and its indent.
  package let text: String
  /// The same text with its markup, NFC and without control characters.
  ///
  /// Empty for code; for a row of a table, the cells stand in the outline.
  package let content: [Inline]
  /// How many quotes and list items the segment stands in.
  package let depth: Int

  package init(
    kind: Kind, language: Language, lines: ClosedRange<Int>, range: SourceRange, text: String,
    content: [Inline], depth: Int
  ) {
    self.kind = kind
    self.language = language
    self.lines = lines
    self.range = range
    // Most texts have no markup: one string serves both.
    if content.count == 1, case .text(let plain) = content[0], plain == text {
      self.text = plain
    } else {
      self.text = text
    }
    self.content = content
    self.depth = depth
  }
}
