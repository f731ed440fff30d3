import TextBasics

/// Finds words that are written twice in a row: *the the*, 할 수 수, をを, 本を本を.
struct DoubledWord: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.joined().flatMap { text in
      text.language == .japanese
        ? particles(text) + phrases(text) + words(text, topic) : words(text, topic)
    }
  }

  // MARK: - Words between spaces

  private func words(_ text: ProseText, _ topic: CheckedTopic) -> [Diagnostic] {
    let scalars = text.scalars
    var findings: [Diagnostic] = []
    var last: Range<Int>?
    var said: Set<String> = []
    var index = 0
    while index < scalars.count {
      guard Self.isLetter(scalars[index]) else {
        if !WhiteSpace.contains(scalars[index]) { last = nil }
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, Self.isLetter(scalars[index]) { index += 1 }
      let word = start..<index
      if let before = last, Self.areOne(scalars[before], scalars[word]),
        isDoubled(scalars, before, word, text.language)
      {
        let name = text.prose.text(word)
        let isGrammar =
          Self.neverTwice.contains(name) && scalars[before].elementsEqual(scalars[word])
        // Where a link ends between them, they are no one phrase.
        let isOnePhrase = text.prose.source(before.lowerBound..<index) != nil
        defer { last = word }
        guard isGrammar || isOnePhrase && !MeetingTerms(text, before, word).areIn(topic) else {
          continue
        }
        guard said.insert(name).inserted else { continue }
        let between = text.prose.text(before.upperBound..<start)
        findings.append(
          text.finding(
            .warning, "doubled-word", "‘\(name)’ stands here twice",
            at: isGrammar && between == " " ? before.lowerBound..<index : word,
            replacement: isGrammar && between == " " ? name : nil))
      }
      last = word
    }
    return findings
  }

  private func isDoubled(
    _ scalars: [Unicode.Scalar], _ before: Range<Int>, _ word: Range<Int>, _ language: Language
  ) -> Bool {
    // Columns.
    if word.lowerBound - before.upperBound > 2 { return false }
    // `A-A` and `x.x` are single words, and so is a word with a digit.
    let first = before.lowerBound > 0 ? scalars[before.lowerBound - 1] : " "
    let next = word.upperBound < scalars.count ? scalars[word.upperBound] : " "
    let edges = " \n\u{A0}“\"'(‘.,;:!?)”’。、"
    guard edges.unicodeScalars.contains(first), edges.unicodeScalars.contains(next),
      !Self.areQuoted(first, next)
    else { return false }
    if scalars[before.upperBound..<word.lowerBound].contains(SourceProse.lineBreak) {
      let name = String(String.UnicodeScalarView(scalars[word]))
      return Self.neverTwice.contains(name)
    }
    let name = String(String.UnicodeScalarView(scalars[word]))
    if Self.neverTwice.contains(name) { return true }
    if Self.seldomTwice.contains(name) {
      return !Self.hasClause(scalars[..<before.lowerBound])
    }
    guard scalars[word].contains(where: { Hangul.isSyllable($0) }) else {
      // Names and cries may be repeated: *Yo Yo*, *no no*.
      return word.count >= 4 && scalars[word].allSatisfy { "a"..."z" ~= $0 }
        && !Self.oftenTwice.contains(name)
    }
    // Korean repeats nouns and adverbs to say that something happens again and again: 하루 하루.
    return language == .korean && word.count >= 2 && !Self.oftenTwice.contains(name)
      && Self.endsOfPhrases.contains(where: name.hasSuffix)
  }

  /// Whether two words are the same, but for the capital at the start of a sentence.
  private static func areOne(
    _ a: ArraySlice<Unicode.Scalar>, _ b: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let first = a.first, let other = b.first else { return false }
    let isSame = first == other || first.value | 0x20 == other.value && "A"..."Z" ~= first
    return isSame && a.dropFirst().elementsEqual(b.dropFirst())
  }

  /// Whether quotation marks stand around the two words: the text speaks of them.
  private static func areQuoted(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    let quotes = "“\"'‘”’".unicodeScalars
    return quotes.contains(before) && quotes.contains(after)
  }

  /// Whether the end of `text` begins a clause whose verb may be followed by another verb: *what it
  /// is is*.
  private static func hasClause(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let words = String(String.UnicodeScalarView(text.suffix(60))).lowercased()
      .split(whereSeparator: { !$0.isLetter })
    let begins: Set<Substring> = [
      "what", "where", "who", "how", "when", "why", "that", "all", "as",
    ]
    return words.suffix(6).contains(where: begins.contains)
  }

  /// Words that follow themselves where one clause ends and another begins.
  private static let seldomTwice: Set<String> = ["is", "was", "are", "if", "be"]

  /// The particles and endings that a phrase ends in, which stands only once.
  private static let endsOfPhrases = [
    "을", "를", "은", "는", "의", "에서", "에는", "으로", "과", "와", "할", "한", "합니다", "입니다", "됩니다", "된",
    "되는", "하여", "위한", "통해",
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let script = Script(of: scalar)
    return script == .latin || script == .hangul
  }

  private static let neverTwice: Set<String> = [
    "the", "a", "an", "of", "to", "and", "or", "for", "with", "from", "as", "at", "by", "this",
    "these", "your", "its", "their", "수", "및",
    "또는", "위해", "대한", "대해", "따라", "있는", "하는", "합니다", "있습니다", "것은", "것이", "것을",
  ]

  /// Words that mean something when they are repeated.
  private static let oftenTwice: Set<String> = [
    "that", "had", "very", "really", "again", "many", "more", "much", "never", "long", "blah",
    "조금", "매우", "정말", "아주", "너무", "점점", "자주", "하나", "하나하나", "차례", "서로", "다시",
    "바로", "때때로", "거의", "계속", "천천히", "빨리", "어서", "오래", "한참", "가끔", "따로", "조각",
    "구석", "나는", "너는", "저는", "순간", "한발", "한걸음", "각자", "각각", "그때", "네네", "우리", "대충", "그냥", "다음",
  ]

  // MARK: - Japanese particles

  private func particles(_ text: ProseText) -> [Diagnostic] {
    let scalars = text.scalars
    var findings: [Diagnostic] = []
    for index in scalars.indices.dropFirst() where scalars[index] == scalars[index - 1] {
      // を is nothing but a particle; the others are, if no kana stands beside them.
      let isParticle =
        switch scalars[index] {
        case "を": !isQuoted(scalars, (index - 1)...index)
        case "が", "に", "の", "で", "は": isAlone(scalars, (index - 1)...index)
        default: false
        }
      guard isParticle else { continue }
      let place = (index - 1)..<(index + 1)
      findings.append(
        text.finding(
          .warning, "doubled-word", "‘\(scalars[index])’ stands here twice", at: place,
          replacement: String(scalars[index])))
    }
    return findings
  }

  /// Words of Chinese characters or katakana that are there twice with the same particle, and long
  /// words of katakana without one: short ones are sounds, キラキラ.
  private func phrases(_ text: ProseText) -> [Diagnostic] {
    let scalars = text.scalars
    var findings: [Diagnostic] = []
    var start = 0
    for end in scalars.indices {
      if Self.isOfName(scalars[end]) { continue }
      let name = start..<end
      start = end + 1
      let isParticle = "をがにはでと".unicodeScalars.contains(scalars[end])
      let phrase = name.lowerBound..<(end + 1)
      if isParticle, name.count > 1, isRepeated(scalars, phrase) {
        findings.append(doubled(phrase, in: text))
      }
    }
    for name in scalars.indices.split(whereSeparator: { !Self.isKatakana(scalars[$0]) }) {
      let half = name.startIndex..<(name.startIndex + name.count / 2)
      if name.count.isMultiple(of: 2), half.count > 3, isRepeated(scalars, half) {
        findings.append(doubled(half, in: text))
      }
    }
    return findings
  }

  private func isRepeated(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    let next = range.upperBound..<(range.upperBound + range.count)
    return next.upperBound <= scalars.count && scalars[range].elementsEqual(scalars[next])
  }

  private func doubled(_ range: Range<Int>, in text: ProseText) -> Diagnostic {
    let name = text.prose.text(range)
    return text.finding(
      .warning, "doubled-word", "‘\(name)’ stands here twice",
      at: range.lowerBound..<(range.upperBound + range.count),
      replacement: isDescribed(text.scalars, range) ? nil : name)
  }

  /// Whether a clause ends before a phrase and may describe its noun.
  ///
  /// Then the two nouns may be two things: 型を使うトレイトをトレイトを持つ型に渡します.
  private func isDescribed(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    range.lowerBound > 0
      && "うくぐすつぬぶむるただいなの".unicodeScalars.contains(scalars[range.lowerBound - 1])
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    isKatakana(scalar) || Script(of: scalar) == .han
  }

  private static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "ー" || Script(of: scalar) == .katakana
  }

  private func isQuoted(_ scalars: [Unicode.Scalar], _ pair: ClosedRange<Int>) -> Bool {
    let (before, after) = (pair.lowerBound - 1, pair.upperBound + 1)
    guard before >= 0, after < scalars.count else { return false }
    return "「『“\"（".unicodeScalars.contains(scalars[before])
      && "」』”\"）".unicodeScalars.contains(scalars[after])
  }

  private func isAlone(_ scalars: [Unicode.Scalar], _ pair: ClosedRange<Int>) -> Bool {
    guard pair.lowerBound > 0, pair.upperBound + 1 < scalars.count else { return false }
    let (before, after) = (scalars[pair.lowerBound - 1], scalars[pair.upperBound + 1])
    return [.han, .katakana].contains(Script(of: before))
      && [.han, .katakana].contains(Script(of: after))
  }
}
