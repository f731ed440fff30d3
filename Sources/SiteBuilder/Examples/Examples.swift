package import Bitext

/// What the examples of a corpus come to without a site.
package enum Examples {
  /// What is wrong with the examples that authors wrote: their form, and the guidelines they break.
  package static func findings(in corpus: Corpus) -> [Diagnostic] {
    ExampleBook(corpus).diagnostics
  }
}
