import TextBasics

/// The phrases of a text that may be terms: in English one to three words without function words at
/// their edges, in Korean nouns without their particles, in Japanese runs of kanji and katakana.
struct TermPhrases {
  struct Phrase: Hashable {
    /// The key that equal phrases share: without plural, case and particles.
    let key: String
    /// As the text has it, without particles.
    let form: String
  }

  /// The phrases in order, repeated ones as often as they are there.
  private(set) var phrases: [Phrase] = []

  /// The greatest number of words of a phrase.
  private static let mostWords = 3

  init(_ text: String, in language: Language, nouns: KoreanNouns) {
    switch language {
    case .english: addWords(Self.english(text), joinedBy: " ")
    case .korean: addWords(Self.korean(text, nouns), joinedBy: " ")
    case .japanese: addWords(Self.japanese(text), joinedBy: "")
    default: break
    }
  }

  /// A word, or nil where a phrase ends.
  private typealias Word = Phrase

  private mutating func addWords(_ words: [Word?], joinedBy space: String) {
    for start in words.indices {
      guard let first = words[start] else { continue }
      var (key, form) = (first.key, first.form)
      phrases.append(first)
      for next in words[(start + 1)...].prefix(Self.mostWords - 1) {
        guard let next else { break }
        key += space + next.key
        form += space + next.form
        phrases.append(Phrase(key: key, form: form))
      }
    }
  }

  // MARK: - English

  private static func english(_ text: String) -> [Word?] {
    scan(text) { scalar in
      Script(of: scalar) == .latin || scalar == "'" || scalar == "\u{2019}" || scalar == "-"
    }.map { run in
      guard let run, run.unicodeScalars.count > 2 else { return nil }
      let word = run.lowercased()
      guard !EnglishWords.common.contains(word), !word.hasSuffix("ly"), !word.contains("'"),
        !word.contains("\u{2019}"), word.utf8.first != 0x2D, word.utf8.last != 0x2D, !isName(run)
      else { return nil }
      return Word(key: singular(word), form: run)
    }
  }

  /// Whether a word is a name in code: `rowHeight`.
  private static func isName(_ word: String) -> Bool {
    zip(word.utf8, word.utf8.dropFirst()).contains { 0x61...0x7A ~= $0 && 0x41...0x5A ~= $1 }
  }

  private static func singular(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars.map(\.value))
    guard scalars.allSatisfy({ 0x61...0x7A ~= $0 }) else { return word }
    let length = EnglishStem.lengthOfPlural(scalars.span)
    let stem = String(word.dropLast(length))
    return length > 0 && word.hasSuffix("ies") ? String(stem.dropLast()) + "y" : stem
  }

  // MARK: - Korean

  private static func korean(_ text: String, _ nouns: KoreanNouns) -> [Word?] {
    var words: [Word?] = []
    for run in scan(text, { Hangul.isSyllable($0) }) {
      guard let run, let noun = nouns.noun(of: run) else {
        words.append(nil)
        continue
      }
      words.append(Word(key: noun, form: noun))
      // Behind a particle, another phrase begins.
      if noun != run { words.append(nil) }
    }
    return words
  }

  // MARK: - Japanese

  private static func japanese(_ text: String) -> [Word?] {
    var words: [Word?] = []
    var run = ""
    var script: Script?
    func end(before next: Unicode.Scalar?) {
      defer { (run, script) = ("", nil) }
      let count = run.unicodeScalars.count
      // A single kanji, and one that hiragana conjugate, is no term.
      guard count > 1, script != .han || !isConjugated(by: next) else {
        words.append(nil)
        return
      }
      words.append(Word(key: run, form: run))
    }
    for scalar in text.unicodeScalars {
      let kind: Script? =
        switch Script(of: scalar) {
        case .katakana: .katakana
        case .han: .han
        case .hiragana, .latin, .hangul, .bopomofo, nil:
          script == .katakana && (scalar == "ー" || scalar == "・") ? .katakana : nil
        }
      if let kind, kind == script {
        run.unicodeScalars.append(scalar)
        continue
      }
      if script != nil { end(before: scalar) }
      if let kind {
        run = String(scalar)
        script = kind
      } else {
        words.append(nil)
      }
    }
    if script != nil { end(before: nil) }
    return words
  }

  private static func isConjugated(by scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, Script(of: scalar) == .hiragana else { return false }
    return !"をはがのにでともやへなすさし".unicodeScalars.contains(scalar)
  }

  // MARK: - Runs

  /// The runs of characters that belong to words; nil for punctuation between them.
  private static func scan(
    _ text: String, _ isOfWord: (Unicode.Scalar) -> Bool
  ) -> [String?] {
    var runs: [String?] = []
    var run = ""
    for scalar in text.unicodeScalars {
      if isOfWord(scalar) {
        run.unicodeScalars.append(scalar)
        continue
      }
      if !run.isEmpty {
        runs.append(run)
        run = ""
      }
      if !WhiteSpace.contains(scalar) { runs.append(nil) }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }
}
