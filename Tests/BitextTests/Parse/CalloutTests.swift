import TestSupport
import Testing

@testable import Bitext

/// Alerts, hints and admonitions as people write them.
struct CalloutTests {
  private func html(_ markdown: String, options: MarkdownOptions = .notes) -> String {
    let blocks = Markdown.parse(Array(markdown.utf8), options: options).blocks
    return String(decoding: HTMLRenderer.html(of: blocks, options: options), as: UTF8.self)
  }

  /// The parsed blocks in a short form: `warning(표)[글 list]`.
  private func outline(_ markdown: String, firstLine: Int = 1) -> String {
    func describe(_ block: Block) -> String {
      switch block.kind {
      case .callout(let callout, let title, let children):
        let title = title.isEmpty ? "" : "(\(title.text(.spoken)))"
        return "\(callout.name)\(title)[\(children.map(describe).joined(separator: " "))]"
      case .quote(let children): return "quote[\(children.map(describe).joined(separator: " "))]"
      case .list(_, let items): return "list[\(items.map(describe).joined(separator: " "))]"
      case .item(_, let children): return "item[\(children.map(describe).joined(separator: " "))]"
      case .element(let element, let children):
        return "\(element.name)[\(children.map(describe).joined(separator: " "))]"
      case .heading(_, let inlines): return "#\(inlines.text(.spoken))"
      case .paragraph(let inlines), .plain(let inlines): return inlines.text(.spoken)
      case .code(_, let literal): return "code<\(literal.replacing("\n", with: "/"))>"
      case .table(_, let rows): return "table\(rows.count)"
      case .thematicBreak: return "rule"
      case .html: return "html"
      case .footnoteDefinition(let label, let children):
        return "\(label)[\(children.map(describe).joined(separator: " "))]"
      }
    }
    let document = Markdown.parse(Array(markdown.utf8), firstLine: firstLine)
    return document.blocks.map(describe).joined(separator: " ")
  }

  @Test(arguments: [
    ("> [!NOTE]\n> 글\n", "note[글]"), ("> [!tip]\n>\n> 글\n", "tip[글]"),
    (">\n> [!Important]\n> 글\n", "important[글]"), ("> [!WARNING]\n글\n", "warning[글]"),
    ("> [!TIP] 제목\n글\n이다.\n> 끝\n", "tip(제목)[글 이다. 끝]"),
    ("- > > [!TIP]\n글\n", "list[item[quote[tip[글]]]]"),
    (":::note\n> [!TIP] 글\n:::\n", "note[tip(글)[]]"),
    ("> [!caution]-\n> 글\n", "caution[글]"), ("> [!note]+ 제목\n> 글\n", "note(제목)[글]"),
    ("> [!danger|wide] `값` 하나\n> 글\n", "caution(값 하나)[글]"),
    ("> [!NOTE] 글뿐이다.\n", "note(글뿐이다.)[]"), ("> [!NOTE]본문\n", "note(본문)[]"),
    ("> [!NOTE]\n> - 가\n> - 나\n", "note[list[item[가] item[나]]]"),
    ("> [!NOTE]\n> a|b\n> -|-\n> 1|2\n", "note[table2]"), ("> [!NOTE]\n> ---\n", "note[rule]"),
    ("> [!NOTE]\n> ```\n> [!TIP]\n> ```\n", "note[code<[!TIP]/>]"),
    ("> [!NOTE]\n> 글\n>\n> > [!TIP]\n> > 안\n", "note[글 tip[안]]"),
    ("- 항목\n\n  > [!NOTE]\n  > 글\n", "list[item[항목 note[글]]]"),
    ("> [!NOTE] #제목 #\n> 글\n", "note(#제목 #)[글]"),
    ("> [!NOTE]\r\n> 글\r\n", "note[글]"), ("> [!메모]\n> 글\n", "note[글]"),
    ("> [!注意]- 제목\n> 글\n", "caution(제목)[글]"), ("> [!아무말]\n> 글\n", "quote[[!아무말] 글]"),
  ])
  func `a quote with the mark of an alert is a callout`(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
  }

  @Test(arguments: [
    ("> **Note**\n>\n> 글\n", "note(Note)[글]"),
    ("> **Warning:**\n> 글\n> 끝\n", "warning(Warning:)[글 끝]"),
    ("> 참고\n>\n> 글\n", "note(참고)[글]"),
    (">\n> **注意**\n>\n> 文\n>\n> - 項目\n", "caution(注意)[文 list[item[項目]]]"),
    ("- > **팁**\n  > 글\n", "list[item[tip(팁)[글]]]"),
    ("> **Note**\n", "quote[Note]"), ("> NOTE\n> 글\n", "note(NOTE)[글]"),
    ("> 주의\n> 글\n> 끝\n", "caution(주의)[글 끝]"), ("> 注意：\n> 文\n", "caution(注意：)[文]"),
    ("> Note that\n> 글\n", "quote[Note that 글]"), ("> Note\n", "quote[Note]"),
    ("> **Note** 글\n", "quote[Note 글]"), ("> **Notes**\n>\n> 글\n", "quote[Notes 글]"),
    ("> *Note*\n>\n> 글\n", "quote[Note 글]"), ("**Note**\n\n글\n", "Note 글"),
  ])
  func `a quote whose text has a label above it is a callout`(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(!html(markdown, options: MarkdownOptions(dialect: .specification)).contains("callout"))
  }

