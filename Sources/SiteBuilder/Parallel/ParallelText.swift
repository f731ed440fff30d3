import Bitext
import TextBasics

/// A topic with its languages side by side, and what is needed to write its segments one by one.
final class ParallelText: Sendable {
  let topic: Topic
  let index: Int
  /// The columns, from left to right.
  let languages: [Language]
  /// For each document, how it is read; nothing is left out here.
  let readings: [Reading]
  /// For each document, what its segments are parts of.
  private let structures: [Structure]
  /// What stands beside the units.
  let examples: TopicExamples
  /// For each language of the topic, the documents that speak it, in order.
  private let speakers: [(language: Language, documents: [Int])]
  let states: UnitStates
  /// How wide each language's texts are to those of the original.
  let ratios: [Language: Double]

  init(_ topic: Topic, index: Int, examples: TopicExamples) {
    self.examples = examples
    self.topic = topic
    self.index = index
    states = UnitStates(of: topic)
    ratios = Self.ratios(of: topic)
    languages = topic.languages.filter(\.isDetermined)
    readings = topic.documents.indices.map { document in
      let edition = Edition(
        language: topic.documents[document].language, document: document, title: "", coverage: 0,
        name: nil)
      return Reading(topic, index: index, edition: edition)
    }
    structures = topic.documents.map { document in
      var structure = Structure()
      for node in document.outline { node.collect(&structure, document.segments) }
      return structure
    }
    speakers = Self.speakers(of: topic)
  }

  private static func speakers(of topic: Topic) -> [(language: Language, documents: [Int])] {
    // A topic has few languages: a search among them takes less than a dictionary.
    var speakers: [(language: Language, speak: [Bool])] = []
    for unit in topic.units {
      for variant in unit.variants {
        let known = speakers.firstIndex { $0.language == variant.language }
        if known == nil {
          speakers.append((variant.language, topic.documents.map { _ in false }))
        }
        speakers[known ?? speakers.count - 1].speak[variant.document] = true
      }
    }
    return speakers.map { language, speak in (language, speak.indices.filter { speak[$0] }) }
  }

  /// The documents that speak `language`, in order.
  func documents(in language: Language) -> [Int] {
    speakers.first { $0.language == language }?.documents ?? []
  }

  /// Whether several sources speak `language`.
  func hasSources(in language: Language) -> Bool { documents(in: language).count > 1 }

  /// Whether several sources speak one language.
  ///
  /// Pictures and code, which are in no language, stand in many.
  var hasSources: Bool { speakers.contains { $0.language.isDetermined && $0.documents.count > 1 } }

  /// The cells of a segment; all of it is one where it is no row of a table.
  func cells(of segment: Int, in document: Int) -> [[Inline]] {
    structures[document].rows[segment]?.cells ?? [readings[document].segments[segment].content]
  }

  /// ``cells(of:in:)``, to be read in place: a list for each.
  func inlines(ofCells segment: Int, in document: Int) -> InlineReader {
    structures[document].rows[segment]?.inlines ?? readings[document].segments[segment].inlines
  }

  /// Where a segment stands in a callout; nil where it stands in none.
  func calloutPlace(of segment: Int, in document: Int) -> CalloutPlace? {
    // Most notes have none.
    structures[document].callouts.isEmpty ? nil : structures[document].callouts[segment]
  }

  /// What segments are parts of, by their indices.
  struct Structure: Sendable {
    var rows: [Int: Document.TableRow] = [:]
    var callouts: [Int: CalloutPlace] = [:]
  }

  /// Only worked out where a doubtful pair will ask.
  private static func ratios(of topic: Topic) -> [Language: Double] {
    guard let original = topic.originalLanguage else { return [:] }
    var doubtful: Set<Language> = []
    for unit in topic.units {
      for variant in unit.variants where variant.confidence < UnitStates.lowConfidence {
        doubtful.insert(variant.language)
      }
    }
    return doubtful.reduce(into: [:]) {
      $0[$1] = PairDoubts.ratio(in: topic, of: original, to: $1)
    }
  }

