import TextBasics

/// Finds Korean particles whose form does not fit the sound before them: 테이블를, 메뉴은, `List`을.
struct KoreanParticle: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    var nouns = ParticleNouns()
    for text in topic.prose.joined() where text.language == .korean { nouns.add(text.scalars) }
    return topic.prose.joined().filter { $0.language == .korean }.flatMap { findings($0, nouns) }
  }

  /// A particle with two forms.
  private struct Pair {
    let afterConsonant: String
    let afterVowel: String
  }

  private static let pairs = [
    Pair(afterConsonant: "을", afterVowel: "를"), Pair(afterConsonant: "은", afterVowel: "는"),
    Pair(afterConsonant: "이", afterVowel: "가"), Pair(afterConsonant: "과", afterVowel: "와"),
    Pair(afterConsonant: "으로", afterVowel: "로"),
    Pair(afterConsonant: "이라는", afterVowel: "라는"),
    Pair(afterConsonant: "이라고", afterVowel: "라고"),
  ]

  private func findings(_ text: ProseText, _ nouns: ParticleNouns) -> [Diagnostic] {
    let scalars = text.scalars
    var findings: [Diagnostic] = []
    for end in scalars.indices where isLastOfWord(scalars, end) {
      guard let (range, right, certain) = fault(in: text, endingAt: end, nouns) else { continue }
      let wrong = text.prose.text(range)
      let finding = text.finding(
        .warning, "korean-particle",
        "‘\(noun(before: range.lowerBound, in: text))’ takes ‘\(right)’, not ‘\(wrong)’",
        at: range, replacement: certain ? right : nil)
      if !Self.isBehindNamedPage(finding) { findings.append(finding) }
    }
    return findings
  }

  /// How much of a long word a message shows.
  private static let mostOfNoun = 24

  /// The end of the word before a particle.
  private func noun(before end: Int, in text: ProseText) -> String {
    let scalars = text.scalars
    var start = end
    while start > 0, !isEdge(scalars[start - 1]) { start -= 1 }
    let code = text.prose.code[end - 1] ?? ""
    let noun = text.prose.text(start..<end).replacing("\u{FFFC}", with: code)
    return noun.count > Self.mostOfNoun ? "…" + noun.suffix(Self.mostOfNoun - 1) : noun
  }

  /// Whether the particle follows `[[Page]]`, which stands for a title that is read otherwise than
  /// the name is spelled.
  private static func isBehindNamedPage(_ finding: Diagnostic) -> Bool {
    guard case .range(let file, let range) = finding.place, range.lowerBound > 1 else {
      return false
    }
    return file.bytes[range.lowerBound - 1] == 0x5D && file.bytes[range.lowerBound - 2] == 0x5D
  }

  private func isEdge(_ scalar: Unicode.Scalar) -> Bool { WhiteSpace.contains(scalar) }

  private func isLastOfWord(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard Hangul.isSyllable(scalars[index]) else { return false }
    guard index + 1 < scalars.count else { return true }
    let next = scalars[index + 1]
    return WhiteSpace.contains(next) || next == SourceProse.stop
      || ".,!?:;".unicodeScalars.contains(next)
  }

  /// The place of a particle of the wrong form at the end of a word, the right form, and whether it
  /// may be written without a look.
  private func fault(
    in text: ProseText, endingAt end: Int, _ nouns: ParticleNouns
  ) -> (Range<Int>, String, Bool)? {
    let scalars = text.scalars
    for pair in Self.pairs {
      for own in [pair.afterConsonant, pair.afterVowel] {
        let count = own.unicodeScalars.count
        let start = end + 1 - count
        guard start > 0, scalars[start...end].elementsEqual(own.unicodeScalars) else { continue }
        let wanted: (KoreanSound) -> String = { sound in
          switch sound {
          case .vowel: pair.afterVowel
          case .consonant: pair.afterConsonant
          case .liquid: own.hasSuffix("로") ? "로" : pair.afterConsonant
          }
        }
        if let right = right(before: start, own, wanted, in: text, nouns) {
          return (start..<(end + 1), right.form, right.certain)
        }
        // `으로` ends like `로`, which is another particle.
        if count > 1 { return nil }
      }
    }
    return nil
  }

  private func right(
    before start: Int, _ own: String, _ wanted: (KoreanSound) -> String,
    in text: ProseText, _ nouns: ParticleNouns
  ) -> (form: String, certain: Bool)? {
    let scalars = text.scalars
    let last = scalars[start - 1]
    if let sound = KoreanSound(syllable: last) {
      guard wanted(sound) != own else { return nil }
      var first = start - 1
      while first > 0, Hangul.isSyllable(scalars[first - 1]) { first -= 1 }
      let isAlone = first == 0 || !isWord(scalars[first - 1])
      let stem = scalars[first..<start]
      return nouns.takes(own, after: stem, isWhole: isAlone)
        ? (wanted(sound), nouns.isSure(stem, before: own)) : nil
    }
    // After other letters 이 may be 이다, and 이라 may stand after any sound.
    guard !["이", "가", "이라는", "이라고"].contains(own) else { return nil }
    guard let sounds = sounds(before: start, in: text), !sounds.isEmpty,
      sounds.allSatisfy({ wanted($0) != own })
    else { return nil }
    let isDigit = "0"..."9" ~= last
    return (wanted(sounds[0]), isDigit)
  }

  /// The sounds that the word before `end` may end in: that before a bracket and that inside.
  private func sounds(before end: Int, in text: ProseText) -> [KoreanSound]? {
    let scalars = text.scalars
    var index = end - 1
    while index >= 0, "’”'\"*_".unicodeScalars.contains(scalars[index]) { index -= 1 }
    guard index >= 0 else { return nil }
    if scalars[index] == ")" {
      guard let open = opening(of: index, in: scalars),
        let inside = sounds(before: index, in: text), let before = sounds(before: open, in: text)
      else { return nil }
      return inside + before
    }
    if scalars[index] == SourceProse.stop {
      return text.prose.code[index].flatMap(Self.sound(ofCode:)).map { [$0] }
    }
    if let sound = KoreanSound(syllable: scalars[index]) { return [sound] }
    // Percent
    if scalars[index] == "%", index > 0, "0"..."9" ~= scalars[index - 1] { return [.vowel] }
    var first = index
    while first >= 0, KoreanSound.isLatinOrDigit(scalars[first]) { first -= 1 }
    let word = scalars[(first + 1)..<(index + 1)]
    let isNumber = word.allSatisfy { "0"..."9" ~= $0 }
    // WCAG 3 is read in English, and so may the number be.
    if isNumber, first > 0, WhiteSpace.contains(scalars[first]),
      Script(of: scalars[first - 1]) == .latin
    {
      return nil
    }
    if first > 0, scalars[first] == " ", "0"..."9" ~= scalars[first - 1],
      let sound = KoreanSound(unit: word)
    {
      return [sound]
    }
    return KoreanSound(word: word, after: first >= 0 ? scalars[first] : " ").map { [$0] }
  }

  /// The place of the bracket that the one at `close` closes.
  private func opening(of close: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var depth = 0
    for index in (max(0, close - Self.longestGloss)...close).reversed() {
      if scalars[index] == ")" { depth += 1 }
      if scalars[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// How far before a closing bracket the opening one is looked for.
  private static let longestGloss = 60

  private static func sound(ofCode code: String) -> KoreanSound? {
    // A call, an operator and a path are read in several ways.
    guard
      code.unicodeScalars.allSatisfy({
        KoreanSound.isLatinOrDigit($0) || ".@_".unicodeScalars.contains($0)
      })
    else { return nil }
    let scalars = Array(code.unicodeScalars)
    let word = scalars.reversed().prefix(while: KoreanSound.isLatinOrDigit).count
    // A short name may be read letter by letter: `var`, `Err`.
    guard
      word > 3
        || word == scalars.count && word > 1
          && scalars.allSatisfy({ "0"..."9" ~= $0 || "A"..."Z" ~= $0 })
    else { return nil }
    return KoreanSound(word: scalars[(scalars.count - word)...], after: " ")
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    KoreanSound.isLatinOrDigit(scalar) || scalar == SourceProse.stop
  }
}
