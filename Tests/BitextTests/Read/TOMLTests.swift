import TestSupport
import Testing

@testable import Bitext

/// TOML 1.0, in the order of its specification.
@Suite struct TOMLTests {
  private func read(_ text: String) -> (FrontMatter, [Diagnostic]) {
    let reader = FrontMatterReader(reading: SourceFile(path: "notes/a.md", text: text))
    return (reader.frontMatter, reader.diagnostics)
  }

  private func parse(_ text: String) -> (YAML?, [Diagnostic]) {
    let source = SourceFile(path: "a.md", text: text)
    return TOML.parse(source, in: SourceRange(0, source.bytes.count))
  }

  private func dump(_ value: YAML) -> String {
    switch value.value {
    case .scalar(let text): text.debugDescription
    case .sequence(let items): "[" + items.map(dump).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { "\(dump($0.key)): \(dump($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  @Test func `reads every key, as Hugo and Zola have them`() {
    let (matter, diagnostics) = read(
      #"""
      +++
      # 주석
      title = "표: \"목록\""   # behind a value
      description = """
      한 줄로 \
          잇는다"""
      slug = 'tables'
      topic = "Tables"
      lang = "ko-KR"
      edition = "main"
      aliases = [
        "old",  # the first
        '옛 이름',
      ]
      weight = -3
      lastmod = 2024-02-29
      date = 2023-01-05T10:00:00+09:00
      draft = true
      image = "그림/표.png"
      translators = ["김", "이"]
      tags = ["a"]

      [params]
      title = "not the page's"
      [[menus.main]]
      weight = 1
      +++
      본문
      """#)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(matter.title == "표: \"목록\"")
    #expect(matter.description == "한 줄로 잇는다")
    expectEveryKey(of: matter)
    #expect(matter.lines == 1...27)
    #expect(matter.unknownKeys.map(\.name) == ["tags", "params", "menus"])
  }

  @Test(arguments: [
    ("", "{}"), ("# a\n\r\n \t# b\r\n", "{}"), ("a = 1 # b\r\nc = 2", #"{"a": "1", "c": "2"}"#),
    // Keys.
    ("a-b_1 = 1\n1234 = 2", #"{"a-b_1": "1", "1234": "2"}"#),
    (#""a b" = 1"# + "\n'ʎǝʞ' = 2\n\"\" = 3", #"{"a b": "1", "ʎǝʞ": "2", "": "3"}"#),
    ("a . 'b.c' . d = 1\na.e = 2", #"{"a": {}}"#), ("3.14 = 1", #"{"3": {}}"#),
    // Texts.
    (#"a = "\b\t\n\f\r\"\\\u00e9\U0001F600""#, #"{"a": "\t\n\r\"\\é😀"}"#),
    (#"a = 'C:\x\n'"#, #"{"a": "C:\\x\\n"}"#), ("a = ''\nb = \"\"", #"{"a": "", "b": ""}"#),
    ("a = \"\"\"\nx\ny\"\"\"", #"{"a": "x\ny"}"#),
    ("a = \"\"\"\r\nx\r\ny\"\"\"", #"{"a": "x\ny"}"#),
    ("a = \"\"\"x \\\n\n  y\\\r\n z\"\"\"", #"{"a": "x yz"}"#),
    ("a = \"\"\"x \\ \t\n y\"\"\"", #"{"a": "x y"}"#),
    ("a = \"\"\"\"x\"\" y\"\"\"\"\"", #"{"a": "\"x\"\" y\"\""}"#),
    ("a = \"\"\"\"\"\"", #"{"a": ""}"#),
    ("a = '''\n\\x'y''z'''''", #"{"a": "\\x\'y\'\'z\'\'"}"#),
    // Numbers.
    ("a = +99\nb = -0\nc = 1_000", #"{"a": "+99", "b": "-0", "c": "1000"}"#),
    (
      "a = 0xDEAD_beef\nb = 0o755\nc = 0b1101", #"{"a": "0xDEADbeef", "b": "0o755", "c": "0b1101"}"#
    ),
    (
      "a = 3.1415\nb = -0.01\nc = 5e+22\nd = 6.626e-34\ne = 1_0.0_1E06",
      #"{"a": "3.1415", "b": "-0.01", "c": "5e+22", "d": "6.626e-34", "e": "10.01E06"}"#
    ),
    (
      "a = inf\nb = -nan\nc = true\nd = false",
      #"{"a": "inf", "b": "-nan", "c": "true", "d": "false"}"#
    ),
    // Dates and times.
    (
      "a = 1979-05-27T07:32:00Z\nb = 1979-05-27 00:32:00.999999-07:00 # c",
      #"{"a": "1979-05-27T07:32:00Z", "b": "1979-05-27 00:32:00.999999-07:00"}"#
    ),
    (
      "a = 1979-05-27T07:32:00\nb = 1979-05-27 \nc = 07:32:00.5",
      #"{"a": "1979-05-27T07:32:00", "b": "1979-05-27", "c": "07:32:00.5"}"#
    ),
    // Lists.
    ("a = [ [1, 2], [\"x\", 'y', '''z'''], [] ]", #"{"a": [["1", "2"], ["x", "y", "z"], []]}"#),
    ("a = [ # b\n  1, # c\n\n  2, # d\n]", #"{"a": ["1", "2"]}"#),
    ("a = [1\n, 2\n]", #"{"a": ["1", "2"]}"#),
    // Tables.
    ("a = { b = 1, c.d = \"x\", e = [ { f = 2 } ] }\ng = {}", #"{"a": {}, "g": {}}"#),
    (
      "a = 1\n[ b . \"c d\" ] # e\na = 2\n[f]\n[f.g]\n[[h]]\ni = 1\n[[h]]\ni = 2\n[h.j]",
      #"{"a": "1", "b": {}, "f": {}, "h": {}}"#
    ),
  ])
  func `reads TOML`(text: String, expected: String) {
    let (value, diagnostics) = parse(text)
    #expect(diagnostics.isEmpty, "\(text): \(diagnostics.map(\.message))")
    #expect(value.map(dump) == expected)
  }

  @Test(arguments: [
    "a = ⟦⟧\n", "⟦= 1⟧", "a ⟦1⟧", "a = ⟦x⟧", "a = 1 ⟦b = 2⟧", "a ⟦b = 1⟧", "a. ⟦= 1⟧",
    "a = \"b\" ⟦c⟧",
    "a = ⟦\"b⟧\nc\"", "a = ⟦'b⟧", "a = ⟦\"\"\"b⟧\n\"\"", "a = \"⟦\\x\"⟧", "a = \"⟦\\u12\"⟧",
    "a = \"⟦\\uD800\"⟧",
    "a = \"⟦\\U00110000\"⟧", "a = \"\"\"⟦\\ b\"\"\"⟧", "a = \"⟦\\⟧\nb\"", "a = ⟦01⟧", "a = ⟦1__0⟧",
    "a = ⟦_1⟧", "a = ⟦1_⟧",
    "a = ⟦.5⟧", "a = ⟦5.⟧", "a = ⟦1.e5⟧", "a = ⟦0xg⟧", "a = ⟦True⟧", "a = ⟦1979-5-27⟧",
    "a = ⟦7:32:00⟧", "a = ⟦+true⟧",
    "a = ⟦[1⟧", "a = [1 ⟦2]⟧", "a = [⟦, 1]⟧", "a = [1, ⟦, 2]⟧", "a = {b = 1, ⟦}⟧",
    "a = {⟦⟧\nb = 1}", "a = {b = 1⟦⟧",
    "a = {b = 1 ⟦c = 2}⟧", "[a⟦⟧", "[⟦]⟧", "[a] ⟦b⟧", "[ab ⟦c]⟧", "[[a⟦]⟧", "a = 1\n⟦a⟧ = 2",
    "a = 1\n⟦a⟧.b = 2",
    "a = 1\n[⟦a⟧]", "a.b = 1\n⟦a⟧ = 2", "\"\"⟦\"a\"\"\" = 1⟧",
  ])
  func `refuses what is no TOML, at its place`(marked: String) throws {
    let place = try MarkedPlace(marked)
    let (value, diagnostics) = parse(place.text)
    #expect(value == nil)
    #expect(diagnostics.map(\.rule) == ["toml"])
    #expect(diagnostics.first?.range?.lowerBound == place.range.lowerBound, "\(marked)")
  }

  @Test(arguments: [
    ("+++\nweight = ⟦\"heavy\"⟧\n+++\n", "front-matter-value"),
    ("+++\nweight = ⟦1.5⟧\n+++\n", "front-matter-value"),
    ("+++\ntitle = ⟦[\"a\"]⟧\n+++\n", "front-matter-value"),
    ("+++\n[⟦title⟧]\nko = \"표\"\n+++\n", "front-matter-value"),
    ("+++\naliases = [\"a\", ⟦{b = 1}⟧]\n+++\n", "front-matter-value"),
    ("+++\r\nupdated = ⟦2024-02-30⟧ # c\r\n+++\r\n", "front-matter-value"),
    ("+++\nlang = ⟦\"kr\"⟧\n+++\n", "front-matter-value"),
    ("\u{FEFF}+++\ndraft = ⟦\"maybe\"⟧\n+++\n", "front-matter-value"),
    ("+++\ntitle = ⟦표⟧\n+++\n", "toml"), ("+++\ntitle = '표'\n⟦title⟧ = '다른 표'\n+++\n", "toml"),
    ("+++\ntitle⟦: 표⟧\n+++\n", "toml"), ("⟦+++⟧\ntitle = \"표\"\n\n본문", "front-matter-unclosed"),
  ])
  func `points at what is wrong in front matter`(marked: String, rule: String) throws {
    let place = try MarkedPlace(marked)
    let (_, diagnostics) = read(place.text)
    // Without a key, the block is a text.
    if marked.contains("title⟦:") { return #expect(diagnostics.isEmpty) }
    #expect(diagnostics.map(\.rule) == [rule], "\(marked)")
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map(\.range) == [place.range], "\(diagnostics.map(\.excerpt))")
  }

  @Test(arguments: [
    "+++\n\n글이 이어진다.\n\n+++\n", "글\n+++\ntitle = 'a'\n+++\n", "++++\ntitle = 'a'\n++++\n", "+++ \n",
    "+++",
    " +++\ntitle = 'a'\n+++\n", "+++\n글: 하나\n+++\n", "+++\na + b = c\n+++\n",
  ])
  func `what is no front matter stays text`(text: String) {
    let (matter, diagnostics) = read(text)
    #expect(matter == FrontMatter(), "\(text)")
    #expect(diagnostics.isEmpty)
  }

  @Test func `saves the title of broken TOML`() {
    let (matter, diagnostics) = read("+++\ntitle = \"표 = 목록\"\ntopic = Lists\nweight = [1\n+++\n본문")
    #expect(matter.title == "표 = 목록")
    #expect(matter.topic == "Lists")
    #expect(matter.lines == 1...5)
    #expect(diagnostics.map(\.rule) == ["toml"])
  }

  @Test func `entries end with their values`() throws {
    let source = SourceFile(
      path: "a.md", text: "+++\n\"description\" = '''\n하나''' # b\nweight = 3\n[extra]\n+++\n")
    let matter = FrontMatterReader(reading: source).frontMatter
    let entries = matter.entries.mapValues { source.text(in: $0) }
    #expect(entries == [.description: "\"description\" = '''\n하나'''", .weight: "weight = 3"])
  }

  @Test func `an abstract that is translated goes back as TOML`() throws {
    let text = "+++\ntitle = '표'\ndescription = '''표에 관한 긴 글이다.''' # 요약\n+++\n\n표는 행으로 이루어진다.\n"
    let document = Segmenter.segment(SourceFile(path: "a.md", text: text)).0
    #expect(document.segments.first?.kind == .frontMatter)
    let edited = try #require(
      SegmentEdit(document: document).replacing(0, with: "표에 \"관한\" 다른 글이다."))
    #expect(
      edited.source.text(in: SourceRange(0, edited.source.bytes.count)).contains(
        "description = \"표에 \\\"관한\\\" 다른 글이다.\" # 요약\n"))
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "{a = ", count: 50_000),
    String(repeating: "a.", count: 50_000) + "b",
  ])
  func `deep nesting is an error and no crash`(value: String) async {
    let line = value.hasPrefix("a.") ? "\(value) = 1" : "topic = \(value)"
    let rules = await Task.detached { self.read("+++\ntitle = 'a'\n\(line)\n+++\n").1.map(\.rule) }
      .value
    #expect(rules == ["toml"])
  }

  /// Marks of TOML and letters, in any order: whatever comes of them, no trap, and no place outside.
  @Test(arguments: 0..<UInt64(500))
  func `no text stops the program`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "title", "=", " ", "\n", "\r\n", "\"", "'", "\"\"\"", "'''", "[", "]", "[[", "]]", "{", "}",
      ",", ".", "#",
      "1", "_", "-", "2024-05-01", "\\", "\\u00e9", "true", "가", "e\u{301}", "\u{0}", "+", ":",
    ]
    var text = "title = "
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    let (value, diagnostics) = parse(text)
    #expect((value == nil) == !diagnostics.isEmpty, "seed \(seed)")
    #expect(
      diagnostics.allSatisfy { ($0.range?.upperBound ?? 0) <= text.utf8.count }, "seed \(seed)")
    _ = Segmenter.segment(SourceFile(path: "a.md", text: "+++\n\(text)\n+++\n글\n"))
  }
}
