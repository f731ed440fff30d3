import TextBasics

/// Finds the headings that say the same in both languages of a file: `Rows 행`, `Light — 빛에 대하여`,
/// `Rows (행)`.
///
/// Such a heading is no text of one language that lacks its translation, and none that translates
/// another one. In a Korean section, `SwiftUI 행` is a heading in Korean, as is `Tables 정리` above a
/// digest that quotes a sentence: both languages have to stand below a heading in both.
struct BilingualTitles {
  private var indices: Set<Int> = []

  /// - Parameters:
  ///   - drafts: All texts of a document.
  ///   - surroundings: The languages of the document.
  /// - Complexity: O(drafts · depth of headings).
  init(of drafts: [Draft], in surroundings: LanguageIdentifier.Surroundings) {
    for index in drafts.indices {
      guard case .heading(let level) = drafts[index].kind, Self.saysTwice(drafts[index].text),
        // Where headings stand in pairs, each of them is in one language.
        ![index - 1, index + 1].contains(where: {
          drafts.indices.contains($0) && drafts[$0].kind == drafts[index].kind
        })
      else { continue }
      var bytes: [Language: Int] = [:]
      for draft in drafts[(index + 1)...] {
        if case .heading(let other) = draft.kind {
          if other <= level { break }
          continue
        }
        bytes[surroundings.language(of: draft.verdict), default: 0] += draft.text.utf8.count
      }
      let english = bytes[.english, default: 0]
      let local = max(bytes[.korean, default: 0], bytes[.japanese, default: 0])
      let (less, more) = (min(english, local), max(english, local))
      if less > 0, less * Self.leastShare >= more { indices.insert(index) }
    }
  }

  /// The bytes of one language below a heading in both are a third of the other's at least.
  ///
  /// In UTF-8 an original and its translation are about as long; the rest is for one that is not
  /// finished.
  private static let leastShare = 3

  /// Whether the heading at an index is in both languages.
  func contains(_ index: Int) -> Bool { indices.contains(index) }

  /// Whether words in Latin letters are followed by words in Hangul, kana or Han, or the other way
  /// round.
  private static func saysTwice(_ title: String) -> Bool {
    // Most headings are in one script.
    guard title.utf8.contains(where: { $0 >= 0xE3 }),
      title.utf8.contains(where: { 0x61...0x7A ~= $0 | 0x20 })
    else { return false }
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
