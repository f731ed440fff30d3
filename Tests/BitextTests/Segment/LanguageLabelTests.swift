import Testing

@testable import Bitext

/// Labels before texts that say in which language they are.
@Suite struct LanguageLabelTests {
  private static let texts: [(english: String, korean: String)] = [
    ("Ring the bell before the ferry leaves.", "나룻배가 떠나기 전에 종을 울린다."),
    ("Nobody stands at the rail in a storm.", "폭풍이 불면 아무도 난간에 서지 않는다."),
  ]

  private static func segments(_ text: String) -> [Segment] {
    Segmenter.segment(SourceFile(path: "ferry.md", text: text)).0.segments
  }

  @Test(arguments: [
    ("EN: ", "KO: "), ("[EN] ", "[KO] "), ("**English:** ", "**한국어:** "), ("**EN**: ", "**KO**: "),
    ("(원문) ", "(번역) "), ("원문: ", "번역: "), ("🇬🇧 ", "🇰🇷 "), ("`en` ", "`ko` "), ("【原文】", "【訳】"),
    ("*Original:* ", "*Translation:* "), ("**[EN]** ", "**[KO]** "), ("- EN: ", "- KO: "),
    ("🇺🇸 English: ", "🇰🇷 한국어: "), ("【英】", "【韓】"), ("영) ", "한) "), ("EN) ", "KO) "),
    ("EN | ", "KO | "), ("(영) ", "(한) "), ("> EN：", "> KO："), ("## EN: ", "## KO: "),
  ])
  func `a label is no part of its text`(english: String, korean: String) {
    let text = Self.texts.map { "\(english)\($0.english)\n\n\(korean)\($0.korean)\n\n" }.joined()
    let segments = Self.segments(text)
    #expect(segments.map(\.text) == Self.texts.flatMap { [$0.english, $0.korean] })
    #expect(segments.map(\.language.tag) == ["en", "ko", "en", "ko"])
    #expect(segments.allSatisfy { $0.isLabelled })
    // The lines stay those of the whole text.
    #expect(segments.map(\.lines) == [1...1, 3...3, 5...5, 7...7])
  }

  @Test func `lines of a paragraph have labels, too`() {
    let text = Self.texts.map { "EN: \($0.english)\nKO: \($0.korean)\n\n" }.joined()
    #expect(Self.segments(text).map(\.text) == Self.texts.flatMap { [$0.english, $0.korean] })
  }

  @Test func `markup behind a label stays`() {
    let text = """
      EN: **Ring** the bell before the [ferry](ferry.md) leaves.

      KO: **종**을 울린다. [나룻배](ferry.md)가 떠나기 전이다.

      **EN:** *Nobody* stands at the rail in a storm.

      """
    let segments = Self.segments(text)
    #expect(segments.allSatisfy { $0.isLabelled })
    #expect(segments[0].content.first == .strong([.text("Ring")]))
    #expect(segments[2].content.first == .emphasis([.text("Nobody")]))
  }

  @Test(arguments: [
    // Credits stand once.
    "원문: The ferry that never came\n\n번역: 홍길동\n\n나룻배는 오지 않았다.\n",
    // Values of a list are no texts.
    "- English: 95 %\n- English: done\n- 한국어: 60 %\n- 한국어: 번역 중\n",
    // All are in one language.
    "English: Ring the bell.\n\nKorean: Ring the bell twice.\n\nEnglish: Wait for the captain.\n",
    // A sentence about a language.
    "Korean has two words for it.\n\n한국어 낱말은 둘이다.\n\nEnglish words are many.\n\n영어 낱말은 많다.\n",
    // A flag of another country.
    "🇫🇷 Ring the bell.\n\n🇰🇷 종을 울린다.\n\n🇫🇷 Wait for the captain.\n",
    // Links to pages in other languages.
    "EN: [Ferry](en.md)\n\nKO: [나룻배](ko.md)\n\nEN: [Rail](rail.md)\n",
  ])
  func `other texts keep what they begin with`(text: String) {
    let segments = Self.segments(text)
    #expect(!segments.isEmpty && !segments.contains { $0.isLabelled })
  }

  @Test func `a heading that is a flag is the mark of a language`() {
    let parts = Self.texts.map(\.english).joined(separator: "\n\n")
    let other = Self.texts.map(\.korean).joined(separator: "\n\n")
    let segments = Self.segments("# Ferry\n\n## 🇺🇸\n\n\(parts)\n\n## 🇰🇷\n\n\(other)\n")
    #expect(segments.filter(\.isLanguageMark).map(\.namedLanguage) == [.english, .korean])
    let foreign = Self.segments("# Ferry\n\n## 🇫🇷\n\n\(parts)\n\n## 🇰🇷\n\n\(other)\n")
    #expect(foreign.filter(\.isLanguageMark).count == 1)
    let torn = Self.segments("# Ferry\n\n## 🇫🇷 English\n\n\(parts)\n\n## 🇰🇷\n\n\(other)\n")
    #expect(torn.filter(\.isLanguageMark).count == 1)
  }
}
