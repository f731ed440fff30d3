/// Lowers the confidence of pairs that the lattice is too sure of: in texts that are not full
/// translations of each other, and of titles in lists.
struct Doubt {
  /// How much lower, in nats, the log-odds of doubtful pairs of abridged texts are.
  private static let doubt: Float = 0.8
  /// How much lower, in nats, those of doubtful pairs of titles are.
  private static let doubtOfTitles: Float = 1.8
  /// The abridgement from which on two texts are not full translations of each other.
  private static let leastOfAbridgement: Float = 0.5
  /// The information, in nats, below which a match counts as none.
  private static let leastSaid: Float = 1.2
  /// The information, in nats, below which a match may be chance where few texts have a
  /// counterpart.
  private static let leastTelling: Float = 4
  /// The share of the smaller text below which few of its segments are linked.
  private static let fewLinked = 0.6
  /// The number of segments below which the order of a text says little.
  private static let fewSegments = 8
  /// The length below which a text is as short as a title.
  private static let lengthOfTitles: Float = 24

  /// The word evidence for a pair: none, words that may occur in any two texts, a word or two, or
  /// more.
  private enum Support { case nothing, hardlyAWord, littleOfWords, enough }

  private let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// Lowers the confidence of pairs that share no telling word and stand at the edge of a gap: in
  /// texts that are not full translations of each other, and of texts as short as titles.
  ///
  /// Where two texts run in parallel, a pair without a common word is usually right. At the edge of
  /// a gap, a remark or a caption may be paired with a sentence whose translation was left out. A
  /// pair there has to stand between two pairs with more evidence. If it does not, it is right less
  /// often. In texts that have little in common, a pair with a word or two that may be chance has to
  /// stand next to a pair with more evidence; if it does not, its confidence falls to one half, and
  /// in a short text that of a pair without a common word.
  ///
  /// The length of a title says nothing. Before titles were doubted, pairs in the catalogues of Rust by
  /// Example, with its table of contents, that were said to be right in 75 of 100 cases were right in
  /// 58, and those in 86 in 75.
  func doubting(_ beads: [Bead]) -> [Bead] {
    let (a, b) = (comparison.a, comparison.b)
    // Pairs that are not sure do not make two texts related.
    let linked = beads.reduce(0) {
      $0 + ($1.isNull || $1.confidence < 0.5 ? 0 : a.count < b.count ? $1.a.count : $1.b.count)
    }
    let isSparse = Double(linked) < Double(min(a.count, b.count)) * Self.fewLinked
    let isWhole = !isSparse && abs(comparison.abridgement) < Self.leastOfAbridgement
    // Most texts have no list of titles, and nothing in them is doubted.
    if isWhole, !a.shapes.indices.contains(where: { Self.isTitle($0, in: a) }) { return beads }
    let isShort = min(a.count, b.count) < Self.fewSegments
    var firstB = [Int](repeating: -1, count: a.count)
    var lastB = firstB
    var support = [Support](repeating: .enough, count: a.count)
    for bead in beads where !bead.isNull {
      let isPair = bead.a.count == 1 && bead.b.count == 1
      // In texts with little in common, the words of two segments are soon found in a third.
      let ofLarger: Support = isSparse ? .littleOfWords : .enough
      let own = isPair ? self.support(for: bead.a[0], bead.b[0]) : ofLarger
      for i in bead.a {
        firstB[i] = bead.b[0]
        lastB[i] = bead.b[bead.b.count - 1]
        support[i] = own
      }
    }
    let (isHeldBefore, isHeldAfter) = held(firstB, lastB, support)
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
      if isHeld || isWhole && !areTitles(i, firstB[i]) { return bead }
      let even = Self.even(bead.confidence)
      let confidence: Double
      if isWhole {
        confidence = max(even, Self.lowered(bead.confidence, by: Self.doubtOfTitles))
      } else if isSparse || support[i] == .nothing && (isShort || isHeading(i, firstB[i])) {
        confidence = even
      } else {
        confidence = Self.lowered(bead.confidence, by: Self.doubt)
      }
      return Bead(a: bead.a, b: bead.b, confidence: min(bead.confidence, confidence))
    }
  }

  /// Whether each pair is connected, by pairs that follow one another, to a pair with enough
  /// evidence before it, and to one after it.
  private func held(
    _ firstB: [Int], _ lastB: [Int], _ support: [Support]
  ) -> (before: [Bool], after: [Bool]) {
    let (a, b) = (comparison.a, comparison.b)
    func follow(_ i: Int) -> Bool { i > 0 && firstB[i - 1] >= 0 && lastB[i - 1] == firstB[i] - 1 }
    func precede(_ i: Int) -> Bool { i + 1 < a.count && firstB[i + 1] == lastB[i] + 1 }
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
    return (isHeldBefore, isHeldAfter)
  }

  /// A confidence whose log-odds are lower by `doubt`, in nats.
  ///
  /// For pairs of abridged texts, measured on documents that the lexicon had not seen: pairs said to
  /// be right in 60 of 100 cases were right in 40, those in 90 in 80, those in 99 in 97.
  private static func lowered(_ confidence: Double, by doubt: Float) -> Double {
    let bounded = Float(min(0.9999, max(0.0001, confidence)))
    let odds = logarithm(bounded / (1 - bounded)) - doubt
    return Double(1 / (1 + exponential(-odds)))
  }

  /// A confidence just below one half that keeps the order of the model's confidences.
  static func even(_ confidence: Double) -> Double { 0.46 + 0.039 * confidence }

  /// Whether two texts stand in lists of texts that are so short that their lengths say nothing, as
  /// in tables of contents.
  private func areTitles(_ i: Int, _ j: Int) -> Bool {
    Self.isTitle(i, in: comparison.a) && Self.isTitle(j, in: comparison.b)
  }

  /// Whether a segment and its neighbours are as short as titles.
  private static func isTitle(_ segment: Int, in profile: Profile) -> Bool {
    let near = max(0, segment - 1)...min(profile.count - 1, segment + 1)
    return near.allSatisfy { profile.shapes[$0].length < lengthOfTitles }
  }

  private func isHeading(_ i: Int, _ j: Int) -> Bool {
    comparison.a.shapes[i].kind == .heading && comparison.b.shapes[j].kind == .heading
  }

  private func support(for i: Int, _ j: Int) -> Support {
    let isEqual = comparison.a.shapes[i].fingerprint == comparison.b.shapes[j].fingerprint
    if isEqual || comparison.layout?.relation(i, j) == .opposite { return .enough }
    guard let cell = comparison.cell(of: i, j) else { return .nothing }
    let total = comparison.cells.cells[cell].total
    return total >= Self.leastTelling
      ? .enough : total >= Self.leastSaid ? .littleOfWords : .hardlyAWord
  }
}
