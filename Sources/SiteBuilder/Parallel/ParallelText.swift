import Bitext
import TextBasics

/// A topic prepared for its parallel page: its languages, readings and everything needed per
/// segment.
final class ParallelText: Sendable {
  let topic: Topic
  let index: Int
  /// The languages of the columns; ``columns(first:)`` gives their order.
  let languages: [Language]
  /// The reading of each document, which leaves nothing out.
  let readings: [Reading]
  /// The sources that are left out.
  private let documentsApart: Set<Int>
  /// For each document the rows and callouts that its segments belong to.
  private let structures: [Structure]
  /// The examples that stand beside the units.
  let examples: TopicExamples
  /// For each language the documents that have texts in it, in order.
  private let speakers: [(language: Language, documents: [Int])]
  /// For each unit the states of its texts in ``languages``.
  let states: [[UnitState?]]
  let needs: UnitNeeds
  /// The places of the sentences in each unit.
  let sentences: UnitSentences
  /// For each language the ids of the units that a program translated and nobody has looked at.
  private let machines: [Language: Set<String>]
  /// For each language the typical length of its texts relative to the original.
  let ratios: [Language: Double]
  /// For units that changed recently, by id, the day in each language.
  let recent: [String: [Language: String]]
  /// The translations that are offered in place of missing ones; nil if the site is not for
  /// translators.
  let offers: TranslationOffers?

  init(
    _ topic: Topic, index: Int, examples: TopicExamples, offers: TranslationOffers? = nil,
    recent: [String: [Language: String]] = [:]
  ) {
    self.recent = recent
    self.offers = offers
    self.examples = examples
    self.topic = topic
    self.index = index
    ratios = Self.ratios(of: topic)
    let languages = topic.languages.filter(\.isDetermined)
    self.languages = languages
    let known = UnitStates(of: topic)
    states = topic.units.indices.map { unit in
      languages.map { known.state(of: unit, in: $0) }
    }
    needs = UnitNeeds(states, in: languages)
    sentences = UnitSentences(of: topic)
    machines = Self.machines(of: topic, known, in: languages)
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
    documentsApart = topic.documentsApart
  }

  /// The indices in ``languages``, with that of the reader's own language first.
  func columns(first own: Language) -> [Int] {
    guard let first = languages.firstIndex(of: own) else { return Array(languages.indices) }
    return [first] + languages.indices.filter { $0 != first }
  }

  /// Whether a program translated a unit and nobody has looked at it.
  func isOfMachine(_ unit: TranslationUnit, in language: Language) -> Bool {
    machines[language]?.contains(unit.id) ?? false
  }

  private static func machines(
    of topic: Topic, _ states: UnitStates, in languages: [Language]
  ) -> [Language: Set<String>] {
    guard topic.stamps.entries.contains(where: \.isOfMachine) else { return [:] }
    return languages.reduce(into: [:]) { machines, language in
      machines[language] = Set(
        topic.units.indices.filter { states.isOfMachine($0, in: language) }.map {
          topic.units[$0].id
        })
    }
  }

