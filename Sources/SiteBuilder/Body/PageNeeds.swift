import Bitext

/// The files that a page needs, and the problems found in its sources.
struct PageNeeds: Sendable {
  /// The pictures and other files that the page refers to, as indices into the corpus's assets.
  var assets: Set<Int> = []
  var diagnostics: [Diagnostic] = []
  /// Whether a listing of the page has the words for copying one.
  var hasListings = false
  /// How many problems with an excerpt were found in a text so far.
  private var told: [Excerpt: Int] = [:]

  private struct Excerpt: Hashable {
    let path: String
    let start: Int
    let text: String
  }

  /// Adds a warning at an excerpt of a text, at its second occurrence where it is the second problem
  /// with such an excerpt there, and so on.
  mutating func report(
    _ rule: String, _ message: String, about excerpt: String, in origin: Origin
  ) {
    let key = Excerpt(path: origin.source.path, start: origin.range.lowerBound, text: excerpt)
    let number = told[key, default: 0]
    told[key] = number + 1
    let range = origin.source.range(of: excerpt, number: number, in: origin.range)
    diagnostics.append(Diagnostic(.warning, rule, message, at: .range(origin.source, range)))
  }
}
