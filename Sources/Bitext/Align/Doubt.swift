/// Lowers the confidence of pairs that the lattice is too sure of, in texts that are not full
/// translations of each other.
struct Doubt {
  /// The probability from which on most doubtful pairs are right nevertheless.
  private static let leastOfLikely = 0.97
  /// The confidence of such pairs.
  private static let likely = 0.87
  /// The abridgement from which on two texts are not full translations of each other.
  private static let leastOfAbridgement: Float = 0.5
  /// The information, in nats, below which a match counts as none.
  private static let leastSaid: Float = 1.2
  /// The information, in nats, below which a match may be chance where few texts have a
  /// counterpart.
  private static let leastTelling: Float = 4
  /// The share of the smaller text below which few of its segments are linked.
  private static let fewLinked = 0.6

  /// The word evidence for a pair: none, words that may occur in any two texts, a word or two, or
  /// more.
  private enum Support { case nothing, hardlyAWord, littleOfWords, enough }

  private let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// Lowers the confidence of pairs that share no telling word and stand at the edge of a gap, in
  /// texts that are not full translations of each other.
  ///
  /// Where two texts run in parallel, a pair without a common word is usually right. At the edge of
  /// a gap, a remark or a caption may be paired with a sentence whose translation was left out. A
  /// pair there has to stand between two pairs with more evidence. If it does not and shares no
  /// word at all, its confidence falls to one half, however sure the model is; otherwise two
  /// headings would meet that say different things. In texts that have little in common, a pair
  /// with a word or two that may be chance has to stand next to a pair with more evidence.
  func doubting(_ beads: [Bead]) -> [Bead] {
    let (a, b) = (comparison.a, comparison.b)
    let linked = beads.reduce(0) {
      $0 + ($1.isNull ? 0 : a.count < b.count ? $1.a.count : $1.b.count)
    }
    let isSparse = Double(linked) < Double(min(a.count, b.count)) * Self.fewLinked
    guard isSparse || abs(comparison.abridgement) >= Self.leastOfAbridgement else { return beads }
    var firstB = [Int](repeating: -1, count: a.count)
    var lastB = firstB
    var support = [Support](repeating: .enough, count: a.count)
    for bead in beads where !bead.isNull {
      let isPair = bead.a.count == 1 && bead.b.count == 1
      let own = isPair ? self.support(for: bead.a[0], bead.b[0]) : .enough
      for i in bead.a {
        firstB[i] = bead.b[0]
        lastB[i] = bead.b[bead.b.count - 1]
        support[i] = own
      }
    }
    func follow(_ i: Int) -> Bool { i > 0 && firstB[i - 1] >= 0 && lastB[i - 1] == firstB[i] - 1 }
    func precede(_ i: Int) -> Bool { i + 1 < a.count && firstB[i + 1] == lastB[i] + 1 }
    /// Whether each pair is connected, by pairs that follow one another, to a pair with enough
    /// evidence.
    var isHeldBefore = [Bool](repeating: false, count: a.count)
    for i in 0..<a.count where firstB[i] >= 0 && follow(i) {
      isHeldBefore[i] =
        support[i - 1] == .enough || isHeldBefore[i - 1] || i == 1 && firstB[0] == 0
    }
    var isHeldAfter = isHeldBefore
    for i in (0..<a.count).reversed() where firstB[i] >= 0 {
      let isLast = i + 2 == a.count && precede(i) && lastB[i + 1] + 1 == b.count
      isHeldAfter[i] =
        isLast || precede(i) && (support[i + 1] == .enough || isHeldAfter[i + 1])
    }
    return beads.map { bead in
      guard let i = bead.a.first, !bead.isNull else { return bead }
      let isAtStart = i == 0 || firstB[i] == 0
      let isAtEnd = i + 1 == a.count || lastB[i] + 1 == b.count
      let isHeld =
        switch support[i] {
        case .enough: true
        case .littleOfWords:
          !isSparse || isHeldBefore[i] || isHeldAfter[i] || a.count == 1 || b.count == 1
        case .nothing, .hardlyAWord: (isHeldBefore[i] || isAtStart) && (isHeldAfter[i] || isAtEnd)
        }
      if isHeld { return bead }
      let confidence =
        isSparse || support[i] == .nothing
        ? Self.even(bead.confidence) : Self.confidence(ofDoubtful: bead.confidence)
      return Bead(a: bead.a, b: bead.b, confidence: min(bead.confidence, confidence))
    }
  }

  /// The share of doubtful pairs of abridged texts that are right, by the model's confidence.
  ///
  /// An isotonic fit (Zadrozny and Elkan 2002) to documents that the lexicon had not seen. It has
  /// two steps, of which the lower one is right about half of the time.
  private static func confidence(ofDoubtful confidence: Double) -> Double {
    confidence >= leastOfLikely ? likely : even(confidence)
  }

  /// A confidence just below one half that keeps the order of the model's confidences.
  private static func even(_ confidence: Double) -> Double { 0.46 + 0.039 * confidence }

  private func support(for i: Int, _ j: Int) -> Support {
    let isEqual = comparison.a.shapes[i].fingerprint == comparison.b.shapes[j].fingerprint
    if isEqual || comparison.layout?.relation(i, j) == .opposite { return .enough }
    guard let cell = comparison.cell(of: i, j) else { return .nothing }
    let total = comparison.cells.cells[cell].total
    return total >= Self.leastTelling
      ? .enough : total >= Self.leastSaid ? .littleOfWords : .hardlyAWord
  }
}
