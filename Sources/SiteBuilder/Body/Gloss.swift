import TextBasics

/// A word in Latin letters that directly follows a Korean one and is distinguished from it only by
/// its markup, as in `테이블*Tables*`.
///
/// Browsers put some space between Latin letters and those of Chinese and Japanese
/// (`text-autospace`), but not those of Korean, which has spaces of its own.
enum Gloss {
  /// Whether a text that begins with `first` is a gloss on the end of the output.
  static func begins(with first: UInt8?, after html: HTMLWriter) -> Bool {
    guard let first, isLatin(first), let last = html.lastThreeByteScalar else { return false }
    return Hangul.syllables ~= last
  }

  /// A text without markup, with a hair space before each word that may be a gloss.
  static func spaced(_ text: String) -> String {
    var spaced = String.UnicodeScalarView()
    var isAfterHangul = false
    for scalar in text.unicodeScalars {
      if isAfterHangul, scalar.isASCII, isLatin(UInt8(scalar.value)) { spaced.append("\u{200A}") }
      isAfterHangul = Hangul.isSyllable(scalar)
      spaced.append(scalar)
    }
    return String(spaced)
  }

  private static func isLatin(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte & 0xDF }
}
