/// Finds a single Hangul letter after a syllable, which is a typing error.
struct StrayJamo: Rule {
  /// Letters that express laughter and tears.
  private static let emoticons = Array("ㅋㅎㅠㅜㅇㄴㄷ".unicodeScalars)

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.compactMap { text in
      guard text.language == .korean else { return nil }
      let scalars = Array(text.prose.unicodeScalars)
      for index in scalars.indices.dropFirst() where Self.isJamo(scalars[index]) {
        let after = index + 1 < scalars.count ? scalars[index + 1] : " "
        let isInWord = TermMatch.isHangul(scalars[index - 1]) && !Self.isJamo(after)
        guard isInWord else { continue }
        if Self.emoticons.contains(scalars[index]), !TermMatch.isHangul(after) { continue }
        var place = String(scalars[index - 1])
        place.unicodeScalars.append(scalars[index])
        return text.finding(
          .warning, "stray-jamo", "‘\(scalars[index])’ is no syllable: a slip of the keyboard?",
          at: place)
      }
      return nil
    }
  }

  /// Whether the scalar is a compatibility letter, U+3131–3163.
  private static func isJamo(_ scalar: Unicode.Scalar) -> Bool { 0x3131...0x3163 ~= scalar.value }
}
