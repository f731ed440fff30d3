import TestSupport
import Testing

@testable import Bitext
import TextBasics

/// Texts that try to exhaust time, memory or the stack.
struct ParseLimitTests {
  /// Punctuation below U+2E00 that was added to Unicode after libcmark's tables were made.
  private static let newer: Set<UInt32> = [0x61D, 0x9FD, 0xA76, 0xC77, 0xC84, 0x1B7D, 0x1B7E]

  /// A piece that is repeated to 140 kB; each once took quadratic time or overflowed something,
  /// here or in another parser.
  @Test(
    arguments: [
      "[", "![[]()", "*", "*a ", "_a ", "a**b", "`a``", ">", "> ", "- ", "1. ", "<b>", "</b>",
      "<!--", "<div>\n", "<ul><li>", "<details>", "<br>\n# a\n", "~", "~a ~~b ", "www.a.b ",
      "http://a.b[", "http://a]", "a@b.c", "@", "|", "&amp;", "\\", "[a](", "[a]: b\n",
      "<tvOS>\n\n",
      "**「a」**", "\u{0}", "\u{10A50}", "- a\n  ", "a\n", "\r", "| a \n|-\n\n", "<pre>",
      "<a href=\"", ":::note\n", ":::\n", ":::note\n\n:::\n", ":::::a\n:::note[", "{% hint %}",
      "> [!NOTE]\n", "{% hint %}\n", "[!note]", "> [!NOTE]\n\n",
      "{% a ", "<A ", "<A b=\"", "{{< a ", "{:a ", "{% comment %}\n", "{% highlight a %}\n",
      "@Row {\n",
      "!!! note\n    ", "```{note}\n", "<!--\nword in it\n", "{{< note >}}\n", "<Note>\n", "{/* ",
      "{{< note >}}\n{{< /note >}}\n", "@Metadata {\n",
    ])
  func `parsing a piece repeated is work in line with its size`(piece: String) {
    func repeated(_ size: Int) -> [UInt8] {
      Array(String(repeating: piece, count: size / piece.utf8.count).utf8)
    }
    // Both are longer than the limit for paragraphs with too many brackets.
    let size = piece.contains("[") ? 280_000 : 140_000
    let bytes = repeated(size)
    let part = repeated(size / 4)
    var document = Markdown.parse([])
    let growth = Growth.ratio(
      part: { _ = Markdown.parse(part) }, whole: { document = Markdown.parse(bytes) })
    #expect(growth < Growth.limit)
    #expect(HTMLRenderer.html(of: document.blocks).count < 100 * bytes.count)
    #expect(document.findings.count <= 3 * (MarkdownFinding.maximumPerRule + 1))
  }

  @Test func `quotes nest to a hundred and the rest is text`() throws {
    let document = Markdown.parse(Array((String(repeating: "> ", count: 500) + "글").utf8))
    var depth = 0
    var blocks = document.blocks
    while case .quote(let children)? = blocks.first?.kind {
      depth += 1
      blocks = children
    }
    #expect(depth == Markdown.maximumDepth)
    guard case .paragraph(let inlines)? = blocks.first?.kind else {
      Issue.record("the text is lost")
      return
    }
    #expect(inlines.text(.spoken).hasSuffix("> 글"))
    #expect(document.findings.map(\.rule) == ["nesting-cut"])
  }

