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

  /// The six lowest hexadecimal digits after a final mix of the high bits into the low ones.
  var sixDigits: String {
    let mixed = value ^ (value >> 32)
    return unsafe String(unsafeUninitializedCapacity: 6) { bytes in
      for place in 0..<6 {
        let digit = UInt8(truncatingIfNeeded: mixed >> UInt64(20 - 4 * place)) & 0xF
        unsafe bytes.initializeElement(at: place, to: digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
      return 6
    }
  }
}
