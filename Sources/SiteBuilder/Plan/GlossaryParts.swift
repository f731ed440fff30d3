import Bitext

/// Spreads a glossary over several pages: no browser shows thousands of concepts at once.
struct GlossaryParts: Hashable, Sendable {
  /// The number of concepts on a page, if there are several pages.
  private static let size = 250

  private let concepts: Int

  init(_ glossary: Glossary) { concepts = glossary.concepts.count }

  /// The number of pages, at least 1; a few concepts above the limit do not open a second page.
  var count: Int {
    concepts <= Self.size * 3 / 2 ? 1 : (concepts + Self.size - 1) / Self.size
  }

  /// The indices of the concepts on a page.
  func concepts(of part: Int) -> Range<Int> {
    count == 1
      ? 0..<concepts : part * Self.size..<min((part + 1) * Self.size, concepts)
  }

  /// The index of the page that has a concept.
  func part(ofConcept concept: Int) -> Int { count == 1 ? 0 : concept / Self.size }

  /// The last part of a page's address: empty for the first page.
  static func folder(of part: Int) -> String { part == 0 ? "" : "\(part + 1)/" }
}
