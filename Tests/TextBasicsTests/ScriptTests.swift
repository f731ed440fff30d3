import Testing

@testable import TextBasics

/// The planes of Unicode with assigned characters.
private let planes: [UInt32] = [0, 1, 2, 3, 14]

private func scalars(of plane: UInt32) -> [Unicode.Scalar] {
  (plane << 16...plane << 16 | 0xFFFF).compactMap(Unicode.Scalar.init)
}

/// Compares our classification of characters with the tables of the standard library.
struct ScriptTests {
  private static let letters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
  ]

  /// The script according to the name of a letter.
  private func script(named name: String) -> Script? {
    if name.hasPrefix("CJK ") || name.contains("IDEOGRAPHIC") { return .han }
    if name.contains("KATAKANA") { return .katakana }
    if name.hasPrefix("HIRAGANA") || name.hasPrefix("HENTAIGANA") { return .hiragana }
    if name.contains("HANGUL") { return .hangul }
    if name.hasPrefix("BOPOMOFO") { return .bopomofo }
    return name.hasPrefix("LATIN") || name.hasPrefix("FULLWIDTH LATIN") ? .latin : nil
  }

  @Test(arguments: planes)
  func `letters have the script that their names tell, and nothing else has one`(plane: UInt32) {
    var wrong: [String] = []
    var count = 0
    for scalar in scalars(of: plane) {
      let properties = scalar.properties
      guard properties.generalCategory != .unassigned, let name = properties.name else { continue }
      // U+3007 has the category of a number but is used as a letter.
      let isLetter = Self.letters.contains(properties.generalCategory) || scalar == "〇"
      let expected = isLetter ? script(named: name) : nil
      count += expected == nil ? 0 : 1
      if Script(of: scalar) != expected {
        wrong.append("U+\(String(scalar.value, radix: 16)) \(name)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    #expect(count >= [0: 40_000, 1: 300, 2: 40_000, 3: 4_000][plane, default: 0])
  }

  @Test func `syllables and letters of Hangul are of its script`() {
    for scalar in scalars(of: 0) where Hangul.isSyllable(scalar) || Hangul.isLetter(scalar) {
      #expect(Script(of: scalar) == .hangul)
    }
  }
}

struct WhiteSpaceTests {
  @Test(arguments: planes)
  func `white space is what Unicode gives that property`(plane: UInt32) {
    let wrong = scalars(of: plane).filter {
      WhiteSpace.contains($0) != $0.properties.isWhitespace
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("", ""), (" \t\r\n", ""), ("a", "a"), ("　表 の\u{A0}", "表 の"), ("\u{1}a b\u{2028}", "a b"),
    ("\u{200B}a", "\u{200B}a"), (" \u{301}a ", "\u{301}a"),
  ])
  func `white space is cut off at either end`(text: String, trimmed: String) {
    #expect(Array(text.trimmed.unicodeScalars) == Array(trimmed.unicodeScalars))
    #expect(Array(text[...].trimmed.unicodeScalars) == Array(trimmed.unicodeScalars))
  }
}

struct WholeCharacterTests {
  @Test func `a whole character joins no other one`() {
    let whole = scalars(of: 0).filter { WholeCharacters.contains($0.value) }
    #expect(whole.count > 30_000)
    let beside: [Character] = ["a", "가", "가\u{11A8}", "か", "漢", "。", "！"]
    for scalar in whole {
      for other in beside {
        #expect("\(other)\(scalar)".count == 2 && "\(scalar)\(other)".count == 2, "\(scalar)")
      }
    }
  }
}
