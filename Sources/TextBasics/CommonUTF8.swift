/// A proof, at little cost, that bytes are UTF-8: the standard library asks each byte for it, which
/// takes three times as many instructions for Korean and Japanese text.
enum CommonUTF8 {
  /// What the bytes of a text are known to be.
  enum Finding { case ascii, characters }

  /// What `bytes` are, if they have only characters of one to three bytes, as all but emoji and the
  /// rarest ideographs have; nil where it takes more to tell.
  static func finding(in bytes: Span<UInt8>) -> Finding? {
    var index = 0
    var high: UInt64 = 0
    while index &+ 8 <= bytes.count {
      let word = bytes.word(at: index)
      high |= word
      let length = length(ofCharactersIn: word)
      if length == 0 { return nil }
      index &+= length
    }
    // What is behind the end counts as ASCII, and as the end of no character.
    var rest: UInt64 = 0
    for place in index..<bytes.count { rest |= UInt64(bytes[place]) << UInt64(8 * (place - index)) }
    high |= rest
    while index < bytes.count {
      let length = length(ofCharactersIn: rest)
      if length == 0 { return nil }
      index &+= length
      rest >>= UInt64(8 * length)
    }
    return high & 0x8080_8080_8080_8080 == 0 ? .ascii : .characters
  }

  /// How many bytes from the first on are whole characters; 0 where the first is none of these.
  @inline(__always)
  private static func length(ofCharactersIn word: UInt64) -> Int {
    let ascii = (word & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
    if ascii > 0 { return ascii }
    if isWide(word) { return isWide(word &>> 24) ? 6 : 3 }
    let first = UInt8(truncatingIfNeeded: word)
    return word & 0xC000 == 0x8000 && 0xC2...0xDF ~= first ? 2 : 0
  }

  /// Whether the lowest bytes are a character of three bytes: neither one that has a shorter form nor
  /// a half of a pair of UTF-16.
  @inline(__always)
  private static func isWide(_ word: UInt64) -> Bool {
    guard word & 0xC0_C0F0 == 0x80_80E0 else { return false }
    // The bits of a character beyond the lowest eleven are 0 in a longer form, and 11011 in a half.
    let top = (word & 0xF) &<< 1 | (word &>> 13) & 1
    return top != 0 && top != 0b11011
  }
}
