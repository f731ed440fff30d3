import SiteBuilder
import TestSupport
import Testing

/// What pages say of themselves to search engines.
struct StructuredDataTests {
  private func page(_ frontMatter: String) async throws -> String {
    let site = try await RenderedSite.of(
      ["looms.md": "---\n\(frontMatter)\n---\n# Looms\n\nA loom holds the warp.\n"],
      options: SiteOptions(baseURL: "https://x.example/n/"))
    return site.text("en/looms/index.html")
  }

  @Test func `the day of the last change is not that of publication`() async throws {
    let changed = try await page("updated: 2026-03-04")
    #expect(changed.contains("\"dateModified\":\"2026-03-04\""))
    #expect(!changed.contains("datePublished"))
    let both = try await page("date: 2025-01-02\nupdated: 2026-03-04")
    #expect(both.contains("\"datePublished\":\"2025-01-02\",\"dateModified\":\"2026-03-04\""))
  }

  @Test func `the site is the publisher, and nobody the author whom it does not know`() async throws
  {
    let page = try await page("weight: 1")
    #expect(page.contains("\"publisher\":{\"@type\":\"Organization\""))
    #expect(!page.contains("\"author\""))
  }
}
