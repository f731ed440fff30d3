extension Comparison {
  /// From this probability on, most of the doubtful pairs are right in spite of all.
  private static let leastOfLikely = 0.97
  /// The confidence in those.
  private static let likely = 0.87
  /// Texts cut more than this against each other are no full translations.
  private static let leastOfAbridgement: Float = 0.5
  /// Matches of less information than this, in nats, are none.
  private static let leastSaid: Float = 1.2
  /// Matches of less information than this may be chance where few texts have a counterpart.
  private static let leastTelling: Float = 4
  /// The share of the smaller text below which few of it are linked.
  private static let fewLinked = 0.6

  /// What speaks for a pair besides its place between others: no word in common, words that may
  /// be in any two texts, a word or two, or more.
  private enum Support { case nothing, hardlyAWord, littleOfWords, enough }

  /// Takes confidence from pairs that share no telling word and stand at the edge of a gap, in
  /// texts that are not each other's full translation.
  ///
  /// Where texts go side by side, a pair without a word in common is right as a rule. At the edge
  /// of a gap it is the place where a remark or a caption meets a sentence that was left out: such
  /// a pair has to stand between two pairs for which more speaks. If it does not and has no word at
  /// all in common, it is even, however sure the model is: so two headings meet that say different
  /// things. In texts that have little in common, a pair with a word or two that may be chance has
  /// to stand next to one for which more speaks.
  func doubting(_ beads: [Bead]) -> [Bead] {
    let linked = beads.reduce(0) {
      $0 + ($1.isNull ? 0 : a.count < b.count ? $1.a.count : $1.b.count)
    }
    let isSparse = Double(linked) < Double(min(a.count, b.count)) * Self.fewLinked
    guard isSparse || abs(abridgement) >= Self.leastOfAbridgement else { return beads }
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
    /// Whether a pair that speaks for itself is reached by pairs that follow one another.
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

  /// How often such pairs of an abridgement are right, by the confidence that the model has in them.
  ///
  /// An isotonic fit (Zadrozny and Elkan 2002) to documents that the lexicon had not seen: two
  /// steps, the lower one of which is right about half of the time.
  private static func confidence(ofDoubtful confidence: Double) -> Double {
    confidence >= leastOfLikely ? likely : even(confidence)
  }

  /// A confidence of less than one half that keeps the order of what it is made of.
  private static func even(_ confidence: Double) -> Double { 0.46 + 0.039 * confidence }

  private func support(for i: Int, _ j: Int) -> Support {
    let isEqual = a.shapes[i].fingerprint == b.shapes[j].fingerprint
    if isEqual || layout?.relation(i, j) == .opposite { return .enough }
    let row = cells.cells[Int(cells.starts[j])..<Int(cells.starts[j + 1])]
    guard let cell = row.first(where: { Int($0.i) == i }) else { return .nothing }
    return cell.total >= Self.leastTelling
      ? .enough : cell.total >= Self.leastSaid ? .littleOfWords : .hardlyAWord
  }
}
