package import Bitext

/// The findings about a corpus's examples, for callers that build no site.
package enum Examples {
  /// Problems in the examples that authors wrote: in their form, and guidelines that they break.
  package static func findings(in corpus: Corpus) -> [Diagnostic] {
    ExampleBook(corpus).diagnostics
  }
}
