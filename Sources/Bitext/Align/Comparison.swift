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

  /// Hands the features of a bead to a sink.
  ///
  /// - Parameters:
  ///   - form: What the bead links.
  ///   - i: Its first segment in the first stream.
  ///   - j: Its first segment in the second stream.
  ///   - cell: The place of the pair `i`, `j` among the cells, where its texts share a word.
  ///   - second: That of the other pair of a larger bead.
  ///   - sink: What takes every feature that the bead has.
  /// - Returns: The sink, which has taken them.
  @inline(__always)
  func features<Sink: FeatureSink>(
    _ form: Form, _ i: Int, _ j: Int, _ cell: Int?, _ second: Int?, in sink: consuming Sink
  ) -> Sink {
    let first = a.shapes[i]
    let other = b.shapes[j]
    var lengthA = first.length
    var lengthB = other.length
    var knownA = cells.knownA[i]
    var knownB = cells.knownB[j]
    var peakA = cells.peakA[i]
    var peakB = cells.peakB[j]
    var (gainA, gainB) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
    var (earlyA, earlyB) = (gainA, gainB)
    if let cell {
      (gainA, gainB) = (cells.cells[cell].a, cells.cells[cell].b)
      (earlyA, earlyB) = (cells.cells[cell].earlyA, cells.cells[cell].earlyB)
    }
    switch form {
    case .oneToOne: sink.take(.oneToOne, 1)
    case .oneToTwo:
      sink.take(.oneToTwo, 1)
      lengthB += b.shapes[j + 1].length
      knownB += cells.knownB[j + 1]
      peakB = max(peakB, cells.peakB[j + 1])
      if let cell, let second {
        let share = Self.overlap(cells.cells[cell].maskA, cells.cells[second].maskA)
        gainA = (gainA + cells.cells[second].a) * share
        gainB += cells.cells[second].b
      }
      earlyA = gainA
      earlyB = gainB
    case .twoToOne, .apartToOne:
      sink.take(form == .twoToOne ? .twoToOne : .apartToOne, 1)
      let next = form == .twoToOne ? i + 1 : i + 2
      lengthA += a.shapes[next].length
      knownA += cells.knownA[next]
      peakA = max(peakA, cells.peakA[next])
      if let cell, let second {
        let share = Self.overlap(cells.cells[cell].maskB, cells.cells[second].maskB)
        gainB = (gainB + cells.cells[second].b) * share
        gainA += cells.cells[second].a
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
      sink.take(.anchors, gain[0].squareRoot())
      sink.take(.numbers, gain[1].squareRoot())
      sink.take(.lexicon, gain[2].squareRoot())
      sink.take(.cognates, gain[3].squareRoot())
      let coverA = min(1, sumA / (expectedA + 2))
      let coverB = min(1, sumB / (expectedB + 2))
      sink.take(.coverA, coverA)
      sink.take(.coverB, coverB)
      let cover = (coverA * coverB).squareRoot()
      sink.take(.cover, cover)
      sink.take(.coverOfDigest, cover * short)
      let rankA = peakA > 0 ? min(1.2, total / peakA) : 0
      let rankB = peakB > 0 ? min(1.2, total / peakB) : 0
      sink.take(.rankA, rankA)
      sink.take(.rankB, rankB)
      sink.take(.rank, rankA * rankB)
      if rankA >= 1, rankB >= 1 { sink.take(.mutualBest, 1) }
      sink.take(.late, 1 - (sumA + sumB) / total)
      if form == .oneToOne, let cell, cells.cells[cell].start > 0 {
        sink.take(.start, cells.cells[cell].start)
        sink.take(.startOfDigest, cells.cells[cell].start * short)
      }
    } else {
      sink.take(.noWords, 1)
      sink.take(.noKnownWords, 1 / (1 + expectedA) + 1 / (1 + expectedB))
    }
    let missA = max(0, expectedA - sumA).squareRoot()
    let missB = max(0, expectedB - sumB).squareRoot()
    sink.take(.missA, missA)
    sink.take(.missB, missB)
    sink.take(.missOfDigest, (digest > 0 ? missB : missA) * short)

    // Lengths.
    let ratio =
      form == .oneToOne
      ? other.logLength - first.logLength : logarithm(lengthB / lengthA)
    let size = (lengthA * lengthB).squareRoot()
    let certainty = min(1, size / 80)
    let shorter = max(0, -ratio)
    let longer = max(0, ratio)
    sink.take(.shorter, min(3, shorter))
    sink.take(.longer, min(3, longer))
    sink.take(.shorterSquared, min(4, shorter * shorter) * certainty)
    sink.take(.longerSquared, min(4, longer * longer) * certainty)
    sink.take(
      .lengthOfDigest, min(3, shorter) * max(0, digest) + min(3, longer) * max(0, -digest))

    // Kinds.
    if first.kind == other.kind {
      switch first.kind {
      case .heading: sink.take(first.level == other.level ? .sameHeading : .otherHeading, 1)
      case .code: sink.take(.bothCode, 1)
      case .item: sink.take(.bothItems, 1)
      case .paragraph, .image, .other: break
      }
    } else {
      if first.kind == .heading && other.kind == .item
        || first.kind == .item && other.kind == .heading
      {
        sink.take(.headingItem, 1)
      } else if first.kind == .heading || other.kind == .heading, sharedHeadings || layout != nil {
        sink.take(.oneHeading, 1)
      }
      if first.kind == .code || other.kind == .code, sharedCode { sink.take(.oneCode, 1) }
      if first.kind == .item || other.kind == .item, sharedItems { sink.take(.oneItem, 1) }
    }
    if first.fingerprint == other.fingerprint, form == .oneToOne {
      sink.take(.sameText, 1)
      if size < 30 { sink.take(.sameShortText, 1) }
    }

    // Marks at the end.
    if form == .oneToOne {
      if (first.end == .question) == (other.end == .question) {
        if first.end == .question { sink.take(.bothQuestions, 1) }
      } else {
        sink.take(.oneQuestion, 1)
      }
      if first.end == .colon, other.end == .colon { sink.take(.bothColons, 1) }
      if (first.end == .colon) != (other.end == .colon) { sink.take(.oneColon, 1) }
      if (first.end == .none) != (other.end == .none) { sink.take(.oneOpenEnd, 1 - short) }
    }

    if let layout {
      switch layout.relation(i, j) {
      case .opposite:
        sink.take(.opposite, 1)
        if layout.isEven(i, j) { sink.take(.oppositeEven, 1) }
      case .beside: sink.take(.beside, 1)
      case .behind: sink.take(.behind, 1)
      case .far: break
      }
    }

    sink.take(.related, relatedness)
    if relatedness < 0.5 { sink.take(.unrelated, 0.5 - relatedness) }
    return sink
  }

  /// What share of two sums is left when words that are in both count once.
  private static func overlap(_ first: UInt64, _ second: UInt64) -> Float {
    let both = first.nonzeroBitCount + second.nonzeroBitCount
    return both == 0 ? 1 : Float((first | second).nonzeroBitCount) / Float(both)
  }

  /// Hands the features of leaving segment `j` of the second stream alone to a sink.
  func featuresOfNone<Sink: FeatureSink>(_ j: Int, in sink: consuming Sink) -> Sink {
    let shape = b.shapes[j]
    sink.take(.alone, 1)
    if shape.kind == .code { sink.take(.aloneCode, 1) }
    if shape.kind == .heading { sink.take(.aloneHeading, 1) }
    sink.take(.aloneShort, min(1, 20 / shape.length))
    sink.take(.aloneFound, cells.peakB[j] / (2 * cells.knownB[j] + 4))
    sink.take(.aloneKnown, cells.knownB[j].squareRoot())
    sink.take(.aloneOfDigest, max(0, -digest))
    sink.take(.aloneCount, max(-2, min(2, logarithm(Float(b.count) / Float(a.count)))))
    return sink
  }
}
