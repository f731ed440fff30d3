import Bitext
import RowStyles

/// The examples of one topic and the units that they follow, in all its languages.
struct TopicExamples: Sendable {
  struct Placed: Sendable {
    let showing: Showing
    /// The document whose author put it here; nil where the text itself asked for it.
    let document: Int?
  }

  /// For each document, what the fences among its segments show; nil for a block that is invalid.
  let fences: [[Int: Showing?]]
  /// By the index of the unit that they follow, in the order to show them.
  let following: [Int: [Placed]]

  /// The concepts that units define, by their indices.
  let concepts: [Int: Concept]
  /// The guidelines that units state, by their indices.
  let guidelines: [Int: GuidelineID]

  /// Finds the examples of `topic`: those in fences, then those that its texts define or state.
  init(of topic: Topic, book: ExampleBook, matcher: ConceptMatcher) {
    var following: [Int: [Placed]] = [:]
    var explicit: Set<String> = []
    fences = topic.documents.indices.map { number in
      let document = topic.documents[number]
      var shown: [Int: Showing?] = [:]
      for (segment, info) in document.fenceIndices where ExampleBook.isExample(info) {
        let showing = book.showing(of: document.segments[segment].text)
        shown[segment] = .some(showing)
        guard let showing else { continue }
        explicit.insert(showing.key)
        var before = segment - 1
        while before >= 0, shown.keys.contains(before) { before -= 1 }
        let unit = before >= 0 ? topic.unitOfSegment[number][before] : 0
        following[unit, default: []].append(Placed(showing: showing, document: number))
      }
      return shown
    }
    let isAboutTables = Self.isAboutTables(topic)
    var concepts: [Int: Concept] = [:]
    var guidelines: [Int: GuidelineID] = [:]
    for (number, unit) in topic.units.enumerated() {
      let (concept, stated) = Self.meaning(of: unit, in: topic, matcher, isAboutTables)
      concepts[number] = concept
      guidelines[number] = stated
      let showing = concept.map(book.showing) ?? stated.flatMap(book.pair)
      // Each page shows it once, at the first of these units that it has.
      if let showing, !explicit.contains(showing.key) {
        following[number, default: []].append(Placed(showing: showing, document: nil))
      }
    }
    self.concepts = concepts
    self.guidelines = guidelines
    self.following = following
  }

  /// Whether a topic is about tables, by its titles.
  static func isAboutTables(_ topic: Topic) -> Bool {
    let slug = topic.slug.split(separator: "-").joined(separator: " ")
    return ConceptMatcher.isAboutTables(topic.editions.map(\.title) + [slug])
  }

  /// The concept that a unit defines, else the guideline that it states.
  private static func meaning(
    of unit: TranslationUnit, in topic: Topic, _ matcher: ConceptMatcher, _ isAboutTables: Bool
  ) -> (Concept?, GuidelineID?) {
    var stated: GuidelineID?
    for variant in unit.variants {
      for index in variant.segments {
        let segment = topic.documents[variant.document].segments[index]
        guard let kind = ConceptMatcher.Kind(segment.kind) else { continue }
        if let concept = matcher.concept(
          definedBy: segment.text, kind: kind, isAboutTables: isAboutTables)
        {
          return (concept, nil)
        }
        if stated == nil, let language = TextLanguage(rawValue: variant.language.tag) {
          stated =
            StatementMatcher.guidelines(
              statedBy: segment.text, kind: kind, language: language,
              isAboutTables: isAboutTables
            ).first
        }
      }
    }
    return (nil, stated)
  }
}

extension ConceptMatcher.Kind {
  /// Captions, code and cells define nothing.
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
