/// A run of text inside a block, as CommonMark and GitHub's extensions define it.
///
/// A corpus holds a great many of these, mostly texts: what is rare and large stands in a box of its
/// own, so that it does not decide how large the others are.
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
  indirect case element(HTMLElement, [Inline])
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  indirect case link(destination: String, title: String, [Inline])
  /// A picture; its children are the alternative text.
  indirect case image(source: String, title: String, [Inline])
  /// Leads to the footnote that is defined with a label; shows a number, and is no text.
  case footnoteReference(label: String)
}
