/// What an author says about a document between two lines of `---` at its top.
package struct FrontMatter: Hashable, Sendable {
  package var title: String?
  package var description: String?
  package var slug: String?
  package var topic: String?
  package var language: String?
  package var edition: String?
  package var aliases: [String] = []
  package var weight: Int?
  /// ISO 8601 calendar dates as written, checked.
  package var updated: String?
  package var date: String?
  package var isDraft = false
  /// The lines of the block with both fences, 1-based; nil where there is none.
  package var lines: ClosedRange<Int>?

  package init() {}
}
