/// Makes beads for a text that is cut finer than a bead of the lattice can say.
///
/// The beads of the lattice have at most two segments of a side. Where each sentence of a
/// translation is a block, as in notes that come from a page of blocks, a paragraph has three and
/// more, and all but one or two of them stay alone beside their bead. The segments that stay alone
/// between two beads are dealt out again, in order: to the bead before them, to those of the other
/// side that are alone there, and to the bead behind them. A dynamic program finds the best way by
/// the scores of the beads that come of it.
struct BeadGrowth {
  /// The side of which a bead gets several segments.
  enum Side { case a, b }

  /// A longer run of segments alone is no paragraph that was cut.
  private static let longestRun = 24
  /// So many segments of the other side share a run at most.
  private static let mostClaims = 4
  /// A bead of segments alone has no more of them than this.
  private static let mostOfNew = 10
  /// What it is worth, as a score, that a segment is not alone, for each power of e that the text
  /// is cut finer than the other; and the most of it.
  private static let worthOfFineness: Float = 3
  private static let mostWorth: Float = 3
  /// The most that the pieces of a text are longer than it, as the logarithm of the ratio of their
  /// lengths: what is longer says something more.
  private static let mostRatio: Float = 0.7
  /// The least gain of a bead that is made of segments alone.
  private static let leastOfNew: Float = 2
  /// Four of five beads made here are right to the last segment, on texts cut into their sentences.
  private static let confidence = 0.8

  private let comparison: Comparison
  private let weights: Weights
  private let side: Side
  private let worth: Float

  /// The beads of two streams, grown by what is alone beside them.
  ///
  /// - Parameters:
  ///   - beads: What the lattice makes of the streams.
  ///   - comparison: The two streams.
  ///   - weights: What each piece of evidence is worth.
  /// - Returns: Beads in the order of the first stream.
  /// - Complexity: O(n) in the number of segments, for each of those alone at most
  ///   ``longestRun`` times ``mostClaims`` scores.
  static func grown(_ beads: [Bead], _ comparison: Comparison, _ weights: Weights) -> [Bead] {
    guard beads.contains(where: \.isNull) else { return beads }
    func growth(_ side: Side, _ fineness: Float) -> BeadGrowth {
      BeadGrowth(
        comparison: comparison, weights: weights, side: side,
        worth: min(mostWorth, worthOfFineness * max(0, fineness)))
    }
    return growth(.a, -comparison.fineness)
      .grown(growth(.b, comparison.fineness).grown(beads))
  }

  private func grown(_ beads: [Bead]) -> [Bead] {
    guard beads.contains(where: { ones(of: $0).isEmpty }) else { return beads }
    var places = Places(beads.filter { !$0.isNull }, self)
    var start = 0
    while start < places.beadOfMany.count {
      let end = places.beadOfMany[start...].firstIndex { $0 >= 0 } ?? places.beadOfMany.count
      if start < end, end - start <= Self.longestRun { deal(start..<end, &places) }
      start = end + 1
    }
    return places.isChanged
      ? Decoding.inReadingOrder(places.beads, n: comparison.a.count, m: comparison.b.count) : beads
  }

  /// Which bead each segment is in, -1 for none.
  private struct Places {
    var beads: [Bead]
    var beadOfMany: [Int]
    var beadOfOne: [Int]
    var isChanged = false

    init(_ beads: [Bead], _ growth: BeadGrowth) {
      self.beads = beads
      let (a, b) = (growth.comparison.a.count, growth.comparison.b.count)
      beadOfMany = [Int](repeating: -1, count: growth.side == .b ? b : a)
      beadOfOne = [Int](repeating: -1, count: growth.side == .b ? a : b)
      for (index, bead) in beads.enumerated() {
        for many in growth.manys(of: bead) { beadOfMany[many] = index }
        for one in growth.ones(of: bead) { beadOfOne[one] = index }
      }
    }
  }

  /// A segment of the other side that may have some of a run.
  private struct Claim {
    let one: Int
    /// The bead that it is in, and the segments that this has already, next to the run.
    var bead: Int?
    var own: Range<Int>?

    /// All segments that the bead has with some of the run.
    func whole(_ part: Range<Int>) -> Range<Int> {
      guard let own else { return part }
      return min(own.lowerBound, part.lowerBound)..<max(own.upperBound, part.upperBound)
    }
  }

