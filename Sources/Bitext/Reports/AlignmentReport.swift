/// The result of `align` for some files: their segments, and the beads between all their streams.
package struct AlignmentReport: Sendable {
  /// The segments of one language in one file.
  package struct StreamName: Hashable, Sendable, Comparable {
    /// The index of the file among ``AlignmentReport/documents``.
    package let file: Int
    /// The language of the segments.
    package let language: Language

    package static func < (a: StreamName, b: StreamName) -> Bool {
      (a.file, a.language) < (b.file, b.language)
    }
  }

  /// The beads of one pair of streams, whose members are indices into ``AlignmentReport/segments``.
  package struct Entry: Sendable {
    /// The stream whose segments are the first side of the beads.
    package let a: StreamName
    /// The stream whose segments are the second side of the beads.
    package let b: StreamName
    /// The beads in the order of stream `a`.
    package let beads: [Bead]
    /// For each bead, its pairs of sentences that are sure; none where nothing is cut, or if no
    /// aligner for sentences was given.
    package var sentences: [[SentenceBead]] = []
  }

  /// Sentences of both sides of a bead that translate each other.
  package struct SentenceBead: Sendable {
    /// A sentence, and the segment that it is part of.
    package struct Sentence: Sendable {
      /// The index among ``AlignmentReport/segments``.
      package let segment: Int
      /// The sentence without markup.
      package let text: String
    }

    /// The sentences of the first stream, and of the second, in their order.
    package let a: [Sentence], b: [Sentence]
    /// At least ``SentenceAligner/sure``.
    package let confidence: Double
  }

  /// The files in the order given.
  package let documents: [Document]
  /// All segments with their files, in file order.
  package let segments: [(file: Int, segment: Segment)]
  /// The pairs by first stream, then second; within a file English comes before Korean, and Korean
  /// before Japanese.
  package let entries: [Entry]

  /// Aligns every pair of the documents' streams, within files and across them.
  ///
  /// `sentences` pairs the sentences inside each bead; nil if nobody asks for them.
  package init(of documents: [Document], align: Align, sentences: SentenceAligner? = nil) {
    self.documents = documents
    var first: [Int] = []
    var segments: [(file: Int, segment: Segment)] = []
    for (file, document) in documents.enumerated() {
      first.append(segments.count)
      segments += document.segments.map { (file, $0) }
    }
    self.segments = segments
    let all = segments
    entries = StreamPairs(all: documents, align: align).pairs
      .flatMap { Self.entries(of: $0, first: first, segments: all) }
      .sorted { ($0.a, $0.b) < ($1.a, $1.b) }
      .map { entry in
        var entry = entry
        if let sentences { entry.pairSentences(of: all, by: sentences) }
        return entry
      }
  }

  /// Splits a pair's beads by language: between files, code and pictures were aligned with the
  /// text; here they are streams of their own.
  private static func entries(
    of pair: StreamPairs.Pair, first: [Int], segments: [(file: Int, segment: Segment)]
  ) -> [Entry] {
    var text: [Bead] = []
    var shared: [Bead] = []
    for bead in pair.alignment.beads {
      let a = bead.a.map { first[pair.a.file] + pair.a.positions[$0] }
      let b = bead.b.map { first[pair.b.file] + pair.b.positions[$0] }
      func part(ofShared isShared: Bool) -> Bead? {
        let a = a.filter { segments[$0].segment.language.isDetermined != isShared }
        let b = b.filter { segments[$0].segment.language.isDetermined != isShared }
        guard !a.isEmpty || !b.isEmpty else { return nil }
        return Bead(a: a, b: b, confidence: bead.confidence)
      }
      if let bead = part(ofShared: false) { text.append(bead) }
      if let bead = part(ofShared: true) { shared.append(bead) }
    }
    let entry = Entry(
      a: StreamName(file: pair.a.file, language: pair.a.language),
      b: StreamName(file: pair.b.file, language: pair.b.language), beads: text)
    guard !shared.isEmpty else { return [entry] }
    let other = Entry(
      a: StreamName(file: pair.a.file, language: .undetermined),
      b: StreamName(file: pair.b.file, language: .undetermined), beads: shared)
    return [entry, other]
  }
}
