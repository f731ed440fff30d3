/// Characters in a text that readers cannot see.
extension Unicode.Scalar {
  /// Whether the code point is a noncharacter (Unicode Standard, 23.7), which HTML and XML forbid.
  package var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value }

  /// Whether the character is removed from texts: C0 except white space, DEL, C1, U+FEFF (a
  /// misplaced byte order mark) and noncharacters.
  package var isHidden: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F, 0xFEFF: true
    default: isNoncharacter
    }
  }

  /// Whether XML 1.0 allows the character: the production `Char` (section 2.2).
  package var isOfXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension String {
  /// The text without the scalars for which `isLeftOut` is true.
  package func without(_ isLeftOut: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isLeftOut) else { return self }
    return String(UnicodeScalarView(unicodeScalars.filter { !isLeftOut($0) }))
  }
}
