import TextBasics

/// Finds which sentences of a text translate which sentences of its translation.
///
/// The texts are known to belong together, so lengths decide where they can, at hardly any cost.
/// Where they leave a doubt, words are compared as well.
package struct SentenceAligner: Sendable {
  /// The confidence from which on a bead is sure.
  package static let sure = 0.7
  /// The confidence of lengths that words need not confirm.
  private static let settled = 0.99
  /// The number of sentences above which nobody points into a text.
  private static let most = 200
  /// The logarithm of the weight of a sentence without counterpart, whatever its length.
  private static let alone: Float = 2

  private let lexicons: [Lexicon]

  /// - Parameter lexicons: Words of the notes and their glossary, besides those that are known.
  package init(_ lexicons: [Lexicon] = []) {
    self.lexicons = [.shipped] + lexicons.filter { !$0.isEmpty }
  }

  /// A segment's text with its sentences.
  package struct Cut: Sendable {
    /// The text of the segment, without markup.
    package let text: String
    /// The sentences of the text, as ranges of its bytes.
    package let cuts: SentenceCuts

    package init(_ text: String) {
      self.text = text
      cuts = SentenceCuts(text)
    }

    var sentences: [String] {
      cuts.parts.map { String(text.utf8.span.extracting($0.range)) }
    }
  }

  /// A text that was cut into sentences.
  package struct Text: Sendable {
    /// The language, which chooses the lexicons.
    package let language: Language
    /// The lengths of the sentences in Latin letters.
    package let lengths: [Float]
    private let source: Source

    private enum Source: Sendable {
      case sentences([String])
      case segments([Cut])
    }

    package init(_ sentences: [String], _ language: Language) {
      self.language = language
      lengths = sentences.map { sentence in
        Float(sentence.unicodeScalars.reduce(0) { $0 + ShapeScan.tenths(of: $1.value) }) / 10
      }
      source = .sentences(sentences)
    }

    /// The sentences of segments one after the other.
    package init(_ segments: [Cut], _ language: Language) {
      self.language = language
      lengths = segments.flatMap { $0.cuts.parts.map(\.length) }
      source = .segments(segments)
    }

    /// The number of sentences.
    package var count: Int { lengths.count }

    /// The sentences in order; made anew each time if the text was given as segments.
    package var sentences: [String] {
      switch source {
      case .sentences(let sentences): sentences
      case .segments(let segments): segments.flatMap(\.sentences)
      }
    }
  }

  /// Two texts that belong together.
  package struct Pair: Sendable {
    /// The text whose sentences are the first side of beads.
    package let a: Text
    /// The text whose sentences are the second side of beads.
    package let b: Text

    package init(_ a: Text, _ b: Text) {
      self.a = a
      self.b = b
    }
  }

  /// The beads between the sentences of two texts, in their order, each with its probability; none
  /// if a text is too long.
  package func beads(_ a: Text, _ b: Text) -> [Bead] { beads([Pair(a, b)])[0] }

  /// The beads of each pair.
  ///
  /// The information of a word is estimated from all pairs, and each word is looked up once for all
  /// of them.
  package func beads(_ pairs: [Pair]) -> [[Bead]] {
    var beads = [[Bead]](repeating: [], count: pairs.count)
    var doubtful: [[Language]: [Int]] = [:]
    for (index, pair) in pairs.enumerated() {
      guard 1...Self.most ~= pair.a.count, 1...Self.most ~= pair.b.count else { continue }
      if let settled = Self.beadsByLengths(pair) {
        beads[index] = settled
      } else {
        doubtful[[pair.a.language, pair.b.language], default: []].append(index)
      }
    }
    for indices in doubtful.values {
      var words = SentenceWords(indices.map { pairs[$0] }, lexicons: lexicons)
      for (number, index) in indices.enumerated() {
        let pair = pairs[index]
        let lengths = SentenceLengths(pair.a.lengths, pair.b.lengths)
        let shared = words.shared(in: number)
        beads[index] = MonotoneLattice(pair.a.count, pair.b.count) { first, second in
          first.isEmpty || second.isEmpty
            ? Self.alone : lengths.weight(first, second) + shared.mean(first, second)
        }.beads()
      }
    }
    return beads
  }

  /// The beads of two texts whose lengths leave no doubt.
  private static func beadsByLengths(_ pair: Pair) -> [Bead]? {
    let lengths = SentenceLengths(pair.a.lengths, pair.b.lengths)
    if pair.a.count == pair.b.count {
      // As many sentences of other lengths are a case for words.
      guard lengths.areParallel else { return nil }
      return (0..<pair.a.count).map { Bead(a: [$0], b: [$0], confidence: settled) }
    }
    let beads = lengths.lattice.beads()
    return beads.allSatisfy { $0.confidence >= settled && lengths.fit($0) } ? beads : nil
  }
}
