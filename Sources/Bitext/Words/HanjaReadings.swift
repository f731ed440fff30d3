/// The Korean readings of Han characters.
///
/// Korean and Japanese took most of their learned words from Chinese: 設定 is 설정, 機能 is 기능. Words of
/// two characters are compared by their readings.
package enum HanjaReadings {
  /// The readings of the characters of one block of Unicode, each as a range of ``syllables``.
  private struct Readings {
    static let first: UInt32 = 0x4e00
    static let last: UInt32 = 0x9fff
    /// For each character the start of its readings in ``syllables``.
    var starts: [UInt16]
    /// All readings, at most three for each character, not always with the commonest first.
    var syllables: [UInt32]

    init() {
      let count = Int(Self.last - Self.first) + 1
      var pairs: [(place: Int, syllable: UInt32)] = []
      var syllable: UInt32?
      for character in table.unicodeScalars.lazy.map(\.value) {
        if character == 0x20 || character == 0x0a {
          syllable = nil
        } else if let syllable {
          guard character >= Self.first, character <= Self.last else { continue }
          pairs.append((Int(character - Self.first), syllable))
        } else {
          syllable = character
        }
      }
      starts = [UInt16](repeating: 0, count: count + 1)
      for pair in pairs { starts[pair.place + 1] += 1 }
      for place in 0..<count { starts[place + 1] += starts[place] }
      var next = starts
      syllables = [UInt32](repeating: 0, count: pairs.count)
      for pair in pairs {
        syllables[Int(next[pair.place])] = pair.syllable
        next[pair.place] += 1
      }
    }

    func range(of character: UInt32) -> Range<Int> {
      guard character >= Self.first, character <= Self.last else { return 0..<0 }
      let place = Int(character - Self.first)
      return Int(starts[place])..<Int(starts[place + 1])
    }
  }

  private static let readings = Readings()

  /// Calls `body` for every reading of a word of two characters, packed into one number; a reading may
  /// come twice.
  ///
  /// A character is read differently at the beginning of a word and inside it.
  static func forEachReading(of word: ArraySlice<UInt32>, _ body: (UInt64) -> Void) {
    guard word.count == 2, let first = word.first, let second = word.last else { return }
    let others = readings.range(of: second)
    for one in readings.range(of: first) {
      let initial = readings.syllables[one]
      let soft = softened(initial)
      for other in others {
        let second = readings.syllables[other]
        body(code(initial, second))
        if soft != initial { body(code(soft, second)) }
      }
    }
  }

  /// Calls `body` for each pair of syllables that may be a Sino-Korean word at the beginning of a
  /// Korean word.
  static func forEachPair(of word: ArraySlice<UInt32>, _ body: (UInt64) -> Void) {
    var place = word.startIndex
    while place + 1 < word.endIndex, place < word.startIndex + 3 {
      body(code(word[place], word[place + 1]))
      place += 1
    }
  }

  /// The Hangul spellings that a word of Han characters may have, at most 64.
  package static func spellings(of word: String) -> [String] {
    var spellings: [[UInt32]] = [[]]
    for character in word.unicodeScalars.lazy.map(\.value) {
      let range = readings.range(of: character)
      if range.isEmpty || spellings.count * range.count > 64 { return [] }
      spellings = spellings.flatMap { start in
        range.flatMap { place -> [[UInt32]] in
          let syllable = readings.syllables[place]
          let soft = start.isEmpty ? softened(syllable) : syllable
          return soft == syllable ? [start + [syllable]] : [start + [syllable], start + [soft]]
        }
      }
    }
    return spellings.map { spelling in
      String(String.UnicodeScalarView(spelling.compactMap(Unicode.Scalar.init)))
    }
  }

  private static func code(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// The South Korean spelling at the beginning of a word: 리 becomes 이, 로 becomes 노, 녀 becomes 여.
  private static func softened(_ syllable: UInt32) -> UInt32 {
    let index = syllable - 0xac00
    let (initial, vowel) = (index / 588, index % 588 / 28)
    // The vowels that begin with i: ㅑ ㅒ ㅕ ㅖ ㅛ ㅠ ㅣ.
    let isBeforeI = 0b1_0010_0001_0000_1100_1100 >> vowel & 1 == 1
    switch initial {
    case 5: return 0xac00 + (isBeforeI ? 11 : 2) * 588 + index % 588
    case 2: return isBeforeI ? 0xac00 + 11 * 588 + index % 588 : syllable
    default: return syllable
    }
  }
}
