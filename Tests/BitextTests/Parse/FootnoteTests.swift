import TestSupport
import Testing

@testable import Bitext
import TextBasics

struct FootnoteTests {
  /// The parsed text with labels of definitions and references in angle brackets.
  private static func dump(_ markdown: String, options: MarkdownOptions = .notes) -> String {
    Markdown.parse(Array(markdown.utf8), options: options).blocks.map(dump).joined(separator: " / ")
  }

  private static func dump(_ block: Block) -> String {
    func inner(_ blocks: [Block]) -> String { blocks.map(dump).joined(separator: " / ") }
    return switch block.kind {
    case .paragraph(let inlines), .plain(let inlines): dump(inlines)
    case .heading(let level, let inlines): "h\(level) " + dump(inlines)
    case .quote(let blocks): "> {\(inner(blocks))}"
    case .callout(let callout, let title, let blocks):
      "!\(callout.name)(\(dump(title))) {\(inner(blocks))}"
    case .list(let list, let items): (list.isTight ? "list" : "loose") + " {\(inner(items))}"
    case .item(let task, let blocks): "-\(task.map { $0 ? "x" : "_" } ?? "") {\(inner(blocks))}"
    case .code(let info, let literal):
      "code " + (info.map { "\($0) " } ?? "") + literal.trimmed
    case .html: "html"
    case .element(let element, let blocks): "\(element.name) {\(inner(blocks))}"
    case .thematicBreak: "---"
    case .table(_, let rows):
      "table " + rows.map { $0.cells.map(dump).joined(separator: "|") }.joined(separator: "\\")
    case .footnoteDefinition(let label, let blocks): "<\(label)>: {\(inner(blocks))}"
    }
  }

