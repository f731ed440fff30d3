/// Learns which words translate each other from aligned texts.
///
/// Model 1 of Brown et al. (1993) is estimated in both directions. The strength of a pair is the
/// geometric mean of the two probabilities, so that a word that occurs with everything is not a
/// translation of anything (symmetrization as in Och and Ney 2003).
package struct LexiconLearner {
  private var corpora: [Lexicon.Pair: WordPairs] = [:]

  package init(limits: Limits = Limits()) { self.limits = limits }

  private let limits: Limits

  /// The conditions under which a pair of words is kept.
  package struct Limits: Sendable {
    /// The least strength, in 0...1.
    package var strength: Float = 0.015
    /// The least expected number of links between the two words.
    package var count: Float = 0.4
    package var discount: Float = 0.25
    /// The largest number of translations of one word.
    package var translations = 16

    package init() {}
  }

  /// Adds the beads of two streams, without code and beads below `confidence`.
  package mutating func add(
    _ a: Profile, _ b: Profile, _ beads: [Bead], confidence: Double = 0.5
  ) {
    guard a.language != b.language else { return }
    let pair = Lexicon.Pair(a.language, b.language)
    let (first, second) = pair.a == a.language ? (a, b) : (b, a)
    for bead in beads where !bead.isNull && bead.confidence >= confidence {
      let (one, other) = pair.a == a.language ? (bead.a, bead.b) : (bead.b, bead.a)
      var left = first.lexicalWords(of: one)
      var right = second.lexicalWords(of: other)
      // Words that both sides share explain each other and are not new.
      let shared = Set(left.map(\.key)).intersection(right.map(\.key))
      left.removeAll { shared.contains($0.key) || $0.isShared }
      right.removeAll { shared.contains($0.key) || $0.isShared }
      guard !left.isEmpty, !right.isEmpty else { continue }
      corpora[pair, default: WordPairs()].add(left, right)
    }
  }

  /// The pairs that meet the limits, sorted by language and word, the most telling translation of a
  /// word first.
  package func entries() -> [Lexicon.Entry] {
    corpora.sorted { $0.key < $1.key }.flatMap { pair, words in words.entries(for: pair, limits) }
  }
}

extension Profile {
  fileprivate func lexicalWords(of segments: SegmentIndices) -> [Word] {
    var seen: Set<UInt64> = []
    var result: [Word] = []
    for segment in segments where shapes[segment].kind != .code {
      for slot in Int(segmentStarts[segment])..<Int(segmentStarts[segment + 1]) {
        let word = words[Int(occurrences[slot].word)]
        if seen.insert(word.key).inserted { result.append(word) }
      }
    }
    return result
  }
}

extension Word {
  /// Numbers and addresses are the same in every language.
  fileprivate var isShared: Bool { script == .number || script == .address }
}

/// The words of aligned texts in two languages.
private struct WordPairs {
  private var idsA: [UInt64: Int] = [:]
  private var idsB: [UInt64: Int] = [:]
  private var formsA: [String] = []
  private var formsB: [String] = []
  private var texts: [(a: [Int], b: [Int])] = []

  private static let rounds = 8

  mutating func add(_ a: [Word], _ b: [Word]) {
    func number(_ words: [Word], _ ids: inout [UInt64: Int], _ forms: inout [String]) -> [Int] {
      words.map { word in
        if let id = ids[word.key] { return id }
        ids[word.key] = forms.count
        forms.append(word.text)
        return forms.count - 1
      }
    }
    let left = number(a, &idsA, &formsA)
    let right = number(b, &idsB, &formsB)
    texts.append((left, right))
  }

