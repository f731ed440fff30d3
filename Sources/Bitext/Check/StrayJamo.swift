import TextBasics

/// Finds a single Hangul letter after a syllable, which is a typing error.
struct StrayJamo: Rule {
  /// Letters that express laughter and tears.
  private static let emoticons = Array("ㅋㅎㅠㅜㅇㄴㄷ".unicodeScalars)

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.compactMap { text in
      guard text.language == .korean else { return nil }
      let scalars = Array(text.prose.unicodeScalars)
      for index in scalars.indices.dropFirst() where Hangul.isLetter(scalars[index]) {
        let after = index + 1 < scalars.count ? scalars[index + 1] : " "
        let isInWord = Hangul.isSyllable(scalars[index - 1]) && !Hangul.isLetter(after)
        guard isInWord else { continue }
        if Self.emoticons.contains(scalars[index]), !Hangul.isSyllable(after) { continue }
        var place = String(scalars[index - 1])
        place.unicodeScalars.append(scalars[index])
        return text.finding(
          .warning, "stray-jamo", "‘\(scalars[index])’ is not a syllable: a typing mistake?",
          at: place)
      }
      return nil
    }
  }
}
