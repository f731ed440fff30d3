import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

@Suite struct LinkTests {
  private static let notes = [
    "tables/en.md": """
    # Tables of tools

    ## Row styles

    A row holds a tool, and the next row holds another one of the same kind.
    """,
    "tables/ko.md": """
    # 도구 테이블

    ## 행 스타일

    행 하나에 도구 하나가 있고, 다음 행에는 같은 종류의 다른 도구가 있습니다.
    """,
    "deep/other/README.md": "# Other\n\nAnother page stands here with many words.\n",
    "documentation/tools/en.md":
      "# Documentation of tools\n\nWhat each tool is for stands here.\n",
    "media/drawers.mdx":
      "---\nslug: /parts/drawers\n---\n\n# All drawers\n\nWhat drawers are for stands here.\n",
    "media/plan.txt.md": "# Plan\n\nThe plan of the house stands here in many words.\n",
  ]

  /// Builds a page whose only link is `destination` and returns the link's target.
  private func target(of destination: String) async throws -> (href: String?, rules: [String]) {
    var notes = Self.notes
    notes["deep/links/en.md"] =
      "# Links\n\nSome words before [the link](\(destination)) and some words after it.\n"
    if destination.hasPrefix("/documentation/uikit") {
      // Paths of that documentation are meant where the notes are those guidelines.
      notes["origin.md"] =
        "# Origin\n\nSome words before "
        + "[the guidelines](https://developer.apple.com/design/human-interface-guidelines).\n"
    }
    let site = try await RenderedSite.of(
      notes, extra: ["deep/a b.png": ImageSizeTests.png, "deep/file.pdf": [0x25]])
    let page = try #require(try site.pages()["en/links/index.html"])
    let link = page.elements(named: "a").first { $0.text == "the link" }
    try SiteProperties.expectConnected(site)
    return (link?.attributes["href"], site.diagnostics.map(\.rule))
  }

  @Test(arguments: [
    ("../../tables/en.md", "../../en/tables-of-tools/index.html"),
    ("../../tables/ko.md", "../../en/tables-of-tools/index.html"),
    ("/tables/en.md", "../../en/tables-of-tools/index.html"),
    ("../../tables/en.html", "../../en/tables-of-tools/index.html"),
    ("../../tables/en.html#row-styles", "../../en/tables-of-tools/index.html#row-styles-a0dd01"),
    ("../../media/plan.txt.HTML", "../../en/plan/index.html"),
    ("../../media/drawers.mdx", "../../en/drawers/index.html"),
    ("../../media/drawers", "../../en/drawers/index.html"),
    ("/parts/drawers", "../../en/drawers/index.html"),
    ("../other/index.html", "../../en/other/index.html"),
    ("/design/human-interface-guidelines/tables-of-tools", "../../en/tables-of-tools/index.html"),
    (
      "/documentation/uikit/uitableview#overview",
      "https://developer.apple.com/documentation/uikit/uitableview#overview"
    ),
    (
      "/documentation/uikit/other", "https://developer.apple.com/documentation/uikit/other"
    ),
    ("/documentation/tools/en.md", "../../en/documentation-of-tools/index.html"),
    (
      "/design/human-interface-guidelines/wheels",
      "https://developer.apple.com/design/human-interface-guidelines/wheels"
    ),
    ("../file.pdf", "../../media/deep/file.pdf"),
    ("<[[tables/en#Row styles]]>", "../../en/tables-of-tools/index.html#row-styles-a0dd01"),
    ("<[[plan.txt.md]]>", "../../en/plan/index.html"),
    ("<[[file.pdf]]>", "../../media/deep/file.pdf"),
    ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
    ("//example.com/x", "https://example.com/x"),
    ("mailto:a@example.com", "mailto:a@example.com"),
  ])
  func `leads where the author meant`(destination: String, href: String) async throws {
    let (found, rules) = try await target(of: destination)
    #expect(found == href)
    #expect(rules.isEmpty)
  }

