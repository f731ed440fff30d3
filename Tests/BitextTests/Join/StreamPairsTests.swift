import Testing

@testable import Bitext

@Suite struct StreamPairsTests {
  private func document(_ path: String, _ text: String) -> Document {
    Segmenter.segment(SourceFile(path: path, text: text)).0
  }

  private let english = """
    # Buttons

    A button starts an action at once.

    Keep the label of a button short, in 3 words or fewer.
    """
  private let korean = """
    # 버튼

    버튼은 곧바로 동작을 시작합니다.

    버튼의 레이블은 3단어 이하로 짧게 유지합니다.
    """
  private let japanese = """
    # ボタン

    ボタンはすぐに操作を開始します。

    ボタンのラベルは3語以内で短くします。
    """

  /// The language pairs that are aligned, in order.
  private func pairs(_ documents: [Document], sureness: Double = 1) -> [String] {
    let aligner = Aligner(lexicon: .empty)
    return StreamPairs(joining: documents) { a, b in
      Alignment(
        beads: aligner.align(a, b).beads.map {
          Bead(a: $0.a, b: $0.b, confidence: min($0.confidence, sureness))
        })
    }.pairs.map { "\($0.a.language.tag)-\($0.b.language.tag)" }
  }

  @Test func `two texts that the pivot surely pairs whole are not aligned themselves`() {
    let documents = [document("a.ja.md", japanese), document("b.en.md", english)]
    #expect(pairs(documents + [document("c.ko.md", korean)]) == ["ja-en", "en-ko"])
  }

  @Test func `where one of them has a text that the pivot lacks, they are`() {
    let more = japanese + "\n\n警告は控えめに使います。\n"
    let documents = [document("a.en.md", english), document("b.ko.md", korean)]
    #expect(pairs(documents + [document("c.ja.md", more)]) == ["en-ko", "en-ja", "ko-ja"])
  }

  @Test func `where a bead with the pivot is not sure, they are`() {
    let documents = [document("a.en.md", english), document("b.ko.md", korean)]
    let all = documents + [document("c.ja.md", japanese)]
    #expect(pairs(all, sureness: 0.98) == ["en-ko", "en-ja", "ko-ja"])
  }

  @Test func `what two texts share without the pivot meets in one unit`() {
    let ends = ("\n\n경고는 아껴서 사용합니다.\n", "\n\n警告は控えめに使います。\n")
    let documents = [
      document("a.en.md", english), document("b.ko.md", korean + ends.0),
      document("c.ja.md", japanese + ends.1),
    ]
    let pairs = StreamPairs(joining: documents, align: Aligner(lexicon: .empty).align).pairs
    let units = UnitJoin.units(of: documents, pairs: pairs)
    #expect(units.map { $0.map(\.place.document) }.contains([1, 2]))
  }
}
