import TestSupport
import Testing

@testable import Bitext
@testable import SiteBuilder

/// Files that have their languages one behind the other, and what is in no language in each part.
@Suite struct LanguagePartTests {
  private static func note(_ english: String, _ japanese: String) -> String {
    """
    # Lantern

    ![logo](logo.png)

    \(english)

    Lantern shows a lamp on every page.

    ```sh
    lantern on
    ```

    Call it when the build starts.

    ![lamp](lamp-en.png)

    \(japanese)

    Lanternはすべてのページにランプを表示します。

    ```sh
    lantern on
    ```

    ビルドの開始時に呼び出します。

    ![lamp](lamp-ja.png)

    """
  }

  @Test(arguments: [("## English", "## 日本語"), ("Start here.", "ここから始めます。")])
  func `code and pictures are those of the part`(english: String, japanese: String) async throws {
    let pages = try await RenderedSite.of(["lantern.md": Self.note(english, japanese)]).pages()
    for (language, other) in [("en", "ja"), ("ja", "en")] {
      let page = try #require(pages["\(language)/lantern/index.html"])
      let article = try #require(page.elements(named: "article").first)
      #expect(article.text.ranges(of: "lantern on").count == 1)
      let pictures = page.elements.compactMap { $0.attributes["title"] }
      #expect(pictures.contains("lamp-\(language).png") && !pictures.contains("lamp-\(other).png"))
    }
  }

  @Test func `parts with many blocks are read in proportion to their length`() {
    let ratio = Growth.ratio(500) { count in
      let blocks = String(repeating: "```\n1\n```\n\n", count: count)
      let source = SourceFile(
        path: "lantern.md",
        text: "Lantern shows a lamp on every page.\n\n\(blocks)すべてのページに表示します。\n\n\(blocks)")
      let document = Segmenter.segment(source).0
      let parts = LanguageParts(of: document, in: [.english, .japanese])
      let others = document.segments.indices.filter { parts.isElsewhere($0, on: .english) }
      #expect(others.count >= count)
    }
    #expect(ratio < Growth.limit, "\(ratio)")
  }

  @Test func `what stands between a text and its translation is on both pages`() async throws {
    let pages = try await RenderedSite.of([
      "lantern.md": """
      # Lantern

      Lantern shows a lamp on every page.

      Lanternはすべてのページにランプを表示します。

      ```sh
      lantern on
      ```

      Call it when the build starts.

      ビルドの開始時に呼び出します。

      """
    ]).pages()
    for language in ["en", "ja"] {
      let page = try #require(pages["\(language)/lantern/index.html"])
      #expect(page.elements(named: "article").first?.text.contains("lantern on") == true)
    }
  }
}
