import TextBasics

/// The reasons for doubt in a pair of texts that a translator can verify.
package struct PairDoubts: Hashable, Sendable {
  /// A reason for doubt.
  package enum Doubt: Hashable, Sendable {
    /// The length of the text, and the length that would be usual, in characters.
    case length(expected: Int, found: Int)
    /// Numbers that occur on one side only.
    case numbers([String])
    /// Terms of the glossary that occur on one side only.
    case terms([String])
  }

  /// The doubts in the order of the cases; empty if only the words gave little evidence.
  package let doubts: [Doubt]

  /// - Parameters:
  ///   - source: The original, with its language.
  ///   - target: The supposed translation, with its language.
  ///   - ratio: The usual width of translations relative to originals; see ``ratio(in:of:to:)``.
  ///   - terms: Concepts whose terms have to occur on both sides or on none.
  package init(
    _ source: (text: String, language: Language), _ target: (text: String, language: Language),
    ratio: Double, terms: GlossaryIndex
  ) {
    var doubts: [Doubt] = []
    let expected = Double(TerminalWidth.columns(of: source.text)) * ratio
    let found = Double(TerminalWidth.columns(of: target.text))
    if abs(expected - found) > 24, found > expected * 1.8 || expected > found * 1.8 {
      let wide = target.language == .korean || target.language == .japanese ? 2.0 : 1.0
      doubts.append(
        .length(expected: Int((expected / wide).rounded()), found: target.text.unicodeScalars.count)
      )
    }
    let first = Numerals(in: source.text, source.language)
    let second = Numerals(in: target.text, target.language)
    let numbers =
      first.digits.filter { !second.has($0) } + second.digits.filter { !first.has($0) }
    if !numbers.isEmpty {
      doubts.append(.numbers(numbers.map(\.description).unique))
    }
    let missing =
      Self.terms(of: source, missingIn: target, terms)
      + Self.terms(of: target, missingIn: source, terms)
    if !missing.isEmpty { doubts.append(.terms(missing.unique)) }
    self.doubts = doubts
  }

  /// The width of a topic's translations into `target` relative to their originals, from sure
  /// pairs; 0.9 if there are few.
  package static func ratio(
    in topic: Topic, of source: Language, to target: Language
  ) -> Double {
    var widths = (source: 0, target: 0)
    for unit in topic.units {
      guard let original = topic.mainVariant(of: unit, in: source),
        let translation = topic.mainVariant(of: unit, in: target),
        translation.confidence >= UnitStates.lowConfidence
      else { continue }
      widths.source += TerminalWidth.columns(of: topic.text(of: original))
      widths.target += TerminalWidth.columns(of: topic.text(of: translation))
    }
    guard widths.source > 600, widths.target > 300 else { return 0.9 }
    return Double(widths.target) / Double(widths.source)
  }

  private static func terms(
    of one: (text: String, language: Language), missingIn other: (text: String, language: Language),
    _ terms: GlossaryIndex
  ) -> [String] {
    let found = terms.words(in: one.text, one.language).filter(\.form.isTerm)
    guard !found.isEmpty else { return [] }
    let rendered = Set(terms.parts(in: other.text, other.language).map(\.concept))
      .union(terms.conceptsKept(in: other.text))
    var missing: [String] = []
    var last: Int?
    for spelling in found where spelling.concept != last && !rendered.contains(spelling.concept) {
      last = spelling.concept
      if terms.glossary.concepts[spelling.concept].hasRendering(in: other.language) {
        missing.append(spelling.text)
      }
    }
    return missing
  }
}

extension Glossary.Concept {
  /// Whether the concept has a term in `language` or a name that stays as it is.
  fileprivate func hasRendering(in language: Language) -> Bool {
    !keep.isEmpty
      || [terms, seen, forbidden].contains { !($0[language] ?? []).isEmpty }
  }
}
