private import CDictionary

/// The translations of common words between two languages, which are compiled into the program.
///
/// They come from dictionaries (see `.github/NOTICE`) and not from aligned texts, so a translation
/// is one of several that a translator may choose. Nothing is read before a word is looked up: the
/// words of a language are sorted by key, and the highest bits of a key say where to look.
///
/// `align-bench --dictionary` makes `dictionary.bin`, whose form is that of ``pack(_:)``.
struct BilingualDictionary: Sendable {
  /// The words of one language.
  struct Words {
    let buckets: Int
    let keys: Int
  }

  /// The languages in the order of ``Language``: English, Korean, Japanese.
  private let first: Words
  private let second: Words
  /// For each word of the second language the start of its translations, and one more for the end.
  private let starts: Int
  /// The translations: the number of a word of the first language, and the strength.
  private let translations: Int
  /// For each word of the first language the strength of its best translation, four in a number.
  private let strongest: Int

  /// The number of highest bits of a key that say where to look.
  static let bucketBits: UInt64 = 12
  /// A strength is a whole number of these parts.
  static let parts: Float = 127
  /// The lowest bits of a translation are its strength.
  static let strengthBits: UInt32 = 7

  private static func number(_ index: Int) -> Int { Int(dictionaryNumber(index)) }

  /// - Returns: Nil if the dictionary does not have the languages, of which `first` has to come
  ///   before `second` in the order of ``Language``. Of Korean and Japanese it has everyday words;
  ///   others meet by the readings of their Chinese characters (``HanjaReadings``).
  init?(_ first: Language, _ second: Language) {
    guard first < second, let a = Language.known.firstIndex(of: first),
      let b = Language.known.firstIndex(of: second)
    else { return nil }
    self.first = Self.words(of: a)
    self.second = Self.words(of: b)
    // English and Korean, English and Japanese, Korean and Japanese.
    let pair = 3 * (a + b - 1)
    starts = Self.number(9 + pair)
    translations = Self.number(10 + pair)
    strongest = Self.number(11 + pair)
    guard starts > 0 else { return nil }
  }

  private static func words(of language: Int) -> Words {
    Words(buckets: number(3 * language), keys: number(3 * language + 1))
  }

  /// The key of a word in a list of words.
  private static func key(_ place: Int) -> UInt64 {
    UInt64(dictionaryNumber(place)) << 32 | UInt64(dictionaryNumber(place + 1))
  }

  /// The number of a word; nil if the dictionary does not have it.
  private static func number(of key: UInt64, in words: Words) -> Int? {
    let bucket = words.buckets + Int(key >> (64 - bucketBits))
    let high = UInt32(truncatingIfNeeded: key >> 32)
    let low = UInt32(truncatingIfNeeded: key)
    var word = number(bucket)
    let end = number(bucket + 1)
    // The numbers have four bytes, so that neither sum can overflow.
    var place = words.keys &+ 2 &* word
    while word < end {
      let found = dictionaryNumber(place)
      if found >= high {
        if found > high { return nil }
        if dictionaryNumber(place &+ 1) == low { return word }
      }
      word &+= 1
      place &+= 2
    }
    return nil
  }

  /// Whether the dictionary has a word.
  ///
  /// - Complexity: O(log *n*) in the number of its words.
  static func has(_ word: some Sequence<Unicode.Scalar>, in language: Language) -> Bool {
    guard let index = Language.known.firstIndex(of: language) else { return false }
    return number(of: Word.key(of: word.lazy.map(\.value)), in: words(of: index)) != nil
  }

  /// Calls `body` with the key and the strength of each translation of a word of the second
  /// language.
  @inline(__always)
  func forEachTranslation(of key: UInt64, _ body: (UInt64, Float) -> Void) {
    guard let word = Self.number(of: key, in: second) else { return }
    let start = Self.number(starts + word)
    for place in start..<max(start, Self.number(starts + word + 1)) {
      let translation = dictionaryNumber(translations + place)
      let other = Int(translation >> Self.strengthBits)
      let strength = Float(translation & (1 << Self.strengthBits - 1)) / Self.parts
      body(Self.key(first.keys + 2 * other), strength)
    }
  }

  /// The strength of the best translation of a word of the first language; 0 for an unknown word.
  func strongest(of key: UInt64) -> Float {
    guard let word = Self.number(of: key, in: first) else { return 0 }
    let four = dictionaryNumber(strongest + word / 4)
    return Float(four >> (8 * UInt32(word % 4)) & 0xFF) / Self.parts
  }
}
