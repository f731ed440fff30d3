import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// The wrapped alternative text of a picture, in all outputs.
@Suite struct WrappedAlternativeTests {
  @Test(arguments: [
    ("ja", "表の行と\n列の図", "表の行と列の図"), ("ko", "표의 행과\n열 그림", "표의 행과 열 그림"),
    ("en", "Rows and\ncolumns", "Rows and columns"), ("ja", "表の`row`\nと**列**\nの図", "表のrow と列の図"),
  ])
  func `a line break in it is what it is in a text`(
    language: String, wrapped: String, expected: String
  ) async throws {
    let sentence = [
      "ja": "図を見てください。", "ko": "그림을 보세요.", "en": "Look at the picture.",
    ][language, default: ""]
    let note =
      "---\nslug: shelf\nlanguage: \(language)\n---\n# A\n\n\(sentence) ![\(wrapped)](a.png)\n"
    let site = try await RenderedSite.of(
      ["shelf/note.md": note], extra: ["shelf/a.png": ImageSizeTests.png])
    #expect(site.text("\(language)/shelf/index.html").contains("alt=\"\(expected)\""))
    let search = site.files.keys.filter { $0.hasPrefix("search/texts/") }.map(site.text).joined()
    #expect(search.contains(expected), "\(search)")
    let inlines = Markdown.parse(Array("![\(wrapped)](a.png)".utf8)).blocks
    let html = String(decoding: HTMLRenderer.html(of: inlines), as: UTF8.self)
    #expect(html.contains("alt=\"\(expected)\""))
  }
}

/// Characters that a note can only express by references.
@Suite struct SpelledCharacterTests {
  @Test func `a carriage return is white space on the page, and in the command markdown`()
    async throws
  {
    let note = "# 표\n\n행&#13;열과 **굵은&#13;글자**입니다.\n"
    let site = try await RenderedSite.of(["shelf/ko.md": "---\nslug: shelf\n---\n\(note)"])
    let page = site.text("ko/shelf/index.html")
    #expect(page.contains("행\n열과 <strong>굵은\n글자</strong>"))
    #expect(!page.contains("\u{FFFD}"))
    let html = HTMLRenderer.html(of: Markdown.parse(Array(note.utf8)).blocks)
    #expect(String(decoding: html, as: UTF8.self).contains("행\n열과 <strong>굵은\n글자</strong>"))
  }
}
