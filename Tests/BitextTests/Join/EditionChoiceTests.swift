import Testing

@testable import Bitext

/// Which of several sources in one language is the main one.
@Suite struct EditionChoiceTests {
  @Test func `a translation comes before a digest with more lines`() async throws {
    let corpus = try await Library.corpus(of: [
      "ferry/en.md": """
      # Ferry

      The ferry leaves at 7:30 from the north pier. Nobody boards it after the bell has rung twice.

      In a storm the captain waits for 45 minutes. Then he writes the delay on the board of the pier.

      """,
      "ferry/ko.md": """
      # 나룻배

      나룻배는 북쪽 부두에서 7:30에 떠난다. 종이 두 번 울린 뒤에는 아무도 배에 오르지 못한다.

      폭풍이 불면 선장은 45분 동안 기다린다. 그런 다음 부두의 게시판에 늦어진다고 적는다.

      """,
      "ferry/ko.short.md": "# 나룻배\n\n- 7:30\n- 북쪽 부두\n- 종 두 번\n- 폭풍\n- 45분\n- 게시판\n- 선장\n",
    ])
    let topic = try #require(corpus.topics.first { $0.languages.contains(.korean) })
    let editions = topic.editions.filter { $0.language == .korean }
    #expect(
      topic.mainEdition(in: .korean).map { topic.documents[$0.document].source.path }
        == "ferry/ko.md")
    #expect(editions.map(\.coverage) == editions.map(\.coverage).sorted(by: >))
  }
}
