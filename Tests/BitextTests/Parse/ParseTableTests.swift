import Testing

@testable import Bitext

/// Pipe tables: where they begin and end, and the contents of their cells.
struct ParseTableTests {
  private func html(_ markdown: String) -> String {
    String(
      decoding: HTMLRenderer.html(of: Markdown.parse(Array(markdown.utf8)).blocks), as: UTF8.self)
  }

  /// The kinds and lines of blocks: `table 3...5 [3,5]` lists the lines of the rows.
  private func outline(_ markdown: String, firstLine: Int = 1) -> [String] {
    func lines(of block: Block) -> String {
      "\(block.lines.lowerBound)...\(block.lines.upperBound)"
    }
    func describe(_ block: Block) -> [String] {
      switch block.kind {
      case .table(_, let rows): ["table \(lines(of: block)) \(rows.map(\.lines.lowerBound))"]
      case .paragraph: ["paragraph \(lines(of: block))"]
      case .heading: ["heading \(lines(of: block))"]
      case .quote(let children): ["quote \(lines(of: block))"] + children.flatMap(describe)
      case .callout(let callout, let title, let children):
        ["\(callout.name)\(title.isEmpty ? "" : " titled") \(lines(of: block))"]
          + children.flatMap(describe)
      case .list(_, let items): ["list \(lines(of: block))"] + items.flatMap(describe)
      case .item(_, let children): ["item \(lines(of: block))"] + children.flatMap(describe)
      case .footnoteDefinition(_, let children):
        ["footnote \(lines(of: block))"] + children.flatMap(describe)
      case .code: ["code \(lines(of: block))"]
      case .thematicBreak: ["rule \(lines(of: block))"]
      case .html, .element, .plain: ["html \(lines(of: block))"]
      }
    }
    return Markdown.parse(Array(markdown.utf8), firstLine: firstLine).blocks.flatMap(describe)
  }

  @Test(
    arguments: [
      ("a|b\n-|-\n1|2\n", ["table 1...3 [1, 3]"]),
      ("글\na|b\n-|-\n1|2\n\n끝\n", ["paragraph 1...1", "table 2...4 [2, 4]", "paragraph 6...6"]),
      ("a|b\n-|-\n1|2\n---\n", ["table 1...3 [1, 3]", "rule 4...4"]),
      ("a|b\n-|-\n1|2\n===\n", ["table 1...4 [1, 3, 4]"]),
      ("a|b\n-|-\n    c\n", ["table 1...2 [1]", "code 3...3"]),
      ("a|b\n-|-\n3. c\n", ["table 1...2 [1]", "list 3...3", "item 3...3", "paragraph 3...3"]),
      ("> a|b\n> -|-\n> 1|2\nc|d\n", ["quote 1...3", "table 1...3 [1, 3]", "paragraph 4...4"]),
      (
        "- a|b\n  -|-\n  1|2\n- c\n",
        ["list 1...4", "item 1...3", "table 1...3 [1, 3]", "item 4...4", "paragraph 4...4"]
      ),
      (
        "1. > - a|b\n   >   -|-\n   >   1|2\n",
        [
          "list 1...3", "item 1...3", "quote 1...3", "list 1...3", "item 1...3",
          "table 1...3 [1, 3]",
        ]
      ),
      ("-\ta|b\n\t-|-\n\t1|2\n", ["list 1...3", "item 1...3", "table 1...3 [1, 3]"]),
      ("- a|b\n-|-\n", ["list 1...2", "item 1...2", "paragraph 1...2"]),
      ("a|b|c\n-|-\n", ["paragraph 1...2"]),
      ("a|b\r\n-|-\r\n1|2\r\n", ["table 1...3 [1, 3]"]),
      ("```\na|b\n-|-\n```\n", ["code 1...4"]),
      // An empty item or raw HTML, which cannot interrupt a paragraph, starts a block after a table.
      (
        "a|\n-|\n-\n  b|\n-|\n1|\n",
        ["table 1...2 [1]", "list 3...6", "item 3...6", "paragraph 4...6"]
      ),
      (
        "> a|\n> -|\n> -\n>   b|\n>   -|\n>   1|\n",
        ["quote 1...6", "table 1...2 [1]", "list 3...6", "item 3...6", "table 4...6 [4, 6]"]
      ),
      (
        "a|\n-|\n3. b\n   # c\n   d|\n-|\n1|\n",
        [
          "table 1...2 [1]", "list 3...7", "item 3...7", "paragraph 3...3", "heading 4...4",
          "paragraph 5...7",
        ]
      ),
      (
        "a|\n-|\n-\n\nb|\n-|\n-\n\n  c|\n  -|\n",
        [
          "table 1...2 [1]", "list 3...3", "item 3...3", "table 5...6 [5]", "list 7...7",
          "item 7...7",
          "table 9...10 [9]",
        ]
      ),
      ("제목\n---\n글\n", ["heading 1...2", "paragraph 3...3"]),
      ("[a]: /b\n[c]: /d\n글\n둘\n", ["paragraph 3...4"]),
    ] as [(String, [String])])
  func `tables begin and end as on GitHub`(markdown: String, expected: [String]) {
    #expect(outline(markdown) == expected)
    let further = outline(markdown, firstLine: 1)
    #expect(further == expected)
  }

