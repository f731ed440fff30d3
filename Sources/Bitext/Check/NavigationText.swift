import TextBasics

extension Segment {
  /// Whether a text is a list of links alone, such as to other languages or chapters, or one of them.
  ///
  /// A translation need not have it, nor have it in the same order.
  var isNavigation: Bool {
    if LanguageNames.isName(text) { return true }
    var links = 0
    var isPlain = true
    var isCrumbs = false
    var hasLabel = false
    func walk(_ inlines: [Inline]) {
      for inline in inlines {
        switch inline {
        case .link: links += 1
        case .text(let text):
          // Words before a colon lead to the links: *Other languages:*
          let rest = text.trimmed
          if rest.contains(where: { "›»".contains($0) }) { isCrumbs = true }
          let isLabel = links == 0 && (rest.hasSuffix(":") || rest.hasSuffix("："))
          if isLabel { hasLabel = true } else if rest.hasLetters { isPlain = false }
        case .emphasis(let children), .strong(let children), .strikethrough(let children),
          .element(_, let children):
          // The page itself stands in bold where the others are links.
          if links > 0 || children.contains(where: \.isLink) || children.text(.shown).count > 12 {
            walk(children)
          }
        case .softBreak, .hardBreak, .html, .image, .code, .footnoteReference: break
        }
      }
    }
    walk(content)
    return links >= (hasLabel ? 1 : 2) && (isPlain || isCrumbs)
  }
}

extension Document {
  /// Whether the segment is a label for the links that follow, as *Read this in other languages:* is.
  func leadsToNavigation(_ index: Int) -> Bool {
    guard index + 1 < segments.count, Sentence.mark(endingIn: segments[index].text) == .colon
    else { return false }
    return segments[index + 1].isNavigation
  }
}

extension String {
  fileprivate var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}

extension Inline {
  fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}
