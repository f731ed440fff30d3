import TestSupport
import Testing

/// What the tests of pages rest on.
@Suite struct MarkupTests {
  @Test func `texts, attributes, languages and places are those of the elements`() throws {
    let markup = try Markup(
      """
      <!doctype html>
      <html lang="ko"><body><p id="a" hidden>행 &lt;&amp; <em lang="en">row</em><br/>\
      <script>if (1 < 2) "</p>"</script></p></body></html>

      """)
    #expect(markup.elements.map(\.name) == ["html", "body", "p", "em", "br", "script"])
    let paragraph = try #require(markup.element(id: "a"))
    #expect(paragraph.text == "행 <& row")
    #expect(paragraph.attributes == ["id": "a", "hidden": ""])
    #expect(markup.elements.map(\.language) == ["ko", "ko", "ko", "en", "ko", "ko"])
    #expect(markup.elements[3].path == ["html", "body", "p"])
    #expect(markup.elements[5].text == "if (1 < 2) \"</p>\"")
  }

  @Test(arguments: [
    ("<p>a & b</p>", "a bare &"), ("<p>a &nbsp; b</p>", "&nbsp;"), ("<p>a > b</p>", "a bare >"),
    ("<p>a\u{1}b</p>", "a control character"), ("<p>a\u{0}b</p>", "a control character"),
    ("<p>a\u{7F}b</p>", "a control character"), ("<p title=\"\r\">a</p>", "a control character"),
    ("<p>a < b</p>", "a bare <"), ("<p>a", "<p> is never closed"),
    ("<p>a</b>", "</b> closes nothing"),
    ("<p>a</p", "a tag without an end"), ("<p ", "a broken <p>"),
    ("<p =\"\">a</p>", "a broken <p>"),
    ("<p id=a>a</p>", "id is not quoted"), ("<p id=\"a>a</p>", "id never ends"),
    ("<p id=\"\" id=\"\">a</p>", "id twice in <p>"),
    ("<p id=\"\"title=\"\">a</p>", "<p> has no space before an attribute"),
    ("<script>a", "a script without an end"), ("a<p>a</p>", "text outside"),
    ("<p><div>a</div></p>", "<div> inside <p>"), ("<a><b><a>a</a></b></a>", "<a> inside <a>"),
    ("<ul></ul><li>a</li>", "<li> outside a list"),
  ])
  func `what a browser would repair is a fault`(html: String, message: String) {
    #expect("\(html)") {
      _ = try Markup("\n" + html, name: "page")
    } throws: {
      "\($0)" == "page:2: \(message)"
    }
  }
}
