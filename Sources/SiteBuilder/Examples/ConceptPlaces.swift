import Bitext
import RowStyles

/// Where the notes define concepts and state guidelines.
struct ConceptPlaces {
  struct Place: Hashable {
    /// Indices into the corpus and into the topic's units.
    let topic: Int
    let unit: Int
  }

  private var concepts: [RowStyles.Concept: [Place]] = [:]
  private var guidelines: [GuidelineID: [Place]] = [:]
  private let mentions: [RowStyles.Concept: [Place]]

  /// Asks every topic: O(units of all topics), and their texts where they are about tables.
  init(_ plan: SitePlan, _ examples: (Int) -> TopicExamples) {
    var aboutTables: [Int] = []
    for (index, topic) in plan.corpus.topics.enumerated() {
      let found = examples(index)
      for (unit, concept) in found.concepts.sorted(by: { $0.key < $1.key }) {
        concepts[concept, default: []].append(Place(topic: index, unit: unit))
      }
      for (unit, guideline) in found.guidelines.sorted(by: { $0.key < $1.key }) {
        guidelines[guideline, default: []].append(Place(topic: index, unit: unit))
      }
      if TopicExamples.isAboutTables(topic) { aboutTables.append(index) }
    }
    let undefined = RowStyles.Concept.allCases.filter { [concepts] in concepts[$0] == nil }
    mentions = Self.mentions(of: undefined, in: aboutTables, plan)
  }

  /// The paragraphs that define a concept; where none does, the first ones that name it.
  func of(_ concept: RowStyles.Concept) -> [Place] {
    Array((concepts[concept] ?? mentions[concept] ?? []).prefix(Self.most))
  }

  func of(_ guideline: GuidelineID) -> [Place] {
    Array((guidelines[guideline] ?? []).prefix(Self.most))
  }

  /// How many paragraphs a reader is offered.
  private static let most = 6

  private static func mentions(
    of concepts: [RowStyles.Concept], in topics: [Int], _ plan: SitePlan
  ) -> [RowStyles.Concept: [Place]] {
    let names = plan.corpus.glossary.shownNames
    var places: [RowStyles.Concept: [Place]] = [:]
    let needles = concepts.map { concept in
      (concept, TextLanguage.allCases.compactMap { names[concept][$0]?.lowercased() })
    }
    for index in topics {
      let topic = plan.corpus.topics[index]
      for (number, unit) in topic.units.enumerated() {
        let text = unit.variants.flatMap { variant in
          variant.segments.map { topic.documents[variant.document].segments[$0].text }
        }.joined(separator: "\n").lowercased()
        for (concept, needles) in needles where (places[concept] ?? []).count < 3 {
          guard needles.contains(where: { isNamed($0, in: text) }) else { continue }
          places[concept, default: []].append(Place(topic: index, unit: number))
        }
      }
    }
    return places
  }

  /// Whether `text` has `name`: whole words, where its script has spaces between them.
  private static func isNamed(_ name: String, in text: String) -> Bool {
    guard let range = text.firstRange(of: name) else { return false }
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    let before = text[..<range.lowerBound].unicodeScalars.last?.properties.isAlphabetic ?? false
    let after = text[range.upperBound...].unicodeScalars.first
    return !before && !(after.map { $0.properties.isAlphabetic && $0 != "s" } ?? false)
  }
}
