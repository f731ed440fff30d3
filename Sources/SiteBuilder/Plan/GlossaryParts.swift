import Bitext

/// The pages that a glossary is spread over: of thousands of concepts, no browser shows all at once.
struct GlossaryParts: Hashable, Sendable {
  /// How many concepts a page has, where there are several.
  private static let size = 250

  private let concepts: Int

  init(_ glossary: Glossary) { concepts = glossary.concepts.count }

  /// At least one; a few concepts more than fit make no second page.
  var count: Int {
    concepts <= Self.size * 3 / 2 ? 1 : (concepts + Self.size - 1) / Self.size
  }

  /// The concepts on a page, by their places in the glossary.
  func concepts(of part: Int) -> Range<Int> {
    count == 1
      ? 0..<concepts : part * Self.size..<min((part + 1) * Self.size, concepts)
  }

  /// The page of a concept.
  func part(ofConcept concept: Int) -> Int { count == 1 ? 0 : concept / Self.size }

  /// What the address of a page ends in.
  static func folder(of part: Int) -> String { part == 0 ? "" : "\(part + 1)/" }
}
