extension Span<UInt8> {
  /// The scalar value at a place of valid UTF-8, which moves on to the next one.
  @inlinable
  @inline(__always)
  package func scalar(at place: inout Int) -> UInt32 {
    let first = UInt32(self[place])
    if first < 0x80 {
      place += 1
      return first
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & 0x7F >> UInt32(length)
    for offset in 1..<length { value = value << 6 | UInt32(self[place + offset] & 0x3F) }
    place += length
    return value
  }

  /// The eight bytes at `index`, the first one the lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    unsafe withUnsafeBytes {
      unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }
}
