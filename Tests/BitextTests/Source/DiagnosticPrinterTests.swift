import Testing

@testable import Bitext

@Suite struct DiagnosticPrinterTests {
  /// The printed diagnostic for the marked part of a text, with the markers removed.
  private func printed(_ marked: String, colors: Bool = false) -> String {
    let parts = marked.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
    let source = SourceFile(path: "notes/표.md", text: String(parts[0]) + rest[0] + rest[1])
    let start = parts[0].utf8.count
    let diagnostic = Diagnostic(
      .warning, "some-rule", "say what to do",
      at: .range(source, SourceRange(start, start + rest[0].utf8.count)))
    return DiagnosticPrinter(colors: colors).text(for: diagnostic)
  }

  @Test func `the part of a rule is named for somebody who looks at single rules`() {
    let finding = Diagnostic(.note, "comma", "odd", at: .file(path: "a.md", offset: nil))
    var printer = DiagnosticPrinter()
    #expect(printer.text(for: finding) == "a.md: note: odd [punctuation]\n")
    printer.showsParts = true
    #expect(printer.text(for: finding) == "a.md: note: odd [punctuation/comma]\n")
  }

  @Test func `a caret stands under the place`() {
    #expect(
      printed("first\na ⟦word⟧ here\n") == """
        notes/표.md:2:3: warning: say what to do [some-rule]
          a word here
            ^~~~

        """)
  }

  @Test func `wide characters take two columns, combining marks none`() {
    #expect(
      printed("표와 e\u{301} ⟦目次⟧") == """
        notes/표.md:1:7: warning: say what to do [some-rule]
          표와 e\u{301} 目次
                 ^~~~

        """)
  }

  @Test func `a tab stays a tab so that the caret meets its place`() {
    #expect(printed("\ta⟦b⟧").hasSuffix("\n  \t ^\n"))
  }

  @Test func `controls that would move or mirror the line are not passed on`() {
    let text = printed("a\u{1B}[2Jb\u{202E}c ⟦d⟧")
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `a line of a megabyte is shown around the place`() {
    let text = printed(
      String(repeating: "x", count: 500_000) + "⟦here⟧" + String(repeating: "y", count: 9))
    #expect(text.utf8.count < 1_000)
    #expect(text.contains("here"))
  }

  @Test func `a long paragraph is cut around the place, and says so`() {
    let words = String(repeating: "가나다 라마 ", count: 20)
    let text = printed(words + "⟦here⟧ " + words)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3 && lines[1].hasPrefix("  ...") && lines[1].hasSuffix("..."))
    #expect(lines[1].unicodeScalars.count < 130 && lines[1].contains("here"), "\(lines)")
    // The caret stands under the place: each syllable before it is two columns wide.
    let before = lines[1].prefix { $0 != "h" }.unicodeScalars.reduce(0) {
      $0 + ($1.value > 0x2000 ? 2 : 1)
    }
    #expect(lines[2].prefix { $0 == " " }.count == before, "\(lines)")
    let short = printed("⟦here⟧ " + words)
    #expect(!short.contains("  ...") && short.contains("...\n"))
  }

  @Test func `the place may be the end of the file`() {
    #expect(printed("abc⟦⟧").hasSuffix("  abc\n     ^\n"))
    #expect(printed("⟦⟧").contains("notes/표.md:1:1:"))
  }
}
