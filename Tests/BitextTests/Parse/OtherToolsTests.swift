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
    "what a component says it is about stays as text",
    arguments: [
      (
        "<ParamField path=\"limit\" type=\"number\" required>\n  글\n</ParamField>",
        "<p><strong><code>limit</code></strong></p><p>글</p>"
      ),
      (
        "<ResponseField name=\"cursor\" type=\"string\">\n  글\n</ResponseField>",
        "<p><strong><code>cursor</code></strong></p><p>글</p>"
      ),
      (
        "<Frame caption=\"가마의 문\">\n  ![문](m.png)\n</Frame>",
        "<p>가마의 문</p><p><img src=\"m.png\" alt=\"문\" /></p>"
      ),
      ("<Frame>\n  글\n</Frame>", "<p>글</p>"),
      ("글 <Icon name=\"home\" /> 끝", "<p>글 끝</p>"),
    ])
  func named(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "marks of Microsoft Learn are pictures, links and titles, or left out with one message a kind",
    arguments: [
      ("> [!div class=\"checklist\"]\n> * 하나", "<blockquote><ul><li>하나</li></ul></blockquote>", 1),
      (
        "> [!VIDEO https://example.org/v]",
        "<blockquote><p><a href=\"https://example.org/v\">https://example.org/v</a></p></blockquote>",
        0
      ),
      ("[!INCLUDE [머리](../x.md)]", "<p><a href=\"../x.md\">머리</a></p>", 1),
      (
        "글 [!INCLUDE [a](a.md)], [!INCLUDE[](b/c.md)]",
        "<p>글 <a href=\"a.md\">a</a>, <a href=\"b/c.md\">c.md</a></p>", 1
      ),
      ("[!code-csharp[Main](~/a/b.cs?range=1)]", "<p><a href=\"~/a/b.cs\">Main</a></p>", 1),
      (
        ":::image type=\"content\" source=\"m.png\" alt-text=\"가마의 문\" lightbox=\"l.png\":::",
        "<p><img src=\"m.png\" alt=\"가마의 문\" /></p>", 0
      ),
      (
        "::: zone pivot=\"a\"\n글 하나\n::: zone-end\n\n::: zone pivot=\"b\"\n글 둘\n::: zone-end\n",
        "<p>글 하나</p><p>글 둘</p>", 1
      ),
      (":::row:::\n:::column span=\"2\":::\n글\n:::column-end:::\n:::row-end:::", "<p>글</p>", 2),
      (
        "# [창문](#tab/windows)\n글 하나\n\n# [문](#tab/door)\n글 둘",
        "<p><strong>창문</strong></p><p>글 하나</p><p><strong>문</strong></p><p>글 둘</p>", 0
      ),
      ("> [!NOTE]\n> 글", callout("note", "Note", "<p>글</p>"), 0),
    ])
  func learn(_ markdown: String, _ expected: String, _ messages: Int) {
    #expect(html(markdown) == expected)
    #expect(rules(markdown).count == messages, "\(rules(markdown))")
  }

  @Test(
    "macros of MDN are code, and those of pages are left out",
    arguments: [
      (
        "글 {{jsxref(\"Array\")}}, {{domxref('Window.name', 'name')}}, {{Glossary(\"CORS\")}}",
        "<p>글 <code>Array</code>, <code>name</code>, CORS</p>", 0
      ),
      (
        "글 {{HTMLElement(\"p\")}}\n\n<p>{{cssxref(\"color\")}}</p>",
        "<p>글 <code>&lt;p&gt;</code></p><p><code>color</code></p>", 0
      ),
      ("{{JSRef}}{{Deprecated_Header}}\n\n글\n\n{{Compat}}\n\n{{Compat}}", "<p>글</p>", 3),
      ("{{EmbedLiveSample(\"예\", 200)}}\n\n글 {{optional_inline}}", "<p>글 optional</p>", 1),
      ("글 {{ name }} {{Title}}", "<p>글 {{ name }} {{Title}}</p>", 1),
      (
        "- `a`\n  - : 글 하나.\n\n    글 둘.\n- `b` {{optional_inline}}\n  - : 글 셋.\n\n끝",
        "<dl><dt><code>a</code></dt><dd><p>글 하나.</p><p>글 둘.</p></dd>"
          + "<dt><code>b</code> optional</dt><dd><p>글 셋.</p></dd></dl><p>끝</p>", 0
      ),
      ("- 하나\n  - 둘\n- 셋: 넷", "<ul><li>하나<ul><li>둘</li></ul></li><li>셋: 넷</li></ul>", 0),
    ])
  func macros(_ markdown: String, _ expected: String, _ messages: Int) {
    #expect(html(markdown) == expected)
    #expect(rules(markdown).count == messages, "\(rules(markdown))")
  }

  @Test(
    "callouts and folds of PyMdown, Hexo and Just the Docs",
    arguments: [
      ("/// note | 제목\n글\n///\n\n끝", callout("note", "제목", "<p>글</p>") + "<p>끝</p>"),
      (
        "//// warning\n    open: true\n글\n\n/// details | 더\n글\n///\n////",
        callout("warning", "Warning", "<p>글</p><details><summary>더</summary><p>글</p></details>")
      ),
      ("/// note | 제목\n글", "<p>/// note | 제목글</p>"),
      ("{% note info %}\n글\n{% endnote %}\n\n끝", callout("note", "Note", "<p>글</p>") + "<p>끝</p>"),
      ("{% note danger %}\n글\n{% endnote %}", callout("caution", "Caution", "<p>글</p>")),
      ("글 {% post_link a-b 제목 둘 %} 끝", "<p>글 <a href=\"a-b.md\">제목 둘</a> 끝</p>"),
      ("{: .warning }\n글\n둘\n\n끝", callout("warning", "Warning", "<p>글둘</p>") + "<p>끝</p>"),
      ("{: .note }\n> 글\n> 둘\n\n끝", callout("note", "Note", "<p>글둘</p>") + "<p>끝</p>"),
      ("{: .tip-title }\n> 제목\n>\n> 글", callout("tip", "제목", "<p>글</p>")),
      ("글\n{: .note }", "<p>글</p>"),
    ])
  func containers(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "properties of Logseq are hidden, and its title is one",
    arguments: [
      (
        "title:: 가마\ntags:: a, b\n\n- 하나\n  id:: 64f1-ab\n  collapsed:: true\n- 둘",
        "<h1>가마</h1><ul><li>하나</li><li>둘</li></ul>"
      ),
      ("글\n\nrating:: 5", "<p>글</p><p>rating:: 5</p>"),
      ("std::move를 쓴다", "<p>std::move를 쓴다</p>"),
    ])
  func properties(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `tasks that are begun or given up are not done`() {
    let box = "<input type=\"checkbox\" disabled=\"\" />"
    #expect(html("- [/] 하나\n- [-] 둘") == "<ul><li>\(box) 하나</li><li>\(box) 둘</li></ul>")
  }

  @Test(
    "a badge of a heading is beside its title",
    arguments: [
      (
        "# Getting started <Badge type=\"tip\" text=\"^1.9.0\" />",
        "Getting started",
        "<h1>Getting started <small>^1.9.0</small><a id=\"getting-started\"></a></h1>"
      ),
      ("# Getting started <small>새 글</small>", "Getting started", nil),
      ("# <small>새 글</small>", "새 글", nil),
    ])
  func badges(_ markdown: String, _ title: String, _ expected: String?) {
    if let expected { #expect(html(markdown) == expected) }
    let source = SourceFile(path: "a.md", text: markdown + "\n\nA sentence.\n")
    let (document, _) = Segmenter.segment(source)
    #expect(document.segments.first?.titleText == title)
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
