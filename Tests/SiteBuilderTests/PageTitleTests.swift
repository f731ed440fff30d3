import TestSupport
import Testing

@testable import Bitext
@testable import SiteBuilder

/// The title on a page: once, and as its author wrote it.
@Suite struct PageTitleTests {
  private static let korean = "매크로는 컴파일할 때 소스 코드를 바꿉니다.\n\n## 확장 (Expansion)\n\n확장은 코드를 더하기만 합니다.\n"

  @Test(arguments: [
    "", "\n> Macros are expanded before the code runs.\n", "\nThis paragraph waits.\n",
  ])
  func `a title with its original in brackets stands once`(rest: String) async throws {
    let note = "# 매크로 (Macros)\n\n" + Self.korean + rest
    let pages = try await RenderedSite.of(["macros.md": note]).pages()
    let page = try #require(pages["ko/macros/index.html"])
    #expect(page.elements(named: "h1").map(\.text) == ["매크로 (Macros)"])
    #expect(page.elements(named: "h2").contains { $0.text.hasPrefix("확장") })
  }

  @Test(arguments: ["원문", "출처", "WWDC 영상"])
  func `a credit with the title of the original is on the page of the translation`(
    label: String
  ) async throws {
    let note = """
      # 더 나은 코드를 쓰는 법

      \(label): [How to write better code](https://example.com/better)

      Good code is code that others can read.

      좋은 코드는 다른 사람이 읽을 수 있는 코드다.

      You should name things after what they do.

      이름은 하는 일을 따라 지어야 한다.

      """
    let site = try await RenderedSite.of(["code.md": note]).pages()
    let page = try #require(
      site.first { $0.key.hasPrefix("ko/") && $0.value.words.contains("지어야") })
    #expect(page.value.words.contains("How to write better code"))
  }

  @Test func `a folder with a README alone has no empty list, and no address for a title`()
    async throws
  {
    let files = [
      "README.md": "<p align=\"center\"><img src=\"https://a.example/l.svg\" width=\"300\"></p>\n\n"
        + "A kit that builds shelves of wood.\n\n## Install\n\nRun it once.\n\n## Usage\n\nCall build.\n",
      "README.ko.md": "나무 선반을 만드는 도구입니다.\n\n## 설치\n\n한 번 실행하세요.\n\n## 사용법\n\n호출하세요.\n",
    ]
    let pages = try await RenderedSite.of(files).pages()
    for language in ["en", "ko"] {
      let page = try #require(pages["\(language)/index.html"])
      let title = try #require(page.elements(named: "h1").first?.text)
      #expect(!title.contains("topic-"), "\(title)")
      for own in Language.known { #expect(!page.words.contains(Catalogue.of(own).noTopics)) }
    }
  }

  @Test func `the badge beside a title does not hide the name of the site`() async throws {
    let badge = "[![Awesome](https://a.example/b.svg)](https://a.example)"
    let pages = try await RenderedSite.of([
      "README.md": "# Awesome Shelves \(badge)\n\nA list of shelves for every wall.\n"
    ]).pages()
    let page = try #require(pages["en/index.html"])
    #expect(page.elements(named: "title").first?.text.contains("Awesome Shelves") == true)
  }

  @Test func `a note is not called by the note that it shows`() async throws {
    let pages = try await RenderedSite.of([
      "notes/Shelf.md":
        "A shelf is made of boards. It hangs on the wall of the room.\n\n![[Board]]\n\n"
        + "The important sentence stands at the end of the note.\n",
      "notes/Board.md": "# Board\n\nA board is flat.\n",
    ]).pages()
    let page = try #require(pages["en/shelf/index.html"])
    #expect(page.elements(named: "h1").map(\.text) == ["Shelf"])
  }
}
