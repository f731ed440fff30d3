import TestSupport
import Testing

@testable import SiteBuilder

/// Notes in one language with examples, quotations and lists of books in another one.
@Suite struct QuotedLanguageTests {
  private static let notes = [
    "letters.md": """
    # 거절하는 편지

    거절할 때는 먼저 고맙다고 말한다.

    Thank you for thinking of our choir.

    그다음에 왜 못 가는지 짧게 적는다.

    Unfortunately, the bus does not run on Sundays.

    마지막에는 다음을 기약한다.

    Let us meet when the snow has gone.

    """,
    "sayings.md": """
    # 今週の言葉

    今週読んだ本から、心に残ったものを書き写す。

    > Measure twice and cut once.

    大工だった祖父がよく言っていた。

    > The obstacle is the path.

    意味が分かるまでに十年かかった。

    > A watched pot never boils.

    """,
    "books.md": """
    # 손에 든 책

    ## Extract Function

    조각이 하는 일을 알아낸 다음 따로 떼어 이름을 붙인다.

    ## Inline Function

    이름보다 몸이 더 분명하면 함수를 없앤다.

    ## See also

    - [Working with old code](https://example.org/old)
    - Ann Example, Small Functions and Their Names

    """,
  ]

  @Test func `no text is missing from the page, and there is no second page`() async throws {
    let pages = try await RenderedSite.of(Self.notes).pages()
    for (path, language, words) in [
      ("ko/letters", "en", ["Thank you for", "on Sundays.", "snow has gone."]),
      ("ja/sayings", "en", ["cut once.", "is the path.", "never boils."]),
      ("ko/books", "en", ["Extract Function", "Inline Function", "Ann Example, Small"]),
    ] {
      let page = try #require(pages["\(path)/index.html"])
      let main = try #require(page.elements(named: "main").first)
      for word in words { #expect(main.text.contains(word), "\(path)") }
      // Readers of the other language are shown the same text, not the quotations alone.
      let other = pages["\(language)/\(path.dropFirst(3))/index.html"]
      let title = try #require(page.elements(named: "h1").first).text
      #expect(other?.elements(named: "main").first?.text.contains(title) ?? true, "\(path)")
    }
  }

  @Test func `a translated text is not shown twice though few of its words are known`() async throws
  {
    let pages = try await RenderedSite.of([
      "sayings.md": """
      # Sayings

      > Stay hungry, stay foolish.

      늘 배고픈 채로, 늘 어리석은 채로 지내라.

      > Simplicity is the ultimate sophistication.

      단순함이야말로 궁극의 정교함이다.

      """
    ]).pages()
    let english = try #require(pages["en/sayings/index.html"]?.elements(named: "article").first)
    #expect(english.text.contains("Stay hungry") && !english.text.contains("어리석은"))
  }

  @Test func `a line with a link to the original is no title`() async throws {
    let pages = try await RenderedSite.of([
      "motion.md": """
      # Motion

      [원문 보기](https://example.org/motion)

      Beautiful motions bring the interface to life.

      아름다운 움직임은 인터페이스에 생기를 줍니다.

      Make motion optional for everybody.

      모든 사람이 움직임을 끌 수 있게 하세요.

      """
    ]).pages()
    let korean = try #require(pages["ko/motion/index.html"])
    #expect(korean.elements(named: "h1").first?.text == "Motion")
  }
}