  private static func speakers(of topic: Topic) -> [(language: Language, documents: [Int])] {
    // A topic has few languages, so a linear search is faster than a dictionary.
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

  /// The documents with texts in `language`, in order.
  func documents(in language: Language) -> [Int] {
    speakers.first { $0.language == language }?.documents ?? []
  }

  /// Whether several sources have texts in `language`.
  func hasSources(in language: Language) -> Bool { documents(in: language).count > 1 }

  /// Whether several sources have texts in the same language.
  ///
  /// Undetermined texts, such as code and pictures, do not count.
  var hasSources: Bool { speakers.contains { $0.language.isDetermined && $0.documents.count > 1 } }

  /// The cells of a segment; a single one if the segment is not a table row.
  func cells(of segment: Int, in document: Int) -> [[Inline]] {
    structures[document].rows[segment]?.cells ?? [readings[document].segments[segment].content]
  }

  /// Whether a unit has nothing to show, such as a header of a table with empty cells, the name of
  /// a column's language above texts in it, or a text that only a source apart from the others has.
  func isBlank(_ unit: TranslationUnit) -> Bool {
    unit.variants.allSatisfy { variant in
      if documentsApart.contains(variant.document) { return true }
      return !variant.language.isDetermined
        && variant.segments.allSatisfy {
          isBlankRow($0, in: variant.document)
            ?? isBlankMark(readings[variant.document].segments[$0])
        }
    }
  }

  /// Whether a segment names a language that has a column, or a side of the translation.
  private func isBlankMark(_ segment: Segment) -> Bool {
    segment.isLanguageMark && segment.namedLanguage.map(languages.contains) ?? true
  }

  /// Whether a row has nothing to show, or only names the languages of its columns; nil for texts that
  /// are no rows.
  private func isBlankRow(_ segment: Int, in document: Int) -> Bool? {
    structures[document].rows[segment]?.cells.allSatisfy { cell in
      cell.isEmpty
        || structures[document].headers.contains(segment)
          && LanguageColumns.isName(cell.text(.shown))
    }
  }

  /// The same as ``cells(of:in:)``, read in place: one list for each cell.
  func inlines(ofCells segment: Int, in document: Int) -> InlineReader {
    structures[document].rows[segment]?.inlines ?? readings[document].segments[segment].inlines
  }

  /// The info string of a fence; nil if it is missing.
  func info(ofCode segment: Int, in document: Int) -> String? {
    structures[document].infos[segment]
  }

  /// The part of a callout that a segment is; nil if it is in none.
  func calloutPlace(of segment: Int, in document: Int) -> CalloutPlace? {
    // A fast path: most notes have no callouts.
    structures[document].callouts.isEmpty ? nil : structures[document].callouts[segment]
  }

  /// The rows, callouts and fences that segments belong to, by segment.
  struct Structure: Sendable {
    var rows: [Int: Document.TableRow] = [:]
    /// The headers of tables with a text in each language in their rows.
    var headers: Set<Int> = []
    var callouts: [Int: CalloutPlace] = [:]
    /// The info strings of fences.
    var infos: [Int: String] = [:]
  }

  /// The length ratios; computed only for languages with doubtful pairs, because only their remarks
  /// use them.
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

  /// Whether a unit consists only of blocks that are shown as examples.
  func isExample(_ unit: TranslationUnit) -> Bool {
    unit.variants.allSatisfy { variant in
      variant.segments.allSatisfy { (examples.fences[variant.document][$0] ?? nil) != nil }
    }
  }

  /// Groups variants that have the same words and links.
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

  /// The parts of a variant that are compared: its words and the destinations of its links.
  private func contents(of variant: Variant) -> [String] {
    variant.segments.flatMap { index in
      let segment = readings[variant.document].segments[index]
      return [segment.text] + (segment.hasMarkup ? segment.inlines.destinations : [])
    }
  }

  /// Marks the differences of a group's text from the first group.
  ///
  /// The first group is compared with the second if there are just two; nil if there is nothing to
  /// compare with.
  func marks(of number: Int, in groups: [[Variant]]) -> DifferenceMarker? {
    guard groups.count > 1 else { return nil }
    let other = number > 0 ? 0 : groups.count == 2 ? 1 : nil
    guard let other, let own = groups[number].first, let second = groups[other].first else {
      return nil
    }
    return DifferenceMarker(of: flatText(of: own), against: flatText(of: second))
  }

  /// The text of a variant as the page shows it, segment by segment.
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

  /// The letter of a variant's source; nil if its language has only one source.
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
    case .segment, .group, .thematicBreak: break
    case .code(let index, let info):
      if let info { structure.infos[index] = info }
    case .quote(let nodes), .element(_, let nodes), .footnoteDefinition(_, let nodes):
      for node in nodes { node.collect(&structure, segments) }
    case .callout(let callout, let title, let nodes):
      for node in nodes { node.collect(&structure, segments) }
      structure.add(callout, title: title, nodes, segments)
    case .list(_, let items):
      for item in items { for node in item.children { node.collect(&structure, segments) } }
    case .table(_, let rows):
      for row in rows where row.cellSegments == nil { structure.rows[row.segment] = row }
      if let first = rows.first, rows.contains(where: { $0.cellSegments != nil }) {
        structure.headers.insert(first.segment)
      }
    }
  }
}

extension ParallelText.Structure {
  /// Adds the segments of a callout, except those in nested callouts and in footnotes.
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
