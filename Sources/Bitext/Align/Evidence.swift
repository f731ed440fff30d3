/// The kinds of evidence.
///
/// Each can be left out to measure its contribution.
package enum Evidence: String, CaseIterable, Sendable {
  /// Equal letters on both sides: code, names, addresses.
  case anchors
  case numbers
  /// Words that the lexicon or the glossary pairs.
  case lexicon
  /// Loan words by their consonants, and Sino-Korean words by the readings of their characters.
  case cognates
  case lengths
  /// Headings, items, code.
  case kinds
  /// The punctuation at the ends of texts, and texts that are equal.
  case marks
  /// The share of one text's words that occur anywhere in the other.
  case relatedness
  /// Two segments that correspond to one.
  case merging
  /// Consecutive segments are translated by consecutive segments.
  case continuity
  /// Sections that were moved.
  case moves
  /// Features of texts that are much shorter than their originals.
  case abridgement
  /// The places of texts in a file with two languages.
  case layout
}

extension Feature {
  /// The kind of evidence that a feature belongs to; nil for the features that every alignment has.
  package var evidence: Evidence? {
    switch self {
    case .oneToOne, .alone, .aloneCode, .aloneHeading, .aloneShort, .aloneFound, .aloneKnown,
      .aloneCount, .nullAfterNull, .continueAfterNull:
      nil
    case .coverA, .coverB, .cover, .rankA, .rankB, .rank, .mutualBest, .late, .start, .noWords,
      .noKnownWords, .missA, .missB:
      nil
    case .anchors: .anchors
    case .numbers: .numbers
    case .lexicon: .lexicon
    case .cognates: .cognates
    case .oneToTwo, .twoToOne, .apartToOne, .titleAndBody, .halvesInOrder, .halfInPlace, .sentences:
      .merging
    case .coverOfAbridgement, .missOfAbridgement, .lengthOfAbridgement, .startOfAbridgement,
      .aloneOfAbridgement:
      .abridgement
    case .shorter, .longer, .shorterSquared, .longerSquared: .lengths
    case .sameHeading, .otherHeading, .bothCode, .bothItems, .oneHeading, .oneCode, .oneItem,
      .headingItem:
      .kinds
    case .sameText, .sameShortText, .bothQuestions, .oneQuestion, .bothColons, .oneColon,
      .oneOpenEnd:
      .marks
    case .related, .unrelated: .relatedness
    case .opposite, .oppositeEven, .beside, .behind: .layout
    case .gapShort, .gapLong, .endGap: .continuity
    case .jump: .moves
    }
  }
}

extension Weights {
  /// The weights without the features of some kinds of evidence.
  package func without(_ evidence: Set<Evidence>) -> Weights {
    var result = self
    for feature in Feature.allCases {
      guard let own = feature.evidence, evidence.contains(own) else { continue }
      switch feature {
      case .oneToTwo, .twoToOne, .apartToOne: result[feature] = -30
      case .gapShort, .gapLong:
        // Without continuity, every segment is an equally good successor.
        result[feature] = -30
      case .jump: result[feature] = -30
      default: result[feature] = 0
      }
    }
    if evidence.contains(.continuity) {
      result[.jump] = 4
      result[.continueAfterNull] = 0
    }
    return result
  }
}
