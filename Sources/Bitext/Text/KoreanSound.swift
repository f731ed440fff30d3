import TextBasics

/// The last sound of a word as Koreans read it aloud, on which the form of a particle depends.
enum KoreanSound: Hashable, Sendable {
  case vowel
  /// The consonant ㄹ, after which 로 stands, not 으로.
  case liquid
  case consonant

  /// The sound of a Hangul syllable.
  init?(syllable: Unicode.Scalar) {
    guard Hangul.isSyllable(syllable) else { return nil }
    switch Self.final(of: syllable) {
    case 0: self = .vowel
    case 8: self = .liquid
    default: self = .consonant
    }
  }

  /// The number of a syllable's final consonant in the order of Unicode: 0 for none, 4 for ㄴ, 8
  /// for ㄹ, 16 for ㅁ, 21 for ㅇ.
  static func final(of syllable: Unicode.Scalar) -> UInt32 {
    (syllable.value - Hangul.syllables.lowerBound) % 28
  }

  /// The sound that a text ends in; nil where it may be read in several ways, or ends in no word.
  init?(endOf text: String) {
    let scalars = Array(text.unicodeScalars)
    guard let last = scalars.last else { return nil }
    if Hangul.isSyllable(last) {
      self.init(syllable: last)
    } else {
      let start = (scalars.lastIndex { !Self.isLatinOrDigit($0) } ?? -1) + 1
      self.init(word: scalars[start...], after: start > 0 ? scalars[start - 1] : " ")
    }
  }

  /// The sound of a word of Latin letters or digits behind a character.
  init?(word: ArraySlice<Unicode.Scalar>, after before: Unicode.Scalar) {
    let letters = word.drop { "0"..."9" ~= $0 }
    // A word that is tied to a name is read in the language of the name: WCAG 3, value-types,
    // doc:Types.
    if "-#:/@<>_".unicodeScalars.contains(before) { return nil }
    if letters.isEmpty {
      if before == ".", word.last == "0" { return nil }
      self.init(number: word)
      return
    }
    // The unit behind a number is read as a word: 24pt is 24포인트.
    if letters.count < word.count {
      guard let sound = Self.units[String(String.UnicodeScalarView(letters)).lowercased()] else {
        return nil
      }
      self = sound
      return
    }
    guard !letters.contains(where: { "0"..."9" ~= $0 }), !("0"..."9" ~= before) else { return nil }
    self.init(latin: letters)
  }