  private func deal(_ run: Range<Int>, _ places: inout Places) {
    for (claim, part) in best(claims(on: run, places), on: run) {
      let many = SegmentIndices(Array(claim.whole(part)))
      let one = SegmentIndices(claim.one)
      let bead =
        side == .b
        ? Bead(a: one, b: many, confidence: Self.confidence)
        : Bead(a: many, b: one, confidence: Self.confidence)
      let index = claim.bead ?? places.beads.count
      if claim.bead == nil { places.beads.append(bead) } else { places.beads[index] = bead }
      for place in part { places.beadOfMany[place] = index }
      places.beadOfOne[claim.one] = index
      places.isChanged = true
    }
  }

  /// Who may have segments of a run, in the order of the other side.
  private func claims(on run: Range<Int>, _ places: Places) -> [Claim] {
    let before = run.lowerBound == 0 ? nil : places.beadOfMany[run.lowerBound - 1]
    let behind =
      run.upperBound == places.beadOfMany.count ? nil : places.beadOfMany[run.upperBound]
    var claims: [Claim] = []
    if let before, let claim = claim(of: before, places) { claims.append(claim) }
    let first = before.map { (ones(of: places.beads[$0]).last ?? 0) + 1 } ?? 0
    let last = behind.map { ones(of: places.beads[$0])[0] } ?? places.beadOfOne.count
    if first < last, last - first <= Self.mostClaims {
      claims += (first..<last).filter { places.beadOfOne[$0] < 0 }.map { Claim(one: $0) }
    }
    if let behind, behind != before, let claim = claim(of: behind, places) { claims.append(claim) }
    return claims
  }

  private func claim(of bead: Int, _ places: Places) -> Claim? {
    let (ones, manys) = (ones(of: places.beads[bead]), manys(of: places.beads[bead]))
    guard ones.count == 1, let first = manys.first, let last = manys.last,
      last - first == manys.count - 1
    else { return nil }
    return Claim(one: ones[0], bead: bead, own: first..<last + 1)
  }

  /// The claims that get a part of the run, and which, so that the sum of the gains is the highest.
  private func best(_ claims: [Claim], on run: Range<Int>) -> [(claim: Claim, part: Range<Int>)] {
    /// What the claims so far gain by the first segments of the run, as many as the place says.
    var gains = [Float](repeating: 0, count: run.count + 1)
    /// For each claim, and each such number, the part that it has of them; empty for none.
    var parts: [[Range<Int>]] = []
    for claim in claims {
      let now = claim.own.map { score(claim.one, $0) } ?? 0
      var next = gains
      var part = (0...run.count).map { $0..<$0 }
      for end in 1...run.count {
        for start in 0..<end where mayHave(start..<end, of: run, claim) {
          let own = run.lowerBound + start..<run.lowerBound + end
          let gain = score(claim.one, claim.whole(own)) - now + worth * Float(own.count)
          guard gain > (claim.own == nil ? Self.leastOfNew : 0), gains[start] + gain > next[end]
          else { continue }
          next[end] = gains[start] + gain
          part[end] = start..<end
        }
        if next[end - 1] > next[end] {
          next[end] = next[end - 1]
          part[end] = part[end - 1]
        }
      }
      gains = next
      parts.append(part)
    }
    var result: [(claim: Claim, part: Range<Int>)] = []
    var end = run.count
    for (claim, part) in zip(claims, parts).reversed() where !part[end].isEmpty {
      let own = part[end]
      result.append((claim, run.lowerBound + own.lowerBound..<run.lowerBound + own.upperBound))
      end = own.lowerBound
    }
    return result
  }

  /// Whether a claim can have a part of the run.
  ///
  /// A bead can have what is next to it, all of one kind, as the lattice joins them. A pair that the lattice did not make is none, unless the text is cut.
  private func mayHave(_ part: Range<Int>, of run: Range<Int>, _ claim: Claim) -> Bool {
    if let own = claim.own {
      let isNext =
        own.upperBound == run.lowerBound ? part.lowerBound == 0 : part.upperBound == run.count
      guard isNext else { return false }
    } else if part.count > Self.mostOfNew || part.count == 1 && worth == 0 {
      return false
    }
    let (manys, ones) =
      side == .b
      ? (comparison.b.shapes, comparison.a.shapes) : (comparison.a.shapes, comparison.b.shapes)
    // A bead behind its title goes on as its text does.
    let nearest = claim.own.map {
      $0.upperBound == run.lowerBound ? $0.upperBound - 1 : $0.lowerBound
    }
    let kind = manys[nearest ?? run.lowerBound + part.lowerBound].kind
    func isText(_ kind: Shape.Kind) -> Bool { kind != .heading && kind != .code }
    guard isText(kind), isText(ones[claim.one].kind),
      part.allSatisfy({ manys[run.lowerBound + $0].kind == kind })
    else { return false }
    let whole = claim.whole(run.lowerBound + part.lowerBound..<run.lowerBound + part.upperBound)
    let length = whole.reduce(0) { $0 + manys[$1].length }
    return logarithm(length / ones[claim.one].length) <= Self.mostRatio
  }

