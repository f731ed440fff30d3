import Bitext
import Synchronization

/// Values that many pages need, computed once per site.
final class DeskMemory: Sendable {
  /// Values that the parallel pages of a topic share, one page for each language of its readers.
  let parallels = RecentTopics<SharedParallel>()
  let headingNames = RecentTopics<HeadingNames>()
  private let termLinks = Known<TermLinksKey, TermLinks?>()
  private let units = Known<Page, Set<String>>()
  private let footers = Known<ListKey, HTMLWriter>()
  private let navigations = Known<NavigationKey, HTMLWriter>()
  private let parallelWords = Known<Language, [UInt8]>()
  private let exampleWords = Known<Language, [UInt8]>()
  /// Links by topic, for each language and depth of page.
  private let links = Mutex<[ListKey: [[UInt8]?]]>([:])

  private struct TermLinksKey: Hashable {
    let language: Language
    let reader: Language
  }

  private struct NavigationKey: Hashable {
    let language: Language
    let root: String
    let current: String
  }

  private struct ListKey: Hashable {
    let language: Language
    let root: String
  }

  /// A cache of values that are computed when they are first needed.
  private struct Known<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
    private let values = Mutex<[Key: Value]>([:])

    func value(of key: Key, _ make: () -> Value) -> Value {
      if let known = values.withLock({ $0[key] }) { return known }
      let value = make()
      values.withLock { $0[key] = value }
      return value
    }
  }

  /// Writes links to topics from cached bytes, because the menus of a page have dozens.
  ///
  /// All pages of a language at the same depth share the bytes of a link.
  ///
  /// - Parameters:
  ///   - topics: The links.
  ///   - count: The number of topics in the corpus.
  ///   - language: The language of the page.
  ///   - root: The relative path from the page to the root of the site.
  ///   - html: The output.
  ///   - write: Writes a link that is not cached yet.
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

  /// The footer shared by all pages in `language` whose root is `root`.
  func footer(in language: Language, root: String, _ make: () -> HTMLWriter) -> HTMLWriter {
    footers.value(of: ListKey(language: language, root: root), make)
  }

  /// The links to the main pages, with one of them marked, which pages share like the footer.
  func navigation(
    in language: Language, root: String, current: String, _ make: () -> HTMLWriter
  ) -> HTMLWriter {
    let key = NavigationKey(language: language, root: root, current: current)
    return navigations.value(of: key, make)
  }

  /// The words for the script of parallel pages in `language`.
  func parallelWords(in language: Language, _ make: () -> [UInt8]) -> [UInt8] {
    parallelWords.value(of: language, make)
  }

  /// The words for the script of examples on pages in `language`.
  func exampleWords(in language: Language, _ make: () -> [UInt8]) -> [UInt8] {
    exampleWords.value(of: language, make)
  }

  /// Whether the page shows the unit.
  func shows(_ unit: String, on page: Page, in plan: SitePlan) -> Bool {
    units.value(of: page) { plan.units(on: page) }.contains(unit)
  }

  /// The glossary links for texts in `language`, to the glossary in the language `reader`.
  ///
  /// Nil if there is no such glossary, or no term to look for.
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
