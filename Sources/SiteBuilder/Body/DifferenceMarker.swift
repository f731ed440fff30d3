import Bitext

/// Marks where a text differs from another, while the text is written in pieces.
///
/// Positions count the bytes of the text as shown (``TextUse/shown``).
struct DifferenceMarker: Sendable {
  /// Byte ranges in UTF-8, ascending and disjoint.
  private let ranges: [Range<Int>]
  /// The number of bytes written so far.
  private var position = 0

  /// Marks the words of `text` that `other` lacks; nil if the texts have too little in common.
  init?(of text: String, against other: String) {
    guard WordDifference.similarity(text, other) >= Self.leastSimilarity else { return nil }
    var ranges: [Range<Int>] = []
    var position = 0
    for run in WordDifference(from: other, to: text).runs where run.kind != .removed {
      let end = position + run.text.utf8.count
      if run.kind == .added, run.text.contains(where: { !$0.isWhitespace }) {
        ranges.append(position..<end)
      }
      position = end
    }
    guard !ranges.isEmpty else { return nil }
    self.ranges = ranges
  }

  /// Below this similarity nearly everything would be marked.
  private static let leastSimilarity = 0.3

  /// Writes the next piece of the text.
  mutating func write(_ text: String, to html: inout HTMLWriter) {
    let bytes = Array(text.utf8)
    let start = position
    let end = start + bytes.count
    var done = start
    for range in ranges where range.upperBound > start && range.lowerBound < end {
      let from = max(range.lowerBound, start)
      let to = min(range.upperBound, end)
      html.text(String(decoding: bytes[(done - start)..<(from - start)], as: UTF8.self))
      html.markup("<mark class=\"differs\">")
      html.text(String(decoding: bytes[(from - start)..<(to - start)], as: UTF8.self))
      html.markup("</mark>")
      done = to
    }
    html.text(String(decoding: bytes[(done - start)...], as: UTF8.self))
    position = end
  }

  /// Counts a line break that was written, as one space.
  mutating func passBreak() { position += 1 }
}
