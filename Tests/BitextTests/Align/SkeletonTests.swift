import Testing

@testable import Bitext

struct SkeletonTests {
  private func codes(_ text: String) -> Set<UInt64> {
    var codes: Set<UInt64> = []
    var scanner = WordScanner(expecting: 0)
    _ = scanner.scan(text)
    for entry in scanner.words.skeletons.entries { codes.insert(entry.code) }
    return codes
  }

  @Test(arguments: [
    ("table", "테이블", "テーブル"), ("server", "서버", "サーバー"), ("string", "스트링", "ストリング"),
    ("browser", "브라우저", "ブラウザ"), ("package", "패키지", "パッケージ"), ("computer", "컴퓨터", "コンピュータ"),
    ("thread", "스레드", "スレッド"), ("collection", "컬렉션", "コレクション"), ("navigation", "내비게이션", "ナビゲーション"),
    ("Python", "파이썬", "パイソン"), ("cache", "캐시", "キャッシュ"),
  ])
  func `a loan word has one skeleton in three scripts`(
    english: String, korean: String, japanese: String
  ) {
    #expect(!codes(english).isDisjoint(with: codes(korean)))
    #expect(!codes(english).isDisjoint(with: codes(japanese)))
  }

  @Test(arguments: [("table", "버튼"), ("header", "푸터"), ("error", "サーバー"), ("switch", "슬라이더")])
  func `other words have other skeletons`(english: String, other: String) {
    #expect(codes(english).isDisjoint(with: codes(other)))
  }

  @Test func `a word of one consonant has none`() {
    #expect(codes("아이").isEmpty)
    #expect(codes("a eye").isEmpty)
  }
}
