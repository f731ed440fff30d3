package import Bitext

/// One page of the site.
///
/// Topics and editions are indices into the corpus.
package enum Page: Hashable, Sendable {
  case home
  /// What can be read in one language.
  case index(Language)
  case edition(topic: Int, edition: Int)
  /// A topic in a language that it has not been written in.
  case fallback(topic: Int, Language)
  case parallel(topic: Int)
  /// Of a large glossary one of several pages, counted from 0.
  case glossary(Language, part: Int = 0)
  /// The examples of the row-style model.
  case gallery(Language)
  /// What the model's guidelines say, each with a table that keeps it and one that does not.
  case guidelines(Language)
  /// The sources of the examples, which other pages refer to.
  case listings(Language)
  /// A page of the translator's desk.
  /// Only that of all terms has several parts.
  case desk(DeskPage, Language, part: Int = 0)
  /// An address that a topic once had; an index into the plan's redirects.
  case redirect(Int)
  case notFound
}
