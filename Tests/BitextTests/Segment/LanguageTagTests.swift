import Testing

@testable import Bitext

@Suite struct LanguageTagTests {
  /// One tag for each production of the grammar, with its language subtag.
  @Test(arguments: [
    ("ko", "ko"), ("EN", "en"), ("gsw", "gsw"), ("root", "root"), ("langtags", "langtags"),
    ("zh-yue", "zh"), ("zh-cmn-Hans-CN", "zh"), ("ar-apc-arb-aao", "ar"), ("zh-Hant", "zh"),
    ("ja-JP", "ja"), ("es-419", "es"), ("sl-rozaj-biske", "sl"), ("de-1996", "de"),
    ("de-CH-1901", "de"), ("hy-Latn-IT-arevela", "hy"), ("en-a-bbb-x-a-ccc", "en"),
    ("de-u-co-phonebk-t-und-Cyrl", "de"), ("ko-0-abc", "ko"), ("en-x-1", "en"), ("und", "und"),
    ("en-GB-oed", "en"), ("sgn-BE-FR", "sgn"), ("zh-min-nan", "zh"), ("art-lojban", "art"),
  ])
  func `a well-formed tag has the language that it begins with`(tag: String, language: String) {
    #expect(LanguageTag(tag)?.language == language)
  }

  @Test(arguments: ["x-shelf", "X-a-b-12345678", "i-klingon", "I-Default"])
  func `tags for private use and the oldest ones name none`(tag: String) throws {
    #expect(try #require(LanguageTag(tag)).language == nil)
  }

  @Test(arguments: [
    "", "-", "k", "ko-", "-ko", "ko--kr", "ko_KR", "ninechars", "a1", "1a", "123",
    "en-abcd-efgh", "en-US-GB", "en-12", "en-1234567890", "en-a", "en-a-x-b", "en-x", "x", "x-",
    "x-ninechars", "i-other", "zh-yue-cmn-nan-hak", "en-abcde1234", "..", ".", "../../v", "a/b",
    "/tmp", "ko/", "<b>", "x y", "ko ", " ko", "ko\n", "ko\u{0}", "k\u{0}o", "%2e%2e", "ko%00",
    "ko.md", "한국어", "ｋｏ", "\u{212A}o", "ko\u{301}", "ko\u{200B}", "\\\\host", "C:", "~", "-rf",
    "ko;id", "${HOME}",
  ])
  func `what the grammar has no place for is no tag`(tag: String) {
    #expect(LanguageTag(tag) == nil)
  }

  @Test func `a tag of any length is read in one pass`() {
    let long = "en-x" + String(repeating: "-12345678", count: 100_000)
    #expect(LanguageTag(long)?.language == "en")
    #expect(LanguageTag(long + "9") == nil)
  }
}
