import Testing

@testable import Bitext

/// Emphasis and line breaks beside Chinese, Japanese and Korean characters.
struct ParseCJKTests {
  private func html(_ markdown: String, cjk: Bool = true) -> String {
    let options = MarkdownOptions(cjk: cjk)
    let blocks = Markdown.parse(Array(markdown.utf8), options: options).blocks
    let html = String(decoding: HTMLRenderer.html(of: blocks, options: options), as: UTF8.self)
    return String(html.dropFirst("<p>".count).dropLast("</p>\n".count))
  }

  @Test(
    arguments: [
      ("**표(Table)**는 행으로 이루어집니다.", "<strong>표(Table)</strong>는 행으로 이루어집니다."),
      ("**저장(⌘S)**를 누릅니다.", "<strong>저장(⌘S)</strong>를 누릅니다."),
      ("앱은 **「설정」**에서 엽니다.", "앱은 <strong>「설정」</strong>에서 엽니다."),
      ("*목록(List)*과 표", "<em>목록(List)</em>과 표"),
      ("***중요(필수)***입니다", "<em><strong>중요(필수)</strong></em>입니다"),
      ("**“머리글”**은 짧게", "<strong>“머리글”</strong>은 짧게"),
      ("버튼**(삭제)**을 누르기", "버튼<strong>(삭제)</strong>을 누르기"),
      ("이것이 **핵심.**입니다", "이것이 <strong>핵심.</strong>입니다"),
      ("**1.**번 항목", "<strong>1.</strong>번 항목"),
      ("값은 **50%**까지", "값은 <strong>50%</strong>까지"),
      ("**`List`**를 쓴다", "<strong><code>List</code></strong>를 쓴다"),
      ("쓰는 것은 **`List`**입니다", "쓰는 것은 <strong><code>List</code></strong>입니다"),
      ("**[설정](/s)**에서", #"<strong><a href="/s">설정</a></strong>에서"#),
      ("**행(Row)**, **열(Column)**", "<strong>행(Row)</strong>, <strong>열(Column)</strong>"),
      ("가**나**다", "가<strong>나</strong>다"),
      ("가 ** 나** 다", "가 ** 나** 다"),
      ("**가 **나", "**가 **나"),
      ("_강조(x)_는", "_강조(x)_는"),
      ("__강조(x)__는", "__강조(x)__는"),
      ("밑줄_(x)_은", "밑줄_(x)_은"),
      ("**「重要」**です。", "<strong>「重要」</strong>です。"),
      ("これは**「重要」**です。", "これは<strong>「重要」</strong>です。"),
      ("**表（テーブル）**を使う", "<strong>表（テーブル）</strong>を使う"),
      ("**終わりです。**次の文", "<strong>終わりです。</strong>次の文"),
      ("**ラベル：**短い語", "<strong>ラベル：</strong>短い語"),
      ("この**（注意）**は", "この<strong>（注意）</strong>は"),
      ("*強調。*続き", "<em>強調。</em>続き"),
      ("**「一」「二」**三", "<strong>「一」「二」</strong>三"),
      ("リスト**“表”**です", "リスト<strong>“表”</strong>です"),
      ("**100%**です", "<strong>100%</strong>です"),
      ("**iOS/iPadOS（共通）**では", "<strong>iOS/iPadOS（共通）</strong>では"),
      ("*「斜体」*と**「太字」**", "<em>「斜体」</em>と<strong>「太字」</strong>"),
      ("行**を**強調", "行<strong>を</strong>強調"),
      ("「**太字**」", "「<strong>太字</strong>」"),
      ("（**太字**）です", "（<strong>太字</strong>）です"),
      ("**太字**。", "<strong>太字</strong>。"),
      ("、**太字**", "、<strong>太字</strong>"),
      ("**`code`**の例", "<strong><code>code</code></strong>の例"),
      ("これは`a`**、**です", "これは<code>a</code><strong>、</strong>です"),
      ("**葛󠄀**は", "<strong>葛󠄀</strong>は"),
      ("葛󠄀**（）**は", "葛󠄀<strong>（）</strong>は"),
      ("**表格（Table）**用于", "<strong>表格（Table）</strong>用于"),
      ("请点**“确定”**按钮", "请点<strong>“确定”</strong>按钮"),
      ("这是**重点。**下一句", "这是<strong>重点。</strong>下一句"),
      ("**注意！**不要", "<strong>注意！</strong>不要"),
      ("（**备注**）", "（<strong>备注</strong>）"),
      ("**한국어 (Korean)** 문장", "<strong>한국어 (Korean)</strong> 문장"),
      ("**Bold(english)**word", "**Bold(english)**word"),
      ("a**(b)**c", "a**(b)**c"),
      ("*(a)*b", "*(a)*b"),
      ("**「」**a", "<strong>「」</strong>a"),
      ("a**「」**", "a<strong>「」</strong>"),
      ("**。**a", "<strong>。</strong>a"),
      ("~~삭제(옛것)~~는", "<del>삭제(옛것)</del>는"),
      ("~~「古い」~~です", "<del>「古い」</del>です"),
      ("~~旧。~~新", "<del>旧。</del>新"),
      ("~하나(1)~는", "<del>하나(1)</del>는"),
      ("가~~나~~다", "가<del>나</del>다"),
      ("1~2", "1~2"),
      ("~~a *b~~ c*", "<del>a *b</del> c*"),
      ("~~a **b~~ c**", "<del>a **b</del> c**"),
      ("~~a _b~~ c_", "<del>a _b</del> c_"),
      ("*a ~~b* c~~", "<em>a ~~b</em> c~~"),
      ("~~a *b ~~c~~ d* e~~", "<del>a <em>b <del>c</del> d</em> e</del>"),
      ("~~a *b **c~~ d** e*", "<del>a *b **c</del> d** e*"),
      ("~a *b~~ c*", "~a <em>b~~ c</em>"),
      ("**😀**가", "<strong>😀</strong>가"),
      ("**가😀**나", "<strong>가😀</strong>나"),
      ("가**😀**나", "가<strong>😀</strong>나"),
      (#"\**가(나)**다"#, "**가(나)**다"),
      (#"**가\(나)**다"#, "<strong>가(나)</strong>다"),
      (#"**가(나\)**다"#, "<strong>가(나)</strong>다"),
      ("<b>가</b>**(나)**다", "<b>가</b><strong>(나)</strong>다"),
    ] as [(String, String)])
  func `emphasis beside CJK characters`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  /// `⏎` stands for the break that stays.
  @Test(
    arguments: [
      ("表を", "使う", "表を使う"),
      ("表を", "List", "表を⏎List"),
      ("List", "表", "List⏎表"),
      ("표를", "쓴다", "표를⏎쓴다"),
      ("표를", "表", "표를⏎表"),
      ("表", "표", "表⏎표"),
      ("**表**", "使う", "<strong>表</strong>使う"),
      ("表", "**使う**", "表<strong>使う</strong>"),
      ("表", "[使う](/a)", "表<a href=\"/a\">使う</a>"),
      ("[表](/a)", "使う", "<a href=\"/a\">表</a>使う"),
      ("表", "`使う`", "表<code>使う</code>"),
      ("表", "`List`", "表⏎<code>List</code>"),
      ("`List`", "表", "<code>List</code>⏎表"),
      ("表です。", "次", "表です。次"),
      ("表です。", "Next", "表です。⏎Next"),
      ("“表”", "次", "“表”⏎次"),
      ("１２", "３", "１２３"),
      ("①", "次", "①⏎次"),
      ("ﾊﾟ", "ネル", "ﾊﾟネル"),
      ("请看", "表格", "请看表格"),
      ("Word", "word", "Word⏎word"),
      ("word&#x200B;", "word", "word\u{200B}word"),
      ("表", "![図](a.png)", "表⏎<img src=\"a.png\" alt=\"図\" />"),
      ("![図](a.png)", "表", "<img src=\"a.png\" alt=\"図\" />⏎表"),
      ("**表**", "**図**", "<strong>表</strong><strong>図</strong>"),
      ("~~表~~", "図", "<del>表</del>図"),
      ("😀", "表", "😀表"),
    ] as [(String, String, String)])
  func `a line break is a space or nothing`(first: String, second: String, expected: String) {
    let actual = html("\(first)\n\(second)")
    #expect(String(actual.map { $0 == "\n" ? "⏎" : $0 }) == expected)
  }

  @Test func `without the rules for CJK text CommonMark alone decides`() {
    #expect(html("**표(Table)**는", cjk: false) == "**표(Table)**는")
    #expect(html("表を\n使う", cjk: false) == "表を\n使う")
  }

  @Test func `plain text has the same breaks`() throws {
    let blocks = Markdown.parse(Array("**表**を\n使う\n표와\n글".utf8)).blocks
    guard case .paragraph(let inlines) = try #require(blocks.first).kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(inlines.text(.spoken) == "表を使う 표와 글")
  }
}
