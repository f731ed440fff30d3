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
      let scalars = text.prose.withoutQuotations.unicodeScalars
      guard let start = scalars.firstIndex(where: isForeign) else { return nil }
      let run = String(String.UnicodeScalarView(scalars[start...].prefix(while: isForeign)))
      return text.finding(.warning, rule, what(run), at: run)
    }
  }
}
