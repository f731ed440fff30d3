/// From the model's probability to a confidence that holds what it says.
///
/// Neighbouring beads support each other, so the model's middle probabilities are too modest. A
/// logistic curve over the log-odds (Platt 1999) mends that; its numbers come from beads of
/// documents that the lexicon had not seen.
enum Calibration {
  /// Above and below even odds. A bead that wins its segments with less than even odds has beaten
  /// all others, and is right about half of the time.
  private static let slopeAbove: Float = 1.4
  private static let slopeBelow: Float = 0.15

  static func confidence(_ probability: Float) -> Double {
    let bounded = min(0.9999, max(0.0001, probability))
    let odds = logarithm(bounded / (1 - bounded))
    return Double(1 / (1 + exponential(-odds * (odds > 0 ? slopeAbove : slopeBelow))))
  }
}
