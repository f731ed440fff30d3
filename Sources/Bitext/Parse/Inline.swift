/// A run of text inside a block, as CommonMark and GitHub's extensions define it.
package indirect enum Inline: Hashable, Sendable {
  case text(String)
  /// A line break in the source that is no break on the page: a space or nothing, by the rules
  /// for line breaks between CJK characters.
  case softBreak
  case hardBreak
  case code(String)
  /// A raw HTML tag or entity that the allow-list let through, or that it did not.
  case html(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(destination: String, title: String, [Inline])
  /// A picture; its children are the alternative text.
  case image(source: String, title: String, [Inline])
}
