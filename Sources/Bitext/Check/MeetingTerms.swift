import TextBasics

/// Two terms that meet at a word that ends the one and begins the other, as *window seat* and *seat
/// cover* do in *window seat seat cover*.
struct MeetingTerms {
  private let language: Language
  /// The word, and the words before and behind it; nil where it stands at an end of its phrase.
  private let word: String
  private let before: String?
  private let after: String?

  /// - Parameters:
  ///   - text: A text that has a word twice.
  ///   - first: The word.
  ///   - second: The word once more.
  init(_ text: ProseText, _ first: Range<Int>, _ second: Range<Int>) {
    let scalars = text.scalars
    func isLetter(_ index: Int) -> Bool { scalars[index].properties.isAlphabetic }
    language = text.language
    word = text.prose.text(second).lowercased()
    var start = first.lowerBound - 1
    while start > 0, isLetter(start - 1) { start -= 1 }
    let isBehindWord = first.lowerBound > 1 && scalars[first.lowerBound - 1] == " "
    before = isBehindWord ? text.prose.text(start..<(first.lowerBound - 1)).lowercased() : nil
    var end = second.upperBound + 1
    while end < scalars.count, isLetter(end) { end += 1 }
    let isBeforeWord = end > second.upperBound + 1 && scalars[second.upperBound] == " "
    after = isBeforeWord ? text.prose.text((second.upperBound + 1)..<end).lowercased() : nil
  }

  /// Whether words with a meaning stand on both sides, and a term of the glossary, a heading or words
  /// in bold join one of them to the word.
  func areIn(_ topic: CheckedTopic) -> Bool {
    guard let before, let after, before.count >= 4, after.count >= 4,
      LanguageEvidence(of: before).functionWords + LanguageEvidence(of: after).functionWords == 0
    else { return false }
    let terms = topic.terms.glossary.concepts.lazy.flatMap { $0.terms[language] ?? [] }
    if terms.contains(where: { joins($0, before, after) }) { return true }
    return topic.texts.contains { text in
      guard text.language == language else { return false }
      if case .heading = text.kind { return joins(text.text, before, after) }
      return text.content.contains { inline in
        if case .strong(let inner) = inline {
          joins(inner.text(.prose), before, after)
        } else {
          false
        }
      }
    }
  }

  /// Whether the word stands in `text` beside one of its neighbours.
  private func joins(_ text: String, _ before: String, _ after: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains { one, next in
      isForm(one, of: before) && isForm(next, of: word)
        || isForm(one, of: word) && isForm(next, of: after)
    }
  }

  /// Whether two words are equal but for an ending, such as that of the plural.
  private func isForm(_ one: Substring, of other: String) -> Bool {
    let (short, long) = one.count < other.count ? (String(one), other) : (other, String(one))
    return long.hasPrefix(short) && long.count - short.count <= 2
  }
}
