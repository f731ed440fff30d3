extension Span<UInt8> {
  /// The scalar value at a place of valid UTF-8, which moves on to the next one.
  @inline(__always)
  func scalar(at place: inout Int) -> UInt32 {
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
}

extension OutputSpan<UInt8> {
  /// Appends a scalar value as UTF-8.
  @inline(__always)
  mutating func append(utf8 value: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: value >> shift & 0x3F | 0x80)
    }
    switch value {
    case ..<0x80: append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: value >> 6 | 0xC0))
      append(continuation(0))
    case ..<0x10000:
      append(UInt8(truncatingIfNeeded: value >> 12 | 0xE0))
      append(continuation(6))
      append(continuation(0))
    default:
      append(UInt8(truncatingIfNeeded: value >> 18 | 0xF0))
      append(continuation(12))
      append(continuation(6))
      append(continuation(0))
    }
  }
}
