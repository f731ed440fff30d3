import Testing

@testable import SiteBuilder

@Suite struct HTMLWriterTests {
  @Test(arguments: [
    ("a < b & c > d \"e\"", "a &lt; b &amp; c &gt; d &quot;e&quot;"),
    ("표 한 줄", "표 한 줄"),
    ("<\u{338}script>", "&lt;\u{338}script&gt;"),
    ("\"\u{301} onload=x", "&quot;\u{301} onload=x"),
    ("a\u{8}b\u{0}c\tand\n", "abc\tand\n"), ("a\rb", "a\rb"),
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

  @Test func `XML keeps a carriage return, and has nothing that XML forbids`() {
    var xml = HTMLWriter()
    xml.element("title", "a\r\nb\u{1}\u{FFFE} & \"c\"")
    #expect(xml.string == "<title>a&#13;\nb &amp; \"c\"</title>\n")
    xml = HTMLWriter()
    xml.attribute("alt", xml: "a\r\nb\u{1}\u{FFFE} & \"c\"")
    #expect(xml.string == " alt=\"a&#13;&#10;b &amp; &quot;c&quot;\"")
  }

  @Test func `takes back what was written, and puts in what comes late`() {
    var html = HTMLWriter()
    html.markup("<p>")
    let place = html.count
    html.text("text")
    var late = HTMLWriter()
    late.markup("<b>")
    late.markup(120)
    late.markup("</b>")
    let before = html
    html.insert(late, at: place)
    #expect(html.string == "<p><b>120</b>text")
    html.truncate(to: place)
    html.markup("</p>")
    #expect(html.string == "<p></p>")
    #expect(before.string == "<p>text")
  }

  /// Long texts are scanned eight bytes at a time.
  @Test(arguments: 0..<20)
  func `escapes at any place of a long text`(place: Int) {
    for (byte, escaped) in [
      ("<", "&lt;"), (">", "&gt;"), ("&", "&amp;"), ("\"", "&quot;"), ("\u{1}", ""),
      ("\u{7F}", ""), ("\t", "\t"), ("\r", "\r"), ("=", "="), ("\u{80}", "\u{80}"), ("~", "~"),
    ] {
      let (before, after) = (String(repeating: "표", count: place), "a행 " + "漢字 and kana")
      var html = HTMLWriter()
      html.attribute("title", before + byte, after + byte)
      #expect(html.string == " title=\"\(before)\(escaped)\(after)\(escaped)\"")
      var json: [UInt8] = []
      json.append(quoted: before + "\\" + after + "\u{1F}\"" + byte)
      let escapes = [
        "\"": "\\\"", "\t": "\\t", "\r": "\\r", "\u{1}": "\\u0001", "\u{7F}": "\\u007f",
      ]
      let expected = "\"\(before)\\\\\(after)\\u001f\\\"\(escapes[byte] ?? byte)\""
      #expect(String(decoding: json, as: UTF8.self) == expected)
    }
  }
}
