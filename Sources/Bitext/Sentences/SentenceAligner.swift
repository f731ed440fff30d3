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
  /// The number of sentences above which a text is none that anybody points into.
  private static let most = 200
  /// The logarithm of the weight of a sentence without counterpart; how long it is says nothing.
  private static let alone: Float = 2

  private let lexicons: [Lexicon]

  /// - Parameter lexicons: Words of the notes and their glossary, besides those that are known.
  package init(_ lexicons: [Lexicon] = []) {
    self.lexicons = [.shipped] + lexicons.filter { !$0.isEmpty }
  }

  /// A segment's text with its sentences.
  package struct Cut: Sendable {
    package let text: String
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

    package var count: Int { lengths.count }

    package var sentences: [String] {
      switch source {
      case .sentences(let sentences): sentences
      case .segments(let segments): segments.flatMap(\.sentences)
      }
    }
  }

  /// The beads between the sentences of two texts, in their order, each with its probability; none
  /// if a text is too long.
  package func beads(_ a: Text, _ b: Text) -> [Bead] {
    guard 1...Self.most ~= a.count, 1...Self.most ~= b.count else { return [] }
    let lengths = SentenceLengths(a.lengths, b.lengths)
    if lengths.areParallel {
      return (0..<a.count).map { Bead(a: [$0], b: [$0], confidence: Self.settled) }
    }
    let byLengths = lengths.lattice.beads()
    if byLengths.allSatisfy({ $0.confidence >= Self.settled && lengths.fit($0) }) {
      return byLengths
    }
    let comparison = Comparison(
      Profile(Self.stream(a, 0)), Profile(Self.stream(b, 1)), lexicons: lexicons,
      without: [.layout])
    return MonotoneLattice(a.count, b.count) { first, second in
      first.isEmpty || second.isEmpty
        ? Self.alone
        : lengths.weight(first, second) + Self.words(comparison, first, second)
    }.beads()
  }

  private static func stream(_ text: Text, _ file: Int) -> Stream {
    let segments = text.sentences.map { sentence in
      Segment(
        kind: .paragraph, language: text.language, lines: 1...1, range: SourceRange(0, 0),
        text: sentence, content: [.text(sentence)], depth: 0)
    }
    return Stream(
      file: file, language: text.language, segments: segments, positions: Array(segments.indices))
  }

  /// The information of the words that two runs of sentences share, in nats; of two sentences with
  /// two others the mean of both ways to pair them.
  private static func words(
    _ comparison: Comparison, _ a: Range<Int>, _ b: Range<Int>
  ) -> Float {
    var total: Float = 0
    for j in b {
      for i in a {
        if let cell = comparison.cell(of: i, j) { total += comparison.cells.cells[cell].total }
      }
    }
    return total / Float(min(a.count, b.count))
  }
}
