/// FNV-1a with 64 bits: equal on every machine and in every run, unlike `Hasher`
/// (Fowler, Noll and Vo; the constants are those of draft-eastlake-fnv).
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) {
    let bytes = text.utf8.span
    for index in bytes.indices { combine(bytes[index]) }
    combine(0)
  }

  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The six lowest hexadecimal digits, after the high bits were mixed into the low bits.
  var sixDigits: String { sixDigits(after: "") }

  /// `text` followed by the six digits, built in one string.
  func sixDigits(after text: String) -> String {
    let mixed = value ^ (value >> 32)
    let digits = InlineArray<6, UInt8> { place in
      let digit = UInt8(truncatingIfNeeded: mixed >> UInt64(20 - 4 * place)) & 0xF
      return digit < 10 ? 0x30 + digit : 0x57 + digit
    }
    guard let six = try? UTF8Span(validating: digits.span) else { return text }
    return text + String(copying: six)
  }
}
