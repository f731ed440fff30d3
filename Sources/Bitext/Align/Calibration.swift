/// From the model's probability to a confidence that holds what it says.
///
/// Neighbouring beads support each other, so the model's middle probabilities are too modest. One
/// logistic curve over the log-odds (Platt 1999) mends that; its two numbers come from beads of
/// documents that neither weights nor lexicon had seen.
enum Calibration {
  private static let slope: Float = 1.3
  private static let shift: Float = 0.0

  static func confidence(_ probability: Float) -> Double {
    let bounded = min(0.9999, max(0.0001, probability))
    let odds = slope * logarithm(bounded / (1 - bounded)) + shift
    return Double(1 / (1 + exponential(-odds)))
  }
}
