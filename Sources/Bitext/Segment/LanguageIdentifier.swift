/// Tells the language of a text: first by the text, then, where that leaves it open, by the document.
package enum LanguageIdentifier {
  /// The language that a text shows by itself.
  enum Verdict: Hashable {
    /// English, Korean, Japanese, or surely none of them (`und`).
    case firm(Language)
    /// Korean or Japanese words among English ones: a text in that language, or a name in a note in
    /// English.
    case amongEnglish(Language)
    /// A few Latin words without grammar: a heading, a label. `isEnglish` if English has one of them.
    case label(isEnglish: Bool)
    /// Nothing but names of products and code: they belong to whatever language is around.
    case names
    /// Han characters alone: Japanese in a Japanese document, else Chinese or nobody knows.
    case han
    /// Surely Chinese, which is none of the three languages.
    case chinese
    /// No letters.
    case nothing
  }

  /// The language of a name that stands alone, as that of a folder.
  ///
  /// - Parameter name: A word or a few.
  /// - Returns: Nil where the letters do not tell: Han alone, names of products, other scripts.
  package static func language(ofName name: String) -> Language? {
    switch verdict(on: LanguageEvidence(of: name)) {
    case .firm(let language): language.isDetermined ? language : nil
    case .amongEnglish(let language): language
    case .label: .english
    case .names, .han, .chinese, .nothing: nil
    }
  }

  /// The verdict on a text with its markup: the names of languages that lead to other pages are in none,
  /// and the English title that a link leads to does not make its label English (`원문: [How to write](…)`).
  static func verdict(on text: InlineText, content: [Inline]) -> Verdict {
    if LanguageNames.lead(content, text) { return .nothing }
    let whole = verdict(on: text.evidence)
    let asian = text.evidence.hangul + text.evidence.kana + text.evidence.han
    guard asian > 0, whole == .firm(.english), content.contains(where: \.holdsLink) else {
      return whole
    }
    switch verdict(on: InlineText(of: content.filter { !$0.holdsLink }).evidence) {
    case .firm(let language) where language != .english && language.isDetermined:
      return .amongEnglish(language)
    case .amongEnglish(let language): return .amongEnglish(language)
    case .han: return .han
    case .firm, .label, .names, .chinese, .nothing: return whole
    }
  }

  static func verdict(on evidence: LanguageEvidence) -> Verdict {
    if !evidence.hasLetters { return .nothing }
    let asian = evidence.hangul + evidence.kana + evidence.han
    if evidence.other > evidence.latin + 2 * asian { return .firm(.undetermined) }
    if asian == 0 { return latin(evidence) }
    return mixed(evidence)
  }

  /// The letters of Hangul, kana and Han of a name or two: more make a sentence.
  private static let mostLettersOfNames = 8

  /// A text with Hangul, kana or Han, perhaps among Latin words.
  private static func mixed(_ evidence: LanguageEvidence) -> Verdict {
    let asian = evidence.hangul + evidence.kana + evidence.han
    let english = 2 * evidence.functionWords
    let isAmongEnglish = asian <= mostLettersOfNames && evidence.openWords > 0
    if isKorean(evidence) {
      if evidence.koreanWeight < english { return .firm(.english) }
      return isAmongEnglish ? .amongEnglish(.korean) : .firm(.korean)
    }
    if english > evidence.japaneseWeight { return .firm(.english) }
    if evidence.kana == 0 { return evidence.chinese > 0 ? .chinese : .han }
    // A Chinese text may quote a kana or use の as an ornament.
    let isChinese = evidence.chinese > 0 && evidence.kana * 8 < evidence.han
    if isChinese { return .chinese }
    return isAmongEnglish ? .amongEnglish(.japanese) : .firm(.japanese)
  }

  /// Whether a text with Hangul, kana or Han is Korean and not Japanese: words in brackets beside
  /// the other language are its gloss.
  private static func isKorean(_ evidence: LanguageEvidence) -> Bool {
    let hangul = evidence.hangul - evidence.bracketedHangul
    let japanese = evidence.kana + evidence.han - evidence.bracketedJapanese
    if hangul == 0, japanese > 0 { return false }
    if japanese == 0, hangul > 0 { return true }
    return evidence.hangul > evidence.kana
  }

  private static func latin(_ evidence: LanguageEvidence) -> Verdict {
    let english = 2 * evidence.functionWords + evidence.commonWords
    let foreign = 2 * evidence.foreignWords + evidence.accentedWords
    if evidence.words == 0 { return .names }
    // English borrows a word with an accent now and then.
    let isPlain = evidence.accentedWords == 0 || evidence.accentedWords == 1 && evidence.words <= 4
    if evidence.functionWords == 0, evidence.foreignWords == 0, isPlain {
      let isList = evidence.openNames > 0 && evidence.openNames >= evidence.openWords
      if isList { return .names }
      if evidence.words >= 8, evidence.commonWords == 0 { return .firm(.undetermined) }
      return evidence.commonWords >= 3 && evidence.commonWords * 2 >= evidence.words
        ? .firm(.english) : .label(isEnglish: evidence.commonWords > 0)
    }
    // One short word is of several languages: `Do` heads a list of advice, and is Polish.
    if evidence.words == 1, evidence.accentedWords == 0 { return .label(isEnglish: true) }
    // As many words of English as of others: in a short text one is read in two ways (`Pour the tea`).
    if foreign == english, evidence.words <= 4, evidence.accentedWords == 0 {
      return .label(isEnglish: true)
    }
    if foreign >= english { return .firm(.undetermined) }
    return .firm(.english)
  }

  /// Facts about a whole document that help to decide each of its texts.
  struct Surroundings: Hashable {
    /// The language that most of the firmly told text is in; else the one hinted at; else `und`.
    let main: Language
    /// Whether the text is in a language that is not aligned, as the name of its file says, or its folder
    /// or front matter where at most a third of it is in others: words that its author kept.
    let isForeign: Bool
    private let hasJapanese: Bool
    /// The languages that only stand in texts with English words, in a document in English.
    private let names: Set<Language>
    private let latin: LatinLanguage

    private enum LatinLanguage { case english, foreign, open }

    /// `hint` is the language that the front matter or else the path names, if any; `isForeign` says
    /// that the text is in that one and none of the three, whatever it quotes.
    init(
      of texts: some Sequence<(Verdict, weight: Int)>, hint: Language?, isForeign: Bool = false
    ) {
      var weights: [Language: Int] = [:]
      var mixed: [Language: Int] = [:]
      var labels = 0
      var foreign = 0
      var chinese = 0
      // Neighbours are mostly in one language.
      var current: (language: Language, weight: Int)?
      for (verdict, weight) in texts {
        switch verdict {
        case .firm(.undetermined): foreign += weight
        case .firm(let language):
          if let own = current, own.language == language {
            current = (language, own.weight + weight)
            continue
          }
          if let own = current { weights[own.language, default: 0] += own.weight }
          current = (language, weight)
        case .chinese:
          foreign += weight
          chinese += weight
        case .amongEnglish(let language): mixed[language, default: 0] += weight
        case .label(isEnglish: true): labels += weight
        case .label, .names, .han, .nothing: break
        }
      }
      if let own = current { weights[own.language, default: 0] += own.weight }
      let plain = weights[.english, default: 0]
      let names = mixed.filter { weights[$0.key] == nil && hint != $0.key && $0.value < plain }
      self.names = Set(names.keys)
      for (language, weight) in mixed where names[language] == nil {
        weights[language, default: 0] += weight
      }
      let isAsian = weights[.korean, default: 0] + weights[.japanese, default: 0] > 0
      let english = weights[.english, default: 0]
      // Two lines of Japanese do not make the headings of a Chinese note Japanese.
      let japanese = weights[.japanese] ?? (hint == .japanese && weights.isEmpty ? 1 : 0)
      hasJapanese = japanese > chinese
      let isHintForeign = hint.map { $0.isDetermined && !Language.known.contains($0) } ?? false
      if !isAsian, isHintForeign || foreign > english {
        latin = .foreign
      } else if english > 0 || isAsian || hint.map(Language.known.contains) ?? false {
        latin = .english
      } else {
        latin = hint == nil ? .open : .foreign
      }
      let most = Language.known.max { weights[$0, default: 0] < weights[$1, default: 0] }
      let best = most.flatMap { weights[$0] == nil ? nil : $0 }
      let labelled: Language? = labels > 0 && latin != .foreign ? .english : nil
      let hinted = hint.flatMap { Language.known.contains($0) ? $0 : nil }
      let told = best.flatMap { weights[$0, default: 0] > foreign ? $0 : nil }
      self.isForeign =
        isForeign || isHintForeign && weights.values.reduce(0, +) * 2 < foreign
      main =
        isForeign
        ? .undetermined
        : told ?? (foreign > 0 ? .undetermined : hinted ?? labelled ?? .undetermined)
    }

    /// The language of a text whose letters say `verdict`.
    func language(of verdict: Verdict) -> Language {
      switch verdict {
      case .firm(let language): return language
      case .amongEnglish(let language): return names.contains(language) ? .english : language
      case .label(let isEnglish):
        switch latin {
        case .english: return .english
        case .foreign: return .undetermined
        case .open: return isEnglish ? .english : .undetermined
        }
      case .names: return main
      case .han: return hasJapanese ? .japanese : .undetermined
      case .chinese, .nothing: return .undetermined
      }
    }
  }
}
