/// Scalars that are characters by themselves, recognised without grapheme breaking rules.
package enum WholeCharacters {
  /// Whether a scalar never combines with another one in this set.
  ///
  /// The set has printable ASCII, dashes, quotation marks and dots, U+3000 to U+3029, kana without
  /// combining marks, the basic block of ideographs, Hangul syllables and full-width ASCII.
  @inlinable
  package static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0x2010...0x2027, 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF5E:
      true
    default: false
    }
  }
}
