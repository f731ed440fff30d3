import TestSupport
import Testing

@testable import SiteBuilder

/// Fences that name the file that their code is from.
@Suite struct FencePageTests {
  private static let notes = [
    "shelf.md":
      "# Shelves\n\nA shelf holds books.\n\n```js title=\"src/<shelf>.js\"\nlet a = 1\n```\n",
    "shelf.ko.md": "# 서가\n\n서가에 책이 있습니다.\n\n```js title=\"src/<shelf>.js\"\nlet a = 1\n```\n",
  ]

  @Test(arguments: [
    "en/shelves/index.html", "ko/shelves/index.html", "en/parallel/shelves/index.html",
  ])
  func `a listing stands below the name of its file`(page: String) async throws {
    let site = try await RenderedSite.of(Self.notes)
    let found = try #require(try site.pages()[page])
    let names = found.elements(named: "figcaption").map(\.text)
    #expect(Set(names) == ["src/<shelf>.js"])
    let classes = found.elements(named: "code").compactMap { $0.attributes["class"] }
    #expect(Set(classes) == ["language-js"])
    #expect(found.elements(named: "span").contains { $0.attributes["class"] == "k" })
  }

  @Test(arguments: ["js{1,3}", "rust,ignore", "{.python}", "js {2}"])
  func `what else a fence says is not shown`(info: String) async throws {
    let site = try await RenderedSite.of([
      "shelf.md": "# Shelves\n\nA shelf holds books.\n\n```\(info)\nlet a = 1\n```\n"
    ])
    let page = try #require(try site.pages()["en/shelves/index.html"])
    #expect(page.elements(named: "figcaption").isEmpty)
    let names = page.elements(named: "code").compactMap { $0.attributes["class"] }
    #expect(names.count == 1 && names[0].dropFirst(9).allSatisfy(\.isLetter))
  }
}
