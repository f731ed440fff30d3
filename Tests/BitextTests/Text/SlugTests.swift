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
}
