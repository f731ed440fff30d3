import Bitext

/// What a page needs besides its own bytes, and what is wrong in its sources.
struct PageNeeds: Sendable {
  /// The pictures and files that the page refers to, as indices into the corpus's assets.
  var assets: Set<Int> = []
  var diagnostics: [Diagnostic] = []

  /// Warns of a mistake at the place of `excerpt` in a source.
  mutating func report(
    _ rule: String, _ message: String, about excerpt: String, in origin: Origin
  ) {
    let range = origin.source.range(of: excerpt, in: origin.range)
    diagnostics.append(Diagnostic(.warning, rule, message, at: .range(origin.source, range)))
  }
}
