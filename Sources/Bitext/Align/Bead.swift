/// A link between m segments of one stream and n segments of another (Gale and Church 1993).
///
/// A null bead has an empty side: its text has no counterpart in the other stream.
package struct Bead: Hashable, Sendable {
  /// Ascending indices into the first stream's segments.
  package let a: SegmentIndices
  /// Ascending indices into the second stream's segments.
  package let b: SegmentIndices
  /// The probability that the link is right, in 0...1.
  package let confidence: Double

  package init(a: SegmentIndices, b: SegmentIndices, confidence: Double) {
    self.a = a
    self.b = b
    self.confidence = confidence
  }

  package init(a: [Int], b: [Int], confidence: Double) {
    self.init(a: SegmentIndices(a), b: SegmentIndices(b), confidence: confidence)
  }

  /// Whether one side is empty: the texts of the other have no counterpart.
  package var isNull: Bool { a.isEmpty || b.isEmpty }

  /// The same link, seen from the second stream.
  var mirrored: Bead { Bead(a: b, b: a, confidence: confidence) }
}

/// The beads between two streams.
///
/// Each segment of either stream is in exactly one bead.
package struct Alignment: Sendable {
  /// The beads in the order of the first stream.
  ///
  /// A bead without segments of the first stream stands where its text does in the second.
  package let beads: [Bead]

  package init(beads: [Bead]) { self.beads = beads }
}
