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
