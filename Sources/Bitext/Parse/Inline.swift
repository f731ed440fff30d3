/// A run of text inside a block, as CommonMark and GitHub's extensions define it.
package enum Inline: Hashable, Sendable {
  case text(String)
  /// A line break in the source that is no break on the page: a space or nothing, by the rules
  /// for line breaks between CJK characters (``LineBreaks``).
  case softBreak
  case hardBreak
  case code(String)
  /// Raw HTML as it was written. In the notes dialect only comments, which are never shown:
  /// every other tag is either an ``element(_:_:)`` or visible text.
  case html(String)
  /// An HTML element that the allow-list let through, rebuilt from its checked attributes.
  case element(HTMLElement, [Inline])
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(destination: String, title: String, [Inline])
  /// A picture; its children are the alternative text.
  case image(source: String, title: String, [Inline])
}
