import Testing

@testable import Bitext

@Suite struct SlugTests {
  @Test(
    arguments: [
      ("Lists and tables", "lists-and-tables"), ("  Édition n° 2 ", "edition-n-2"),
      ("Don’t wait", "dont-wait"), ("테이블", ""), ("테이블 Tables", "tables"),
      ("C++ & Swift", "c-swift"),
      ("../..//etc", "etc"),
    ])
  func `a slug is lower-case words of ASCII`(text: String, slug: String) {
    #expect(Slug.make(from: text) == slug)
  }

  @Test func `a slug is cut between words, or inside a word that is too long alone`() {
    #expect(Slug.shorten("best-practices-for-tables", to: 24) == "best-practices-for")
    #expect(Slug.shorten("best-practices", to: 14) == "best-practices")
    #expect(Slug.shorten("incomprehensibilities", to: 8) == "incompre")
  }

  @Test(arguments: [
    ("001-c61105426ce41fbc", "001"), ("tables 0f3a9c2e7b114d6f8a21", "tables"),
    ("c61105426ce41fbc", "c61105426ce41fbc"), ("decade2020", "decade2020"),
    ("2024-01-02", "2024-01-02"), ("20240102-facade", "20240102-facade"), ("a1b2c3", "a1b2c3"),
    ("", ""), ("표-c61105426ce41fbc", "표"),
  ])
  func `a name has no hashes where it has anything else`(name: String, expected: String) {
    #expect(Slug.withoutHashes(name) == expected)
  }

  @Test(arguments: [
    ("Row styles", "row-styles"), ("메뉴와 도구 막대", "메뉴와-도구-막대"), ("02 iOS의 단추", "02-ios의-단추"),
    ("ボタン ⑵", "ボタン-⑵"), ("\u{1102}\u{1161}무", "나무"), ("がき", "がき"), ("か\u{3099}き", "がき"),
    ("Ελιά & Σία", "ελιά-σία"), ("표\u{200B}지", "표지"), ("— 표 —", "표"), ("2024", "2024"),
    ("Hướng dẫn", "huong-dan"), ("Éléments – Ørsted", "elements-rsted"),
    (String(repeating: "긴 말 ", count: 40), "긴" + String(repeating: "-말-긴", count: 19) + "-말"),
  ])
  func `an address has the letters of its own script where they are not Latin`(
    text: String, slug: String
  ) {
    #expect(Slug.inOwnScript(text) == slug)
  }

  @Test func `no title is too long for the name of a folder`() {
    for title in [
      "표" + String(repeating: "\u{301}", count: 500), String(repeating: "𠀀", count: 99),
    ] {
      let slug = Slug.inOwnScript(title) ?? ""
      #expect(1...200 ~= slug.utf8.count, "\(slug.utf8.count)")
    }
  }

  @Test func `what has no letters has no address`() {
    #expect(Slug.inOwnScript("— ☆ —") == nil)
    #expect(Slug.inOwnScript("") == nil)
  }
}
