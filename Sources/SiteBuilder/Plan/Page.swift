package import Bitext

/// One page of the site.
///
/// Topics and editions are indices into the corpus.
package enum Page: Hashable, Sendable {
  case home
  /// The list of everything that can be read in one language.
  case index(Language)
  case edition(topic: Int, edition: Int)
  /// A topic in a language that it is not written in: the page shows another language's text.
  case fallback(topic: Int, Language)
  /// All languages of a topic side by side, for readers of one language, which comes first.
  case parallel(topic: Int, Language)
  /// The glossary of a language; a large one has several parts, counted from 0.
  case glossary(Language, part: Int = 0)
  /// The gallery of table examples.
  case gallery(Language)
  /// The guidelines, each with a table that follows it and one that breaks it.
  case guidelines(Language)
  /// The source code of the examples, to which other pages link.
  case listings(Language)
  /// A page of the translators' desk; only the one with all terms may have several parts.
  case desk(DeskPage, Language, part: Int = 0)
  /// A former address of a topic, as an index into the plan's redirects.
  case redirect(Int)
  case notFound

  /// Whether the page has all languages of a topic side by side.
  var isParallel: Bool {
    if case .parallel = self { true } else { false }
  }

  /// The index of the topic that the page shows; nil if it shows no single topic.
  package var topic: Int? {
    switch self {
    case .edition(let topic, _), .fallback(let topic, _), .parallel(let topic, _): topic
    case .home, .index, .glossary, .gallery, .guidelines, .listings, .desk, .redirect, .notFound:
      nil
    }
  }
}
