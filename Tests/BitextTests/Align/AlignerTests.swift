import Testing

@testable import Bitext

struct AlignerTests {
  @Test func `leaves a remark between two pairs alone`() {
    let english = stream(.english, ["Use `UITableView` for 2 columns.", "Keep the `index` short."])
    let korean = stream(
      .korean, ["2개의 열에는 `UITableView`를 쓰세요.", "예시가 필요하다 (?)", "`index`는 짧게 유지하세요."])
    let alignment = Aligner(lexicon: .empty).align(english, korean)
    #expect(alignment.beads.map(\.a) == [[0], [], [1]])
    #expect(alignment.beads.map(\.b) == [[0], [1], [2]])
  }

  @Test func `every segment is in exactly one bead`() {
    let english = stream(.english, ["One.", "Two is longer than one.", "Three"])
    let korean = stream(.korean, ["하나", "둘은 하나보다 길다."])
    let beads = Aligner(lexicon: .empty).align(english, korean).beads
    #expect(beads.flatMap(\.a).sorted() == [0, 1, 2])
    #expect(beads.flatMap(\.b).sorted() == [0, 1])
  }
}

/// A stream of paragraphs, one per text.
func stream(_ language: Language, _ texts: [String]) -> Stream {
  Stream(
    file: language == .english ? 0 : 1, language: language,
    segments: texts.enumerated().map { line, text in
      Segment(
        kind: .paragraph, language: language, lines: line + 1...line + 1,
        range: SourceRange(line, line), text: text.filter { $0 != "`" }, content: [.text(text)],
        depth: 0)
    },
    positions: Array(texts.indices))
}
