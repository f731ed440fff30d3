/// The bytes of ASCII that have no letter of their own in source code; for the others, there is
/// `UInt8(ascii:)`.
extension UInt8 {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var delete: UInt8 { 0x7F }

  /// Whether the byte is a letter of ASCII.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is a letter or digit of ASCII.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || self &- 0x30 < 10 }
}
