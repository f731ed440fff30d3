import TestSupport
import Testing

@testable import SiteBuilder

/// The ids of headings on pages.
@Suite struct HeadingNameTests {
  private func pages(_ heading: String) async throws -> [String: Markup] {
    let site = try await RenderedSite.of([
      "shelves/en.md": """
      # Shelves

      A shelf keeps what a library has.

      ## Finding a book \(heading)

      A letter on the board says where to look.

      ## Index

      The list of all letters hangs at the door.

      """,
      "shelves/ko.md": """
      # 서가

      서가는 도서관에 있는 것을 보관합니다.

      ## 책 찾기

      판의 글자가 어디를 보아야 하는지 알려 줍니다.

      ## 색인

      모든 글자의 목록이 문에 걸려 있습니다.

      """,
    ])
    return try site.pages()
  }

  @Test(arguments: ["{#letters}", "{: #letters}", "{/*letters*/}", "<a id=\"letters\"></a>"])
  func `an author's id is on the page in every language, beside the short one`(
    heading: String
  ) async throws {
    let pages = try await pages(heading)
    for path in [
      "en/shelves/index.html", "ko/shelves/index.html", "ko/parallel/shelves/index.html",
    ] {
      let page = try #require(pages[path])
      for id in ["letters", "finding-a-book", "index"] {
        let found = page.elements.filter { $0.attributes["id"] == id }
        #expect(found.map { $0.path.last?.first } == ["h"], "\(path) #\(id)")
      }
    }
  }

  @Test func `an author's id wins over the words of another heading`() async throws {
    let page = try #require(try await pages("{#index}")["ko/shelves/index.html"])
    #expect(page.ids.filter { $0 == "index" }.count == 1)
    let place = try #require(page.elements.firstIndex { $0.attributes["id"] == "index" })
    let heading = page.elements[..<place].last { $0.name == "h2" }
    #expect(heading?.text.contains("책 찾기") == true)
  }
}
