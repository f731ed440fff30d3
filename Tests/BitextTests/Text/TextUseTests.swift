import TestSupport
import TextBasics
import Testing

@testable import Bitext

/// Everything that extracts the text of inlines gives the same answer.
struct TextUseTests {
  private func inlines(_ markdown: String) -> [Inline] {
    guard let block = Markdown.parse(Array(markdown.utf8)).blocks.first,
      case .paragraph(let inlines) = block.kind
    else { return [] }
    return inlines
  }

  @Test(arguments: [
    ("a *b* **c** ~~d~~ [e](f)", "a b c d e", "a b c d e", "a b c d e"),
    ("a `code` b", "a code b", "a code b", "a   b"),
    ("a ![alt](b.png) c", "a alt c", "a  c", "a  c"),
    ("表の\n行と`列`です", "表の行と列です", "表の行と列です", "表の行と です"),
    ("one<br>two", "one two", "one two", "one two"),
    ("a <img src=\"b.png\" alt=\"alt\"> c <!-- d -->", "a alt c ", "a  c ", "a  c "),
    (
      "see https://example.org/a now", "see https://example.org/a now",
      "see https://example.org/a now", "see   now"
    ),
  ])
  func `text is what its use asks for`(
    markdown: String, spoken: String, shown: String, prose: String
  ) {
    let inlines = inlines(markdown)
    #expect(inlines.text(.spoken) == spoken)
    #expect(inlines.text(.shown) == shown)
    #expect(inlines.text(.prose) == prose)
  }

  private func inlines(depth: Int, using random: inout SplitMix64) -> [Inline] {
    let texts = [
      "a", "b ", " 표", "行", "。", "\u{3000}", "\u{A0}x", "한", "\u{205F}", "\u{1680}k", "“q”", "",
    ]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ -> Inline in
      let text = texts.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<(depth > 0 ? 12 : 6), using: &random) {
      case 0...2: return .text(text)
      case 3: return .softBreak
      case 4: return .code(text.trimmed.isEmpty ? "c" : text.trimmed)
      case 5: return .footnoteReference(label: "1")
      case 6: return .emphasis(self.inlines(depth: depth - 1, using: &random))
      case 7: return .strong(self.inlines(depth: depth - 1, using: &random))
      case 8: return .strikethrough(self.inlines(depth: depth - 1, using: &random))
      case 9:
        return .link(
          destination: "a.md", title: "", self.inlines(depth: depth - 1, using: &random))
      case 10: return .html("<!-- no -->")
      default:
        return .element(
          HTMLElement(name: "kbd"), self.inlines(depth: depth - 1, using: &random))
      }
    }
  }

  private func folded(_ text: String) -> String {
    text.unicodeScalars.split { WhiteSpace.contains($0) }.map { String($0) }.joined(separator: " ")
  }

  @Test(arguments: 0..<UInt64(400))
  func `segments, alternative texts and pages read the same of any inlines`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let inlines = inlines(depth: 3, using: &random)
    let segment = InlineText(of: inlines).text
    #expect(folded(inlines.text(.spoken)) == segment, "seed \(seed), \(inlines)")
    #expect(folded(inlines.text(.shown)) == segment, "seed \(seed), \(inlines)")
  }

  @Test(arguments: [0, 1, 2, 14] as [UInt32])
  func `segments and exports fold every character alike`(plane: UInt32) {
    var wrong: [String] = []
    for value in plane << 16..<(plane + 1) << 16 {
      guard let scalar = Unicode.Scalar(value), !scalar.isHidden else { continue }
      let inlines = [Inline.text("a" + String(Character(scalar)) + "文")]
      let text = InlineText(of: inlines).text
      let isNothing = value == WhiteSpace.zeroWidth
      let middle =
        isNothing ? "" : WhiteSpace.contains(scalar) ? " " : String(Character(scalar))
      let isAlike =
        text.unicodeScalars.elementsEqual(PlainText.composed("a\(middle)文").unicodeScalars)
        || text.unicodeScalars.elementsEqual("a\(middle)文".unicodeScalars)
      // An export has the spaces of the note, which are one in a segment.
      let isExportAlike = folded(PieceMaker.pieces(of: inlines).plainText) == text
      if !isAlike || !isExportAlike { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }
}

/// Everything that needs to know void and phrasing elements gives the same answer.
struct HTMLElementTests {
  @Test(arguments: ["br", "col", "hr", "img", "source", "wbr"])
  func `a void element has no end anywhere`(name: String) {
    let element = HTMLElement(name: name)
    #expect(element.isVoid)
    let pieces = PieceMaker.pieces(of: [.text("a"), .element(element, []), .text("b")])
    #expect(pieces.count { $0.code != nil } == 1, "\(pieces)")
    let html = HTMLRenderer.html(of: [Block(.plain([.element(element, [])]), lines: 1...1)])
    #expect(!String(decoding: html, as: UTF8.self).contains("</"))
  }

  @Test func `what stands in a line is phrasing or one of three void elements`() {
    for name in ["a", "b", "br", "img", "kbd", "ruby", "span", "wbr"] {
      #expect(HTMLElement(name: name).isPhrasing && HTMLElement(name: name).holdsOnlyPhrasing)
    }
    for name in ["col", "div", "hr", "li", "source", "table", "td", "script"] {
      #expect(!HTMLElement(name: name).isPhrasing && !HTMLElement(name: name).holdsOnlyPhrasing)
    }
    for name in ["h1", "p", "summary"] {
      #expect(!HTMLElement(name: name).isPhrasing && HTMLElement(name: name).holdsOnlyPhrasing)
    }
  }
}

struct ReachTests {
  @Test(arguments: 0..<UInt64(50))
  func `four shares at once are those of one after the other`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var numbers: SIMD4<Float> { SIMD4<Float>(repeating: 0) }
    var (lengths, others) = (numbers, numbers)
    for lane in 0..<4 {
      lengths[lane] = Float.random(in: 1...2_000, using: &random)
      others[lane] = Float.random(in: 1...2_000, using: &random)
    }
    let shares = Reach.share(of: lengths, in: others)
    for lane in 0..<4 {
      #expect(shares[lane] == Reach.share(of: lengths[lane], in: others[lane]), "seed \(seed)")
    }
  }
}
