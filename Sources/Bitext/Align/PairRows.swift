import TextBasics

/// Computes the weights of the pairs in a window, row by row: all segments of the first stream with
/// one segment of the second.
///
/// Except for shared words, everything about a pair follows from its two segments. Shared words are
/// known before. So the pairs of a row are weighed four at a time, whether they share a word or
/// not.
struct PairRows {
  typealias Quantities = Comparison.Quantities

  /// Two segments that both have more information than this, in nats, and share no word are not a
  /// pair.
  static let richInWords: Float = 8
  /// The share of its best match that each of two such segments needs in the other.
  static let leastShareOfPeaks: Float = 0.2

  private enum Column: Int, CaseIterable { case length, logLength, known, peak, sentences }

  /// The word evidence of one row, quantity by quantity, each for all segments.
  private enum Said: Int, CaseIterable {
    case anchors, numbers, lexicon, cognates, sumA, sumB, total, start
  }

  /// The weight of each feature, four times.
  ///
  /// An array of fixed length lets the compiler prove that the index of a feature is inside it.
  private let values: FeatureLanes
  private let comparison: Comparison
  private let window: Window
  private let stride: Int
  /// The quantities of all segments of the first stream, one column after the other.
  private var columns: [Float]
  /// For each fingerprint the last segment that has it, and for each segment the previous one with
  /// the same fingerprint.
  private var lastEqual: KeyTable
  private var previousEqual: [Int32] = []
  private var said: [Float]
  /// The distinct looks (kind and ending) in the first stream, and the index of each segment's
  /// look.
  private var looksA: [Shape] = []
  private var lookOfA: [Int] = []
  /// The distinct looks in the second stream, and for each, row by row, the score of kinds and
  /// endings with all segments of the first.
  private var looksB: [Shape] = []
  private var sumsOfLooks: [Float] = []
  /// The score that every pair has.
  private let base: Float

  init(
    _ comparison: Comparison, _ values: FeatureLanes,
    _ window: Window
  ) {
    self.comparison = comparison
    self.window = window
    stride = Lattice.stride(of: window.a.count)
    self.values = values
    // In the padding of a row, no length may be 0.
    columns = [Float](repeating: 1, count: Column.allCases.count * stride)
    lastEqual = KeyTable(capacity: window.a.count)
    previousEqual.reserveCapacity(window.a.count)
    lookOfA.reserveCapacity(window.a.count)
    for (column, i) in window.a.enumerated() {
      let shape = comparison.a.shapes[i]
      columns[Column.length.rawValue * stride + column] = shape.length
      columns[Column.logLength.rawValue * stride + column] = shape.logLength
      columns[Column.sentences.rawValue * stride + column] = shape.logSentences
      columns[Column.known.rawValue * stride + column] = comparison.cells.knownA[i]
      columns[Column.peak.rawValue * stride + column] = comparison.cells.peakA[i]
      if let known = looksA.firstIndex(where: { $0.looksLike(shape) }) {
        lookOfA.append(known)
      } else {
        lookOfA.append(looksA.count)
        looksA.append(shape)
      }
      previousEqual.append(lastEqual.exchange(shape.fingerprint, Int32(column)))
    }
    said = [Float](repeating: 0, count: Said.allCases.count * stride)
    base = comparison.featuresOfForm(.oneToOne, in: Score(values)).sum[0]
  }

  /// Writes the weights of all pairs with segment `j` to `pairs`, from `start` on.
  mutating func weigh(_ j: Int, _ pairs: inout [Float], at start: Int) {
    let shape = comparison.b.shapes[j]
    let look = look(of: shape)
    let range = Int(comparison.cells.starts[j])..<Int(comparison.cells.starts[j + 1])
    Self.note(comparison.cells, range, window, stride, &said)
    var other = Quantities()
    other.lengthB = SIMD4(repeating: shape.length)
    other.ratio = SIMD4(repeating: shape.logLength)
    other.sentences = SIMD4(repeating: shape.logSentences)
    other.expectedB = SIMD4(repeating: comparison.cells.knownB[j])
    other.peakB = SIMD4(repeating: comparison.cells.peakB[j])
    Self.weigh(
      other, (columns, said, sumsOfLooks, look * stride), values, comparison.abridgement, &pairs,
      start..<start + stride)
    for column in window.a.count..<stride { pairs[start + column] = 0 }
    if shape.isLatinHeading { dropForeignHeadings(j, &pairs, start) }
    if comparison.layout != nil { dropTitlesOfSentences(j, &pairs, start) }
    addRare(j, &pairs, start)
    if !range.isEmpty { Self.clear(&said) }
  }

