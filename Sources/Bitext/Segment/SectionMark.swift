import TextBasics

/// A title as people write it where nothing but text is at hand: `■ Opening hours`, `【利用時間】`.
///
/// Notices and public documents in Korean and Japanese have their sections under such lines. The
/// mark is part of the title: it stays in the text, as a number before a title does.
enum SectionMark {
  /// The mark of a title; nil for every other text.
  ///
  /// A sentence, and a label with its value (`■ Place: the hall`), are points of a list.
  static func mark(of text: String) -> Unicode.Scalar? {
    // All marks begin with these bytes, and most texts with none of them.
    guard let byte = text.utf8.first, byte == 0xE2 || byte == 0xE3,
      let first = text.unicodeScalars.first, text.utf8.count <= longest
    else { return nil }
    let rest = text.unicodeScalars.dropFirst()
    guard rest.contains(where: \.properties.isAlphabetic) else { return nil }
    if first == "【" {
      let closing = rest.firstIndex(of: "】")
      return closing == rest.indices.last ? first : nil
    }
    guard marks.contains(first), !Sentence.ends(text), !text.hasSuffix("다"), !text.hasSuffix("요"),
      !rest.contains(where: { $0 == ":" || $0 == "：" }), TerminalWidth.columns(of: text) <= 60
    else { return nil }
    return first
  }

  /// Whether a line alone is a title by its mark: the next block does not begin with the same mark,
  /// as the next point of a list does.
  static func isTitle(
    _ run: ParagraphCutter.Run, followedBy rest: ArraySlice<Block>
  ) -> Bool {
    guard run.lines.count == 1, let text = run.lines.first?.text,
      let mark = mark(of: text), let next = rest.first
    else { return false }
    switch next.kind {
    case .heading, .thematicBreak, .footnoteDefinition, .html: return false
    case .paragraph(let inlines), .plain(let inlines):
      return InlineText(of: inlines).text.unicodeScalars.first != mark
    case .quote, .callout, .list, .item, .code, .element, .table: return true
    }
  }

  private static let marks: Set<Unicode.Scalar> = ["■", "□", "◆", "◇", "▣", "◈", "▩", "◼", "◻"]
  private static let longest = 180
}
