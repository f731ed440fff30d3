import Bitext
import RowStyles

/// The paragraphs of the notes that define concepts and state guidelines.
struct ConceptPlaces: Sendable {
  struct Place: Hashable, Sendable {
    /// Indices into the corpus's topics and into the topic's units.
    let topic: Int
    let unit: Int
  }

  private var concepts: [RowStyles.Concept: [Place]] = [:]
  private var guidelines: [GuidelineID: [Place]] = [:]
  private let mentions: [RowStyles.Concept: [Place]]

  /// Reads every topic: O(units of all topics), and the texts of topics about tables that `memory`
  /// does not know.
  init(_ plan: SitePlan, remembering memory: SiteMemory? = nil, examples: (Int) -> TopicExamples) {
    var aboutTables: [Int] = []
    for (index, topic) in plan.corpus.topics.enumerated() {
      let found = examples(index)
      for (unit, concept) in found.meaning.concepts.sorted(by: { $0.key < $1.key }) {
        concepts[concept, default: []].append(Place(topic: index, unit: unit))
      }
      for (unit, guideline) in found.meaning.guidelines.sorted(by: { $0.key < $1.key }) {
        guidelines[guideline, default: []].append(Place(topic: index, unit: unit))
      }
      if TopicExamples.isAboutTables(topic) { aboutTables.append(index) }
    }
    let undefined = RowStyles.Concept.allCases.filter { [concepts] in concepts[$0] == nil }
    mentions = Self.mentions(of: undefined, in: aboutTables, plan, memory)
  }

  /// The paragraphs that define a concept; if there are none, the first ones that name it.
  func of(_ concept: RowStyles.Concept) -> [Place] {
    Array((concepts[concept] ?? mentions[concept] ?? []).prefix(Self.most))
  }

  func of(_ guideline: GuidelineID) -> [Place] {
    Array((guidelines[guideline] ?? []).prefix(Self.most))
  }

  /// A digest of all places and of the texts there.
  func digest(ofTopic text: (Int) -> UInt64) -> UInt64 {
    var digest = Digest()
    func update(_ places: [Place]) {
      digest.update(places.count)
      for place in places {
        digest.update(text(place.topic))
        digest.update(place.unit)
      }
    }
    for concept in RowStyles.Concept.allCases { update(of(concept)) }
    for (guideline, _) in guidelines.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      digest.update(guideline.rawValue)
      update(of(guideline))
    }
    return digest.value
  }

  /// The number of paragraphs that a page lists.
  private static let most = 6

  /// The number of paragraphs to find for a concept that no text defines.
  private static let enough = 3

  private static func mentions(
    of concepts: [RowStyles.Concept], in topics: [Int], _ plan: SitePlan, _ memory: SiteMemory?
  ) -> [RowStyles.Concept: [Place]] {
    let finders = Lazy { Self.finders(of: concepts, plan.corpus.glossary.shownNames) }
    var places = [[Place]](repeating: [], count: concepts.count)
    for index in topics where places.contains(where: { $0.count < enough }) {
      let topic = plan.corpus[index]
      func find() -> TopicMentions { TopicMentions(of: topic, finders.value) }
      let mentions = memory?.mentions(of: concepts, inTopic: index, topic, find) ?? find()
      for mention in mentions.all where places[mention.concept].count < enough {
        places[mention.concept].append(Place(topic: index, unit: mention.unit))
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(concepts, places)).filter { !$0.value.isEmpty }
  }

  /// Finders for the names of `concepts`, which match as terms of a glossary do.
  private static func finders(
    of concepts: [RowStyles.Concept], _ names: ConceptNames
  ) -> [Language: TermFinder] {
    let languages = TextLanguage.allCases.map { ($0, Language(tag: $0.rawValue)) }
    let glossary = Glossary(
      concepts: concepts.map { concept in
        Glossary.Concept(
          id: concept.rawValue,
          terms: languages.reduce(into: [:]) { terms, language in
            terms[language.1] = names[concept][language.0].map { [$0] }
          })
      })
    return languages.reduce(into: [:]) { $0[$1.1] = TermFinder(glossary, $1.1) }
  }
}
