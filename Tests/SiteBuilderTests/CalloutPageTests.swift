import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Callouts on pages, in the search and in exports.
struct CalloutPageTests {
  private static let notes = [
    "panels/en.md": """
    # Panels

    > [!NOTE]
    > Use a panel for tools.
    >
    > - Keep panels small.

    > [!WARNING]- Never hide the only panel
    > It is lost when the window closes.

    {% hint style="success" %}
    A panel remembers its place.
    {% endhint %}

    """,
    "panels/ko.md": """
    # 패널

    :::note
    도구에는 패널을 사용하십시오.

    - 패널은 작게 유지합니다.
    :::

    :::warning[유일한 패널을 숨기지 마십시오]
    윈도우를 닫으면 사라집니다.
    :::

    > [!TIP]
    > 패널은 자기 위치를 기억합니다.

    """,
    "panels/ja.md": """
    # パネル

    > [!note]
    > ツールにはパネルを使います。
    >
    > - パネルは小さくしておきます。

    """,
    "mixed.md": """
    # Sheets and windows

    > [!CAUTION]
    > Do not stack two sheets on one window.
    >
    > 한 윈도우에 시트 두 개를 쌓지 마십시오.

    A sheet slides in from the toolbar of its window.

    시트는 윈도우의 도구 막대에서 미끄러져 나옵니다.

    """,
  ]

  /// The titles of a page's callouts in order, with their languages if these are declared.
  private func titles(_ page: Markup) -> [String] {
    page.elements.filter { $0.attributes["class"]?.hasPrefix("callout-title") == true }
      .map { ($0.attributes["lang"].map { $0 + ":" } ?? "") + $0.text }
  }

  @Test func `a callout is a note with a title in the language of its text`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    try SiteProperties.expectAll(site)
    let pages = try site.pages()
    let english = try #require(pages["en/panels/index.html"])
    #expect(titles(english) == ["Note", "Warning: Never hide the only panel", "Tip"])
    let callouts = english.elements.filter { $0.attributes["class"] == "callout" }
    #expect(callouts.map { $0.attributes["data-kind"] } == ["note", "warning", "tip"])
    #expect(callouts.allSatisfy { $0.attributes["role"] == "note" })
    let korean = try #require(pages["ko/panels/index.html"])
    #expect(titles(korean) == ["참고", "경고: 유일한 패널을 숨기지 마십시오", "팁"])
    let japanese = try #require(pages["ja/panels/index.html"])
    #expect(titles(japanese) == ["注"])
  }

  @Test func `a callout in two languages is one in each of them`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let pages = try site.pages()
    for (tag, word) in [("en", "Caution"), ("ko", "주의")] {
      let path = try #require(pages.keys.first { $0.hasPrefix("\(tag)/sheets") })
      let page = try #require(pages[path])
      #expect(titles(page) == [word])
      #expect(page.elements.filter { $0.attributes["class"] == "callout" }.count == 1)
    }
  }

  @Test func `side by side each language has the callout around its text`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let pages = try site.pages()
    let page = try #require(pages["en/parallel/panels/index.html"])
    #expect(
      titles(page) == [
        "Note", "참고", "注", "Warning: Never hide the only panel", "경고: 유일한 패널을 숨기지 마십시오",
        "Tip", "팁",
      ])
    let units = page.elements.filter { $0.attributes["class"]?.hasPrefix("unit") == true }
    let note = try #require(units.first { $0.text.contains("Use a panel for tools.") })
    #expect(note.text.contains("도구에는 패널을") && note.text.contains("ツールには"))
    let warning = try #require(units.first { $0.text.contains("It is lost") })
    #expect(warning.text.contains("윈도우를 닫으면") && !warning.text.contains("Warning"))
  }

  @Test(arguments: [Language.english, .korean, .japanese], Callout.allCases)
  func `the words of the pages are labels as well`(language: Language, callout: Callout) {
    #expect(Callout(labeled: Catalogue.of(language).callout(callout)) == callout)
  }

  @Test func `a label is no heading, and is not said twice`() async throws {
    let site = try await RenderedSite.of([
      "panels.md": "# Panels\n\n> **Note**\n>\n> Use a panel for tools.\n\n## Places\n\nBeside.\n"
    ])
    let pages = try site.pages()
    let page = try #require(pages["en/panels/index.html"] ?? pages["panels/index.html"])
    #expect(titles(page) == ["Note"])
    #expect(!page.elements.contains { $0.attributes["href"] == "#note" })
  }

  @Test func `a title that one language has alone stands above its text`() async throws {
    let table = { (words: [String]) in
      "| \(words[0]) | \(words[1]) |\n| --- | --- |\n| Plain | 12 |\n| Inset | 24 |\n\n"
    }
    let site = try await RenderedSite.of([
      "rows/en.md": """
      # Rows

      Keep 12 rows short.

      Ask before `delete(row)` takes 24 rows away.

      \(table(["Style", "Rows"]))
      """,
      "rows/ko.md": """
      # 행

      행 12개는 짧게 씁니다.

      \(table(["스타일", "행"]))> **중요**
      >
      > `delete(row)`로 행 24개를 지우기 전에 물어봅니다.

      """,
    ])
    let words = try Markup(site.text("en/parallel/rows/index.html"), name: "rows").words
    let title = try #require(words.firstRange(of: "중요"))
    let text = try #require(words.firstRange(of: "delete(row)로 행"))
    try #require(title.upperBound < text.lowerBound, "\(words)")
    #expect(!words[title.upperBound..<text.lowerBound].contains("Plain"), "\(words)")
  }

  @Test func `no mark is in the search or in an export`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    var texts = site.files.filter { $0.key.hasPrefix("search/") }.keys.sorted().map(site.text)
    let formats: [ExchangeFormat] = [.tmx, .xliff, .xliff2, .po, .csv, .json]
    let options = Exchange.Options(languages: [.english, .korean])
    for format in formats {
      texts.append(String(decoding: try format.bytes(of: site.corpus, options), as: UTF8.self))
    }
    for mark in ["[!", ":::", "hint %}", "참고"] {
      #expect(texts.allSatisfy { !$0.contains(mark) }, "\(mark)")
    }
    #expect(texts.suffix(formats.count).allSatisfy { $0.contains("Never hide the only panel") })
  }
}
