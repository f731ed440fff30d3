/// The digest of the first version of ``Manifest``, by which the files are known that it lists.
///
/// A site that an earlier version of the program built is cleared of what is no longer part of it
/// with the same care as another one.
enum EarlierDigest {
  /// - Complexity: O(n), eight bytes after the other.
  static func of(_ bytes: [UInt8]) -> UInt64 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= bytes.count {
      var word: UInt64 = 0
      for offset in 0..<8 { word |= UInt64(bytes[index + offset]) << UInt64(8 * offset) }
      state = mixed(state, word)
      index += 8
    }
    var tail: UInt64 = 0
    for byte in bytes[index...] { tail = tail << 8 | UInt64(byte) }
    state = mixed(mixed(state, tail), UInt64(bytes.count))
    return folded(state ^ 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3)
  }

  private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    folded(state ^ word, 0xA076_1D64_78BD_642F) &+ word
  }

  private static func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
