extension Markdown {
  /// The text of `inlines` without markup, as a reader would read it aloud.
  ///
  /// A picture is its alternative text; a line break is a space, or nothing between characters
  /// that are written without spaces; comments and
  /// references to footnotes are nothing.
  package static func plainText(of inlines: [Inline]) -> String {
    var text = ""
    append(inlines.withResolvedLineBreaks, to: &text)
    return text
  }

  /// The alternative text of a picture, as libcmark writes it: raw HTML is part of it.
  static func alternativeText(of inlines: [Inline]) -> String {
    var text = ""
    append(inlines, to: &text, withHTML: true)
    return text
  }

  private static func append(_ inlines: [Inline], to text: inout String, withHTML: Bool = false) {
    for inline in inlines {
      switch inline {
      case .text(let string), .code(let string): text += string
      case .softBreak, .hardBreak: text += " "
      case .footnoteReference: break
      case .html(let raw): if withHTML { text += raw }
      case .element(let element, let children):
        if element.name == "img" { text += element["alt"] ?? "" }
        append(children, to: &text, withHTML: withHTML)
      case .emphasis(let children), .strong(let children), .strikethrough(let children),
        .link(_, _, let children), .image(_, _, let children):
        append(children, to: &text, withHTML: withHTML)
      }
    }
  }
}
