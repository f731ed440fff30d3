import TextBasics

/// Finds words that are written twice in a row: *the the*, 할 수 수, をを.
struct DoubledWord: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.joined().flatMap { text in
      text.language == .japanese ? particles(text) + words(text, topic) : words(text, topic)
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
      if let before = last, scalars[before].elementsEqual(scalars[word]),
        isDoubled(scalars, before, word, text.language)
      {
        let name = text.prose.text(word)
        let isGrammar = Self.neverTwice.contains(name)
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
    // `A-A` and `x.x` are single words, and so is what a digit belongs to.
    let first = before.lowerBound > 0 ? scalars[before.lowerBound - 1] : " "
    let next = word.upperBound < scalars.count ? scalars[word.upperBound] : " "
    let edges = " \n\u{A0}“\"'(‘.,;:!?)”’。、"
    guard edges.unicodeScalars.contains(first), edges.unicodeScalars.contains(next) else {
      return false
    }
    if scalars[before.upperBound..<word.lowerBound].contains(SourceProse.lineBreak) {
      let name = String(String.UnicodeScalarView(scalars[word]))
      return Self.neverTwice.contains(name)
    }
    let name = String(String.UnicodeScalarView(scalars[word]))
    if Self.neverTwice.contains(name) { return true }
    guard scalars[word].contains(where: { Hangul.isSyllable($0) }) else {
      // Names and cries may be repeated: *Yo Yo*, *no no*.
      return word.count >= 4 && scalars[word].allSatisfy { "a"..."z" ~= $0 }
        && !Self.oftenTwice.contains(name)
    }
    guard language == .korean, !Self.oftenTwice.contains(name) else { return false }
    return word.count >= 2
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let script = Script(of: scalar)
    return script == .latin || script == .hangul
  }

  private static let neverTwice: Set<String> = [
    "the", "a", "an", "of", "to", "and", "or", "is", "are", "was", "be", "for", "with", "from",
    "as", "at", "by", "if", "it", "this", "these", "you", "your", "its", "their", "can", "수", "및",
    "또는", "위해", "대한", "대해", "따라", "있는", "하는", "합니다", "있습니다", "것은", "것이", "것을",
  ]

  /// Words that mean something when they are repeated.
  private static let oftenTwice: Set<String> = [
    "that", "had", "very", "really", "again", "many", "more", "much", "never", "long", "blah",
    "조금", "매우", "정말", "아주", "너무", "점점", "자주", "하나", "하나하나", "차례", "서로", "다시",
    "바로", "때때로", "거의", "계속", "천천히", "빨리", "어서", "오래", "한참", "가끔", "따로", "조각",
    "구석", "순간", "한발", "한걸음", "각자", "각각", "그때", "네네", "우리", "대충", "그냥", "다음",
  ]

  // MARK: - Japanese particles

  private func particles(_ text: ProseText) -> [Diagnostic] {
    let scalars = text.scalars
    var findings: [Diagnostic] = []
    for index in scalars.indices.dropFirst() where scalars[index] == scalars[index - 1] {
      // を is nothing but a particle; the others are, if no kana stands beside them.
      let isParticle =
        switch scalars[index] {
        case "を": true
        case "が", "に", "の": isAlone(scalars, (index - 1)...index)
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

  private func isAlone(_ scalars: [Unicode.Scalar], _ pair: ClosedRange<Int>) -> Bool {
    guard pair.lowerBound > 0, pair.upperBound + 1 < scalars.count else { return false }
    let (before, after) = (scalars[pair.lowerBound - 1], scalars[pair.upperBound + 1])
    return [.han, .katakana].contains(Script(of: before))
      && [.han, .katakana].contains(Script(of: after))
  }
}
