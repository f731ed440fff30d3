import TextBasics

/// Finds the places where a line of a Japanese heading may break: between phrases (文節), never
/// inside one.
///
/// Chromium finds phrases itself (`word-break: auto-phrase`). Other browsers break between any two
/// characters, unless a page keeps words whole and marks the places. The rules rather find too few
/// places: a heading that does not fit otherwise breaks anyway.
enum PhraseBreaks {
  /// The offsets in UTF-8 at which a phrase begins, apart from the first.
  static func places(in text: String) -> [Int] {
    var places: [Int] = []
    var offset = 0
    // The hiragana since the last other character.
    var kana: [UInt32] = []
    var before: Kind?
    for scalar in text.unicodeScalars {
      let kind = Kind(of: scalar)
      let begins =
        switch (before, kind) {
        case (nil, _), (_, .bracket), (_, .stop), (.open?, _): false
        case (_, .open): true
        case (.bracket?, .hiragana): false
        case (.bracket?, _), (.stop?, _): true
        case (.hiragana?, .word): endsPhrase(kana)
        case (.hiragana?, .hiragana), (.word?, _): false
        }
      if begins { places.append(offset) }
      if kind == .hiragana { kana.append(scalar.value) } else { kana = [] }
      before = kind
      offset += scalar.utf8.count
    }
    return places
  }

  private enum Kind {
    /// Chinese characters, katakana, letters and digits.
    case word
    case hiragana
    /// Opening brackets, which stay with the following character.
    case open
    /// Closing brackets, which stay with the character before them, and with a particle after them.
    case bracket
    /// Commas and full stops, which stay with the character before them.
    case stop

    init(of scalar: Unicode.Scalar) {
      switch scalar {
      case "「", "『", "（", "(", "［", "【", "〈", "《", "“", "‘": self = .open
      case "」", "』", "）", ")", "］", "】", "〉", "》", "”", "’": self = .bracket
      case "、", "。", "，", "．", "：", "！", "？": self = .stop
      // Marks of repetition and length belong to the word.
      case "ー", "々": self = .word
      default: self = (0x3041...0x309F).contains(scalar.value) ? .hiragana : .word
      }
    }
  }

  /// Whether hiragana end a phrase: in a particle, or in the ending of a verb or an adjective.
  ///
  /// Hiragana inside a compound do not: 読み込み, 並べ替え, 使い方.
  private static func endsPhrase(_ kana: [UInt32]) -> Bool {
    guard let last = kana.last.flatMap(Unicode.Scalar.init) else { return false }
    switch last {
    case "は", "が", "を", "に", "で", "と", "の", "も", "へ", "や", "て", "た", "だ", "る", "な", "ば", "ず", "う",
      "く", "す", "ぬ", "む", "ぶ", "ぐ", "つ":
      return true
    case "い":
      return kana.count > 1 && "しなた".unicodeScalars.contains { $0.value == kana[kana.count - 2] }
    case "ら": return kana.count > 1 && kana[kana.count - 2] == 0x304B
    case "り": return kana.count > 1 && kana[kana.count - 2] == 0x3088
    default: return false
    }
  }
}

extension HTMLWriter {
  /// Writes a Japanese text with the places where its lines may break.
  mutating func textInPhrases(_ text: String) {
    var start = text.utf8.startIndex
    for place in PhraseBreaks.places(in: text) {
      let end = text.utf8.index(text.utf8.startIndex, offsetBy: place)
      self.text(String(text[start..<end]))
      markup("<wbr>")
      start = end
    }
    self.text(String(text[start...]))
  }
}
