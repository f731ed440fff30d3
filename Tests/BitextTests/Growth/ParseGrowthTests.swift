import TestSupport
import Testing

@testable import Bitext

/// Texts whose parsing, or whose findings, once grew quadratically, and similar ones.
@Suite struct ParseGrowthTests {
  struct Text: Sendable, CustomTestStringConvertible {
    let name: String
    let text: @Sendable (Int) -> String

    init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
      self.name = name
      self.text = text
    }

    var testDescription: String { name }
  }

  private static func repeated(_ piece: String, _ end: String = "\n") -> @Sendable (Int) -> String {
    { String(repeating: piece, count: $0) + end }
  }

  private static func numbered(_ piece: @escaping @Sendable (Int) -> String)
    -> @Sendable (
      Int
    ) -> String
  {
    { (0..<$0).map(piece).joined() }
  }

  static let texts = [
    Text("attributes of a tag in a line") {
      "x <kbd \(String(repeating: "a=b ", count: $0))>y</kbd>"
    },
    Text("comments without an end in a block") {
      "<p>\n" + String(repeating: "<!-- a\n", count: $0)
    },
    Text("abbreviations") { count in
      (0..<count).map { "*[A\($0)]: a\n" }.joined() + "\n"
        + (0..<count).map { "A\($0)" }.joined(separator: " ")
    },
    Text("different attributes") { "x <kbd \((0..<$0).map { "a\($0)=b " }.joined())>y</kbd>" },
    Text("attributes of a block") { "<details \(String(repeating: "a=b ", count: $0))>\n\ny\n" },
    Text("tags with an attribute", repeated("<kbd onclick=a>b</kbd> ")),
    Text("unknown tags in a line", repeated("<shelf> ")),
    Text("unknown tags in paragraphs", repeated("a <shelf>\n\n")),
    Text("tags that are never closed", repeated("<b>a ")),
    Text("blocks that are never closed", repeated("<div>\n\na\n\n")),
    Text("items that are never closed", repeated("<li>a\n")),
    Text("anchors", numbered { "<a id=\"x\($0 % 7)\"></a>y\n\n" }),
    Text("callouts side by side", repeated(":::note\na\n:::\n\n")),
    Text("hints side by side", repeated("{% hint style=\"info\" %}\na\n{% endhint %}\n\n")),
    Text("hints that are never closed", repeated("{% hint %}\na\n\n")),
    Text("blocks between slashes that are never closed", repeated("/// note\n\n")),
    Text("properties", repeated("a:: b\n")),
    Text("lines of remarks", repeated("% a\n")),
    Text("lines of remarks of two kinds", repeated("% a\n%% b\n")),
    Text("remarks below text", repeated("a\n% b\n\n")),
    Text("options without a container", repeated(":a: b\n")),
    Text("options of a container", { ":::{figure} a.png\n" + repeated(":a: b\n")($0) }),
    Text("blank lines in a container", { "!!! note\n    a\n" + repeated("\n", "b\n")($0) }),
    Text("blank lines below definitions", { "a\n: b\n" + repeated("\n", "c\n")($0) }),
    Text("borders without a table", repeated("+---+---+\n")),
    Text("comments of MDX without an end", repeated("{/* a\n")),
    Text("comments without an end", repeated("<!-- a\n")),
    Text("deleted text in deleted text") {
      String(repeating: "~~a ", count: $0) + String(repeating: "b~~ ", count: $0)
    },
    Text("macros that are never closed", repeated("{{a(\"")),
    Text("included files that are never closed", repeated("[!INCLUDE [")),
    Text("items with definitions", repeated("- a\n  - : b\n")),
    Text("originals that wait in comments") {
      String(repeating: "<!-- an original text -->\n\n", count: $0)
        + String(repeating: "<!-- One. -->\n하나입니다.\n", count: $0)
    },
    Text("alerts", repeated("> [!NOTE]\n> a\n\n")),
    Text("links that may not be", repeated("[a](javascript:b) ")),
    Text("references", numbered { "[a\($0)] 글\n\n[a\($0)]: b\n\n" }),
    Text("footnotes", numbered { "글[^\($0)]\n\n[^\($0)]: 주 \($0)\n\n" }),
    Text("footnotes that nothing refers to", { "글\n\n" + numbered { "[^\($0)]: 주\n" }($0) }),
    Text("rows", { "a|b\n-|-\n" + String(repeating: "1|2\n", count: $0) }),
    Text("rows that are too long", { "a|b\n-|-\n" + String(repeating: "1|2|3\n", count: $0) }),
    Text("short rows of a wide table") { count in
      let head = String(repeating: "a|", count: count)
      let dashes = String(repeating: "-|", count: count)
      return "|\(head)\n|\(dashes)\n" + String(repeating: "|b\n", count: count)
    },
    Text("short rows and one long one") { count in
      "|a|\n|-|\n" + String(repeating: "|b\n", count: count)
        + String(repeating: "c|", count: count)
    },
    Text("short rows of a table with columns for languages") { count in
      let head = String(repeating: "en|ko|", count: count)
      let dashes = String(repeating: "-|", count: 2 * count)
      let whole = String(repeating: "A row is read.|행을 읽는다.|", count: count)
      return "|\(head)\n|\(dashes)\n|\(whole)\n" + String(repeating: "|b\n", count: count)
    },
    Text("rows in two languages") {
      "|en|ko|\n|-|-|\n" + String(repeating: "|A row is read.|행을 읽는다.|\n", count: $0)
    },
    Text("tables", repeated("a|b\n-|-\n1|2\n\n")),
    Text("headings with one text", repeated("# a\n\nb\n\n")),
    Text("quotes", repeated("> a\n\nb\n\n")),
    Text("items", repeated("- a\n")),
    Text("one line of Korean", repeated("서가에는 책이 있다. ")),
    Text("one line of links", repeated("[a](b.md) ")),
    Text("deleted text in emphasis", repeated("~~*a*~~ ")),
    Text("fences", repeated("```\na\n```\n\n")),
    Text("one key a line of YAML", { "---\n" + numbered { "k\($0): v\n" }($0) + "---\n글\n" }),
    Text("one key a line of TOML", { "+++\n" + numbered { "k\($0) = 1\n" }($0) + "+++\n글\n" }),
    Text("tables of TOML", { "+++\n" + numbered { "[[a]]\n[a.b\($0)]\n" }($0) + "+++\n글\n" }),
    Text(
      "addresses that a text had",
      {
        "---\ntitle: a\naliases: [" + numbered { "x\($0), " }($0) + "y]\n---\n글\n"
      }),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: texts)
  func `a text is read in proportion to its length`(text: Text) {
    var printed = (count: 0, size: 0)
    let ratio = Growth.ratio(600) { count in
      let source = SourceFile(path: "a.md", text: text.text(count))
      let (blocks, findings) = Markdown.parse(source)
      let html = HTMLRenderer.html(of: blocks)
      let (document, diagnostics) = Segmenter.segment(source)
      let messages = (findings + diagnostics).map(DiagnosticPrinter().text)
      printed = (html.count + document.segments.count, messages.reduce(0) { $0 + $1.utf8.count })
      #expect(html.count < 100 * source.bytes.count + 50_000)
      #expect(printed.size < 1_000_000)
    }
    #expect(ratio < Growth.limit, "\(text.name)")
    #expect(printed.count > 0)
  }
}
