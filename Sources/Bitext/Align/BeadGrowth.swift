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
  /// So pieces segments of the other side share a run at most.
  private static let mostOwners = 4
  /// A bead of segments alone has no more of them than this.
  private static let longestNewBead = 10
  /// What it is bonus, as a score, that a segment is not alone, for each power of e that the text
  /// is cut finer than the other; and the most of it.
  private static let bonusPerFineness: Float = 3
  private static let mostBonus: Float = 3
  /// The most that the pieces of a text are longer than it, as the logarithm of the ratio of their
  /// lengths: what is longer says something more.
  private static let mostRatio: Float = 0.7
  /// The least gain of a bead that is made of segments alone.
  private static let leastGainOfNew: Float = 2
  /// Four of five beads made here are right to the last segment, on texts cut into their sentences.
  private static let confidence = 0.8

  private let comparison: Comparison
  private let weights: Weights
  private let side: Side
  private let bonus: Float

  /// The beads of two streams, grown by what is alone beside them.
  ///
  /// - Parameters:
  ///   - beads: What the lattice makes of the streams.
  ///   - comparison: The two streams.
  ///   - weights: What each piece of evidence is bonus.
  /// - Returns: Beads in the order of the first stream.
  /// - Complexity: O(n) in the number of segments, for each of those alone at most
  ///   ``longestRun`` times ``mostOwners`` scores.
  static func grown(_ beads: [Bead], _ comparison: Comparison, _ weights: Weights) -> [Bead] {
    guard beads.contains(where: \.isNull) else { return beads }
    func growth(_ side: Side, _ fineness: Float) -> BeadGrowth {
      BeadGrowth(
        comparison: comparison, weights: weights, side: side,
        bonus: min(mostBonus, bonusPerFineness * max(0, fineness)))
    }
    return growth(.a, -comparison.fineness)
      .grown(growth(.b, comparison.fineness).grown(beads))
  }

  private func grown(_ beads: [Bead]) -> [Bead] {
    guard beads.contains(where: { wholes(of: $0).isEmpty }) else { return beads }
    var places = Places(beads.filter { !$0.isNull }, self)
    var start = 0
    while start < places.beadOfPiece.count {
      let end = places.beadOfPiece[start...].firstIndex { $0 >= 0 } ?? places.beadOfPiece.count
      if start < end, end - start <= Self.longestRun { assign(start..<end, &places) }
      start = end + 1
    }
    return places.isChanged
      ? Decoding.inReadingOrder(places.beads, n: comparison.a.count, m: comparison.b.count) : beads
  }

  /// Which bead each segment is in, -1 for none.
  private struct Places {
    var beads: [Bead]
    var beadOfPiece: [Int]
    var beadOfWhole: [Int]
    var isChanged = false

    init(_ beads: [Bead], _ growth: BeadGrowth) {
      self.beads = beads
      let (a, b) = (growth.comparison.a.count, growth.comparison.b.count)
      beadOfPiece = [Int](repeating: -1, count: growth.side == .b ? b : a)
      beadOfWhole = [Int](repeating: -1, count: growth.side == .b ? a : b)
      for (index, bead) in beads.enumerated() {
        for piece in growth.pieces(of: bead) { beadOfPiece[piece] = index }
        for whole in growth.wholes(of: bead) { beadOfWhole[whole] = index }
      }
    }
  }

  /// A segment of the other side that may have some of a run.
  private struct Owner {
    let whole: Int
    /// The bead that it is in, and the segments that this has already, next to the run.
    var bead: Int?
    var own: Range<Int>?

    /// All segments that the bead has with some of the run.
    func pieces(with part: Range<Int>) -> Range<Int> {
      guard let own else { return part }
      return min(own.lowerBound, part.lowerBound)..<max(own.upperBound, part.upperBound)
    }
  }

  private func assign(_ run: Range<Int>, _ places: inout Places) {
    for (owner, part) in best(owners(on: run, places), on: run) {
      let pieces = SegmentIndices(Array(owner.pieces(with: part)))
      let whole = SegmentIndices(owner.whole)
      let bead =
        side == .b
        ? Bead(a: whole, b: pieces, confidence: Self.confidence)
        : Bead(a: pieces, b: whole, confidence: Self.confidence)
      let index = owner.bead ?? places.beads.count
      if owner.bead == nil { places.beads.append(bead) } else { places.beads[index] = bead }
      for place in part { places.beadOfPiece[place] = index }
      places.beadOfWhole[owner.whole] = index
      places.isChanged = true
    }
  }

  /// Who may have segments of a run, in the order of the other side.
  private func owners(on run: Range<Int>, _ places: Places) -> [Owner] {
    let before = run.lowerBound == 0 ? nil : places.beadOfPiece[run.lowerBound - 1]
    let behind =
      run.upperBound == places.beadOfPiece.count ? nil : places.beadOfPiece[run.upperBound]
    var owners: [Owner] = []
    if let before, let owner = owner(of: before, places) { owners.append(owner) }
    let first = before.map { (wholes(of: places.beads[$0]).last ?? 0) + 1 } ?? 0
    let last = behind.map { wholes(of: places.beads[$0])[0] } ?? places.beadOfWhole.count
    if first < last, last - first <= Self.mostOwners {
      owners += (first..<last).filter { places.beadOfWhole[$0] < 0 }.map { Owner(whole: $0) }
    }
    if let behind, behind != before, let owner = owner(of: behind, places) { owners.append(owner) }
    return owners
  }

  private func owner(of bead: Int, _ places: Places) -> Owner? {
    let (wholes, pieces) = (wholes(of: places.beads[bead]), pieces(of: places.beads[bead]))
    guard wholes.count == 1, let first = pieces.first, let last = pieces.last,
      last - first == pieces.count - 1
    else { return nil }
    return Owner(whole: wholes[0], bead: bead, own: first..<last + 1)
  }

  /// The owners that get a part of the run, and which, so that the sum of the gains is the highest.
  private func best(_ owners: [Owner], on run: Range<Int>) -> [(owner: Owner, part: Range<Int>)] {
    /// What the owners so far gain by the first segments of the run, as pieces as the place says.
    var gains = [Float](repeating: 0, count: run.count + 1)
    /// For each owner, and each such number, the part that it has of them; empty for none.
    var parts: [[Range<Int>]] = []
    for owner in owners {
      let now = owner.own.map { score(owner.whole, $0) } ?? 0
      var next = gains
      var part = (0...run.count).map { $0..<$0 }
      for end in 1...run.count {
        for start in 0..<end where mayHave(start..<end, of: run, owner) {
          let own = run.lowerBound + start..<run.lowerBound + end
          let gain = score(owner.whole, owner.pieces(with: own)) - now + bonus * Float(own.count)
          guard gain > (owner.own == nil ? Self.leastGainOfNew : 0), gains[start] + gain > next[end]
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
    var result: [(owner: Owner, part: Range<Int>)] = []
    var end = run.count
    for (owner, part) in zip(owners, parts).reversed() where !part[end].isEmpty {
      let own = part[end]
      result.append((owner, run.lowerBound + own.lowerBound..<run.lowerBound + own.upperBound))
      end = own.lowerBound
    }
    return result
  }

  /// Whether a owner can have a part of the run.
  ///
  /// A bead can have what is next to it, all of one kind, as the lattice joins them. A pair that the lattice did not make is none, unless the text is cut.
  private func mayHave(_ part: Range<Int>, of run: Range<Int>, _ owner: Owner) -> Bool {
    if let own = owner.own {
      let isNext =
        own.upperBound == run.lowerBound ? part.lowerBound == 0 : part.upperBound == run.count
      guard isNext else { return false }
    } else if part.count > Self.longestNewBead || part.count == 1 && bonus == 0 {
      return false
    }
    let (pieces, wholes) =
      side == .b
      ? (comparison.b.shapes, comparison.a.shapes) : (comparison.a.shapes, comparison.b.shapes)
    // A bead behind its title goes on as its text does.
    let nearest = owner.own.map {
      $0.upperBound == run.lowerBound ? $0.upperBound - 1 : $0.lowerBound
    }
    let kind = pieces[nearest ?? run.lowerBound + part.lowerBound].kind
    func isText(_ kind: Shape.Kind) -> Bool { kind != .heading && kind != .code }
    guard isText(kind), isText(wholes[owner.whole].kind),
      part.allSatisfy({ pieces[run.lowerBound + $0].kind == kind })
    else { return false }
    let range = owner.pieces(
      with: run.lowerBound + part.lowerBound..<run.lowerBound + part.upperBound)
    let length = range.reduce(0) { $0 + pieces[$1].length }
    return logarithm(length / wholes[owner.whole].length) <= Self.mostRatio
  }

  private func score(_ whole: Int, _ pieces: Range<Int>) -> Float {
    comparison.features(of: whole, pieces, side, in: FeatureList()).all.reduce(0) {
      $0 + weights[$1.feature] * $1.value
    }
  }

  private func wholes(of bead: Bead) -> SegmentIndices { side == .b ? bead.a : bead.b }

  private func pieces(of bead: Bead) -> SegmentIndices { side == .b ? bead.b : bead.a }
}

extension Comparison {
  /// Hands the features of a bead of whole segment and any number of the other side to a sink.
  ///
  /// - Parameters:
  ///   - whole: The only segment of its side.
  ///   - pieces: The others, which follow whole another; at least whole.
  ///   - side: The side of the others.
  ///   - sink: What takes every feature that the bead has.
  /// - Returns: The sink, which has taken them.
  func features<Sink: FeatureSink>(
    of whole: Int, _ pieces: Range<Int>, _ side: BeadGrowth.Side, in sink: consuming Sink
  ) -> Sink {
    let (i, j) = side == .b ? (whole, pieces.lowerBound) : (pieces.lowerBound, whole)
    if pieces.count == 1 { return features(.oneToOne, i, j, cell(of: i, j), nil, in: sink) }
    var sink = featuresOfForm(side == .b ? .oneToTwo : .twoToOne, in: sink)
    quantities(of: whole, pieces, side).addFeatures(abridgement: abridgement, to: &sink)
    sink = featuresOfKinds(a.shapes[i], b.shapes[j], in: sink)
    return featuresOfPlace(i, j, in: sink)
  }

  private func quantities(
    of whole: Int, _ pieces: Range<Int>, _ side: BeadGrowth.Side
  ) -> Quantities {
    let isB = side == .b
    let (pieceShapes, pieceKnown, piecePeak) =
      isB ? (b.shapes, cells.knownB, cells.peakB) : (a.shapes, cells.knownA, cells.peakA)
    let (wholeShapes, wholeKnown, wholePeak) =
      isB ? (a.shapes, cells.knownA, cells.peakA) : (b.shapes, cells.knownB, cells.peakB)
    let length = pieces.reduce(0) { $0 + pieceShapes[$1].length }
    let known = pieces.reduce(0) { $0 + pieceKnown[$1] }
    let peak = pieces.reduce(0) { max($0, piecePeak[$1]) }
    var (gainA, gainB) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
    var (union, bits): (UInt64, Int) = (0, 0)
    for other in pieces {
      guard let place = isB ? cell(of: whole, other) : cell(of: other, whole) else { continue }
      let cell = cells.cells[place]
      gainA += cell.a
      gainB += cell.b
      union |= isB ? cell.maskA : cell.maskB
      bits += (isB ? cell.maskA : cell.maskB).nonzeroBitCount
    }
    // A word of the whole that several of the others have counts once.
    let share = bits == 0 ? 1 : Float(union.nonzeroBitCount) / Float(bits)
    if isB { gainA *= share } else { gainB *= share }
    let gain = (gainA + gainB) * 0.5
    func sides(_ whole: Float, _ pieces: Float) -> (Float, Float) {
      isB ? (whole, pieces) : (pieces, whole)
    }
    var quantities = Quantities()
    (quantities.lengthA[0], quantities.lengthB[0]) = sides(wholeShapes[whole].length, length)
    quantities.ratio[0] = logarithm(quantities.lengthB[0] / quantities.lengthA[0])
    (quantities.expectedA[0], quantities.expectedB[0]) = sides(wholeKnown[whole], known)
    (quantities.peakA[0], quantities.peakB[0]) = sides(wholePeak[whole], peak)
    (quantities.anchors[0], quantities.numbers[0]) = (gain[0], gain[1])
    (quantities.lexicon[0], quantities.cognates[0]) = (gain[2], gain[3])
    (quantities.sumA[0], quantities.sumB[0]) = (gainA.sum(), gainB.sum())
    quantities.total[0] = gainA.sum() + gainB.sum()
    return quantities
  }
}
