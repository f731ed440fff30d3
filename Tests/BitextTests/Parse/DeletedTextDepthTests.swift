import TestSupport
import Testing

@testable import Bitext

@Suite struct DeletedTextDepthTests {
  private static func depth(of inlines: [Inline]) -> Int {
    inlines.reduce(0) { deepest, inline in
      switch inline {
      case .strikethrough(let children): max(deepest, 1 + depth(of: children))
      case .emphasis(let children), .strong(let children), .link(_, _, let children):
        max(deepest, depth(of: children))
      default: deepest
      }
    }
  }

  @Test(arguments: [11, 400, 4000])
  func `deleted text nests to a limit, and the rest keeps its tildes`(pairs: Int) throws {
    let markdown =
      String(repeating: "~~a ", count: pairs) + String(repeating: "b~~ ", count: pairs)
    let document = Markdown.parse(Array(markdown.utf8))
    guard case .paragraph(let inlines)? = document.blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(Self.depth(of: inlines) == Strikethrough.maximumDepth)
    let text = inlines.text(.spoken)
    #expect(text.count { $0 == "a" } == pairs && text.count { $0 == "b" } == pairs)
    #expect(text.count { $0 == "~" } == 4 * (pairs - Strikethrough.maximumDepth))
    #expect(document.findings.map(\.rule) == ["nesting-cut"])
  }

  @Test func `deleted text in emphasis at every depth stays within what pages can be written of`() {
    let pairs = String(repeating: "~~a ", count: 30) + String(repeating: "b~~ ", count: 30)
    let markdown =
      (0..<90).map { ($0 % 2 == 0 ? "*" : "**") + "c " + pairs }.joined()
      + (0..<90).reversed().map { "d" + ($0 % 2 == 0 ? "* " : "** ") }.joined()
    let document = Markdown.parse(Array(markdown.utf8))
    let html = String(decoding: HTMLRenderer.html(of: document.blocks), as: UTF8.self)
    #expect(html.count { $0 == "d" } >= 90)
  }
}
