/// The purpose for which the text of inlines is needed.
package enum TextUse: Hashable, Sendable {
  /// As a screen reader reads it: a picture is its alternative text.
  case spoken
  /// The characters that stand in the line on the page: a picture has no characters.
  case shown
  /// The sentences that an author wrote: no pictures, and a space for code and for an address.
  case prose
  /// As libcmark writes an alternative text: HTML is part of it as it was written, and every line
  /// break is a space.
  case written
}

extension [Inline] {
  /// The text without markup: the one walk for pages, alternative texts, exports and checks.
  ///
  /// A line break becomes a space or nothing, as ``LineBreak`` decides; `<br>` and a hard break are
  /// spaces; comments, references to footnotes and readings of words (`<rt>`) are nothing.
  package func text(_ use: TextUse) -> String {
    var text = ""
    (use == .written ? self : withResolvedLineBreaks).append(to: &text, use)
    return text
  }

  private func append(to text: inout String, _ use: TextUse) {
    for inline in self {
      switch inline {
      case .text(let own): text += use == .prose && own.contains("://") ? " " : own
      case .code(let code): text += use == .prose ? " " : code
      case .softBreak, .hardBreak: text += " "
      case .footnoteReference: break
      case .html(let raw): if use == .written { text += raw }
      case .element(let element, let children):
        if element.name == "br" { text += " " }
        if element.name == "img", use == .spoken || use == .written {
          text += element["alt"] ?? ""
        }
        if !element.isReadingAid || use == .written { children.append(to: &text, use) }
      case .image(_, _, let alternative):
        if use == .spoken || use == .written { alternative.append(to: &text, use) }
      case .emphasis(let children), .strong(let children), .strikethrough(let children),
        .link(_, _, let children):
        children.append(to: &text, use)
      }
    }
  }
}
