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

  static let none = TopicExamples(fences: [], following: [:])

  private init(fences: [[Int: Showing?]], following: [Int: [Placed]]) {
    self.fences = fences
    self.following = following
  }

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
    let titles =
      topic.editions.map(\.title) + [topic.slug.split(separator: "-").joined(separator: " ")]
    let isAboutTables = ConceptMatcher.isAboutTables(titles)
    var shown = explicit
    for (number, unit) in topic.units.enumerated() {
      for showing in Self.showings(of: unit, in: topic, book, matcher, isAboutTables)
      where shown.insert(showing.key).inserted {
        following[number, default: []].append(Placed(showing: showing, document: nil))
      }
    }
    self.following = following
  }

  /// The example of the concept that a unit defines, else the pair of the guideline it states.
  private static func showings(
    of unit: TranslationUnit, in topic: Topic, _ book: ExampleBook, _ matcher: ConceptMatcher,
    _ isAboutTables: Bool
  ) -> [Showing] {
    var stated: GuidelineID?
    for variant in unit.variants {
      for index in variant.segments {
        let segment = topic.documents[variant.document].segments[index]
        guard let kind = ConceptMatcher.Kind(segment.kind) else { continue }
        if let concept = matcher.concept(
          definedBy: segment.text, kind: kind, isAboutTables: isAboutTables)
        {
          return [book.showing(of: concept)].compactMap(\.self)
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
    return [stated.flatMap(book.pair)].compactMap(\.self)
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
