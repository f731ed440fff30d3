import Testing

@testable import Bitext

struct MarkdownTests {
  @Test func `blocks know the lines of the file they are in`() {
    let document = Markdown.parse(
      Array("# 표\n\n본문은\n두 줄\n\n> 인용\n\n- 하나\n- 둘\n".utf8), firstLine: 5)
    #expect(document.blocks.map(\.lines) == [5...5, 7...8, 10...10, 12...13])
  }

  @Test(arguments: [
    ("글[^1]\n\n[^1]: 각주입니다.\n", "글[^1]\n[^1]: 각주입니다."),
    ("> - 글[^a]\n>\n>   [^a]: 주\n", "글[^a]\n[^a]: 주"),
    ("```\n[^1]: 코드\n```\n", "[^1]: 코드\n"),
    ("[표][1]와 [^]\n\n[1]: a.md\n", "표와 [^]"),
  ])
  func `the text of a footnote is no address that nobody sees`(markdown: String, expected: String) {
    let document = Markdown.parse(Array(markdown.utf8))
    let html = String(decoding: HTMLRenderer.html(of: document.blocks), as: UTF8.self)
    let text = html.replacing(/<[^>]*>/, with: "").split(separator: "\n").joined(separator: "\n")
    #expect(text == expected.trimmed, "\(html)")
  }

  @Test func `plain text has no markup`() throws {
    let document = Markdown.parse(Array("a *b* `c` ![d](e) [f](g)\nh".utf8))
    guard case .paragraph(let inlines)? = document.blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(Markdown.plainText(of: inlines) == "a b c d f h")
  }
}
