import Bitext

/// What a page needs besides its own bytes, and what is wrong in its sources.
struct PageNeeds: Sendable {
  /// What has a say in a page besides its own topic; the topic of the home page is nil.
  enum Consulted: Hashable {
    case text(topic: Int?)
    /// Where the pages of a topic are.
    case address(topic: Int?)
    /// Where those of all topics are.
    case addresses
  }

  /// The pictures and files that the page refers to, as indices into the corpus's assets.
  var assets: Set<Int> = []
  var diagnostics: [Diagnostic] = []
  /// The other topics in which places were looked for; nil for the home page.
  var consulted: Set<Consulted> = []

  /// Warns of a mistake at the place of `excerpt` in a source.
  mutating func report(
    _ rule: String, _ message: String, about excerpt: String, in origin: Origin
  ) {
    let range = origin.source.range(of: excerpt, in: origin.range)
    diagnostics.append(Diagnostic(.warning, rule, message, at: .range(origin.source, range)))
  }
}