  func entries(for pair: Lexicon.Pair, _ limits: LexiconLearner.Limits) -> [Lexicon.Entry] {
    // Every pair of words that occurs in aligned texts gets an index; the texts are converted to
    // those indices.
    var numbers: [UInt64: Int32] = [:]
    var words: [(a: Int, b: Int)] = []
    var links: [[Int32]] = []
    for text in texts {
      var row: [Int32] = []
      row.reserveCapacity(text.a.count * text.b.count)
      for a in text.a {
        for b in text.b {
          let key = UInt64(a) << 32 | UInt64(b)
          if let number = numbers[key] {
            row.append(number)
          } else {
            numbers[key] = Int32(words.count)
            row.append(Int32(words.count))
            words.append((a, b))
          }
        }
      }
      links.append(row)
    }
    let forward = probabilities(words, links, ofB: true)
    let backward = probabilities(words, links, ofB: false)
    var found: [(a: Int, b: Int, strength: Float)] = []
    for (index, word) in words.enumerated() {
      let count = min(forward.count[index], backward.count[index])
      guard count >= limits.count else { continue }
      let strength =
        (forward.probability[index] * backward.probability[index]).squareRoot()
        * count / (count + limits.discount)
      if strength >= limits.strength { found.append((word.a, word.b, strength)) }
    }
    found.sort {
      $0.strength != $1.strength
        ? $0.strength > $1.strength : (formsA[$0.a], formsB[$0.b]) < (formsA[$1.a], formsB[$1.b])
    }
    var usedA: [Int: Int] = [:]
    var usedB: [Int: Int] = [:]
    var entries: [Lexicon.Entry] = []
    for word in found {
      if usedA[word.a, default: 0] >= limits.translations { continue }
      if usedB[word.b, default: 0] >= limits.translations { continue }
      usedA[word.a, default: 0] += 1
      usedB[word.b, default: 0] += 1
      entries.append(
        Lexicon.Entry(
          languages: pair, a: formsA[word.a], b: formsB[word.b],
          strength: min(1, word.strength)))
    }
    return entries.sorted { ($0.a, -$0.strength, $0.b) < ($1.a, -$1.strength, $1.b) }
  }

  /// Estimates model 1 by expectation maximization, with an empty word from which every word may
  /// come.
  private func probabilities(
    _ words: [(a: Int, b: Int)], _ links: [[Int32]], ofB: Bool
  ) -> (probability: [Float], count: [Float]) {
    let sources = ofB ? formsA.count : formsB.count
    let targets = ofB ? formsB.count : formsA.count
    var probability = [Float](repeating: 1 / Float(max(1, targets)), count: words.count)
    var count = [Float](repeating: 0, count: words.count)
    var frequency = [Float](repeating: 0, count: targets)
    var all: Float = 0
    for text in texts {
      for word in ofB ? text.b : text.a { frequency[word] += 1 }
      all += Float(ofB ? text.b.count : text.a.count)
    }
    for _ in 0..<Self.rounds {
      for index in count.indices { count[index] = 0 }
      for (text, row) in zip(texts, links) {
        let (rows, columns) = (text.a.count, text.b.count)
        let outer = ofB ? columns : rows
        let inner = ofB ? rows : columns
        for target in 0..<outer {
          let word = ofB ? text.b[target] : text.a[target]
          var sum = frequency[word] / all
          for source in 0..<inner {
            let at = ofB ? source * columns + target : target * columns + source
            sum += probability[Int(row[at])]
          }
          for source in 0..<inner {
            let at = Int(row[ofB ? source * columns + target : target * columns + source])
            count[at] += probability[at] / sum
          }
        }
      }
      var total = [Float](repeating: 0, count: sources)
      for (index, word) in words.enumerated() { total[ofB ? word.a : word.b] += count[index] }
      for (index, word) in words.enumerated() {
        let sum = total[ofB ? word.a : word.b]
        probability[index] = sum > 0 ? count[index] / sum : 0
      }
    }
    // The probability of the target where the source occurs, rather than the share of the source's
    // links.
    var occurrences = [Float](repeating: 0, count: sources)
    for text in texts { for word in ofB ? text.a : text.b { occurrences[word] += 1 } }
    for (index, word) in words.enumerated() {
      probability[index] = min(1, count[index] / occurrences[ofB ? word.a : word.b])
    }
    return (probability, count)
  }
}
