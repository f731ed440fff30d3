/// What a line break in a source is on the page: the one answer, for pages, segments, exports, the
/// search and the command `markdown`.
package enum LineBreak {
  /// Whether a line break between `before` and `after` is a space; nil where there is no character
  /// on that side.
  ///
  /// The segment break rules of CSS Text 3 (section 4.1.3): a break beside U+200B, or between two
  /// wide characters neither of which is Hangul, is nothing; every other one is a space. Korean is
  /// written with spaces and keeps them, Chinese and Japanese are not. O(1) for ASCII, Hangul
  /// syllables and the common ideographs, else O(log ranges).
  package static func isSpace(before: Unicode.Scalar?, after: Unicode.Scalar?) -> Bool {
    guard let before, let after else { return true }
    if before.value == 0x200B || after.value == 0x200B { return false }
    return !(isWrittenWithoutSpaces(before) && isWrittenWithoutSpaces(after))
  }

  /// Whether a character is wide (East Asian Width W, F or H) and not Hangul.
  package static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    let classes = CharacterClass(of: scalar)
    return classes.contains(.wide) && !classes.contains(.hangul)
  }
}
