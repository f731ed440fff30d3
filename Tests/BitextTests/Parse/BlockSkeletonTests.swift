import TestSupport
import Testing

@testable import Bitext

/// A text's skeleton has the same blocks as the text itself, as far as they are needed.
@Suite struct BlockSkeletonTests {
  /// The beginnings and ends of blocks, and some letters.
  private static let pieces = [
    "#", "## ", "- ", "> ", "+ ", "* ", "1. ", "12) ", "1234567890. ", "  ", "    ", "\t", "\n",
    "\n",
    "\n\n", "`", "```", "``` x\n", "~~~\n", "***", "* * *", "---", "___", "===", "--- a", "|",
    "|-|-|",
    "a|b\n-|-\n", ":", "[", "]", "[a]", "(b)", "!", "a", "The text of it. ", "한국어 글. ", "行", "あ",
    "é",
    "😀", "\u{A0}", "\\", "&nbsp;", "_", "=", "-", "0", ".", ")",
  ]

  @Test(arguments: 0..<UInt64(40))
  func `it has the leaves that may be edited, on their lines`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var count = 0
    var shown = 0
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let bytes = Array(text.utf8)
      guard let skeleton = BlockSkeleton.of(bytes) else { continue }
      count += 1
      let rewriter = LineRewriter(bytes: bytes, sentinels: nil, dialect: .notes)
      let whole = CommonMarkTree(parsing: bytes).outline().filter(rewriter.mayNeedEdit)
      let cut = CommonMarkTree(parsing: skeleton.result).outline().map(skeleton.inText)
        .filter(rewriter.mayNeedEdit)
      #expect("\(cut)" == "\(whole)", "\(text.debugDescription)")
      shown += whole.count
    }
    #expect(shown > 50)
    #expect(count > 100)
  }

  @Test(
    arguments: [
      ("- **굵은** 글\n\n  | a | b |\n  |---|---|\n", "- **굵\n\n  |\n  |\n"),
      ("글의 첫 줄\n> quoted\n\n다음 글\n", ""),
      ("글\n\n```\nab\n\ncd\n---\n```\n\na|b\n-|-\n", "a\n-|\n"),
      ("글\n\n- ```\n\n---\n", "글\n\n- ```\n\n---\n"),
    ])
  func `lines are left out where nothing may be edited`(text: String, skeleton: String) {
    let result = BlockSkeleton.of(Array(text.utf8))?.result
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == skeleton)
  }

  @Test(arguments: ["<b>\n", "a\rb\n", "[a]: b\n", "[a\nb]: c\n"])
  func `there is none where the end of a line may count`(text: String) {
    #expect(BlockSkeleton.of(Array(text.utf8)) == nil)
  }
}
