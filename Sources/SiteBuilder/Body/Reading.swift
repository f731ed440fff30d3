import Bitext
import TextBasics

/// One source of a topic, read in one language: the content of an edition.
final class Reading: Sendable {
  let topic: Topic
  let document: Int
  /// The segments of the document.
  let segments: [Segment]
  /// The language of the text; it differs from the page's language where the page shows another
  /// language's text as a substitute.
  let language: Language
  let note: NoteNumber
  /// For each segment, whether the page leaves it out because the source has its text in `language`
  /// too.
  private let leftOut: [Bool]
  /// The languages of texts that are left out as a whole, even the parts without a translation, by
  /// their first segments.
  private let originals: [Int: Language]
  /// The segment that the page shows as its title, if it stands near the start of the text.
  let title: Int?

  init(_ topic: Topic, index: Int, edition: Edition) {
    self.topic = topic
    document = edition.document
    language = edition.language
    note = NoteNumber(topic: index, document: edition.document)
    let source = topic.documents[document]
    segments = source.segments
    let units = topic.unitOfSegment[document]
    let language = edition.language
    let document = edition.document
    let hasEdition = Set(topic.editions.lazy.filter { $0.document == document }.map(\.language))
    // Text that no other page of this source would show is kept.
    func isElsewhere(_ segment: Int) -> Bool {
      let own = source.segments[segment].audience
      return own.isDetermined && own != language && hasEdition.contains(own)
    }
    let parts = hasEdition.count > 1 ? LanguageParts(of: source, in: hasEdition) : nil
    var leftOut = source.segments.indices.map { segment in
      if source.segments[segment].isLanguageMark {
        guard let named = source.segments[segment].namedLanguage else {
          return hasEdition.count > 1
        }
        guard hasEdition.count > 1, hasEdition.contains(named) else { return false }
        // The page itself names its language so.
        return named != language
          || source.segments[segment].text.filter(\.isLetter) == Catalogue.ownName(of: named)
      }
      if let parts, !source.segments[segment].audience.isDetermined {
        return parts.isElsewhere(segment, on: language)
      }
      guard isElsewhere(segment) else { return false }
      return topic.units[units[segment]].variants.contains {
        $0.document == document && $0.language == language
      }
    }
    var originals: [Int: Language] = [:]
    if hasEdition.count > 1 {
      for first in Self.leaveOutRemains(&leftOut, of: source, edition.title, isElsewhere) {
        originals[first] = source.segments[first].audience
      }
    }
    self.originals = originals
    self.leftOut = leftOut
    title = Self.title(edition.title, in: source, leftOut: leftOut)
  }

  /// In segments: the remains of a shorter text are kept.
  private static let shortestOriginal = 5

  /// Leaves out the whole of a text in another language, before or after its translation, if at
  /// least half of its segments are left out.
  ///
  /// The remaining segments would make no sense without the others, and the page of that language
  /// has them all. A heading that is the title of the page stays, and where nothing else remains,
  /// nothing is missing.
  ///
  /// - Returns: The first segments of such texts.
  private static func leaveOutRemains(
    _ leftOut: inout [Bool], of source: Document, _ title: String, _ isElsewhere: (Int) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    var run: [Int] = []
    func close() {
      if let first = run.first, !leftOut[first], case .heading = source.segments[first].kind,
        DocumentTitle.isTitle(title, in: source.segments[first], of: source)
      {
        run.removeFirst()
      }
      let count = run.count { leftOut[$0] }
      if run.count >= shortestOriginal, count < run.count, count * 2 >= run.count {
        for segment in run { leftOut[segment] = true }
        found.append(run[0])
      }
      run = []
    }
    for segment in source.segments.indices {
      if isElsewhere(segment) {
        run.append(segment)
      } else if source.segments[segment].audience.isDetermined {
        close()
      }
    }
    close()
    return found
  }

  /// The edition that shows a text which begins with a segment and is left out as a whole; nil if
  /// there is none, or no such text begins there.
  func edition(ofOriginalAt segment: Int) -> (number: Int, language: Language)? {
    guard let language = originals[segment] else { return nil }
    let number = topic.editions.firstIndex {
      $0.document == document && $0.language == language
    }
    return number.map { ($0, language) }
  }

  /// The texts in front matter that the page shows; they belong to no block of the document.
  var abstracts: [Int] {
    segments.indices.filter { segments[$0].kind == .frontMatter && isShown($0) }
  }

