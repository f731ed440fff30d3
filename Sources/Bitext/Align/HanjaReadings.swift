/// The Korean readings of Han characters.
///
/// Korean and Japanese took most of their learned words from Chinese: 設定 is 설정, 機能 is 기능.
/// A word of two characters is compared by its reading.
enum HanjaReadings {
  /// The readings of each character, at most three, the commonest not always first.
  private static let readings: [UInt32: [UInt32]] = {
    var readings: [UInt32: [UInt32]] = [:]
    for group in table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let scalars = group.unicodeScalars.map(\.value)
      guard let syllable = scalars.first else { continue }
      for character in scalars.dropFirst() { readings[character, default: []].append(syllable) }
    }
    return readings
  }()

  /// How two characters may be read at the beginning of a word and inside of one, each reading as
  /// one number.
  static func readings(of word: [UInt32]) -> [UInt64] {
    guard word.count == 2, let first = readings[word[0]], let second = readings[word[1]] else {
      return []
    }
    var result: [UInt64] = []
    for one in first {
      for other in second {
        for initial in Set([one, softened(one)]).sorted() {
          let code = code(initial, other)
          if !result.contains(code) { result.append(code) }
        }
      }
    }
    return result
  }

  /// The pairs of syllables that a Korean word begins with.
  static func pairs(of word: [UInt32]) -> [UInt64] {
    zip(word, word.dropFirst()).prefix(3).map(code)
  }

  private static func code(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// South Korean spelling at the beginning of a word: 리 becomes 이, 로 becomes 노, 녀 becomes 여.
  private static func softened(_ syllable: UInt32) -> UInt32 {
    let index = syllable - 0xac00
    let (initial, vowel) = (index / 588, index % 588 / 28)
    let isBeforeI = [2, 3, 6, 7, 12, 17, 20].contains(vowel)
    switch initial {
    case 5: return 0xac00 + (isBeforeI ? 11 : 2) * 588 + index % 588
    case 2: return isBeforeI ? 0xac00 + 11 * 588 + index % 588 : syllable
    default: return syllable
    }
  }
}
