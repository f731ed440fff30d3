import TextBasics

extension Segment {
  /// The level of a heading; nil for other texts.
  var headingLevel: Int? {
    guard case .heading(let level) = kind else { return nil }
    return Int(level)
  }

  var isHeading: Bool { headingLevel != nil }

  /// Whether the text is short and does not end as a sentence does.
  var isShortLine: Bool {
    guard !text.isEmpty, text.utf8.count <= 120 else { return false }
    return !Sentence.ends(text) && !text.hasSuffix("다") && text.split(separator: " ").count <= 8
  }
}
