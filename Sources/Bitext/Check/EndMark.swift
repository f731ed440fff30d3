import TextBasics

/// Finds sentences whose end mark is missing, while the original has one, or is of another script.
struct EndMark: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    otherScript(topic) + missing(topic)
  }

  // MARK: - The mark of another script

  private func otherScript(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.compactMap { text in
      let scalars = Array(text.prose.trimmed.unicodeScalars)
      guard scalars.count > 1, let last = scalars.last else { return nil }
      let before = scalars[scalars.count - 2]
      let isKana = Script(of: before)?.isKana == true
      if text.language == .japanese, isKana, last == "." || last == "," {
        let better = last == "." ? "。" : "、"
        return text.finding(
          .warning, "end-mark", "a Japanese sentence ends in ‘\(better)’, not in ‘\(last)’")
      }
      if text.language == .korean, Hangul.isSyllable(before), last == "。" || last == "．" {
        return text.finding(
          .warning, "end-mark", "a Korean sentence ends in ‘.’, not in ‘\(last)’")
      }
      return nil
    }
  }

  // MARK: - No mark

  private func missing(_ topic: CheckedTopic) -> [Diagnostic] {
    var usual: [Int: (with: Int, without: Int)] = [:]
    let ended = topic.pairs.filter { pair in
      pair.source.kind == .paragraph && pair.target.kind == .paragraph
        && pair.source.segments.count == 1 && pair.target.segments.count == 1
        && !pair.target.isCaption && !Self.isEnclosed(pair.target.text)
        && Self.mark(of: pair.source.text) == .end
        // A sentence before a list may lack its colon.
        && Sentence.mark(endingIn: pair.source.text.trimmed) != .colon
    }
    for pair in ended {
      let isEnded = Self.mark(of: pair.target.text) == .end
      var count = usual[pair.target.documentIndex] ?? (0, 0)
      if isEnded { count.with += 1 } else { count.without += 1 }
      usual[pair.target.documentIndex] = count
    }
    return ended.compactMap { pair in
      // A quotation ends the paragraph as a sentence does.
      let isQuotation = pair.target.text.last.map { "」』”’\"".contains($0) } ?? true
      guard !isQuotation, Self.mark(of: pair.target.text) == .letter, !pair.target.isPart,
        let count = usual[pair.target.documentIndex], count.with >= 4 * count.without
      else { return nil }
      return pair.target.finding(
        .warning, "end-mark",
        "this paragraph has no end mark, as its \(pair.source.language) has "
          + "(\(pair.source.reference)): is it complete?")
    }
  }

  /// Whether a text stands in brackets or quotation marks: they may end it.
  private static func isEnclosed(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return "(（「『【“".contains(first) && ")）」』】”".contains(last)
  }

  private enum Mark { case end, letter, other }

  /// The end mark of a text, before closing brackets and quotation marks.
  private static func mark(of text: String) -> Mark {
    // A remark in brackets or a laugh may follow the sentence; at most four are skipped.
    var sentence = text
    for _ in 0..<4 {
      let shorter = withoutLastBracket(sentence)
      guard shorter.utf8.count < sentence.utf8.count else { break }
      sentence = shorter
      if lastMark(of: sentence) == .end { return .end }
    }
    return lastMark(of: text)
  }

  private static func lastMark(of text: String) -> Mark {
    let isBehind = { (scalar: Unicode.Scalar) in
      Sentence.isCloser(scalar.value) || laughs.contains(scalar)
    }
    guard let last = text.unicodeScalars.reversed().first(where: { !isBehind($0) }) else {
      return .other
    }
    if Sentence.mark(last.value) != nil || last == ";" { return .end }
    return last.properties.isAlphabetic ? .letter : .other
  }

  /// The characters of laughs and tears after a sentence, which mean no more than a smile.
  private static let laughs = Array(" ㅋㅎㅠㅜ^".unicodeScalars)

  private static func withoutLastBracket(_ text: String) -> String {
    guard text.hasSuffix(")") || text.hasSuffix("）") else { return text }
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == ")" || text[index] == "）" { depth += 1 }
      if text[index] == "(" || text[index] == "（" { depth -= 1 }
      if depth == 0 { return text[..<index].trimmed }
    }
    return text
  }
}
