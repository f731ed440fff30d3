/// The script of a letter.
///
/// Only letters have a script here. Symbols that Unicode assigns to a script, such as U+3231 ㈱,
/// have none, and neither have digits, punctuation, combining marks and letters of other scripts.
/// Language identification, words, search, checks and examples all use it.
package enum Script: UInt8, Hashable, Sendable, CaseIterable {
  case latin, hangul, hiragana, katakana, han, bopomofo

  /// The script of a letter; nil for any other character.
  ///
  /// O(1); ASCII, Hangul syllables, common ideographs and kana take only a few comparisons.
  @inlinable
  @inline(__always)
  package init?(of scalar: UInt32) {
    if scalar < 0x80 {
      guard (scalar | 0x20) &- 0x61 < 26 else { return nil }
      self = .latin
    } else if scalar &- 0xAC00 <= 0xD7A3 - 0xAC00 {
      self = .hangul
    } else if scalar &- 0x4E00 <= 0x9FFF - 0x4E00 {
      self = .han
    } else if scalar &- 0x3041 <= 0x3096 - 0x3041 {
      self = .hiragana
    } else if scalar &- 0x30A1 <= 0x30FA - 0x30A1 || scalar == 0x30FC {
      self = .katakana
    } else if scalar &- 0x2000 < 0x71 || scalar &- 0x3000 < 5 {
      // A fast path for punctuation, which is frequent.
      return nil
    } else {
      self.init(ofRare: scalar)
    }
  }

  @inlinable
  package init?(of scalar: Unicode.Scalar) { self.init(of: scalar.value) }

  /// The script of an uncommon letter in the Unicode Character Database 15.
  ///
  /// It includes the unassigned code points of the ideograph blocks, which later versions assign.
  @usableFromInline
  init?(ofRare scalar: UInt32) {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1D00...0x1D25, 0x1D62...0x1D65,
      0x1D6B...0x1D77, 0x1D79...0x1D9A, 0x1E00...0x1EFF, 0x2090...0x209C, 0x2184,
      0x2C60...0x2C7C, 0x2C7E, 0x2C7F, 0xA722...0xA76F, 0xA771...0xA787, 0xA78B...0xA7DC,
      0xA7F5...0xA7F7, 0xA7FA...0xA7FF, 0xAB30...0xAB5A, 0xAB60...0xAB64, 0xAB66...0xAB68,
      0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0x1DF00...0x1DF2A:
      self = .latin
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB,
      0xFFA0...0xFFBE, 0xFFC2...0xFFC7, 0xFFCA...0xFFCF, 0xFFD2...0xFFD7, 0xFFDA...0xFFDC:
      self = .hangul
    case 0x309D...0x309F, 0x1B001...0x1B11F, 0x1B132, 0x1B150...0x1B152: self = .hiragana
    case 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1AFF0...0x1AFFE, 0x1B000,
      0x1B120...0x1B122, 0x1B155, 0x1B164...0x1B167:
      self = .katakana
    case 0x3005...0x3007, 0x303B, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFD: self = .han
    case 0x3105...0x312F, 0x31A0...0x31BF: self = .bopomofo
    default: return nil
    }
  }

  /// Whether the script is used for Korean, Japanese or Chinese.
  @inlinable
  package var isOfEastAsia: Bool { self != .latin }

  /// Whether the script is hiragana or katakana.
  @inlinable
  package var isKana: Bool { self == .hiragana || self == .katakana }
}

/// The arrangement of Hangul syllables in Unicode.
package enum Hangul {
  /// The precomposed syllables, ordered by initial consonant.
  @inlinable package static var syllables: ClosedRange<UInt32> { 0xAC00...0xD7A3 }
  /// The number of syllables with the same initial consonant.
  @inlinable package static var syllablesOfInitial: UInt32 { 588 }

  /// Whether a character is a precomposed syllable, the units of modern Korean text.
  @inlinable
  package static func isSyllable(_ scalar: Unicode.Scalar) -> Bool { syllables ~= scalar.value }

  /// Whether a character is a compatibility jamo, a single letter such as ㄱ or ㅏ.
  @inlinable
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    0x3131...0x3163 ~= scalar.value
  }
}
