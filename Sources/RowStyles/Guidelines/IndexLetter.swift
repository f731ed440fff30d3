import TextBasics

/// The letter under which an index lists `text`, in the order of its alphabet.
///
/// This is A–Z for Latin letters, ㄱ–ㅎ for Hangul (doubled consonants under the simple one), the
/// first of the kana row (あかさたなはまやらわ), and `#` for digits and punctuation. Nil for Han characters,
/// whose reading cannot be told from their spelling.
package func indexLetter(of text: String) -> String? {
  guard let scalar = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) else {
    return nil
  }
  switch Script(of: scalar) {
  case .hangul where Hangul.isSyllable(scalar):
    let initials = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
    let number = scalar.value - Hangul.syllables.lowerBound
    return String(initials[Int(number / Hangul.syllablesOfInitial)])
  case .hiragana where scalar.value <= 0x3096: return kanaRow(scalar.value)
  case .katakana where scalar.value <= 0x30F6: return kanaRow(scalar.value - 0x60)
  case .han: return nil
  case .latin, .hangul, .hiragana, .katakana, .bopomofo, nil:
    guard scalar.properties.isAlphabetic else { return "#" }
    // The base letter of a decomposed or precomposed Latin capital.
    let upper = String(scalar).uppercased()
    return upper.decomposedFirst
  }
}

/// The first kana of the row of a hiragana code point; small and voiced kana belong to the plain
/// ones.
private func kanaRow(_ value: UInt32) -> String {
  let heads: [(last: UInt32, head: String)] = [
    (0x304A, "あ"), (0x3054, "か"), (0x305E, "さ"), (0x3069, "た"), (0x306E, "な"), (0x307D, "は"),
    (0x3082, "ま"), (0x3088, "や"), (0x308D, "ら"),
  ]
  switch value {
  case 0x3094: return "あ"
  case 0x3095, 0x3096: return "か"
  default: return heads.first { value <= $0.last }?.head ?? "わ"
  }
}

extension String {
  /// The first letter without its accents, if Unicode composes it from a Latin letter.
  fileprivate var decomposedFirst: String {
    guard let scalar = unicodeScalars.first else { return self }
    if scalar.value < 0x80 { return String(scalar) }
    for base in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars {
      for mark in 0x300...0x328 as ClosedRange<UInt32> {
        guard let accent = Unicode.Scalar(mark) else { continue }
        var composed = String(base)
        composed.unicodeScalars.append(accent)
        // Canonical equivalence: `==` compares composed and decomposed forms as equal.
        if composed == self { return String(base) }
      }
    }
    return String(scalar)
  }
}
