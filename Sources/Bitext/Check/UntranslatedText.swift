import TextBasics

/// Finds English that was left in a Korean or Japanese text.
struct UntranslatedText: Rule {
  private static let functionWords: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "don't", "for", "from", "has",
    "have", "if", "in", "is", "it", "of", "on", "or", "see", "that", "the", "this", "to", "when",
    "with",
    "you", "your", "people", "they", "their", "not", "which", "will", "than",
  ]

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.joined().compactMap { prose in
      if prose.language == .korean || prose.language == .japanese { return inside(prose) }
      return prose.language == .english ? whole(prose.text, topic.topic) : nil
    }
  }

  /// A finding for a run of English words in a sentence of another language.
  private func inside(_ prose: ProseText) -> Diagnostic? {
    let text = prose.text
    guard text.kind != .cell else { return nil }
    // English in emphasis or in a link to a page in English is a quotation.
    let run = Self.longestEnglishRun(in: text.plainProse)
    guard run.count >= 6 else { return nil }
    let words = run.joined(separator: " ")
    return text.finding(
      .warning, "untranslated-text",
      "“\(words.shortened)” is English inside a \(text.language) text", at: run[0])
  }

  /// A finding for an English paragraph in a source that is mostly in another language.
  private func whole(_ text: CheckedText, _ topic: Topic) -> Diagnostic? {
    let main = text.document.language
    guard main == .korean || main == .japanese, let segment = text.segments.first,
      MissingTranslation.isProse(segment),
      let index = text.segmentIndices.first
    else { return nil }
    let unit = topic.units[topic.unitOfSegment[text.documentIndex][index]]
    let isPaired = unit.variants.contains {
      $0.document == text.documentIndex && $0.language != .english
    }
    let words = Self.longestEnglishRun(in: text.prose)
    guard !isPaired, words.count >= 5, !Self.isNamed(text), !text.hasGloss else { return nil }
    // If English stands beside its translation throughout the file, missing-translation reports the
    // missing texts.
    if topic.originalLanguage == .english,
      topic.mainEdition(in: .english)?.document == text.documentIndex,
      text.isLabelled || Self.standsBeside(main, in: text.documentIndex, of: topic)
    {
      return nil
    }
    return text.finding(
      .warning, "untranslated-text",
      "“\(text.text.shortened)” is English in a \(main) text")
  }

  /// Whether at least a third of the English texts of a source have a translation in it.
  private static func standsBeside(_ main: Language, in document: Int, of topic: Topic) -> Bool {
    var all = 0
    var paired = 0
    for unit in topic.units {
      let own = unit.variants.filter { $0.document == document }
      guard own.contains(where: { $0.language == .english }) else { continue }
      all += 1
      if own.contains(where: { $0.language == main }) { paired += 1 }
    }
    return paired * 3 >= all
  }

  /// Whether a text is the name of an author or a work, as below a quotation, or a link alone.
  private static func isNamed(_ text: CheckedText) -> Bool {
    if ["—", "―", "–", "- ", "by "].contains(where: text.text.hasPrefix) { return true }
    if text.isCitation { return true }
    let words = text.text.split(separator: " ")
    if words.count(where: { $0.first?.isUppercase ?? false }) * 5 > words.count * 3 { return true }
    // 🔗 before a link says nothing.
    let first = text.content.first { inline in
      guard case .text(let text) = inline else { return true }
      return text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
    switch first {
    case .link: return !Sentence.ends(text.text.trimmed)
    case .emphasis: return text.content.count == 1
    default: return false
    }
  }

  /// The longest run of Latin words, outside brackets and quotation marks, with at least two
  /// English function words.
  private static func longestEnglishRun(in text: String) -> [String] {
    var best: [String] = []
    var run: [String] = []
    var depth = 0
    var isQuoted = false
    var isApostropheOpen = false
    func end() {
      let grammar = run.count { functionWords.contains($0.lowercased()) }
      if run.count > best.count, grammar >= 2 { best = run }
      run = []
    }
    for word in text.split(whereSeparator: \.isWhitespace) {
      // Straight quotation marks open and close with the same character.
      let quotes = word.unicodeScalars.count { $0 == "\"" }
      if quotes % 2 == 1 { isQuoted.toggle() }
      let isApostrophe = word.hasPrefix("'") || isApostropheOpen
      if isApostrophe {
        isApostropheOpen = !word.trimmed(of: { ".,".unicodeScalars.contains($0) }).dropFirst()
          .hasSuffix("'")
      }
      let opens = word.unicodeScalars.count { "([{“‘「『（《〈".unicodeScalars.contains($0) }
      let closes = word.unicodeScalars.count { ")]}”’」』）》〉".unicodeScalars.contains($0) }
      let bare = word.trimmingPrefix { !$0.isLetter && !$0.isNumber }
      let letters = bare.unicodeScalars.filter { $0.properties.isAlphabetic }
      let isLatin = !letters.isEmpty && letters.allSatisfy { $0.value < 0x250 }
      if depth == 0, !isQuoted, quotes == 0, !isApostrophe, opens == 0 || word.contains("’"),
        isLatin
      {
        run.append(String(word).trimmingPunctuation)
      } else {
        end()
      }
      depth = max(0, depth + opens - closes)
    }
    end()
    return best
  }
}

extension CheckedText {
  /// Whether the text is a work in a list of sources, as `[4] A. Author (1978)`.
  fileprivate var isCitation: Bool {
    guard text.hasPrefix("["), let close = text.firstIndex(of: "]") else { return false }
    let label = text[..<close].dropFirst()
    return !label.isEmpty && label.allSatisfy(\.isNumber)
  }

  /// Whether a word in the language of the page tells the kind of the text, as 원문: does, or the
  /// text names the owner of the page.
  fileprivate var isLabelled: Bool {
    text.unicodeScalars.contains { Script(of: $0)?.isOfEastAsia == true }
      || ["copyright", "©", "(c)"].contains(where: text.lowercased().hasPrefix)
  }

  /// Whether the text is a name in English with its translation behind it in brackets.
  fileprivate var hasGloss: Bool {
    text.unicodeScalars.count { Script(of: $0)?.isOfEastAsia == true } >= Self.fewLettersOfGloss
  }

  private static let fewLettersOfGloss = 8
}

extension String {
  /// The text without punctuation at either end.
  var trimmingPunctuation: String {
    let isWord = { (scalar: Unicode.Scalar) in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    guard let first = unicodeScalars.firstIndex(where: isWord),
      let last = unicodeScalars.lastIndex(where: isWord)
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
