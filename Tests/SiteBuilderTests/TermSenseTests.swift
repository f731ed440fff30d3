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

  @Test func `the original decides between the senses of one spelling`() async throws {
    #expect(try await links("ko") == ["그룹 grouped", "그룹 group", "자체 custom"])
  }

  @Test func `an original has all its terms, and a lead none`() async throws {
    #expect(try await links("en") == ["grouped grouped", "group group", "custom custom"])
  }
}
