import Bitext
import Synchronization

/// What single pages ask of the glossary and of each other, worked out once for all of them.
final class DeskMemory: Sendable {
  private let termLinks = Known<TermLinksKey, TermLinks?>()
  private let units = Known<Page, Set<String>>()
  private let footers = Known<ListKey, HTMLWriter>()
  private let parallelWords = Known<Language, [UInt8]>()
  private let exampleWords = Known<Language, [UInt8]>()
  /// By topic.
  private let links = Mutex<[ListKey: [[UInt8]?]]>([:])

  private struct TermLinksKey: Hashable {
    let language: Language
    let reader: Language
  }

  private struct ListKey: Hashable {
    let language: Language
    let root: String
  }

  /// Values that are worked out when they are first asked for.
  private struct Known<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
    private let values = Mutex<[Key: Value]>([:])

    func value(of key: Key, _ make: () -> Value) -> Value {
      if let known = values.withLock({ $0[key] }) { return known }
      let value = make()
      values.withLock { $0[key] = value }
      return value
    }
  }

  /// Writes links to topics, which are the same on all pages of a language that are as deep below
  /// the root: the lists beside the texts have dozens.
  ///
  /// - Parameters:
  ///   - topics: The links.
  ///   - count: How many topics there are.
  ///   - language: The language of the page.
  ///   - root: The prefix that leads from the page to the root of the site.
  ///   - html: What they are written to.
  ///   - write: Writes a link that is not known.
  func write(
    _ topics: ArraySlice<TopicLink>, of count: Int, in language: Language, root: String,
    to html: inout HTMLWriter, _ write: (TopicLink, inout HTMLWriter) -> Void
  ) {
    func append(_ links: inout [[UInt8]?]) {
      for topic in topics {
        if links[topic.topic] == nil {
          var link = HTMLWriter()
          write(topic, &link)
          links[topic.topic] = link.bytes
        }
        if let known = links[topic.topic] { html.markup(bytes: known) }
      }
    }
    let key = ListKey(language: language, root: root)
    links.withLock { append(&$0[key, default: [[UInt8]?](repeating: nil, count: count)]) }
  }

  /// The end of the pages in `language` whose root is `root`.
  func footer(in language: Language, root: String, _ make: () -> HTMLWriter) -> HTMLWriter {
    footers.value(of: ListKey(language: language, root: root), make)
  }

  /// What the script of the pages with all languages says in `language`.
  func parallelWords(in language: Language, _ make: () -> [UInt8]) -> [UInt8] {
    parallelWords.value(of: language, make)
  }

  /// What the script of the examples says on the pages in `language`.
  func exampleWords(in language: Language, _ make: () -> [UInt8]) -> [UInt8] {
    exampleWords.value(of: language, make)
  }

  /// Whether the page shows the unit.
  func shows(_ unit: String, on page: Page, in plan: SitePlan) -> Bool {
    units.value(of: page) { plan.units(on: page) }.contains(unit)
  }

  /// The links of a page in `language` to the glossary that is written in `reader`; nil where
  /// there is none, or no term to find.
  func links(for language: Language, reader: Language, in plan: SitePlan) -> TermLinks? {
    termLinks.value(of: TermLinksKey(language: language, reader: reader)) {
      guard plan.contains(.glossary(reader)), let finder = plan.terms.value.finder(language),
        !finder.isEmpty
      else { return nil }
      return TermLinks(
        finder: finder, reader: reader, ids: plan.corpus.glossary.concepts.map(\.id),
        parts: plan.glossaryParts)
    }
  }
}
