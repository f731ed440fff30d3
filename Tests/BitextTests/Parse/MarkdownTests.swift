import Testing

@testable import Bitext

struct MarkdownTests {
  @Test func `blocks know the lines of the file they are in`() {
    let document = Markdown.parse(
      Array("# 표\n\n본문은\n두 줄\n\n> 인용\n\n- 하나\n- 둘\n".utf8), firstLine: 5)
    #expect(document.blocks.map(\.lines) == [5...5, 7...8, 10...10, 12...13])
  }

  @Test func `plain text has no markup`() throws {
    let document = Markdown.parse(Array("a *b* `c` ![d](e) [f](g)[^h]\nh\n\n[^h]: i".utf8))
    guard case .paragraph(let inlines)? = document.blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(inlines.text(.spoken) == "a b c d f h")
  }
}
