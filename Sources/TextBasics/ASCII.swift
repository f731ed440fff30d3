/// ASCII bytes without a printable character, for which `UInt8(ascii:)` is inconvenient.
extension UInt8 {
  /// The horizontal tab, U+0009.
  @inlinable package static var tab: UInt8 { 0x09 }
  /// The line feed, U+000A, which ends lines on Unix.
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  /// The space, U+0020.
  @inlinable package static var space: UInt8 { 0x20 }
  /// The control character DEL, U+007F.
  @inlinable package static var delete: UInt8 { 0x7F }

  /// Whether the byte is an ASCII letter.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII letter or digit.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || self &- 0x30 < 10 }
}
