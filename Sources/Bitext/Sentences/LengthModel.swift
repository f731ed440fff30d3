/// A model of the lengths of texts that translate each other (Gale and Church 1993).
package struct LengthModel: Sendable {
  /// The variance of a translation's length, for each letter.
  private static let variance: Float = 6.8

  /// How many letters of the second text one of the first becomes.
  private let ratio: Float

  package init(ratio: Float) { self.ratio = ratio }

  /// How many standard deviations the lengths of two texts are from the expected ratio.
  package func deviation(_ a: Float, _ b: Float) -> Float {
    let mean = (a + b / ratio) / 2
    return mean <= 0 ? 0 : abs(a * ratio - b) / (ratio * mean * Self.variance).squareRoot()
  }

  /// The logarithm of the chance that lengths deviate so much or more.
  ///
  /// `-d (0.8 + 0.37 d)` is within a twentieth of the logarithm of `2 (1 - Φ(d))` up to five
  /// deviations.
  package func weight(_ a: Float, _ b: Float) -> Float {
    let deviation = min(12, deviation(a, b))
    return -deviation * (0.8 + 0.37 * deviation)
  }
}
