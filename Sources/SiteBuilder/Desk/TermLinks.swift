import Bitext
import Synchronization

/// The terms of the glossary that a page leads to from its text: each where it comes first.
struct TermLinks: Sendable {
  let finder: TermFinder
  let page: Page
  /// For each concept, its id on the glossary page.
  let ids: [String]
  var linked: Set<Int> = []

  /// The concept of the first spelling that is not linked yet and not one to be avoided.
  func concept(of occurrence: TermFinder.Occurrence) -> Int? {
    occurrence.spellings.first { $0.form != .forbidden && !linked.contains($0.concept) }?.concept
  }
}

/// What single pages ask of the glossary and of each other, worked out once for all of them.
final class DeskMemory: Sendable {
  private let finders = Mutex<[Language: TermFinder]>([:])
  private let units = Mutex<[Page: Set<String>]>([:])
  private let links = Mutex<[ListKey: [Int: HTMLWriter]]>([:])

  private let footers = Mutex<[ListKey: HTMLWriter]>([:])

  private struct ListKey: Hashable {
    let language: Language
    let root: String
  }

  /// The links to topics that `write` writes, which are the same on all pages of a language that are
  /// as deep below the root: the lists beside the texts have dozens.
  func links(
    toTopics topics: ArraySlice<Int>, in language: Language, root: String,
    _ write: (Int, inout HTMLWriter) -> Void
  ) -> [HTMLWriter] {
    let key = ListKey(language: language, root: root)
    let known = links.withLock { links in
      let links = links[key] ?? [:]
      return topics.map { links[$0] }
    }
    return zip(topics, known).map { topic, known in
      if let known { return known }
      var html = HTMLWriter()
      write(topic, &html)
      links.withLock { [html] in $0[key, default: [:]][topic] = html }
      return html
    }
  }

  /// The end of the pages in `language` whose root is `root`.
  func footer(
    in language: Language, root: String, _ make: () -> HTMLWriter
  ) -> HTMLWriter {
    let key = ListKey(language: language, root: root)
    if let known = footers.withLock({ $0[key] }) { return known }
    let html = make()
    footers.withLock { $0[key] = html }
    return html
  }

  /// Whether the page shows the unit.
  func shows(_ unit: String, on page: Page, in plan: SitePlan) -> Bool {
    units.withLock { units in
      let known = units[page] ?? plan.units(on: page)
      units[page] = known
      return known.contains(unit)
    }
  }

  /// The links of a page in `language` to the glossary that is written in `reader`; nil where
  /// there is none, or no term to find.
  func links(for language: Language, reader: Language, in plan: SitePlan) -> TermLinks? {
    let page = Page.glossary(reader)
    guard plan.contains(page) else { return nil }
    let glossary = plan.corpus.glossary
    let finder = finders.withLock { finders in
      let known = finders[language] ?? TermFinder(glossary, language)
      finders[language] = known
      return known
    }
    return finder.isEmpty
      ? nil : TermLinks(finder: finder, page: page, ids: glossary.concepts.map(\.id))
  }
}

extension BodyWriter {
  /// Writes character data with links to the glossary.
  mutating func writeLinked(_ text: String, _ links: TermLinks) {
    var links = links
    var start = 0
    let bytes = Array(text.utf8)
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for occurrence in links.finder.occurrences(in: text) {
      guard let concept = links.concept(of: occurrence) else { continue }
      links.linked.insert(concept)
      html.text(piece(start..<occurrence.range.lowerBound))
      html.markup("<a class=\"term\"")
      html.attribute("href", href(links.page, fragment: links.ids[concept]))
      html.markup(">")
      // A Latin word is marked whole, with its ending; a particle is not a part of the term.
      let rest = bytes[occurrence.range.upperBound...]
      let isLatin = bytes[occurrence.range.upperBound - 1].isASCIILetter
      let end = isLatin ? rest.firstIndex { !$0.isASCIILetter } ?? bytes.count : rest.startIndex
      html.text(piece(occurrence.range.lowerBound..<end))
      html.markup("</a>")
      start = end
    }
    html.text(piece(start..<bytes.count))
    termLinks = links
  }

  /// Writes what `body` writes without links to the glossary.
  mutating func withoutTerms(_ body: (inout BodyWriter) -> Void) {
    let links = termLinks
    termLinks = nil
    body(&self)
    termLinks = links
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
