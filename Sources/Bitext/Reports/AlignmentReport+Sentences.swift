extension AlignmentReport.Entry {
  /// Fills ``sentences``.
  mutating func pairSentences(
    of segments: [(file: Int, segment: Segment)], by aligner: SentenceAligner
  ) {
    sentences = beads.map { bead in
      bead.isNull || !a.language.isDetermined
        ? [] : Self.sentences(in: bead, a.language, b.language, segments, aligner)
    }
  }

  private static func sentences(
    in bead: Bead, _ first: Language, _ second: Language,
    _ segments: [(file: Int, segment: Segment)], _ aligner: SentenceAligner
  ) -> [AlignmentReport.SentenceBead] {
    func cuts(_ members: SegmentIndices) -> [SentenceAligner.Cut]? {
      var cuts: [SentenceAligner.Cut] = []
      for member in members {
        switch segments[member].segment.kind {
        case .cell, .code, .html, .image: return nil
        case .heading, .paragraph, .item, .quote, .caption, .frontMatter:
          cuts.append(SentenceAligner.Cut(segments[member].segment.text))
        }
      }
      return cuts
    }
    func sentences(
      _ cuts: [SentenceAligner.Cut], of members: SegmentIndices
    ) -> [AlignmentReport.SentenceBead.Sentence] {
      zip(members, cuts).flatMap { member, cut in
        cut.sentences.map { AlignmentReport.SentenceBead.Sentence(segment: member, text: $0) }
      }
    }
    guard let cutsA = cuts(bead.a), let cutsB = cuts(bead.b) else { return [] }
    let (a, b) = (sentences(cutsA, of: bead.a), sentences(cutsB, of: bead.b))
    guard a.count > 1 || b.count > 1 else { return [] }
    return aligner.beads(
      SentenceAligner.Text(cutsA, first), SentenceAligner.Text(cutsB, second)
    ).filter { !$0.isNull && $0.confidence >= SentenceAligner.sure }.map { own in
      AlignmentReport.SentenceBead(
        a: own.a.map { a[$0] }, b: own.b.map { b[$0] }, confidence: own.confidence)
    }
  }
}
