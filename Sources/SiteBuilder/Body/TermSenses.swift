import Bitext
import Synchronization

/// The concepts of translated units, as their originals show them.
///
/// One spelling may have several senses: 자체 is *custom* and also "itself". A word of a translation
/// is a term only if the original has the same concept.
final class TermSenses: Sendable {
  private let topic: Topic
  private let original: Language
  private let finder: TermFinder
  private let known = Mutex<[Int: Set<Int>]>([:])

  /// Nil if the text has no original.
  init?(of topic: Topic, in language: Language, terms: GlossaryIndex) {
    guard let original = topic.originalLanguage, original != language,
      let finder = terms.finder(original)
    else { return nil }
    self.topic = topic
    self.original = original
    self.finder = finder
  }

  /// Whether the original of a unit has a concept; nil if the unit has no original.
  func hasConcept(_ concept: Int, unit: Int) -> Bool? {
    guard let variant = topic.mainVariant(of: topic.units[unit], in: original) else { return nil }
    return known.withLock { known in
      if let concepts = known[unit] { return concepts.contains(concept) }
      let found = finder.occurrences(in: topic.text(of: variant)).flatMap(\.spellings)
      let concepts = Set(found.map(\.concept))
      known[unit] = concepts
      return concepts.contains(concept)
    }
  }
}
