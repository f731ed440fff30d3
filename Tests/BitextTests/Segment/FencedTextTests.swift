import Testing

@testable import Bitext

/// What stands in a fence is code unless it is a pair of texts or runs in sentences: readers need its
/// spaces and its lines.
@Suite struct FencedTextTests {
  private func kinds(_ note: String) -> [Segment.Kind] {
    Segmenter.segment(SourceFile(path: "a.md", text: note)).0.segments.map(\.kind)
  }

  @Test(arguments: [
    "src\n  shelves   서가\n    Board.swift  선반", "사용자 → 서버\n       ↓\n      캐시",
    "이름      책\n강당      12\n다락      24", "設定\n  一般\n    言語と地域",
    "Error: the shelf was not found\n    in the folder of notes",
    "feat: add the list of the shelves\nfix: correct the height of rows",
    "2024-03-12 10:00:00 INFO  The server started on this port",
    "warning: the shelf was never used; consider replacing it",
    "変更点があります\n    modified:   README.md", "- 항목\n  - 하위 항목입니다.", "# 제목\n\n- 항목입니다.",
  ])
  func `what programs answer, trees and columns are code`(text: String) {
    for language in ["", "text", "unknown"] {
      #expect(kinds("```\(language)\n\(text)\n```\n") == [.code], "\(language): \(text)")
    }
    let indented = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    #expect(kinds("문단입니다.\n\n" + indented.joined(separator: "\n") + "\n").last == .code)
  }

  @Test(arguments: ["markdown", "md", "log", "output", "gitcommit"])
  func `samples and outputs are code whatever they say`(language: String) {
    let text = "An alert interrupts, so use it rarely.\n알림은 흐름을 끊으므로 드물게 쓴다."
    #expect(kinds("```\(language)\n\(text)\n```\n") == [.code])
    #expect(kinds("```swift\n\(text)\n```\n") == [.paragraph, .paragraph])
  }

  @Test func `labels are texts where another fence holds a pair`() {
    let pair = "```\nBack button\n뒤로 버튼\n```\n"
    #expect(kinds(pair) == [.paragraph, .paragraph])
    #expect(kinds("```\n닫기 버튼\n```\n") == [.code])
    #expect(kinds(pair + "\n```\n닫기 버튼\n```\n") == [.paragraph, .paragraph, .paragraph])
  }
}
