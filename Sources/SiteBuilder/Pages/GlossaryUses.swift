import Bitext
import Synchronization

/// Where the notes use the terms of the glossary, and which sources use which spelling.
struct GlossaryUses: Sendable {
  /// A spelling of a concept in one language, with its uses in the notes.
  struct Spelling: Sendable {
    let text: String
    let form: TermFinder.Form
    var count = 0
    /// The first units that contain it, in corpus order.
    var places: [Place] = []
    /// The sources that contain it, with the number of uses, in corpus order.
    var sources: [(path: String, count: Int)] = []
  }

  struct Place: Hashable, Sendable {
    let topic: Int
    /// The index of the unit in its topic.
    let unit: Int
  }

  /// The number of uses to list; the search finds the others.
  static let listedPlaces = 12

  /// For each concept its spellings by language, in the order of the glossary.
  private var concepts: [[Language: [Spelling]]]
  /// The index of each spelling among those of its concept and language.
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let concept: Int
    let language: Language
    let text: String
  }

  /// Counts all uses, in O(text).
  init(_ corpus: Corpus, _ terms: GlossaryIndex) {
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
    for (index, topic) in corpus.topics.enumerated() {
      for (number, unit) in topic.units.enumerated() {
        for variant in unit.variants where variant.language.isDetermined {
          guard let finder = terms.finder(variant.language) else { continue }
          let path = topic.documents[variant.document].source.path
          for found in finder.occurrences(in: topic.text(of: variant)) {
            for spelling in found.spellings {
              note(
                spelling, variant.language, Place(topic: index, unit: number), path)
            }
          }
        }
      }
    }
  }

  func spellings(of concept: Int, in language: Language) -> [Spelling] {
    concepts[concept][language] ?? []
  }

  private mutating func note(
    _ found: TermFinder.Spelling, _ language: Language, _ place: Place, _ path: String
  ) {
    let known = numbers[Key(concept: found.concept, language: language, text: found.text)]
    guard let known, var spelling = concepts[found.concept][language]?[known] else { return }
    spelling.count += 1
    if spelling.places.count < Self.listedPlaces, spelling.places.last != place {
      spelling.places.append(place)
    }
    if let source = spelling.sources.lastIndex(where: { $0.path == path }) {
      spelling.sources[source].count += 1
    } else if spelling.sources.count < Self.listedPlaces {
      spelling.sources.append((path, 1))
    }
    concepts[found.concept][language]?[known] = spelling
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