  /// Leaves out the pairs of headings that a translation kept and that share no word.
  private func dropForeignHeadings(_ j: Int, _ pairs: inout [Float], _ start: Int) {
    for (column, i) in window.a.enumerated()
    where said[Said.total.rawValue * stride + column] == 0 && comparison.areForeignHeadings(i, j) {
      pairs[start + column] = 0
    }
  }

  /// Leaves out the pairs of titles and sentences in a file of both languages.
  private func dropTitlesOfSentences(_ j: Int, _ pairs: inout [Float], _ start: Int) {
    for (column, i) in window.a.enumerated() where comparison.areTitleAndSentence(i, j) {
      pairs[start + column] = 0
    }
  }

  private mutating func look(of other: Shape) -> Int {
    if let known = looksB.firstIndex(where: { $0.looksLike(other) }) { return known }
    let sums = looksA.map { first in
      let kinds = comparison.featuresOfKinds(first, other, in: Score(values))
      return comparison.featuresOfEnds(first, other, in: kinds).sum[0] + base
    }
    looksB.append(other)
    sumsOfLooks.append(addingCapacity: stride) { row in
      for look in lookOfA { row.append(sums[look]) }
      for _ in lookOfA.count..<stride { row.append(0) }
    }
    return looksB.count - 1
  }

  /// Writes the cells of a row to the columns of their segments.
  private static func note(
    _ cells: Cells, _ range: Range<Int>, _ window: Window, _ stride: Int,
    _ said: inout [Float]
  ) {
    let cells = cells.cells.span
    var said = said.mutableSpan
    for place in range {
      let cell = cells[place]
      let column = Int(cell.i) - window.a.lowerBound
      guard column >= 0, column < window.a.count else { continue }
      said[Said.anchors.rawValue &* stride &+ column] = cell.early[0]
      said[Said.numbers.rawValue &* stride &+ column] = cell.early[1]
      said[Said.lexicon.rawValue &* stride &+ column] = cell.early[2]
      said[Said.cognates.rawValue &* stride &+ column] = cell.early[3]
      said[Said.sumA.rawValue &* stride &+ column] = cell.sumA
      said[Said.sumB.rawValue &* stride &+ column] = cell.sumB
      said[Said.total.rawValue &* stride &+ column] = cell.total
      said[Said.start.rawValue &* stride &+ column] = cell.start
    }
  }

  private static func clear(_ said: inout [Float]) {
    var said = said.mutableSpan
    said.update(repeating: 0)
  }

