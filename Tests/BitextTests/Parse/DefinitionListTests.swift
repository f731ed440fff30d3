import Testing

@testable import Bitext

/// Terms with their definitions below them are lists of definitions.
struct DefinitionListTests: NotesReading {
  private static func term(_ text: String) -> String { "<dt>\(text)</dt>" }

  private static func definition(_ blocks: String) -> String { "<dd>\(blocks)</dd>" }

  @Test(
    "a term and its definitions stand together",
    arguments: [
      ("Oven\n: A hot box.", ["Oven"], ["<p>A hot box.</p>"]),
      ("오븐\n\n: 뜨거운 상자.\n", ["오븐"], ["<p>뜨거운 상자.</p>"]),
      (
        "Oven\n: Hot.\n: A *box*,\nof steel.", ["Oven"],
        ["<p>Hot.</p>", "<p>A <em>box</em>,of steel.</p>"]
      ),
      ("`--hot N`\n:   Degrees.", ["<code>--hot N</code>"], ["<p>Degrees.</p>"]),
      ("Oven\nStove\n: Hot.", ["Oven", "Stove"], ["<p>Hot.</p>"]),
      (
        "Oven\n\n:   Hot.\n\n    - door\n    - tray\n\n    ```sh\n    bake --now\n    ```\n",
        ["Oven"],
        [
          "<p>Hot.</p><ul><li>door</li><li>tray</li></ul><pre><code class=\"language-sh\">bake --now</code></pre>"
        ]
      ),
      ("Oven\n: - door\n  - tray", ["Oven"], ["<ul><li>door</li><li>tray</li></ul>"]),
    ])
  func lists(_ markdown: String, _ terms: [String], _ definitions: [String]) {
    let expected =
      "<dl>" + terms.map(Self.term).joined() + definitions.map(Self.definition).joined() + "</dl>"
    #expect(html(markdown) == expected)
    // What comes behind it is no part of it.
    #expect(html("글\n\n\(markdown)\n\n끝") == "<p>글</p>\(expected)<p>끝</p>")
  }

  @Test func `several terms are one list, and ends with the next block`() {
    let both =
      "<dl><dt>Oven</dt><dd><p>Hot.</p></dd><dt>Tray</dt><dd><p>Flat.</p></dd></dl>"
    #expect(html("Oven\n: Hot.\n\nTray\n: Flat.\n\nThe end.") == both + "<p>The end.</p>")
    #expect(html("Oven\n: Hot.\nTray\n: Flat.\n# End") == both + "<h1>End</h1>")
    #expect(html("Oven\n: Hot.\nTray\n: Flat.\n- x") == both + "<ul><li>x</li></ul>")
  }

  @Test func `a list of definitions stands in an item and in an admonition`() {
    let list = "<dl><dt>Rim</dt><dd><p>The upper end.</p></dd></dl>"
    #expect(
      html("- Bowl\n\n  Rim\n  : The upper end.\n\n- Cup\n")
        == "<ul><li><p>Bowl</p>\(list)</li><li><p>Cup</p></li></ul>")
    let callout = html("!!! note\n    Rim\n    : The upper end.\n\n    More.\n\nOutside.")
    #expect(callout.contains("\(list)<p>More.</p></div><p>Outside.</p>"), "\(callout)")
  }

  @Test(
    "what only looks like a definition stays a text",
    arguments: [
      "Oven\n:name:", "He wrote, after a long while,\nand in a hurry\n: nothing",
      "# Oven\n\n: text",
      "- Oven\n: text", "```\nOven\n: text\n```", "---\n: text",
    ])
  func noLists(_ markdown: String) {
    #expect(!html(markdown).contains("<dl>"))
  }

  @Test func `terms are no headings, and each is a text of its own with its definition`() {
    let text = "# 도자기\n\n유약\n: 그릇을 덮는 유리입니다.\n\n가마\n: 그릇을 굽습니다.\n"
    let (document, _) = Segmenter.segment(SourceFile(path: "a.ko.md", text: text))
    #expect(document.segments.map(\.text) == ["도자기", "유약", "그릇을 덮는 유리입니다.", "가마", "그릇을 굽습니다."])
    #expect(document.segments.dropFirst().allSatisfy { $0.kind == .item })
    #expect(document.segments.map(\.lines.lowerBound) == [1, 3, 4, 6, 7])
  }
}
