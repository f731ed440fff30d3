/// The segments of one language in one source, in reading order.
package struct Stream: Sendable {
  /// The index of the source among the files of its topic.
  package let file: Int
  /// The language of all its segments.
  package let language: Language
  /// The segments in reading order.
  package let segments: [Segment]
  /// For each of ``segments``, its index among *all* segments of its document, whatever their
  /// language: two streams of one file interleave by these.
  package let positions: [Int]

  package init(file: Int, language: Language, segments: [Segment], positions: [Int]) {
    precondition(segments.count == positions.count)
    self.file = file
    self.language = language
    self.segments = segments
    self.positions = positions
  }
}
