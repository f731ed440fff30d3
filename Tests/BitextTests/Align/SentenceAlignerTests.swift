import TestSupport
import Testing
import TextBasics

@testable import Bitext

/// Sentences inside texts that belong together.
@Suite struct SentenceAlignerTests {
  private static func sentences(_ text: String) -> [String] { SentenceAligner.Cut(text).sentences }

  private func beads(
    _ a: String, _ first: Language, _ b: String, _ second: Language
  ) -> [[[Int]]] {
    let beads = SentenceAligner().beads(
      SentenceAligner.Text([SentenceAligner.Cut(a)], first),
      SentenceAligner.Text([SentenceAligner.Cut(b)], second))
    return beads.map { [Array($0.a), Array($0.b)] }
  }

  private func marks(_ texts: (String, Language)...) -> [String?] {
    SentenceMarks.marks(
      of: [SentenceMarks.Unit(texts.map { [SentenceAligner.Cut($0.0)] }, texts.map(\.1))],
      by: SentenceAligner())[0]
  }

  @Test(arguments: 0..<UInt64(300))
  func `a text is cut as an export cuts it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = [
      "A", "b", "c.", "D!", "e.g.", "3.", "4.5", "가.", "나다", "다。", "「라。」", "ﾏ｡", "？", "no.", "(F.)",
      "“G.”", "é.", "Ⅳ.", ".", "…", "p.", "ｈ．", "한 문장.", "いち。に", "U.S.", "1.",
    ]
    let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
      words[Int.random(in: 0..<words.count, using: &random)]
    }.joined(separator: " ")
    let parts = SentencePieces.parts(of: [.text(text)])
    #expect(Self.sentences(text) == parts.map(\.text), "seed \(seed): \(text)")
  }

  @Test func `no letter that is passed in one step is a mark, a bracket or a space`() {
    let letters = (UInt32(0)..<0x11_0000).filter(SentenceCuts.isWideLetter)
    #expect(letters.count > 30_000)
    for scalar in letters where scalar < 0xFFFF {
      #expect(PageCharacters.contains(scalar) && !WhiteSpace.contains(scalar))
      #expect(Sentence.mark(scalar) == nil && !Sentence.isCloser(scalar))
    }
  }

  @Test func `sentences have the characters that a page counts`() {
    let parts = SentenceAligner.Cut("A b\u{200B}c. “둘” 셋。四").cuts.parts
    #expect(parts.map(\.characters) == [4, 5, 1])
  }

  @Test func `a stop that stands alone ends a sentence`() {
    #expect(Self.sentences("하나입니다 . 둘입니다.") == ["하나입니다 .", "둘입니다."])
  }

  @Test func `lengths pair what is divided alike`() {
    let found = beads(
      "Shelves keep books. Every one of them carries a label that says where it belongs.", .english,
      "선반에는 책을 둡니다. 선반마다 어디에 놓이는지 알려 주는 라벨이 하나씩 붙어 있습니다.", .korean)
    #expect(found == [[[0], [0]], [[1], [1]]])
  }

  @Test func `words tell which of the sentences is one of two`() {
    // By their lengths alone the first two could be the first one.
    let found = beads(
      "The library opens at 9:00. Read the label of Shelf 24. Lamps of Osram are switched off at 19:30, for nobody reads then.",
      .english, "図書館は9:00に開きます。Shelf 24のラベルを読みます。19:30にはOsramの照明が消えます。その後は誰も読まないからです。",
      .japanese)
    #expect(found == [[[0], [0]], [[1], [1]], [[2], [2, 3]]])
  }

  @Test func `a sentence that was left out belongs to nothing`() {
    let found = beads(
      "Shelf 24 holds atlases. Nobody may smoke in Room 7 or beside the doors of the archive. The library closes at 19:30.",
      .english, "Shelf 24에는 지도책이 있습니다. 도서관은 19:30에 닫습니다.", .korean)
    #expect(found == [[[0], [0]], [[1], []], [[2], [1]]])
  }

  @Test func `marks say where each sentence lies, in every language`() {
    let marks = marks(
      ("The library opens at 9:00. Read the label of Shelf 24.", .english),
      ("도서관은 9:00에 엽니다. Shelf 24의 라벨을 읽으세요.", .korean),
      ("図書館は9:00に開きます。Shelf 24のラベルを読みます。", .japanese))
    #expect(marks == ["22 22", "13 16", "14 17"])
  }

  @Test func `marks repeat a sentence that translates two, and pass over one that translates none`()
  {
    let joined = marks(
      ("Open Shelf 24. Close Shelf 25. The library closes at 19:30 every day.", .english),
      ("Shelf 24를 열고 Shelf 25를 닫으세요. 도서관은 날마다 19:30에 닫습니다.", .korean))
    #expect(joined == ["12 13 32", "23 = 18"])
    let added = marks(
      ("Shelf 24 holds atlases. The library closes at 19:30.", .english),
      ("Shelf 24에는 지도책이 있습니다. 이 문장은 번역자가 Room 7에 대해 덧붙인 것입니다. 도서관은 19:30에 닫습니다.", .korean))
    #expect(added == ["20 24", "18 -24 15"])
  }

  @Test func `there are no marks where there is nothing to choose between`() {
    #expect(marks(("One sentence.", .english), ("한 문장입니다.", .korean)) == [nil, nil])
    #expect(marks(("One. Two.", .english), ("하나와 둘입니다", .korean)) == [nil, nil])
  }

  @Test func `a text of countless sentences is left alone`() {
    let text = String(repeating: "Yes. ", count: 20_000)
    #expect(beads(text, .english, text, .korean).isEmpty)
  }

  @Test func `the probabilities of all ways are one`() {
    // Two texts of one part each: they translate each other, or both stand alone in either order.
    let lattice = MonotoneLattice(1, 1) { a, b in a.isEmpty || b.isEmpty ? 1 : 2 }
    let bead = lattice.beads()[0]
    let (pair, alone) = (0.89 * 7.389, 2 * 0.005 * 0.005 * 7.389)
    #expect(abs(bead.confidence - pair / (pair + alone)) < 1e-4)
  }
}
