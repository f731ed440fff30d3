import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The texts of pages as Markdown, and the lists that lead to them.
@Suite struct MarkdownTwinTests {
  private static let notes = [
    "looms/en.md": """
    ---
    title: Looms
    slug: looms
    description: How a loom is set up.
    ---

    # Looms

    A *loom* holds the **warp** and [the shuttle](../shuttles/en.md) in `place_of_work`.

    1. Tie the warp
       - with a knot
    2. Pull it tight

    > [!TIP]
    > Use 2 * 3 threads \\[or more\\].

    | Thread | Weight |
    | --- | ---: |
    | Wool | heavy \\| warm |

    ```swift
    let warp = "`blue`"
    ```

    The end.[^1]

    [^1]: Of the warp.

    """,
    "looms/ko.md": """
    ---
    title: 베틀
    slug: looms
    description: 베틀을 차리는 법.
    ---

    # 베틀

    *베틀*은 **날실**과 [북](../shuttles/ko.md)을 `place_of_work`에 잡아 줍니다.

    1. 날실을 묶습니다
       - 매듭으로
    2. 팽팽하게 당깁니다

    > [!TIP]
    > 실을 2 * 3가닥 쓰세요 \\[또는 더\\].

    | 실 | 무게 |
    | --- | ---: |
    | 양모 | 무겁고 \\| 따뜻함 |

    ```swift
    let warp = "`blue`"
    ```

    끝입니다.[^1]

    [^1]: 날실의 끝입니다.

    """,
    "shuttles/en.md": "# Shuttles\n\nA shuttle carries the weft through the shed.\n",
    "shuttles/ko.md": "# 북\n\n북은 씨실을 나르며 날실 사이를 지나갑니다.\n",
  ]

