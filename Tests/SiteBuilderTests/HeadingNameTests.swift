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

  @Test func `headings with the same words are counted, and Korean ones have their letters`()
    async throws
  {
    let site = try await RenderedSite.of([
      "shelves/ko.md": """
      # 서가

      서가는 책을 보관합니다.

      ## 책 찾기

      글자가 자리를 알려 줍니다.

      ## Tip

      위에서 아래로 읽습니다.

      ## 책 찾기

      다시 한번 찾아봅니다.

      ## Tip

      아래에서 위로 읽지 않습니다.

      ## Tip 2

      두 번째 팁입니다.

      """
    ])
    let pages = try site.pages()
    let path = pages.keys.first { $0.hasPrefix("ko/") && site.text($0).contains("다시 한번") }
    let page = try #require(path.flatMap { pages[$0] })
    let names = page.elements(named: "span").filter { $0.attributes["class"] == "name" }
      .compactMap { $0.attributes["id"] }
    #expect(names == ["책-찾기", "tip", "책-찾기-2", "tip-3", "tip-2"])
    let links = page.elements(named: "a").compactMap { $0.attributes["href"] }
    #expect(links.contains("#%EC%B1%85-%EC%B0%BE%EA%B8%B0-2") && links.contains("#tip-3"))
    #expect(Set(page.ids).count == page.ids.count)
  }
}
