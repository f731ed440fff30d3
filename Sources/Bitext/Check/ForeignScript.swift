import TextBasics

/// Finds kana in a Korean text and Hangul in a Japanese text, unless quoted.
struct ForeignScript: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.compactMap { text in
      let isForeign: (Unicode.Scalar) -> Bool
      let rule: String
      let what: (String) -> FindingText
      switch text.language {
      case .korean:
        isForeign = { Script(of: $0)?.isKana == true }
        (rule, what) = ("kana-in-korean", { "‘\($0)’ is kana in a Korean text" })
      case .japanese:
        isForeign = { Script(of: $0) == .hangul }
        (rule, what) = ("hangul-in-japanese", { "‘\($0)’ is Hangul in a Japanese text" })
      default: return nil
      }
      // A text about a language names its words.
      if Self.subjects.contains(where: text.text.contains) { return nil }
      if Self.isSaidInSeveral(text.plainProse) { return nil }
      let scalars = text.plainProse.withoutStraightQuotations.withoutQuotations.unicodeScalars
      guard let start = scalars.firstIndex(where: isForeign) else { return nil }
      let run = String(String.UnicodeScalarView(scalars[start...].prefix(while: isForeign)))
      return text.finding(.warning, rule, what(run), at: run)
    }
  }

  /// Whether a line says the same in several languages: a title, words with bars or slashes between
  /// them.
  private static func isSaidInSeveral(_ line: String) -> Bool {
    let parts = line.split { "/|:：／｜·".contains($0) || $0 == " " }
    func holds(_ isOwn: (Unicode.Scalar) -> Bool) -> Bool {
      // Particles and endings of the other language are glued to a foreign word.
      parts.contains { part in
        let letters = part.unicodeScalars.filter(\.properties.isAlphabetic)
        return !letters.isEmpty && letters.allSatisfy(isOwn)
      }
    }
    let isInTwo =
      holds { Script(of: $0) == .hangul }
      && holds { Script(of: $0)?.isKana == true || Script(of: $0) == .han }
    guard isInTwo else { return false }
    let isSentence =
      line.unicodeScalars.last { !WhiteSpace.contains($0) }.flatMap { Sentence.mark($0.value) }
      != nil
    return line.contains(" / ") || line.contains(" | ") || line.contains(" : ")
      || !isSentence && holds { $0.isASCII }
  }

  private static let subjects = [
    "일본어", "일어", "가나", "가타카나", "히라가나", "조사", "일본식", "일본 ", "한자", "로마자",
    "韓国", "ハングル", "朝鮮", "韓", "助詞",
  ]
}

extension String {
  /// The text without quotations in straight quotation marks.
  fileprivate var withoutStraightQuotations: String {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return self }
    return parts.enumerated().filter { $0.offset % 2 == 0 || $0.offset == parts.count - 1 }
      .map(\.element).joined(separator: " ")
  }
}
