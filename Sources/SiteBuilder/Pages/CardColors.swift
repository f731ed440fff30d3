import Bitext

/// The colours of the preview pictures, and the shades of the letters.
enum CardColors {
  /// Paper first; then, for each colour of letters, as many shades as letters have; then the bars.
  static let all = [paper] + letters.flatMap(shades) + [bar]

  static let ink = shade(0)
  static let quiet = shade(1)
  /// The index of the colour of the bars that stand for texts.
  static let text = UInt8(1 + letters.count * Int(LetterRaster.ink))

  private static let paper: UInt32 = 0xFCFCFA
  private static let bar: UInt32 = 0xCDD0D2
  /// The colours of titles, of other texts, and of English, Korean, Japanese and other languages.
  private static let letters: [UInt32] = [
    0x1C1F23, 0x575D64, 0x2856A8, 0xA8371C, 0x256A49, 0x575D64,
  ]

  static func of(_ language: Language) -> UInt8 {
    switch language {
    case .english: shade(2)
    case .korean: shade(3)
    case .japanese: shade(4)
    default: shade(5)
    }
  }

  /// The index of the darkest shade of a colour.
  private static func shade(_ color: Int) -> UInt8 { UInt8((color + 1) * Int(LetterRaster.ink)) }

  /// The colours between paper and ink, the darkest last.
  private static func shades(of ink: UInt32) -> [UInt32] {
    (1...UInt32(LetterRaster.ink)).map { level in
      (0..<3).reduce(0) { color, part in
        let (from, to) = (paper >> (8 * part) & 0xFF, ink >> (8 * part) & 0xFF)
        let all = UInt32(LetterRaster.ink)
        let mixed = (from * (all - level) + to * level + all / 2) / all
        return color | mixed << (8 * part)
      }
    }
  }
}
