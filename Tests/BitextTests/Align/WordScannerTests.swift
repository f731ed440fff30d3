import Testing

@testable import Bitext

struct WordScannerTests {
  private func words(_ text: String) -> String {
    WordScanner.words(in: text).map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("She tested tables, testing 3 rows", "she test tabl test 3 row"),
    ("1,024 bytes in Python 3.12.", "1024 byt python 3.12"),
    ("__init__ and utf8", "init utf8"),
    ("ＡＢＣ １２", "abc 12"),
  ])
  func `English words lose their endings`(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("Tables https://example.com/human-interface/views?a=1#b end", "tabl end"),
    ("출처: http://example.com/tables/를 보라", "출처 를 보라"),
    ("https and ftp://tables", "http ftp tabl"),
  ])
  func `words of web addresses are not those of the text`(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("파일을", "파일"), ("파일에서는", "파일"), ("사용합니다", "사용"), ("설정되었습니다", "설정"), ("나라", "나라"),
    ("UITableView를", "uitableview 를"),
  ])
  func `Korean words lose their particles but not their last two syllables`(
    text: String, expected: String
  ) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("設定を変更する", "設定 変更 する"), ("標準出力", "標準 準出 出力"), ("サーバーの", "サーバ"), ("しかし、", "しかし"),
  ])
  func `Japanese is cut where its scripts change`(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test func `equal words have equal keys in any run`() {
    #expect(Word.key(of: "table".unicodeScalars.lazy.map(\.value)) == 12_668_033_483_391_759_095)
  }

  @Test(arguments: [UInt32(0), 1, 2, 14])
  func `every character can stand in a word`(plane: UInt32) {
    for start in stride(from: plane << 16, to: (plane + 1) << 16, by: 256) {
      let scalars = (start..<start + 256).compactMap(Unicode.Scalar.init)
      let between = scalars.map { "가\($0)나 カ\($0)ナ a\($0)b " }.joined()
      let runs = String(String.UnicodeScalarView(scalars))
      #expect(WordScanner.words(in: between + runs).allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test(arguments: ["ㅋㅋ", "\u{1100}\u{1101}", "\u{FFA1}\u{FFA2}"])
  func `letters of Hangul alone are no words`(letters: String) {
    #expect(WordScanner.words(in: "책 \(letters) 장").map(\.text) == ["책", "장"])
  }
}