  @Test func `cells hold inlines, pipes in code, references and short rows`() throws {
    let markdown = """
      | 이름 | `a\\|b` | [링크] |
      |:--|:-:|--:|
      | **굵게** ~~옛~~ | x \\| y |
      | 끝 # | **「a」**は | www.a.kr | 남음 |

      [링크]: /표
      """
    #expect(
      html(markdown) == """
        <table>
        <thead>
        <tr>
        <th align="left">이름</th>
        <th align="center"><code>a|b</code></th>
        <th align="right"><a href="/%ED%91%9C">링크</a></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td align="left"><strong>굵게</strong> <del>옛</del></td>
        <td align="center">x | y</td>
        <td align="right"></td>
        </tr>
        <tr>
        <td align="left">끝 #</td>
        <td align="center"><strong>「a」</strong>は</td>
        <td align="right"><a href="http://www.a.kr">www.a.kr</a></td>
        </tr>
        </tbody>
        </table>

        """)
  }

  @Test func `every row has as many cells as there are columns`() throws {
    let blocks = Markdown.parse(Array("a|b|c\n-|-|-\n1\n1|2|3|4\n|\n".utf8)).blocks
    guard case .table(let columns, let rows) = try #require(blocks.first).kind else {
      Issue.record("no table")
      return
    }
    #expect(rows.allSatisfy { $0.cells.count == columns.count })
  }

  @Test func `a page shows what stands behind the last column, GitHub does not`() throws {
    let bytes = Array("a|b\n-|-\n1|2|3| |\n4|5|6|7\n|8|9||||\n".utf8)
    let document = Markdown.parse(bytes)
    guard case .table(let columns, let rows)? = document.blocks.first?.kind else {
      Issue.record("no table")
      return
    }
    #expect(columns.count == 2)
    #expect(rows.map(\.cells.count) == [2, 2, 2, 2])
    #expect(rows.map(\.excess.count) == [2, 2, 2, 2])
    #expect(document.findings.filter { $0.rule == "table-row-too-long" }.map(\.line) == [3, 4])
    let shown = String(decoding: HTMLRenderer.html(of: document.blocks), as: UTF8.self)
    #expect(!shown.contains("7"))
    let source = SourceFile(path: "a.md", text: String(decoding: bytes, as: UTF8.self))
    guard case .table(let all, let wide)? = Segmenter.segment(source).0.outline.first else {
      Issue.record("no table")
      return
    }
    #expect(all.count == 4)
    #expect(wide.map(\.cells.count) == [4, 4, 4, 4])
  }

  /// A short table may define very many cells, by rows that lack cells or by one row that has too
  /// many.
  @Test(arguments: [2_000, 8_000], [false, true])
  func `what rows lack is not filled in without end`(count: Int, isLongByRow: Bool) throws {
    let head = String(repeating: "a|", count: isLongByRow ? 1 : count)
    let dashes = String(repeating: "-|", count: isLongByRow ? 1 : count)
    let rows = String(repeating: "|글\n", count: count)
    let long = isLongByRow ? String(repeating: "b|", count: count) + "\n" : ""
    let bytes = Array("|\(head)\n|\(dashes)\n\(rows)\(long)\n|c|d|\n|-|-|\n|끝\n".utf8)
    let document = Markdown.parse(bytes)
    let told = document.findings.filter { $0.rule == "table-too-sparse" }
    #expect(told.count == 1)
    #expect(told.allSatisfy { (3...bytes.count / 100).contains($0.line) })
    let html = String(decoding: HTMLRenderer.html(of: document.blocks), as: UTF8.self)
    #expect(html.utf8.count < 100 * bytes.count)
    #expect(html.ranges(of: "글").count == count)
    #expect(html.contains("<td>끝</td>"))
    let source = SourceFile(path: "a.md", text: String(decoding: bytes, as: UTF8.self))
    let segments = Segmenter.segment(source).0.segments
    #expect(segments.filter { $0.text == "글" }.count == count)
  }

  @Test func `a sparse table of an ordinary size is filled`() throws {
    let row = "|" + String(repeating: "열|", count: 30) + "\n"
    let text = row + row.replacing("열", with: "-") + String(repeating: "|글\n", count: 300)
    let document = Markdown.parse(Array(text.utf8))
    #expect(document.findings.isEmpty)
    guard case .table(let columns, let rows)? = document.blocks.first?.kind else {
      Issue.record("no table")
      return
    }
    #expect(rows.allSatisfy { $0.cells.count == columns.count })
  }

  @Test func `a line that is indented like code heads no table`() {
    let blocks = Markdown.parse(Array("a\n\tb\n-|\nc\n".utf8)).blocks
    #expect(blocks.count == 1)
    let html = String(decoding: HTMLRenderer.html(of: blocks), as: UTF8.self)
    for word in ["a", "b", "-|", "c"] { #expect(html.contains(word), "\(html)") }
  }

  @Test func `a line put in behind a carriage return is a line`() throws {
    let blocks = Markdown.parse(Array("</div>\r>\r\rh\r|-\rA".utf8)).blocks
    guard case .table(_, let rows)? = blocks.last?.kind else {
      Issue.record("no table")
      return
    }
    #expect(rows.map(\.cells) == [[[.text("h")]], [[.text("A")]]])
  }

  @Test(arguments: ["\n", "\r\n", "\r"], 0...3)
  func `lines end as their author's system has it`(end: String, blank: Int) {
    let blanks = String(repeating: end, count: blank)
    let text = ["글", blanks + "a|b", "-|-", "1|2", "", "끝"].joined(separator: end)
    let table = 2 + blank
    #expect(
      outline(text)
        == [
          "paragraph 1...1", "table \(table)...\(table + 2) [\(table), \(table + 2)]",
          "paragraph \(table + 4)...\(table + 4)",
        ])
  }

  @Test(arguments: ["-\u{B}>", "1.\u{C}"])
  func `a marker that only libcmark knows costs a table no cell`(marker: String) throws {
    for text in ["> \(marker)a|b\n> -|-\n> 1|2\n", "\(marker)a|b\n-|-\n1|2\n"] {
      var blocks = Markdown.parse(Array(text.utf8)).blocks
      var all: [Block] = []
      while let block = blocks.popLast() {
        all.append(block)
        switch block.kind {
        case .quote(let children), .list(_, let children), .item(_, let children):
          blocks += children
        default: break
        }
      }
      for case .table(let columns, let rows) in all.map(\.kind) {
        #expect(rows.allSatisfy { $0.cells.count == columns.count }, "\(rows)")
      }
    }
  }

  @Test func `ten thousand columns and as many rows of one take their time but not more`() {
    let wide =
      String(repeating: "a|", count: 10_000) + "\n" + String(repeating: "-|", count: 10_000)
    let tall = "a|b\n-|-\n" + String(repeating: "1|2\n", count: 10_000)
    #expect(outline(wide + "\n") == ["table 1...2 [1]"])
    #expect(outline(tall).first?.hasPrefix("table 1...10002") == true)
  }
}
