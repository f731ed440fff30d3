import Bitext

/// Marks where a text differs from another while it is written piece by piece with its markup.
///
/// The places are counted in the text that is shown (``TextUse/shown``).
struct DifferenceMarker: Sendable {
  /// Ascending and apart, in UTF-8 bytes.
  private let ranges: [Range<Int>]
  /// How much of the text has been written.
  private var position = 0

  /// Marks what `text` has that `other` lacks; nil where there is nothing to mark.
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

  /// Below this, two texts share so little that marks would be everywhere.
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

  /// Notes that a line break was written, which counts as a space.
  mutating func passBreak() { position += 1 }
}
