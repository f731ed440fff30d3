/// Links and pictures in Markdown, written with texts of authors who wrote them in another way.
enum LinkText {
  /// A link whose text may have markup of its own.
  static func link(to address: some StringProtocol, _ text: some StringProtocol) -> String {
    "[\(withBracketsEscaped(String(text)))](<\(angled(String(address)))>)"
  }

  static func picture(_ address: String, alternative: String) -> String {
    "![\(withBracketsEscaped(alternative))](<\(angled(address))>)"
  }

  /// A bracket would end the text, or begin another link in it.
  private static func withBracketsEscaped(_ text: String) -> String {
    escaped(text) { $0 == "[" || $0 == "]" }
  }

  private static func angled(_ address: String) -> String {
    escaped(address) { $0 == "<" || $0 == ">" }
  }

  /// A text with a backslash before some characters, but for those that have one.
  private static func escaped(_ text: String, where isSpecial: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isSpecial) else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isSpecial(scalar), !isEscaped { result.append("\\") }
      isEscaped = scalar == "\\" && !isEscaped
      result.append(scalar)
    }
    return String(result)
  }
}
