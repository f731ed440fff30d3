/// ASCII bytes without a printable character, for which `UInt8(ascii:)` is inconvenient.
extension UInt8 {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var delete: UInt8 { 0x7F }

  /// Whether the byte is an ASCII letter.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII letter or digit.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || self &- 0x30 < 10 }
}
