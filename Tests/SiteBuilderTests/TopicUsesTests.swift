import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

struct TopicUsesTests {
  private static func site(_ count: Int) async throws -> RenderedSite {
    let concepts = (0..<count).map { "  - id: c\($0)\n    terms: {en: [knot\($0)]}\n" }
    let words = (0..<count).map { "the knot\($0)" } + ["and the knot0"]
    return try await RenderedSite.of([
      "glossary.yaml": "concepts:\n" + concepts.joined(),
      "a/en.md": "# Knots\n\nThese are " + words.joined(separator: ", ") + ".\n",
    ])
  }

  @Test func `a text with many terms is read in proportion to their number`() async throws {
    let (part, whole) = (try await Self.site(1_000).corpus, try await Self.site(4_000).corpus)
    func uses(_ corpus: Corpus) -> TopicUses {
      TopicUses(of: corpus.topics[0], GlossaryIndex(corpus.glossary))
    }
    let found = uses(part).all
    #expect(found.count == 1_000)
    #expect(found.first { $0.text == "knot0" }?.count == 2)
    #expect(Growth.ratio(part: { _ = uses(part) }, whole: { _ = uses(whole) }) < Growth.limit)
  }
}
