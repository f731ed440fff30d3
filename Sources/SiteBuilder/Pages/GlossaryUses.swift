import Bitext
import Synchronization

/// The uses of the glossary's terms in the notes, and the spellings of each source.
struct GlossaryUses: Sendable {
  /// A spelling of a concept in one language, with its uses in the notes.
  struct Spelling: Sendable {
    let text: String
    let form: TermFinder.Form
    var count = 0
    /// The first units that contain it, in corpus order.
    var places: [Place] = []
    /// The sources that contain it, with the number of uses, in corpus order.
    var sources: [Source] = []
  }

  /// A source with the number of its uses.
  struct Source: Sendable {
    let topic: Int
    let path: String
    var count: Int
  }

  struct Place: Hashable, Sendable {
    let topic: Int
    /// The index of the unit in its topic.
    let unit: Int
  }

  /// The number of uses to list; the search finds the others.
  static let listedPlaces = 5
  /// The number of uses of one topic that may follow one another.
  private static let placesOfTopic = 2
  /// The number of sources to list.
  private static let listedSources = 12

  /// For each concept its spellings by language, in the order of the glossary.
  private var concepts: [[Language: [Spelling]]]
  /// The index of each spelling among those of its concept and language.
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let concept: Int
    let language: Language
    let text: String
  }

  /// O(text), except for topics that `memory` knows.
  init(_ corpus: Corpus, _ terms: GlossaryIndex, remembering memory: SiteMemory? = nil) {
    let glossary = terms.glossary
    concepts = glossary.concepts.map { concept in
      let languages = Set(concept.terms.keys).union(concept.seen.keys).union(concept.forbidden.keys)
      return languages.reduce(into: [:]) { $0[$1] = Self.spellings(of: concept, in: $1) }
    }
    for (concept, languages) in concepts.enumerated() {
      for (language, spellings) in languages {
        for (number, spelling) in spellings.enumerated() {
          numbers[Key(concept: concept, language: language, text: spelling.text)] = number
        }
      }
    }
    // Without terms there are no uses.
    guard !glossary.concepts.isEmpty else { return }
    for (index, topic) in corpus.topics.enumerated() {
      func find() -> TopicUses { TopicUses(of: topic, terms) }
      let concepts = concepts.count
      let uses = memory?.uses(ofTopic: index, topic, concepts: concepts, find) ?? find()
      for use in uses.all {
        note(
          use, Place(topic: index, unit: use.unit), topic.documents[use.document].source.path)
      }
    }
  }

  func spellings(of concept: Int, in language: Language) -> [Spelling] {
    concepts[concept][language] ?? []
  }

  private mutating func note(_ use: TopicUses.Use, _ place: Place, _ path: String) {
    let known = numbers[Key(concept: use.concept, language: use.language, text: use.text)]
    guard let known, var spelling = concepts[use.concept][use.language]?[known] else { return }
    spelling.count += use.count
    let latest = spelling.places.suffix(Self.placesOfTopic)
    let isOneTopic =
      latest.count == Self.placesOfTopic && latest.allSatisfy { $0.topic == place.topic }
    if spelling.places.count < Self.listedPlaces, latest.last != place, !isOneTopic {
      spelling.places.append(place)
    }
    if let source = spelling.sources.lastIndex(where: { $0.path == path }) {
      spelling.sources[source].count += use.count
    } else if spelling.sources.count < Self.listedSources {
      spelling.sources.append(Source(topic: place.topic, path: path, count: use.count))
    }
    concepts[use.concept][use.language]?[known] = spelling
  }

  private static func spellings(
    of concept: Glossary.Concept, in language: Language
  ) -> [Spelling] {
    var spellings: [Spelling] = []
    var seen: Set<String> = []
    func add(_ texts: [String]?, _ form: (Int) -> TermFinder.Form) {
      for (number, text) in (texts ?? []).enumerated() where seen.insert(text).inserted {
        spellings.append(Spelling(text: text, form: form(number)))
      }
    }
    add(concept.terms[language]) { $0 == 0 ? .preferred : .allowed }
    add(concept.seen[language]) { _ in .seen }
    add(concept.forbidden[language]) { _ in .forbidden }
    return spellings
  }
}
