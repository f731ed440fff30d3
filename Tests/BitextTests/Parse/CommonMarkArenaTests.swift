import Testing

@testable import Bitext

struct CommonMarkArenaTests {
  private static let texts = (1...64).map { count in
    String(repeating: "글 **\(count)** [a](b\(count) 'c')\n> - `d`\n\n", count: count * 8)
  }

  @Sendable private static func html(of text: String) -> [UInt8] {
    HTMLRenderer.html(of: Markdown.parse(Array(text.utf8)).blocks)
  }

  @Test func `trees on several threads do not share memory`() async {
    let alone = Self.texts.map(Self.html)
    #expect(await concurrentMap(Self.texts, jobs: 8, Self.html) == alone)
  }

  @Test func `a tree keeps what it holds while others come and go`() {
    let bytes = Array("글 *a*\n\n# b".utf8)
    let tree = CommonMarkTree(parsing: bytes)
    for text in Self.texts.suffix(4) { _ = CommonMarkTree(parsing: Array(text.utf8)) }
    let text = ParsedText(MarkedText(bytes: bytes), lines: nil, dialect: .notes)
    let blocks = BlockBuilder(text, size: 0, sentinels: nil, options: .notes) { _ in }.document(
      tree)
    guard blocks.count == 2, case .paragraph(let inlines) = blocks[0].kind else {
      Issue.record("two blocks, the first a paragraph: \(blocks)")
      return
    }
    #expect(inlines == [.text("글 "), .emphasis([.text("a")])])
  }
}
