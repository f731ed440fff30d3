/// Answers the questions of ``TopicGrouping``, and keeps the values that it computed for the
/// answers.
struct TextComparison {
  private let texts: [TextEvidence.Text]
  private let aligner: Aligner
  /// The results of an earlier build, and the key of each text in them.
  private let memory: (found: any ComparisonMemory, keys: [UInt64])?
  /// The hashed sentences of each document that was compared by them.
  private var sentences: [[UInt64]?]
  /// The profiles of each document that was compared.
  private(set) var profiles: [StreamProfiles?]

  init(
    _ documents: [Document], _ titles: [DocumentTitle], _ aligner: Aligner,
    remembering memory: (found: any ComparisonMemory, keys: [UInt64])? = nil
  ) {
    texts = zip(documents, titles).map { TextEvidence.Text(document: $0, title: $1) }
    self.aligner = aligner
    self.memory = memory
    sentences = documents.map { _ in nil }
    profiles = documents.map { _ in nil }
  }

  mutating func answer(_ question: TopicGrouping.Question, _ a: Int, _ b: Int) -> Bool {
    guard let memory else { return compare(question, a, b) }
    return memory.found.answer(question, memory.keys[a], memory.keys[b]) {
      compare(question, a, b)
    }
  }

  private mutating func compare(
    _ question: TopicGrouping.Question, _ a: Int, _ b: Int
  ) -> Bool {
    switch question {
    case .isNearlyEqual: TextEvidence.isNearlyEqual(sentences(of: a), sentences(of: b))
    case .isEdition: TextEvidence.isEdition(sentences(of: a), sentences(of: b))
    case .isTranslation:
      TextEvidence.isTranslation(texts[a], texts[b], (profile(a), profile(b)), aligner)
    case .isOneSubject:
      TextEvidence.isOneSubject(texts[a], texts[b], (profile(a), profile(b)), aligner)
    }
  }

  mutating func likelyPairs(
    for question: TopicGrouping.Question, among members: [Int]
  ) -> [(a: Int, b: Int)] {
    let fingerprints = members.map { self.fingerprints(of: $0, for: question) }
    let least: Float = question == .isNearlyEqual ? 0.5 : 0.1
    let copies = question == .isNearlyEqual ? Self.copies(among: fingerprints) : []
    return (copies + LikelyPairs.pairs(of: fingerprints, leastShare: least)).map {
      (members[$0.a], members[$0.b])
    }
  }

  /// The first of equal texts with each of the others: fingerprints that very many have are no sign
  /// of a likely pair, unless the texts have no others.
  private static func copies(among fingerprints: [[UInt64]]) -> [(a: Int, b: Int)] {
    var firsts: [[UInt64]: Int] = [:]
    var copies: [(a: Int, b: Int)] = []
    for (index, own) in fingerprints.enumerated() where own.count > 1 {
      if let first = firsts[own] {
        copies.append((first, index))
      } else {
        firsts[own] = index
      }
    }
    return copies
  }

  private mutating func fingerprints(
    of index: Int, for question: TopicGrouping.Question
  ) -> [UInt64] {
    func make() -> [UInt64] {
      switch question {
      case .isNearlyEqual, .isEdition: sentences(of: index)
      case .isOneSubject, .isTranslation: aligner.fingerprints(of: profile(index).whole)
      }
    }
    guard let memory else { return make() }
    return memory.found.fingerprints(of: memory.keys[index], for: question, make)
  }

  private mutating func sentences(of index: Int) -> [UInt64] {
    if let known = sentences[index] { return known }
    let made = TextEvidence.sentences(of: texts[index])
    sentences[index] = made
    return made
  }

  private mutating func profile(_ index: Int) -> StreamProfiles {
    if let known = profiles[index] { return known }
    let made = StreamProfiles(texts[index].document)
    profiles[index] = made
    return made
  }
}

extension TopicGrouping {
  /// Groups of indices into `documents`, ordered by their first members, and the profiles that were
  /// needed to find them.
  static func groups(
    of documents: [Document], titles: [DocumentTitle], settings: SiteSettings, aligner: Aligner,
    remembering memory: (found: any ComparisonMemory, keys: [UInt64])?,
    observe: @escaping Observer = { _ in }
  ) -> (groups: TopicGroups, profiles: [StreamProfiles?]) {
    var comparison = TextComparison(documents, titles, aligner, remembering: memory)
    let groups = groups(
      of: documents, titles: titles, settings: settings,
      ask: { comparison.answer($0, $1, $2) },
      choose: { comparison.likelyPairs(for: $0, among: $1) }, observe: observe)
    return (groups, comparison.profiles)
  }
}
