import TextBasics

/// Writes character data with difference marks or with links to the glossary.
struct TextWriter: Sendable {
  /// Marks the text that is being written; nil if nothing is to be marked.
  var differences: DifferenceMarker?
  /// Links the terms that are still to be linked; nil if there are none.
  var terms: TermLinker?
  /// Whether a link is open: links cannot be nested.
  var isInLink = false
  /// Whether lines may break only between phrases, as in Japanese headings.
  var isInPhrases = false

  mutating func write(_ text: String, to html: inout HTMLWriter) {
    if isPlain { html.text(text) } else { writeMarked(text, to: &html) }
  }

  /// Writes the bytes of a text; makes a string of them only if it has to be searched.
  mutating func write(_ text: Span<UInt8>, to html: inout HTMLWriter) {
    if isPlain { html.text(text) } else { writeMarked(String(text), to: &html) }
  }

  /// Whether terms are linked here.
  var linksTerms: Bool { terms != nil && !isInLink && differences == nil && !isInPhrases }

  private var isPlain: Bool { differences == nil && (terms == nil || isInLink) && !isInPhrases }

  private mutating func writeMarked(_ text: String, to html: inout HTMLWriter) {
    if differences != nil {
      differences?.write(text, to: &html)
    } else if isInPhrases {
      html.textInPhrases(text)
    } else {
      terms?.write(text, to: &html)
    }
  }

  /// Records that a line break was written.
  mutating func passBreak() { differences?.passBreak() }
}
