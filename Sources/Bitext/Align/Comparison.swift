/// Two streams and everything that can be said about any two of their segments.
package struct Comparison {
  package let a: Profile
  package let b: Profile
  let matches: WordMatches
  let cells: Cells
  let layout: Layout?
  /// How much one text was cut against the other: 0 for a full translation, up to 1 for a digest.
  ///
  /// Positive where the second text is the shorter one.
  let digest: Float
  /// How much of what the words of the texts could say is said by the best match of each segment,
  /// in 0...1: low for two texts that are not about the same.
  let relatedness: Float
  /// The kinds that occur in both texts: one without any heading says nothing about headings.
  let sharedHeadings: Bool
  let sharedCode: Bool
  let sharedItems: Bool

  package init(
    _ a: Profile, _ b: Profile, lexicons: [Lexicon], without: Set<Evidence> = []
  ) {
    self.a = a
    self.b = b
    matches = WordMatches(
      a, b, lexicons: lexicons, without: Set(without.compactMap(WordMatches.Basis.init)))
    cells = Cells(a, b, matches)
    layout = without.contains(.layout) ? nil : Layout(a, b, cells)
    let logRatio = logarithm(Self.typicalLength(b) / Self.typicalLength(a))
    digest = max(-1, min(1, -logRatio))
    let known = cells.knownA.reduce(4, +) + cells.knownB.reduce(4, +)
    let best = cells.peakA.reduce(0, +) + cells.peakB.reduce(0, +)
    relatedness = min(1, best / (2 * known))
    func both(_ kind: Shape.Kind) -> Bool {
      a.shapes.contains { $0.kind == kind } && b.shapes.contains { $0.kind == kind }
    }
    sharedHeadings = both(.heading)
    sharedCode = both(.code)
    sharedItems = both(.item)
  }

  /// The mean length of the running text, code aside.
  private static func typicalLength(_ profile: Profile) -> Float {
    var sum: Float = 20
    var count: Float = 1
    for shape in profile.shapes where shape.kind != .code && shape.kind != .heading {
      sum += shape.length
      count += 1
    }
    return sum / count
  }

  /// What the words of some beads' texts say by their matches, and what they could say, in nats.
  func information(of beads: [Bead]) -> (matched: Float, known: Float) {
    var said: Float = 0
    var known: Float = 0
    for bead in beads {
      let own =
        bead.a.reduce(0) { $0 + cells.knownA[$1] } + bead.b.reduce(0) { $0 + cells.knownB[$1] }
      var matched: Float = 0
      for j in bead.b {
        for cell in cells.cells[Int(cells.starts[j])..<Int(cells.starts[j + 1])]
        where bead.a.contains(Int(cell.i)) {
          matched += cell.total
        }
      }
      said += min(own, matched)
      known += own
    }
    return (said, known)
  }

  /// What a bead would link: segments `i` (and `i + 1`, or `i + 2`) with `j` (and `j + 1`).
  enum Form: UInt8 { case oneToOne, oneToTwo, twoToOne, apartToOne }

  /// The features of a bead, each handed to `sink` with its number in ``Feature``.
  @inline(__always)
  func visitFeatures(
    _ form: Form, _ i: Int, _ j: Int, _ cell: Cells.Cell?, _ second: Cells.Cell?,
    _ sink: (Feature, Float) -> Void
  ) {
    let first = a.shapes[i]
    let other = b.shapes[j]
    var lengthA = first.length
    var lengthB = other.length
    var knownA = cells.knownA[i]
    var knownB = cells.knownB[j]
    var gainA = cell?.a ?? .zero
    var gainB = cell?.b ?? .zero
    var earlyA = cell?.earlyA ?? .zero
    var earlyB = cell?.earlyB ?? .zero
    var peakA = cells.peakA[i]
    var peakB = cells.peakB[j]
    switch form {
    case .oneToOne: sink(.oneToOne, 1)
    case .oneToTwo:
      sink(.oneToTwo, 1)
      lengthB += b.shapes[j + 1].length
      knownB += cells.knownB[j + 1]
      peakB = max(peakB, cells.peakB[j + 1])
      if let second {
        let share = Self.overlap(cell?.maskA ?? 0, second.maskA)
        gainA = (gainA + second.a) * share
        gainB += second.b
      }
      earlyA = gainA
      earlyB = gainB
    case .twoToOne, .apartToOne:
      sink(form == .twoToOne ? .twoToOne : .apartToOne, 1)
      let next = form == .twoToOne ? i + 1 : i + 2
      lengthA += a.shapes[next].length
      knownA += cells.knownA[next]
      peakA = max(peakA, cells.peakA[next])
      if let second {
        let share = Self.overlap(cell?.maskB ?? 0, second.maskB)
        gainB = (gainB + second.b) * share
        gainA += second.a
      }
      earlyA = gainA
      earlyB = gainB
    }

    let reachA = form == .oneToOne ? Cells.reach(of: lengthA, in: lengthB) : 1
    let reachB = form == .oneToOne ? Cells.reach(of: lengthB, in: lengthA) : 1
    let expectedA = knownA * reachA
    let expectedB = knownB * reachB
    let gain = (earlyA + earlyB) * 0.5
    let total = gainA.sum() + gainB.sum()
    let (sumA, sumB) = (earlyA.sum(), earlyB.sum())
    let short = abs(digest)

    // Words.
    if total > 0 {
      sink(.anchors, gain[0].squareRoot())
      sink(.numbers, gain[1].squareRoot())
      sink(.lexicon, gain[2].squareRoot())
      sink(.cognates, gain[3].squareRoot())
      let coverA = min(1, sumA / (expectedA + 2))
      let coverB = min(1, sumB / (expectedB + 2))
      sink(.coverA, coverA)
      sink(.coverB, coverB)
      let cover = (coverA * coverB).squareRoot()
      sink(.cover, cover)
      sink(.coverOfDigest, cover * short)
      let rankA = peakA > 0 ? min(1.2, total / peakA) : 0
      let rankB = peakB > 0 ? min(1.2, total / peakB) : 0
      sink(.rankA, rankA)
      sink(.rankB, rankB)
      sink(.rank, rankA * rankB)
      if rankA >= 1, rankB >= 1 { sink(.mutualBest, 1) }
      sink(.late, 1 - (sumA + sumB) / total)
      if form == .oneToOne, let cell, cell.start > 0 {
        sink(.start, cell.start)
        sink(.startOfDigest, cell.start * short)
      }
    } else {
      sink(.noWords, 1)
      sink(.noKnownWords, 1 / (1 + expectedA) + 1 / (1 + expectedB))
    }
    let missA = max(0, expectedA - sumA).squareRoot()
    let missB = max(0, expectedB - sumB).squareRoot()
    sink(.missA, missA)
    sink(.missB, missB)
    sink(.missOfDigest, (digest > 0 ? missB : missA) * short)

    // Lengths.
    let ratio =
      form == .oneToOne
      ? other.logLength - first.logLength : logarithm(lengthB / lengthA)
    let size = (lengthA * lengthB).squareRoot()
    let certainty = min(1, size / 80)
    let shorter = max(0, -ratio)
    let longer = max(0, ratio)
    sink(.shorter, min(3, shorter))
    sink(.longer, min(3, longer))
    sink(.shorterSquared, min(4, shorter * shorter) * certainty)
    sink(.longerSquared, min(4, longer * longer) * certainty)
    sink(
      .lengthOfDigest, min(3, shorter) * max(0, digest) + min(3, longer) * max(0, -digest))

    // Kinds.
    if first.kind == other.kind {
      switch first.kind {
      case .heading: sink(first.level == other.level ? .sameHeading : .otherHeading, 1)
      case .code: sink(.bothCode, 1)
      case .item: sink(.bothItems, 1)
      case .paragraph, .image, .other: break
      }
    } else {
      if first.kind == .heading && other.kind == .item
        || first.kind == .item && other.kind == .heading
      {
        sink(.headingItem, 1)
      } else if first.kind == .heading || other.kind == .heading, sharedHeadings || layout != nil {
        sink(.oneHeading, 1)
      }
      if first.kind == .code || other.kind == .code, sharedCode { sink(.oneCode, 1) }
      if first.kind == .item || other.kind == .item, sharedItems { sink(.oneItem, 1) }
    }
    if first.fingerprint == other.fingerprint, form == .oneToOne {
      sink(.sameText, 1)
      if size < 30 { sink(.sameShortText, 1) }
    }

    // Marks at the end.
    if form == .oneToOne {
      if (first.end == .question) == (other.end == .question) {
        if first.end == .question { sink(.bothQuestions, 1) }
      } else {
        sink(.oneQuestion, 1)
      }
      if first.end == .colon, other.end == .colon { sink(.bothColons, 1) }
      if (first.end == .colon) != (other.end == .colon) { sink(.oneColon, 1) }
      if (first.end == .none) != (other.end == .none) { sink(.oneOpenEnd, 1 - short) }
    }

    if let layout {
      switch layout.relation(i, j) {
      case .opposite:
        sink(.opposite, 1)
        if layout.isEven(i, j) { sink(.oppositeEven, 1) }
      case .beside: sink(.beside, 1)
      case .behind: sink(.behind, 1)
      case .far: break
      }
    }

    sink(.related, relatedness)
    if relatedness < 0.5 { sink(.unrelated, 0.5 - relatedness) }
  }

  /// What share of two sums is left when words that are in both count once.
  private static func overlap(_ first: UInt64, _ second: UInt64) -> Float {
    let both = first.nonzeroBitCount + second.nonzeroBitCount
    return both == 0 ? 1 : Float((first | second).nonzeroBitCount) / Float(both)
  }

  /// The features of leaving segment `j` of the second stream alone.
  @inline(__always)
  func visitNullFeatures(_ j: Int, _ sink: (Feature, Float) -> Void) {
    let shape = b.shapes[j]
    sink(.alone, 1)
    if shape.kind == .code { sink(.aloneCode, 1) }
    if shape.kind == .heading { sink(.aloneHeading, 1) }
    sink(.aloneShort, min(1, 20 / shape.length))
    sink(.aloneFound, cells.peakB[j] / (2 * cells.knownB[j] + 4))
    sink(.aloneKnown, cells.knownB[j].squareRoot())
    sink(.aloneOfDigest, max(0, -digest))
    sink(.aloneCount, max(-2, min(2, logarithm(Float(b.count) / Float(a.count)))))
  }
}
