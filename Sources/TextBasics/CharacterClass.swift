/// The classes of a character that matter for emphasis and line breaks.
package struct CharacterClass: OptionSet, Hashable, Sendable {
  /// A bit for each class.
  package let rawValue: UInt8

  /// ASCII punctuation or a character of general category P, as CommonMark 0.30 defines it.
  @inlinable package static var punctuation: CharacterClass { CharacterClass(rawValue: 1) }
  /// East_Asian_Width F, W or H.
  @inlinable package static var wide: CharacterClass { CharacterClass(rawValue: 2) }
  /// East_Asian_Width F, W or H and not shown as an emoji by itself, or script Hangul.
  @inlinable package static var cjk: CharacterClass { CharacterClass(rawValue: 4) }
  /// Script Hangul.
  @inlinable package static var hangul: CharacterClass { CharacterClass(rawValue: 8) }
  /// Unicode white space, as CommonMark defines it.
  @inlinable package static var space: CharacterClass { CharacterClass(rawValue: 16) }
  /// U+FE00 to U+FE0E: chooses a form of the character before it.
  @inlinable package static var variationSelector: CharacterClass { CharacterClass(rawValue: 32) }
  /// U+E0100 to U+E01EF: chooses a form of the ideograph before it.
  @inlinable package static var ideographicSelector: CharacterClass { CharacterClass(rawValue: 64) }

  /// O(1) for ASCII, Hangul syllables and the common ideographs, else O(log ranges).
  package init(of scalar: UInt32) {
    if scalar < 0x80 {
      self = Self.ofASCII(UInt8(scalar))
      return
    }
    if (0xAC00...0xD7A3).contains(scalar) {
      self = [.wide, .cjk, .hangul]
      return
    }
    if (0x4E00...0x9FFF).contains(scalar) {
      self = [.wide, .cjk]
      return
    }
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: self = .space
    case 0x3000: self = [.space, .wide, .cjk]
    case 0xFE00...0xFE0E: self = .variationSelector
    case 0xE0100...0xE01EF: self = .ideographicSelector
    default: self = Self.fromTable(scalar)
    }
  }

  package init(of scalar: Unicode.Scalar) { self.init(of: scalar.value) }

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  private static func ofASCII(_ byte: UInt8) -> CharacterClass {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: .space
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: .punctuation
    default: []
    }
  }

  /// Looks up a scalar; each entry of the table is valid up to the next one.
  private static func fromTable(_ scalar: UInt32) -> CharacterClass {
    let table = characterTable
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] >> 4 <= scalar { low = middle } else { high = middle }
    }
    return CharacterClass(rawValue: UInt8(table[low] & 15))
  }
}
