/// Whether two short names may translate each other, judged by single words.
enum LikelyTranslation {
  /// Whether a word of one name translates a word of the other, or sounds like it.
  ///
  /// - Complexity: O(n · m) for names of n and m words.
  static func holds(
    between a: (name: String, language: Language), and b: (name: String, language: Language),
    in lexicon: Lexicon = .shipped
  ) -> Bool {
    let (wordsA, wordsB) = (WordScanner.words(in: a.name), WordScanner.words(in: b.name))
    let table = lexicon.table(from: a.language, to: b.language)
    return wordsA.contains { one in
      let translations = table?.translations(of: Word.key(of: one.form)) ?? []
      return wordsB.contains { other in
        let key = Word.key(of: other.form)
        return translations.contains { $0.key == key } || soundAlike(one, other)
      }
    }
  }

  private static func soundAlike(_ a: Word, _ b: Word) -> Bool {
    var sounds: Set<Skeleton> = []
    Skeleton.variants(of: a.form.span, in: a.script).forEach { sounds.insert($0) }
    var areAlike = false
    Skeleton.variants(of: b.form.span, in: b.script).forEach {
      areAlike = areAlike || sounds.contains($0)
    }
    return areAlike
  }
}
