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
    let separator = isRow ? " | " : "\n\n"
    let parts = bare.unicodeScalars.split(
      separator: separator.unicodeScalars, omittingEmptySubsequences: false
    ).map { part in
      part.allSatisfy { $0.properties.isWhitespace } ? [] : MarkdownText.paragraph(String(part))
    }
    guard !parts.contains(where: { $0 == nil }) else { return nil }
    let texts = parts.compactMap(\.self)
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
