extension Lexicon {
  /// The words of a glossary's terms.
  ///
  /// A term of one word translates another one surely; the words of longer terms share what is
  /// known of the whole.
  ///
  /// - Parameter concepts: For each concept, its terms in each language.
  init(concepts: [[Language: [String]]]) {
    var entries: [Entry] = []
    for concept in concepts {
      let terms = concept.sorted { $0.key < $1.key }.map { language, terms in
        (language: language, words: terms.map { WordScanner.words(in: $0) })
      }
      for (index, first) in terms.enumerated() {
        for second in terms.dropFirst(index + 1) {
          let pair = Pair(first.language, second.language)
          for one in first.words {
            for other in second.words {
              entries += Self.entries(pair, one, other)
            }
          }
        }
      }
    }
    self.init(entries)
  }

  private static func entries(_ pair: Pair, _ one: [Word], _ other: [Word]) -> [Entry] {
    let strength = 0.9 / Float(max(1, max(one.count, other.count))).squareRoot()
    return one.flatMap { a in
      other.map { b in Entry(languages: pair, a: a.text, b: b.text, strength: strength) }
    }
  }
}
