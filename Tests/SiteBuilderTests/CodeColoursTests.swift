import TestSupport
import Testing

@testable import SiteBuilder

/// Listings have their comments, texts and keywords marked, and lose nothing by it.
@Suite struct CodeColoursTests {
  private func marked(_ code: String, _ info: String?) -> String {
    var html = HTMLWriter()
    CodeColours.write(code, in: info, to: &html)
    return html.string
  }

  /// Comments in `⟨c …⟩`, texts in `⟨s …⟩`, keywords and keys in `⟨k …⟩`.
  private func short(_ code: String, _ info: String?) -> String {
    marked(code, info).replacing("</span>", with: "⟩").replacing("&quot;", with: "\"")
      .replacing(#/<span class="(.)">/#) { "⟨\($0.1) " }
  }

  @Test(arguments: [
    ("yaml", "a-b: 'x' # y\n- c: d#e\n", "⟨k a-b⟩: ⟨s 'x'⟩ ⟨c # y⟩\n- ⟨k c⟩: d#e\n"),
    ("json", #"{"k": "v", "n": null}"#, #"{⟨k "k"⟩: ⟨s "v"⟩, ⟨k "n"⟩: ⟨k null⟩}"#),
    ("sh", "echo 'a # b' # c\nit's", "echo ⟨s 'a # b'⟩ ⟨c # c⟩\nit's"),
    ("sh", "export A=1; x export\nif a", "⟨k export⟩ A=1; x export\n⟨k if⟩ a"),
    ("swift", "let a = \"b\\\"c\" // d\nletter", "⟨k let⟩ a = ⟨s \"b\\\"c\"⟩ ⟨c // d⟩\nletter"),
    ("js", "const u = `a\nb`; /* c\nd */ x", "⟨k const⟩ u = ⟨s `a\nb`⟩; ⟨c /* c\nd */⟩ x"),
    ("python", "def f():\n  '''a\n  b'''", "⟨k def⟩ f():\n  ⟨s '''a\n  b'''⟩"),
    ("css", "a { color: red } /* b */", "a { ⟨k color⟩: red } ⟨c /* b */⟩"),
  ])
  func `marks what a reader looks for`(info: String, code: String, expected: String) {
    #expect(short(code, info) == expected)
  }

  @Test func `marks the names and values of tags`() {
    #expect(
      short("<p class=\"a\">b</p><!-- c -->", "html")
        == "&lt;⟨k p⟩ class=⟨s \"a\"⟩&gt;b&lt;/⟨k p⟩&gt;⟨c &lt;!-- c --&gt;⟩")
  }

  @Test(arguments: [nil, "", "text", "brainfuck", "markdown"])
  func `an unknown language is written as it is`(info: String?) {
    #expect(marked("let a = 1 // c", info) == "let a = 1 // c")
  }

  @Test(arguments: [
    "yaml", "json", "sh", "swift", "js", "python", "css", "html", "c", "sql", "ruby", "rust", "go",
    "java",
  ])
  func `no code is lost, however broken it is`(info: String) {
    let pieces = [
      "\"", "'", "`", "\\", "//", "/*", "*/", "#", "<", ">", "<!--", "-->", "</", "\n", " ", ":",
      "a",
      "한", "行", "let", "-", "\"\"\"", "'''", "&", "é", "🙂",
    ]
    for seed in 0..<UInt64(300) {
      var random = SplitMix64(seed: seed)
      let code = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      var plain = HTMLWriter()
      plain.text(code)
      let read = marked(code, info).replacing("</span>", with: "")
        .replacing(#/<span class=".">/#, with: "")
      #expect(read == plain.string, "seed \(seed), “\(code)”")
    }
  }
}
