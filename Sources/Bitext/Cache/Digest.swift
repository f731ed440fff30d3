/// A 64-bit digest of bytes, for telling whether something is still the same; not for secrets.
///
/// Eight bytes at a time through a folded 128-bit product, as in wyhash (Wang Yi, 2019). The digest
/// depends on nothing but the bytes and how they were cut into ``update(_:)`` calls. O(n).
package struct Digest: Sendable {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var digest = Digest()
    digest.update(bytes)
    return digest.value
  }

  package var value: UInt64 {
    Self.folded(state ^ 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3)
  }

  package mutating func update(_ text: String) {
    var text = text
    text.withUTF8 { unsafe update(UnsafeRawBufferPointer($0)) }
  }

  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { unsafe update($0) }
  }

  /// Texts, and how many there are.
  package mutating func update(_ texts: [String]) {
    update(texts.count)
    for text in texts { update(text) }
  }

  package mutating func update(_ number: UInt64) { mix(number) }

  package mutating func update(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  private mutating func update(_ buffer: UnsafeRawBufferPointer) {
    // In a copy, which stays in a register, and four words a turn: a build has tens of megabytes.
    var digest = self
    var index = 0
    while index &+ 32 <= buffer.count {
      unsafe digest.mix(buffer.word(at: index))
      unsafe digest.mix(buffer.word(at: index &+ 8))
      unsafe digest.mix(buffer.word(at: index &+ 16))
      unsafe digest.mix(buffer.word(at: index &+ 24))
      index &+= 32
    }
    while index &+ 8 <= buffer.count {
      unsafe digest.mix(buffer.word(at: index))
      index &+= 8
    }
    self = digest
    var tail: UInt64 = 0
    for byte in unsafe buffer[index...] { tail = tail << 8 | UInt64(byte) }
    mix(tail)
    mix(UInt64(buffer.count))
  }

  private mutating func mix(_ word: UInt64) {
    state = Self.folded(state ^ word, 0xA076_1D64_78BD_642F) &+ word
  }

  private static func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func word(at index: Int) -> UInt64 {
    unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
