import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// A note that holds an original and, below it, a translation of most of it.
@Suite struct OriginalRemainsTests {
  private static let english = [
    "The first shelf holds 12 jars of plum jam.", "The second shelf holds 25 books about birds.",
    "The third shelf holds 37 maps of the coast.", "The fourth shelf holds 48 keys on hooks.",
    "Dust is wiped off whenever somebody remembers.", "Nobody knows who built the cupboard.",
  ]
  private static let korean = [
    "첫 번째 선반에는 자두 잼 12병이 있습니다.", "두 번째 선반에는 새에 관한 책 25권이 있습니다.",
    "세 번째 선반에는 해안 지도 37장이 있습니다.", "네 번째 선반에는 고리에 건 열쇠 48개가 있습니다.",
  ]

  private static func note(_ english: [String], _ korean: [String]) -> String {
    "# 선반\n\n## 원문\n\n" + english.joined(separator: "\n\n") + "\n\n## 번역\n\n"
      + korean.joined(separator: "\n\n") + "\n"
  }

  @Test func `the page of the translation links to the original instead of showing its remains`()
    async throws
  {
    let site = try await RenderedSite.of(["shelves.md": Self.note(Self.english, Self.korean)])
    let pages = try site.pages()
    let translation = try #require(pages["ko/shelves/index.html"])
    let text = translation.words
    for sentence in Self.korean { #expect(text.contains(sentence)) }
    for sentence in Self.english { #expect(!text.contains(sentence), "\(sentence)") }
    let link = translation.elements(named: "a").first {
      $0.attributes["hreflang"] == "en" && $0.text == "English"
        && $0.attributes["data-switch"] == nil
    }
    #expect(link != nil)
    // Nothing is lost: the page of the original has all of it.
    let original = try #require(pages["en/shelves/index.html"])
    for sentence in Self.english { #expect(original.words.contains(sentence), "\(sentence)") }
  }

  @Test func `a few sentences without a translation stay where they are`() async throws {
    let site = try await RenderedSite.of([
      "shelves.md": Self.note(Array(Self.english.suffix(3)), Self.korean)
    ])
    let pages = try site.pages()
    let translation = try #require(pages["ko/shelves/index.html"])
    #expect(translation.words.contains("Nobody knows who built the cupboard."))
  }
}
