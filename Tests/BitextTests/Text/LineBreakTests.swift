import Testing

@testable import Bitext
import TextBasics

/// Everything that interprets line breaks gives the same answer.
struct LineBreakTests {
  /// Every visible scalar of planes 0 and 1, and a sample of uniform blocks (Han, Hangul syllables,
  /// higher planes).
  private static let scalars: [Unicode.Scalar] = {
    let values = (0x21...0x10FFFF as ClosedRange<UInt32>).filter { value in
      switch value {
      case 0x3400..<0xA000, 0xAC10..<0xD790, 0xE000..<0xF900, 0x17000..<0x18C00, 0x20000...:
        value % 50 == 0
      default: true
      }
    }
    return values.compactMap(Unicode.Scalar.init).filter {
      !$0.isHidden && !$0.properties.isWhitespace
        && $0.properties.generalCategory != .unassigned
    }
  }()

  private static func text(_ before: String, _ after: String) -> [Inline] {
    [.text(before), .softBreak, .text(after)]
  }

  @Test(arguments: ["文", "한", "a"])
  func `segments, exports, checks, pages and the command markdown agree about every character`(
    beside: String
  ) {
    var disagreeing: [String] = []
    for scalar in Self.scalars {
      let other = String(Character(scalar))
      for inlines in [Self.text(beside, other), Self.text(other, beside)] {
        let plain = inlines.text(.spoken)
        let page = plain.unicodeScalars.filter { $0.value != 0x200B }.count
        let segment = InlineText(of: inlines).text.unicodeScalars.count
        let export = PieceMaker.pieces(of: inlines).plainText.unicodeScalars.count
        let shown = inlines.text(.shown).unicodeScalars.filter { $0.value != 0x200B }.count
        let prose = inlines.text(.prose).unicodeScalars.filter { $0.value != 0x200B }.count
        let line = Block(.plain(inlines.withResolvedLineBreaks), lines: 1...1)
        let html = String(decoding: HTMLRenderer.html(of: [line]), as: UTF8.self)
        if segment != page || export != page || shown != page || prose != page
          || html.utf8.contains(0x0A) != (page == 3)
        {
          disagreeing.append("U+\(String(scalar.value, radix: 16))")
        }
      }
    }
    #expect(disagreeing.isEmpty, "beside \(beside): \(disagreeing.prefix(20))")
  }

  @Test(
    arguments: [
      ("文", "字", false), ("文", "カ", false), ("文", "。", false), ("文", "￥", false),
      ("表", "㍿", false), ("文", "😀", false), ("ｶ", "文", false), ("文", "a", true),
      ("한", "文", true), ("文", "한", true), ("한", "글", true), ("ㄱ", "文", true), ("ﾡ", "文", true),
      ("a", "b", true), ("文", "—", true), ("\u{200B}", "b", false), ("a", "\u{200B}", false),
    ] as [(Unicode.Scalar, Unicode.Scalar, Bool)])
  func `a line break is a space but between wide characters that are not Hangul`(
    before: Unicode.Scalar, after: Unicode.Scalar, isSpace: Bool
  ) {
    #expect(LineBreak.isSpace(before: before, after: after) == isSpace)
  }

  @Test func `a mark that was kept from its letter is composed with it`() {
    let inlines = [Inline.text("e\u{200B}\u{301} は\u{200B}\u{3099}")]
    let composed = Array("\u{E9} ば".utf8)
    #expect(Array(InlineText(of: inlines).text.utf8) == composed)
    #expect(Array(PieceMaker.pieces(of: inlines).plainText.utf8) == composed)
  }

  @Test func `what separates words without being seen is nothing`() {
    let inlines = [Inline.text("今日は\u{200B}天気が\u{200B}"), .softBreak, .text("良い \u{200B}a")]
    #expect(InlineText(of: inlines).text == "今日は天気が良い a")
    #expect(PieceMaker.pieces(of: inlines).plainText == "今日は天気が良い a")
  }
}