  private func score(_ one: Int, _ many: Range<Int>) -> Float {
    comparison.features(of: one, many, side, in: FeatureList()).all.reduce(0) {
      $0 + weights[$1.feature] * $1.value
    }
  }

  private func ones(of bead: Bead) -> SegmentIndices { side == .b ? bead.a : bead.b }

  private func manys(of bead: Bead) -> SegmentIndices { side == .b ? bead.b : bead.a }
}

extension Comparison {
  /// Hands the features of a bead of one segment and any number of the other side to a sink.
  ///
  /// - Parameters:
  ///   - one: The only segment of its side.
  ///   - many: The others, which follow one another; at least one.
  ///   - side: The side of the others.
  ///   - sink: What takes every feature that the bead has.
  /// - Returns: The sink, which has taken them.
  func features<Sink: FeatureSink>(
    of one: Int, _ many: Range<Int>, _ side: BeadGrowth.Side, in sink: consuming Sink
  ) -> Sink {
    let (i, j) = side == .b ? (one, many.lowerBound) : (many.lowerBound, one)
    if many.count == 1 { return features(.oneToOne, i, j, cell(of: i, j), nil, in: sink) }
    var sink = featuresOfForm(side == .b ? .oneToTwo : .twoToOne, in: sink)
    quantities(of: one, many, side).addFeatures(digest: digest, to: &sink)
    sink = featuresOfKinds(a.shapes[i], b.shapes[j], in: sink)
    return featuresOfPlace(i, j, in: sink)
  }

  private func quantities(
    of one: Int, _ many: Range<Int>, _ side: BeadGrowth.Side
  ) -> Quantities {
    let isB = side == .b
    let (manyLength, manyKnown, manyPeak) =
      isB ? (b.shapes, cells.knownB, cells.peakB) : (a.shapes, cells.knownA, cells.peakA)
    let (oneShapes, oneKnown, onePeak) =
      isB ? (a.shapes, cells.knownA, cells.peakA) : (b.shapes, cells.knownB, cells.peakB)
    let length = many.reduce(0) { $0 + manyLength[$1].length }
    let known = many.reduce(0) { $0 + manyKnown[$1] }
    let peak = many.reduce(0) { max($0, manyPeak[$1]) }
    var (gainA, gainB) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
    var (union, bits): (UInt64, Int) = (0, 0)
    for other in many {
      guard let place = isB ? cell(of: one, other) : cell(of: other, one) else { continue }
      let cell = cells.cells[place]
      gainA += cell.a
      gainB += cell.b
      union |= isB ? cell.maskA : cell.maskB
      bits += (isB ? cell.maskA : cell.maskB).nonzeroBitCount
    }
    // A word of the one that several of the others have counts once.
    let share = bits == 0 ? 1 : Float(union.nonzeroBitCount) / Float(bits)
    if isB { gainA *= share } else { gainB *= share }
    let gain = (gainA + gainB) * 0.5
    func sides(_ one: Float, _ many: Float) -> (Float, Float) { isB ? (one, many) : (many, one) }
    var quantities = Quantities()
    (quantities.lengthA[0], quantities.lengthB[0]) = sides(oneShapes[one].length, length)
    quantities.ratio[0] = logarithm(quantities.lengthB[0] / quantities.lengthA[0])
    (quantities.expectedA[0], quantities.expectedB[0]) = sides(oneKnown[one], known)
    (quantities.peakA[0], quantities.peakB[0]) = sides(onePeak[one], peak)
    (quantities.anchors[0], quantities.numbers[0]) = (gain[0], gain[1])
    (quantities.lexicon[0], quantities.cognates[0]) = (gain[2], gain[3])
    (quantities.sumA[0], quantities.sumB[0]) = (gainA.sum(), gainB.sum())
    quantities.total[0] = gainA.sum() + gainB.sum()
    return quantities
  }
}
