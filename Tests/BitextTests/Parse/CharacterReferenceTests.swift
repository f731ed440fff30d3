import TestSupport
import Testing

@testable import Bitext
import TextBasics

/// Character references to invalid code points, wherever CommonMark and HTML resolve references.
struct CharacterReferenceTests {
  /// Code points that a reference may not name, and valid neighbours.
  private static let refused: [UInt32] =
    [0, 0xD800, 0xDFFF, 0xFDD0, 0xFDEF, 0x110000, 9_999_999]
    + [0x0FFFE, 0x0FFFF, 0x1FFFE, 0x1FFFF, 0x10FFFE, 0x10FFFF]
  private static let kept: [UInt32] = [0xFDCF, 0xFDF0, 0xFFFD, 0x1FFFD, 0x10000, 0x10FFFD]

  private static let places = [
    "a%b", "%", "a %", "(%)", "한%글", "# a%b", "a%b\n===", "**a%b**", "- a%b", "> a%b",
    "[a%b](c)", "[a](b%c)", "[a](<b%c>)", "[a](b \"c%d\")", "[a]\n\n[a]: b%c 'd%e'",
    "[a%b]: c\n\n[a%b]",
    "![a%b](c.png)", "![a](b%c.png)", "![a](b.png 'c%d')", "![%](c.png)", "``` a%b\nc\n```",
    "~~~%\n```\n~~~", "| a%b | c |\n| --- | --- |\n| % | d%e |", "~~a%b~~",
    "a[^b%c]\n\n[^b%c]: d%e",
    "<p>a%b</p>", "<img src=\"a.png\" alt=\"b%c\">", "<a href=\"b%c\">d</a>", "x <kbd>a%b</kbd>",
    "<details><summary>a%b</summary>\n\nc%d\n\n</details>", "> [!NOTE] a%b\n> c%d", "\\%",
    "&amp;%;",
  ]

  /// CommonMark allows seven decimal and six hexadecimal digits.
  private static func references(to code: UInt32) -> [String] {
    let hex = String(code, radix: 16)
    let zeros = String(repeating: "0", count: max(0, 6 - hex.utf8.count))
    return ["&#\(code);", "&#x\(hex);", "&#X\(zeros)\(hex.uppercased());"]
  }

  private static func html(_ markdown: String, _ options: MarkdownOptions = .notes) -> [UInt8] {
    HTMLRenderer.html(of: Markdown.parse(Array(markdown.utf8), options: options).blocks)
  }

  @Test(arguments: places)
  func `a reference to no character is the replacement character`(place: String) throws {
    for code in Self.refused {
      for reference in Self.references(to: code) {
        let markdown = place.replacing("%", with: reference)
        for options in [MarkdownOptions.notes, MarkdownOptions(dialect: .specification)] {
          let html = Self.html(markdown, options)
          let text = try #require(String(validating: html, as: UTF8.self), "\(markdown)")
          #expect(!text.unicodeScalars.contains { $0.isNoncharacter }, "\(markdown)")
        }
        // An escaped reference stays as it is written.
        let other = place.replacing("%", with: "\u{FFFD}")
        #expect(
          Self.html(markdown) == Self.html(other) || place == "\\%",
          "\(markdown)")
      }
    }
  }

  @Test(arguments: places)
  func `the neighbours of what is no character are kept`(place: String) throws {
    for code in Self.kept {
      let scalar = try #require(Unicode.Scalar(code))
      for reference in Self.references(to: code) where place != "\\%" {
        let markdown = place.replacing("%", with: reference)
        #expect(
          Self.html(markdown) == Self.html(place.replacing("%", with: "\(scalar)")), "\(markdown)")
      }
    }
  }

  @Test func `a carriage return that is named is white space`() {
    #expect(Self.html("a&#13;b **c&#xD;d**") == Self.html("a&#10;b **c&#10;d**"))
  }

  /// Every string of a document has to be valid, not only those that are displayed.
  @Test(arguments: 0..<200)
  func `segments are UTF-8 and lose nothing beside a reference`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var words: [String] = []
    let pieces =
      Self.refused.flatMap(Self.references) + ["글", "é", "w", " ", "*", "`", "[", "](", ")"]
    for _ in 0..<40 { words.append(pieces[Int.random(in: pieces.indices, using: &random)]) }
    let text = "start " + words.joined() + " end\n"
    let document = Segmenter.segment(SourceFile(path: "a.md", text: text)).0
    let read = document.segments.map(\.text).joined(separator: " ")
    #expect(String(validating: Array(read.utf8), as: UTF8.self) != nil, "seed \(seed): \(text)")
    #expect(read.hasPrefix("start") && read.hasSuffix("end"), "seed \(seed): \(text)")
  }
}
