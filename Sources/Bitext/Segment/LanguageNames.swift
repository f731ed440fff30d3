/// The names of languages as their speakers write them: links to a page in other languages.
enum LanguageNames {
  /// Whether links stand on the names of languages, and on nothing else but a label before them, as
  /// in *Read this in other languages: English, 日本語*.
  ///
  /// Such a list is in none of the languages that it names.
  ///
  /// - Complexity: O(1) for nearly all prose, whose letters or words are counted already.
  static func lead(_ content: [Inline], _ text: InlineText) -> Bool {
    guard text.text.utf8.count <= longestList, content.contains(where: \.holdsLink) else {
      return false
    }
    var rest = text.text.unicodeScalars[...]
    if let label = label(before: content) {
      rest = rest.dropFirst(label.unicodeScalars.count)
    } else if !mayBeList(text.evidence) {
      return false
    }
    var hasNames = false
    while !rest.isEmpty {
      let name = rest.prefix { !isSeparator($0) }
      rest = rest[name.endIndex...].dropFirst()
      guard name.contains(where: \.properties.isAlphabetic) else { continue }
      guard isName(Substring(name)) || areNames(Substring(name)) else { return false }
      hasNames = true
    }
    return hasNames
  }

  /// The words before the first link, if they end in a colon.
  private static func label(before content: [Inline]) -> String? {
    guard let first = content.firstIndex(where: \.holdsLink), first > 0 else { return nil }
    var label = Array(content[..<first]).text(.shown)
    if label.last?.isWhitespace == true { label.removeLast() }
    guard label.utf8.count <= longestName else { return nil }
    return label.last == ":" || label.last == "：" ? label : nil
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

  /// Whether a text is the name of one language, perhaps with its country in brackets.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count <= longestName else { return false }
    if own.contains(text.lowercased().filter(\.isLetter)) { return true }
    let bare = text.prefix { !"(（[".contains($0) }
    return own.contains(bare.lowercased().filter(\.isLetter))
  }

  /// Whether a text says in which language another one is: `한국어`, `Korean translation`, `日本語訳`.
  static func isEdition(_ text: String) -> Bool {
    if isName(text) { return true }
    let text = text.lowercased()
    return editions.contains { text.hasSuffix($0) && isName(text.dropLast($0.count)) }
  }

  /// The one of the three languages that a text names and nothing else; it may do so twice:
  /// `한국어 (Korean)`.
  ///
  /// - Complexity: O(1).
  static func language(namedBy text: String) -> Language? {
    guard text.utf8.count <= longestMark, mayName(text) else { return nil }
    var language: Language?
    // A flag speaks for itself, and beside a name it has to say the same.
    if text.utf8.contains(0xF0), let start = text.unicodeScalars.firstIndex(where: isOfFlag) {
      let flag = text.unicodeScalars[start...].prefix(while: isOfFlag)
      language = self.language(ofFlag: flag)
      if language == nil { return nil }
    }
    for part in text.split(whereSeparator: { "()（）[]/|·".contains($0) }) {
      let name = part.lowercased().filter(\.isLetter)
      guard !name.isEmpty else { continue }
      guard let named = PathKey.language(named: name), Language.known.contains(named),
        language == nil || language == named
      else { return nil }
      language = named
    }
    return language
  }

  /// Whether the first letter of a text is that of a language's name, or half a flag; nearly all
  /// headings begin otherwise.
  private static func mayName(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "E", "e", "K", "k", "J", "j", "영", "일", "한", "국", "英", "韓", "日": return true
      case "A"..."Z", "a"..."z", "가"..."힣", "\u{3040}"..."\u{9FFF}": return false
      default: if isOfFlag(scalar) { return true }
      }
    }
    return false
  }

  /// The one of the three languages whose country has a flag of two letters: 🇰🇷, 🇯🇵, and 🇺🇸 and 🇬🇧
  /// for English.
  static func language(ofFlag flag: Substring.UnicodeScalarView) -> Language? {
    guard flag.allSatisfy(isOfFlag) else { return nil }
    let letters = flag.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }
    return switch String(String.UnicodeScalarView(letters)) {
    case "KR": .korean
    case "JP": .japanese
    case "US", "GB": .english
    default: nil
    }
  }

  /// Whether a character is one of the two letters of a flag.
  static func isOfFlag(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value
  }

  private static let editions = [
    "translation", "translated", "version", "edition", "번역", "번역본", "번역판", "판", "버전", "訳", "翻訳",
    "翻訳版", "版",
  ]

  /// Whether each word of a text is the name of a language: lists on lines of their own often lack a
  /// comma.
  private static func areNames(_ text: Substring) -> Bool {
    text.split(whereSeparator: \.isWhitespace).allSatisfy { isName($0) }
  }

  private static let longestList = 1_000
  private static let longestName = 64
  private static let longestMark = 40
  /// The largest number of Hangul syllables: two names of Korean, such as 한국어판.
  private static let mostHangul = 8

  /// In small letters, without spaces and brackets.
  private static let own = Set(
    """
    english korean japanese 한국어 日本語 简体中文 繁體中文 繁体中文 中文 français español português
    portuguêsbrasil portuguêsdobrasil brasileiro русский українська türkçe türk italiano italiana
    bahasaindonesia bahasamelayu indonesia deutsch polski nederlands العربية tiếngviệt uzbek
    ozbekcha oʻzbekcha עברית ไทย हिन्दी हिंदी čeština svenska 简体 繁體 繁体 中文版 日本語版 한국어판 日文 韩文
    韓文 英文 euskara magyar ελληνικά فارسی dansk suomi norsk română hrvatski srpski српски català
    galego slovenčina slovenščina български беларуская lietuvių latviešu eesti বাংলা தமிழ் తెలుగు
    मराठी नेपाली اردو ភាសាខ្មែរ မြန်မာ монгол қазақша ქართული հայերեն azərbaycanca filipino
    tagalog esperanto íslenska shqip македонски bosanski
    chinese simplifiedchinese traditionalchinese french german spanish italian russian portuguese
    brazilianportuguese turkish ukrainian polish dutch arabic vietnamese thai hindi czech swedish
    danish finnish norwegian hungarian greek persian hebrew indonesian bengali romanian bulgarian
    영어 일본어 중국어 英語 韓国語 中国語
    """.split(whereSeparator: \.isWhitespace).map { $0.filter(\.isLetter) })
}
