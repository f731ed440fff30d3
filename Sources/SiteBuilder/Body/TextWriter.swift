/// Writes character data with difference marks or with links to the glossary.
struct TextWriter: Sendable {
  /// Marks the text that is being written; nil if nothing is to be marked.
  var differences: DifferenceMarker?
  /// Links the terms that are still to be linked; nil if there are none.
  var terms: TermLinker?
  /// Whether a link is open: links cannot be nested.
  var isInLink = false

  mutating func write(_ text: String, to html: inout HTMLWriter) {
    if differences != nil {
      differences?.write(text, to: &html)
    } else if terms != nil, !isInLink {
      terms?.write(text, to: &html)
    } else {
      html.text(text)
    }
  }

  /// Records that a line break was written.
  mutating func passBreak() { differences?.passBreak() }
}