  static func isLatinOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
  }

  /// The sound of a number in Sino-Korean: 1 is 일, 10 is 십.
  ///
  /// Nil for a single zero, and for one behind a decimal point, which are read in several ways.
  init?(number: ArraySlice<Unicode.Scalar>) {
    guard let last = number.last else { return nil }
    switch last {
    case "2", "4", "5", "9": self = .vowel
    case "1", "7", "8": self = .liquid
    case "3", "6": self = .consonant
    case "0" where number.count > 1 && number.allSatisfy({ "0"..."9" ~= $0 }):
      self = .consonant
    default: return nil
    }
  }

  /// The sound of a word in Latin letters; nil where it may be read in several ways, as *app* is
  /// 앱 and *map* 맵 or 맵프.
  init?(latin word: ArraySlice<Unicode.Scalar>) {
    let capitals = word.reversed().prefix { "A"..."Z" ~= $0 }.count
    let letters = word.map { $0.value | 0x20 }.compactMap(Unicode.Scalar.init)
    guard let last = letters.last, "a"..."z" ~= last,
      !Self.unsure.contains(String(String.UnicodeScalarView(letters)))
    else { return nil }
    if let known = Self.known(String(String.UnicodeScalarView(letters)), capitals) {
      self = known
      return
    }
    let isSpelled = capitals >= 2 || !letters.contains { "aeiouy".unicodeScalars.contains($0) }
    if isSpelled {
      let before = letters.dropLast().last ?? " "
      // LINE and NASDAQ are words, and nobody can tell from their letters.
      if capitals == letters.count, capitals >= 4, letters.contains(where: Self.isVowel) {
        let ending = String(String.UnicodeScalarView(letters.suffix(4)))
        guard let read = Self(read: ending), read == Self(spelled: last, after: before),
          last != "h"
        else { return nil }
      }
      self.init(spelled: last, after: before)
    } else if capitals == 1 || letters.count < 2 {
      return nil
    } else {
      self.init(read: String(String.UnicodeScalarView(letters.suffix(4))))
    }
  }

  /// The sound of units behind a number; `px` is 픽셀 or 피엑스.
  private static let units: [String: KoreanSound] = [
    "km": .vowel, "cm": .vowel, "mm": .vowel, "kg": .consonant, "g": .consonant, "mg": .consonant,
    "pt": .vowel, "dp": .vowel, "ms": .vowel, "kb": .vowel, "mb": .vowel,
    "gb": .vowel, "tb": .vowel, "hz": .vowel, "khz": .vowel, "mhz": .vowel, "ghz": .vowel,
    "fps": .vowel, "m": .vowel, "s": .vowel,
  ]

  /// The sound of a unit behind a number and a space: 10 cm is 10센티미터.
  init?(unit: ArraySlice<Unicode.Scalar>) {
    guard let sound = Self.units[String(String.UnicodeScalarView(unit)).lowercased()] else {
      return nil
    }
    self = sound
  }

  /// The sound of a word whose reading its letters do not tell, and everybody knows.
  private static func known(_ word: String, _ capitals: Int) -> KoreanSound? {
    guard capitals < 2 else { return nil }
    if openEnds.contains(where: word.hasSuffix) { return .vowel }
    // *Kit* is 킷 or 키트.
    return closedEnds.contains(where: word.hasSuffix) || closedWords.contains(word)
      ? .consonant : nil
  }

  /// Ends of names in one word: MacBook, QuickType, HomePod.
  private static let closedEnds = ["book", "type", "pod"]

  /// Ends of words that are read with a last vowel, unlike 블록 and 스택: 체크, 쇼크.
  private static let openEnds = ["check", "shock"]

  /// Loan words that end in a consonant in Korean, as 앱, 웹, 맥 and 팟 do.
  private static let closedWords = Set(
    """
    app webapp popup backup setup startup group step tip zip clip drop web tab job lab club mac imac net internet ethernet git unit commit widget tablet packet socket ticket input output layout \
    timeout logout screenshot bot robot chatbot chat reset asset
    """.split(separator: " ").map(String.init))

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    "aeiou".unicodeScalars.contains(letter)
  }

  /// The sound of a word that is read letter by letter.
  private init?(spelled letter: Unicode.Scalar, after before: Unicode.Scalar) {
    switch letter {
    case "l": self = .liquid
    case "m", "n": self = .consonant
    // R is 아르 or 알.
    case "r": return nil
    // `GET` and `JPEG` are words.
    case "b", "c", "d", "g", "k", "p", "t":
      if "aeiou".unicodeScalars.contains(before) { return nil }
      self = .vowel
    default: self = .vowel
    }
  }

  /// The sound of a word by its last four letters.
  private init?(read ending: String) {
    let two = String(ending.suffix(2))
    switch ending.suffix(1) {
    case "s":
      // A plural may be read as the singular: Symbols을 is 심볼을.
      let stem = String(ending.dropLast())
      guard stem.hasSuffix("s") || KoreanSound(read: stem) == .vowel else { return nil }
      self = .vowel
    case "a", "i", "o", "u", "y", "f", "h", "v", "w", "x", "z", "r", "j": self = .vowel
    case "l": self = .liquid
    case "m", "n": self = .consonant
    // 태그, 블로그
    case "g": self = two == "ng" ? .consonant : .vowel
    // 뮤직, but 싱크
    case "c":
      guard let before = two.unicodeScalars.first else { return nil }
      self = Self.isVowel(before) ? .consonant : .vowel
    case "t":
      guard ["nt", "st", "ct", "pt", "ft", "xt", "lt", "rt"].contains(two) else { return nil }
      self = .vowel
    // 패드, 그리드
    case "d": self = .vowel
    case "k":
      // 블록, 스택
      if two == "ck" {
        self = .consonant
        return
      }
      // *Talk* is 토크 or 톡.
      guard ["nk", "rk", "sk", "lk"].contains(two), !ending.hasSuffix("alk") else {
        return nil
      }
      self = .vowel
    case "e":
      switch two {
      case "le": self = .liquid
      // *me* and *we* have no other vowel.
      case "ne", "me": self = ending.count > 2 ? .consonant : .vowel
      default: self = .vowel
      }
    default: return nil
    }
  }

  /// Words that end otherwise than they are written, or that are read in several ways.
  private static let unsure: Set<String> = [
    "theme", "resume", "acme", "cafe", "finale", "readme", "debris", "ballet", "bourgeois", "wm",
    "one", "none", "undone", "gone", "done", "york", "chile", "marseille", "nestle", "good", "god",
    "bag", "big", "deck", "neck", "bottleneck", "doc", "said", "mag", "dog", "mic", "tripod",
  ]
}
