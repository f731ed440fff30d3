import Testing

@testable import SiteBuilder

@Suite struct HTMLWriterTests {
  @Test(arguments: [
    ("a < b & c > d \"e\"", "a &lt; b &amp; c &gt; d &quot;e&quot;"),
    ("표 한 줄", "표 한 줄"),
    ("<\u{338}script>", "&lt;\u{338}script&gt;"),
    ("\"\u{301} onload=x", "&quot;\u{301} onload=x"),
    ("a\u{8}b\u{0}c\tand\n", "a\u{FFFD}b\u{FFFD}c\tand\n"),
  ])
  func `escapes what markup is made of, also under a combining mark`(
    text: String, expected: String
  ) {
    var html = HTMLWriter()
    html.text(text)
    #expect(html.bytes == Array(expected.utf8))
  }

  @Test func `keeps an attribute inside its quotes`() {
    var html = HTMLWriter()
    html.attribute("title", "\"><script>\"\u{301}")
    #expect(html.string == " title=\"&quot;&gt;&lt;script&gt;&quot;\u{301}\"")
  }
}