  /// Weighs the pairs of a row by words, lengths and looks.
  ///
  /// Static, because a value that changes is copied where it lends itself and its parts at once.
  ///
  /// - Parameters:
  ///   - other: The quantities of the segment of the second stream.
  ///   - known: ``columns`` and ``said``, and for each place of the row the score of kinds and ends,
  ///     and of the form of a pair, which begin at a place of their own.
  ///   - values: The weight of each feature.
  ///   - abridgement: That of the comparison.
  ///   - pairs: The array that the weights are written to.
  ///   - row: Their places in `pairs`.
  private static func weigh(
    _ other: Quantities, _ known: (columns: [Float], said: [Float], looks: [Float], from: Int),
    _ values: FeatureLanes, _ abridgement: Float, _ pairs: inout [Float], _ row: Range<Int>
  ) {
    let (columns, said, looks) = (known.columns.span, known.said.span, known.looks.span)
    let stride = row.count
    var pairs = pairs.mutableSpan
    columns.require(0..<Column.allCases.count * stride)
    said.require(0..<Said.allCases.count * stride)
    looks.require(known.from..<known.from + stride)
    pairs.require(row)
    var score = Score(values)
    var i = 0
    while i < stride {
      defer { i &+= 4 }
      let informationA = columns.four(at: Column.known.rawValue &* stride &+ i)
      let peakA = columns.four(at: Column.peak.rawValue &* stride &+ i)
      let total = said.four(at: Said.total.rawValue &* stride &+ i)
      let isPoor = informationA.bounded(above: other.expectedB) .< Self.richInWords
      let least = peakA.bounded(above: other.peakB) * Self.leastShareOfPeaks
      let isPair = isPoor .| (total .> 0 .& total .>= least)
      // Most segments share no word.
      guard any(isPair) else {
        pairs.setFour(.zero, at: row.lowerBound &+ i)
        continue
      }
      var both = other
      both.lengthA = columns.four(at: Column.length.rawValue &* stride &+ i)
      both.ratio -= columns.four(at: Column.logLength.rawValue &* stride &+ i)
      both.sentences -= columns.four(at: Column.sentences.rawValue &* stride &+ i)
      both.expectedA = informationA * Reach.share(of: both.lengthA, in: both.lengthB)
      both.expectedB *= Reach.share(of: both.lengthB, in: both.lengthA)
      both.peakA = peakA
      both.anchors = said.four(at: Said.anchors.rawValue &* stride &+ i)
      both.numbers = said.four(at: Said.numbers.rawValue &* stride &+ i)
      both.lexicon = said.four(at: Said.lexicon.rawValue &* stride &+ i)
      both.cognates = said.four(at: Said.cognates.rawValue &* stride &+ i)
      both.sumA = said.four(at: Said.sumA.rawValue &* stride &+ i)
      both.sumB = said.four(at: Said.sumB.rawValue &* stride &+ i)
      both.total = total
      both.start = said.four(at: Said.start.rawValue &* stride &+ i)
      score.begin(looks.four(at: known.from &+ i))
      both.addFeatures(abridgement: abridgement, to: &score)
      pairs.setFour(
        SIMD4<Float>.zero.replacing(with: score.weights, where: isPair), at: row.lowerBound &+ i)
    }
  }

  /// Multiplies the weights of pairs that have rarer evidence: equal texts, and the layout of a
  /// file.
  private borrowing func addRare(_ j: Int, _ pairs: inout [Float], _ start: Int) {
    let other = comparison.b.shapes[j]
    var column = Int(lastEqual[other.fingerprint])
    while column >= 0 {
      let first = comparison.a.shapes[window.a.lowerBound + column]
      let score = comparison.featuresOfEqual(first, other, in: Score(values))
      pairs[start + column] *= score.weight
      column = Int(previousEqual[column])
    }
    guard comparison.layout != nil else { return }
    for (column, i) in window.a.enumerated() {
      pairs[start + column] *= comparison.featuresOfPlace(i, j, in: Score(values)).weight
    }
  }
}

extension Shape {
  /// Whether two segments have the same kind, level and ending.
  fileprivate func looksLike(_ other: Shape) -> Bool {
    kind == other.kind && level == other.level && end == other.end
  }
}

/// The weight of each feature, four times.
///
/// An array of fixed length lets the compiler prove that the index of a feature is inside it.
final class FeatureLanes: Sendable {
  fileprivate let values: InlineArray<68, SIMD4<Float>>

  init(_ weights: Weights) {
    precondition(weights.values.count == 68, "the lanes are as many as the features")
    values = InlineArray { SIMD4(repeating: weights.values[$0]) }
  }
}

/// The weighted sum of all features of four beads.
struct Score: FeatureSink {
  private let lanes: FeatureLanes
  private(set) var sum: SIMD4<Float>

  @inline(__always)
  init(_ lanes: FeatureLanes, _ sum: SIMD4<Float> = .zero) {
    self.lanes = lanes
    self.sum = sum
  }

  /// Begins anew with a sum.
  @inline(__always)
  mutating func begin(_ sum: SIMD4<Float>) { self.sum = sum }

  @inline(__always)
  mutating func take(_ feature: Feature, _ values: SIMD4<Float>) {
    sum += lanes.values[feature.rawValue] * values
  }

  /// The weights of four beads in a ``Lattice``: the exponentials of the sums, bounded to ±30.
  @inline(__always)
  var weights: SIMD4<Float> {
    let most = SIMD4<Float>(repeating: 30)
    return exponential(sum.bounded(above: most).bounded(below: SIMD4<Float>.zero - most))
  }

  /// The weight of a single bead.
  var weight: Float { weights[0] }
}