  /// Builds notes that link to repositories and returns the targets by the texts of their links.
  private func targets(
    of links: [String], in notes: [String: String]
  ) async throws -> (hrefs: [String: String], rules: [String]) {
    var notes = notes
    notes["links.md"] =
      "# Links\n\nSome words stand above the list.\n\n"
      + links.enumerated().map { "- [link \($0)](\($1))\n" }.joined()
    let site = try await RenderedSite.of(notes)
    let page = try #require(try site.pages()["en/links/index.html"])
    let hrefs = page.elements(named: "a").reduce(into: [String: String]()) {
      if $1.text.hasPrefix("link ") { $0[$1.text] = $1.attributes["href"] }
    }
    return (hrefs, site.diagnostics.map(\.rule))
  }

  @Test func `files of other people's repositories are not notes of the same name`() async throws {
    let links = [
      "https://github.com/kilns/tools/blob/main/docs/guide.md",
      "https://github.com/kilns/tools/blob/main/parts/glaze.md",
      "https://raw.githubusercontent.com/kilns/tools/main/guide.md",
      "https://gitlab.com/kilns/shop/tools/-/blob/main/guide.md",
      "https://github.com/kilns/tools/edit/main/guide.md",
      "http://github.com/kilns/tools/blob/v0.9/guide.md#heat",
    ]
    let (hrefs, rules) = try await targets(
      of: links,
      in: [
        "guide.md": "# Guide\n\nHow a kiln is heated stands here.\n",
        "parts/glaze.md": "# Glaze\n\nA glaze covers the clay.\n",
      ])
    for (number, link) in links.enumerated() { #expect(hrefs["link \(number)"] == link) }
    #expect(rules.isEmpty)
  }

  @Test func `files of the repository that the site names are its notes`() async throws {
    let (hrefs, _) = try await targets(
      of: [
        "https://github.com/Potters/notes/blob/main/docs/guide.md",
        "https://raw.githubusercontent.com/potters/notes/refs/heads/main/docs/parts/glaze.md",
        "https://github.com/potters/notes/blob/v0.9/docs/guide.md",
        "https://github.com/potters/notes/blob/main/guide.md",
        "https://github.com/potters/notes-of-old/blob/main/docs/guide.md",
      ],
      in: [
        "site.yaml":
          "repository: {address: https://github.com/potters/notes, folder: docs}\n",
        "guide.md": "# Guide\n\nHow a kiln is heated stands here.\n",
        "parts/glaze.md": "# Glaze\n\nA glaze covers the clay.\n",
      ])
    #expect(hrefs["link 0"] == "../../en/guide/index.html")
    #expect(hrefs["link 1"] == "../../en/glaze/index.html")
    for number in 2...4 {
      #expect(hrefs["link \(number)"]?.hasPrefix("https://github.com") == true)
    }
  }

  @Test func `notes that stand at their paths in a repository are copied from it`() async throws {
    let (hrefs, _) = try await targets(
      of: [
        "https://github.com/kilns/tools/blob/main/docs/parts/glaze.md",
        "https://github.com/kilns/tools/tree/main/docs/house/kiln.md",
        "https://github.com/kilns/tools/blob/main/docs/guide.md",
        "https://github.com/kilns/tools/blob/v2/docs/guide.md",
        "https://github.com/others/tools/blob/main/docs/parts/glaze.md",
      ],
      in: [
        "guide.md": "# Guide\n\nHow a kiln is heated stands here.\n",
        "parts/glaze.md": "# Glaze\n\nA glaze covers the clay.\n",
        "house/kiln.md": "# Kiln\n\nIt cools for nine hours.\n",
      ])
    #expect(hrefs["link 0"] == "../../en/glaze/index.html")
    #expect(hrefs["link 1"] == "../../en/kiln/index.html")
    #expect(hrefs["link 2"] == "../../en/guide/index.html")
    for number in 3...4 {
      #expect(hrefs["link \(number)"]?.hasPrefix("https://github.com") == true)
    }
  }

  @Test func `paths from the root are those of the guidelines only in notes on them`()
    async throws
  {
    let paths = ["/design/tokens", "/documentation/firing"]
    let note = ["guide.md": "# Guide\n\nHow a kiln is heated stands here.\n"]
    let (own, rules) = try await targets(of: paths, in: note)
    #expect(own.isEmpty && rules == ["broken-link", "broken-link"])
    let source =
      "---\nsource: https://developer.apple.com/design/human-interface-guidelines/\n---\n"
    let (theirs, _) = try await targets(of: paths, in: note.mapValues { source + $0 })
    #expect(theirs["link 0"] == "https://developer.apple.com/design/tokens")
    #expect(theirs["link 1"] == "https://developer.apple.com/documentation/firing")
  }

  @Test func `a folder of Hugo has its page in _index`() async throws {
    let (hrefs, rules) = try await targets(
      of: ["parts/", "/parts", "./"],
      in: [
        "_index.md": "# Pottery\n\nWhat potters do stands here.\n",
        "parts/_index.md": "# Overview\n\nA glaze covers the clay.\n",
        "tools/_index.md": "# Overview\n\nEach potter has a wheel and a wire.\n",
      ])
    #expect(hrefs["link 0"] == hrefs["link 1"])
    #expect(hrefs["link 2"]?.hasSuffix("index.html") == true)
    #expect(!rules.contains("broken-link"))
  }

  @Test func `keeps the heading that a fragment means`() async throws {
    let (href, rules) = try await target(of: "../../tables/en.md#row-styles")
    #expect(href?.hasPrefix("../../en/tables-of-tools/index.html#row-styles-") == true)
    let (korean, _) = try await target(of: "../../tables/ko.md#행-스타일")
    #expect(korean == href)
    #expect(rules.isEmpty)
  }

  @Test(arguments: [
    "../nowhere.md", "javascript:alert(1)", "data:text/html,x", "JAVASCRIPT:alert(1)",
    "vbscript:x", "#nothing", "file:///etc/passwd",
  ])
  func `is no link if it leads nowhere`(destination: String) async throws {
    let (href, rules) = try await target(of: destination)
    #expect(href == nil)
    // What may be no address at all was said when the text was read.
    #expect(rules == (destination.contains(":") ? [] : ["broken-link"]))
  }

  @Test func `the text of a link of a wiki stands behind its page or before it`() async throws {
    let site = try await RenderedSite.of([
      "home-of-oak.md": """
      # Home of oak

      See [[the long boards|Long Boards]] and [[Long Boards|boards of oak]], not [[oak|Elm]].
      """,
      "Long-Boards.md": "# Long boards\n\nA board is long and has two ends.\n",
    ])
    let page = try #require(try site.pages()["en/home-of-oak/index.html"])
    let links = page.elements(named: "a").filter {
      $0.attributes["href"] == "../../en/long-boards/index.html"
    }
    #expect(Set(links.map(\.text)).isSuperset(of: ["the long boards", "boards of oak"]))
    #expect(site.diagnostics.map(\.rule) == ["broken-link"])
  }

  @Test func `each of two dead links is told where it stands, and a missing heading too`()
    async throws
  {
    let site = try await RenderedSite.of([
      "a.md": "# Kiln\n\nOne [door](no.md), another [door](no.md), its [hinge](b.md#hinge).\n",
      "b.md": "# House\n\nA house has a door.\n\n## Door\n\nIt has two [hinges](a.md#kiln).\n",
    ])
    let told = site.diagnostics.map { DiagnosticPrinter().text(for: $0).prefix { $0 != "\n" } }
    #expect(
      Set(told.map { String($0.prefix { $0 != " " }) }) == [
        "a.md:3:12:", "a.md:3:35:", "a.md:3:55:",
      ],
      "\(told)")
    #expect(
      site.text("en/kiln/index.html").contains("<a href=\"../../en/house/index.html\">hinge</a>"))
    let (href, rules) = try await target(of: "../../tables/en.md#user-content-row-styles")
    #expect(href?.hasPrefix("../../en/tables-of-tools/index.html#row-styles-") == true)
    #expect(rules.isEmpty)
  }

  @Test func `a link without a destination is found where it stands`() async throws {
    let site = try await RenderedSite.of(["a.md": "# Links\n\nSome words before [the link]().\n"])
    let diagnostic = try #require(site.diagnostics.first)
    #expect(DiagnosticPrinter().text(for: diagnostic).hasPrefix("a.md:3:28: warning: "))
  }

  /// Files that a repository has beside its notes, and what a link to each leads to.
  @Test func `files, folders and hidden notes are what they are on the disk`() async throws {
    let site = try await RenderedSite.of(
      [
        "README.md": """
        # Kite club

        See [the terms](LICENSE), [the rules of making](Makefile), [tests](tests/), [code](src/flip.js),
        [how to help](.github/CONTRIBUTING.md), [knots](guide/knots.md), [nothing](nothing).
        """,
        ".github/CONTRIBUTING.md": "# Help\n\nWrite short sentences.\n",
        "guide/knots.ko.md": "# 매듭\n\n좋은 매듭은 연을 단단히 잡아 줍니다.\n",
      ],
      extra: [
        "LICENSE": Array("MIT\n".utf8), "Makefile": Array("all:\n".utf8),
        "src/flip.js": Array("x".utf8),
        "tests/kite.py": Array("print(1)\n".utf8),
      ])
    let page = try #require(try site.pages()["en/index.html"] ?? site.pages()["index.html"])
    let links = page.elements(named: "a").reduce(into: [String: String]()) {
      $0[$1.text] = $1.attributes["href"]
    }
    #expect(links["the terms"]?.hasSuffix("media/LICENSE.txt") == true, "\(links)")
    #expect(links["the rules of making"]?.hasSuffix("media/Makefile.txt") == true, "\(links)")
    #expect(links["code"]?.hasSuffix("media/src/flip.js.txt") == true, "\(links)")
    #expect(links["knots"]?.contains("knots") == true, "\(links)")
    #expect(site.files["media/LICENSE.txt"] == Array("MIT\n".utf8))
    #expect(
      Set(site.diagnostics.filter { $0.rule == "broken-link" }.map(\.message)) == [
        "tests is a folder without a note of its own, which has no page",
        ".github/CONTRIBUTING.md is in a hidden folder, which is not read and has no page",
        "there is no note or file nothing",
      ])
  }

  @Test func `a link to a note that only begins leads to the nearest text of its name`()
    async throws
  {
    let site = try await RenderedSite.of([
      "index.md": "# Craft\n\nSee the [kiln](begun/kiln.md) and the [menu](_Sidebar.md).\n",
      "begun/kiln.md": "[Craft](../index.md) › **Kiln**\n\n# Kiln\n",
      "house/kiln.md":
        "# Kiln\n\nIt cools for nine hours, and nobody opens the door before that.\n",
      "yard/far/kiln.md":
        "# Kiln\n\nA hundred bricks are enough for the wall behind the new shed.\n",
      "_Sidebar.md": "- [Kiln](begun/kiln.md)\n",
    ])
    let page = try #require(try site.pages()["en/index.html"])
    let links = page.elements(named: "a").reduce(into: [String: String]()) {
      $0[$1.text] = $1.attributes["href"]
    }
    let kiln = try #require(links["kiln"]).replacing("../", with: "")
    let target = try #require(site.files[kiln] ?? site.files["en/\(kiln)"])
    #expect(String(decoding: target, as: UTF8.self).contains("nine hours"), "\(links)")
    #expect(links["menu"] == nil)
    #expect(
      site.diagnostics.filter { $0.rule == "broken-link" }.map(\.message)
        == ["_Sidebar.md has no page: it holds no text yet, or stands around other pages"])
  }

  @Test func `every browser knows the top of a page`() async throws {
    let site = try await RenderedSite.of([
      "a.md": "# Benches\n\nA bench is wide.\n\n[Back to the top](#top)\n"
    ])
    #expect(site.text("en/benches/index.html").contains("<a href=\"#top\">Back to the top</a>"))
  }

  @Test func `marks of contributors are told by nobody`() async throws {
    let site = try await RenderedSite.of([
      "club.md":
        "# Kite club\n\nMade by Ann <a href=\"#content-ann\" title=\"Content\">🖋</a> and others.\n"
    ])
    #expect(site.diagnostics.map(\.rule) == [])
  }
}
