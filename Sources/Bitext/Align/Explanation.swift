/// The evidence for and against a bead, with its weights.
package struct Explanation: Sendable {
  /// The contribution of one feature to the log-odds.
  package struct Part: Sendable {
    /// The feature, which belongs to a kind of evidence.
    package let feature: Feature
    /// The value of the feature, before its weight.
    package let value: Float
    package let weight: Float

    package var contribution: Float { value * weight }
  }

  /// Two words that match.
  package struct WordPair: Sendable, Hashable {
    /// The word of the first text, in its normal form.
    package let a: String
    /// The word of the second text, in its normal form.
    package let b: String
    /// The reason for the match: anchors, numbers, lexicon or cognates.
    package let evidence: Evidence
    /// The probability that the two words translate each other, in 0...1.
    package let strength: Float
    /// The information of such a match in these two texts, in nats.
    package let information: Float
  }

  /// The parts, in descending order of their size.
  package let parts: [Part]
  /// The matching words, in descending order of information.
  package let words: [WordPair]

  /// The sum of all parts; the neighbouring beads are not part of it.
  package var score: Float { parts.reduce(0) { $0 + $1.contribution } }

  /// The sums of the parts by kind of evidence, in descending order of their size.
  package var byEvidence: [(evidence: String, contribution: Float)] {
    var sums: [String: Float] = [:]
    for part in parts {
      sums[part.feature.evidence?.rawValue ?? "words", default: 0] += part.contribution
    }
    return sums.sorted { (-abs($0.value), $0.key) < (-abs($1.value), $1.key) }.map {
      ($0.key, $0.value)
    }
  }

  /// The same for the bead seen from the second stream.
  var mirrored: Explanation {
    Explanation(
      parts: parts,
      words: words.map {
        WordPair(
          a: $0.b, b: $0.a, evidence: $0.evidence, strength: $0.strength,
          information: $0.information)
      })
  }

  /// A text with one line for each part and one for each pair of words.
  package var text: String {
    var lines = ["score \(Self.rounded(score))"]
    for part in parts {
      lines.append(
        "  \(part.feature) \(Self.rounded(part.value)) x \(Self.rounded(part.weight))"
          + " = \(Self.rounded(part.contribution))")
    }
    for word in words {
      lines.append(
        "  \(word.evidence.rawValue): \(word.a) = \(word.b), strength"
          + " \(Self.rounded(word.strength)), information \(Self.rounded(word.information))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rounded(_ value: Float) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let fraction = hundredths % 100
    return (value < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100)."
      + (fraction < 10 ? "0" : "") + "\(fraction)"
  }
}

extension Aligner {
  /// Explains a bead; nil for a bead that is not of the model, such as a null bead or a pin.
  package func explanation(of bead: Bead, _ a: Stream, _ b: Stream) -> Explanation? {
    if b.language < a.language {
      return explanation(of: bead.mirrored, b, a)?.mirrored
    }
    let comparison = compare(Profile(a), Profile(b))
    return Explanation(of: bead, in: comparison, weights)
  }
}

extension Explanation {
  /// Nil for a bead that is not of the model.
  init?(of bead: Bead, in comparison: Comparison, _ weights: Weights) {
    let (a, b) = (comparison.a, comparison.b)
    guard let i = bead.a.first, let j = bead.b.first, i < a.count, j < b.count else { return nil }
    var parts: [Part] = []
    func take(_ features: FeatureList) {
      for (feature, value) in features.all {
        parts.append(Part(feature: feature, value: value, weight: weights[feature]))
      }
    }
    func take(_ form: Comparison.Form, _ cell: Int?, _ second: Int?) {
      take(comparison.features(form, i, j, cell, second, in: FeatureList()))
    }
    if bead.a.count == 1, bead.b.count == 1, comparison.isPair(i, j) {
      take(.oneToOne, comparison.cell(of: i, j), nil)
    }
    let rows = Window(a: 0..<a.count, b: j..<min(b.count, j + 2))
    LargerBeads(comparison: comparison, window: rows).forEach { form, first, other, cell, second in
      let merge = Lattice.Merge(form: form, i: Int32(first), j: Int32(other), weight: 0)
      if merge.bead.a == bead.a, merge.bead.b == bead.b { take(form, cell, second) }
    }
    if parts.isEmpty { take(Self.featuresOfGrown(bead, in: comparison)) }
    if parts.isEmpty { return nil }
    parts.sort {
      (-abs($0.contribution), $0.feature.rawValue) < (-abs($1.contribution), $1.feature.rawValue)
    }
    self.init(
      parts: parts.filter { $0.contribution != 0 }, words: Self.wordPairs(of: bead, in: comparison))
  }

  /// The features of a bead of one segment and several consecutive segments; empty for other beads.
  private static func featuresOfGrown(
    _ bead: Bead, in comparison: Comparison
  ) -> FeatureList {
    func range(_ indices: SegmentIndices) -> Range<Int>? {
      guard let first = indices.first, let last = indices.last, last - first == indices.count - 1
      else { return nil }
      return first..<last + 1
    }
    if bead.a.count == 1, bead.b.count > 1, let many = range(bead.b),
      many.upperBound <= comparison.b.count
    {
      return comparison.features(of: bead.a[0], many, .b, in: FeatureList())
    }
    if bead.b.count == 1, bead.a.count > 1, let many = range(bead.a),
      many.upperBound <= comparison.a.count
    {
      return comparison.features(of: bead.b[0], many, .a, in: FeatureList())
    }
    return FeatureList()
  }

  private static func wordPairs(of bead: Bead, in comparison: Comparison) -> [WordPair] {
    let (a, b, matches) = (comparison.a, comparison.b, comparison.matches)
    let wordsA = Set(bead.a.flatMap { a.words(of: $0) })
    var pairs: Set<WordPair> = []
    for word in Set(bead.b.flatMap { b.words(of: $0) }) {
      for match in matches.matches[Int(matches.starts[word])..<Int(matches.starts[word + 1])]
      where wordsA.contains(Int(match.word)) {
        pairs.insert(
          .init(
            a: a.words[Int(match.word)].text, b: b.words[word].text,
            evidence: match.basis.evidence, strength: match.strength,
            information: min(
              matches.informationA[Int(match.word)], matches.informationB[word])))
      }
    }
    return pairs.sorted {
      let (one, other) = ($0.information * $0.strength, $1.information * $1.strength)
      return one != other ? one > other : ($0.a, $0.b) < ($1.a, $1.b)
    }
  }
}

extension Profile {
  /// The distinct words of a segment, as indices into ``words``.
  func words(of segment: Int) -> [Int] {
    occurrences[Int(segmentStarts[segment])..<Int(segmentStarts[segment + 1])].map {
      Int($0.word)
    }
  }
}

extension WordMatches.Basis {
  var evidence: Evidence {
    switch self {
    case .anchor: .anchors
    case .number: .numbers
    case .lexicon: .lexicon
    case .cognate: .cognates
    }
  }
}
