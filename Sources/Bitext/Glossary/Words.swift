import TextBasics

/// Divisions of a text into words.
package enum Words {
  /// The words that count when two versions of a text are compared: with their punctuation, but
  /// without white space, addresses, and the difference between straight and curly quotation marks.
  package static func compared(in text: String) -> [String] {
    text.unicodeScalars.split(whereSeparator: WhiteSpace.contains).compactMap { scalars in
      let word = String(Substring(scalars))
      if isAddress(word) { return nil }
      // Most words have none of these marks, whose first byte is that of other punctuation alone.
      if !word.utf8.contains(0xE2) { return word }
      return scalars.reduce(into: "") { folded, scalar in
        switch scalar {
        case "\u{2018}", "\u{2019}": folded += "'"
        case "\u{201C}", "\u{201D}": folded += "\""
        default: folded.unicodeScalars.append(scalar)
        }
      }
    }
  }

  private static func isAddress(_ word: String) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in word.utf8 {
      if byte == 0x2F, before == (0x3A, 0x2F) { return true }
      before = (before.1, byte)
    }
    return false
  }

  /// The units in which a difference is shown: words between spaces; in Japanese, which has no
  /// spaces, runs of one script, with each punctuation mark by itself.
  ///
  /// The pieces, joined, are the text.
  package static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var last: Kind?
    for scalar in text.unicodeScalars {
      let kind = Kind(scalar)
      if let last, kind == last || kind == .mark, kind != .punctuation, !pieces.isEmpty {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      } else {
        pieces.append(String(scalar))
      }
      if kind != .mark { last = kind }
    }
    return pieces
  }

  private enum Kind: Hashable {
    case space, letters, hiragana, katakana, han, punctuation, mark

    init(_ scalar: Unicode.Scalar) {
      switch Script(of: scalar) {
      case .hiragana: self = .hiragana
      case .katakana: self = .katakana
      case .han: self = .han
      case .latin, .hangul, .bopomofo, nil:
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .mark
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .decimalNumber, .letterNumber, .otherNumber:
          self = .letters
        default: self = WhiteSpace.contains(scalar) ? .space : .punctuation
        }
      }
    }
  }
}
