import Testing

@testable import Bitext

/// The places that authors mark with `id` and `name`.
struct ParseAnchorTests {
  private func html(_ markdown: String) -> String {
    String(
      decoding: HTMLRenderer.html(of: Markdown.parse(Array(markdown.utf8)).blocks), as: UTF8.self)
  }

  @Test(arguments: [
    ("<a name=\"top\"></a>제목", "<p><a id=\"top\"></a>제목</p>\n"),
    ("<a id=\"top\"/>제목", "<p><a id=\"top\"></a>제목</p>\n"),
    ("<a name=x>글</a>", "<p><a id=\"x\"></a>글</p>\n"),
    ("<a id=x href=\"/y\">글</a>", "<p><a id=\"x\"></a><a href=\"/y\">글</a></p>\n"),
    ("<span id=x>글</span>", "<p><a id=\"x\"></a><span>글</span></p>\n"),
    ("<h2 id=\"x\">제목</h2>", "<h2><a id=\"x\"></a>제목</h2>\n"),
    ("<div id=\"x\">\n\n## 제목\n\n</div>", "<div>\n<a id=\"x\"></a>\n<h2>제목</h2>\n</div>\n"),
    ("<ul id=x><li id=y>하나</ul>", "<ul>\n<li><a id=\"x\"></a><a id=\"y\"></a>하나</li>\n</ul>\n"),
    ("<p id=\"a b\">글</p>", "<p>글</p>\n"),
    ("<div id=\"x\"></div>", "<p><a id=\"x\"></a></p>\n"),
    ("表<a id=x></a>\n図", "<p>表<a id=\"x\"></a>図</p>\n"),
  ])
  func `a place is an empty link beside what it was on`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `a document knows the segment of each place, and its texts hold none`() {
    let markdown = """
      <a name="one"></a>
      ## First

      A paragraph <span id="two">here</span>.

      <div id="three">

      - an item
      - <a id="나"></a>다른 항목

      | <a id="cell"></a>A | B |
      |--|--|
      | c | d |

      </div>
      <a id="end"></a>
      """
    let source = SourceFile(path: "a.md", text: markdown)
    let (document, diagnostics) = Segmenter.segment(source)
    let texts = document.anchors.mapValues { document.segments[$0].text }
    #expect(
      texts == [
        "one": "First", "two": "A paragraph here.", "three": "an item", "나": "다른 항목",
        "cell": "A B", "end": "c d",
      ])
    #expect(diagnostics.isEmpty)
    #expect(document.segments.allSatisfy { !$0.content.contains { $0.anchorName != nil } })
  }
}
