extension Comparison {
  /// Quantities of words and lengths for four beads at once, one lane for each.
  ///
  /// Information is in nats.
  struct Quantities {
    var lengthA = SIMD4<Float>.one
    var lengthB = SIMD4<Float>.one
    /// The logarithm of the ratio of the second length to the first.
    var ratio = SIMD4<Float>.zero
    /// The logarithm of the ratio of the numbers of sentences.
    var sentences = SIMD4<Float>.zero
    /// The information of the words that match anywhere and could be in the other segment.
    var expectedA = SIMD4<Float>.zero
    var expectedB = SIMD4<Float>.zero
    var peakA = SIMD4<Float>.zero
    var peakB = SIMD4<Float>.zero
    /// The information of the matching words by ``WordMatches/Basis``, of both sides together.
    var anchors = SIMD4<Float>.zero
    var numbers = SIMD4<Float>.zero
    var lexicon = SIMD4<Float>.zero
    var cognates = SIMD4<Float>.zero
    /// The information of the matching words, without matches that stand too late.
    var sumA = SIMD4<Float>.zero
    var sumB = SIMD4<Float>.zero
    /// The information of all matching words, including those that stand too late; 0 if no word
    /// matches.
    var total = SIMD4<Float>.zero
    var start = SIMD4<Float>.zero
  }

  /// Passes the features of a bead to a sink.
  ///
  /// - Parameters:
  ///   - form: The form of the bead.
  ///   - i: Its first segment in the first stream.
  ///   - j: Its first segment in the second stream.
  ///   - cell: The index of the cell of `i` and `j`, if they share a word.
  ///   - second: The index of the cell of the other pair of a larger bead.
  ///   - sink: Receives every feature that the bead has.
  /// - Returns: The sink.
  func features<Sink: FeatureSink>(
    _ form: Form, _ i: Int, _ j: Int, _ cell: Int?, _ second: Int?, in sink: consuming Sink
  ) -> Sink {
    var sink = featuresOfForm(form, in: sink)
    quantities(form, i, j, cell, second).addFeatures(abridgement: abridgement, to: &sink)
    if isTitleAndBody(form, i, j) {
      sink.take(.titleAndBody, 1)
      let (body, other) = form == .oneToTwo ? (i, j + 1) : (i + 1, j)
      sink = featuresOfKinds(a.shapes[body], b.shapes[other], in: sink)
      return featuresOfPlace(i, j, in: sink)
    }
    if form != .oneToOne { sink = featuresOfHalves(form, i, j, cell, second, in: sink) }
    let (first, other) = (a.shapes[i], b.shapes[j])
    sink = featuresOfKinds(first, other, in: sink)
    if form == .oneToOne {
      sink = featuresOfEnds(first, other, in: sink)
      if first.fingerprint == other.fingerprint { sink = featuresOfEqual(first, other, in: sink) }
    }
    return featuresOfPlace(i, j, in: sink)
  }

