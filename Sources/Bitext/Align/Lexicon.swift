/// Words that translate each other, with how strongly they do.
///
/// A lexicon is a value that the aligner is given: nothing is looked up outside of it.
package struct Lexicon: Sendable {
  /// A lexicon without words: alignment then rests on lengths, anchors and cognates.
  package static let empty = Lexicon()

  package init() {}
}