  @Test func `the label of a quote is a text on its own line`() throws {
    let text = "글이다.\n\n>\n> **참고**\n> 스위치는 목록에서 쓴다.\n"
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: text))
    #expect(document.segments.map(\.text) == ["글이다.", "참고", "스위치는 목록에서 쓴다."])
    #expect(document.segments.map(\.lines) == [1...1, 4...4, 5...5])
    #expect(document.segments.map(\.kind) == [.paragraph, .quote, .quote])
  }

  @Test(arguments: [
    "> [!FOO]\n> 글\n", "> [!NOTE]\n", "> 글\n>\n> [!NOTE]\n> 글\n", "[!NOTE]\n글\n",
    "- [!NOTE]\n", "> [!NOTE](a) 글\n", "> \\[!NOTE]\n> 글\n", "> [!NOTE 글\n",
    "> - [!NOTE]\n", ":::\n글\n", "::: 노트\n글\n", ":::note글\n", ":: note\n글\n::\n",
    "{% endhint %}\n", "{% hint %\n글\n", "    > [!NOTE]\n", "```\n:::note\n:::\n```\n",
    ":::note\n:::\n", "글 ::: note\n글\n", "\\:::note\n글\n\n\\:::\n",
  ])
  func `what is no mark, or one above nothing, is shown as it was`(markdown: String) {
    let html = html(markdown)
    #expect(!html.contains("callout"), "\(html)")
    for mark in ["[!FOO]", "[!NOTE]", ":::", "endhint", "hint %"] where markdown.contains(mark) {
      let isLink = markdown.contains("](")
      #expect(html.contains(mark) || isLink, "\(mark) is lost in \(html)")
    }
  }

  @Test(arguments: [
    (":::note\n글\n:::\n", "note[글]"), ("::: tip\n\n글\n\n:::\n", "tip[글]"),
    (":::note[제목 [안]]{#id .wide}\n글\n:::\n", "note(제목 [안])[글]"),
    (":::danger 제 *목*\n글\n:::\n", "caution(제 목)[글]"),
    (":::{warning} 제목\n글\n:::\n", "warning(제목)[글]"),
    (":::INFO {.wide}\n글\n:::\n", "note[글]"), ("앞\n:::tip\n글\n:::\n뒤\n", "앞 tip[글] 뒤"),
    ("::::note\n:::tip\n안\n:::\n밖\n::::\n", "note[tip[안] 밖]"),
    (":::note\n:::tip\n안\n:::\n밖\n:::\n", "note[tip[안] 밖]"),
    (":::note\n::: details 더\n안\n:::\n밖\n:::\n", "note[details[summary[더] 안] 밖]"),
    (":::note\n- 가\n- 나\n:::\n", "note[list[item[가] item[나]]]"),
    ("1. 가\n\n   :::note\n   글\n   :::\n\n2. 나\n", "list[item[가 note[글]] item[나]]"),
    ("- :::note\n  글\n  :::\n", "list[item[note[글]]]"),
    ("> :::note\n> 글\n> :::\n", "quote[note[글]]"),
    (":::note\na|b\n-|-\n1|2\n:::\n", "note[table2]"),
    (":::note\n```\n:::\n```\n:::\n", "note[code<:::/>]"),
    (":::note\n글\n:::\n---\n끝\n", "note[글] rule 끝"),
    (":::note\n# 제목\n글\n:::\n", "note[#제목 글]"), (":::note\n> [!TIP]\n> 글\n:::\n", "note[tip[글]]"),
    ("<details>\n\n:::note\n글\n:::\n\n</details>\n", "details[note[글]]"),
    (":::note\n\n<div>\n\n글\n\n</div>\n\n:::\n", "note[div[글]]"),
    ("   :::note\n   글\n   :::\n", "note[글]"), (":::note 제목\n:::\n", "note(제목)[]"),
    (":::note[제목] 더\n글\n:::\n", "note([제목] 더)[글]"),
    (":::참고\n글\n:::\n", "note[글]"), ("::: 情報 제목\n글\n:::\n", "note(제목)[글]"),
    (":::주의[제목]\n글\n:::\n", "caution(제목)[글]"), ("!!! 참고\n    글\n", "note[글]"),
    (":::참고로\n글\n", ":::참고로 글"), ("!!! 정말\n", "!!! 정말"),
  ])
  func `what stands between colons is a callout`(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
  }

  @Test(arguments: [
    ("{% hint style=\"info\" %}\n글\n{% endhint %}\n", "note[글]"),
    ("{% hint style='warning' %}\n\n글\n\n{% endhint %}\n", "warning[글]"),
    ("{% hint icon=\"x\" style=\"success\" %}\n글\n{% endhint %}\n", "tip[글]"),
    ("{% hint style=danger %}\n- 가\n{% endhint %}\n", "caution[list[item[가]]]"),
    ("{% hint %}글{% endhint %}\n", "note[글]"),
    ("앞\n{% hint %} 글\n이다. {% endhint %}\n뒤\n", "앞 note[글 이다.] 뒤"),
    ("{% hint style=\"info\" %}\n:::\n{% endhint %}\n", "note[:::]"),
    ("{% hint style=\"odd\" %}\n글\n{% endhint %}\n", "note[글]"),
  ])
  func `a hint of GitBook is a callout`(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
  }

  @Test(arguments: [
    (":::note\n글\n\n끝\n", ":::note 글 끝"), (":::\n글\n\n:::note\n글\n:::\n", "::: 글 note[글]"),
    (":::note 제 **목**\n글\n\n:::tip\n글\n:::\n", ":::note 제 목 글 tip[글]"),
    ("::::note\n:::tip\n글\n::::\n", "note[:::tip 글]"),
    ("- :::note\n- 글\n\n:::\n", "list[item[:::note] item[글]] :::"),
    (":::note\n{% hint %}\n글\n:::\n{% endhint %}\n", "note[{% hint %} 글] {% endhint %}"),
    (":::note[a *b*]\n글\n", ":::note[a b] 글"),
  ])
  func `a mark without a partner is text`(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    let rules = Markdown.parse(Array(markdown.utf8)).findings.map(\.rule)
    #expect(rules.allSatisfy { $0 == "callout-never-closed" } && rules.count <= 1)
  }

  @Test func `callouts know their lines`() {
    let markdown = "글\n>\n> [!NOTE] 제목\n> 글\n\n:::tip\n\n글\n:::\n"
    let blocks = Markdown.parse(Array(markdown.utf8), firstLine: 11).blocks
    #expect(blocks.map(\.lines) == [11...11, 13...14, 16...19])
  }

  @Test(arguments: [
    "> [!NOTE]\n> a\n", ":::note\na\n:::\n", "{% hint %}\na\n{% endhint %}\n",
  ])
  func `the specification knows no callouts`(markdown: String) {
    let options = MarkdownOptions(dialect: .specification, cjk: false, autolinks: false)
    let html = html(markdown, options: options)
    #expect(!html.contains("callout") && !html.contains("<h1>"), "\(html)")
  }

  @Test(arguments: 0..<UInt64(400))
  func `no word is lost between marks in any order, and no sentinel is left`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      ":::note", ":::", "::::tip[하나]", "::::", "::: details 둘", "{% hint style=\"info\" %}",
      "{% endhint %}", "> [!NOTE]", "> [!warning] 셋", "> ", "- ", "  ", "", "", "```", "<div>",
      "</div>", "a|b\n-|-", "1. ", "---", "{% hint %} 넷 {% endhint %}", "## 다섯", "    ",
      "{% hint %}:::note[열]", "[^1]:", "[^1]: > [!TIP] 여섯[^1]", "여덟[^1]", ":::note[일곱[^2]]",
      "[^2]: {% hint %} 아홉",
    ]
    // Starts with a heading, so that nothing is front matter.
    var markdown = "# 시작\n\n"
    for number in 0..<Int.random(in: 1...30, using: &random) {
      markdown += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      if Bool.random(using: &random) { markdown += " 글\(number)" }
      markdown += "\n"
    }
    let html = html(markdown)
    for word in markdown.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    where word.unicodeScalars.contains(where: { $0.value >= 0xAC00 }) {
      #expect(html.contains(word), "seed \(seed): \(word) of\n\(markdown)")
    }
    let document = Segmenter.segment(SourceFile(path: "a.md", text: markdown)).0
    let texts = document.segments.map(\.text).joined(separator: "\n")
    var end = 0
    for segment in document.segments {
      #expect(segment.range.lowerBound >= end, "seed \(seed): \(segment.text) of\n\(markdown)")
      end = segment.range.upperBound
    }
    // The info string of a fence is not text.
    for line in markdown.split(separator: "\n") where !line.contains("```") {
      let words = line.split(separator: " ").filter { $0.hasPrefix("글") }
      #expect(words.allSatisfy(texts.contains), "seed \(seed): \(line) of\n\(markdown)")
    }
    let sentinels = html.unicodeScalars.filter { 0x10A50...0x12474 ~= $0.value }
    #expect(sentinels.isEmpty, "seed \(seed):\n\(markdown)")
  }

  @Test func `callouts nest to ten and the rest is text`() {
    let opening = (0..<500).map { ":::note\n\($0)\n" }.joined()
    let markdown = opening + String(repeating: ":::\n", count: 500)
    let rules = Markdown.parse(Array(markdown.utf8)).findings.map(\.rule)
    #expect(Set(rules) == ["nesting-cut"])
    let html = html(markdown)
    #expect(html.split(separator: "data-kind").count - 1 == CalloutNesting.maximumDepth)
    let numbers = html.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers == Array(0..<500))
  }
}
