extension Span<UInt8> {
  /// Decodes the scalar at `place` of valid UTF-8 and advances `place` to the next one.
  @inlinable
  @inline(__always)
  package func scalar(at place: inout Int) -> UInt32 {
    let first = UInt32(self[place])
    if first < 0x80 {
      place += 1
      return first
    }
    // The length is determined first: a loop over the bytes takes twice as long.
    var value: UInt32
    if first >= 0xE0, first < 0xF0 {
      value = (first & 0xF) << 12 | UInt32(self[place + 1] & 0x3F) << 6
      value |= UInt32(self[place + 2] & 0x3F)
      place += 3
    } else if first < 0xE0 {
      value = (first & 0x1F) << 6 | UInt32(self[place + 1] & 0x3F)
      place += 2
    } else {
      value = (first & 7) << 18 | UInt32(self[place + 1] & 0x3F) << 12
      value |= UInt32(self[place + 2] & 0x3F) << 6 | UInt32(self[place + 3] & 0x3F)
      place += 4
    }
    return value
  }
}
