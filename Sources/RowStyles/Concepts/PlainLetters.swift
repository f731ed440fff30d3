import TextBasics

/// Words without the text between them, and the byte offset at which each begins.
struct JoinedWords: Equatable {
  var bytes: [UInt8] = []
  var starts: [Int] = []

  init() {}

  init(_ words: [String]) {
    for word in words {
      starts.append(bytes.count)
      bytes += word.utf8
    }
  }

  mutating func removeLast() {
    guard let start = starts.popLast() else { return }
    bytes.removeLast(bytes.count - start)
  }
}

/// Classifies the letters and punctuation of most titles without Unicode tables: ASCII, Hangul
/// syllables, kana, Han characters and common punctuation.
enum PlainLetters {
  private enum Kind { case letter, sign, unknown }

  /// The words of a text as ``ConceptMatcher/words(of:)`` finds them; nil if a character is not
  /// covered here.
  static func words(of text: String) -> JoinedWords? {
    let text = text.utf8.span
    var words = JoinedWords()
    words.bytes.reserveCapacity(text.count)
    var isInside = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        index += 1
        let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
        let isLetter = lower &- 0x61 < 26 || lower &- 0x30 < 10
        if isLetter {
          if !isInside { words.starts.append(words.bytes.count) }
          words.bytes.append(lower)
        }
        isInside = isLetter
        continue
      }
      guard byte & 0xF0 == 0xE0 else { return nil }
      switch kind(scalar(text, index)) {
      case .unknown: return nil
      case .sign: isInside = false
      case .letter:
        if !isInside { words.starts.append(words.bytes.count) }
        isInside = true
        for place in index..<index + 3 { words.bytes.append(text[place]) }
      }
      index += 3
    }
    return words
  }

  /// A text in lower case; nil if it may have cased letters outside of ASCII.
  static func lowered(_ text: String) -> String? {
    lowered(text.utf8.span).map { String($0.span) }
  }

  private static func lowered(_ text: Span<UInt8>) -> [UInt8]? {
    var lower: [UInt8] = []
    lower.reserveCapacity(text.count)
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case 0x41...0x5A: lower.append(byte | 0x20)
      // U+0080 to U+1FFF, and full-width characters: some of these have two cases.
      case 0xC2...0xE1, 0xEF...: return nil
      // U+2100–2CFF: numerals and letters that are signs; U+A000–ABFF: scripts with two cases.
      case 0xE2 where text[index + 1] >= 0x84: return nil
      case 0xEA where text[index + 1] < 0xB0: return nil
      default: lower.append(byte)
      }
    }
    return lower
  }

  /// The first letter or digit of a text in lower case; nil if there is none, or if it is not
  /// covered here.
  static func first(of text: Span<UInt8>) -> UInt32? {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
        if lower &- 0x61 < 26 || lower &- 0x30 < 10 { return UInt32(lower) }
        index += 1
        continue
      }
      guard byte & 0xF0 == 0xE0 else { return nil }
      let scalar = scalar(text, index)
      switch kind(scalar) {
      case .unknown: return nil
      case .sign: index += 3
      case .letter: return scalar
      }
    }
    return nil
  }

  static func isHangulOrKana(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    guard bytes[index] & 0xF0 == 0xE0 else { return false }
    let script = Script(of: scalar(bytes, index))
    return script == .hangul || script == .hiragana || script == .katakana
  }

  /// The scalar of three bytes at `index`.
  private static func scalar(_ bytes: Span<UInt8>, _ index: Int) -> UInt32 {
    var place = index
    return bytes.scalar(at: &place)
  }

  private static func kind(_ scalar: UInt32) -> Kind {
    switch scalar {
    // Dashes, quotation marks and the like, with their CJK counterparts.
    case 0x2010...0x2027, 0x3000...0x3003, 0x3008...0x3011, 0x30FB, 0xFF08, 0xFF09, 0xFF0C, 0xFF1A:
      .sign
    case _ where WholeCharacters.contains(scalar) && scalar < 0xFF00 && Script(of: scalar) != nil:
      .letter
    default: .unknown
    }
  }
}
