/// Makes beads of one segment and many, which the lattice cannot express.
///
/// The beads of the lattice have at most two segments on a side. Where each sentence of a
/// translation is a block of its own, a paragraph corresponds to three segments or more, and all
/// but one or two of them stay alone beside their bead. A run of unaligned segments between two
/// beads is therefore divided, in order, among the bead before it, the unaligned segments of the
/// other stream at that place, and the bead after it. Dynamic programming finds the division whose
/// beads score best.
///
/// A *piece* is a segment of the stream that is cut finer; a *whole* is a segment of the other
/// stream.
struct BeadGrowth {
  /// The stream that holds the pieces.
  enum Side { case a, b }

  /// The longest run that is divided, in segments; a longer run is not a paragraph that was cut.
  private static let longestRun = 24
  /// The largest number of unaligned wholes that share a run.
  private static let mostOwners = 4
  /// The largest number of pieces in a bead that is made of unaligned segments only.
  private static let longestNewBead = 10
  /// The bonus for each piece that is linked, in nats, per unit of ``Comparison/fineness``, and its
  /// cap.
  private static let bonusPerFineness: Float = 3
  private static let mostBonus: Float = 3
  /// The largest logarithm of the ratio of the length of pieces to that of their whole; longer
  /// pieces have more content than the whole.
  private static let mostRatio: Float = 0.7
  /// The largest logarithm of that ratio, either way, for a run that fills its gap.
  private static let mostRatioOfGap: Float = 0.5
  /// The least gain, in nats, of a bead that is made of unaligned segments only.
  private static let leastGainOfNew: Float = 2
  /// The confidence of the beads made here.
  ///
  /// Where a text is cut finer, four of five are right to the last segment; elsewhere one of nine,
  /// unless the pieces are about as long as their whole, of which three of four are, or stand beside it
  /// in a file of two languages.
  private static let confidence = (ofFiner: 0.8, ofAsLong: 0.7, ofOthers: 0.12)
  /// The largest logarithm of that ratio, either way, for pieces that are as long as their whole.
  private static let mostRatioOfAsLong: Float = 0.25
  /// The ``Comparison/fineness`` from which on a text is cut finer.
  private static let leastFineness: Float = 0.2

  private let comparison: Comparison
  private let weights: FeatureLanes
  private let side: Side
  private let bonus: Float
  private let confidence: Double

