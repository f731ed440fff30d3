import TextBasics

/// Finds pictures without a useful alternative text.
///
/// All pictures of a source with the same text are one finding.
struct ImageWithoutText: Rule {
  private struct Picture {
    let words: String
    let source: String
    let text: CheckedText
  }

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.textsOfDocuments.flatMap { texts -> [Diagnostic] in
      var byWords: [[Picture]] = []
      var places: [String: Int] = [:]
      for picture in texts.flatMap(pictures) where AlternativeText.saysNothing(picture.words) {
        let key = AlternativeText.isFileName(picture.words) ? "." : picture.words
        if let place = places[key] {
          byWords[place].append(picture)
        } else {
          places[key] = byWords.count
          byWords.append([picture])
        }
      }
      return byWords.map(finding)
    }
  }

  private func pictures(in text: CheckedText) -> [Picture] {
    pictures(in: text.content, of: text, isNamed: false)
  }

  /// The pictures in `inlines`; if `isNamed`, without those that have no text: words beside them in
  /// a link tell where it leads, so that the picture need not (WCAG technique H2).
  private func pictures(in inlines: [Inline], of text: CheckedText, isNamed: Bool) -> [Picture] {
    inlines.flatMap { inline -> [Picture] in
      switch inline {
      case .image(let source, _, let alternative):
        let words = alternative.text(.spoken).trimmed
        return isNamed && words.isEmpty ? [] : [Picture(words: words, source: source, text: text)]
      case .element(let element, _) where element.name == "img":
        // In HTML, an empty alternative text marks a decoration.
        if element["aria-hidden"] == "true" || element["role"] == "presentation" { return [] }
        let words = (element["alt"] ?? "").trimmed
        if words.isEmpty, isNamed || element["alt"] != nil { return [] }
        return [Picture(words: words, source: element["src"] ?? "", text: text)]
      case .link(_, _, let content):
        return pictures(in: content, of: text, isNamed: Self.hasWords(content))
      case .element(let element, let content) where element.name == "a":
        return pictures(in: content, of: text, isNamed: Self.hasWords(content))
      case .text, .softBreak, .hardBreak, .code, .html, .element, .emphasis, .strong,
        .strikethrough, .footnoteReference:
        return pictures(in: inline.children, of: text, isNamed: isNamed)
      }
    }
  }

  private static func hasWords(_ content: [Inline]) -> Bool {
    content.text(.spoken).unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  private func finding(_ pictures: [Picture]) -> Diagnostic {
    let first = pictures[0]
    let isOne = pictures.count == 1
    let which: FindingText =
      isOne ? "this picture has" : "this and \(pictures.count - 1) more pictures have"
    let message: FindingText =
      first.words.isEmpty
      ? "\(which) no alternative text"
      : AlternativeText.isFileName(first.words)
        ? "\(which) the name of a file as alternative text (‘\(first.words.shortened)’), which does "
          + "not describe the picture"
        : "\(which) the alternative text ‘\(first.words)’, which does not describe the picture"
    return first.text.finding(
      .warning, "image-without-text", message,
      at: first.words.isEmpty ? first.source : first.words)
  }
}
