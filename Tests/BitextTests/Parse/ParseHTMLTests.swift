import TestSupport
import Testing

@testable import Bitext

/// Raw HTML in notes: what is kept, what is shown as text, and that no code runs.
struct ParseHTMLTests {
  private func html(_ markdown: String) -> String {
    String(
      decoding: HTMLRenderer.html(of: Markdown.parse(Array(markdown.utf8)).blocks), as: UTF8.self)
  }

  private func findings(_ markdown: String) -> [String] {
    Markdown.parse(Array(markdown.utf8)).findings.map { "\($0.line) \($0.rule) \($0.excerpt)" }
  }

  @Test(arguments: ["<p>글</p>", "<br>", "</details>", "글<br>"])
  func `a comment of several lines behind a line of HTML is shown to nobody`(line: String) {
    let html = html("처음\n\n\(line)\n<!-- TODO: remove\nthe word is cedar -->\n\n끝\n")
    #expect(
      !html.contains("cedar") && !html.contains("TODO") && html.contains("<p>끝</p>"), "\(html)")
    let open = self.html("<p>\n<!-- open\nThe word is cedar.\n\n끝\n")
    #expect(open.contains("cedar") && open.contains("<p>끝</p>"), "nothing closes it: \(open)")
  }

  @Test(arguments: [
    (
      "<img src=\"a.png\" width=200 height=\"50%\">",
      "<p><img src=\"a.png\" width=\"200\" height=\"50%\" /></p>\n"
    ),
    (
      "<p><img src=\"a.png\"alt='걸상'width=9 / ></p>",
      "<p><img src=\"a.png\" alt=\"걸상\" width=\"9\" /></p>\n"
    ),
    ("<p @click=\"x()\" [y]=z, align=center>글</p>", "<p align=\"center\">글</p>\n"),
    ("<p>글 <b 굵게>글</b></p>", "<p>글 &lt;b 굵게&gt;글&lt;/b&gt;</p>\n"),
    ("H<sub>2</sub>O와 <kbd>⌘</kbd>", "<p>H<sub>2</sub>O와 <kbd>⌘</kbd></p>\n"),
    ("하나<br>둘</br>셋", "<p>하나<br />\n둘<br />\n셋</p>\n"),
    ("<a href=\"/표\">표</a>", "<p><a href=\"/%ED%91%9C\">표</a></p>\n"),
    ("<h3>제목</h3>", "<h3>제목</h3>\n"),
    ("<p>문단 &copy;</p>", "<p>문단 ©</p>\n"),
    ("<center>가운데</center>", "<div align=\"center\">가운데</div>\n"),
    ("<ul>\n<li>하나\n<li>둘\n</ul>", "<ul>\n<li>하나</li>\n<li>둘</li>\n</ul>\n"),
    ("<pre>\na &lt;b&gt;\n  c\n</pre>", "<pre><code>a &lt;b&gt;\n  c\n</code></pre>\n"),
    ("글 <font color=red>빨강</font>", "<p>글 빨강</p>\n"),
    ("글\u{8}자\u{1B} `\u{7}`", "<p>글자 <code></code></p>\n"),
    ("<ruby>漢<rt>かん</rt></ruby>", "<p><ruby>漢<rt>かん</rt></ruby></p>\n"),
    ("a <!-- 안 보임 --> b", "<p>a  b</p>\n"),
    ("<!-- 안 보임 -->\n\n글", "<p>글</p>\n"),
  ])
  func `harmless HTML is kept`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(arguments: [
    ("**<tvOS>**", "<p><strong>&lt;tvOS&gt;</strong></p>\n"),
    ("<Related>\n본문 **굵게**", "<p>&lt;Related&gt;\n본문 <strong>굵게</strong></p>\n"),
    ("Array<String>를", "<p>Array&lt;String&gt;를</p>\n"),
    ("닫지 않은 <b>굵게", "<p>닫지 않은 &lt;b&gt;굵게</p>\n"),
    ("연 적 없는</b> 끝", "<p>연 적 없는&lt;/b&gt; 끝</p>\n"),
    ("*a <b>b* c</b>", "<p><em>a &lt;b&gt;b</em> c&lt;/b&gt;</p>\n"),
    ("<script>x()</script>", ""),
    ("<script>x()\n\n글\n", "<pre><code>&lt;script&gt;x()\n\n글\n</code></pre>\n"),
    ("<td>칸</td>", "<p>&lt;td&gt;칸&lt;/td&gt;</p>\n"),
    ("<?php echo 1 ?>", "<p>&lt;?php echo 1 ?&gt;</p>\n"),
    ("<!-- 끝없는", "<p>&lt;!-- 끝없는</p>\n"),
  ])
  func `everything else is shown as text`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `Markdown between tags stands inside the element`() {
    let markdown = "<details>\n<summary>원문</summary>\n\n**A** b\n\n- c\n\n</details>\n\nd\n"
    #expect(
      html(markdown) == """
        <details>
        <summary>원문</summary>
        <p><strong>A</strong> b</p>
        <ul>
        <li>c</li>
        </ul>
        </details>
        <p>d</p>

        """)
    #expect(Markdown.parse(Array(markdown.utf8)).blocks.map(\.lines) == [1...8, 10...10])
  }

  @Test func `a table of HTML is a table`() throws {
    let markdown = "<table>\n<tr><th>A</th><th>B</th></tr>\n<tr><td>가</td><td>나</td></tr>\n</table>"
    let block = try #require(Markdown.parse(Array(markdown.utf8), firstLine: 11).blocks.first)
    guard case .table(let columns, let rows) = block.kind else {
      Issue.record("no table: \(block)")
      return
    }
    #expect(columns == [.none, .none])
    #expect(rows.map(\.lines) == [12...12, 13...13])
    #expect(rows[1].cells == [[.text("가")], [.text("나")]])
  }

  @Test(arguments: ["</td>\n</tr>\n", "</td>\n", "\n"])
  func `a row of HTML ends before the next one`(end: String) throws {
    let row = { (cell: String, name: String) in
      "<tr>\n<\(name)>\(cell)" + end.replacing("td", with: name)
    }
    let markdown = "<table>\n" + row("A", "th") + row("B", "td") + row("C", "td") + "</table>"
    let block = try #require(Markdown.parse(Array(markdown.utf8)).blocks.first)
    guard case .table(_, let rows) = block.kind else {
      Issue.record("no table: \(block)")
      return
    }
    let height = row("A", "th").count { $0 == "\n" }
    let starts = [2, 2 + height, 2 + 2 * height]
    #expect(rows.map(\.lines.lowerBound) == starts)
    #expect(rows.dropLast().map(\.lines.upperBound) == starts.dropFirst().map { $0 - 1 })
    #expect(rows.last.map { $0.lines.upperBound <= block.lines.upperBound } == true)
  }

  @Test(arguments: [
    ("<br>\n### 제목\n본문", "<h3>제목</h3>\n<p>본문</p>\n"),
    ("<br>\n**굵은** 글", "<p><strong>굵은</strong> 글</p>\n"),
    ("> <br>\n> ## 제목\n> 글", "<blockquote>\n<h2>제목</h2>\n<p>글</p>\n</blockquote>\n"),
    ("<div>\n## 하나\n</div>\n## 둘", "<div>\n<h2>하나</h2>\n</div>\n<h2>둘</h2>\n"),
    ("##제목", "<h2>제목</h2>\n"),
    ("글\n###title\n글", "<p>글</p>\n<h3>title</h3>\n<p>글</p>\n"),
    ("#태그", "<p>#태그</p>\n"), ("#태그 #둘\n\n##제목", "<p>#태그 #둘</p>\n<h2>제목</h2>\n"),
    ("#제목\n\n글\n\n##절", "<h1>제목</h1>\n<p>글</p>\n<h2>절</h2>\n"),
    ("##절\n\n#태그", "<h2>절</h2>\n<p>#태그</p>\n"),
    ("##1", "<h2>1</h2>\n"),
    ("```\n##제목\n```", "<pre><code>##제목\n</code></pre>\n"),
  ])
  func `headings come out as authors see them`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
    let specified = MarkdownOptions(dialect: .specification)
    let plain = Markdown.parse(Array(markdown.utf8), options: specified).blocks
    #expect(
      HTMLRenderer.html(of: plain, options: specified) != Array(expected.utf8)
        || !markdown.contains("<") && (markdown.hasPrefix("#태그") || markdown.hasPrefix("```")))
  }

  @Test func `a caption that stands alone and a span that nothing closes are their words`() {
    let caption = "<caption>\nLoaf 2-1: Rye &amp; wheat\n</caption>\n\nText\n"
    #expect(html(caption) == "<p>Loaf 2-1: Rye &amp; wheat</p>\n<p>Text</p>\n")
    let table = "<table><caption>Loaves</caption><tr><td>Rye</td></tr></table>"
    #expect(html(table).contains("<caption>Loaves</caption>"))
    #expect(html("<span class=\"caption\">Loaf 2-1<span>") == "<p>Loaf 2-1</p>\n")
  }

  @Test func `an asterisk between digits multiplies`() {
    #expect(html("1024*1024와 512*512, *강조*") == "<p>1024*1024와 512*512, <em>강조</em></p>\n")
  }

  @Test(arguments: [
    ("22~33 ms와 40~48 ms", "22~33 ms와 40~48 ms"), ("월~금, 10시~12시", "월~금, 10시~12시"),
    ("(1)~(3)과 (4)~(6)", "(1)~(3)과 (4)~(6)"), ("月~金と土~日", "月~金と土~日"),
    ("~지움~은 3~5개", "<del>지움</del>은 3~5개"), ("3~5개 ~지움~", "3~5개 <del>지움</del>"),
    ("3~~4~~5", "3<del>4</del>5"),
  ])
  func `a tilde between words is from and to`(markdown: String, expected: String) {
    #expect(html(markdown) == "<p>\(expected)</p>\n")
  }

  @Test(
    "forms, players, styles and drawings of a site leave their words alone",
    arguments: [
      (
        "<form action=\"x\"><label for=\"a\">이름</label> <input id=\"a\"> <button>보내기</button></form>",
        "<p>이름  보내기</p>"
      ),
      ("<style>\na { b: c }\n</style>\n\n글", "<p>글</p>"),
      ("앞 <svg class=\"i\"><title>아이콘</title><use href=\"#a\"/></svg> 뒤", "<p>앞 아이콘 뒤</p>"),
      (
        "<svg>\n<style>a { b: c }</style>\n<text>하나</text> <text>둘 &amp; 셋</text>\n</svg>",
        "<p>하나 둘 &amp; 셋</p>"
      ),
      ("앞 <svg><style>a</style>\n<text>하나</text>\n</svg> 뒤", "<p>앞 하나 뒤</p>"),
      ("<td>칸</td><canvas>그림</canvas>", "<p>&lt;td&gt;칸&lt;/td&gt; 그림</p>"),
      (
        "<div>\n<svg>\n<path d=\"M0\"/>\n</svg>\n<p>글</p>\n</div>",
        "<div><p>글</p></div>"
      ),
      (
        "<iframe src=\"https://e.org/v\" title=\"동영상\"></iframe>",
        "<p><a href=\"https://e.org/v\">동영상</a></p>"
      ),
      (
        "<video controls><source src=\"a.mp4\">영상</video> 끝",
        "<p><a href=\"a.mp4\">a.mp4</a> 영상 끝</p>"
      ),
      ("<iframe src=\"javascript:x\">글</iframe>", "<p>글</p>"),
      ("<my-card tone=\"a\">글</my-card>", "<p>글</p>"),
      ("그림 <img src=\"a.png\" alt=\"b\"></img> 뒤", "<p>그림 <img src=\"a.png\" alt=\"b\" /> 뒤</p>"),
      ("글\n\n</details>\n\n글", "<p>글</p><p>글</p>"),
      (
        "`<form>`과 <button>, <svg>는 요소",
        "<p><code>&lt;form&gt;</code>과 &lt;button&gt;, &lt;svg&gt;는 요소</p>"
      ),
      ("Array<String>, <tvOS>", "<p>Array&lt;String&gt;, &lt;tvOS&gt;</p>"),
    ])
  func leavesOutForms(markdown: String, expected: String) {
    #expect(html(markdown).replacing("\n", with: "") == expected)
  }

  @Test func `elements that nothing closes are read in a time that grows with their number`() {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: "<svg><iframe><form> 글 ", count: count)
      return ContinuousClock().measure { _ = html(text + "\n\n<div>\n" + text) }
    }
    _ = time(500)
    let (one, four) = (time(2_000), time(8_000))
    #expect(four < one * 10 + .milliseconds(200), "\(one), \(four)")
  }

  @Test func `what is left out or shown as text is reported at its place`() {
    #expect(
      findings("글\n\n둘째 줄\n그리고 <tvOS>와\n<b onclick=x>굵게</b>\n") == [
        "3 html-shown-as-text <tvOS>", "3 html-attribute-left-out <b onclick=x>",
      ])
    #expect(findings("[a](javascript:x)") == ["1 link-scheme javascript:x"])
    #expect(findings("<div>\n\n글\n") == ["1 html-never-closed <div"])
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:x", "\u{1}javascript:x", "data:text/html,x", "vbscript:x", "blob:x", "file:///x",
    "javascript\u{0}:x", "view-source:x", "x-apple:y",
  ])
  func `schemes that may run something are refused`(url: String) {
    #expect(!LinkPolicy.allows(url))
  }

  @Test(arguments: [
    "https://example.com/a:b", "http://x", "mailto:a@b.c", "/a", "#a", "?a:b", "a/b:c", "표.md",
    "표:1", "HTTPS://X", "", "//cdn.example/x", "tel:+82", "ftp://example.com/a",
  ])
  func `harmless addresses are allowed`(url: String) {
    #expect(LinkPolicy.allows(url))
  }

  /// Known ways of injecting scripts into pages.
  static let attacks = [
    "<script>alert(1)</script>", "<SCRIPT SRC=//x></SCRIPT>", "<img src=x onerror=alert(1)>",
    "<img src=\"x\" onerror=\"alert(1)\">", "<a href=\"javascript:alert(1)\">x</a>",
    "<a href=\"java&#115;cript:alert(1)\">x</a>",
    "<a href=\"java&Tab;script&colon;alert(1)\">x</a>",
    "<a href=\"&#1;javascript:alert(1)\">x</a>", "[x](javascript:alert(1))",
    "[x](java&#115;cript:alert(1))", "[x](<java\tscript:alert(1)>)", "![x](data:text/html,1)",
    "[x]\n\n[x]: javascript:alert(1)", "<javascript:alert(1)>", "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>", "<math><mi//xlink:href=\"data:x,<script>\">",
    "<iframe srcdoc=\"<script>alert(1)</script>\">", "<object data=javascript:alert(1)>",
    "<embed src=javascript:alert(1)>", "<form action=javascript:alert(1)><button>",
    "<style>@import 'javascript:alert(1)'</style>",
    "<p style=\"background:url(javascript:x)\">x</p>",
    "<meta http-equiv=refresh content=\"0;javascript:alert(1)\">",
    "<base href=javascript:alert(1)//>",
    "<link rel=stylesheet href=javascript:alert(1)>", "<details open ontoggle=alert(1)>x</details>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"></noscript>",
    "<template><img src=x onerror=alert(1)></template>",
    "<textarea></textarea><img src=x onerror=a>",
    "<title><img src=x onerror=alert(1)></title>", "<xmp><img src=x onerror=alert(1)></xmp>",
    "<a href=\"x\" title=\"a&quot; onmouseover=&quot;alert(1)\">x</a>",
    "[x](/a \"b\\\" onmouseover=\\\"alert(1)\")", "![\" onerror=\"alert(1)](x.png)",
    "```\" onload=\"x\n<script>\n```", "`<script>`", "<b/onclick=alert(1)>x</b>",
    "<img/src=x/onerror=alert(1)>", "<!--><script>alert(1)</script>-->",
    "<!--\n--!><script>1</script>",
    "<![CDATA[<script>alert(1)</script>]]>", "<table><td><svg><p><script>alert(1)</script>",
    "<ul><li><a href='vbscript:x'>y</a></ul>", "| a |\n|--|\n| <script>alert(1)</script> |",
    "| a |\n|--|\n| [x](javascript:alert(1)) |", "<source srcset=\"javascript:x 1x\">",
    "<picture><source srcset=\"a.png, javascript:x\"><img src=x></picture>",
    "<p title=\"`onmouseover=alert(1)`\">x</p>", "<a\u{C}href=javascript:alert(1)>x</a>",
    "[a <a href=b>c</a>](d)",
  ]

  @Test(arguments: attacks)
  func `nothing runs by any route`(attack: String) throws {
    for markdown in [attack, "> \(attack)", "- \(attack)", "글 \(attack) 끝", "# \(attack)"] {
      let output = html(markdown)
      try Markup(output, kind: .fragment).expectHarmless("\(output)")
    }
  }

  @Test(arguments: 0..<UInt64(300))
  func `pieces of attacks in any order make well-formed HTML in which nothing runs`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let pieces =
      Self.attacks + [
        "<div>", "</div>", "<p>", "</p>", "<b>", "</b>", "<table>", "<tr>", "<td>", "</table>",
        "<ul>", "<li>", "</ul>", "<details>", "<summary>", "</summary>", "\n", "\n\n", "> ", "- ",
        "**", "~~", "`", "<a href=x>", "</a>", "[", "](y)", "<pre>", "</pre>", "<!--", "-->", "<",
        "한글", "| a | b |\n|--|--|\n", "<h2>", "</h2>", "\"", "'", "&lt;", "<br>",
      ]
    var markdown = ""
    for _ in 0..<Int(2 + random.next() % 12) {
      markdown += pieces[Int(random.next() % UInt64(pieces.count))]
    }
    let output = html(markdown)
    let comment: Comment = "seed \(seed): \(markdown)\n--- \(output)"
    #expect(throws: Never.self, comment) {
      try Markup(output, kind: .fragment).expectHarmless(comment)
    }
  }
}
