import TestSupport
import Testing

@testable import Bitext

/// Tables that are drawn or listed, as Pandoc, Word and MyST have them.
struct DialectTableTests: NotesReading {
  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func cells(_ name: String, _ texts: [String]) -> String {
      "<tr>" + texts.map { "<\(name)>\($0)</\(name)>" }.joined() + "</tr>"
    }
    return "<table><thead>\(cells("th", head))</thead><tbody>"
      + rows.map { cells("td", $0) }.joined() + "</tbody></table>"
  }

  @Test func `a grid is a table, and its cells go on over lines`() {
    let grid = """
      Before.

      +--------+------------+
      | 도구   | Use        |
      +========+============+
      | 삽     | Digs deep  |
      |        | holes.     |
      +--------+------------+
      | 갈퀴   | - leaves   |
      |        | - a \\| b   |
      +--------+------------+

      : Tools of *one* shed

      After.
      """
    #expect(
      html(grid) == "<p>Before.</p>"
        + Self.table(
          ["도구", "Use"], [["삽", "Digs deep holes."], ["갈퀴", "- leaves<br />- a | b"]])
        + "<p>Tools of <em>one</em> shed</p><p>After.</p>")
  }

  @Test func `a grid without titles has a row of bold cells for them, or none`() {
    let rows = "| 삽   | 1   |\n+------+-----+\n"
    #expect(
      html("+------+-----+\n| **A** | **B** |\n+------+-----+\n" + rows)
        == Self.table(["<strong>A</strong>", "<strong>B</strong>"], [["삽", "1"]]))
    #expect(html("+------+-----+\n" + rows).contains("<td>삽</td><td>1</td>"))
  }

  @Test func `columns below dashes are a table`() {
    let simple = """
      # Shed

        Tool         Number
        ---------- --------
        Long rake         8
        Spade           450

        : Stock

      End.
      """
    #expect(
      html(simple) == "<h1>Shed</h1>"
        + Self.table(["Tool", "Number"], [["Long rake", "8"], ["Spade", "450"]])
        + "<p>Stock</p><p>End.</p>")
  }

  @Test func `rows of several lines stand between lines of dashes`() {
    let framed = """
      -----------------------------
      Tool       What it is
                 good for
      ---------- ------------------
      삽         Digs holes in
                 the ground.

      갈퀴       Gathers leaves.
      -----------------------------
      """
    #expect(
      html(framed)
        == Self.table(
          ["Tool", "What it is good for"],
          [["삽", "Digs holes in the ground."], ["갈퀴", "Gathers leaves."]]))
    let bare = "  ----- -----\n  a     b\n\n  c     d\n  ----- -----\n"
    #expect(html(bare).contains("<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>"))
  }

  @Test(arguments: [
    ("Title\n-----\n\nText.", "<h2>Title</h2><p>Text.</p>"),
    ("Text\n\n-- --\n\nmore", "<p>Text</p><hr /><p>more</p>"),
    ("+1 and +2\n+ a", "<p>+1 and +2</p><ul><li>a</li></ul>"),
    ("```\n+---+\n| a |\n+---+\n```", "<pre><code>+---+| a |+---+</code></pre>"),
  ])
  func `what is no table stays`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `a list of MyST is a table`() {
    let list = """
      ```{list-table} Parts
      :header-rows: 1

      * - Part
        - Use
      * - Reed
        - Beats the
          weft
      ```
      """
    #expect(
      html(list) == "<p><strong>Parts</strong></p>"
        + Self.table(["Part", "Use"], [["Reed", "Beats the weft"]]))
  }

  @Test func `every word of a drawn table is shown, whatever its columns`() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let words = ["삽", "rake", "Long rake", "図", "8", "a b c", "**bold**"]
      let columns = Int.random(in: 2...4, using: &random)
      var lines = ["  " + (0..<columns).map { "Head\($0)" }.joined(separator: "     ")]
      lines.append("  " + Array(repeating: "--------", count: columns).joined(separator: " "))
      var all: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let row = (0..<columns).map { _ in words.randomElement(using: &random) ?? "" }
        all += row
        lines.append("  " + row.joined(separator: String(repeating: " ", count: 2)))
      }
      let shown = html(lines.joined(separator: "\n"))
      for word in all {
        #expect(shown.contains(word.replacing("*", with: "")), "seed \(seed): \(word)")
      }
    }
  }

  @Test func `a pipe behind a backslash gives a picture in a cell its size`() {
    let text =
      "| a | b |\n|-|-|\n| ![[k.png\\|50]] | ![[k.png\\|Oven\\|40x20]] |\n"
      + "| [[n\\|t]] | c |\n"
    #expect(
      html(text).contains(
        "<td><img src=\"%5B%5Bk.png%7C50%5D%5D\" alt=\"\" /></td>"
          + "<td><img src=\"%5B%5Bk.png%7C40x20%5D%5D\" alt=\"Oven\" /></td>"))
    #expect(html(text).contains("<td><a href=\"%5B%5Bn%5D%5D\">t</a></td><td>c</td>"))
    #expect(html("![[k.png\\|50]]") == html("![[k.png|50]]"))
  }
}
