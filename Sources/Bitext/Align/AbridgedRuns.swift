/// Divides an abridged text that is cut finer than its original among the paragraphs of the
/// original.
///
/// Somebody who sums up a text writes a heading and a few points for each of its paragraphs. The
/// lattice has no bead for that: it pairs each paragraph with one point, the next paragraph with
/// the next point, and is soon a section behind. In such texts every paragraph (a *whole*) is
/// instead given a run of points (*pieces*), which may be empty, so as to maximize the information
/// of the words that the pieces share with their wholes. Dynamic programming finds the division, in
/// the order of both texts.
struct AbridgedRuns {
  /// The abridgement from which on a text may be abridged.
  private static let leastOfAbridgement: Float = 0.5
  /// How long, as a share of its original, an abridged text is at most: a whole translation that is cut finer
  /// is as long as its original.
  private static let mostLength: Float = 0.65
  /// How many times as many pieces as wholes an abridged text has at least.
  private static let leastPieces = 1.25
  /// The number of pieces below which the beads of the lattice are kept.
  private static let fewestPieces = 8
  /// The largest number of pairs that are looked at.
  private static let largest = 2_000_000
  /// The share of a piece's best match, with any whole, that speaks against its pair with another.
  private static let shareAgainst: Float = 0.6
  /// The value, in nats, of a piece that shares no word with any whole, inside a run.
  private static let ofWordless: Float = -0.4
  /// The cost of beginning a run, in nats.
  private static let ofRun: Float = 0.8
  /// The gain, in nats, below which the beads of the lattice are kept.
  private static let leastGain: Float = 4
  /// The highest confidence of a run, whose borders are less sure than its subject.
  private static let mostConfidence = 0.8

  private let comparison: Comparison
  /// Whether the pieces are segments of the second stream.
  private let cutsB: Bool
  private let wholes: Int
  private let pieces: Int

  /// - Returns: Nil if neither text is the other one, abridged and cut finer.
  init?(_ comparison: Comparison) {
    guard abs(comparison.abridgement) >= Self.leastOfAbridgement else { return nil }
    self.comparison = comparison
    cutsB = comparison.abridgement > 0
    func length(of profile: Profile) -> Float {
      profile.shapes.reduce(0) { $0 + ($1.kind == .code ? 0 : $1.length) }
    }
    let (a, b) = (comparison.a.count, comparison.b.count)
    (wholes, pieces) = cutsB ? (a, b) : (b, a)
    let (lengthA, lengthB) = (length(of: comparison.a), length(of: comparison.b))
    let isShort =
      cutsB ? lengthB <= Self.mostLength * lengthA : lengthA <= Self.mostLength * lengthB
    guard pieces >= Self.fewestPieces, a * b <= Self.largest, isShort,
      Double(pieces) >= Self.leastPieces * Double(wholes)
    else { return nil }
  }

  /// The beads of runs if their value is clearly higher than that of the given beads, otherwise
  /// these.
  ///
  /// - Complexity: O(n m).
  func divided(_ beads: [Bead]) -> [Bead] {
    let values = values()
    let beginnings = beginnings()
    let runs = runs(values, beginnings)
    let gain = runs.reduce(Float(0)) { sum, run in
      sum + run.pieces.reduce(-Self.ofRun) { $0 + values[run.whole * pieces + $1] }
    }
    guard gain >= value(of: beads, values) + Self.leastGain else { return beads }
    let linked = completed(runs, beginnings).map { run in
      let (whole, own) = (SegmentIndices(run.whole), SegmentIndices(Array(run.pieces)))
      return Bead(
        a: cutsB ? whole : own, b: cutsB ? own : whole, confidence: confidence(of: run))
    }
    return Decoding.inReadingOrder(linked, n: comparison.a.count, m: comparison.b.count)
  }

  /// The evidence for each pair, in nats; one row for each whole.
  private func values() -> [Float] {
    let cells = comparison.cells
    let (wholeShapes, pieceShapes, peaks) =
      cutsB
      ? (comparison.a.shapes, comparison.b.shapes, cells.peakB)
      : (comparison.b.shapes, comparison.a.shapes, cells.peakA)
    var values = [Float](repeating: 0, count: wholes * pieces)
    for whole in 0..<wholes {
      for piece in 0..<pieces {
        values[whole * pieces + piece] =
          peaks[piece] == 0 ? Self.ofWordless : -Self.shareAgainst * peaks[piece]
      }
    }
    for j in 0..<comparison.b.count {
      for cell in cells.cells[Int(cells.starts[j])..<Int(cells.starts[j + 1])] {
        let (whole, piece) = cutsB ? (Int(cell.i), j) : (j, Int(cell.i))
        values[whole * pieces + piece] += cell.total
      }
    }
    for whole in 0..<wholes {
      for piece in 0..<pieces
      where !Self.canShare(wholeShapes[whole].kind, pieceShapes[piece].kind) {
        values[whole * pieces + piece] = -100
      }
    }
    return values
  }

