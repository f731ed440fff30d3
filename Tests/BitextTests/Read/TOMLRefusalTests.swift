import TestSupport
import Testing

@testable import Bitext

/// Documents that TOML 1.0 forbids; `⟦…⟧` marks the place that the message points to.
@Suite struct TOMLRefusalTests {
  private func expectRefusal(
    _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = try MarkedPlace(marked)
    let (value, diagnostics) = TOML.parse(place.text)
    #expect(value == nil, "\(marked)", sourceLocation: sourceLocation)
    #expect(diagnostics.map(\.rule) == ["toml"], sourceLocation: sourceLocation)
    #expect(
      diagnostics.map(\.range) == [place.range],
      "\(marked): \(diagnostics.map(\.message)), at '\(diagnostics.first?.excerpt ?? "")'",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "⟦= 1⟧", "⟦.a = 1⟧", "a. ⟦= 1⟧", "a.⟦.b = 1⟧", "a ⟦1⟧", "a ⟦b = 1⟧", "a⟦⟧", "a⟦⟧\n= 1",
    "⟦é = 1⟧",
    "a⟦é = 1⟧", "a⟦+b = 1⟧", "\"\"⟦\"a\"\"\" = 1⟧", "''⟦'a''' = 1⟧", "⟦\"a⟧\nb\" = 1", "⟦'a⟧",
    "\"⟦\\x\" = 1⟧", "\"a\"⟦b = 1⟧", "a = 1 ⟦b = 2⟧", "a = 1⟦, b = 2⟧", "a⟦: 1⟧", "a⟦\u{3000}= 1⟧",
    "a = 1\n⟦\u{FEFF}b = 2⟧",
  ])
  func `keys`(marked: String) throws { try expectRefusal(marked) }

  @Test(arguments: [
    "a = ⟦⟧", "a = ⟦⟧\n", "a = ⟦# b⟧", "a = ⟦x⟧", "a = ⟦True⟧", "a = ⟦truer⟧", "a = ⟦fals⟧",
    "a = ⟦=⟧ 1",
    "a = ⟦+true⟧", "a = ⟦null⟧", "a = ⟦Inf⟧", "a = ⟦infinity⟧", "a = ⟦NaN⟧", "a = ⟦in_f⟧",
    "a = ⟦표⟧",
    "a = ⟦+⟧", "a = ⟦-e1⟧", "a = true ⟦false⟧", "a = ⟦it's⟧",
  ])
  func `words that mean nothing`(marked: String) throws { try expectRefusal(marked) }

  @Test(arguments: [
    "01", "+01", "-0_1", "1__0", "_1", "1_", "--1", "+-1", "1.2.3", ".5", "-.5", "5.", "5.e1",
    "1._2",
    "1_.2", "1.2_", "1e", "1e+", "1e_2", "1e2_", "1ee2", "1e2.5", "01.5", "00", "1e2e3", "0x",
    "0xg",
    "0X1", "0b2", "0B1", "0o8", "0O7", "+0x1", "-0b1", "0x_1", "0x1_", "0x1__2", "1a", "1٣",
    "0x1.8",
    "9223372036854775808", "-9223372036854775809", "0x8000000000000000",
  ])
  func `numbers`(word: String) throws {
    try expectRefusal("a = ⟦\(word)⟧")
    try expectRefusal("a = [0, ⟦\(word)⟧]")
    try expectRefusal("a = {b = ⟦\(word)⟧ }")
  }

  @Test(arguments: [
    "1979-5-27", "1979-05-2", "979-05-27", "10000-01-01", "1979-00-01", "1979-13-01", "1979-01-00",
    "1979-04-31", "2023-02-29", "1900-02-29", "1979-02-30", "1979/05/27", "1979-05-27T",
    "1979-05-27Z",
    "1979-05-27T07", "1979-05-27T07:32", "1979-05-27T07:32Z", "1979-05-27T24:00:00",
    "1979-05-27T07:60:00", "1979-05-27T07:32:61", "1979-05-27T07:32:00.", "1979-05-27T07:32:00.Z",
    "1979-05-27T7:32:00", "1979-05-27T07:32:00+9:00", "1979-05-27T07:32:00+0900",
    "1979-05-27T07:32:00+09", "1979-05-27T07:32:00+24:00", "1979-05-27T07:32:00-09:60",
    "1979-05-27_07:32:00", "1979-05-27 7:32:00", "1979-05-2707:32:00",
    "7:32:00", "07:32", "07:32:0", "24:00:00", "23:60:00", "23:59:61", "07:32:00.", "07:32:00Z",
    "07:32:00.5.5", "1979-05-27x", "٢٠٢٦-11-21",
  ])
  func `dates and times`(word: String) throws {
    try expectRefusal("a = ⟦\(word)⟧")
  }

  @Test(arguments: [
    "a = ⟦\"b⟧\nc\"", "a = ⟦\"b⟧", "a = ⟦'b⟧", "a = ⟦'b⟧\nc'", "a = ⟦\"\"\"b⟧\n\"\"",
    "a = ⟦'''b⟧\n''",
    "a = ⟦\"\"\"⟧", "a = \"b\" ⟦c⟧", "a = \"b\"⟦\"c\"⟧", "a = 'it'⟦s'⟧",
    "a = \"\"\"b\"\"\"\"\"⟦\"⟧",
    "a = '''b'''''⟦'⟧", "a = ⟦b\"⟧", "a = \"⟦\\x\"⟧", "a = \"⟦\\e\"⟧", "a = \"⟦\\x41\"⟧",
    "a = \"⟦\\/\"⟧",
    "a = \"⟦\\ \"⟧", "a = \"⟦\\u12\"⟧", "a = \"⟦\\u12g4\"⟧", "a = \"⟦\\u+123\"⟧",
    "a = \"⟦\\u１２３４\"⟧",
    "a = \"⟦\\U0001F60\"⟧", "a = \"⟦\\uD800\"⟧", "a = \"⟦\\uDFFF\"⟧", "a = \"⟦\\U00110000\"⟧",
    "a = \"⟦\\UFFFFFFFF\"⟧", "a = \"\"\"⟦\\ b\"\"\"⟧", "a = \"\"\"x\n⟦\\q\"\"\"⟧",
    "a = \"⟦\\⟧\nb\"", "a = \"⟦\\⟧",
  ])
  func `texts`(marked: String) throws { try expectRefusal(marked) }

  @Test(arguments: [0x00, 0x01, 0x08, 0x0B, 0x0C, 0x0D, 0x0E, 0x1F, 0x7F] as [UInt8])
  func `control characters and carriage returns`(byte: UInt8) {
    let control = String(Character(Unicode.Scalar(byte)))
    for start in [
      "# ", "a = 1 # ", "a = \"x", "a = 'x", "a = \"\"\"\nx", "a = '''\nx", "'x", "", "a", "a = ",
      "a = [", "a = [1,", "[a]", "[", "a = {",
    ] {
      let (value, diagnostics) = TOML.parse(start + control + "y\n")
      #expect(value == nil, "\((start + control).debugDescription)")
      #expect(diagnostics.map { $0.range?.lowerBound } == [start.utf8.count])
    }
    #expect(TOML.parse("a = 1\(control)").1.map { $0.range?.lowerBound } == [5])
  }

  @Test(arguments: [
    "a = ⟦[1⟧", "a = ⟦[⟧", "a = ⟦[1,⟧\n", "a = [1 ⟦2]⟧", "a = [⟦, 1]⟧", "a = [1, ⟦, 2]⟧",
    "a = [⟦,]⟧",
    "a = [1, 2]⟦]⟧", "a = [1 ⟦= 2]⟧", "a = [1⟦}⟧", "a = [[1], ⟦[2⟧", "a = [⟦b⟧]",
  ])
  func `lists`(marked: String) throws { try expectRefusal(marked) }

  @Test(arguments: [
    "a = {b = 1, ⟦}⟧", "a = {⟦, b = 1}⟧", "a = {⟦,}⟧", "a = {b = 1, ⟦, c = 2}⟧", "a = {⟦⟧\nb = 1}",
    "a = {b = 1⟦⟧\n}", "a = {b = 1⟦⟧", "a = {b = 1⟦# c⟧\n}", "a = {b = 1 ⟦c = 2}⟧", "a = {⟦⟧",
    "a = {b⟦}⟧",
    "a = {b = ⟦}⟧", "a = {b = 1, ⟦b⟧ = 2}", "a = {b = 1, ⟦b⟧.c = 2}", "a = {b.c = 1, ⟦b⟧ = 2}",
    "a = {b.c = 1, b.⟦c⟧ = 2}", "a = {b = {}, ⟦b⟧.c = 1}", "a = {b = [{}], ⟦b⟧.c = 1}",
    "a = {b = 1}⟦}⟧",
    "a = {⟦[b]}⟧", "a = {b = 1⟦]}⟧",
  ])
  func `inline tables`(marked: String) throws { try expectRefusal(marked) }

  @Test(arguments: [
    "[a⟦⟧", "[⟦]⟧", "[⟦⟧", "[⟦⟧\na]", "[a⟦⟧\n]", "[a] ⟦b⟧", "[a] ⟦b = 1⟧", "[ab ⟦c]⟧", "[a.⟦]⟧",
    "[⟦.a]⟧",
    "[a.⟦.b]⟧", "[a⟦=1]⟧", "[[a⟦]⟧", "[[a⟦] ]⟧", "[ ⟦[a]]⟧", "[[⟦]]⟧", "[[a]]⟦]⟧", "[⟦\"a]⟧",
    "[a⟦#b]⟧",
    "[[a]] ⟦b⟧", "[⟦é]⟧", "[a]⟦]⟧", "[\"\"⟦\"a\"\"\"]⟧", "[⟦{}]⟧",
  ])
  func `headers`(marked: String) throws { try expectRefusal(marked) }

  @Test(arguments: [
    "a = 1\n⟦a⟧ = 2", "a = 1\n⟦'a'⟧ = 2", "'표' = 1\n⟦\"\\uD45C\"⟧ = 2", "a = 1\n⟦a⟧.b = 2",
    "a.b = 1\n⟦a⟧ = 2",
    "a.b = 1\na.⟦b⟧.c = 2", "a.b.c = 1\na.⟦b⟧ = 2", "a = []\n⟦a⟧.b = 1", "a = {}\n⟦a⟧.b = 1",
    "'' = 1\n⟦\"\"⟧ = 2",
    // A header for a value, or for a closed table.
    "a = 1\n[⟦a⟧]", "a = 1\n[⟦a⟧.b]", "a = {}\n[⟦a⟧]", "a = {}\n[⟦a⟧.b]", "a = {b = {}}\n[⟦a⟧.b.c]",
    "a = [{}]\n[⟦a⟧.b]", "a = 1\n[[⟦a⟧]]", "a = []\n[[⟦a⟧]]", "a = [{}]\n[[⟦a⟧]]",
    "a = {}\n[[⟦a⟧]]",
    "[a]\nb = 1\n[a.⟦b⟧]", "[a]\nb = 1\n[a.⟦b⟧.c]",
    // Repeated headers in all forms.
    "[a]\n[⟦a⟧]", "[a]\n[b]\n[⟦a⟧]", "[a.b]\n[a]\n[a.⟦b⟧]", "[a.b]\n[a]\n[⟦a⟧]",
    "[a]\n['b']\n[⟦\"a\"⟧]",
    "[a]\n[[⟦a⟧]]", "[[a]]\n[⟦a⟧]", "[a.b]\n[[⟦a⟧]]", "[[a.b]]\n[[⟦a⟧]]", "[[a]]\n[a.b]\n[[a.⟦b⟧]]",
    "[[a]]\n[[a.b]]\n[a.⟦b⟧]", "[[a]]\n[a.b]\n[a.⟦b⟧]",
    // Headers may not redefine tables that dotted keys define.
    "a.b = 1\n[⟦a⟧]", "[a]\nb.c = 1\n[a.⟦b⟧]", "[a]\nb.c.d = 1\n[a.b.⟦c⟧]", "a.b = 1\n[[⟦a⟧]]",
    "[a]\nb.c = 1\n[[a.⟦b⟧]]",
    // Dotted keys may not extend tables that headers define.
    "[a.b]\nc = 1\n[a]\n⟦b⟧.d = 2", "[a.b.c]\n[a]\n⟦b⟧.d = 1", "[[a.b]]\n[a]\n⟦b⟧.c = 1",
    "[a.b.c.d]\n[a]\n⟦b⟧.c.e = 1",
  ])
  func `keys and tables that are there already`(marked: String) throws { try expectRefusal(marked) }

  @Test func `a key that is there already says on which line`() {
    let problems = TOML.parse("# a\ntitle = 1\n\ntitle = 2\n").1
    #expect(problems.map(\.message).allSatisfy { $0.contains("on line 2") })
  }

  private static let deepTexts: [String] = {
    let names = (1...40).map { Array(repeating: "a", count: $0).joined(separator: ".") }
    let key = String(repeating: "a.", count: 50_000) + "b"
    return [
      "a = " + String(repeating: "[", count: 100_000),
      "a = " + String(repeating: "{a = ", count: 50_000),
      "a = " + String(repeating: "{a.b.c.d.e = [", count: 10_000),
      "\(key) = 1", "[\(key)]",
      names.map { "[\($0)]\n" }.joined(), names.map { "[[\($0)]]\n" }.joined(),
    ]
  }()

  @Test(arguments: deepTexts)
  func `deep nesting is an error and no crash`(text: String) async {
    // Runs in a task, whose thread has a smaller stack.
    let problems = await Task.detached { TOML.parse(text).1.map(\.message) }.value
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.contains("nests deeper than 32 levels") })
  }

  /// Random syntax and letters must neither crash the reader nor give a place outside the text.
  @Test(arguments: 0..<UInt64(500))
  func `no text stops the program`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "title", "=", " ", "\n", "\r\n", "\"", "'", "\"\"\"", "'''", "[", "]", "[[", "]]", "{", "}",
      ",", ".", "#", "1", "_", "-", "2024-05-01", "\\", "\\u00e9", "true", "가", "e\u{301}", "\u{0}",
      "+", ":", "0x", "\r",
    ]
    var text = "title = "
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    let (value, diagnostics) = TOML.parse(text)
    #expect((value == nil) == !diagnostics.isEmpty, "seed \(seed)")
    #expect(
      diagnostics.allSatisfy { ($0.range?.upperBound ?? 0) <= text.utf8.count }, "seed \(seed)")
    _ = Segmenter.segment(SourceFile(path: "a.md", text: "+++\n\(text)\n+++\n글\n"))
  }
}
