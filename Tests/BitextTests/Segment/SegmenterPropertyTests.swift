import TestSupport
import Testing

@testable import Bitext

/// Properties that hold for every text.
@Suite struct SegmenterPropertyTests {
  @Test(arguments: 0..<UInt64(300))
  func `segments lie in order, inside the file and apart`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = SourceFile(path: "random.md", text: RandomNotes.text(using: &random))
    let (document, _) = Segmenter.segment(source)
    var end = 0
    for segment in document.segments {
      let lines = source.range(ofLines: segment.lines)
      #expect(segment.range.lowerBound >= end, "seed \(seed): \(segment)")
      #expect(segment.range.lowerBound >= lines.lowerBound, "seed \(seed): \(segment)")
      #expect(segment.range.upperBound <= lines.upperBound, "seed \(seed): \(segment)")
      end = segment.range.upperBound
    }
    #expect(end <= source.bytes.count)
  }

  @Test(arguments: 0..<UInt64(600))
  func `any run of marks is cut in order, and each part is in the outline`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = RandomNotes.marks(using: &random)
    let (document, _) = Segmenter.segment(SourceFile(path: "random.md", text: text))
    var end = 0
    for segment in document.segments {
      #expect(segment.range.lowerBound >= end, "seed \(seed): \(text.debugDescription)")
      end = segment.range.upperBound
    }
    #expect(end <= text.utf8.count, "seed \(seed): \(text.debugDescription)")
    #expect(
      leaves(document.outline) == Array(document.segments.indices),
      "seed \(seed): \(text.debugDescription)")
  }

  @Test(arguments: ["# <img src=x>\n", "> t\n<img src=x>\n>=\n", "# ![](x)\n"])
  func `a picture that says nothing heads no text`(text: String) {
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: text))
    #expect(document.segments.filter { $0.text.isEmpty }.map(\.kind) == [.image])
  }

  @Test func `a line of control characters above a title is no text`() {
    let text = "\u{0}\u{7}\nwww.shelf.example\n---\n"
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: text))
    #expect(document.segments.map(\.text) == ["www.shelf.example"])
  }

  @Test(arguments: [
    ("\u{F984} 청소", "濾 청소"), ("10 \u{212B}", "10 \u{C5}"), ("\u{F900}水", "豈水"),
    ("\u{2F800}", "丽"), ("\u{0958}", "\u{0915}\u{093C}"),
    ("\u{1100}*\u{1161}*", "가"), ("`\u{1100}`\u{1161}|\n-|", "가"),
    ("> [!NOTE] `\u{1100}`\u{1161}", "가"),
  ])
  func `a text is in NFC, also where one character alone is not`(text: String, composed: String) {
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: text))
    #expect(document.segments.map { Array($0.text.utf8) } == [Array(composed.utf8)])
  }

  @Test(arguments: 0..<UInt64(300))
  func `every word is in the text of the segment on its line`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = SourceFile(path: "random.md", text: RandomNotes.text(using: &random))
    let (document, _) = Segmenter.segment(source)
    for number in 1...source.lineStarts.count {
      let line = source.range(ofLine: number)
      let here = document.segments.filter { $0.lines.contains(number) }.map(\.text).joined(
        separator: " ")
      for word in RandomNotes.words(in: source.text(in: line)) {
        #expect(
          here.contains(word),
          "seed \(seed), line \(number): '\(word)' of '\(source.text(in: line))'")
      }
    }
  }

  @Test(arguments: 0..<UInt64(100))
  func `each segment is in one leaf of the outline, in order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = SourceFile(path: "random.md", text: RandomNotes.text(using: &random))
    let (document, _) = Segmenter.segment(source)
    #expect(leaves(document.outline) == Array(document.segments.indices), "seed \(seed)")
  }

  @Test(arguments: 0..<UInt64(100))
  func `what stands in code spans and addresses does not change a language`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let plain = RandomNotes.sentence(using: &random)
    let decorated = plain + " `let 값 = the(of: and)` <https://example.org/한글/the-of-and>"
    let languages = [plain, decorated].map { text in
      Segmenter.segment(SourceFile(path: "a.md", text: text)).0.segments.map(\.language)
    }
    #expect(languages[0] == languages[1], "seed \(seed): \(plain)")
  }

  private func leaves(_ nodes: [Document.Node]) -> [Int] {
    nodes.flatMap { node -> [Int] in
      switch node {
      case .segment(let index), .code(let index, _): [index]
      case .group(let indices): indices
      case .quote(let nodes), .element(_, let nodes), .footnoteDefinition(_, let nodes):
        leaves(nodes)
      case .callout(_, let title, let nodes): (title.map { [$0] } ?? []) + leaves(nodes)
      case .list(_, let items): items.flatMap { leaves($0.children) }
      case .table(_, let rows): rows.map(\.segment)
      case .thematicBreak: []
      }
    }
  }
}
