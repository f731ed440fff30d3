/// A segment whose language is not settled yet.
struct Draft {
  var kind: Segment.Kind
  var verdict: LanguageIdentifier.Verdict
  /// How much the text counts when the document's languages are weighed.
  var weight: Int
  var lines: ClosedRange<Int>
  var text: String
  var content: [Inline]
  var depth: Int
  /// The bytes of a draft that does not take whole lines: a front matter entry, the title of a
  /// callout, a text between tags; nil for others.
  var range: SourceRange?
  /// Whether it is the author's title of a callout.
  var isCalloutTitle = false
  /// Whether it is the title of a fold.
  var isFoldTitle = false
  /// Whether it is a cell of a table that says the same in several languages.
  var isInCell = false
  /// Whether it is such a cell in a column of a language, beside those of other languages.
  var isParallelCell = false
}
