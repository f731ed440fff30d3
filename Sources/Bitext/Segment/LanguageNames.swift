/// What languages are called by those who speak them: the links to a page in other languages.
enum LanguageNames {
  /// Whether links stand on the names of languages, and on nothing else.
  ///
  /// Such a list is in none of the languages that it names.
  ///
  /// - Complexity: O(1) for nearly all prose, whose letters or words are counted already.
  static func lead(_ content: [Inline], _ text: InlineText) -> Bool {
    guard mayBeList(text.evidence), text.text.utf8.count <= longestList,
      content.contains(where: \.holdsLink)
    else { return false }
    var hasNames = false
    var rest = text.text.unicodeScalars[...]
    while !rest.isEmpty {
      let name = rest.prefix { !isSeparator($0) }
      rest = rest[name.endIndex...].dropFirst()
      guard name.contains(where: \.properties.isAlphabetic) else { continue }
      guard isName(Substring(name)) else { return false }
      hasNames = true
    }
    return hasNames
  }

  /// Whether the letters may be those of names: none of these has kana, an English word of grammar
  /// or more than a word of Hangul.
  private static func mayBeList(_ evidence: LanguageEvidence) -> Bool {
    evidence.functionWords == 0 && evidence.kana == 0 && evidence.hangul <= mostHangul
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "|", ",", "/", "·", "•", "、", "，", "｜", "-": true
    default: false
    }
  }

  /// Whether a text is the name of one language.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count <= longestName else { return false }
    return own.contains(text.lowercased().filter { $0.isLetter })
  }

  private static let longestList = 1_000
  private static let longestName = 64
  /// The Korean name of the language, twice.
  private static let mostHangul = 8

  /// In small letters, without spaces and brackets.
  private static let own: Set<String> = [
    "english", "korean", "japanese", "한국어", "日本語", "简体中文", "繁體中文", "繁体中文", "中文", "français",
    "español", "português", "portuguêsbrasil", "русский", "українська", "türkçe", "italiano",
    "bahasaindonesia", "deutsch", "polski", "nederlands", "العربية", "tiếngviệt", "uzbek", "עברית",
    "ไทย", "हिन्दी", "čeština", "svenska", "简体", "繁體", "繁体", "中文版", "日本語版", "한국어판", "日文", "韩文",
    "韓文", "英文", "euskara", "magyar", "ελληνικά", "فارسی", "dansk", "suomi",
  ]
}
