/// The features of the model, each with a weight in ``Weights``.
package enum Feature: Int, CaseIterable, Sendable {
  // The form of a bead.
  case oneToOne, oneToTwo, twoToOne, apartToOne
  // The parts of a larger bead, and sentences.
  case halvesInOrder, halfInPlace, sentences
  // Words.
  case anchors, numbers, lexicon, cognates
  case coverA, coverB, cover, coverOfAbridgement
  case rankA, rankB, rank, mutualBest, late, start, startOfAbridgement
  case noWords, noKnownWords, missA, missB, missOfAbridgement
  // Lengths.
  case shorter, longer, shorterSquared, longerSquared, lengthOfAbridgement
  // Kinds.
  case sameHeading, otherHeading, bothCode, bothItems, oneHeading, oneCode, oneItem, headingItem
  case titleAndBody
  case sameText, sameShortText
  // Marks.
  case bothQuestions, oneQuestion, bothColons, oneColon, oneOpenEnd
  // Place.
  case related, unrelated, opposite, oppositeEven, beside, behind
  // Leaving a segment of the second stream alone.
  case alone, aloneCode, aloneHeading, aloneShort, aloneFound, aloneKnown, aloneOfAbridgement
  case aloneCount
  // From bead to bead.
  case continueAfterNull, nullAfterNull, gapShort, gapLong, jump, endGap
}

/// Receives the features of four beads at once.
protocol FeatureSink {
  mutating func take(_ feature: Feature, _ values: SIMD4<Float>)
}

extension FeatureSink {
  /// Takes a feature that has the same value for all four beads.
  @inline(__always)
  mutating func take(_ feature: Feature, _ value: Float) {
    take(feature, SIMD4(repeating: value))
  }
}

/// The non-zero features of the first of four beads, one by one.
struct FeatureList: FeatureSink {
  private(set) var all: [(feature: Feature, value: Float)] = []

  mutating func take(_ feature: Feature, _ values: SIMD4<Float>) {
    if values[0] != 0 { all.append((feature, values[0])) }
  }
}
