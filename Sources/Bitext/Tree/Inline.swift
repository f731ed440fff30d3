/// A run of text inside a block, as CommonMark and GitHub's extensions define it.
///
/// A corpus holds very many of these, mostly texts. Cases that are rare and large are boxed, so
/// that they do not determine the size of the others.
package enum Inline: Hashable, Sendable {
  case text(String)
  /// A line break in the source that is not a break on the page: a space or nothing, by the rules
  /// for line breaks between CJK characters (``LineBreak``).
  case softBreak
  case hardBreak
  case code(String)
  /// Raw HTML as it was written.
  ///
  /// In the notes dialect these are only comments, which are never shown; every other tag is an
  /// ``element(_:_:)`` or visible text.
  case html(String)
  /// An HTML element that the allow-list accepts, rebuilt from its checked attributes.
  indirect case element(HTMLElement, [Inline])
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  indirect case link(destination: String, title: String, [Inline])
  /// A picture; its children are the alternative text.
  indirect case image(source: String, title: String, [Inline])
  /// A reference to the footnote with a label; shown as a number, and not part of the text.
  case footnoteReference(label: String)
}

extension Inline {
  /// The inlines that it contains.
  var children: [Inline] {
    switch self {
    case .emphasis(let children), .strong(let children), .strikethrough(let children),
      .link(_, _, let children), .image(_, _, let children), .element(_, let children):
      children
    case .text, .softBreak, .hardBreak, .code, .html, .footnoteReference: []
    }
  }
}

extension [Inline] {
  /// Visits the inlines and everything inside them, in order.
  func walk(_ visit: (Inline) -> Void) {
    for inline in self {
      visit(inline)
      inline.children.walk(visit)
    }
  }
}
