import TextBasics

/// Finds terms of the original that one source translates in two ways, as its own glosses show:
/// `헤더(header)` here and `머리글(header)` there.
struct TermTwoWays: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.textsOfDocuments.flatMap(findings)
  }

  private struct Use {
    let term: String
    let text: CheckedText
  }

  private func findings(_ texts: [CheckedText]) -> [Diagnostic] {
    var first: [String: Use] = [:]
    var labels: Set<String> = []
    var findings: [Diagnostic] = []
    for text in texts where text.language == .korean || text.language == .japanese {
      var remarks: [CheckedText.Remark] = []
      let glosses = Self.glosses(in: text.prose, text.language)
      for (term, original) in glosses {
        let key = Self.singular(original.lowercased())
        // A word behind two terms of one text tells their kind, as a unit does: 너비(px), 높이(px).
        guard !Self.labels.contains(key), key.utf8.count > 1,
          original.contains(" ")
            || !glosses.contains(where: { $0.original == original && Self.differ($0.term, term) })
        else {
          labels.insert(key)
          continue
        }
        if labels.contains(key) { continue }
        guard let known = first[key], known.text.language == text.language else {
          first[key] = Use(term: term, text: text)
          continue
        }
        guard Self.differ(known.term, term) else { continue }
        remarks.append(
          CheckedText.Remark(
            .note, "term-two-ways",
            "‘\(original)’ is ‘\(term)’ here and ‘\(known.term)’ in \(known.text.reference)",
            at: term))
      }
      findings += text.findings(remarks)
    }
    return findings
  }

  /// The words that are followed by their originals in brackets.
  private static func glosses(
    in text: String, _ language: Language
  ) -> [(term: String, original: String)] {
    var glosses: [(String, String)] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "(" || $0 == "（" }) {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(where: { $0 == ")" || $0 == "）" }) else { break }
      let original = inside[..<close]
      let words = original.split(separator: " ").count
      let term = phrase(endingAt: rest[..<open], words: words, language)
      let isOriginal =
        original.utf8.count <= 40 && original.utf8.contains { 0x61...0x7A ~= $0 | 0x20 }
        && original.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || $0 == 0x20 || $0 == 0x2D }
        && words <= 3 && !isName(original)
      if isOriginal, !term.isEmpty { glosses.append((term, String(original))) }
      rest = inside[inside.index(after: close)...]
    }
    return glosses
  }

  /// Words in brackets behind a term that are not its original: units and remarks.
  private static let labels: Set<String> = Set(
    """
    optional required default recommended deprecated experimental beta alpha new only read-only
    px pt em rem dp sp ms sec min kb mb gb hz db kg km cm mm npm yarn pnpm pip brew go rust swift java
    python ruby node bash zsh shell html css json yaml xml sql true false null nil none void int string
    bool boolean float double number array object any left right top bottom on off yes no all
    part-time full-time solved done todo fixed wip draft free paid male female
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether neither term is the other with something before or after it.
  private static func differ(_ a: String, _ b: String) -> Bool {
    let (first, second) = (a.filter { $0 != " " }, b.filter { $0 != " " })
    return !first.hasSuffix(second) && !second.hasSuffix(first) && !first.hasPrefix(second)
      && !second.hasPrefix(first)
  }

  /// Whether the words in brackets are a name, such as *Swift*, which tells which of several is
  /// meant.
  private static func isName(_ original: Substring) -> Bool {
    original.split(separator: " ").contains { word in
      word.unicodeScalars.first?.properties.isUppercase == true
        || word.unicodeScalars.dropFirst().contains { $0.properties.isUppercase }
    }
  }

  /// The last words before a bracket, as many as there are in it; in Japanese, which has no spaces,
  /// the last run of one script.
  private static func phrase(
    endingAt text: Substring, words: Int, _ language: Language
  ) -> String {
    var rest = text
    var phrase: [String] = []
    for _ in 0..<(language == .korean ? words : 1) {
      let last = word(endingAt: rest, language)
      guard !last.isEmpty else { break }
      phrase.insert(last, at: 0)
      rest = rest.dropLast(last.count)
      guard rest.last == " " else { break }
      rest = rest.dropLast()
    }
    return phrase.joined(separator: " ")
  }

  /// The last word: in Korean the text after the last space, in Japanese the last run of one
  /// script.
  private static func word(endingAt text: Substring, _ language: Language) -> String {
    func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
      if language == .korean { return Hangul.isSyllable(scalar) }
      let script = Script(of: scalar)
      return script == .katakana || script == .han
    }
    var word: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars.reversed() {
      guard isOfWord(scalar) else { break }
      word.append(scalar)
    }
    word.reverse()
    return String(String.UnicodeScalarView(word))
  }

  private static func singular(_ word: String) -> String {
    word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }
}
