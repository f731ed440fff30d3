/// The lengths of the sentences, or other parts, of two texts.
package struct SentenceLengths {
  /// The length, in letters, by which both texts are thought to continue in the usual ratio, so
  /// that a short text does not decide the ratio.
  private static let usual: Float = 400
  /// The deviation up to which two lengths are about the same.
  private static let near: Float = 2

  private let a: [Float]
  private let b: [Float]
  /// The lengths of the texts up to each part.
  private let endsA: [Float]
  private let endsB: [Float]
  private let model: LengthModel

  package init(_ a: [Float], _ b: [Float]) {
    self.a = a
    self.b = b
    endsA = Self.ends(a)
    endsB = Self.ends(b)
    model = LengthModel(
      ratio: (Self.usual + endsB[b.count]) / (Self.usual + endsA[a.count]))
  }

  private static func ends(_ lengths: [Float]) -> [Float] {
    var ends: [Float] = [0]
    ends.reserveCapacity(lengths.count + 1)
    for length in lengths { ends.append(ends[ends.count - 1] + length) }
    return ends
  }

  /// The weight that the lengths give to two runs.
  func weight(_ first: Range<Int>, _ second: Range<Int>) -> Float {
    model.weight(
      endsA[first.upperBound] - endsA[first.lowerBound],
      endsB[second.upperBound] - endsB[second.lowerBound])
  }

  /// Whether there are as many parts on both sides, each about as long as that opposite.
  var areParallel: Bool {
    a.count == b.count && a.indices.allSatisfy { model.deviation(a[$0], b[$0]) < Self.near }
  }

  /// Whether the two sides of a bead are as long as each other, closely: lengths would rather join
  /// a sentence to its neighbour than leave it alone.
  func fit(_ bead: Bead) -> Bool {
    guard let firstA = bead.a.first, let lastA = bead.a.last, let firstB = bead.b.first,
      let lastB = bead.b.last
    else { return false }
    return model.deviation(
      endsA[lastA + 1] - endsA[firstA], endsB[lastB + 1] - endsB[firstB]) < Self.near / 2
  }

  /// The ways through both texts, with nothing but lengths to choose by: the aligner of Gale and
  /// Church (1993).
  package var lattice: MonotoneLattice {
    MonotoneLattice(a.count, b.count) { weight($0, $1) }
  }
}
