import Testing

@testable import SiteBuilder

@Suite struct SlimSourceTests {
  private func slim(_ text: String) -> String {
    String(decoding: SlimSource.of(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `leaves out comments of their own lines, empty lines and indentation`() {
    #expect(
      slim("  // one\n  a(); // two\n\n/* three */\n/** four\n   five */\n\tb();\n")
        == "a(); // two\nb();\n")
  }

  @Test func `keeps what only looks like a comment`() {
    #expect(slim("/* a */ b();\n") == "/* a */ b();\n")
    #expect(slim("x = `\n  // text\n   y`;\n  z();\n") == "x = `\n  // text\n   y`;\nz();\n")
    #expect(slim("s = 'a \\\n  b';\n  c();\n") == "s = 'a \\\n  b';\nc();\n")
    #expect(slim("  odd = '`';\n") == "  odd = '`';\n")
  }
}
