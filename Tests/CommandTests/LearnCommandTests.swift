import Foundation
import TestSupport
import Testing

@Suite struct LearnCommandTests {
  /// Texts that agree in numbers and code; "gnarl" and "옹이" are translations that no lexicon knows.
  private static let english = """
    # Boards

    Call `open()` when a gnarl has 17 rings.

    The color of the window changes with `close()` after 23 days.

    A gnarl of 31 lines keeps its number in `seek()`.

    Save the file with `read()` before page 47 is empty.

    The user selects one gnarl in menu 59 of `write()`.

    Each button of the screen has 61 words for `sync()`.

    Remove the gnarl in step 73 with `flush()`.
    """

  private static let korean = """
    # 판

    옹이에 고리가 17개 있으면 `open()`을 호출하세요.

    창의 색은 23일 뒤에 `close()`로 바뀝니다.

    31줄짜리 옹이는 번호를 `seek()`에 보관합니다.

    47쪽이 비기 전에 `read()`로 파일을 저장하세요.

    사용자는 `write()`의 59번 메뉴에서 옹이를 하나 선택합니다.

    화면의 버튼마다 `sync()`에 쓸 단어가 61개 있습니다.

    73단계에서 `flush()`로 옹이를 제거하세요.
    """

  private func notes() throws -> TemporaryFolder {
    try TemporaryFolder([
      "content/boards/en.md": Self.english, "content/boards/ko.md": Self.korean,
    ])
  }

  /// The word pairs in the lexicon, without their strengths.
  private func pairs(_ lexicon: String) -> [String] {
    lexicon.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t").dropLast().joined(separator: " ")
    }
  }

  @Test func `learns words that no lexicon knows, and learns no more the second time`() throws {
    let folder = try notes()
    let first = try Command.run(["learn"], in: folder.url)
    #expect(first.status == 0, "\(first.messages)")
    let lexicon = try folder.text("content/lexicon.tsv")
    let pairs = pairs(lexicon)
    #expect(pairs.contains("en ko gnarl 옹이"), "\(lexicon)")
    let count = pairs.count == 1 ? "1 pair" : "\(pairs.count) pairs"
    #expect(first.messages.contains("lexicon.tsv: \(count) of words"))
    #expect(pairs == pairs.sorted())
    // Words of the built-in lexicons are not learned again.
    #expect(!pairs.contains { $0.hasPrefix("en ko button ") }, "\(lexicon)")
    #expect(try Command.run(["learn"], in: folder.url).status == 0)
    #expect(try folder.text("content/lexicon.tsv") == lexicon)
  }

  @Test func `what was learned tells texts apart that nothing else does`() throws {
    let folder = try notes()
    #expect(try Command.run(["learn"], in: folder.url).status == 0)
    func matches() throws -> Bool {
      let export = try Command.run(
        ["export", "--format", "csv", "--languages", "en,ko"], in: folder.url)
      let rows = export.output.split(whereSeparator: \.isNewline)
      return rows.contains { $0.contains("Gnarl,oak") && $0.contains("옹이") }
    }
    // Two headings, with their translations in reverse order.
    try folder.write("# Oak\n\n## Gnarl\n\n## Hewn bast\n", to: "content/oak/en.md")
    try folder.write("# 참나무\n\n## 다듬은 속껍질\n\n## 옹이\n", to: "content/oak/ko.md")
    #expect(try matches())
    try folder.write("", to: "content/lexicon.tsv")
    #expect(try !matches())
  }

  @Test func `a folder without notes is an error`() throws {
    let folder = try TemporaryFolder()
    #expect(try Command.run(["learn"], in: folder.url).status != 0)
  }
}
