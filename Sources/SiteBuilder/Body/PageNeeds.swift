import Bitext

/// The files that a page needs, and the problems found in its sources.
struct PageNeeds: Sendable {
  /// The pictures and other files that the page refers to, as indices into the corpus's assets.
  var assets: Set<Int> = []
  var diagnostics: [Diagnostic] = []
  /// Whether a listing of the page has the words for copying one.
  var hasListings = false

  /// Adds a warning at the first occurrence of `excerpt` in a source.
  mutating func report(
    _ rule: String, _ message: String, about excerpt: String, in origin: Origin
  ) {
    let range = origin.source.range(of: excerpt, in: origin.range)
    diagnostics.append(Diagnostic(.warning, rule, message, at: .range(origin.source, range)))
  }
}