  @Test func `lists that nest by indentation are flattened and keep their text`() {
    let lines = (0..<300).map { String(repeating: "  ", count: $0) + "- \($0)" }
    let document = Markdown.parse(Array(lines.joined(separator: "\n").utf8))
    let html = String(decoding: HTMLRenderer.html(of: document.blocks), as: UTF8.self)
    let numbers = html.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers == Array(0..<300))
    #expect(document.findings.contains { $0.rule == "nesting-cut" })
  }

  @Test func `emphasis nests to a hundred and keeps its text`() {
    let markdown =
      String(repeating: "*a **b ", count: 200) + String(repeating: "c** d* ", count: 200)
    let document = Markdown.parse(Array(markdown.utf8))
    let html = String(decoding: HTMLRenderer.html(of: document.blocks), as: UTF8.self)
    #expect(html.count { $0 == "c" } == 200)
    #expect(document.findings.map(\.rule) == ["nesting-cut"])
  }

  @Test(arguments: ["*a\nb*", "a\n*b*\nc"])
  func `line breaks beside deep emphasis are judged once at each depth`(text: String) {
    func html(_ depth: Int) -> [UInt8] {
      let stars = String(repeating: "*", count: 2 * depth)
      return HTMLRenderer.html(
        of: Markdown.parse(Array(text.replacing("*", with: stars).utf8)).blocks)
    }
    #expect(String(decoding: html(80), as: UTF8.self).ranges(of: "<strong>").count == 80)
    // Checking both ends again at each depth would double the work per level.
    #expect(
      Growth.ratio(part: { _ = html(20) }, whole: { _ = html(80) }) < 4 * Growth.limit)
  }

  @Test func `a rule of many stars is no nest of lists`() {
    let blocks = Markdown.parse(Array(String(repeating: "* ", count: 500).utf8)).blocks
    #expect(blocks.map(\.kind) == [.thematicBreak])
  }

  @Test func `a paragraph of too many brackets is text and says so`() {
    let markdown = String(repeating: "[a](b) ", count: 12_000) + "\n\n[c](d)\n"
    let document = Markdown.parse(Array(markdown.utf8))
    #expect(document.findings.map(\.rule) == ["too-many-brackets"])
    guard case .paragraph(let first)? = document.blocks.first?.kind,
      case .paragraph(let second)? = document.blocks.last?.kind
    else {
      Issue.record("no paragraphs")
      return
    }
    #expect(first.text(.spoken).hasPrefix("[a](b) [a](b)"))
    #expect(second == [.link(destination: "d", title: "", [.text("c")])])
  }

  @Test(arguments: ["[a]: ", "> [Ａ]: ", "- [ẞ]:\n  "])
  func `references expand to no more than the text and say where they stop`(start: String) {
    let address = String(repeating: "u", count: 10_000)
    let label = start.contains("ẞ") ? "SS" : start.contains("Ａ") ? "ａ" : "A"
    let markdown = "\(start)/\(address)\n\n" + String(repeating: "[\(label)]\n\n", count: 30_000)
    let document = Markdown.parse(Array(markdown.utf8))
    let html = HTMLRenderer.html(of: document.blocks)
    let shown = String(decoding: html.suffix(40), as: UTF8.self)
    #expect(html.count < 6 * markdown.utf8.count)
    #expect(document.findings.map(\.rule) == ["too-many-references"])
    #expect(document.findings.allSatisfy { (10...60).contains($0.line) })
    #expect(html.count { $0 == 0x75 } / 10_000 >= 5)
    #expect(shown.hasSuffix("<p>[\(label)]</p>\n"))
  }

  @Test func `without room for marks the limits hold all the same`() {
    let all =
      (Array(0x10A50...0x10A58) + Array(0x10AF0...0x10AF6) + Array(0x10B39...0x10B3F)
      + Array(0x11047...0x1104D) + Array(0x12470...0x12474))
      .compactMap { Unicode.Scalar($0 as Int) }
    let marks = String(String.UnicodeScalarView(all)) + "\n\n"
    let brackets = Markdown.parse(Array((marks + String(repeating: "![[]()", count: 33_000)).utf8))
    #expect(brackets.findings.map(\.rule) == ["too-many-brackets"])
    let quotes = Markdown.parse(Array((marks + String(repeating: "> ", count: 500) + "글").utf8))
    #expect(quotes.findings.map(\.rule) == ["nesting-cut"])
    let html = String(decoding: HTMLRenderer.html(of: quotes.blocks), as: UTF8.self)
    #expect(html.contains("글") && html.contains("&gt; &gt;"))
  }

  @Test(arguments: ["\u{10A50}", "&#x10A50;", "&#68176;", "𐩐𐫰𐬹𑁇𒑰"])
  func `characters that could stand for marks stay themselves`(text: String) {
    let html = HTMLRenderer.html(
      of: Markdown.parse(Array("**\(text)(a)**가 ~~b~~ `\(text)`".utf8)).blocks)
    let string = String(decoding: html, as: UTF8.self)
    #expect(string.contains("<del>b</del>"))
    let shown = text.hasPrefix("&") ? "\u{10A50}" : text
    #expect(string.contains("<strong>\(shown)(a)</strong>가"))
    #expect(
      string.contains("<code>\(text.hasPrefix("&") ? "&amp;" + text.dropFirst() : text)</code>"))
  }

  @Test func `without room for marks a text is read as CommonMark has it`() {
    let all =
      (Array(0x10A50...0x10A58) + Array(0x10AF0...0x10AF6) + Array(0x10B39...0x10B3F)
      + Array(0x11047...0x1104D) + Array(0x12470...0x12474))
      .compactMap { Unicode.Scalar($0 as Int) }
    let markdown = String(String.UnicodeScalarView(all)) + " **b** ~~c~~"
    let html = String(
      decoding: HTMLRenderer.html(of: Markdown.parse(Array(markdown.utf8)).blocks), as: UTF8.self)
    #expect(html == "<p>\(String(String.UnicodeScalarView(all))) <strong>b</strong> ~~c~~</p>\n")
  }

  @Test func `libcmark and the table agree on what punctuation is`() {
    let options = MarkdownOptions(cjk: false, autolinks: false)
    for value in UInt32(0xA1)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isMark = CharacterClass(of: scalar).contains(.punctuation)
      // Tests only a sample of the other characters.
      guard isMark || value % 97 == 0 else { continue }
      let blocks = Markdown.parse(Array("x*\(Character(scalar))y*z".utf8), options: options).blocks
      guard case .paragraph(let inlines)? = blocks.first?.kind else { continue }
      // Punctuation after the run keeps it from opening; libcmark's tables are older than ours.
      let opens = inlines.count > 1
      if opens && isMark && value < 0x2E00 {
        #expect(Self.newer.contains(value), "U+\(String(value, radix: 16))")
      }
      if !opens, !isMark {
        #expect(CharacterClass(of: scalar).contains(.space), "U+\(String(value, radix: 16))")
      }
    }
  }
}
