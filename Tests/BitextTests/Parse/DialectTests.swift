import TestSupport
import Testing

@testable import Bitext

/// What tools add to Markdown is read as what it means, and never shown as markup.
struct DialectTests: NotesReading {
  @Test(
    "terms of DocC are titles of items, and files of others are linked",
    arguments: [
      (
        "- term Oven:\n  A hot box.\n\n- term `bake(_:)`: 굽는다.\n",
        "<ul><li><p><strong>Oven</strong>:A hot box.</p></li>"
          + "<li><p><strong><code>bake(_:)</code></strong>: 굽는다.</p></li></ul>"
      ),
      (
        "- term **규칙 1**: 문을 닫는다.\n- term 규칙 2: 기다린다.",
        "<ul><li><strong>규칙 1</strong>: 문을 닫는다.</li><li><strong>규칙 2</strong>: 기다린다.</li></ul>"
      ),
      ("- term paper: ten pages\n- exam", "<ul><li>term paper: ten pages</li><li>exam</li></ul>"),
      (
        "- Parameter oven: A hot box.\n- Returns: The bread.",
        "<ul><li>Parameter oven: A hot box.</li><li>Returns: The bread.</li></ul>"
      ),
      ("{{#include ../a.md}}", "<p><a href=\"../a.md\">a.md</a></p>"),
      (
        "```rust\n{{#rustdoc_include ../x/b.rs:here}}\n```",
        "<p><a href=\"../x/b.rs\">b.rs</a></p>"
      ),
      (
        "[{% include image.html src=\"a.svg\" alt=\"x\" %} Sound](m.md): text",
        "<p><a href=\"m.md\"><img src=\"a.svg\" alt=\"x\" /> Sound</a>: text</p>"
      ),
    ])
  func definitionsAndFiles(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "formulas keep their backslashes, and prices and variables are none",
    arguments: [
      (#"넓이는 $\int_0^1 x\,dx$입니다."#, #"<p>넓이는 <code>\int_0^1 x\,dx</code>입니다.</p>"#),
      (#"$$ a_1 * \pi * b_1 $$"#, #"<p><code>a_1 * \pi * b_1</code></p>"#),
      (
        "$$\nV = \\pi r^2 \\\\\n$$\n끝",
        "<pre><code class=\"language-math\">V = \\pi r^2 \\\\</code></pre><p>끝</p>"
      ),
      ("$5 and $6, `$\\pi$`", "<p>$5 and $6, <code>$\\pi$</code></p>"),
      ("$HOME/*a*/$USER", "<p>$HOME/<em>a</em>/$USER</p>"),
      (
        "크기가 $n$인 서랍 $2n + 1$개, $f(x)$",
        "<p>크기가 <code>n</code>인 서랍 <code>2n + 1</code>개, <code>f(x)</code></p>"
      ),
      ("$a, $b, $a/$b, $5-$6, $ab$ and $x $", "<p>$a, $b, $a/$b, $5-$6, $ab$ and $x $</p>"),
      ("$$\nnever closed", "<p>$$never closed</p>"),
      (#"a$\pi$ and $ \pi $"#, #"<p>a$\pi$ and $ \pi $</p>"#),
      ("<Badge type=\"tip\" text=\"1.9\" /> since", "<p>1.9 since</p>"),
    ])
  func formulas(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "values of attributes of MDX are those of HTML where they say what they are",
    arguments: [
      (
        "<img src={require(\"./a.png\").default} alt=\"배\" width={300} />",
        "<p><img src=\"./a.png\" alt=\"배\" width=\"300\" /></p>"
      ),
      (
        "A <img src={'./a.png'} style={{width: '9px'}} alt=\"\" /> b",
        "<p>A <img src=\"./a.png\" alt=\"\" /> b</p>"
      ),
      (
        "<a href={useBaseUrl('/boats')}>배</a>", "<p><a href=\"/boats\">배</a></p>"
      ),
      // What only a program knows is told as a picture that is missing.
      ("<img src={shelf} alt=\"배\" />", "<p><img src=\"%7Bshelf%7D\" alt=\"배\" /></p>"),
    ])
  func expressions(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "names of emoji are emoji, and times, paths and code are not",
    arguments: [
      (":bulb: Open the door.", "<p>💡 Open the door.</p>"),
      ("- 문을 엽니다:+1:\n", "<ul><li>문을 엽니다👍</li></ul>"),
      ("## :rocket: 焼く\n", "<h2>🚀 焼く</h2>"),
      (":star::star: `:star:`", "<p>⭐⭐ <code>:star:</code></p>"),
      (
        "| a |\n| - |\n| :x: |\n",
        "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>❌</td></tr></tbody></table>"
      ),
      ("(:warning:)", "<p>(⚠️)</p>"),
      ("from 10:100:00, a:b:c, :a:b:", "<p>from 10:100:00, a:b:c, :a:b:</p>"),
      ("std::key::x and ::key::", "<p>std::key::x and ::key::</p>"),
      ("\\:key: and :nothing:", "<p>:key: and :nothing:</p>"),
      ("[:key:](x/:key:.md)", "<p><a href=\"x/:key:.md\">🔑</a></p>"),
      ("```\n:key:\n```", "<pre><code>:key:</code></pre>"),
      ("<b title=\"a :key:\">:key:</b>", "<p><b title=\"a :key:\">🔑</b></p>"),
    ])
  func emoji(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  /// Each name looked at all behind it, in calls within calls, which overflowed the stack.
  @Test func `a row of names may be as long as it likes`() {
    let count = 40_000
    let row = html(String(repeating: ":bulb:", count: count))
    #expect(row == "<p>" + String(repeating: "💡", count: count) + "</p>")
  }

  @Test(
    "a paragraph with a label in capitals is a callout",
    arguments: [
      (
        "NOTE: The oven is hot,\nand *nobody* opens it.\n\nThe end.",
        callout("note", "Note", "<p>The oven is hot,and <em>nobody</em> opens it.</p>")
          + "<p>The end.</p>"
      ),
      ("# Oven\nTIP: Wait.", "<h1>Oven</h1>" + callout("tip", "Tip", "<p>Wait.</p>")),
      ("THE NOTE: text", "<p>THE NOTE: text</p>"), ("- NOTE: text", "<ul><li>NOTE: text</li></ul>"),
      ("Bread\nNOTE: text", "<p>BreadNOTE: text</p>"), ("NOTE:text", "<p>NOTE:text</p>"),
    ])
  func labeledParagraphs(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "what Zenn, Qiita, Quarto and Docsify set apart is set apart",
    arguments: [
      (":::message\n글\n:::\n끝", callout("note", "Note", "<p>글</p>") + "<p>끝</p>"),
      (":::message alert\n글\n:::", callout("warning", "Warning", "<p>글</p>")),
      (":::note warn\n글\n:::", callout("warning", "Warning", "<p>글</p>")),
      ("::: {.callout-tip title=\"둘\"}\n글\n:::", callout("tip", "둘", "<p>글</p>")),
      ("::: {.wide #x}\n글\n:::", "<p>글</p>"),
      ("?> 글\n이다\n\n끝", callout("tip", "Tip", "<p>글이다</p>") + "<p>끝</p>"),
      ("!> 글", callout("important", "Important", "<p>글</p>")), ("글 !> 끝", "<p>글 !&gt; 끝</p>"),
      ("@[card](https://e.org/a)", "<p><a href=\"https://e.org/a\">https://e.org/a</a></p>"),
      ("@[x](b.md) 글", "<p>@<a href=\"b.md\">x</a> 글</p>"),
      ("![오븐](a.png =250x) 글", "<p><img src=\"a.png#=250\" alt=\"오븐\" /> 글</p>"),
      ("![a](a.png =10x20)", "<p><img src=\"a.png#=10x20\" alt=\"a\" /></p>"),
      ("% 책\n% 지은이\n\n글", "<h1>책</h1><p>글</p>"), ("글\n\n끝 % 2", "<p>글</p><p>끝 % 2</p>"),
      (
        ":::tabs\n== 가스\n글\n== 전기\n끝\n:::",
        "<p><strong>가스</strong></p><p>글</p><p><strong>전기</strong></p><p>끝</p>"
      ),
      (
        "{% codeblock a.js lang:js %}\nlet *a* = 1\n{% endcodeblock %}",
        "<pre><code class=\"language-js\">let *a* = 1</code></pre>"
      ),
      (
        "{% asset_img a.png 10 20 Our old kettle %}",
        "<p><img src=\"a.png\" alt=\"Our old kettle\" /></p>"
      ),
      ("(가로 =250x)", "<p>(가로 =250x)</p>"), ("a =2 b", "<p>a =2 b</p>"),
    ])
  func blogs(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `cells of several lines are cells with breaks`() {
    let head = "| Menu | Action |\n|---|---|\n"
    let bread = "| Bread | One of:\n• rye\n• wheat |\n"
    let table = html(head + bread + "| Cake | Bakes a cake. |\n")
    #expect(
      table.contains("<td>Bread</td><td>One of:<br />• rye<br />• wheat</td></tr>"), "\(table)")
    #expect(table.contains("<tr><td>Cake</td><td>Bakes a cake.</td></tr>"), "\(table)")
    let pipe = html(head + "| Bread | Wheat and\nrye\n|\n| Cake | Apples |\n")
    #expect(pipe.contains("<td>Wheat and<br />rye</td></tr><tr><td>Cake</td>"), "\(pipe)")
    let code = html(head + "| Bread | `wheat\nrye` |\n")
    #expect(code.contains("<td><code>wheat rye</code></td>"), "\(code)")
    // Without the pipe that ends it, the lines are what they are for GitHub.
    #expect(!html(head + "| Bread | One of:\n• rye\n").contains("<br />"))
    #expect(!html(head + "| Bread\n• rye | wheat | oat |\n").contains("<br />"))
  }

  @Test func `attributes of HTML without a space between them are attributes`() {
    let picture =
      "<!-- team -->\n\n<a href=\"anna.md\"><img src=\"a.png\"width=\"20\"alt=\"Anna > Bo\" /></a>"
    #expect(html(picture).contains("<img src=\"a.png\" width=\"20\" alt=\"Anna &gt; Bo\" />"))
    let prose = "<!-- a -->\n\nIf x <y and \"z\"is >1, stop."
    #expect(html(prose).hasSuffix("<p>If x &lt;y and &quot;z&quot;is &gt;1, stop.</p>"))
  }

  @Test(
    "containers between colons that are no callouts leave their text alone",
    arguments: [
      (
        "::: details 더 보기\n글\n:::\n끝",
        "<details><summary>더 보기</summary><p>글</p></details><p>끝</p>"
      ),
      (
        "::: code-group\n```js [a.js]\nlet a\n```\n:::",
        "<pre><code class=\"language-js\">let a</code></pre>"
      ),
      (
        ":::: tabs\n:::tip\n글\n:::\n::::",
        callout("tip", "Tip", "<p>글</p>")
      ),
      ("::: details 닫히지 않음\n글", "<p>::: details 닫히지 않음</p><p>글</p>"),
      (
        "[NOTE]\n====\n글 *이다*\n====\n끝",
        callout("note", "Note", "<p>글 <em>이다</em></p>") + "<p>끝</p>"
      ),
      ("[NOTE]\n====\n글", "<h1>[NOTE]</h1><p>글</p>"),
    ])
  func containers(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `an end that a formatter indented into a list ends its callout`() {
    let items = "<ul><li><p>하나</p></li><li><p>둘</p></li></ul>"
    let tip: String = Self.callout("tip", "Tip", items)
    #expect(html(":::tip\n- 하나\n\n- 둘\n  :::\n끝\n") == tip + "<p>끝</p>")
    let note: String = Self.callout("note", "Note", "<p>글</p>")
    let both: String = Self.callout("tip", "Tip", "<ul><li>\(note)</li><li>둘</li></ul>")
    #expect(html(":::tip\n- :::note\n  글\n  :::\n- 둘\n  :::\n") == both)
    #expect(html("- 하나\n  :::note\n  글\n  :::\n") == "<ul><li>하나\(note)</li></ul>")
  }

  @Test func `folded containers nest`() {
    let inner = "<details><summary>둘</summary><p>글</p></details>"
    #expect(
      html(":::: details 하나\n::: details `둘`\n글\n:::\n::::\n끝")
        == "<details><summary>하나</summary>\(inner)</details><p>끝</p>")
  }

  @Test(
    "tables with blank lines between their rows are tables, and lone rules are nothing",
    arguments: [
      (
        "| 가 | 나 |\n\n| --- | --- |\n\n| 1 | 2 |\n\n| 3 | 4 |\n\n글",
        "<table><thead><tr><th>가</th><th>나</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr>"
          + "<tr><td>3</td><td>4</td></tr></tbody></table><p>글</p>"
      ),
      ("| 가 |\n\n| 나 |", "<p>| 가 |</p><p>| 나 |</p>"),
      ("```\n| a |\n\n| --- |\n\n| b |\n```", "<pre><code>| a || --- || b |</code></pre>"),
      ("# **제목**\n\n======\n\n글", "<h1><strong>제목</strong></h1><p>글</p>"),
      ("제목\n====\n", "<h1>제목</h1>"),
    ])
  func sparseTables(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "bold text is bold where a letter follows it, or spaces stand in it",
    arguments: [
      (
        "**Keep it short.**Long ones wrap.", "<p><strong>Keep it short.</strong>Long ones wrap.</p>"
      ),
      ("**짧게 쓰세요. ** 길면 잘립니다.", "<p><strong>짧게 쓰세요. </strong> 길면 잘립니다.</p>"),
      (
        "- ** Branch and bound ** - text",
        "<ul><li><strong> Branch and bound </strong> - text</li></ul>"
      ),
      ("2 ** 3 and 4 ** 5", "<p>2 ** 3 and 4 ** 5</p>"), ("a ** b", "<p>a ** b</p>"),
      ("- 2 ** 3 and 4 ** 5", "<ul><li>2 ** 3 and 4 ** 5</li></ul>"),
      ("2**3 and 4 ** 5", "<p>2**3 and 4 ** 5</p>"),
      ("1. ** 가 ** 나", "<ol><li><strong> 가 </strong> 나</li></ol>"),
      ("** **", "<hr />"), ("** * **", "<hr />"),
      ("**/*.js and ** too", "<p>**/*.js and ** too</p>"),
      ("**Use `a**b`.**Then", "<p><strong>Use <code>a**b</code>.</strong>Then</p>"),
      ("**Bold(english)**word", "<p>**Bold(english)**word</p>"),
      ("(**a.**) **b**", "<p>(<strong>a.</strong>) <strong>b</strong></p>"),
      ("x.**b** c", "<p>x.<strong>b</strong> c</p>"),
      ("**a** x.**b**", "<p><strong>a</strong> x.<strong>b</strong></p>"),
      ("`**a. ** b` **c ** d", "<p><code>**a. ** b</code> **c ** d</p>"),
      (
        "* **`knead` **: press the dough",
        "<ul><li><strong><code>knead</code> </strong>: press the dough</li></ul>"
      ),
      ("**`a` and `b` ** c", "<p><strong><code>a</code> and <code>b</code> </strong> c</p>"),
      ("2 ** `a` ** 3", "<p>2 ** <code>a</code> ** 3</p>"),
    ])
  func looseBold(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "paths that a template filters stay, in texts and in tags",
    arguments: [
      ("{{ \"/tips/\" | relative_url }}", "<p>/tips/</p>"),
      (
        "<a href=\"{{ \"/tips/\" | relative_url }}write\">쓰기</a>",
        "<p><a href=\"/tips/write\">쓰기</a></p>"
      ),
      (
        "<img src=\"{{ site.baseurl }}/a.png\" alt=\"b\">",
        "<p><img src=\"/a.png\" alt=\"b\" /></p>"
      ),
      ("{{ page.title }}", "<p>{{ page.title }}</p>"),
    ])
  func filteredPaths(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "ids of headings are places, not text",
    arguments: [
      ("# 표 {#tables}", "<h1>표<a id=\"tables\"></a></h1>"),
      ("## 行 {/*row-styles*/}", "<h2>行<a id=\"row-styles\"></a></h2>"),
      ("## Rows {: #rows .wide}", "<h2>Rows<a id=\"rows\"></a></h2>"),
      ("## Rows {:#rows}", "<h2>Rows<a id=\"rows\"></a></h2>"),
      ("## Rows {#rows} ##", "<h2>Rows<a id=\"rows\"></a></h2>"),
      ("## Rows {.unlisted}", "<h2>Rows</h2>"), ("## Rows {-}", "<h2>Rows</h2>"),
      ("Rows {#rows}\n---", "<h2>Rows<a id=\"rows\"></a></h2>"),
      ("(rows)=\n# Rows", "<p><a id=\"rows\"></a></p><h1>Rows</h1>"),
      ("# A set {1, 2}", "<h1>A set {1, 2}</h1>"), ("Rows {#rows}", "<p>Rows {#rows}</p>"),
      ("# `{#id}`", "<h1><code>{#id}</code></h1>"),
    ])
  func headingIDs(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "attribute lists style nothing here",
    arguments: [
      ("A row.\n{: .lead}", "<p>A row.</p>"),
      ("- 행\n{:.wide}", "<ul><li>행</li></ul>"),
      ("[a](b.md){: rel=\"nofollow\"} c", "<p><a href=\"b.md\">a</a> c</p>"),
      ("![a](b.png){ width=\"300\" }", "<p><img src=\"b.png#=300\" alt=\"a\" /></p>"),
      ("* TOC\n{:toc}\n\n본문", "<p>본문</p>"),
      (
        "- 차례가 들어갈 자리\n{::options toc_levels=\"2\" /}\n{:toc}\n\n본문", "<p>본문</p>"
      ), ("[TOC]\n\n본문", "<p>본문</p>"),
      ("{::nomarkdown}\n\nA\n\n{:/}", "<p>A</p>"),
      ("a {x: 1} b", "<p>a {x: 1} b</p>"),
    ])
  func attributes(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "a labelled quote is a callout",
    arguments: [
      ("> Note: 한 줄.", "note", "Note", "<p>한 줄.</p>"),
      ("> **Important:** One.\n> Two.", "important", "Important", "<p>One.Two.</p>"),
      ("> 참고: 본문", "note", "참고", "<p>본문</p>"),
      ("> **注意**：本文", "caution", "注意", "<p>本文</p>"),
      ("> See Also: The list.", "note", "See Also", "<p>The list.</p>"),
    ])
  func labels(_ markdown: String, _ kind: String, _ title: String, _ body: String) {
    #expect(html(markdown) == Self.callout(kind, title, body))
  }

  @Test(
    "a quote whose words only end in a colon stays one",
    arguments: [
      "> He said: no.", "> text\n> Note: in the middle", "> Note:", "> 12: 30",
    ])
  func quotes(_ markdown: String) {
    #expect(html(markdown).hasPrefix("<blockquote>"))
  }

  @Test(
    "admonitions of MkDocs hold what is indented below",
    arguments: [
      ("!!! note\n    하나.\n\n    둘.\n\n밖.", "note", "Note", "<p>하나.</p><p>둘.</p>", "<p>밖.</p>"),
      ("!!! warning \"주의할 점\"\n    글\n밖.", "warning", "주의할 점", "<p>글</p>", "<p>밖.</p>"),
      ("??? tip\n    - a\n    - b", "tip", "Tip", "<ul><li>a</li><li>b</li></ul>", ""),
      ("???+ bug\n    글", "note", "Bug", "<p>글</p>", ""),
      (
        "!!! note\n    ```\n    !!! tip\n    ```", "note", "Note",
        "<pre><code>!!! tip</code></pre>", ""
      ),
      (
        "!!! note\n    A\n\n    !!! tip\n        B\n\n    C", "note", "Note",
        "<p>A</p>" + Self.callout("tip", "Tip", "<p>B</p>") + "<p>C</p>", ""
      ),
    ])
  func admonitions(
    _ markdown: String, _ kind: String, _ title: String, _ body: String, _ rest: String
  ) {
    #expect(html(markdown) == Self.callout(kind, title, body) + rest)
  }

  @Test(
    "tabs are what stands in them, under their names",
    arguments: [
      "=== \"목록\"\n\n    본문\n",
      "{% tabs %}\n{% tab title=\"목록\" %}\n본문\n{% endtab %}\n{% endtabs %}\n",
      "{{< tabs >}}\n{{% tab \"목록\" %}}\n본문\n{{% /tab %}}\n{{< /tabs >}}\n",
      "<Tabs>\n<TabItem value=\"a\" label=\"목록\">\n\n본문\n\n</TabItem>\n</Tabs>\n",
      "@TabNavigator {\n  @Tab(\"목록\") {\n    본문\n  }\n}\n",
    ])
  func tabs(_ markdown: String) {
    #expect(html(markdown) == "<p><strong>목록</strong></p><p>본문</p>")
    #expect(rules(markdown).isEmpty)
  }

  @Test(
    "containers of every dialect are callouts",
    arguments: [
      "{{< hint warning >}}\n글\n{{< /hint >}}", "{{% alert color=\"warning\" %}}글{{% /alert %}}",
      "<Callout type=\"warning\">글</Callout>", "<Warning>\n\n글\n\n</Warning>",
      "{% warning %}\n글\n{% endwarning %}", "```{warning}\n글\n```",
      "~~~{warning}\n:class: x\n글\n~~~",
    ])
  func containers(_ markdown: String) {
    #expect(html(markdown) == Self.callout("warning", "Warning", "<p>글</p>"))
  }

  @Test("a container in an item stays in it")
  func containerInItem() {
    let inner = Self.callout("note", "Note", "<p>B</p>")
    #expect(
      html("- A\n\n  {{< note >}}\n  B\n  {{< /note >}}\n- C\n").hasPrefix(
        "<ul><li><p>A</p>\(inner)</li>"))
  }

  @Test(
    "names in double brackets are links and pictures",
    arguments: [
      ("[[Lists]]", "<p><a href=\"%5B%5BLists%5D%5D\">Lists</a></p>"),
      ("[[Lists|목록]]", "<p><a href=\"%5B%5BLists%5D%5D\">목록</a></p>"),
      ("[[Lists#Rows]]", "<p><a href=\"%5B%5BLists#Rows%5D%5D\">Lists &gt; Rows</a></p>"),
      ("![[a.png|300]]", "<p><img src=\"%5B%5Ba.png%7C300%5D%5D\" alt=\"\" /></p>"),
      (
        "![[a.png|Boat|30x20]]", "<p><img src=\"%5B%5Ba.png%7C30x20%5D%5D\" alt=\"Boat\" /></p>"
      ),
      ("<doc:Row-Styles>", "<p><a href=\"%5B%5BRow-Styles%5D%5D\">Row Styles</a></p>"),
      (
        "[the rows](doc:Row-Styles#Top)",
        "<p><a href=\"%5B%5BRow-Styles#Top%5D%5D\">the rows</a></p>"
      ),
      ("[file](doc:a b)", "<p>[file](doc:a b)</p>"),
      ("[file](doc:/a)", "<p>file</p>"),
      ("[[1]](a.md)", "<p><a href=\"a.md\">[1]</a></p>"),
      ("`[[Lists]]`", "<p><code>[[Lists]]</code></p>"),
      ("\\[[Lists]]", "<p>[[Lists]]</p>"),
    ])
  func wikiLinks(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "marks inside a line",
    arguments: [
      ("글 ==강조== 글", "<p>글 <mark>강조</mark> 글</p>"), ("a == b == c", "<p>a == b == c</p>"),
      ("글 %%숨김%%끝", "<p>글 끝</p>"), ("5%% and 6%%", "<p>5%% and 6%%</p>"),
      ("행 ^row-1", "<p>행<a id=\"row-1\"></a></p>"), ("x ^2", "<p>x ^2</p>"),
      ("正體字。\u{FE01}_A._", "<p>正體字。\u{FE01}<em>A.</em></p>"),
      ("{kbd}`Tab`", "<p><kbd>Tab</kbd></p>"), ("{term}`행`", "<p>행</p>"),
      ("{doc}`lists`", "<p><a href=\"lists.md\">lists</a></p>"),
      ("{ref}`행 <rows>`", "<p><a href=\"#rows\">행</a></p>"),
      ("[a]({{ site.baseurl }}/b.md)", "<p><a href=\"/b.md\">a</a></p>"),
      ("[a]({{< ref \"b.md\" >}})", "<p><a href=\"b.md\">a</a></p>"),
      ("[a]({% link b.md %})", "<p><a href=\"b.md\">a</a></p>"),
      ("A {/* hidden */} B", "<p>A  B</p>"),
      ("`{% x %}` and `{{ y }}`", "<p><code>{% x %}</code> and <code>{{ y }}</code></p>"),
      ("An {:?} oven", "<p>An {:?} oven</p>"),
      ("`bake(\"oven\n{:?}\", a)`", "<p><code>bake(&quot;oven {:?}&quot;, a)</code></p>"),
      ("Array<Int> and Set<T>", "<p>Array&lt;Int&gt; and Set&lt;T&gt;</p>"),
    ])
  func inline(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "pictures and files of tags are pictures and links",
    arguments: [
      ("{{< figure src=\"a.png\" alt=\"표\" >}}", "<p><img src=\"a.png\" alt=\"표\" /></p>"),
      (
        "{{< figure src=\"a.png\" caption=\"설명\" >}}",
        "<p><img src=\"a.png\" alt=\"\" /></p><p>설명</p>"
      ),
      ("{% file src=\"a.pdf\" %}", "<p><a href=\"a.pdf\">a.pdf</a></p>"),
      (
        "## {% include image.html src=\"a.png\" alt=\"\" %} Ovens {#o}",
        "<h2><img src=\"a.png\" alt=\"\" /> Ovens<a id=\"o\"></a></h2>"
      ),
      (
        "**{% include image.html src=\"a.png\" alt=\"[x]\" %} Ovens**",
        "<p><strong><img src=\"a.png\" alt=\"[x]\" /> Ovens</strong></p>"
      ),
      (
        "<figure>\n    {% include image.html src=\"a.png\" alt=\"x\" %}\n</figure>",
        "<figure><p><img src=\"a.png\" alt=\"x\" /></p></figure>"
      ),
      (
        "<div>\n{% include image.html src=\"a.png\" alt=\"x & y\" %}<br>Ovens\n</div>",
        "<div><img src=\"a.png\" alt=\"x &amp; y\" /><br />Ovens</div>"
      ),
      (
        "<p>{% include image.html src=\"a.png\" alt=\"x\" %} Ovens</p>",
        "<p><img src=\"a.png\" alt=\"x\" /> Ovens</p>"
      ),
      (
        "![An oven](a.png)### [Ovens](o.md)\nText",
        "<p><img src=\"a.png\" alt=\"An oven\" /></p><h3><a href=\"o.md\">Ovens</a></h3><p>Text</p>"
      ),
      ("![An oven](a.png)#1", "<p><img src=\"a.png\" alt=\"An oven\" />#1</p>"),
      (
        "See [rules {% include out.html %}](r.md), then bake {% include out.html %}.",
        "<p>See <a href=\"r.md\">rules</a>, then bake.</p>"
      ),
      (
        "{% include figure.html src=\"a.png\" alt=\"표\" %}",
        "<p><img src=\"a.png\" alt=\"표\" /></p>"
      ),
      ("@Image(source: a.png, alt: \"표\")", "<p><img src=\"a.png\" alt=\"표\" /></p>"),
      ("```{figure} a.png\n:alt: 표\n```", "<p><img src=\"a.png\" alt=\"표\" /></p>"),
      ("<Image\n  src=\"a.png\"\n  alt=\"표\"\n/>", "<p><img src=\"a.png\" alt=\"표\" /></p>"),
    ])
  func pictures(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "what only tools read is not shown",
    arguments: [
      "import A from './a.js';\n\n글", "import {\n  A,\n} from 'a'\n\n글",
      "export const a = {\n  b: 1,\n};\n\n글", "{/* one\ntwo */}\n\n글", "%%\nhidden\n%%\n\n글",
      "@Metadata {\n  @PageKind(article)\n}\n\n글", "{% comment %}\nhidden\n{% endcomment %}\n글",
      "{::comment}\nhidden\n{:/comment}\n글", "```{toctree}\na\nb\n```\n글",
    ])
  func hidden(_ markdown: String) {
    #expect(html(markdown) == "<p>글</p>")
    #expect(rules(markdown).isEmpty)
  }

  @Test(
    "sentences that only look alike stay",
    arguments: [
      "import it from there and enjoy", "export default settings first",
      "@MainActor is an attribute",
      "(really) = x", "!!!", "=== not a tab", "{", "}", "{{", "[[", "![[", "<A", "{% open",
    ])
  func sentences(_ markdown: String) {
    #expect(html(markdown).replacing("&lt;", with: "<") == "<p>\(markdown)</p>")
  }

  @Test("comments that hold the original above its translation are read as text")
  func commentedOriginals() {
    let text = """
      <!--
      # Tables
      -->
      # 表

      <!-- A table shows rows. -->
      表は行を並べる。

      <!--
      Use short titles.
      Keep them whole.
      -->
      短い見出しにする。

      """
    #expect(
      html(text) == "<h1>Tables</h1><h1>表</h1><p>A table shows rows.</p><p>表は行を並べる。</p>"
        + "<p>Use short titles.Keep them whole.</p><p>短い見出しにする。</p>")
    let remark = "<!-- Check this later. -->\n表は行を並べる。\n\n<!-- TODO -->\n行\n"
    #expect(html(remark) == "<p>表は行を並べる。</p><p>行</p>")
    let tests = (1...4).map { number in
      "<!--\n  - test: `rows\(number)`\n\n  ```swifttest\n  -> let rows = \(number)\n  ```\n-->\n\n"
        + "<!-- TODO: Explain the second form. -->\n\n표는 행을 늘어놓습니다.\n\n"
    }
    #expect(!html(tests.joined()).contains("test") && !html(tests.joined()).contains("TODO"))
  }

  @Test("one note says what a tag is, however often it is there")
  func unknownTags() {
    let text = "글\n\n{% partial a %}\n\n{% partial b %}\n\n{{ page.name }} {{ page.date }}\n"
    #expect(rules(text) == ["3 unknown-tag", "7 template-variable"])
    #expect(html(text) == "<p>글</p><p>{{ page.name }} {{ page.date }}</p>")
  }

  @Test("highlighted code is code, and raw text no template")
  func code() {
    #expect(
      html("{% highlight swift %}\nlet a = \"{% b %}\"\n{% endhighlight %}")
        == "<pre><code class=\"language-swift\">let a = &quot;{% b %}&quot;</code></pre>")
  }

  @Test("blocks keep the lines of the author's text")
  func linesOfBlocks() {
    let text =
      "글\n\n!!! note \"제목\"\n    하나\n\n    둘\n\n{% tab title=\"셋\" %}\n넷\n{% endtab %}\n\n다섯\n"
    func lines(_ blocks: [Block]) -> [Int] {
      blocks.flatMap { block -> [Int] in
        if case .callout(_, _, let children) = block.kind { return lines(children) }
        return [block.lines.lowerBound]
      }
    }
    #expect(lines(Markdown.parse(Array(text.utf8)).blocks) == [1, 4, 6, 8, 9, 12])
  }

  @Test(
    "every text is read to its end, whatever marks stand in it",
    arguments: 1...40 as ClosedRange<UInt64>)
  func marksInAnyOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let count = Int.random(in: 3...14, using: &random)
      let words = (0..<count).map { _ in
        "낱 " + Self.marks[Int.random(in: 0..<Self.marks.count, using: &random)]
      }
      let text = words.joined() + "\n\n끝말\n"
      let blocks = Markdown.parse(Array(text.utf8)).blocks
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(blocks.allSatisfy { 1...lines ~= $0.lines.upperBound }, "\(text)")
      // Only what is hidden or code on purpose may hold the last words.
      if !text.contains(where: { "%*`~".contains($0) }) {
        #expect(html(text).contains("끝말"), "\(text)")
      }
    }
  }

  private static let marks = [
    "{% tab title=\"", "\" %}", "{{< ", " >}}", "{{", "}}", "{#", "}", "[[", "]]", "|",
    "!!! note", "\n", "\n    ", "=== \"", "\"", "@Row {\n", "}\n", "```{note}\n", "```\n",
    "> Note: ", "<Tab ", ">", "/>", "</Tab>", "{/*", "*/}", "%%", "==", " ^", "(", ")=", "\n\n",
    "`", "<doc:", "- ", "import ", " from 'x'", "@Metadata {\n",
  ]
}
