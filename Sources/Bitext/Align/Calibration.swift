/// From the model's probability to a confidence that holds what it says.
///
/// Neighbouring beads support each other, so the model's higher probabilities are too modest. A
/// curve over the log-odds (after Platt 1999, with a square added) mends that; its numbers come
/// from beads of documents that the lexicon had not seen.
enum Calibration {
  private static let slope: Float = 0.8
  private static let bend: Float = 0.7
  /// A bead that wins its segments with less than even odds has beaten all others, and is right
  /// about half of the time.
  private static let slopeBelow: Float = 0.03

  static func confidence(_ probability: Float) -> Double {
    let bounded = min(0.9999, max(0.0001, probability))
    let odds = logarithm(bounded / (1 - bounded))
    let mended = odds > 0 ? slope * odds + bend * odds * odds : slopeBelow * odds
    return Double(min(0.9999, 1 / (1 + exponential(-mended))))
  }
}
