/// The kinds of evidence an alignment rests on, each of which can be left out to see what it is
/// worth.
package enum Evidence: String, CaseIterable, Sendable {
  /// The same letters on both sides: code, names, addresses.
  case anchors
  case numbers
  /// Words that a lexicon or the glossary pairs.
  case lexicon
  /// Loan words by their consonants, Sino-Korean words by the reading of their characters.
  case cognates
  case lengths
  /// Headings, items, code.
  case kinds
  /// How texts end, and texts that are equal altogether.
  case marks
  /// How much of the words of one text is in the other one at all.
  case relatedness
  /// Two segments that became one, or one that became two.
  case merging
  /// Segments that follow one another go on following one another.
  case continuity
  /// Sections that stand elsewhere.
  case moves
  /// Models of texts that are much shorter than their source.
  case abridgement
  /// Where the texts of one file stand between each other.
  case layout
}

extension Feature {
  /// What a feature is evidence of; `nil` for what any alignment has.
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
    case .oneToTwo, .twoToOne, .apartToOne, .titleAndBody: .merging
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
  /// The weights without what rests on `evidence`.
  package func without(_ evidence: Set<Evidence>) -> Weights {
    var result = self
    for feature in Feature.allCases {
      guard let own = feature.evidence, evidence.contains(own) else { continue }
      switch feature {
      case .oneToTwo, .twoToOne, .apartToOne: result[feature] = -30
      case .gapShort, .gapLong:
        // Without continuity every segment is as good a successor as any other.
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
