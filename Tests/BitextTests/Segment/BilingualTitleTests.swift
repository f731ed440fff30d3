import TestSupport
import Testing

@testable import Bitext

/// Headings that say the same in both languages of a file.
@Suite struct BilingualTitleTests {
  private static func note(_ titles: [String]) -> String {
    """
    # \(titles[0])

    Give feedback when people select a row in the table.
    사람들이 테이블의 행을 선택하면 피드백을 주세요.

    ## \(titles[1])

    Keep the text of rows short.
    행의 텍스트는 짧게 쓰세요.

    ## \(titles[2])

    Tell people how old the data is if the network is down.
    네트워크가 끊기면 데이터가 얼마나 오래되었는지 알려 주세요.

    """
  }

  private static func languages(_ text: String) -> [Language] {
    Segmenter.segment(SourceFile(path: "tables.md", text: text), pathHint: nil).0.segments
      .filter(\.isHeading).map(\.language)
  }

  @Test(
    arguments: [
      ["Tables 테이블", "Rows 행", "Loading 불러오기"], ["Tables — 테이블", "Rows (행)", "불러오기 / Loading"],
    ])
  func `a heading in both languages is in none of them alone`(titles: [String]) {
    #expect(Self.languages(Self.note(titles)).allSatisfy { !$0.isDetermined })
  }

  @Test func `in a note in one language, names stand among its words`() {
    let note = "# SwiftUI 행\n\n행의 텍스트는 짧게 쓰세요.\n\n## UIKit 셀\n\n셀에는 그림을 넣으세요.\n"
    #expect(Self.languages(note) == [.korean, .korean])
    let pairs =
      "# Tables\n# 테이블\n\nKeep it short.\n짧게 쓰세요.\n\n## Long rows\n## 긴 SwiftUI\n\nUse a list.\n목록을 쓰세요.\n"
    #expect(Self.languages(pairs) == [.english, .korean, .english, .korean])
  }

  @Test func `above a digest that quotes a sentence, a name stands among its words`() {
    let digest = """
      # Tables - 정리

      행의 텍스트는 짧게 쓰고, 긴 값은 상세 화면에서 보여 주세요.

      Keep the text of rows short.

      행을 선택하면 바로 피드백을 주세요. 네트워크가 끊기면 데이터가 얼마나 오래되었는지도 알려 주세요.

      """
    #expect(Self.languages(digest) == [.korean])
  }

  @Test func `where each language has sections of its own, names stand among its words`() {
    let sections = """
      # SwiftUI rows

      Keep the text of rows short.

      ## UIKit cells

      Put pictures into cells.

      # SwiftUI 행

      행의 텍스트는 짧게 쓰세요.

      ## UIKit 셀

      셀에는 그림을 넣으세요.

      """
    #expect(Self.languages(sections).suffix(2) == [.korean, .korean])
  }

  @Test func `a heading that lacks its translation gets it, and takes none of another`()
    async throws
  {
    let note = Self.note(["Tables 테이블", "Rows 행", "Loading"])
    let corpus = try await DeletedTexts.corpus(["tables.md": Array(note.utf8)])
    let options = Exchange.Options(languages: [.english, .korean])
    let units = Exchange(corpus, options).units
    #expect(units.count == 4)
    let loading = try #require(units.first { $0.rendering(in: .english)?.text == "Loading" })
    #expect(loading.rendering(in: .korean) == nil)
    let sent = try MugNotes.delivery(
      String(decoding: try ExchangeFormat.po.bytes(of: corpus, options), as: UTF8.self)
        .replacing("msgid \"Loading\"\nmsgstr \"\"", with: "msgid \"Loading\"\nmsgstr \"불러오기\""))
    let importing = Importing(sent, into: corpus)
    let file = try #require(importing.files.first)
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == note.replacing("## Loading\n", with: "## Loading\n## 불러오기\n"))
  }
}
