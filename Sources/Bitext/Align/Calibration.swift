/// Maps the probabilities of the lattice to confidences that are calibrated.
///
/// Neighbouring beads support each other, so that the lattice's higher probabilities are too low,
/// and larger beads compete with their own parts, so that theirs are lower still. A logistic
/// regression over the log-odds corrects both (after Platt 1999), and takes into account the share
/// of the texts' information that is on both sides: a pair for which only its place speaks is right
/// less often. So is any pair of two texts on different subjects. It was fitted to technical
/// documentation and to news, and each alone gives nearly the same curve for the other.
struct Calibration {
  private static let lift: Float = -0.06
  private static let slope: Float = 1.3
  private static let bend: Float = -0.05
  /// The slope below even odds: a bead that won its segments with a probability below one half beat
  /// all alternatives, and is right about half of the time.
  private static let slopeBelow: Float = 0.31
  private static let liftOfLarger: Float = 0.2
  private static let slopeOfCover: Float = 0.15
  /// The gain of related texts, in nats.
  private static let liftOfRelated: Float = 0.1
  /// The ``Comparison/relatedness`` from which on there is some of that gain, and all of it.
  private static let related: (from: Float, to: Float) = (0.35, 0.55)
  /// The gain, in nats, of two texts that are the halves of one block, which the lattice may know for
  /// as little as one place among many.
  private static let liftOfHalves: Float = 1.5

  private let comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// The beads of a lattice, whose confidences are its probabilities, with calibrated ones.
  func calibrated(_ beads: [Bead]) -> [Bead] {
    beads.map { bead in
      if bead.isNull { return bead }
      let confidence = Self.confidence(
        Float(bead.confidence), cover: cover(of: bead), relatedness: comparison.relatedness,
        isLarger: bead.a.count + bead.b.count > 2, areHalves: areHalves(bead))
      return Bead(a: bead.a, b: bead.b, confidence: confidence)
    }
  }

  static func confidence(
    _ probability: Float, cover: Float, relatedness: Float, isLarger: Bool, areHalves: Bool = false
  ) -> Double {
    let bounded = min(0.9999, max(0.0001, probability))
    let odds = logarithm(bounded / (1 - bounded))
    let own = odds > 0 ? slope * odds + bend * odds * odds : slopeBelow * odds
    let ofForm = (isLarger ? liftOfLarger : 0) + (areHalves ? liftOfHalves : 0)
    let share = (relatedness - related.from) / (related.to - related.from)
    let ofTexts = slopeOfCover * cover + liftOfRelated * max(0, min(1, share))
    let mended = lift + own + ofTexts + ofForm
    return Double(min(0.9999, 1 / (1 + exponential(-mended))))
  }

  private func areHalves(_ bead: Bead) -> Bool {
    guard let layout = comparison.layout, bead.a.count == 1, bead.b.count == 1 else { return false }
    return layout.areHalves(bead.a[0], bead.b[0])
  }

  /// The share of the information of a bead's words that is on both sides.
  private func cover(of bead: Bead) -> Float {
    var (total, known): (Float, Float) = (0, 2)
    for i in bead.a { known += comparison.cells.knownA[i] }
    for j in bead.b {
      known += comparison.cells.knownB[j]
      for i in bead.a {
        if let cell = comparison.cell(of: i, j) { total += comparison.cells.cells[cell].total }
      }
    }
    return min(1, total / known)
  }
}
