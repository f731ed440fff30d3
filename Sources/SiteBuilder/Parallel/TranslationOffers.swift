import Bitext
import Synchronization

/// The translations of a corpus that are offered where one is missing or out of date.
///
/// A translation memory of all topics is made once; later versions of the corpus add a memory of
/// the few topics that have changed.
final class TranslationOffers: Sendable {
  /// Two languages, the original first.
  private struct Pair: Hashable {
    let original: Language
    let language: Language
  }

  private let topics: [Topic]
  /// The slugs of the topics.
  private let slugs: Set<String>
  /// The offers of an earlier version; those from the changed topics are out of date.
  private let before: TranslationOffers?
  private let memories = Mutex<[Pair: TranslationMemory]>([:])

  /// The largest number of changed topics for which the earlier memory is still used.
  private static let mostChanged = 64

  private init(_ topics: [Topic], before: TranslationOffers?) {
    self.topics = topics
    self.before = before
    slugs = Set(topics.map(\.slug))
  }

  convenience init(_ corpus: Corpus) { self.init(corpus.allTopics, before: nil) }

  /// The offers of a newer corpus, in which some topics, given by index, have changed.
  func updating(_ corpus: Corpus, topics changed: [Int]) -> TranslationOffers {
    guard !changed.isEmpty else { return self }
    let base = before ?? self
    let known = before == nil ? [] : slugs
    let new = Set(changed.map { corpus[$0].slug }).union(known)
    guard new.count <= Self.mostChanged else { return TranslationOffers(corpus) }
    return TranslationOffers(corpus.allTopics.filter { new.contains($0.slug) }, before: base)
  }

  /// The translations of those originals that are most like the original of a unit.
  func matches(
    for source: String, of unit: String, from original: Language, to language: Language
  ) -> [TranslationMemory.Match] {
    let pair = Pair(original: original, language: language)
    let own = memory(pair).matches(for: source, of: unit)
    guard let before else { return own }
    let others = before.memory(pair).matches(for: source, of: unit).filter { match in
      !slugs.contains(match.entry.topic)
    }
    return Array(
      (own + others).sorted { $0.percent > $1.percent }
        .prefix(TranslationMemory.mostMatches))
  }

  private func memory(_ pair: Pair) -> TranslationMemory {
    memories.withLock { memories in
      let known =
        memories[pair] ?? TranslationMemory(of: topics, from: pair.original, to: pair.language)
      memories[pair] = known
      return known
    }
  }
}
