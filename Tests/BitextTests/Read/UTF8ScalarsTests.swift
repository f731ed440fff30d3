import Testing

@testable import Bitext

struct UTF8ScalarsTests {
  /// Strings from libcmark are created without validating their middle.
  @Test(arguments: [
    "&#xD800;&#0;&#x110000;&ngE;글", "\\글\\é\\", "[글](</é%F0%9F> \"글\\é\")", "`` 글` ``é`",
    "<!-- é -->\n<a title='글'>", "글\u{0}é\u{FFFE}", "~~~é글\n é\n", "![é&hellip;*](a&copy;글)",
    "|글|é|\n|-|-|\n|`글|`|\\||", "[글]: é '글\n\n[글] ~~é~~**「글」**é",
  ])
  func `what is read is UTF-8`(markdown: String) {
    let html = HTMLRenderer.html(of: Markdown.parse(Array(markdown.utf8)).blocks)
    #expect(String(validating: html, as: UTF8.self) != nil)
  }
}
