import TextBasics

/// Finds the headings of a file of two languages that say the same in both: `Rows 행`,
/// `Light — 빛에 대하여`, `Rows (행)`.
///
/// Such a heading is no text of one language that lacks its translation, and none that translates
/// another one.
struct BilingualTitles {
  private let indices: Set<Int>

  /// - Parameters:
  ///   - drafts: All texts of a document.
  ///   - surroundings: The languages of the document.
  init(of drafts: [Draft], in surroundings: LanguageIdentifier.Surroundings) {
    var titles: Set<Int> = []
    for index in drafts.indices where drafts[index].isHeading {
      if Self.saysTwice(drafts[index].text) { titles.insert(index) }
    }
    guard !titles.isEmpty else {
      indices = []
      return
    }
    let languages = drafts.map { surroundings.language(of: $0.verdict) }
    // In a Korean note, *SwiftUI 행* is a heading in Korean.
    var texts: [Language: Int] = [:]
    for index in drafts.indices where !drafts[index].isHeading {
      texts[languages[index], default: 0] += drafts[index].weight
    }
    let english = texts[.english, default: 0]
    let other = max(texts[.korean, default: 0], texts[.japanese, default: 0])
    // Where most headings stand in pairs, each of them is in one language.
    let pairs = drafts.indices.dropLast().count { index in
      guard drafts[index].isHeading, drafts[index].kind == drafts[index + 1].kind else {
        return false
      }
      return languages[index] != languages[index + 1]
    }
    let isBilingual = english * Self.mostTimes >= other && other * Self.mostTimes >= english
    indices = english > 0 && other > 0 && isBilingual && pairs < titles.count ? titles : []
  }

  /// How many times as much one language of a bilingual file has as the other.
  private static let mostTimes = 5

  /// Whether the heading at an index is in both languages.
  func contains(_ index: Int) -> Bool { indices.contains(index) }

  /// Whether words in Latin letters are followed by words in Hangul, kana or Han, or the other way
  /// round, with as much to say.
  private static func saysTwice(_ title: String) -> Bool {
    var runs: [(isLatin: Bool, letters: Int)] = []
    for scalar in title.unicodeScalars where scalar.properties.isAlphabetic {
      let isLatin = Script(of: scalar) == .latin
      if let last = runs.last, last.isLatin == isLatin {
        runs[runs.count - 1].letters += 1
      } else {
        runs.append((isLatin, 1))
      }
    }
    return runs.count == 2 && runs.allSatisfy { $0.letters > ($0.isLatin ? 2 : 0) }
  }
}
