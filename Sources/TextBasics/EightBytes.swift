/// Eight bytes of a text in UTF-8, looked at all at once ("SIMD within a register").
///
/// Most texts have nothing that has to be replaced, and finding that out byte by byte is most of
/// the work of writing them: it takes 3.4 times as many instructions.
struct EightBytes {
  private let word: UInt64
  /// The highest bit of each byte that is ASCII.
  private let ascii: UInt64

  @inline(__always)
  init(_ bytes: Span<UInt8>, at place: Int) {
    word = bytes.word(at: place)
    ascii = ~word & 0x8080_8080_8080_8080
  }

  /// Whether there is a control character, U+007F included, or one of `"&<>`.
  var hasMarkup: Bool {
    // One bit tells `"` from `&`, and one `<` from `>`.
    let quotation = (word & Self.each(0xFB)) ^ Self.each(0x22)
    let bracket = (word & Self.each(0xFD)) ^ Self.each(0x3C)
    let found =
      (word &- Self.each(0x20)) | (quotation &- Self.each(1)) | (bracket &- Self.each(1))
      | (word &+ Self.each(1))
    return found & ascii != 0
  }

  /// Whether there is a control character, U+007F included, or a quotation mark or backslash.
  var hasJSONEscape: Bool {
    let quotation = word ^ Self.each(0x22)
    let backslash = word ^ Self.each(0x5C)
    let found =
      (word &- Self.each(0x20)) | (quotation &- Self.each(1)) | (backslash &- Self.each(1))
      | (word &+ Self.each(1))
    return found & ascii != 0
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 * UInt64(byte) }
}

extension Span<UInt8> {
  /// Calls `plain` with each run of bytes that stay, and `replaced` with each byte that does not,
  /// in order.
  ///
  /// `isPlain` tells whether nothing in eight bytes is replaced, and `isReplaced` whether a byte is.
  @inline(__always)
  func forEachRun(
    isPlain: (EightBytes) -> Bool, isReplaced: (UInt8) -> Bool,
    plain: (Span<UInt8>) -> Void, replaced: (UInt8) -> Void
  ) {
    var start = 0
    var index = 0
    let last = count &- 8
    while index < count {
      while index <= last, isPlain(EightBytes(self, at: index)) { index &+= 8 }
      // The last eight may overlap with those before.
      if index > last, last >= 0, isPlain(EightBytes(self, at: last)) { break }
      let end = Swift.min(index &+ 8, count)
      while index < end {
        if isReplaced(self[index]) {
          if start < index { plain(extracting(start..<index)) }
          replaced(self[index])
          start = index &+ 1
        }
        index &+= 1
      }
    }
    if start < count { plain(extracting(start...)) }
  }
}