  /// The quantities of a bead, in the first lane.
  private func quantities(
    _ form: Form, _ i: Int, _ j: Int, _ cell: Int?, _ second: Int?
  ) -> Quantities {
    let (first, other) = (a.shapes[i], b.shapes[j])
    var (lengthA, lengthB) = (first.length, other.length)
    var (knownA, knownB) = (cells.knownA[i], cells.knownB[j])
    var (peakA, peakB) = (cells.peakA[i], cells.peakB[j])
    var ratio = other.logLength - first.logLength
    var sentences = other.logSentences - first.logSentences
    var (sumA, sumB): (Float, Float) = (0, 0)
    var (total, start): (Float, Float) = (0, 0)
    var gain = SIMD4<Float>.zero
    if form == .oneToOne {
      knownA *= Reach.share(of: lengthA, in: lengthB)
      knownB *= Reach.share(of: lengthB, in: lengthA)
      if let cell {
        let cell = cells.cells[cell]
        (sumA, sumB, gain) = (cell.sumA, cell.sumB, cell.early)
        (total, start) = (cell.total, cell.start)
      }
    } else {
      var (gainA, gainB) = (gain, gain)
      if let cell, let second {
        let (one, two) = (cells.cells[cell], cells.cells[second])
        let shareA = form == .oneToTwo ? Self.overlap(one.maskA, two.maskA) : 1
        let shareB = form == .oneToTwo ? 1 : Self.overlap(one.maskB, two.maskB)
        gainA = (one.a + two.a) * shareA
        gainB = (one.b + two.b) * shareB
      } else if let only = cell ?? second {
        (gainA, gainB) = (cells.cells[only].a, cells.cells[only].b)
      }
      if form == .oneToTwo {
        lengthB += b.shapes[j + 1].length
        knownB += cells.knownB[j + 1]
        peakB = max(peakB, cells.peakB[j + 1])
      } else {
        let next = form == .twoToOne ? i + 1 : i + 2
        lengthA += a.shapes[next].length
        knownA += cells.knownA[next]
        peakA = max(peakA, cells.peakA[next])
      }
      (sumA, sumB, gain) = (gainA.sum(), gainB.sum(), (gainA + gainB) * 0.5)
      total = sumA + sumB
      ratio = logarithm(lengthB / lengthA)
      sentences = ratioOfSentences(form, i, j)
    }
    var quantities = Quantities()
    (quantities.lengthA[0], quantities.lengthB[0]) = (lengthA, lengthB)
    quantities.ratio[0] = ratio
    quantities.sentences[0] = sentences
    (quantities.expectedA[0], quantities.expectedB[0]) = (knownA, knownB)
    (quantities.peakA[0], quantities.peakB[0]) = (peakA, peakB)
    (quantities.anchors[0], quantities.numbers[0]) = (gain[0], gain[1])
    (quantities.lexicon[0], quantities.cognates[0]) = (gain[2], gain[3])
    (quantities.sumA[0], quantities.sumB[0]) = (sumA, sumB)
    (quantities.total[0], quantities.start[0]) = (total, start)
    return quantities
  }

  /// The number of words in either of two sets divided by the sum of their sizes, so that shared words
  /// count once; 1 if both are empty.
  private static func overlap(_ first: UInt64, _ second: UInt64) -> Float {
    let both = first.nonzeroBitCount + second.nonzeroBitCount
    return both == 0 ? 1 : Float((first | second).nonzeroBitCount) / Float(both)
  }

  /// The features that every bead of a form has.
  @inline(__always)
  func featuresOfForm<Sink: FeatureSink>(_ form: Form, in sink: consuming Sink) -> Sink {
    switch form {
    case .oneToOne: sink.take(.oneToOne, 1)
    case .oneToTwo: sink.take(.oneToTwo, 1)
    case .twoToOne: sink.take(.twoToOne, 1)
    case .apartToOne: sink.take(.apartToOne, 1)
    }
    sink.take(.related, relatedness)
    if relatedness < 0.5 { sink.take(.unrelated, 0.5 - relatedness) }
    return sink
  }

  /// The features of the kinds of two segments.
  func featuresOfKinds<Sink: FeatureSink>(
    _ first: Shape, _ other: Shape, in sink: consuming Sink
  ) -> Sink {
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
    return sink
  }

  /// The features of the punctuation at the ends of two segments.
  func featuresOfEnds<Sink: FeatureSink>(
    _ first: Shape, _ other: Shape, in sink: consuming Sink
  ) -> Sink {
    if (first.end == .question) == (other.end == .question) {
      if first.end == .question { sink.take(.bothQuestions, 1) }
    } else {
      sink.take(.oneQuestion, 1)
    }
    if first.end == .colon, other.end == .colon { sink.take(.bothColons, 1) }
    if (first.end == .colon) != (other.end == .colon) { sink.take(.oneColon, 1) }
    if (first.end == .none) != (other.end == .none) { sink.take(.oneOpenEnd, 1 - abs(abridgement)) }
    return sink
  }

  /// The features of a pair whose texts are equal letter by letter.
  func featuresOfEqual<Sink: FeatureSink>(
    _ first: Shape, _ other: Shape, in sink: consuming Sink
  ) -> Sink {
    sink.take(.sameText, 1)
    if (first.length * other.length).squareRoot() < 30 { sink.take(.sameShortText, 1) }
    return sink
  }

  /// The features of the places of two segments in a file that holds both.
  func featuresOfPlace<Sink: FeatureSink>(_ i: Int, _ j: Int, in sink: consuming Sink) -> Sink {
    guard let layout else { return sink }
    switch layout.relation(i, j) {
    case .opposite:
      sink.take(.opposite, 1)
      if layout.isEven(i, j) { sink.take(.oppositeEven, 1) }
    case .beside: sink.take(.beside, 1)
    case .behind: sink.take(.behind, 1)
    case .far: break
    }
    return sink
  }

