package import Bitext

/// The tables of a folder of notes to which blocks can refer.
package enum ExampleIDs {
  /// The ids, sorted.
  package static func all(in corpus: Corpus) -> [String] { ExampleBook(corpus).ids }
}
