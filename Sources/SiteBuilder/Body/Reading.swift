import Bitext
import TextBasics

/// One source of a topic, as it is read in one language.
final class Reading: Sendable {
  let topic: Topic
  let document: Int
  /// Those of the document.
  let segments: [Segment]
  /// The language of the reader's text, which is not that of the page where the page stands in
  /// for one that has not been written.
  let language: Language
  private let note: LinkIndex.Note
  /// For each segment, whether this page leaves it out: the same source says it in `language` too.
  private let leftOut: [Bool]
  /// The segment that is the page's title, among the first of the text.
  let title: Int?

  init(_ topic: Topic, index: Int?, edition: Edition) {
    self.topic = topic
    document = edition.document
    language = edition.language
    note = LinkIndex.Note(topic: index, document: edition.document)
    let source = topic.documents[document]
    segments = source.segments
    let units = topic.unitOfSegment[document]
    let language = edition.language
    let document = edition.document
    let hasEdition = Set(topic.editions.lazy.filter { $0.document == document }.map(\.language))
    let leftOut = source.segments.indices.map { segment in
      let own = source.segments[segment].audience
      guard own.isDetermined, own != language else { return false }
      // What no other page of this source would show stays.
      guard hasEdition.contains(own) else { return false }
      return topic.units[units[segment]].variants.contains {
        $0.document == document && $0.language == language
      }
    }
    self.leftOut = leftOut
    title = Self.title(edition.title, in: source, leftOut: leftOut)
  }

  /// What the front matter says of the text: it is part of the document, but of no block in it.
  var abstracts: [Int] {
    segments.indices.filter { segments[$0].kind == .frontMatter && isShown($0) }
  }

  var outline: [Document.Node] { topic.documents[document].outline }

  func unit(of segment: Int) -> TranslationUnit {
    topic.units[unitNumber(of: segment)]
  }

  /// The id of the unit of a segment.
  func identifier(of segment: Int) -> String { topic.units[unitNumber(of: segment)].id }

  func unitNumber(of segment: Int) -> Int { topic.unitOfSegment[document][segment] }

  func origin(of segment: Int) -> Origin { origin(in: segments[segment].range) }

  func origin(in range: SourceRange) -> Origin {
    Origin(note: note, source: topic.documents[document].source, range: range)
  }

  func isShown(_ segment: Int) -> Bool { !leftOut[segment] }

  /// Whether anything of `node` is on this page.
  func isShown(_ node: Document.Node) -> Bool {
    switch node {
    case .segment(let index), .code(let index, _): isShown(index)
    case .group(let indices): indices.contains { isShown($0) }
    case .quote(let nodes): nodes.contains { isShown($0) }
    case .callout(_, let title, let nodes):
      title.map { isShown($0) } == true || nodes.contains { isShown($0) }
    case .list(_, let items): items.contains { isShown($0) }
    case .table(_, let rows): rows.contains { isShown($0.segment) }
    case .element(let element, let nodes):
      nodes.isEmpty ? element.isVoid : nodes.contains { isShown($0) }
    case .thematicBreak: true
    // It stands below the text, wherever it is defined.
    case .footnoteDefinition: false
    }
  }

  func isShown(_ item: Document.Item) -> Bool { item.children.contains { isShown($0) } }

  /// The line that says the title, if no other heading and little else stands above it.
  private static func title(_ title: String, in document: Document, leftOut: [Bool]) -> Int? {
    for (count, node) in document.outline.enumerated() where count < 6 {
      let candidates: [Int]
      switch node {
      case .segment(let index): candidates = [index]
      case .group(let indices): candidates = indices
      case .code, .quote, .callout, .list, .table, .element, .footnoteDefinition, .thematicBreak:
        continue
      }
      for index in candidates where !leftOut[index] {
        switch document.segments[index].kind {
        case .heading: return document.segments[index].text == title ? index : nil
        case .paragraph: if document.segments[index].text == title { return index }
        case .item, .quote, .cell, .caption, .code, .image, .html, .frontMatter: continue
        }
      }
    }
    return nil
  }
}

extension SitePlan {
  /// The ids of the units that a topic's page shows in its own language.
  func units(on page: Page) -> Set<String> {
    let topic: Int
    let number: Int
    switch page {
    case .edition(let index, let edition): (topic, number) = (index, edition)
    case .fallback(let index, _): (topic, number) = (index, 0)
    case .home, .index, .parallel, .glossary, .gallery, .guidelines, .listings, .desk,
      .redirect, .notFound:
      return []
    }
    let value = corpus.topics[topic]
    let reading = Reading(value, index: topic, edition: value.editions[number])
    let segments = value.documents[reading.document].segments.indices
    return Set(segments.filter(reading.isShown).map { reading.identifier(of: $0) })
  }
}

extension [Document.Node] {
  /// The segments of the nodes, if they are texts that need no block of their own.
  func texts(in reading: Reading) -> [Int]? {
    var texts: [Int] = []
    for node in self {
      switch node {
      case .segment(let index): texts.append(index)
      case .group(let indices): texts += indices
      case .code, .quote, .callout, .list, .table, .element, .footnoteDefinition, .thematicBreak:
        return nil
      }
    }
    let isText = texts.allSatisfy { index in
      switch reading.segments[index].kind {
      case .heading, .code: false
      case .paragraph, .item, .quote, .cell, .caption, .image, .html, .frontMatter: true
      }
    }
    return isText ? texts : nil
  }
}
