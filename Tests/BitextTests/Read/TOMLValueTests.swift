import TestSupport
import Testing

@testable import Bitext

/// Documents that TOML 1.0 allows, in the order of its specification.
@Suite struct TOMLValueTests {
  private func expect(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (value, diagnostics) = TOML.parse(text)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))", sourceLocation: sourceLocation)
    #expect(value?.dump == expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("", "{}"), ("\n", "{}"), (" \t", "{}"), ("# 주석", "{}"), ("# a\n\r\n \t# b\r\n", "{}"),
    ("a = 1 # b\r\nc = 2", "{a: 1, c: 2}"), ("a = 1#b", "{a: 1}"), ("\u{FEFF}a = 1", "{a: 1}"),
    ("# \t\"'[]{}=\u{80}\u{2028}😀\na = 1", "{a: 1}"),
  ])
  func `reads lines and comments`(text: String, expected: String) { expect(text, expected) }

  @Test(arguments: [
    ("a-b_1 = 1\n1234 = 2\n-=3\n_=4", "{a-b_1: 1, 1234: 2, -: 3, _: 4}"),
    (#""a b" = 1"# + "\n'ʎǝʞ' = 2\n\"\" = 3", "{a b: 1, ʎǝʞ: 2, : 3}"),
    (#""\u0061\t" = 1"#, "{a\t: 1}"), ("'\\u0061' = 1", "{\\u0061: 1}"),
    ("a . 'b.c' . d = 1\na.e = 2", "{a: {b.c: {d: 1}, e: 2}}"), ("3.14 = 1", "{3: {14: 1}}"),
    ("true = 1\ninf = 2\n2026-11-21 = 3", "{true: 1, inf: 2, 2026-11-21: 3}"),
    ("A = 1\na = 2", "{A: 1, a: 2}"), ("''.'' = 1", "{: {: 1}}"),
    // Dotted keys of one table need not be adjacent.
    ("a.x = 1\nb.x = 2\na.y = 3", "{a: {x: 1, y: 3}, b: {x: 2}}"),
    // Canonically equivalent names are distinct keys.
    ("'é' = 1\n'e\u{301}' = 2", "{é: 1, e\u{301}: 2}"),
  ])
  func `reads keys`(text: String, expected: String) { expect(text, expected) }

  @Test(arguments: [
    (#"a = "\b\t\n\f\r\"\\\u00e9\U0001F600""#, #"{a: "\u{08}\t\n\u{0C}\r\"\\é😀"}"#),
    (#"a = 'C:\x\n"'"#, #"{a: "C:\\x\\n\""}"#), ("a = ''\nb = \"\"", #"{a: "", b: ""}"#),
    ("a = \"\t#\"", #"{a: "\t#"}"#),
    (#"a = "\u0000\u00ff\U0010FFFF""#, "{a: \"\\0ÿ\u{10FFFF}\"}"),
    ("a = \"\"\"\nx\ny\"\"\"", #"{a: "x\ny"}"#), ("a = \"\"\"\n\nx\"\"\"", #"{a: "\nx"}"#),
    ("a = \"\"\"\r\nx\r\ny\"\"\"", #"{a: "x\ny"}"#),
    ("a = \"\"\"x \\\n\n  y\\\r\n z\"\"\"", #"{a: "x yz"}"#),
    ("a = \"\"\"x \\ \t\n y\"\"\"", #"{a: "x y"}"#), ("a = \"\"\"x\\\n\"\"\"", #"{a: "x"}"#),
    ("a = \"\"\"\"x\"\" y\"\"\"\"\"", #"{a: "\"x\"\" y\"\""}"#),
    ("a = \"\"\"\"\"\"", #"{a: ""}"#), ("a = \"\"\"x\\\"\"\"\"", #"{a: "x\""}"#),
    ("a = '''\n\\x'y''z'''''", #"{a: "\\x\'y\'\'z\'\'"}"#), ("a = ''''''", #"{a: ""}"#),
    ("a = '''x\\\n  y'''", #"{a: "x\\\n  y"}"#),
  ])
  func `reads texts`(text: String, expected: String) { expect(text, expected) }

  @Test(arguments: [
    ("a = +99\nb = -0\nc = 1_000\nd = 0", "{a: 99, b: 0, c: 1000, d: 0}"),
    ("a = 0xDEAD_beef\nb = 0o0755\nc = 0b1101", "{a: 3735928559, b: 493, c: 13}"),
    (
      "a = 9223372036854775807\nb = -9223372036854775808\nc = 0x7fffffffffffffff",
      "{a: 9223372036854775807, b: -9223372036854775808, c: 9223372036854775807}"
    ),
    (
      "a = 0.0\nb = -0.0\nc = +1.5\nd = 0e0\ne = -0E-0",
      "{a: 0.0, b: -0.0, c: 1.5, d: 0.0, e: -0.0}"
    ),
    (
      "a = 3.1415\nb = -0.01\nc = 5e+22\nd = 1_0.0_1E06",
      "{a: 3.1415, b: -0.01, c: 5e+22, d: 10010000.0}"
    ),
    ("a = 1e00_2\nb = 1e999\nc = 1e-999", "{a: 100.0, b: inf, c: 0.0}"),
    ("a = inf\nb = -inf\nc = nan\nd = +nan", "{a: inf, b: -inf, c: nan, d: nan}"),
    ("a = true\nb = false", "{a: true, b: false}"),
  ])
  func `reads numbers and truth values`(text: String, expected: String) { expect(text, expected) }

  @Test(arguments: [
    ("1979-05-27T07:32:00Z", "odt 1979-05-27T07:32:00Z"),
    ("1979-05-27t07:32:00z", "odt 1979-05-27t07:32:00z"),
    ("1979-05-27 00:32:00.999999-07:00 # c", "odt 1979-05-27 00:32:00.999999-07:00"),
    ("2016-12-31T23:59:60Z", "odt 2016-12-31T23:59:60Z"), ("0000-01-01", "ld 0000-01-01"),
    ("1979-05-27T07:32:00", "ldt 1979-05-27T07:32:00"), ("1979-05-27 ", "ld 1979-05-27"),
    ("1979-05-27 # 1", "ld 1979-05-27"), ("2024-02-29", "ld 2024-02-29"),
    ("2000-02-29", "ld 2000-02-29"),
    ("07:32:00.5", "lt 07:32:00.5"), ("00:00:00", "lt 00:00:00"),
    ("9999-12-31T23:59:59.123456789012+23:59", "odt 9999-12-31T23:59:59.123456789012+23:59"),
  ])
  func `reads dates and times`(text: String, expected: String) {
    expect("a = \(text)", "{a: \(expected)}")
  }

  @Test(arguments: [
    ("a = [ [1, 2], [\"x\", 'y', '''z'''], [] ]", #"{a: [[1, 2], ["x", "y", "z"], []]}"#),
    ("a = [ # b\n  1, # c\n\n  2, # d\n]", "{a: [1, 2]}"), ("a = [1\n, 2\n]", "{a: [1, 2]}"),
    (
      "a = [1, 'b', 2.5, true, {c = 1}, 07:30:00]",
      #"{a: [1, "b", 2.5, true, {c: 1}, lt 07:30:00]}"#
    ),
    ("a = [2026-11-21, 1]", "{a: [ld 2026-11-21, 1]}"), ("a = ['#', ']']", ##"{a: ["#", "]"]}"##),
    (
      "a = { b = 1, c.d = \"x\", c . e = 2, f = [ { g = 2 } ] }\nh = {}",
      #"{a: {b: 1, c: {d: "x", e: 2}, f: [{g: 2}]}, h: {}}"#
    ),
    ("a = {b = [\n1,\n2,\n], c = '''\nx\ny'''}", #"{a: {b: [1, 2], c: "x\ny"}}"#),
    ("a={b=1}#c", "{a: {b: 1}}"),
  ])
  func `reads lists and inline tables`(text: String, expected: String) { expect(text, expected) }

  @Test(arguments: [
    ("a = 1\n[ b . \"c d\" ] # e\na = 2\n[f]\n[f.g]", "{a: 1, b: {c d: {a: 2}}, f: {g: {}}}"),
    ("[[h]]\ni = 1\n[[h]]\ni = 2\n[h.j]\nk = 3", "{h: [{i: 1}, {i: 2, j: {k: 3}}]}"),
    ("[[a]]\n[[a.b]]\nc = 1\n[[a.b]]\n[[a]]\n[[a.b]]", "{a: [{b: [{c: 1}, {}]}, {b: [{}]}]}"),
    // Headers of subtables may come first, in any order.
    ("[a.b.c]\nd = 1\n[a]\ne = 2", "{a: {b: {c: {d: 1}}, e: 2}}"),
    ("[a.b]\n[c]\n[a]\n[a.d]", "{a: {b: {}, d: {}}, c: {}}"),
    ("[a.b.c]\n[a.b]\nd = 1", "{a: {b: {c: {}, d: 1}}}"),
    // A header may add a subtable to a table that a dotted key defined.
    ("[a]\nb.c = 1\nb.d.e = 2\n[a.b.f]\ng = 3", "{a: {b: {c: 1, d: {e: 2}, f: {g: 3}}}}"),
    ("a.b = 1\n[a.c]\nd = 2", "{a: {b: 1, c: {d: 2}}}"),
    ("[[a]]\nb.c = 1\n[a.b.d]", "{a: [{b: {c: 1, d: {}}}]}"),
    ("['']\na = 1\n[\"\".'']", "{: {a: 1, : {}}}"),
    ("[a.b]\n[[a.c]]\n[a.c.d]", "{a: {b: {}, c: [{d: {}}]}}"),
  ])
  func `reads tables`(text: String, expected: String) { expect(text, expected) }

  @Test func `every key and value has its place`() throws {
    let text = "a . 'b' = [1, {\"표\" = 'x'}]\n[c.d]\ne = 2024-05-01 # f\n[[c.g]]\n"
    let source = SourceFile(path: "a.md", text: text)
    let root = try #require(TOML.parse(text).0)
    var places: [String] = []
    func walk(_ value: TOML) {
      places.append(source.text(in: value.range))
      if case .array(let items) = value.value { items.forEach(walk) }
      guard case .table(let entries) = value.value else { return }
      for entry in entries {
        places.append(source.text(in: entry.key.range))
        walk(entry.value)
      }
    }
    walk(root)
    #expect(
      places.dropFirst() == [
        "a", "a", "'b'", "[1, {\"표\" = 'x'}]", "1", "{\"표\" = 'x'}", "\"표\"", "'x'", "c", "c", "d",
        "d", "e", "2024-05-01", "g", "g", "g",
      ])
  }

  /// Random trees in any of TOML's syntaxes.
  @Test(arguments: 0..<UInt64(300))
  func `what is written is read`(seed: UInt64) throws {
    var writer = RandomTOML(seed: seed)
    let (text, expected) = writer.document()
    let (value, diagnostics) = TOML.parse(text)
    #expect(diagnostics.isEmpty, "seed \(seed): \(diagnostics.map(\.message))\n\(text)")
    #expect(value?.dump == expected, "seed \(seed)\n\(text)")
  }
}
