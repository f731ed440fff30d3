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
    // The length is told before the bytes are read: a loop over them costs twice as much.
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

  /// Whether the first and the last character are there with all of their bytes.
  var hasWholeEnds: Bool {
    guard count > 0 else { return true }
    if self[0] & 0xC0 == 0x80 { return false }
    var length = 1
    while length < min(4, count), self[count - length] & 0xC0 == 0x80 { length += 1 }
    return switch self[count - length] {
    case ..<0x80: length == 1
    case 0xC2..<0xE0: length == 2
    case 0xE0..<0xF0: length == 3
    case 0xF0..<0xF5: length == 4
    default: false
    }
  }
}

extension String {
  /// The text of bytes that are UTF-8 beyond doubt, as those are that another string or a checked
  /// source had at whole characters: to check them again costs more than to copy them.
  init(knownUTF8 bytes: Span<UInt8>) {
    var text = unsafe UTF8Span(unchecked: bytes)
    _ = text.checkForASCII()
    self.init(copying: text)
  }
}
