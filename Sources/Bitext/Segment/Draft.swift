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
  /// Only for what is not whole lines: the bytes of a front matter entry, of a callout's title, of a
  /// text between tags.
  var range: SourceRange?
  /// Whether it is the author's title of a callout.
  var isCalloutTitle = false
  /// Whether it is the title of a fold.
  var isFoldTitle = false
}
