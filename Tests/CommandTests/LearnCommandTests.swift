import Foundation
import TestSupport
import Testing

@Suite struct LearnCommandTests {
  /// Texts that agree in numbers and names; "gnarl" and "옹이" translate each other, and no lexicon
  /// knows it.
  private func notes() throws -> TemporaryFolder {
    let facts = ["`open()` 17", "`close()` 23", "`seek()` 31", "`read()` 47", "`write()` 59"]
    let english = facts.map { "Every gnarl of the old board needs \($0) before it is used." }
    let korean = facts.map { "오래된 판의 옹이 하나마다 쓰기 전에 \($0) 호출이 필요합니다." }
    return try TemporaryFolder([
      "content/boards/en.md": "# Boards\n\n" + english.joined(separator: "\n\n") + "\n",
      "content/boards/ko.md": "# 판\n\n" + korean.joined(separator: "\n\n") + "\n",
    ])
  }

  /// The pairs of words in the lexicon, without their strengths.
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
    #expect(first.messages.contains("lexicon.tsv: \(pairs.count) pairs of words"))
    #expect(pairs == pairs.sorted())
    // What is shipped is no news.
    #expect(!pairs.contains("en ko befor 전에"), "\(lexicon)")
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
      return rows.contains { $0.contains("Gnarl") && $0.contains("옹이") }
    }
    // Two headings in another order than their translations.
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
