/// The texts in one row of a table with a column for each language: they belong together, whatever
/// they say, and with no other text of their file.
struct RowPairs {
  private let pins: Pins

  /// - Complexity: O(segments).
  init(in documents: [Document]) {
    var pins = Pins()
    for (number, document) in documents.enumerated() {
      pins.together += document.textsInRows.map { row in
        row.map { SegmentPlace(document: number, segment: $0) }
      }
    }
    self.pins = pins
  }

  /// Aligns two streams so that the texts of a row are beads.
  func align(_ first: Profile, _ second: Profile, by align: Align) -> Alignment {
    guard !pins.together.isEmpty else { return align(first, second) }
    let alignment = withoutActuallyEscaping(align) {
      PinnedAlignment(pins, align: $0).align(first, second)
    }
    let (a, b) = (first.stream, second.stream)
    guard a.file == b.file else { return alignment }
    return Alignment(
      beads: alignment.beads.flatMap { bead in
        guard !bead.a.isEmpty, !bead.b.isEmpty,
          bead.a.contains(where: { a.segments[$0].isInCell })
            || bead.b.contains(where: { b.segments[$0].isInCell }),
          !areOfOneRow(bead.a.map { a.segments[$0] } + bead.b.map { b.segments[$0] })
        else { return [bead] }
        return bead.a.map { Bead(a: [$0], b: [], confidence: 1) }
          + bead.b.map { Bead(a: [], b: [$0], confidence: 1) }
      })
  }

  private func areOfOneRow(_ segments: [Segment]) -> Bool {
    segments.allSatisfy { $0.isParallelCell && $0.lines == segments[0].lines }
  }
}