  /// Whether a unit is nothing but blocks that are shown as examples.
  func isExample(_ unit: TranslationUnit) -> Bool {
    unit.variants.allSatisfy { variant in
      variant.segments.allSatisfy { (examples.fences[variant.document][$0] ?? nil) != nil }
    }
  }

  /// Variants that say the same in the same words stand together.
  func grouped(_ variants: ArraySlice<Variant>) -> [[Variant]] {
    var groups: [[Variant]] = []
    for variant in variants {
      let texts = contents(of: variant)
      if let place = groups.firstIndex(where: { contents(of: $0[0]) == texts }) {
        groups[place].append(variant)
      } else {
        groups.append([variant])
      }
    }
    return groups
  }

  /// What is compared: the words, and where their links lead.
  private func contents(of variant: Variant) -> [String] {
    variant.segments.flatMap { index in
      let segment = readings[variant.document].segments[index]
      return [segment.text] + (segment.hasMarkup ? segment.inlines.destinations : [])
    }
  }

  /// What a group of equal variants says in other words than the first group; what the first one
  /// says in other words than the second, where there are two.
  func marks(of number: Int, in groups: [[Variant]]) -> DifferenceMarker? {
    guard groups.count > 1 else { return nil }
    let other = number > 0 ? 0 : groups.count == 2 ? 1 : nil
    guard let other, let own = groups[number].first, let second = groups[other].first else {
      return nil
    }
    return DifferenceMarker(of: flatText(of: own), against: flatText(of: second))
  }

  /// The text of a variant as it is written, segment after segment.
  private func flatText(of variant: Variant) -> String {
    variant.segments.map { index in
      let segment = readings[variant.document].segments[index]
      switch segment.kind {
      case .code: return ""
      case .cell:
        return cells(of: index, in: variant.document).map { $0.text(.shown) }.joined()
      case .heading, .paragraph, .item, .quote, .caption, .image, .html, .frontMatter:
        let content = segment.content
        return content.isEmpty ? segment.text : content.text(.shown)
      }
    }.joined()
  }

  /// The letter that stands for a source where several speak the language; nil where one does.
  func mark(of variant: Variant) -> String? {
    let documents = documents(in: variant.language)
    guard documents.count > 1 else { return nil }
    return documents.firstIndex(of: variant.document).map(Self.mark)
  }

  /// A, B … Z, then numbers.
  static func mark(at position: Int) -> String {
    position < 26 ? String(UnicodeScalar(UInt8(65 + position))) : String(position + 1)
  }
}

extension Document.Node {
  fileprivate func collect(_ structure: inout ParallelText.Structure, _ segments: [Segment]) {
    switch self {
    case .segment, .group, .code, .thematicBreak: break
    case .quote(let nodes), .element(_, let nodes), .footnoteDefinition(_, let nodes):
      for node in nodes { node.collect(&structure, segments) }
    case .callout(let callout, let title, let nodes):
      for node in nodes { node.collect(&structure, segments) }
      structure.add(callout, title: title, nodes, segments)
    case .list(_, let items):
      for item in items { for node in item.children { node.collect(&structure, segments) } }
    case .table(_, let table): for row in table { structure.rows[row.segment] = row }
    }
  }
}

extension ParallelText.Structure {
  /// Adds the segments of a callout that stand in no callout inside it, and in no footnote.
  fileprivate mutating func add(
    _ callout: Callout, title: Int?, _ nodes: [Document.Node], _ segments: [Segment]
  ) {
    typealias Place = CalloutPlace
    var named: Set<Language> = []
    if let title {
      named.insert(segments[title].audience)
      callouts[title] = Place(callout: callout, part: .title)
    }
    for node in nodes {
      node.forEachSegment(withFootnotes: false) { index in
        guard callouts[index] == nil else { return }
        let language = segments[index].audience
        let isFirst = language.isDetermined && named.insert(language).inserted
        callouts[index] = Place(callout: callout, part: isFirst ? .beginning : .rest)
      }
    }
  }
}
