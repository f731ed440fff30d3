import TextBasics

/// What a heading says that is no name of its note.
enum TitleWords {
  /// Whether a part of a title only says that the note is a translation, or in which language it is:
  /// *日本語訳*, *한국어판*, *Korean translation*.
  static func nameTranslation(_ part: String) -> Bool {
    isMade(part, of: languages + versions) && holds(part, anyOf: signs)
  }

  /// Whether a heading is that of the beginning of any text: *Introduction*, *はじめに*.
  static func nameBeginning(_ heading: String) -> Bool {
    beginnings.contains(withoutNumber(heading.lowercased()).trimmed)
  }

  /// Whether a heading is that of an entry in a log: a date or a number of a version.
  static func nameEntry(_ heading: String) -> Bool {
    guard heading.utf8.count <= 60, heading.utf8.contains(where: { 0x30...0x39 ~= $0 }) else {
      return heading.lowercased().trimmed(of: isMark) == "unreleased"
    }
    return isMade(heading, of: entries, orDigits: true)
  }

  /// Whether letters of a text are nothing but some words, longer ones first.
  private static func isMade(
    _ text: String, of words: [String], orDigits mayHoldDigits: Bool = false
  ) -> Bool {
    var rest = text.lowercased()[...]
    var isBehindLetter = false
    while let first = rest.unicodeScalars.first {
      if let word = words.first(where: { rest.hasPrefix($0) }),
        !(isBehindLetter && Script(of: first) == .latin)
      {
        rest = rest.dropFirst(word.count)
        isBehindLetter = Script(of: first) == .latin
        continue
      }
      let isDigit = first.properties.numericType != nil
      if isDigit ? !mayHoldDigits : first.properties.isAlphabetic { return false }
      isBehindLetter = false
      rest = rest.dropFirst()
    }
    return true
  }

  private static func holds(_ text: String, anyOf words: [String]) -> Bool {
    let lower = text.lowercased()
    return words.contains { lower.contains($0) }
  }

  /// A heading without the number before it.
  private static func withoutNumber(_ heading: String) -> String {
    String(heading.drop { $0.isNumber || $0.isWhitespace || ".-)：:".contains($0) })
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    "[]() ".unicodeScalars.contains(scalar)
  }

  private static let languages = ordered(
    """
    english korean japanese 한국어 한글 국문 영어 영문 일본어 일문 日本語 英語 韓国語 中文 和 日 邦 英 원문 原文
    """)
  private static let versions = ordered(
    """
    translations translation translated version edition into in 번역본 번역판 번역 역본 판 본 翻訳版 翻訳 訳 版
    """)
  /// A version alone may be what a note is about.
  private static let signs =
    languages.filter { $0.count > 1 } + ["translat", "번역", "역본", "翻訳", "訳"]
  private static let entries = ordered(
    """
    version release released unreleased v january february march april may june july august september
    october november december jan feb mar apr jun jul aug sep sept oct nov dec st nd rd th
    rc alpha beta 年 月 日 년 월 일 버전 版 バージョン
    """)
  private static let beginnings: Set<String> = [
    "introduction", "intro", "overview", "preface", "foreword", "contents", "table of contents",
    "about", "summary", "prologue", "getting started", "소개", "개요", "서론", "서문", "머리말", "들어가며",
    "들어가기", "시작하기", "목차", "導入", "はじめに", "序文", "序章", "まえがき", "前書き", "概要", "目次",
    "イントロダクション",
  ]

  private static func ordered(_ words: String) -> [String] {
    words.split(whereSeparator: \.isWhitespace).map(String.init)
      .sorted { ($1.count, $0) < ($0.count, $1) }
  }
}
