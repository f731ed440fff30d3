/// Decides from their texts whether two sources are about one subject.
struct TextEvidence {
  /// The share of the smaller source that has to be aligned with a confidence of at least one half:
  /// if the titles agree, and if nothing else does.
  ///
  /// Editions in one language have most of their texts in common; notes of one form that are about
  /// different things have some.
  private static let enoughAligned = 0.2
  private static let mostlyAligned = 0.5
  /// The share of the aligned words' information that has to match.
  ///
  /// It is 0.2 to 0.6 in texts on one subject and below 0.15 in others, which still align where
  /// they are short, because then only their order counts.
  private static let enoughMatched: Float = 0.17
  /// The share that has to match in a translation.
  private static let translationMatched: Float = 0.25
  /// The least information of the matches, in nats: a word or two that two short texts share decide
  /// nothing.
  ///
  /// In one language, texts share words by chance, too.
  private static let leastMatched: Float = 12
  private static let leastMatchedInOneLanguage: Float = 24
  private static let leastMatchedInTranslation: Float = 16
  /// The share of the links and names of the smaller set that has to occur in the other; the set
  /// has at least three.
  ///
  /// For one language, the share of both sets together.
  private static let enoughNames = 0.5
  /// The share of the smaller source that has to occur in the other letter by letter.
  private static let enoughEqual = 0.8
  /// The share that a revision leaves, and its least number of sentences.
  private static let enoughOfEdition = 0.4
  private static let fewestOfEdition = 8

  /// A source with its title.
  struct Text {
    let document: Document
    let title: DocumentTitle
  }

  /// Whether two sources have mostly the same sentences, given as ``sentences(of:)``.
  static func isNearlyEqual(_ a: [UInt64], _ b: [UInt64]) -> Bool {
    let smaller = min(a.count, b.count)
    return smaller > 0 && Double(common(a, b)) >= Double(smaller) * enoughEqual
  }

  /// Whether one source may be a revision of the other, given as ``sentences(of:)``.
  static func isEdition(_ a: [UInt64], _ b: [UInt64]) -> Bool {
    let common = common(a, b)
    return common >= fewestOfEdition
      && Double(common) >= Double(min(a.count, b.count)) * enoughOfEdition
  }

  /// How many numbers two ascending lists share.
  private static func common(_ a: [UInt64], _ b: [UInt64]) -> Int {
    var common = 0
    var place = 0
    for sentence in a {
      while place < b.count, b[place] < sentence { place += 1 }
      if place < b.count, b[place] == sentence { common += 1 }
    }
    return common
  }

  /// The hashes of the sentences without title and headings, ascending and without duplicates.
  static func sentences(of text: Text) -> [UInt64] {
    var sentences: [UInt64] = []
    let isShort = text.document.segments.count <= shortest
    var isEvidence = evidence(in: text)
    // The segments that are taken for titles may be all there is, as in a poem.
    if !isEvidence.contains(true) { isEvidence = text.document.segments.map { !$0.isHeading } }
    for (segment, isEvidence) in zip(text.document.segments, isEvidence) where isEvidence {
      var hash = StableHash()
      hash.combine(segment.text)
      if isShort, segment.hasMarkup {
        for name in pages(in: segment.content) { hash.combine(name) }
      }
      sentences.append(hash.value)
    }
    return sentences.sortedOnce()
  }

  /// The most texts of a note that may be nothing but a form: in many that only say where a page has
  /// gone, the address alone is different.
  private static let shortest = 12

  /// The last parts of the addresses of pages beside a note that a text links to.
  private static func pages(in content: [Inline]) -> [String] {
    var pages: [String] = []
    content.walk { inline in
      guard case .link(let destination, _, _) = inline, !destination.contains("://"),
        let name = destination.split(separator: "/").last
      else { return }
      pages.append(String(name.prefix { $0 != "." && $0 != "#" }).lowercased())
    }
    return pages
  }

  static func isOneSubject(
    _ a: Text, _ b: Text, _ profiles: (a: StreamProfiles, b: StreamProfiles), _ aligner: Aligner
  ) -> Bool {
    let names = (names(in: a.document), names(in: b.document))
    let smaller = min(names.0.count, names.1.count)
    let common = names.0.intersection(names.1).count
    let all =
      a.document.language == b.document.language
      ? names.0.count + names.1.count - common : smaller
    if smaller >= 3, Double(common) >= Double(all) * enoughNames { return true }
    return isAligned(a, b, profiles, aligner)
  }

  /// Whether any two streams of the two sources are translations or editions of each other.
  private static func isAligned(
    _ a: Text, _ b: Text, _ profiles: (a: StreamProfiles, b: StreamProfiles), _ aligner: Aligner
  ) -> Bool {
    contains(a, b, profiles, aligner) { first, second, agreement in
      let isEdition = first == second
      let least = isEdition ? leastMatchedInOneLanguage : leastMatched
      return agreement.share >= (isEdition ? mostlyAligned : enoughAligned)
        && agreement.matched >= least
        && agreement.matched >= agreement.known * enoughMatched
    }
  }

