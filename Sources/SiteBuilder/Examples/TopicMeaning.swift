import Bitext
import RowStyles

/// The concepts and guidelines that the texts of a topic are about.
struct TopicMeaning: Sendable {
  /// The concepts that units define, by unit index.
  private(set) var concepts: [Int: Concept] = [:]
  /// The guidelines that units state, by unit index.
  private(set) var guidelines: [Int: GuidelineID] = [:]

  /// Of a text about no concept and no guideline.
  init() {}

  init(of topic: Topic, _ matcher: ConceptMatcher) {
    let isAboutTables = TopicExamples.isAboutTables(topic)
    for (number, unit) in topic.units.enumerated() {
      let (concept, stated) = Self.meaning(of: unit, in: topic, matcher, isAboutTables)
      concepts[number] = concept
      guidelines[number] = stated
    }
  }

  /// Whether the texts are about tables of apps, if the title is.
  ///
  /// One name is not enough: a note of plain words has headings such as “Plain” or “Header”, too.
  var isOfTables: Bool {
    !guidelines.isEmpty || Set(concepts.values).count > 1
      || concepts.values.contains(where: \.isNamedForTablesAlone)
  }

  func concerns(onlyUnits units: Range<Int>) -> Bool {
    concepts.keys.allSatisfy(units.contains) && guidelines.keys.allSatisfy(units.contains)
  }

  /// The concept that a unit defines, or else the guideline that it states.
  private static func meaning(
    of unit: TranslationUnit, in topic: Topic, _ matcher: ConceptMatcher, _ isAboutTables: Bool
  ) -> (Concept?, GuidelineID?) {
    var stated: GuidelineID?
    for variant in unit.variants {
      for index in variant.segments {
        let segments = topic.documents[variant.document].segments
        guard let kind = ConceptMatcher.Kind(segments[index].kind) else { continue }
        let text = segments[index].text
        let concept = matcher.concept(definedBy: text, kind: kind, isAboutTables: isAboutTables)
        if let concept { return (concept, nil) }
        guard isAboutTables, stated == nil,
          let language = TextLanguage(rawValue: variant.language.tag)
        else { continue }
        stated =
          StatementMatcher.guidelines(
            statedBy: text, kind: kind, language: language, isAboutTables: isAboutTables
          ).first
      }
    }
    return (nil, stated)
  }
}

extension ConceptMatcher.Kind {
  /// Nil for captions, code and cells, which define nothing.
  fileprivate init?(_ kind: Segment.Kind) {
    switch kind {
    case .heading: self = .heading
    case .paragraph: self = .paragraph
    case .item: self = .item
    case .quote: self = .quote
    case .cell, .caption, .code, .image, .html, .frontMatter: return nil
    }
  }
}

extension Concept: Packable {}
extension GuidelineID: Packable {}

extension TopicMeaning: Packable {
  func pack(into packer: inout Packer) {
    packer.put(concepts)
    packer.put(guidelines)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    concepts = try unpacker.dictionary()
    guidelines = try unpacker.dictionary()
  }
}

extension SiteMemory {
  /// The meaning of a topic with the given number of units, from the cache or from `make`.
  func meaning(ofTopic topic: Int, units: Int, _ make: () -> TopicMeaning) -> TopicMeaning {
    cache.value(
      for: key("meaning", topic, 0),
      unpack: { unpacker throws(Unpacker.Malformed) in
        let meaning: TopicMeaning = try unpacker.value()
        guard meaning.concerns(onlyUnits: 0..<units) else { throw Unpacker.Malformed() }
        return meaning
      },
      pack: { $1.put($0) }, make)
  }
}
