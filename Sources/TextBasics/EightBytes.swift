/// Eight bytes of UTF-8 that are tested at once (SIMD within a register).
///
/// Most texts need no escaping, and finding that out byte by byte takes most of the time of writing
/// them: 3.4 times as many instructions as this.
struct EightBytes {
  private let word: UInt64
  /// The high bit of each byte that is ASCII.
  private let ascii: UInt64

  @inline(__always)
  init(_ bytes: Span<UInt8>, at place: Int) {
    word = bytes.word(at: place)
    ascii = ~word & 0x8080_8080_8080_8080
  }

  /// Whether any byte is an ASCII control character, U+007F included, or one of `"&<>`.
  var hasMarkup: Bool {
    // A single bit distinguishes `"` from `&`, and `<` from `>`.
    let quotation = (word & Self.each(0xFB)) ^ Self.each(0x22)
    let bracket = (word & Self.each(0xFD)) ^ Self.each(0x3C)
    let found =
      (word &- Self.each(0x20)) | (quotation &- Self.each(1)) | (bracket &- Self.each(1))
      | (word &+ Self.each(1))
    return found & ascii != 0
  }

  /// Whether any byte is an ASCII control character, U+007F included, or `"` or a backslash.
  var hasJSONEscape: Bool {
    let quotation = word ^ Self.each(0x22)
    let backslash = word ^ Self.each(0x5C)
    let found =
      (word &- Self.each(0x20)) | (quotation &- Self.each(1)) | (backslash &- Self.each(1))
      | (word &+ Self.each(1))
    return found & ascii != 0
  }

  /// Whether any byte is an ASCII control character, U+007F included, or one of ``&*<[\]^_`~``.
  var hasMarkdown: Bool {
    // The low bits distinguish `\`, `]`, `^` and `_`, and `~` from U+007F.
    let found =
      (word &- Self.each(0x20)) | ((word ^ Self.each(0x26)) &- Self.each(1))
      | ((word ^ Self.each(0x2A)) &- Self.each(1)) | ((word ^ Self.each(0x3C)) &- Self.each(1))
      | ((word ^ Self.each(0x5B)) &- Self.each(1)) | ((word ^ Self.each(0x60)) &- Self.each(1))
      | (((word & Self.each(0xFC)) ^ Self.each(0x5C)) &- Self.each(1))
      | (((word & Self.each(0xFE)) ^ Self.each(0x7E)) &- Self.each(1))
    return found & ascii != 0
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 * UInt64(byte) }
}

extension Span<UInt8> {
  /// Calls `plain` with each run of unchanged bytes and `replaced` with each other byte, in order.
  ///
  /// `isPlain` returns whether eight bytes are all unchanged, and `isReplaced` whether a byte is
  /// not.
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
      // The last eight bytes may overlap with those already tested.
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
