/// The texts in one row of a table with a column for each language: they belong together, whatever
/// they say, and with no other text of their file.
struct RowPairs {
  private let pins: Pins

  /// - Complexity: O(segments).
  init(in documents: [Document]) {
    var pins = Pins()
    for (number, document) in documents.enumerated() {
      pins.together += Self.texts(inRowsOf: document).map { row in
        row.map { SegmentPlace(document: number, segment: $0) }
      }
    }
    self.pins = pins
  }

  /// The texts that say the same in the languages of a table's columns, as indices of segments: for
  /// each row at least two, each in another language.
  private static func texts(inRowsOf document: Document) -> [[Int]] {
    guard document.segments.contains(where: \.isInCell) else { return [] }
    return document.allTables.joined().compactMap { row in
      guard row.cellSegments != nil else { return nil }
      var texts: [(segment: Int, language: Language)] = []
      for index in row.segments where document.segments[index].isParallelCell {
        let language = document.segments[index].audience
        guard language.isDetermined, !texts.contains(where: { $0.language == language }) else {
          continue
        }
        texts.append((index, language))
      }
      return texts.count > 1 ? texts.map(\.segment) : nil
    }
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
