import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// A word is linked to the glossary only where it has the sense of the term.
@Suite struct TermSenseTests {
  private static let glossary = """
    concepts:
      - id: custom
        terms: {en: [custom], ko: [자체], ja: [独自]}
      - id: group
        terms: {en: [group], ko: [그룹], ja: [グループ]}
      - id: grouped
        terms: {en: [grouped], ko: [그룹], ja: [グループ]}

    """

  private func links(_ tag: String) async throws -> [String] {
    let site = try await RenderedSite.of([
      "glossary.yaml": Self.glossary,
      "lists/en.md": """
      ---
      description: A group of rows and a custom shelf.
      ---
      # Lists

      The list itself stays where it is while its rows move up and down.

      A grouped list has a header above its first row and a footer below.

      Its rows stand in a group with 3 others, and a custom row may be among them.

      """,
      "lists/ko.md": """
      ---
      description: 행의 그룹과 자체 선반입니다.
      ---
      # 목록

      목록 자체는 제자리에 있고, 그 행만 위아래로 움직입니다.

      그룹 목록에는 첫 행 위에 헤더가 있고 아래에 푸터가 있습니다.

      행은 다른 행 3개와 함께 그룹 안에 있으며, 그 사이에 자체 행이 있을 수도 있습니다.

      """,
    ])
    let page = try #require(try site.pages()["\(tag)/lists/index.html"])
    return page.elements(named: "a").filter { $0.attributes["class"] == "term" }
      .map { "\($0.text) \($0.attributes["href"]?.split(separator: "#").last ?? "")" }
  }

  @Test(arguments: [
    ("The **reading** room is quiet.", "reading room", "<strong>reading</strong> room"),
    ("A quiet reading *room* & more.", "reading room", "reading <em>room</em>"),
    ("Our **reading** *room*.", "reading room", "<strong>reading</strong> <em>room</em>"),
    ("Not a **big reading** room.", "", ""),
    ("A reading room, the **reading** room.", "reading room", "reading room"),
    ("An old re**adin**g room.", "reading room", "re<strong>adin</strong>g room"),
  ])
  func `a term of which a part is emphasized is linked as one`(
    text: String, name: String, markup: String
  ) async throws {
    let site = try await RenderedSite.of([
      "glossary.yaml": "concepts:\n  - id: room\n    terms: {en: [reading room]}\n",
      "halls/en.md": "# Halls\n\nThe halls are open at night.\n\n\(text)\n",
    ])
    let page = try #require(try site.pages()["en/halls/index.html"])
    let links = page.elements(named: "a").filter { $0.attributes["class"] == "term" }
    #expect(links.map(\.text) == (name.isEmpty ? [] : [name]))
    #expect(markup.isEmpty || site.text("en/halls/index.html").contains(">\(markup)</a>"))
  }

  @Test func `the original decides between the senses of one spelling`() async throws {
    #expect(try await links("ko") == ["그룹 grouped", "그룹 group", "자체 custom"])
  }

  @Test func `an original has all its terms, and a lead none`() async throws {
    #expect(try await links("en") == ["grouped grouped", "group group", "custom custom"])
  }
}
