/// Cuts units into sentences that translate each other.
struct SentenceUnits {
  private let aligner: SentenceAligner
  private let languages: [Language]

  /// - Parameters:
  ///   - languages: The original's first.
  ///   - glossary: The terms that help to pair sentences.
  init(_ languages: [Language], _ glossary: Glossary) {
    self.languages = languages
    aligner = SentenceAligner([Lexicon(concepts: glossary.lists)])
  }

  /// The sentences of a unit; the unit itself where the sentences are not sure, or do not make the
  /// same text when they are joined again.
  func units(of unit: Exchange.Unit) -> [Exchange.Unit] {
    guard let source = unit.rendering(in: languages[0]) else { return [unit] }
    // An old original is known as a whole.
    let isLate = unit.renderings.contains { rendering in
      if case .outOfDate = rendering.state { true } else { false }
    }
    let originals = SentencePieces.parts(of: source.pieces)
    guard originals.count > 1, !isLate else { return [unit] }
    var parts = [languages[0]: originals]
    // For each language the ends of its sentences, by those of the original.
    var ends: [Language: [Int: Int]] = [:]
    var common = Set(1...originals.count)
    for target in unit.renderings where target.language != languages[0] {
      let own = SentencePieces.parts(of: target.pieces)
      guard let links = links(originals, languages[0], own, target.language) else { return [unit] }
      parts[target.language] = own
      ends[target.language] = links
      common.formIntersection(links.keys)
    }
    guard common.count > 1 else { return [unit] }
    let cuts = common.sorted()
    ends[languages[0]] = Dictionary(uniqueKeysWithValues: cuts.map { ($0, $0) })
    let groups = parts.mapValues { _ in [SentencePieces.Part]() }.merging(
      parts.map { language, own in
        (language, Self.groups(of: own, at: cuts.compactMap { ends[language]?[$0] }))
      }, uniquingKeysWith: { $1 })
    guard unit.renderings.allSatisfy({ isWhole(groups[$0.language] ?? [], $0) }) else {
      return [unit]
    }
    return cuts.indices.map { self.unit(unit, $0, of: cuts.count, groups) }
  }

  /// Where sentences end on both sides, by the ends on the first; nil if that is not sure.
  private func links(
    _ a: [SentencePieces.Part], _ first: Language, _ b: [SentencePieces.Part], _ second: Language
  ) -> [Int: Int]? {
    let beads = aligner.beads(
      SentenceAligner.Text(a.map(\.text), first), SentenceAligner.Text(b.map(\.text), second))
    var ends: [Int: Int] = [:]
    var (i, j) = (0, 0)
    for bead in beads {
      guard bead.confidence >= SentenceAligner.sure, bead.a.first == i, bead.b.first == j,
        let lastA = bead.a.last, let lastB = bead.b.last, lastA - i + 1 == bead.a.count,
        lastB - j + 1 == bead.b.count
      else { return nil }
      (i, j) = (lastA + 1, lastB + 1)
      ends[i] = j
    }
    return i == a.count && j == b.count ? ends : nil
  }

  /// Sentences between cuts as one.
  private static func groups(
    of parts: [SentencePieces.Part], at ends: [Int]
  ) -> [SentencePieces.Part] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      let own = Array(parts[start..<end])
      return SentencePieces.Part(
        pieces: SentencePieces.joined(own), gap: own.last.map(\.gap) ?? "")
    }
  }

  /// Whether sentences that come back as Markdown make the text again, byte for byte.
  private func isWhole(_ parts: [SentencePieces.Part], _ rendering: Exchange.Rendering) -> Bool {
    let back = parts.map { part in
      SentencePieces.Part(
        pieces: MarkdownText.pieces(of: MarkdownText.markdown(of: part.pieces)), gap: part.gap)
    }
    return MarkdownText.markdown(of: SentencePieces.joined(back)) == rendering.markdown
  }

  private func unit(
    _ unit: Exchange.Unit, _ index: Int, of count: Int, _ groups: [Language: [SentencePieces.Part]]
  ) -> Exchange.Unit {
    let renderings = unit.renderings.compactMap { rendering in
      groups[rendering.language].map { rendering.saying($0[index].pieces) }
    }
    let source = groups[languages[0]]?[index].gap ?? ""
    let gaps = languages.map { language in
      (language, groups[language]?[index].gap ?? Self.gap(in: language, like: source))
    }
    var part = Exchange.Unit(
      topic: unit.topic, id: "\(unit.id)#\(index + 1)", section: unit.section,
      renderings: renderings, others: index == 0 ? unit.others : [])
    part.sentence = SentenceMark(
      number: index + 1, count: count, gaps: Dictionary(uniqueKeysWithValues: gaps))
    for language in languages { part.wholeDigests[language] = unit.digest(in: language) }
    return part
  }

  /// The bytes between sentences that are not translated yet.
  private static func gap(in language: Language, like source: String) -> String {
    source.utf8.allSatisfy { $0 == 0x20 } ? SentencePieces.space(in: language) : source
  }
}

extension Exchange.Rendering {
  /// The rendering with another text.
  fileprivate func saying(_ pieces: [InlinePiece]) -> Exchange.Rendering {
    Exchange.Rendering(
      language: language, document: document, segments: segments, path: path, line: line,
      kind: kind, pieces: pieces, confidence: confidence, state: state)
  }
}
