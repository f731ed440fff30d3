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
    (
      "https://github.com/someone/notes/blob/main/docs/tables/ko.md",
      "../../en/tables-of-tools/index.html"
    ),
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
    #expect(rules == ["broken-link"] || rules.isEmpty)
  }

  @Test func `a link without a destination is found where it stands`() async throws {
    let site = try await RenderedSite.of(["a.md": "# Links\n\nSome words before [the link]().\n"])
    let diagnostic = try #require(site.diagnostics.first)
    #expect(DiagnosticPrinter().text(for: diagnostic).hasPrefix("a.md:3:28: warning: "))
  }
}
