/// Validates UTF-8, eight bytes at a time.
///
/// Most strings of a build are made of bytes that no string held before. The standard library looks
/// at each byte of Korean and Japanese text, which takes half as many instructions again.
enum CommonUTF8 {
  /// The kind of characters that a text is known to consist of.
  enum Finding { case ascii, characters }

  /// The finding for `bytes`, if no character has more than three bytes and none begins with 0xE0,
  /// as in nearly all texts; nil if the bytes are invalid or need a slower check.
  static func finding(in bytes: Span<UInt8>) -> Finding? {
    var words = Words()
    var index = 0
    while index &+ 8 <= bytes.count {
      guard words.take(bytes.word(at: index)) else { return nil }
      index &+= 8
    }
    var rest: UInt64 = 0
    for place in index..<bytes.count { rest |= UInt64(bytes[place]) << UInt64(8 * (place - index)) }
    // The bytes after the end count as ASCII, which continues no character.
    guard words.take(rest), words.areWhole else { return nil }
    return words.areASCII ? .ascii : .characters
  }

  /// Checks eight bytes after the other; in each mask, the highest bit of a byte holds the answer
  /// for it.
  private struct Words {
    /// The bytes of the next word that have to be continuation bytes, and those of them that have
    /// to be below 0xA0.
    private var awaited: UInt64 = 0
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    var areWhole: Bool { awaited == 0 }
    var areASCII: Bool { high == 0 }

    /// Whether the next eight bytes may follow the ones before.
    @inline(__always)
    mutating func take(_ word: UInt64) -> Bool {
      let wide = word & 0x8080_8080_8080_8080
      if wide | awaited == 0 { return true }
      high |= wide
      // 11… begins a character, of three bytes if 111…; 10… continues one.
      let begins = wide & (word &<< 1)
      let three = begins & (word &<< 2)
      let goesOn = begins &<< 8 | three &<< 16 | awaited
      awaited = begins &>> 56 | three &>> 48
      // After 0xED, a byte of 0xA0 or more would encode half of a UTF-16 surrogate pair.
      let surrogates = three & ~Self.differing(word & Self.each(0x0F), from: 0x0D)
      let belowA0 = surrogates &<< 8 | low
      low = surrogates &>> 56
      // 0xC0 and 0xC1 would begin a character that has a shorter form, and so may 0xE0.
      let short = (begins ^ three) & ~Self.differing(word & Self.each(0x1E), from: 0)
      let longer = three & (~Self.differing(word & Self.each(0x0F), from: 0) | word &<< 3)
      return short | longer | (wide ^ begins ^ goesOn) | (belowA0 & (word &<< 2)) == 0
    }

    /// Marks the bytes that differ from `byte`; each byte is below 0x80.
    @inline(__always)
    private static func differing(_ word: UInt64, from byte: UInt64) -> UInt64 {
      (word ^ each(byte)) &+ each(0x7F)
    }

    @inline(__always)
    private static func each(_ byte: UInt64) -> UInt64 { 0x0101_0101_0101_0101 &* byte }
  }
}
