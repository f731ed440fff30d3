import Testing

@testable import Bitext

@Suite struct SourceFileReadingTests {
  @Test(arguments: [
    ([0x61, 0xFF], 1), ([0xEA, 0xB0], 0), ([0x61, 0x62, 0xC0, 0xAF], 2), ([0xED, 0xA0, 0x80], 0),
    (Array("가나".utf8) + [0xB0, 0xA1], 6),
  ])
  func `tells the first byte that is no UTF-8`(bytes: [UInt8], offset: Int) throws {
    let (source, diagnostics) = SourceFile.decoding(bytes, path: "a.md")
    #expect(source == nil)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.rule == "invalid-utf8")
    guard case .file("a.md", let found) = diagnostic.place else {
      Issue.record("no place: \(diagnostic.place)")
      return
    }
    #expect(found == offset)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
    ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"), (Array("t\0e\0x\0t\0 \0i\0n\0".utf8), "UTF-16"),
  ])
  func `says so where a file is in a wider encoding`(bytes: [UInt8], name: String) {
    let (source, diagnostics) = SourceFile.decoding(bytes, path: "a.md")
    #expect(source == nil)
    #expect(diagnostics.first?.message.contains(name) == true)
  }

  @Test func `notes decomposed text once, where it begins`() throws {
    let text = "가 e\u{301}, \u{1112}\u{1161}\u{11AB}글, \u{30AB}\u{3099}"
    let (source, diagnostics) = SourceFile.decoding(Array(text.utf8), path: "a.md")
    #expect(source?.bytes == Array(text.utf8))
    #expect(diagnostics.map(\.rule) == ["not-composed"])
    #expect(diagnostics.map(\.severity) == [.note])
    #expect(diagnostics.first?.range == SourceRange(4, 7))
  }

  @Test func `counts control characters in one note`() {
    let text = "a\u{8}b\u{85}c\td\r\n\u{0}"
    let (_, diagnostics) = SourceFile.decoding(Array(text.utf8), path: "a.md")
    #expect(diagnostics.map(\.rule) == ["control-character"])
    #expect(diagnostics.first?.message.hasPrefix("3 control characters") == true)
    #expect(diagnostics.first?.excerpt == "\u{8}")
  }

  @Test(arguments: ["", "\u{FEFF}", "글", "a\r\nb", "a\rb", "\u{A0}\n", "👩‍👩‍👧 café é ㅎㅏ"])
  func `finds nothing to say about ordinary texts`(text: String) {
    let (source, diagnostics) = SourceFile.decoding(Array(text.utf8), path: "a.md")
    #expect(source != nil)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("e\u{301}", "é"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{D558}\u{11AB}", "한"),
    ("\u{212B}", "Å"), ("\u{30AB}\u{3099}", "ガ"), ("\u{F900}", "\u{8C48}"), ("\u{2126}", "Ω"),
    ("\u{2000}", "\u{2002}"), ("\u{1161}", "\u{1161}"), ("한글 カナ é – …", "한글 カナ é – …"),
    ("\u{1D15E}", "\u{1D157}\u{1D165}"), ("\u{9C7}\u{9BE}", "\u{9CB}"),
  ])
  func `composes as the standard does`(text: String, composed: String) {
    #expect(Array(PlainText.composed(text).utf8) == Array(composed.utf8))
  }

  @Test func `shows a decomposed text with control characters composed and clean`() {
    let text = "# \u{1112}\u{1161}\u{11AB}\u{8}글\r\n\r\n[가\u{0}나](a.md \"e\u{301}\")"
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: text))
    #expect(document.segments.map { Array($0.text.utf8) } == [Array("한글".utf8), Array("가나".utf8)])
    #expect(
      document.segments.last?.content == [
        .link(destination: "a.md", title: "é", [.text("가나")])
      ])
  }
}