  /// Extends the beads of two streams by the unaligned segments beside them.
  ///
  /// - Parameters:
  ///   - beads: The beads of the lattice.
  ///   - comparison: The two streams.
  ///   - weights: The weight of each feature.
  /// - Returns: Beads in the order of the first stream.
  /// - Complexity: O(n) in the number of segments; for each unaligned segment at most
  ///   ``longestRun`` times ``mostOwners`` scores.
  static func grown(_ beads: [Bead], _ comparison: Comparison, _ weights: Weights) -> [Bead] {
    guard beads.contains(where: \.isNull) else { return beads }
    let lanes = FeatureLanes(weights)
    func growth(_ side: Side, _ fineness: Float) -> BeadGrowth {
      BeadGrowth(
        comparison: comparison, weights: lanes, side: side,
        bonus: min(mostBonus, bonusPerFineness * max(0, fineness)),
        confidence: fineness >= leastFineness ? confidence.ofFiner : confidence.ofOthers)
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

  /// The index of the bead that each segment is in, or -1.
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

  /// A whole that part of a run may be linked to.
  private struct Owner {
    let whole: Int
    /// The index of the whole's bead, and the pieces that it has already, adjacent to the run.
    var bead: Int?
    var own: Range<Int>?

    /// All pieces of the whole once it is given `part` of the run.
    func pieces(with part: Range<Int>) -> Range<Int> {
      guard let own else { return part }
      return min(own.lowerBound, part.lowerBound)..<max(own.upperBound, part.upperBound)
    }
  }

  private func assign(_ run: Range<Int>, _ places: inout Places) {
    let owners = owners(on: run, places)
    let ofGap = max(bonus, bonusOfGap(run, owners))
    for (owner, part) in best(owners, on: run, bonusOfNew: ofGap) {
      let own = owner.pieces(with: part)
      let isFull =
        abs(ratio(owner.whole, own)) <= Self.mostRatioOfAsLong
        || part == run && isBeside(owner.whole, own)
      let confidence = isFull ? max(confidence, Self.confidence.ofAsLong) : confidence
      let (pieces, whole) = (SegmentIndices(Array(own)), SegmentIndices(owner.whole))
      let bead =
        side == .b
        ? Bead(a: whole, b: pieces, confidence: confidence)
        : Bead(a: pieces, b: whole, confidence: confidence)
      let index = owner.bead ?? places.beads.count
      if owner.bead == nil { places.beads.append(bead) } else { places.beads[index] = bead }
      for place in part { places.beadOfPiece[place] = index }
      places.beadOfWhole[owner.whole] = index
      places.isChanged = true
    }
  }

  /// Whether pieces stand where the translation of their whole stands in a file of two languages, and
  /// are about as long as it.
  private func isBeside(_ whole: Int, _ pieces: Range<Int>) -> Bool {
    guard let layout = comparison.layout, abs(ratio(whole, pieces)) <= Self.mostRatioOfGap else {
      return false
    }
    return pieces.allSatisfy { piece in
      switch side == .b ? layout.relation(whole, piece) : layout.relation(piece, whole) {
      case .opposite, .beside: true
      case .behind, .far: false
      }
    }
  }

  /// The logarithm of the ratio of the length of pieces to that of their whole.
  private func ratio(_ whole: Int, _ pieces: Range<Int>) -> Float {
    let (wholeShapes, pieceShapes) =
      side == .b
      ? (comparison.a.shapes, comparison.b.shapes) : (comparison.b.shapes, comparison.a.shapes)
    let length = pieces.reduce(Float(0)) { $0 + pieceShapes[$1].length }
    return logarithm(length / wholeShapes[whole].length)
  }

  /// The bonus of a run that fills its gap: where one place of a text is cut finer than the rest.
  ///
  /// The run has as much to say as the unaligned wholes beside it, and is alone there with them.
  private func bonusOfGap(_ run: Range<Int>, _ owners: [Owner]) -> Float {
    let wholes = owners.filter { $0.bead == nil }
    guard !wholes.isEmpty, run.count > wholes.count else { return 0 }
    let (pieceShapes, wholeShapes) =
      side == .b
      ? (comparison.b.shapes, comparison.a.shapes) : (comparison.a.shapes, comparison.b.shapes)
    let length = run.reduce(Float(0)) { $0 + pieceShapes[$1].length }
    let other = wholes.reduce(Float(0)) { $0 + wholeShapes[$1.whole].length }
    guard abs(logarithm(length / other)) <= Self.mostRatioOfGap else { return 0 }
    return min(
      Self.mostBonus, Self.bonusPerFineness * logarithm(Float(run.count) / Float(wholes.count)))
  }

  /// The wholes among which a run may be divided, in reading order.
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

  /// Divides a run among its owners so that the sum of the gains is highest.
  ///
  /// - Parameters:
  ///   - owners: The wholes that may get a part.
  ///   - run: The unaligned pieces.
  ///   - bonusOfNew: The bonus for each piece of an owner without a bead.
  /// - Returns: The owners that get a part, in reverse order.
  private func best(
    _ owners: [Owner], on run: Range<Int>, bonusOfNew: Float
  ) -> [(owner: Owner, part: Range<Int>)] {
    /// By number of pieces, the best gain of the owners so far with the first pieces of the run.
    var gains = [Float](repeating: 0, count: run.count + 1)
    /// For each owner and each number of pieces, the part that the owner gets; it may be empty.
    var parts: [[Range<Int>]] = []
    for owner in owners {
      let now = owner.own.map { score(owner.whole, $0) } ?? 0
      let bonus = owner.bead == nil ? bonusOfNew : bonus
      var next = gains
      var part = (0...run.count).map { $0..<$0 }
      for end in 1...run.count {
        for start in 0..<end where mayHave(start..<end, of: run, owner, bonus) {
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

  /// Whether an owner can get a part of the run.
  ///
  /// A bead grows by adjacent pieces of one kind, as beads of the lattice do. Where the text is not
  /// cut finer, a pair that the lattice did not make is not made here either.
  private func mayHave(
    _ part: Range<Int>, of run: Range<Int>, _ owner: Owner, _ bonus: Float
  ) -> Bool {
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
    // After a title and its text, the kind of the text decides.
    let nearest = owner.own.map {
      $0.upperBound == run.lowerBound ? $0.upperBound - 1 : $0.lowerBound
    }
    let kind = pieces[nearest ?? run.lowerBound + part.lowerBound].kind
    func isText(_ kind: Shape.Kind) -> Bool {
      kind != .heading && kind != .code && kind != .other
    }
    guard isText(kind), isText(wholes[owner.whole].kind),
      part.allSatisfy({ pieces[run.lowerBound + $0].kind == kind })
    else { return false }
    let range = owner.pieces(
      with: run.lowerBound + part.lowerBound..<run.lowerBound + part.upperBound)
    let isParted = comparison.layout.map { layout in
      let (first, last) = (range.lowerBound, range.upperBound - 1)
      return side == .b ? layout.partsB(first, last) : layout.partsA(first, last)
    }
    if isParted ?? false { return false }
    let length = range.reduce(0) { $0 + pieces[$1].length }
    return logarithm(length / wholes[owner.whole].length) <= Self.mostRatio
  }

  private func score(_ whole: Int, _ pieces: Range<Int>) -> Float {
    comparison.features(of: whole, pieces, side, in: Score(weights)).sum[0]
  }

  private func wholes(of bead: Bead) -> SegmentIndices { side == .b ? bead.a : bead.b }

  private func pieces(of bead: Bead) -> SegmentIndices { side == .b ? bead.b : bead.a }
}

extension Comparison {
  /// Passes the features of a bead of one whole and any number of pieces to a sink.
  ///
  /// - Parameters:
  ///   - whole: The only segment of its side.
  ///   - pieces: The segments of the other side; not empty.
  ///   - side: The side of the pieces.
  ///   - sink: Receives every feature that the bead has.
  /// - Returns: The sink.
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
    // A word of the whole that occurs in several pieces counts once.
    let share = bits == 0 ? 1 : Float(union.nonzeroBitCount) / Float(bits)
    if isB { gainA *= share } else { gainB *= share }
    let gain = (gainA + gainB) * 0.5
    func sides(_ whole: Float, _ pieces: Float) -> (Float, Float) {
      isB ? (whole, pieces) : (pieces, whole)
    }
    var quantities = Quantities()
    (quantities.lengthA[0], quantities.lengthB[0]) = sides(wholeShapes[whole].length, length)
    quantities.ratio[0] = logarithm(quantities.lengthB[0] / quantities.lengthA[0])
    let sentences = pieces.reduce(Float(0)) { $0 + pieceShapes[$1].sentences }
    let wholeSentences = wholeShapes[whole].sentences
    let (one, other) = sides(wholeSentences, sentences)
    quantities.sentences[0] = logarithm(other / one)
    (quantities.expectedA[0], quantities.expectedB[0]) = sides(wholeKnown[whole], known)
    (quantities.peakA[0], quantities.peakB[0]) = sides(wholePeak[whole], peak)
    (quantities.anchors[0], quantities.numbers[0]) = (gain[0], gain[1])
    (quantities.lexicon[0], quantities.cognates[0]) = (gain[2], gain[3])
    (quantities.sumA[0], quantities.sumB[0]) = (gainA.sum(), gainB.sum())
    quantities.total[0] = gainA.sum() + gainB.sum()
    return quantities
  }
}
