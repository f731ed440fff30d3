import TestSupport
import Testing

@testable import Bitext

@Suite struct InlinePieceTests {
  private func inlines(_ markdown: String) -> [Inline] {
    let blocks = Markdown.parse(Array(markdown.utf8), options: .excerpt).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else { return [] }
    return inlines
  }

  @Test(arguments: [
    "Plain text", "**bold** and *soft*", "***both***", "~~gone~~", "a `code` span", "`` a`b ``",
    "[a link](https://example.org/a_b)", "[a link](<a b.md> \"A \\\"title\\\"\")",
    "![a picture](b.png)", "<https://example.org/>", "one\\\ntwo", "**`code` in bold**",
    "a literal \\*star\\* and \\[bracket\\]", "2 * 3 and snake_case", "1\\. no list",
    "\\# no heading", "**저장(⌘S)**를 누릅니다.", "**「重要」**です。", "a <kbd>key</kbd>",
    "x &lt; y &amp; z", "\\`no code\\`", "a[^1] b **c**[^이름][^1]", "\\[^1] is no footnote",
    "[^*a_&amp;]",
    "[nested **bold** link](x.md)",
  ])
  func `Markdown written from its pieces reads as the same pieces`(markdown: String) {
    let pieces = PieceMaker.pieces(of: inlines(markdown))
    #expect(!pieces.isEmpty)
    let written = MarkdownText.markdown(of: pieces)
    #expect(PieceMaker.pieces(of: inlines(written)) == pieces, "\(written)")
  }

  @Test func `the codes of a translation have the numbers of the same codes in the original`() {
    let original = PieceMaker.pieces(
      of: inlines("*The `build` of **sites**, see [a](a.md) [b](b.md).*"))
    let translation = PieceMaker.pieces(
      of: inlines("`build` 명령은 **사이트**를 [나](b.md) [가](ga.md) ~~쓴다~~."))
    func number(_ markdown: String, in pieces: [InlinePiece]) -> Int? {
      pieces.firstResult { piece in
        piece.code.flatMap { $0.markdown == markdown ? $0.id : nil }
      }
    }
    let numbered = translation.numbered(like: original)
    for markdown in ["`", "**", "](b.md)"] {
      #expect(number(markdown, in: numbered) == number(markdown, in: original), "\(markdown)")
    }
    // A link of the original that is left, and a number that the original has not.
    #expect(number("](ga.md)", in: numbered) == number("](a.md)", in: original))
    #expect(number("~~", in: numbered) == 6)
    #expect(MarkdownText.markdown(of: numbered) == MarkdownText.markdown(of: translation))
  }

  @Test func `codes are numbered in proportion to their number`() {
    let ratio = Growth.ratio(2_000) { count in
      let pieces = (1...count).flatMap { id in
        let code = MarkupCode(id: id, kind: .bold, markdown: "**")
        return [InlinePiece.opening(code), .text("a"), .closing(code)]
      }
      #expect(pieces.numbered(like: pieces) == pieces)
    }
    #expect(ratio < Growth.limit, "\(ratio)")
  }

  @Test(arguments: [
    ("98.80", "98.80"), ("0.4 or more", "0.4 or more"), ("1)a", "1)a"), ("1. a", "1\\. a"),
    ("7) b", "7\\) b"), ("12.", "12\\."),
  ])
  func `a number is escaped where it would begin a list`(text: String, markdown: String) {
    #expect(MarkdownText.escaped(text) == markdown)
  }

  @Test(arguments: [
    ("**bold** text", "bold text"), ("one\ntwo", "one two"), ("一行\n二行", "一行二行"),
    ("한 줄\n두 줄", "한 줄 두 줄"), ("a `b` c", "a b c"), ("가[^1]를 나[^b].", "가를 나."),
    ("一行。[^1]\n二行[^2] 三", "一行。二行 三"),
    ("a\u{A0}\u{A0}b", "a b"),
  ])
  func `the plain text of pieces is the text of a segment, but for the number of spaces`(
    markdown: String, text: String
  ) {
    let inlines = inlines(markdown)
    #expect(PieceMaker.pieces(of: inlines).plainText.withFoldedSpaces == text)
    #expect(InlineText(of: inlines).text == text)
  }

  @Test(arguments: [
    ("![表の行と\n列の図](a.png)", "![表の行と列の図](a.png)"),
    ("![표의 행\n그림](a.png)", "![표의 행 그림](a.png)"),
  ])
  func `the alternative text of a picture has line breaks as the page has`(
    markdown: String, written: String
  ) {
    #expect(MarkdownText.markdown(of: PieceMaker.pieces(of: inlines(markdown))) == written)
  }

  @Test func `text stays unescaped where it cannot be misread`() {
    let pieces = PieceMaker.pieces(of: inlines("2 * 3 and snake_case (x)!"))
    #expect(MarkdownText.markdown(of: pieces) == "2 * 3 and snake_case (x)!")
  }

  @Test(arguments: 0..<UInt64(200))
  func `any text survives being written as Markdown`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("ab *_`[^]()<>!#~|&\\-+.1:가「」".unicodeScalars)
    let count = Int.random(in: 1...24, using: &random)
    var text = "a"
    for _ in 0..<count {
      text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
    }
    let folded = text.split(separator: " ").joined(separator: " ")
    let written = MarkdownText.markdown(of: [.text(folded)])
    #expect(InlineText(of: inlines(written)).text == folded, "seed \(seed): \(written)")
  }
}
