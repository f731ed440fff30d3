/// Maps the model's probability to a confidence that is calibrated.
///
/// Neighbouring beads support each other, so the model's higher probabilities are too low. A curve
/// over the log-odds corrects that (after Platt 1999, with a quadratic term). It was fitted to
/// beads of documents that the lexicon had not seen.
enum Calibration {
  private static let slope: Float = 0.8
  private static let bend: Float = 0.7
  /// The slope below even odds: a bead that won its segments with a probability below one half beat
  /// all alternatives, and is right about half of the time.
  private static let slopeBelow: Float = 0.03

  static func confidence(_ probability: Float) -> Double {
    let bounded = min(0.9999, max(0.0001, probability))
    let odds = logarithm(bounded / (1 - bounded))
    let mended = odds > 0 ? slope * odds + bend * odds * odds : slopeBelow * odds
    return Double(min(0.9999, 1 / (1 + exponential(-mended))))
  }
}
