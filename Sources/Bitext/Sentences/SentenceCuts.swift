import TextBasics

/// The sentences of a text without markup.
package struct SentenceCuts: Sendable {
  /// A sentence.
  package struct Part: Sendable {
    /// The bytes, without white space at the ends.
    package var range: Range<Int>
    /// The number of its ``PageCharacters``.
    package var characters: Int
    /// The length in tenths of a Latin letter.
    var tenths: Int

    /// The length in Latin letters.
    package var length: Float { Float(tenths) / 10 }
  }

  /// The sentences in their order.
  package private(set) var parts: [Part] = []

  private var ends = SentenceEnds()
  private var start = 0
  /// The end of the last character that was read of the sentence; ``start`` between two sentences.
  private var end = 0
  private var characters = 0
  private var tenths = 0

  /// Cuts a text whose white space is folded to single spaces.
  package init(_ text: String) {
    let bytes = text.utf8.span
    var index = 0
    var word = 0
    while index < bytes.count {
      let first = index
      if Self.isLetterOrDigit(bytes[index]) {
        // Most characters of English are neither marks nor spaces.
        repeat { index += 1 } while index < bytes.count && Self.isLetterOrDigit(bytes[index])
        if ends.isBeforeText { close() }
        ends.pass()
        characters += index - first
        tenths += 10 * (index - first)
      } else if let length = Self.tenthsOfLetter(in: bytes, at: index) {
        // And those of Korean and Japanese.
        if ends.isBeforeText { close() }
        ends.pass()
        if end == start { word = max(word, first) }
        (characters, tenths, index) = (characters + 1, tenths + length, index + 3)
        while let length = Self.tenthsOfLetter(in: bytes, at: index) {
          (characters, tenths, index) = (characters + 1, tenths + length, index + 3)
        }
      } else {
        let scalar = bytes.scalar(at: &index)
        if WhiteSpace.contains(scalar) {
          if Self.isEnd(ends, before: index, in: bytes) { close() } else { ends.pass() }
          word = index
          continue
        }
        if ends.isBefore(scalar) { close() }
        if end == start { word = max(word, first) }
        ends.pass(
          scalar,
          isAbbreviation: scalar == 0x2E
            && SentenceEnds.isAbbreviation(
              bytes.extracting(word..<first), isFirst: word == start || end == start)
        )
        characters += PageCharacters.contains(scalar) ? 1 : 0
        tenths += ShapeScan.tenths(of: scalar)
      }
      if end == start { start = first }
      end = index
    }
    close()
  }

  private static func isEnd(_ ends: SentenceEnds, before index: Int, in bytes: Span<UInt8>) -> Bool
  {
    guard index < bytes.count else { return true }
    var next = index
    return Unicode.Scalar(bytes.scalar(at: &next)).map(ends.isAtSpace) ?? false
  }

  private mutating func close() {
    ends.pass()
    if end > start {
      parts.append(Part(range: start..<end, characters: characters, tenths: tenths))
    }
    start = end
    (characters, tenths) = (0, 0)
  }

  /// The length of a syllable of Hangul, a kana or a common Han character, in tenths of a Latin
  /// letter; nil for other characters.
  @inline(__always)
  private static func tenthsOfLetter(in bytes: Span<UInt8>, at index: Int) -> Int? {
    guard index &+ 2 < bytes.count, bytes[index] &- 0xE3 <= 0xED - 0xE3 else { return nil }
    let last = UInt32(bytes[index &+ 1] & 0x3F) << 6 | UInt32(bytes[index &+ 2] & 0x3F)
    let scalar = UInt32(bytes[index] & 0x0F) << 12 | last
    guard isWideLetter(scalar) else { return nil }
    return ShapeScan.tenths(of: scalar)
  }

  /// Whether a character is a syllable of Hangul, a kana or a common Han character.
  static func isWideLetter(_ scalar: UInt32) -> Bool {
    scalar &- 0xAC00 <= 0xD7A3 - 0xAC00 || scalar &- 0x4E00 < 0x5200
      || scalar &- 0x3041 <= 0x3096 - 0x3041 || scalar &- 0x30A1 <= 0x30FA - 0x30A1
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}

/// The characters of a text that count where a sentence lies on a page: those that a script counts
/// in the same way, whatever becomes of white space, line breaks and invisible characters.
package enum PageCharacters {
  /// Whether a character counts: it is seen, and no space.
  package static func contains(_ scalar: UInt32) -> Bool {
    if scalar < 0x2000 {
      return scalar > 0x20 && !(0x7F...0xA0 ~= scalar) && scalar != 0xAD && scalar != 0x1680
        && scalar != 0x180E
    }
    switch scalar {
    case 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: return false
    default: return true
    }
  }
}
