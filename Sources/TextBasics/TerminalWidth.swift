/// The number of terminal columns that a text takes.
///
/// Messages, line lengths, drawings of texts and the room in a row all use it.
package enum TerminalWidth {
  /// 0 for combining and invisible characters, 2 for wide and full-width ones (UAX #11), else 1.
  @inlinable
  @inline(__always)
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x300: 1
    // Ideographs, kana and Hangul syllables; none of these combines.
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FF: 2
    // Dashes, quotation marks and dots.
    case 0x2010...0x2027: 1
    default: columns(ofRare: scalar)
    }
  }

  @usableFromInline
  static func columns(ofRare scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Conjoining vowels and final consonants, which are drawn below the initial one.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    // Half-width characters, which are wide only for line breaks.
    case 0x20A9, 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return 1
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return CharacterClass(of: scalar).contains(.wide) ? 2 : 1
    }
  }

  /// The columns of a text on one line, in O(n).
  package static func columns(of text: String) -> Int { columns(of: text.utf8.span) }

  /// The columns of valid UTF-8.
  package static func columns(of bytes: Span<UInt8>) -> Int {
    var columns = 0
    var place = 0
    while place < bytes.count {
      if place &+ 8 <= bytes.count, bytes.word(at: place) & 0x8080_8080_8080_8080 == 0 {
        columns &+= 8
        place &+= 8
        continue
      }
      if bytes[place] < 0x80 {
        columns &+= 1
        place &+= 1
        continue
      }
      let wide = wideLength(bytes, place)
      if wide > 0 {
        // Each has three bytes and two columns.
        columns &+= wide / 3 &* 2
        place &+= wide
        continue
      }
      if let scalar = Unicode.Scalar(bytes.scalar(at: &place)) {
        columns &+= Self.columns(of: scalar)
      }
    }
    return columns
  }

  /// The number of bytes from `start` on that are surely wide characters, in valid UTF-8:
  /// ideographs from U+5000 on, most syllables of Hangul and most kana.
  @inline(__always)
  private static func wideLength(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var place = start
    while place &+ 2 < bytes.count {
      let first = bytes[place]
      guard
        0xE5...0xE9 ~= first || 0xEB...0xEC ~= first
          || first == 0xEA && bytes[place &+ 1] >= 0xB0
          || first == 0xED && bytes[place &+ 1] < 0x9E
          // U+3041–307F and U+30C0–30FF.
          || first == 0xE3
            && (bytes[place &+ 1] == 0x83
              || bytes[place &+ 1] == 0x81 && bytes[place &+ 2] != 0x80)
      else { break }
      place &+= 3
    }
    return place &- start
  }
}
