extension Stream {
  /// The beads of a stretch of this stream with one of another, by the indices of the whole streams.
  func beads(
    _ own: Range<Int>, with other: Stream, _ others: Range<Int>, by align: Align
  ) -> [Bead] {
    if own.isEmpty { return others.map { Bead(a: [], b: [$0], confidence: 1) } }
    if others.isEmpty { return own.map { Bead(a: [$0], b: [], confidence: 1) } }
    return align(Profile(part(own)), Profile(other.part(others))).beads.map { bead in
      Bead(
        a: bead.a.map { $0 + own.lowerBound }, b: bead.b.map { $0 + others.lowerBound },
        confidence: bead.confidence)
    }
  }

  /// A range of the segments as a stream.
  private func part(_ range: Range<Int>) -> Stream {
    Stream(
      file: file, language: language, segments: Array(segments[range]),
      positions: Array(positions[range]))
  }
}
