import Testing

@testable import Bitext

/// What generators other than the common ones add to Markdown is read, and never shown as markup.
struct OtherToolsTests: NotesReading {
  @Test(
    "what is indented in a component is no code",
    arguments: [
      (
        "<Tabs>\n  <TabItem label=\"전화\">\n    글 **하나**\n  </TabItem>\n</Tabs>\n끝",
        "<p><strong>전화</strong></p><p>글 <strong>하나</strong></p><p>끝</p>"
      ),
      (
        "<Steps>\n    ```sh\n    bake\n    ```\n\n    - 하나\n        - 둘\n</Steps>",
        "<pre><code class=\"language-sh\">bake</code></pre><ul><li>하나<ul><li>둘</li></ul></li></ul>"
      ),
      ("<Aside type=\"tip\">\n    글\n</Aside>", callout("tip", "Tip", "<p>글</p>")),
      ("글\n\n    code\n", "<p>글</p><pre><code>code</code></pre>"),
    ])
  func components(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "Markdown in elements that say so is Markdown",
    arguments: [
      ("<aside>\n💡 글 *하나*\n\n</aside>", "<div><p>💡 글 <em>하나</em></p></div>"),
      ("<div markdown=\"1\">\n글 *하나*\n</div>", "<div><p>글 <em>하나</em></p></div>"),
      ("<div title=\"x\" markdown>\n- 하나\n</div>", "<div title=\"x\"><ul><li>하나</li></ul></div>"),
      ("<div>\n글 *하나*\n</div>", "<div>글 *하나*</div>"),
    ])
  func elements(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
    #expect(rules(markdown).isEmpty)
  }

  @Test(
    "marks of other tools inside a line",
    arguments: [
      ("[낱말]{.underline}과 [b]{.x #y} c", "낱말과 b<a id=\"y\"></a> c"),
      ("[a](b.md) {x} [c] {d}", "<a href=\"b.md\">a</a> {x} [c] {d}"),
      (
        "{++새 글++} {--헌 글--} {~~하나~>둘~~}{>>말<<}",
        "<ins>새 글</ins> <del>헌 글</del> <del>하나</del><ins>둘</ins>"
      ),
      ("^^밑줄^^ 글", "<ins>밑줄</ins> 글"), ("a ^^ b ^^ c", "a ^^ b ^^ c"),
      (":material-home:{ .big } 집 :octicons-x-24:", "집"),
      (
        ":ref:`행 <rows>`과 :kbd:`Tab`, 10:30:`x`",
        "<a href=\"#rows\">행</a>과 <kbd>Tab</kbd>, 10:30:<code>x</code>"
      ),
      ("{{</* note */>}}와 {{%/* note */%}}", "{{&lt; note &gt;}}와 {{% note %}}"),
      ("$x^2$과 $a_1$, $$ y = x $$", "<code>x^2</code>과 <code>a_1</code>, <code>y = x</code>"),
      ("$HOME_DIR$, $5 and $6^2, $$ and $$", "$HOME_DIR$, $5 and $6^2, $$ and $$"),
    ])
  func marks(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == "<p>\(expected)</p>")
  }

  @Test(
    "blocks of other tools",
    arguments: [
      (
        ":::{figure} a.png\n:alt: 표\n:width: 9\n\n설명\n:::",
        "<p><img src=\"a.png\" alt=\"표\" /></p><p>설명</p>"
      ),
      (":::{tip}\n:class: wide\n글\n:::", callout("tip", "Tip", "<p>글</p>")),
      ("::: {#one .wide}\n글\n:::", "<p>글</p>"),
      ("::: note 제목 {#id}\n글\n:::", callout("note", "제목", "<p>글</p>")),
      ("> [!faq] 물음\n> 글", callout("note", "물음", "<p>글</p>")),
      ("> [!bug]- 벌레\n> 글", callout("warning", "벌레", "<p>글</p>")),
      ("<<< @/a.js{2}\n\n글", "<p>글</p>"), ("{% @mermaid/diagram content=\"a\" %}\n\n글", "<p>글</p>"),
      ("{{#tab name=\"하나\" }}\n글\n{{#endtab }}", "<p><strong>하나</strong></p><p>글</p>"),
      ("{{#quiz a.toml}}\n\n글", "<p>글</p>"),
      (
        "| 가 |\n| - |\n| 1 |\n\n: 제목 *하나* {#t}\n",
        "<table><thead><tr><th>가</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>"
          + "<p>제목 <em>하나</em></p>"
      ),
    ])
  func blocks(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `a remark in the text of a footnote is read`() {
    let found = html("[^1]: 각주^[속의 말].\n\n글[^1]")
    #expect(found.contains("각주 (속의 말)."), "\(found)")
  }

  @Test func `each kind that is left out is told once`() {
    #expect(rules(":material-a: 글 :material-b:\n\n:octicons-c: 글") == ["1 unknown-tag"])
    #expect(
      rules("{{#quiz a}}\n\n{{#quiz b}}\n\n<<< @/a.js\n\n<<< @/b.js") == [
        "1 unknown-tag", "5 included-file",
      ])
  }
}