  /// Whether a piece of one kind can be about a whole of the other.
  ///
  /// Points are about paragraphs, and a title may be about a paragraph; code, pictures and rows of
  /// tables are no points.
  private static func canShare(_ whole: Shape.Kind, _ piece: Shape.Kind) -> Bool {
    switch (whole, piece) {
    case (.paragraph, .heading), (.item, .heading): true
    case (.paragraph, .item), (.item, .paragraph): true
    default: whole == piece
    }
  }

  /// Whether each piece begins a run if it is in one: a title does, and a piece before which the
  /// same file has a title in the other language.
  private func beginnings() -> [Bool] {
    let (own, other) =
      cutsB ? (comparison.b, comparison.a) : (comparison.a, comparison.b)
    let titles =
      own.file == other.file
      ? other.shapes.indices.filter { other.shapes[$0].kind == .heading }
        .map { other.positions[$0] } : []
    return own.shapes.indices.map { piece in
      if own.shapes[piece].kind == .heading { return true }
      guard piece > 0 else { return false }
      return titles.contains { own.positions[piece - 1] < $0 && $0 < own.positions[piece] }
    }
  }

  private struct Run {
    let whole: Int
    let pieces: Range<Int>
  }

  /// The division with the highest value, in the order of the texts.
  private func runs(_ values: [Float], _ beginnings: [Bool]) -> [Run] {
    /// How the best division of the first wholes and pieces ends.
    enum End: UInt8 { case withoutWhole, withoutPiece, inRun }
    let width = pieces + 1
    var ends = [End](repeating: .withoutWhole, count: (wholes + 1) * width)
    /// Whether the run of a whole that ends with a piece begins with it.
    var begins = [Bool](repeating: false, count: (wholes + 1) * width)
    var best = [Float](repeating: 0, count: width)
    for whole in 0..<wholes {
      let row = (whole + 1) * width
      var next = best
      var run = -Float.infinity
      for piece in 0..<pieces {
        let start = best[piece] - Self.ofRun
        let isFirst = beginnings[piece] || start >= run
        begins[row + piece + 1] = isFirst
        run = (isFirst ? start : run) + values[whole * pieces + piece]
        if next[piece] > next[piece + 1] {
          next[piece + 1] = next[piece]
          ends[row + piece + 1] = .withoutPiece
        }
        if run > next[piece + 1] {
          next[piece + 1] = run
          ends[row + piece + 1] = .inRun
        }
      }
      best = next
    }
    var runs: [Run] = []
    var (whole, end) = (wholes, pieces)
    while whole > 0, end > 0 {
      switch ends[whole * width + end] {
      case .withoutWhole: whole -= 1
      case .withoutPiece: end -= 1
      case .inRun:
        var start = end
        while !begins[whole * width + start] { start -= 1 }
        runs.append(Run(whole: whole - 1, pieces: start - 1..<end))
        (whole, end) = (whole - 1, start - 1)
      }
    }
    return runs.reversed()
  }

  /// Runs with the title above them, and with the pieces that follow them below the same title, if
  /// none of these is in another run: all points below a title are about one subject.
  private func completed(_ runs: [Run], _ beginnings: [Bool]) -> [Run] {
    let shapes = cutsB ? comparison.b.shapes : comparison.a.shapes
    func isTitle(_ piece: Int) -> Bool { shapes[piece].kind == .heading }
    return runs.indices.map { index in
      let run = runs[index]
      let last = index > 0 ? runs[index - 1].pieces.upperBound : 0
      let next = index + 1 < runs.count ? runs[index + 1].pieces.lowerBound : pieces
      var (start, end) = (run.pieces.lowerBound, run.pieces.upperBound)
      if start > last, !isTitle(start), isTitle(start - 1) { start -= 1 }
      while end < next, !beginnings[end],
        isTitle(end - 1) || shapes[end].kind == shapes[end - 1].kind
      { end += 1 }
      let isWhole = end == pieces || beginnings[end]
      return Run(whole: run.whole, pieces: start..<(isWhole ? end : run.pieces.upperBound))
    }
  }

  /// The value of beads by the same measure.
  private func value(of beads: [Bead], _ values: [Float]) -> Float {
    beads.reduce(0) { sum, bead in
      let (wholes, own) = cutsB ? (bead.a, bead.b) : (bead.b, bead.a)
      guard !wholes.isEmpty, !own.isEmpty else { return sum }
      return own.reduce(sum - Self.ofRun) { sum, piece in
        sum + (wholes.map { values[$0 * pieces + piece] }.max() ?? 0)
      }
    }
  }

  /// The share of its pieces' best matches that is with the whole of a run.
  private func confidence(of run: Run) -> Double {
    let cells = comparison.cells
    var (own, best): (Float, Float) = (0, 1)
    for piece in run.pieces {
      best += cutsB ? cells.peakB[piece] : cells.peakA[piece]
      let cell =
        cutsB ? comparison.cell(of: run.whole, piece) : comparison.cell(of: piece, run.whole)
      own += cell.map { cells.cells[$0].total } ?? 0
    }
    return Self.mostConfidence * Double(own / best)
  }
}