  @Test func `a page stands beside its texts as Markdown`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let text = site.text("en/looms/index.md")
    #expect(
      text == """
        # Looms

        How a loom is set up.

        A *loom* holds the **warp** and [the shuttle](../../en/shuttles/index.md) in `place_of_work`.

        1. Tie the warp
           - with a knot
        2. Pull it tight

        > [!TIP]
        > Use 2 \\* 3 threads \\[or more\\].

        | Thread | Weight |
        | --- | ---: |
        | Wool | heavy \\| warm |

        ```swift
        let warp = "`blue`"
        ```

        The end.[^1]

        [^1]: Of the warp.

        ---

        [English](index.html) · [한국어](../../ko/looms/index.md) · \
        [Side by side](../../en/parallel/looms/index.md)

        """)
    for path in ["en/looms/index.html", "ko/parallel/looms/index.html"] {
      let head = try #require(try site.pages()[path]).elements(named: "link")
      let twins = head.filter { $0.attributes["type"] == "text/markdown" }
      #expect(twins.map { $0.attributes["href"] } == ["index.md"], "\(path)")
    }
    #expect(!site.text("sitemap.xml").contains("index.md"))
  }

  @Test func `the file beside a parallel page has all languages, the reader's own first`()
    async throws
  {
    let site = try await RenderedSite.of(Self.notes)
    let text = site.text("ko/parallel/looms/index.md")
    #expect(text.hasPrefix("# 베틀 / Looms\n"))
    #expect(
      text.contains(
        """
        - **ko** *베틀*은 **날실**과 [북](../../../ko/shuttles/index.md)을 `place_of_work`에 잡아 줍니다.
        - **en** A *loom* holds the **warp** and [the shuttle](../../../ko/shuttles/index.md) in \
        `place_of_work`.
        """))
    #expect(text.contains("```\nlet warp = \"`blue`\"\n```"))
  }

  @Test func `lists lead to the texts by sections, with absolute addresses where they are known`()
    async throws
  {
    var notes = Self.notes
    notes["site.yaml"] = "title: {en: Weaving, ko: 베 짜기}\nurl: https://n.example/weave/\n"
    let site = try await RenderedSite.of(notes)
    let korean = site.text("ko/llms.txt")
    #expect(korean.hasPrefix("# 베 짜기\n\n> "))
    #expect(korean.contains("\n## 주제\n\n"))
    #expect(
      korean.contains("\n- [베틀](https://n.example/weave/ko/looms/index.md): 베틀을 차리는 법.\n"))
    let root = site.text("llms.txt")
    #expect(root.hasPrefix("# Weaving\n\n> "))
    #expect(root.contains("\n- [한국어](https://n.example/weave/ko/llms.txt): "))
    #expect(root.contains("\n- [Looms](https://n.example/weave/en/parallel/looms/index.md): "))
    for list in [korean, root] {
      for line in list.split(separator: "\n") where line.hasPrefix("- ") {
        let address = try #require(line.firstMatch(of: /\]\((.*?)\)/)?.1)
        let path = address.dropFirst("https://n.example/weave/".count)
        #expect(site.files[String(path)] != nil, "\(address)")
      }
    }
  }

  /// What people write by hand, with every sign that Markdown knows.
  private static let signs = [
    "# no heading", "> no quote", "- no item", "+ no item", "12. no item", "3) no item", "= none",
    "*a* _b_ __c__ `d` ~~e~~", "<b>f</b> &amp; &#65; <!-- g -->", "[h](i) ![j](k) [l]: m [^1]",
    "a\\*b\\", "snake_case _x_y_", "| a | b |", "--- ", "***", "```", "    code",
    "https://a.example/b_c_",
    "**행(row)**을", "＊星＊_日本_語",
  ]

  @Test(arguments: signs)
  func `a text is read as nothing but itself`(text: String) throws {
    let written = MarkdownBytes.escaped(text)
    let read = Markdown.parse(
      SourceFile(path: "a.md", text: "x " + written + "\n"),
      options: MarkdownOptions(dialect: .specification, cjk: false, autolinks: false)
    ).0
    #expect(read.count == 1)
    guard case .paragraph(let inlines) = read[0].kind else {
      Issue.record("\(written) is no paragraph")
      return
    }
    #expect(inlines.text(.shown) == ("x " + text).trimmingCharacters(in: .whitespaces))
  }

  @Test func `lines that would begin a block are kept paragraphs`() async throws {
    let lines = ["# a", "> b", "- c", "+ d", "12. e", "3) f", "=== g", "-- h"]
    let text = lines.map { line in
      let place = line.firstIndex { !$0.isNumber } ?? line.startIndex
      return line[..<place] + "\\" + line[place...]
    }
    let site = try await RenderedSite.of([
      "signs.md": "# Signs\n\nThese are signs of a text in English.\n\n"
        + text.joined(separator: "\n\n") + "\n"
    ])
    let written = site.text("en/signs/index.md")
    let read = Markdown.parse(SourceFile(path: "a.md", text: written)).0
    let paragraphs = read.compactMap { block -> String? in
      guard case .paragraph(let inlines) = block.kind else { return nil }
      return inlines.text(.shown)
    }
    #expect(Array(paragraphs.dropFirst().prefix(lines.count)) == lines)
  }

  @Test func `a second build keeps what is beside pages`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.notes { try folder.write(text, to: "content/" + name) }
    func build() throws -> Command.Result {
      try Command.run(
        [
          "build", "--content", folder.url.appending(path: "content").path, "--output",
          folder.url.appending(path: "site").path,
        ], environment: ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path])
    }
    #expect(try build().status == 0)
    let before = try folder.text("site/en/looms/index.md")
    try folder.write("touched\n", to: "site/en/looms/index.md")
    try folder.write("# Bobbins\n\nA bobbin holds thread for the loom.\n", to: "content/bobbins.md")
    let second = try build()
    #expect(second.status == 0, "\(second.messages)")
    #expect(try folder.text("site/en/looms/index.md") == before)
  }

  /// A row that is longer than the others widens the head alone: a file of n rows and a row of n
  /// cells does not become one of n · n cells.
  @Test func `a table with one long row grows as its note does`() async throws {
    let note =
      "# Looms\n\nA loom has rows.\n\n|a|\n|-|\n" + String(repeating: "|b\n", count: 500)
      + String(repeating: "c|", count: 500) + "\n"
    let site = try await RenderedSite.of(["looms.md": note])
    let twin = try #require(site.files["en/looms/index.md"])
    #expect(twin.count > note.utf8.count && twin.count < 20 * note.utf8.count, "\(twin.count)")
  }
}
