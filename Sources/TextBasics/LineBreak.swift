/// Decides what a line break in a source becomes.
///
/// All outputs use it: pages, segments, exports, the search and the command `markdown`.
package enum LineBreak {
  /// Whether a line break between two characters is a space; nil stands for no character.
  ///
  /// This follows the segment break rules of CSS Text 3 (section 4.1.3): a break next to U+200B, or
  /// between two wide characters of which neither is Hangul, is removed; any other break is a
  /// space. Korean is written with spaces, Chinese and Japanese are not. O(1) for ASCII, Hangul
  /// syllables and common ideographs, else O(log ranges).
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
