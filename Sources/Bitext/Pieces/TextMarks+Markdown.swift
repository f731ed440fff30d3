import TextBasics

extension TextMarks {
  /// The marks of a text that is exchanged as Markdown; nil for Markdown of another kind, such as a
  /// list.
  ///
  /// - Parameters:
  ///   - markdown: One or more paragraphs, or the cells of a row with ` | ` between them.
  ///   - isRow: Whether it is a row.
  init?(markdown: String, isRow: Bool) {
    // An escaped mark is meant to be shown.
    let bare = Self.withoutEscapes(markdown)
    let parts =
      isRow
      ? RowMarkdown.cells(of: bare)
      : bare.unicodeScalars.split(
        separator: "\n\n".unicodeScalars, omittingEmptySubsequences: false
      ).map { String($0) }
    let paragraphs = parts.map { part in
      part.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
        ? [] : MarkdownText.paragraph(part)
    }
    guard !paragraphs.contains(where: { $0 == nil }) else { return nil }
    let texts = paragraphs.compactMap(\.self)
    self = isRow ? TextMarks(cells: texts) : TextMarks(Array(texts.joined()))
  }

  private static func withoutEscapes(_ markdown: String) -> String {
    var bare = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in markdown.unicodeScalars {
      if isEscaped {
        isEscaped = false
        if CharacterClass(of: scalar) == .punctuation { continue }
        bare.append("\\")
      } else if scalar == "\\" {
        isEscaped = true
        continue
      }
      bare.append(scalar)
    }
    return String(bare)
  }
}
