/// Characters that a text may hold and no reader sees.
extension Unicode.Scalar {
  /// Whether Unicode keeps the code point for programs' own use (the Unicode Standard, 23.7): no
  /// page and no XML may hold it.
  package var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value }

  /// C0 except white space, DEL and C1; also U+FEFF, which is a byte order mark gone astray, and
  /// noncharacters, which no page and no XML may hold.
  package var isHidden: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F, 0xFEFF: true
    default: isNoncharacter
    }
  }

  /// Whether XML 1.0 may hold the character: the production `Char` (section 2.2).
  package var isOfXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension String {
  /// The text without the scalars for which `isLeftOut` holds; itself where there are none.
  package func without(_ isLeftOut: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isLeftOut) else { return self }
    return String(UnicodeScalarView(unicodeScalars.filter { !isLeftOut($0) }))
  }
}
