import TestSupport
import Testing
import TextBasics

@testable import SiteBuilder

/// Pages of notes that have a part for each language, below the name of that language.
@Suite struct LanguageMarkPageTests {
  @Test func `a page in one language has neither the marks nor their folds`() async throws {
    let site = try await RenderedSite.of([
      "rows.md": """
      # Rows

      Keep the rows of a table short, and say what they open.

      <details>
      <summary>한국어</summary>

      테이블의 행은 짧게 쓰고 무엇을 여는지 말하세요.

      <details><summary>더 보기</summary>

      행의 높이는 44포인트입니다.

      </details>
      </details>

      """,
      "cells.md": """
      # English

      Put one picture into a cell of a table.

      # 한국어

      테이블의 셀에는 그림 하나를 넣으세요.

      """,
    ])
    let pages = try site.pages()
    let korean = try #require(pages["ko/rows/index.html"])
    #expect(korean.elements(named: "summary").contains { $0.text.contains("더 보기") })
    for page in ["en/rows", "ko/rows", "en/cells", "ko/cells", "ko/parallel/rows"] {
      let titles = try Self.titles(#require(pages["\(page)/index.html"]))
      #expect(
        !titles.isEmpty && !titles.contains("한국어") && !titles.contains("English"), "\(titles)")
    }
    let parallel = try #require(pages["ko/parallel/rows/index.html"]).elements(named: "main").first
    #expect(parallel?.text.contains("더 보기") == true)
    for page in ["en/cells", "ko/cells"] {
      #expect(
        pages["\(page)/index.html"]?.elements(named: "h1").first?.text.contains("Cells") == true)
    }
  }

  @Test func `an original in a fold is no fold on its own page`() async throws {
    let pages = try await RenderedSite.of([
      "rows.md": """
      # 행

      테이블의 행은 짧게 쓰고 무엇을 여는지 말하세요.

      <details>
      <summary>원문 보기</summary>

      Keep the rows of a table short, and say what they open.

      </details>

      """
    ]).pages()
    for language in ["en", "ko"] {
      let page = try #require(pages["\(language)/rows/index.html"])
      let folds = page.elements.filter { $0.name == "details" && $0.path.contains("article") }
      #expect(folds.isEmpty)
      #expect(try !#require(page.elements(named: "main").first).text.contains("원문 보기"))
    }
    let parallel = try #require(pages["ko/parallel/rows/index.html"]).elements(named: "main").first
    #expect(try !#require(parallel).text.contains("원문 보기"))
  }

  @Test func `a mark that the page does not say itself stands on the page of its language`()
    async throws
  {
    let pages = try await Self.pages(ofPartsBelow: "EN", "KO")
    for (page, name, other) in [("en", "EN", "KO"), ("ko", "KO", "EN")] {
      let titles = try Self.titles(#require(pages["\(page)/rows/index.html"]))
      #expect(titles.contains(name) && !titles.contains(other), "\(titles)")
    }
  }

  @Test func `the title that languages share stays, and nothing leads to the other text`()
    async throws
  {
    let pages = try await Self.pages(ofPartsBelow: "English", "한국어")
    let korean = try #require(pages["ko/rows/index.html"])
    #expect(Self.titles(korean) == ["Rows"])
    let links = korean.elements.filter { $0.name == "a" && $0.path.contains("main") }
    #expect(!links.contains { $0.text == "English" })
    let rows = try #require(pages["ko/parallel/rows/index.html"]).elements.filter {
      $0.path.contains("main") && $0.name == "section"
        && $0.attributes["class"]?.hasPrefix("unit") == true
    }
    #expect(!rows.isEmpty && !rows.contains { $0.text.trimmed.hasPrefix("한국어") })
  }

  /// The pages of a note with a part in English and one in Korean below their headings.
  private static func pages(
    ofPartsBelow english: String, _ korean: String
  ) async throws -> [String: Markup] {
    try await RenderedSite.of([
      "rows.md": """
      # Rows

      ## \(english)

      Keep the rows of a table short, and say what they open.

      - One line is best.
      - Two lines are enough.
      - Three lines are too many.

      A row is 44 points high.

      ## \(korean)

      테이블의 행은 짧게 쓰고 무엇을 여는지 말하세요.

      - 한 줄이 가장 좋습니다.
      - 두 줄이면 충분합니다.
      - 세 줄은 너무 많습니다.

      행의 높이는 44포인트입니다.

      """
    ]).pages()
  }

  /// The headings and the titles of folds in the main part of a page.
  private static func titles(_ page: Markup) -> [String] {
    page.elements.filter {
      ["h1", "h2", "h3", "summary"].contains($0.name) && $0.path.contains("main")
    }.map { $0.text.filter(\.isLetter) }
  }
}
