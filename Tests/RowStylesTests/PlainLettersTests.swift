import TestSupport
import Testing

@testable import RowStyles

struct PlainLettersTests {
  private static let letters = Array(
    "aZ09 .-_()ㄱ가힣ぁんァヶー・々漢字、。「」〈（）：，．～Ａé\u{301}Ω–“”…·①２🙂\u{200D}\u{3000}".unicodeScalars)

  @Test(arguments: 0..<UInt64(300))
  func `words are those that Unicode's tables tell`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      // Prefers the first letters, so that some texts need no Unicode tables.
      let most = Bool.random(using: &random) ? Self.letters.count : Self.letters.count * 2 / 3
      text.append(Self.letters[Int.random(in: 0..<most, using: &random)])
    }
    guard let words = PlainLetters.words(of: String(text)) else { return }
    #expect(words == JoinedWords(ConceptMatcher.words(of: String(text))), "“\(String(text))”")
  }

  @Test(arguments: ["Plain style", "그룹 테이블", "グループ化スタイル（grouped）", "行のスタイル: 一覧"])
  func `titles of the three languages need no tables`(_ text: String) {
    #expect(PlainLetters.words(of: text) != nil)
  }

  @Test func `a word that may be written with accents is left to the tables`() {
    #expect(PlainLetters.words(of: "café") == nil)
    #expect(PlainLetters.words(of: "ＡＢ") == nil)
  }
}

struct MarkupWriterTests {
  @Test(arguments: [
    ("", ""), ("표", "표"), ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("<", "&lt;"),
    ("\u{1}a\u{7F}\t\r\nb\u{B}", "a\t\r\nb"), ("끝\u{0}", "끝"),
  ])
  func `markup and control characters are not written as they are`(_ text: String, _ html: String) {
    var out = MarkupWriter()
    out.text(text)
    #expect(String(decoding: out.bytes, as: UTF8.self) == html)
  }
}

struct TableWordsTests {
  @Test(arguments: [
    "Tables", "the TABLE", "UITableView", "Lists", "테이블 행", "목록", "리스트", "テーブル", "リスト",
    "表の行", "表", "표",
  ])
  func `a page with a word for tables is about them`(title: String) {
    #expect(ConceptMatcher.isAboutTables(["", "Sound", title]))
  }

  @Test(arguments: ["", "Ta", "Stability", "Listen", "list", "리", "표면", "表面", "テ"])
  func `a page with the beginning of one is not`(title: String) {
    #expect(!ConceptMatcher.isAboutTables([title]))
  }
}
