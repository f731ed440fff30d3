extension ParallelText {
  /// Segments of one text and the segments of another that translate them (Gale and Church 1993).
  ///
  /// Usually one segment each, but a side may be empty or have several segments.
  public struct Bead: Sendable {
    /// The segments of the first text; empty if only the second text has a counterpart.
    public let first: [Note.Segment]
    /// The segments of the second text; empty if only the first text has a counterpart.
    public let second: [Note.Segment]
    /// The probability, in 0...1, that the two sides belong together; 0 if a side is empty.
    public let confidence: Double
    /// The evidence for and against the bead, the strongest first; empty if a side is empty.
    public let reasons: [Reason]

    init(_ bead: Bitext.Bead, _ a: Stream, _ b: Stream, _ explanation: Explanation?) {
      first = bead.a.map { Note.Segment(a.segments[$0]) }
      second = bead.b.map { Note.Segment(b.segments[$0]) }
      confidence = bead.confidence
      reasons = explanation.map { Reason.list($0) } ?? []
    }
  }

  /// One kind of evidence for or against a bead.
  ///
  /// ```swift
  /// for reason in bead.reasons where !reason.words.isEmpty {
  ///   print(reason.evidence, reason.words.map { "\($0.first) = \($0.second)" })
  /// }
  /// // lexicon ["목록 = list", "행 = row"]
  /// ```
  public struct Reason: Sendable {
    /// The kind of evidence: `lexicon`, `numbers`, `anchors`, `cognates`, `lengths`, `kinds` and
    /// others.
    public let evidence: String
    /// The contribution to the log-odds, in nats; negative if it speaks against the bead.
    public let weight: Double
    /// The pairs of words that match in this way, the most telling first.
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
