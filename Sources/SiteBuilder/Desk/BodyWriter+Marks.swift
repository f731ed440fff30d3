import Bitext

/// Places in the text that is being written that are to be marked.
///
/// They are counted in the text that is shown (``TextUse/shown``), while it is written piece by
/// piece with its markup.
struct MarkedText: Sendable {
  /// Ascending and apart, in UTF-8 bytes.
  let ranges: [Range<Int>]
  /// How much of the text has been written.
  var position = 0

  /// What `text` has that `other` has not.
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
}

extension BodyWriter {
  /// Writes character data, with what is to be marked in it.
  mutating func writeText(_ text: String) {
    guard var marked = marked else {
      if let termLinks, !isInLink { writeLinked(text, termLinks) } else { html.text(text) }
      return
    }
    let bytes = Array(text.utf8)
    let start = marked.position
    let end = start + bytes.count
    marked.position = end
    self.marked = marked
    var position = start
    for range in marked.ranges where range.upperBound > start && range.lowerBound < end {
      let from = max(range.lowerBound, start)
      let to = min(range.upperBound, end)
      html.text(String(decoding: bytes[(position - start)..<(from - start)], as: UTF8.self))
      html.markup("<mark class=\"differs\">")
      html.text(String(decoding: bytes[(from - start)..<(to - start)], as: UTF8.self))
      html.markup("</mark>")
      position = to
    }
    html.text(String(decoding: bytes[(position - start)...], as: UTF8.self))
  }

  /// Notes that a line break was written.
  mutating func passBreak() { marked?.position += 1 }
}
