extension ParallelText {
  /// Segments of one text and the segments of another that translate them (Gale and Church 1993).
  ///
  /// Mostly one of each; one or none of either, or two that were merged.
  public struct Bead: Sendable {
    /// The segments of the first text; empty for what only the second has.
    public let first: [Note.Segment]
    /// The segments of the second text; empty for what only the first has.
    public let second: [Note.Segment]
    /// The probability, in 0...1, that these belong together; 0 for a segment alone.
    public let confidence: Double
    /// What speaks for the bead and against it, the strongest first; empty for a segment alone.
    public let reasons: [Reason]

    init(_ bead: Bitext.Bead, _ a: Stream, _ b: Stream, _ explanation: Explanation?) {
      first = bead.a.map { Note.Segment(a.segments[$0]) }
      second = bead.b.map { Note.Segment(b.segments[$0]) }
      confidence = bead.confidence
      reasons = explanation.map { Reason.list($0) } ?? []
    }
  }

  /// One kind of evidence for a bead or against it.
  ///
  /// ```swift
  /// for reason in bead.reasons where !reason.words.isEmpty {
  ///   print(reason.evidence, reason.words.map { "\($0.first) = \($0.second)" })
  /// }
  /// // lexicon ["목록 = list", "행 = row"]
  /// ```
  public struct Reason: Sendable {
    /// Its kind: `lexicon`, `numbers`, `anchors`, `cognates`, `lengths`, `kinds` and others.
    public let evidence: String
    /// What it adds to the logarithm of the odds, in nats; negative for what speaks against it.
    public let weight: Double
    /// The words of both texts that match in this way, the most telling first.
    public let words: [(first: String, second: String)]

    fileprivate static func list(_ explanation: Explanation) -> [Reason] {
      explanation.byEvidence.map { evidence, contribution in
        let pairs = explanation.words.filter { $0.evidence.rawValue == evidence }
        return Reason(
          evidence: evidence, weight: Double(contribution), words: pairs.map { ($0.a, $0.b) })
      }
    }
  }
}
