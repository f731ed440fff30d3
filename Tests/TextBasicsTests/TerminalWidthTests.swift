import TestSupport
import Testing

@testable import TextBasics

struct TerminalWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("표", 2), ("表の行", 6), ("“a”", 3), ("a—b…", 4), ("ｶﾅ", 2), ("ＡＢ", 4),
    ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("️\u{FE0F}", 0), ("a\u{200B}b", 2),
    ("€₩", 2), ("、。「」", 8), ("①", 1), ("㉠", 2), ("〈〉", 4), ("a\tb", 3),
  ])
  func `a text takes the columns of its characters`(text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns, "\(text)")
  }

  @Test(arguments: [0, 1, 2, 3, 14] as [UInt32])
  func `a character is wide where line breaks and its category say so`(plane: UInt32) {
    var wrong: [String] = []
    for value in plane << 16...plane << 16 | 0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isHalf = value == 0x20A9 || 0xFF61...0xFFDC ~= value || 0xFFE8...0xFFEE ~= value
      let isMark =
        [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory)
        || 0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value
      let isWide = CharacterClass(of: scalar).contains(.wide) && !isHalf
      let columns = value < 0x300 ? 1 : isMark ? 0 : isWide ? 2 : 1
      let isAlike =
        TerminalWidth.columns(of: scalar) == columns
        && TerminalWidth.columns(of: String(scalar)) == columns
      if !isAlike { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }

  @Test(arguments: 0..<UInt64(100))
  func `the columns of a text are those of its scalars, one by one`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("abc —“”é\u{301}ㄱ가힣ぁん漢一。！ＡｶΩ😀\u{200B}\u{FE0F}\t①".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let isPlain = Bool.random(using: &random)
      text.append(isPlain ? "a" : alphabet.randomElement(using: &random) ?? "a")
    }
    let sum = text.reduce(0) { $0 + TerminalWidth.columns(of: $1) }
    #expect(TerminalWidth.columns(of: String(text)) == sum, "seed \(seed), \(String(text))")
  }
}
