import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// The articles of unusual notes, without their shells.
@Suite struct GoldenPageTests {
  @Test(arguments: GoldenCase.all)
  func `shows a layout as its author meant it`(_ golden: GoldenCase) async throws {
    let notes = try golden.notes()
    let site = try await RenderedSite.of(folder: notes.url)
    let topic = try #require(site.corpus.topics.first ?? site.corpus.home)
    let pages = try topic.editions.map { edition in
      let path = "\(edition.language.tag)/\(topic.slug)/index.html"
      let page = site.text(path)
      let start = try #require(page.firstRange(of: "<article"), "\(path)")
      let end = try #require(page.firstRange(of: "</article>"), "\(path)")
      return "<!-- \(path) -->\n" + page[start.lowerBound..<end.upperBound] + "\n"
    }
    try golden.expect(pages.joined(separator: "\n"), of: .page)
  }
}
