extension Lexicon {
  /// Makes a lexicon of the words of a glossary's terms.
  ///
  /// - Parameter concepts: For each concept, its terms in each language.
  init(concepts: [[Language: [String]]]) {
    self.init(concepts.flatMap { Self.entries(concept: $0, strength: 0.9) })
  }

  /// The pairs of words of one concept.
  ///
  /// Terms of one word each translate each other with full `strength`. The words of longer terms
  /// share the strength of the whole term.
  ///
  /// - Parameters:
  ///   - concept: The terms of the concept in each language.
  ///   - strength: The strength of a pair of terms of one word, in 0...1.
  /// - Returns: The pairs, in the order of the languages.
  package static func entries(concept: [Language: [String]], strength: Float) -> [Entry] {
    let terms = concept.sorted { $0.key < $1.key }.map { language, terms in
      (language: language, words: terms.map(words))
    }
    var entries: [Entry] = []
    for (index, first) in terms.enumerated() {
      for second in terms.dropFirst(index + 1) {
        let pair = Pair(first.language, second.language)
        for one in first.words {
          for other in second.words {
            let share = strength / Float(max(1, max(one.count, other.count))).squareRoot()
            for a in one {
              for b in other {
                entries.append(Entry(languages: pair, a: a.text, b: b.text, strength: share))
              }
            }
          }
        }
      }
    }
    return entries
  }

  /// The words of a term.
  ///
  /// The hiragana words of a Japanese term are dropped as grammar if Han characters are left.
  private static func words(of term: String) -> [Word] {
    let words = WordScanner.words(in: term)
    let content = words.filter { $0.script != .hiragana }
    return content.isEmpty ? words : content
  }
}
