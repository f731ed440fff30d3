import Testing

@testable import Bitext

/// Marks inside a line that raise and lower letters, name keys and explain abbreviations.
struct InlineMarkTests: NotesReading {
  @Test(
    "letters are raised and lowered where that is surely meant",
    arguments: [
      ("x^2^과 2^nd^ floor", "x<sup>2</sup>과 2<sup>nd</sup> floor"),
      ("10^-3^ m, x^2^y", "10<sup>-3</sup> m, x<sup>2</sup>y"),
      ("물은 H~2~O, CO~2~이다", "물은 H<sub>2</sub>O, CO<sub>2</sub>이다"),
      ("v~max~ is fast", "v<sub>max</sub> is fast"),
      ("a^b^c, 2^3^4, x ^2^, (^_^)", "a^b^c, 2^3^4, x ^2^, (^_^)"),
      ("~/x와 ~5 MB ~ 6 MB", "~/x와 ~5 MB ~ 6 MB"),
      ("서울~부산~대구", "서울~부산~대구"), ("안녕^_^ 네^o^ 네^^네^^", "안녕^_^ 네^o^ 네^^네^^"),
      ("`x^2^` 글", "<code>x^2^</code> 글"),
      ("[x^2^](a^2^.md)", "<a href=\"a%5E2%5E.md\">x<sup>2</sup></a>"),
      (
        "Press ++ctrl+alt+del++ or ++f5++.",
        "Press <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd> or <kbd>F5</kbd>."
      ),
      ("C++ and ++i, i++ + ++j++", "C++ and ++i, i++ + ++j++"),
      ("++새로 넣은 말++과 これは++下線++です", "<ins>새로 넣은 말</ins>과 これは<ins>下線</ins>です"),
      ("C++와 C++17, ++ 말++", "C++와 C++17, ++ 말++"),
      ("A remark^[It is *short*.] here.", "A remark (It is <em>short</em>.) here."),
      ("{sub}`2` {kbd}`Tab`", "<sub>2</sub> <kbd>Tab</kbd>"),
      ("a {% raw %}{{ b }}{% endraw %} c", "a {{ b }} c"),
      ("[a]({%raw%}/{%endraw%}b.md)", "<a href=\"/b.md\">a</a>"),
    ])
  func marks(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == "<p>\(expected)</p>")
  }

  @Test func `what an abbreviation stands for is said where it stands`() {
    let html = html(
      "## HTML\n\nHTML은 HTML5, `HTML`, [XHTML](HTML.md)\n\n*[HTML]: Hypertext \"Markup\" Language\n*[W3C]:\n"
    )
    let word = "<abbr title=\"Hypertext &quot;Markup&quot; Language\">HTML</abbr>"
    #expect(
      html
        == "<h2>HTML</h2><p>\(word)은 HTML5, <code>HTML</code>, <a href=\"HTML.md\">XHTML</a></p>")
  }

  @Test(arguments: ["*[a]: emphasis*", "```\n*[HTML]: code\n```\n\nHTML", "- *[HTML]: item"])
  func `what only looks like an abbreviation stays`(_ markdown: String) {
    #expect(!html(markdown).contains("<abbr"))
    #expect(html(markdown).contains("[a]") || html(markdown).contains("[HTML]"))
  }

  @Test func `a badge behind a heading is no part of the heading's id`() {
    #expect(
      html("## Open doors <Badge type=\"tip\" text=\"1.9\" />")
        == "<h2>Open doors <small>1.9</small><a id=\"open-doors\"></a></h2>")
  }
}

/// Lines that begin with marks which are no list to Markdown.
struct KeptLineTests: NotesReading {
  @Test(arguments: [
    ("준비물\n• 줄\n• 못", "준비물<br />• 줄<br />• 못"), ("持ち物\n・縄\n・釘", "持ち物<br />・縄<br />・釘"),
    (
      "가. 첫째\n나. **둘째**\n**(다)** 셋째",
      "가. 첫째<br />나. <strong>둘째</strong><br /><strong>(다)</strong> 셋째"
    ),
    ("■利用時間\n　・平日：午前\n　・土日：休館", "■利用時間<br />　・平日：午前<br />　・土日：休館"),
    ("※ 水は飲めます。\n（注）食べ物は。", "※ 水は飲めます。<br />（注）食べ物は。"),
    ("글이 길어서\n다음 줄로", "글이 길어서다음 줄로"), ("長い文は\n次の行へ", "長い文は次の行へ"),
  ])
  func `each stays a line on the page`(markdown: String, expected: String) {
    #expect(html(markdown) == "<p>\(expected)</p>")
  }

  @Test func `in the text they are what every line break is`() {
    let note = Segmenter.segment(SourceFile(path: "a.md", text: "・縄\n・釘\n")).0
    #expect(note.segments.map(\.text) == ["・縄・釘"])
    #expect(note.segments.map { $0.content.contains(.hardBreak) } == [false])
  }
}