  var outline: [Document.Node] { topic.documents[document].outline }

  func unit(of segment: Int) -> TranslationUnit {
    topic.units[unitNumber(of: segment)]
  }

  /// The id of a segment's unit.
  func identifier(of segment: Int) -> String { topic.units[unitNumber(of: segment)].id }

  func unitNumber(of segment: Int) -> Int { topic.unitOfSegment[document][segment] }

  func origin(of segment: Int) -> Origin { origin(in: segments[segment].range) }

  func origin(in range: SourceRange) -> Origin {
    Origin(note: note, source: topic.documents[document].source, range: range)
  }

  func isShown(_ segment: Int) -> Bool { !leftOut[segment] }

  /// Whether a row is on this page; one with a text in each language is on all.
  func isShown(_ row: Document.TableRow) -> Bool {
    row.cellSegments != nil || isShown(row.segment)
  }

  /// Whether any segment of `node` is on this page.
  func isShown(_ node: Document.Node) -> Bool {
    switch node {
    case .segment(let index), .code(let index, _): isShown(index)
    case .group(let indices): indices.contains { isShown($0) }
    case .quote(let nodes): nodes.contains { isShown($0) }
    case .callout(_, let title, let nodes):
      title.map { isShown($0) } == true || nodes.contains { isShown($0) }
    case .list(_, let items): items.contains { isShown($0) }
    case .table(_, let rows): rows.contains(where: isShown)
    // A fold of which only the title is in the language of the page would be empty.
    case .element(let element, let nodes) where element.name == "details" && nodes.count > 1:
      nodes.contains { !$0.isFoldTitle && isShown($0) }
    case .element(let element, let nodes):
      nodes.isEmpty ? element.isVoid : nodes.contains { isShown($0) }
    case .thematicBreak: true
    // Footnotes are shown below the text, wherever they are defined.
    case .footnoteDefinition: false
    }
  }

  /// Whether the nodes of a fold are below a title that is not shown: it names their language, or is
  /// in another one.
  func isFoldWithoutTitle(_ nodes: [Document.Node]) -> Bool {
    nodes.first.map { $0.isFoldTitle && !isShown($0) } ?? false
  }

  func isShown(_ item: Document.Item) -> Bool { item.children.contains { isShown($0) } }

  /// The segment that states the title, if it is the first heading or a paragraph near the start.
  private static func title(_ title: String, in document: Document, leftOut: [Bool]) -> Int? {
    for node in document.outline.prefix(6) {
      for index in candidates(in: node) where !leftOut[index] {
        switch document.segments[index].kind {
        case .heading:
          return DocumentTitle.isTitle(title, in: document.segments[index], of: document)
            ? index : nil
        case .paragraph: if document.segments[index].text == title { return index }
        case .item, .quote, .cell, .caption, .code, .image, .html, .frontMatter: continue
        }
      }
    }
    return nil
  }

  /// The segments of a node that may be a title; authors also centre a title in a `div`, below a
  /// picture.
  private static func candidates(in node: Document.Node) -> [Int] {
    switch node {
    case .segment(let index): [index]
    case .group(let indices): indices
    case .element(let element, let nodes) where element.holdsTitles: nodes.flatMap(candidates)
    case .code, .quote, .callout, .list, .table, .element, .footnoteDefinition, .thematicBreak: []
    }
  }
}

extension HTMLElement {
  /// Whether the element only sets the place of its contents on the page.
  fileprivate var holdsTitles: Bool {
    ["div", "center", "header", "section", "article", "main"].contains(name)
  }
}

extension Document.Node {
  /// Whether the node is the title of a fold.
  var isFoldTitle: Bool {
    if case .element(let element, _) = self { element.name == "summary" } else { false }
  }

  /// Whether a segment is in the node.
  func holds(_ segment: Int) -> Bool {
    var isFound = false
    forEachSegment { isFound = isFound || $0 == segment }
    return isFound
  }
}

extension SitePlan {
  /// The ids of the units that a topic's page shows.
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
    let value = corpus[topic]
    let reading = Reading(value, index: topic, edition: value.editions[number])
    let segments = value.documents[reading.document].segments.indices
    return Set(segments.filter(reading.isShown).map { reading.identifier(of: $0) })
  }
}

extension [Document.Node] {
  /// The segments of the nodes if all of them are plain texts; nil if any needs a block of its own.
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
