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

struct CognateTests {
  private func strengths(_ english: String, _ korean: String) -> [String: Float] {
    let (a, b) = (Profile(stream(.english, [english])), Profile(stream(.korean, [korean])))
    let matches = WordMatches(a, b, lexicons: [])
    var found: [String: Float] = [:]
    for word in 0..<b.words.count {
      for match in matches.matches[Int(matches.starts[word])..<Int(matches.starts[word + 1])]
      where match.basis == .cognate {
        found["\(a.words[Int(match.word)].text) \(b.words[word].text)"] = match.strength
      }
    }
    return found
  }

  @Test func `a long loan word is sure, and less so with each word that sounds like it`() throws {
    let alone = try #require(strengths("a navigation", "내비게이션")["navigation 내비게이션"])
    #expect(alone > 0.8)
    let two = try #require(strengths("a navigation", "내비게이션 네비게이션")["navigation 내비게이션"])
    #expect(two == alone / 2)
  }

  @Test func `native words of two consonants are no evidence where several sound alike`() {
    #expect(strengths("he said so, a seed, a side", "시도 사다 쏘다 시대").isEmpty)
    #expect(strengths("a seed", "시도 사다").isEmpty)
  }

  @Test func `a name in Latin letters that the other text has not speaks against its text`() {
    let comparison = Aligner(lexicon: .empty, base: .empty).compare(
      Profile(stream(.english, ["Wipe it.", "Zumbrowick waits."])),
      Profile(stream(.korean, ["닦아라.", "Vellamor는 기다린다."])))
    // Any English word may be said in other words; a name in a Korean text stands in both.
    #expect(comparison.cells.knownA[1] == 0)
    #expect(comparison.cells.knownB[0] == 0)
    #expect(comparison.cells.knownB[1] >= 1)
    // A Korean text adds the original form of a name in brackets, a Japanese one does not.
    let beside = Aligner(lexicon: .empty, base: .empty).compare(
      Profile(stream(.korean, ["Vellamor는 기다린다."])), Profile(stream(.japanese, ["待っています。"])))
    #expect(beside.cells.knownA[0] == 0)
  }

  @Test func `headings that a translation keeps are a pair by their words or not at all`() {
    func texts(_ heading: String, _ rest: String, _ language: Language) -> Stream {
      let title = Segment(
        kind: .heading(at: 2), language: language, lines: 1...1, range: SourceRange(0, 0),
        text: heading, content: [.text(heading)], depth: 0)
      let text = stream(language, ["", rest])
      return Stream(
        file: text.file, language: language, segments: [title, text.segments[1]], positions: [0, 1])
    }
    let english = texts("Bakery", "The baker counts 48 loaves with `count()`.", .english)
    let other = texts("Slow oven", "パン職人は`count()`で48個を数えます。", .japanese)
    let same = texts("Bakery", "パン職人は`count()`で48個を数えます。", .japanese)
    #expect(dump(Aligner(lexicon: .empty).align(english, other)) == "-=0 0=- 1=1")
    #expect(dump(Aligner(lexicon: .empty).align(english, same)) == "0=0 1=1")
  }
}
