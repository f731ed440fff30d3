import TextBasics

/// Pairs of phrases that aligned texts suggest as terms of a glossary.
///
/// A pair is one by the texts in which both stand, against those in which only one of them does: Dice's
/// coefficient says how faithful a translation is, the log-likelihood ratio (Dunning 1993) whether
/// that may be chance.
package struct TermCandidates: Sendable {
  /// A pair of phrases with its evidence.
  package struct Candidate: Sendable {
    /// The phrase of the original, in the form nearest to a dictionary's.
    package let source: String
    /// The phrase of the translation, in the form nearest to a dictionary's.
    package let target: String
    /// The number of aligned texts in which both stand.
    package let together: Int
    /// The number of aligned texts in which the source phrase stands.
    package let sources: Int
    /// The number of aligned texts in which the target phrase stands.
    package let targets: Int
    /// Dice's coefficient in 0...1.
    package let association: Double
    /// Two texts in which both stand.
    package let examples: [Example]
  }

  /// A text and its translation, with the place of the first.
  package struct Example: Sendable {
    /// The path and line of the original, as in `notes.md:12`.
    package let place: String
    /// The text in the original language.
    package let source: String
    /// The translation of the text.
    package let target: String
  }

  /// The least number of texts in which both phrases of a pair stand.
  package static let leastTogether = 3
  private static let leastAssociation = 0.6
  /// The critical value of the likelihood ratio at 0.1 % for one degree of freedom.
  private static let leastRatio = 10.83
  /// The number of phrases of one text that are looked at.
  private static let mostPhrases = 120

  /// The pairs of phrases, the best first.
  package private(set) var candidates: [Candidate] = []

  private let pairs: [Example]
  private var sources = Index()
  private var targets = Index()

  /// - Complexity: O(n) in the texts; each is compared with its own translation only.
  package init(of topics: [Topic], from original: Language, to language: Language) {
    pairs = Self.pairs(of: topics, original, language)
    let nouns = KoreanNouns(
      of: (original == .korean ? pairs.map(\.source) : [])
        + (language == .korean ? pairs.map(\.target) : []))
    for pair in pairs {
      sources.add(TermPhrases(pair.source, in: original, nouns: nouns).phrases)
      targets.add(TermPhrases(pair.target, in: language, nouns: nouns).phrases)
    }
    find()
  }

  /// The texts that surely translate each other, each pair once.
  private static func pairs(
    of topics: [Topic], _ original: Language, _ language: Language
  ) -> [Example] {
    var seen: Set<[String]> = []
    return topics.flatMap { topic in
      topic.units.compactMap { unit -> Example? in
        guard let source = topic.mainVariant(of: unit, in: original),
          let target = topic.mainVariant(of: unit, in: language), source.confidence >= surelyRight,
          target.confidence >= surelyRight
        else { return nil }
        let document = topic.documents[source.document]
        let line = document.segments[source.segments[0]].lines.lowerBound
        let pair = (topic.text(of: source), topic.text(of: target))
        guard seen.insert([pair.0, pair.1]).inserted else { return nil }
        return Example(
          place: "\(document.source.path):\(line)", source: pair.0, target: pair.1)
      }
    }
  }

  private static let surelyRight = 0.8

  private mutating func find() {
    let a = sources.kept(atLeast: Self.leastTogether, most: Self.mostPhrases)
    let b = targets.kept(atLeast: Self.leastTogether, most: Self.mostPhrases)
    var together: [UInt64: Int] = [:]
    for (left, right) in zip(a, b) {
      Effort.spend(left.count * right.count)
      for one in left {
        for other in right { together[UInt64(one) << 32 | UInt64(other), default: 0] += 1 }
      }
    }
    var found: [Pair] = []
    for (key, count) in together where count >= Self.leastTogether {
      let pair = Pair(source: Int(key >> 32), target: Int(key & 0xFFFF_FFFF), together: count)
      let (one, other) = (sources.counts[pair.source], targets.counts[pair.target])
      let dice = 2 * Double(count) / Double(one + other)
      guard dice >= Self.leastAssociation,
        Self.likelihoodRatio(both: count, one, other, of: pairs.count) >= Self.leastRatio
      else { continue }
      found.append(pair.with(dice))
    }
    choose(from: found, a, b)
  }

  private struct Pair {
    let source: Int
    let target: Int
    let together: Int
    var dice = 0.0

    func with(_ dice: Double) -> Pair {
      var pair = self
      pair.dice = dice
      return pair
    }
  }

  /// Each phrase gets the best of its partners; of phrases inside each other that stand in the same
  /// texts, the longer one is the term.
  private mutating func choose(from found: [Pair], _ a: [[Int]], _ b: [[Int]]) {
    let sorted = found.sorted {
      let one = ($0.dice, $0.together, sources.length($0.source) + targets.length($0.target))
      let other = ($1.dice, $1.together, sources.length($1.source) + targets.length($1.target))
      return one == other
        ? (sources.keys[$0.source], targets.keys[$0.target])
          < (sources.keys[$1.source], targets.keys[$1.target]) : one > other
    }
    var usedSources: Set<Int> = []
    var usedTargets: Set<Int> = []
    var chosen: [Pair] = []
    for pair in sorted {
      guard !usedSources.contains(pair.source), !usedTargets.contains(pair.target) else { continue }
      usedSources.insert(pair.source)
      usedTargets.insert(pair.target)
      chosen.append(pair)
    }
    let kept = outermost(of: chosen)
    let places = places(of: kept, a, b)
    candidates = kept.enumerated().map { number, pair in
      Candidate(
        source: sources.form(pair.source), target: targets.form(pair.target),
        together: pair.together, sources: sources.counts[pair.source],
        targets: targets.counts[pair.target], association: pair.dice,
        examples: places[number].map { pairs[$0] })
    }
  }

  /// The pairs that are no part of another one that stands in most of their texts.
  private func outermost(of chosen: [Pair]) -> [Pair] {
    // A longer phrase has all words of the shorter one.
    var pairsOfWord: [Substring: [Int]] = [:]
    for (number, pair) in chosen.enumerated() {
      let words = sources.keys[pair.source].split(separator: " ")
      for word in words where words.count > 1 { pairsOfWord[word, default: []].append(number) }
    }
    return chosen.filter { inner in
      let word = sources.keys[inner.source].split(separator: " ").first ?? ""
      return !(pairsOfWord[word] ?? []).contains { number in
        let outer = chosen[number]
        return outer.source != inner.source && 10 * outer.together >= 8 * inner.together
          && sources.keys[outer.source].contains(sources.keys[inner.source])
          && targets.keys[outer.target].contains(targets.keys[inner.target])
      }
    }
  }

  /// For each pair the first two texts that have both phrases.
  private func places(of kept: [Pair], _ a: [[Int]], _ b: [[Int]]) -> [[Int]] {
    let numbers = kept.enumerated().reduce(into: [Int: (target: Int, number: Int)]()) {
      $0[$1.element.source] = ($1.element.target, $1.offset)
    }
    var places = kept.map { _ in [Int]() }
    for text in a.indices {
      for source in a[text] {
        guard let (target, number) = numbers[source], places[number].count < 2,
          b[text].contains(target)
        else { continue }
        places[number].append(text)
      }
    }
    return places
  }

  /// Twice the logarithm of how much likelier the counts are if the two phrases depend on each other.
  private static func likelihoodRatio(both: Int, _ a: Int, _ b: Int, of all: Int) -> Double {
    func term(_ count: Int, _ row: Int, _ column: Int) -> Double {
      guard count > 0 else { return 0 }
      let expected = Double(row) * Double(column) / Double(all)
      return Double(count) * Double(logarithm(Float(Double(count) / expected)))
    }
    return 2
      * (term(both, a, b) + term(a - both, a, all - b) + term(b - both, all - a, b)
        + term(all - a - b + both, all - a, all - b))
  }

  /// The phrases of one language, by number.
  private struct Index: Sendable {
    private var numbers: [String: Int] = [:]
    private(set) var keys: [String] = []
    /// The number of texts that have each phrase.
    private(set) var counts: [Int] = []
    private var forms: [[String: Int]] = []
    private var texts: [[Int]] = []

    mutating func add(_ phrases: [TermPhrases.Phrase]) {
      var here: Set<Int> = []
      for phrase in phrases {
        let number = numbers[phrase.key] ?? keys.count
        if number == keys.count {
          numbers[phrase.key] = number
          keys.append(phrase.key)
          counts.append(0)
          forms.append([:])
        }
        forms[number][phrase.form, default: 0] += 1
        if here.insert(number).inserted { counts[number] += 1 }
      }
      texts.append(here.sorted())
    }

    /// For each text its phrases that stand in enough texts.
    func kept(atLeast least: Int, most: Int) -> [[Int]] {
      texts.map { Array($0.filter { counts[$0] >= least }.prefix(most)) }
    }

    func length(_ number: Int) -> Int { keys[number].unicodeScalars.count }

    /// The form of a phrase that is nearest to a dictionary's: in lower case and in the singular where
    /// the texts have it.
    func form(_ number: Int) -> String {
      let forms = forms[number]
      let lower = forms.filter { $0.key == $0.key.lowercased() }
      let best = (lower.isEmpty ? forms : lower).max {
        let (a, b) = ($0.key == keys[number], $1.key == keys[number])
        return (a ? 1 : 0, $0.value, $1.key) < (b ? 1 : 0, $1.value, $0.key)
      }
      return best?.key ?? keys[number]
    }
  }
}