  /// Whether one source translates the other, judged by their texts alone.
  ///
  /// The chapter of a book translates what stands in one place of a file with the whole book, and an
  /// abridged translation takes its texts from everywhere.
  static func isTranslation(
    _ a: Text, _ b: Text, _ profiles: (a: StreamProfiles, b: StreamProfiles), _ aligner: Aligner
  ) -> Bool {
    contains(a, b, profiles, aligner) { first, second, agreement in
      first != second && !agreement.isWithin && agreement.share >= mostlyAligned
        && agreement.matched >= leastMatchedInTranslation
        && agreement.matched >= agreement.known * translationMatched
    }
  }

  /// The degree to which two streams agree.
  private struct Agreement {
    /// The share of the smaller stream that is aligned, in 0...1.
    let share: Double
    /// The information of the aligned texts' words, in nats: of those that match, and of all whose
    /// match could be known.
    let matched: Float
    let known: Float
    /// Whether the texts of the longer stream that are aligned stand in one part of it, behind its
    /// beginning.
    let isWithin: Bool
  }

  /// Whether texts at some places of a stream stand together, behind its beginning: most of them in less
  /// than half of it.
  ///
  /// A translation that is not finished has its texts from the beginning on.
  private static func isWithin(_ places: [Int], of count: Int) -> Bool {
    guard places.count >= 5 else { return false }
    let sorted = places.sorted()
    let (first, last) = (sorted[sorted.count / 10], sorted[sorted.count * 9 / 10])
    return first * 5 > count && (last - first) * 2 < count
  }

  /// Whether any two streams of the two sources agree sufficiently.
  ///
  /// Titles and headings do not count: "Overview" and "Best practices" stand on every page.
  private static func contains(
    _ a: Text, _ b: Text, _ profiles: (a: StreamProfiles, b: StreamProfiles), _ aligner: Aligner,
    where isEnough: (Language, Language, Agreement) -> Bool
  ) -> Bool {
    let evidence = (evidence(in: a), evidence(in: b))
    for streamA in profiles.a.whole {
      for streamB in profiles.b.whole {
        let counts = (
          streamA.positions.count { evidence.0[$0] }, streamB.positions.count { evidence.1[$0] }
        )
        let smaller = min(counts.0, counts.1)
        // A stray sentence in another language does not make a source bilingual.
        guard smaller > 0,
          smaller * 4 >= min(a.document.segments.count, b.document.segments.count)
        else { continue }
        let isTurned = streamB.language < streamA.language
        let comparison =
          isTurned ? aligner.compare(streamB, streamA) : aligner.compare(streamA, streamB)
        let (first, second) = isTurned ? (evidence.1, evidence.0) : (evidence.0, evidence.1)
        let beads = aligner.align(comparison).filter { bead in
          !bead.isNull && bead.confidence >= 0.5
            && bead.a.allSatisfy { first[comparison.a.positions[$0]] }
            && bead.b.allSatisfy { second[comparison.b.positions[$0]] }
        }
        let linked = min(
          beads.reduce(0) { $0 + $1.a.count }, beads.reduce(0) { $0 + $1.b.count })
        let (matched, known) = comparison.information(of: beads)
        let (countA, countB) = (comparison.a.count, comparison.b.count)
        let places = beads.flatMap { Array(countA < countB ? $0.b : $0.a) }
        let agreement = Agreement(
          share: Double(linked) / Double(smaller), matched: matched, known: known,
          isWithin: isWithin(places, of: max(countA, countB)))
        if isEnough(streamA.language, streamB.language, agreement) { return true }
      }
    }
    return false
  }

  /// For each segment, whether its alignment is evidence.
  private static func evidence(in text: Text) -> [Bool] {
    var evidence = text.document.segments.map { !$0.isHeading && $0.language.isDetermined }
    for index in text.title.segments { evidence[index] = false }
    return evidence
  }

  /// Link targets and names of programming interfaces, which are the same in every language.
  private static func names(in document: Document) -> Set<String> {
    var names: Set<String> = []
    for segment in document.segments where segment.hasMarkup {
      collect(segment.content, into: &names)
    }
    return names
  }

  private static func collect(_ inlines: [Inline], into names: inout Set<String>) {
    for inline in inlines {
      switch inline {
      case .code(let code): names.insert(code)
      case .link(let destination, _, let children):
        if destination.contains("://") { names.insert(destination) }
        collect(children, into: &names)
      case .image(let source, _, _):
        if source.contains("://") { names.insert(source) }
      case .emphasis(let children), .strong(let children), .strikethrough(let children),
        .element(_, let children):
        collect(children, into: &names)
      case .text, .html, .softBreak, .hardBreak, .footnoteReference: break
      }
    }
  }
}