  /// Passes the features of leaving segment `j` of the second stream unaligned to a sink.
  func featuresOfNone<Sink: FeatureSink>(_ j: Int, in sink: consuming Sink) -> Sink {
    let shape = b.shapes[j]
    sink.take(.alone, 1)
    if shape.kind == .code { sink.take(.aloneCode, 1) }
    if shape.kind == .heading { sink.take(.aloneHeading, 1) }
    sink.take(.aloneShort, min(1, 20 / shape.length))
    sink.take(.aloneFound, cells.peakB[j] / (2 * cells.knownB[j] + 4))
    sink.take(.aloneKnown, cells.knownB[j].squareRoot())
    sink.take(.aloneOfAbridgement, max(0, -abridgement))
    sink.take(.aloneCount, max(-2, min(2, logarithm(Float(b.count) / Float(a.count)))))
    return sink
  }
}

extension Comparison.Quantities {
  /// Passes the features of words and lengths to a sink.
  ///
  /// - Parameters:
  ///   - abridgement: ``Comparison/abridgement``.
  ///   - sink: Receives every feature.
  @inline(__always)
  func addFeatures(abridgement: Float, to sink: inout some FeatureSink) {
    let (zero, one) = (SIMD4<Float>.zero, SIMD4<Float>.one)
    let short = abs(abridgement)
    let hasWords = total .> 0

    // Words.
    sink.take(.anchors, anchors.squareRoots)
    sink.take(.numbers, numbers.squareRoots)
    sink.take(.lexicon, lexicon.squareRoots)
    sink.take(.cognates, cognates.squareRoots)
    let coverA = (sumA / (expectedA + 2)).bounded(above: one)
    let coverB = (sumB / (expectedB + 2)).bounded(above: one)
    sink.take(.coverA, coverA)
    sink.take(.coverB, coverB)
    let cover = (coverA * coverB).squareRoots
    sink.take(.cover, cover)
    sink.take(.coverOfAbridgement, cover * short)
    // A peak is 0 only if every cell is 0.
    let least = SIMD4<Float>(repeating: .leastNormalMagnitude)
    let most = SIMD4<Float>(repeating: 1.2)
    let rankA = (total / peakA.bounded(below: least)).bounded(above: most)
    let rankB = (total / peakB.bounded(below: least)).bounded(above: most)
    sink.take(.rankA, rankA)
    sink.take(.rankB, rankB)
    sink.take(.rank, rankA * rankB)
    sink.take(.mutualBest, zero.replacing(with: one, where: rankA .>= 1 .& rankB .>= 1))
    let late = one - (sumA + sumB) / total.bounded(below: least)
    sink.take(.late, zero.replacing(with: late, where: hasWords))
    sink.take(.start, start)
    sink.take(.startOfAbridgement, start * short)
    sink.take(.noWords, one.replacing(with: zero, where: hasWords))
    let unknown = one / (expectedA + 1) + one / (expectedB + 1)
    sink.take(.noKnownWords, unknown.replacing(with: zero, where: hasWords))
    let missA = (expectedA - sumA).bounded(below: zero).squareRoots
    let missB = (expectedB - sumB).bounded(below: zero).squareRoots
    sink.take(.missA, missA)
    sink.take(.missB, missB)
    sink.take(.missOfAbridgement, (abridgement > 0 ? missB : missA) * short)

    let moreSentences = sentences.bounded(below: zero) + (zero - sentences).bounded(below: zero)
    sink.take(.sentences, moreSentences * (1 - short))

    // Lengths.
    let certainty = ((lengthA * lengthB).squareRoots / 80).bounded(above: one)
    let shorter = (zero - ratio).bounded(below: zero)
    let longer = ratio.bounded(below: zero)
    let three = SIMD4<Float>(repeating: 3)
    let four = SIMD4<Float>(repeating: 4)
    let littleShorter = shorter.bounded(above: three)
    let littleLonger = longer.bounded(above: three)
    sink.take(.shorter, littleShorter)
    sink.take(.longer, littleLonger)
    sink.take(.shorterSquared, (shorter * shorter).bounded(above: four) * certainty)
    sink.take(.longerSquared, (longer * longer).bounded(above: four) * certainty)
    sink.take(
      .lengthOfAbridgement,
      littleShorter * max(0, abridgement) + littleLonger * max(0, -abridgement))
  }
}