  private static func dump(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): text
      case .softBreak: "_"
      case .hardBreak: "\\"
      case .code(let code): "`\(code)`"
      case .footnoteReference(let label): "<\(label)>"
      case .link(let destination, _, let children): "[\(dump(children))](\(destination))"
      case .image(let source, _, let children): "![\(dump(children))](\(source))"
      case .emphasis(let children): "*\(dump(children))*"
      case .strong(let children): "**\(dump(children))**"
      case .strikethrough(let children): "~\(dump(children))~"
      case .html(let raw): raw
      case .element(let element, let children): "(\(element.name) \(dump(children)))"
      }
    }.joined()
  }

  @Test(arguments: [
    // As GitHub reads them.
    ("글[^1]\n\n[^1]: 각주입니다.\n", "글<1> / <1>: {각주입니다.}"),
    ("a[^이름] b[^脚注]\n\n[^이름]: 하나\n[^脚注]: 二つ\n", "a<이름> b<脚注> / <이름>: {하나} / <脚注>: {二つ}"),
    ("a[^X]\n\n[^x]: b", "a<X> / <x>: {b}"),
    ("a[^1]\n[^1]: interrupts\ngoes on\n\nb", "a<1> / <1>: {interrupts_goes on} / b"),
    ("[^1]: a\n\n    b\n\n    - c\n    - d\n\ne[^1]", "<1>: {a / b / list {- {c} / - {d}}} / e<1>"),
    (
      "[^1]: a\n\n        code\n\n    ```\n    [^1]: x\n    ```\n",
      "<1>: {a / code code / code [^1]: x}"
    ),
    ("[^1]:\n    a\n\n[^2]:\n\n    b\n[^3]:\nc", "<1>: {a} / <2>: {b} / <3>: {} / c"),
    ("[^1]:a\n[^2]:   \tb", "<1>: {a} / <2>: {b}"),
    ("  [^1]: a\n\n    b", "<1>: {a / b}"),
    ("    [^1]: a", "code [^1]: a"),
    ("[^1]: - a\n    - b", "<1>: {list {- {a} / - {b}}}"),
    ("[^1]: [ ] a\n[^2]: # b\n[^3]: > c", "<1>: {[ ] a} / <2>: {h1 b} / <3>: {> {c}}"),
    ("[^1]: a | b\n    -|-\n    c | d", "<1>: {table a|b\\c|d}"),
    ("| a | b |\n| - | - |\n| c[^1] | d |\n[^1]: e", "table a|b\\c<1>|d / <1>: {e}"),
    ("[^1]: a\n    [^2]: b[^1]\n\nc", "<1>: {a / <2>: {b<1>}} / c"),
    ("[^1]: a\n---\nb", "<1>: {a} / --- / b"),
    ("[^1]: a\n    ===\n", "<1>: {h1 a}"),
    ("> 글[^a]\n>\n> [^a]: 주\n>     더\n", "> {글<a> / <a>: {주_더}}"),
    ("> a[^1]\n[^1]: out of the quote", "> {a<1>} / <1>: {out of the quote}"),
    ("- 글[^a]\n- 둘\n\n  [^a]: 주\n", "loose {- {글<a>} / - {둘 / <a>: {주}}}"),
    ("- a[^1]\n- b\n\n[^1]: c\n\n- d", "list {- {a<1>} / - {b}} / <1>: {c} / list {- {d}}"),
    ("1. a[^1]\n2. b\n\n[^1]: c", "list {- {a<1>} / - {b}} / <1>: {c}"),
    ("a[^1][^2] [^1][^3]\n\n[^1]: b\n[^2]: c", "a<1><2> <1>[^3] / <1>: {b} / <2>: {c}"),
    ("**중요**[^1]는 *a[^1]*요\n\n[^1]: b", "**중요**<1>는 *a<1>*요 / <1>: {b}"),
    ("~~a[^1]~~ # b\n\n[^1]: c", "~a<1>~ # b / <1>: {c}"),
    ("# a[^1]\n\nb[^1]\n===\n\n[^1]: c", "h1 a<1> / h1 b<1> / <1>: {c}"),
    ("[^a*b*_c_&amp;<d>]: e\n\nf[^a*b*_c_&amp;<d>]", "<a*b*_c_&amp;<d>>: {e} / f<a*b*_c_&amp;<d>>"),
    ("wow![^1]\n\n[^1]: a", "wow!<1> / <1>: {a}"),
    (
      "https://a.example/b[^1] www.b.example[^1]\n\n[^1]: c",
      "[https://a.example/b](https://a.example/b)<1> [www.b.example](http://www.b.example)<1> / <1>: {c}"
    ),
    (
      "[^1]: https://a.example/b\n[^2]: ![c](d.png)",
      "<1>: {[https://a.example/b](https://a.example/b)} / <2>: {![c](d.png)}"
    ),
    // A definition before its reference, and a second one after it.
    ("[^1]: a\n\nb[^1]\n\n[^1]: c", "<1>: {a} / b<1> / <1>: {c}"),
    // A label in NFD equals the same label in NFC.
    ("가[^\u{1100}\u{1161}]\n\n[^가]: 나", "가<\u{1100}\u{1161}> / <가>: {나}"),
    // These are not footnotes.
    ("a[^missing] [^] [^ b] [^b c]\n\n[^b c]: d", "a[^missing] [^] [^ b] [^b c](d)"),
    ("[^1]: 1991 `[^1]` \\[^1] [^\\1]", "<1>: {1991 `[^1]` [^1] [^\\1]}"),
    ("[a [^1] b](c) ![d[^1]](e.png)\n\n[^1]: f", "[a [^1] b](c) ![d[^1]](e.png) / <1>: {f}"),
    (
      "<a href=\"b\">c[^1]</a> <code>d[^1] e[^2]</code>\n\n[^1]: f",
      "[c[^1]](b) `d[^1] e[^2]` / <1>: {f}"
    ),
    ("<code>1024*1024</code> and <code>**中**文[^9]</code>", "`1024*1024` and (code **中**文[^9])"),
    ("[^1](b)\n\n[^1]: c", "[^1](b) / <1>: {c}"),
    ("a [^b^] ^c^\n\n[^b^]: d", "a <b^> ^c^ / <b^>: {d}"),
    ("```\n[^1]: 코드 a[^1]\n```\n", "code [^1]: 코드 a[^1]"),
    ("[표][1]와 [^]\n\n[1]: a.md\n", "[표](a.md)와 [^]"),
  ])
  func `reads footnotes as GitHub does`(markdown: String, expected: String) {
    #expect(Self.dump(markdown) == expected)
    #expect(Self.dump(markdown.replacing("\n", with: "\r\n")) == expected, "with CRLF")
  }

  @Test(arguments: [
    ("> [!NOTE] 제목[^1]\n> 글[^1]\n\n[^1]: 주", "!note(제목<1>) {글<1>} / <1>: {주}"),
    (":::tip[제[^1]목]{#a}\n글\n:::\n\n[^1]: 주", "!tip(제<1>목) {글} / <1>: {주}"),
    (":::tip 제목[^1]\n[^1]: 주\n글\n:::", "!tip(제목<1>) {<1>: {주_글}}"),
    ("> [!NOTE][^1]\n> 글\n\n[^1]: 주", "!note(<1>) {글} / <1>: {주}"),
    (":::tip[^1]\n글\n:::\n\n[^1]: 주", "!tip(<1>) {글} / <1>: {주}"),
    ("{% hint %}글[^1]{% endhint %}\n\n[^1]: 주", "!note() {글<1>} / <1>: {주}"),
    // Defined in a callout.
    ("> [!NOTE]\n> 글[^1]\n>\n> [^1]: 주\n>\n>     더", "!note() {글<1> / <1>: {주 / 더}}"),
    ("> [!NOTE]\n> [^1]: 주", "!note() {<1>: {주}}"),
    ("> [!NOTE] 글\n[^1]: 밖", "!note(글) {} / <1>: {밖}"),
    (":::note\n글[^1]\n[^1]: 주\n:::\n밖[^1]", "!note() {글<1> / <1>: {주}} / 밖<1>"),
    (":::note\n- 글[^1]\n\n[^1]: 주\n:::", "!note() {list {- {글<1>}} / <1>: {주}}"),
    ("{% hint %}\n글[^1]\n[^1]: 주\n{% endhint %}", "!note() {글<1> / <1>: {주}}"),
    ("{% hint %}\n[^1]: 주 {% endhint %}\n글[^1]", "!note() {<1>: {주}} / 글<1>"),
    // A callout in a footnote.
    ("[^1]: > [!TIP] 제목\n    > 글\n\n밖[^1]", "<1>: {!tip(제목) {글}} / 밖<1>"),
    ("[^1]: :::tip\n    글\n    :::\n\n    더", "<1>: {!tip() {글} / 더}"),
    ("[^1]: 앞\n\n    :::tip\n    글\n    :::\n뒤", "<1>: {앞 / !tip() {글}} / 뒤"),
    ("[^1]: {% hint %}글{% endhint %}", "<1>: {!note() {글}}"),
    (
      "{% hint %}\n글[^1]\n[^1]: {% hint %}안{% endhint %}\n{% endhint %}",
      "!note() {글<1> / <1>: {!note() {안}}}"
    ),
    ("> [!NOTE]\n> [^1]: > [!TIP]\n>     > 글[^1]", "!note() {<1>: {!tip() {글<1>}}}"),
    ("[^1]: 앞\n:::tip\n글\n:::", "<1>: {앞} / !tip() {글}"),
    // A callout does not extend beyond the end of a footnote.
    ("[^1]: :::tip\n\n글\n\n:::", "<1>: {:::tip} / 글 / :::"),
  ])
  func `footnotes and callouts hold each other`(markdown: String, expected: String) {
    #expect(Self.dump(markdown) == expected)
    #expect(Self.dump(markdown.replacing("\n", with: "\r\n")) == expected, "with CRLF")
  }

  @Test func `a callout that holds footnotes alone shows its title or nothing`() {
    let html = String(
      decoding: HTMLRenderer.html(
        of: Markdown.parse(
          Array("> [!TIP]\n> [^1]: a\n\n:::tip b[^1]\n[^2]: c\n:::\n".utf8)
        ).blocks), as: UTF8.self)
    #expect(html.split(separator: "class=\"callout\"").count == 2)
    #expect(html.contains("<p class=\"callout-title\">Tip</p>\n<p>b<sup"))
    #expect(html.contains("<li id=\"fn-1\">\n<p>a <a") && html.contains("<p>c</p>"))
  }

  @Test func `the strict dialect knows no footnotes`() {
    var options = MarkdownOptions()
    options.dialect = .specification
    #expect(Self.dump("a[^1]\n\n[^1]: b c", options: options) == "a[^1] / [^1]: b c")
    #expect(Self.dump("a[^1]\n\n[^1]: b", options: options) == "a[^1](b)")
  }

  @Test func `definitions and their blocks know their lines`() {
    let blocks = Markdown.parse(
      Array("# A\n\n[^1]: a\n\n    b\n\n    c\n[^2]: d\ne\n\nf\n".utf8), firstLine: 3
    ).blocks
    #expect(blocks.map(\.lines) == [3...3, 5...9, 10...11, 13...13])
    guard case .footnoteDefinition(_, let inner) = blocks[1].kind else {
      Issue.record("no footnote")
      return
    }
    #expect(inner.map(\.lines) == [5...5, 7...7, 9...9])
  }

  @Test func `shows footnotes at the end, by the first reference, and loses none`() {
    let html = String(
      decoding: HTMLRenderer.html(
        of: Markdown.parse(
          Array(
            "a[^b] c[^a] d[^b] e[^?]\n\n[^unused]: f[^late]\n[^a]: g\n\n    - h\n[^late]: i\n[^b]: j\n[^a]: k\n"
              .utf8)
        ).blocks), as: UTF8.self)
    #expect(
      html == """
        <p>a<sup id="fnref-1"><a href="#fn-1" role="doc-noteref" aria-label="Footnote 1">1</a></sup> \
        c<sup id="fnref-2"><a href="#fn-2" role="doc-noteref" aria-label="Footnote 2">2</a></sup> \
        d<sup id="fnref-1-2"><a href="#fn-1" role="doc-noteref" aria-label="Footnote 1">1</a></sup> \
        e[^?]</p>
        <section class="footnotes" role="doc-endnotes">
        <ol>
        <li id="fn-1">
        <p>j <a href="#fnref-1" role="doc-backlink" aria-label="Back to reference 1">↩\u{FE0E}</a> \
        <a href="#fnref-1-2" role="doc-backlink" aria-label="Back to reference 1-2">↩\u{FE0E}</a></p>
        </li>
        <li id="fn-2">
        <p>g</p>
        <ul>
        <li>h</li>
        </ul>
        <p><a href="#fnref-2" role="doc-backlink" aria-label="Back to reference 2">↩\u{FE0E}</a></p>
        </li>
        <li id="fn-3">
        <p>f<sup id="fnref-4"><a href="#fn-4" role="doc-noteref" aria-label="Footnote 4">4</a></sup></p>
        </li>
        <li id="fn-4">
        <p>i <a href="#fnref-4" role="doc-backlink" aria-label="Back to reference 4">↩\u{FE0E}</a></p>
        </li>
        <li id="fn-5">
        <p>k</p>
        </li>
        </ol>
        </section>

        """)
  }

  /// Random combinations of pieces that matter for footnotes.
  @Test(arguments: 0..<UInt64(200))
  func `loses no word, whatever it is made of`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "[^1]", "[^1]:", "[^이름]", "[^이름]: ", "\n", "\n\n", "    ", "> ", "- ", "+ ", "a | b\n- | -\n",
      "`", "```\n",
      "**", "<div>\n", "[", "](x)", "# ", "==\n", "\t", "~~", "> [!NOTE] ", "\n:::tip ", "\n:::\n",
      "{% hint %}", "{% endhint %}\n",
    ]
    var markdown = ""
    for number in 0..<40 {
      markdown += pieces[Int(random.next() % UInt64(pieces.count))]
      if random.next() % 2 == 0 { markdown += "w\(number) " }
    }
    let document = Markdown.parse(Array(markdown.utf8))
    let dump = document.blocks.map(Self.dump).joined(separator: "\n")
    for number in 0..<40 where markdown.contains("w\(number) ") {
      #expect(
        dump.contains("w\(number)"), "seed \(seed): w\(number) of \(markdown.debugDescription)")
    }
    #expect(!dump.unicodeScalars.contains { $0.value > 0x10000 }, "seed \(seed)")
  }

  @Test(arguments: [
    ("a[^1] b[^2]\n\n[^1]: c\n", ["1 footnote-undefined [^2]"]),
    (
      "a\n\nb [^note]\n\n[^1]: c[^note]\n",
      [
        "3 footnote-undefined [^note]",
        "5 footnote-unused [^1]", "5 footnote-undefined [^note]",
      ]
    ),
    ("a[^1]\n", ["1 footnote-undefined [^1]"]),
    // These are not meant as footnotes.
    ("a [^a-z] b\n", []), ("`[^1]` \\[^2] [^3](d)\n", []),
    ("a[^X]\n\n[^x]: b[^y]\n[^Y]: c\n", []), ("| a[^1] |\n| --- |\n\n> [^1]: b\n", []),
    ("> [!NOTE] a[^1]\n> b\n\n[^1]: c\n", []),
  ])
  func `what is not defined or not used is reported`(markdown: String, expected: [String]) {
    let findings = Markdown.parse(Array(markdown.utf8)).findings
    #expect(
      Set(findings.map { "\($0.line) \($0.rule) \($0.excerpt)" }) == Set(expected), "\(findings)")
  }
}
