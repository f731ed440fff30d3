import TestSupport
import Testing

@testable import Notation

/// A text and its expected result, or the line and column of the expected error.
struct YAMLCase: Sendable, CustomTestStringConvertible {
  let yaml: String
  let outcome: String
  var testDescription: String { yaml.debugDescription }

  init(_ yaml: String, _ outcome: String) {
    self.yaml = yaml
    self.outcome = outcome
  }

  /// The result of reading the text.
  var read: String {
    do {
      return try YAMLReader.read(Array(yaml.utf8)).map(Self.describe) ?? "nothing"
    } catch {
      let before = String(decoding: yaml.utf8.prefix(error.offset), as: UTF8.self)
      let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      return "\(lines.count):\((lines.last?.count ?? 0) + 1) \(error.message)"
    }
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n") + "\""
  }

  static func describe(_ node: YAMLNode) -> String {
    switch node.value {
    case .scalar(let text): quoted(text)
    case .sequence(let items): "[" + items.map(describe).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}

@Suite struct YAMLReaderTests {
  static let read = [
    YAMLCase("", "nothing"), YAMLCase("# only a remark\n", "nothing"), YAMLCase("\n\n", "nothing"),
    YAMLCase("shelf: oak", #"{shelf: "oak"}"#),
    YAMLCase("shelf:\nlamp: ~\n", #"{shelf: "", lamp: "~"}"#),
    YAMLCase("- oak\n- ash\n", #"["oak", "ash"]"#),
    YAMLCase("shelves:\n- oak\n- ash\n", #"{shelves: ["oak", "ash"]}"#),
    YAMLCase("- - oak\n  - ash\n- elm\n", #"[["oak", "ash"], "elm"]"#),
    YAMLCase(
      "- wood: oak\n  age: 80\n- wood: ash\n", #"[{wood: "oak", age: "80"}, {wood: "ash"}]"#),
    YAMLCase("{wood: oak, ages: [80, 90]}", #"{wood: "oak", ages: ["80", "90"]}"#),
    YAMLCase("{\"wood\":\"oak\",\"age\":80}", #"{wood: "oak", age: "80"}"#),
    YAMLCase("wood: [oak, 'ash', \"elm\",]\n", #"{wood: ["oak", "ash", "elm"]}"#),
    YAMLCase("woods: [\n  oak,\n  ash\n]\nage: 8\n", #"{woods: ["oak", "ash"], age: "8"}"#),
    YAMLCase(
      "room:\n  woods: {\n    a: oak,\n    b: ash\n  }\n", #"{room: {woods: {a: "oak", b: "ash"}}}"#
    ),
    YAMLCase("say: 'it''s oak'\n", #"{say: "it's oak"}"#),
    YAMLCase("say: \"a \\\"tall\\\" shelf\\n\\u66F8\"\n", #"{say: "a \"tall\" shelf\n書"}"#),
    YAMLCase("say: \"one\n  two\n\n  three\"\n", #"{say: "one two\nthree"}"#),
    YAMLCase("say: 'one\n\n  two'\nage: 8\n", #"{say: "one\ntwo", age: "8"}"#),
    YAMLCase("say: one\n  two\n  three # end\nage: 8\n", #"{say: "one two three", age: "8"}"#),
    YAMLCase(
      "say: |\n  one\n   two\n\n  three\nage: 8\n", #"{say: "one\n two\n\nthree\n", age: "8"}"#),
    YAMLCase("say: >-\n  one\n  two\n\n  three\n", #"{say: "one two\nthree"}"#),
    YAMLCase("say: |2\n    one\n   two\n", #"{say: "  one\n two\n"}"#),
    YAMLCase("say: |+ # a remark\n  one\n\n", #"{say: "one\n\n"}"#),
    YAMLCase("say: |\n\n  one\n", #"{say: "\none\n"}"#),
    YAMLCase("- |\n one\n- >\n two\n", #"["one\n", "two\n"]"#),
    YAMLCase("a: |\n  &x *y !z\n  # no remark\nb: 8\n", #"{a: "&x *y !z\n# no remark\n", b: "8"}"#),
    YAMLCase("a: one\n  *two* &three\n  \"four\"\n", #"{a: "one *two* &three \"four\""}"#),
    YAMLCase("a: [one\n  &two, b]\n", #"{a: ["one &two", "b"]}"#),
    YAMLCase("a: b&c *d !e\n", #"{a: "b&c *d !e"}"#),
    YAMLCase("a: '&b'\nc: \"*d\"\n", #"{a: "&b", c: "*d"}"#),
    YAMLCase("a#b: c#d\n", #"{a#b: "c#d"}"#), YAMLCase("a: 'b' # c\n", #"{a: "b"}"#),
    YAMLCase("a: [b, # c\n  d]\n", #"{a: ["b", "d"]}"#),
    YAMLCase("a: http://b.example/c:d\n", #"{a: "http://b.example/c:d"}"#),
    YAMLCase("? oak\n: tall\n", #"{oak: "tall"}"#),
    YAMLCase("---\nwood: oak\n...\n", #"{wood: "oak"}"#),
    YAMLCase("%YAML 1.2 # as it is\n---\nwood: oak\n", #"{wood: "oak"}"#),
    YAMLCase("\u{FEFF}wood: oak\nage: 8\n", #"{wood: "oak", age: "8"}"#),
    YAMLCase("wood: o\u{8}ak\n", #"{wood: "oak"}"#),
    YAMLCase("wood: \"o\\bak\"\n", #"{wood: "oak"}"#),
    YAMLCase("wood: oak\u{2028}ash\nage: 8\n", #"{wood: "oak\#u{2028}ash", age: "8"}"#),
    YAMLCase("wood: \"oak\u{2029}ash\u{E000}\"\n", #"{wood: "oak\#u{2029}ash\#u{E000}"}"#),
    YAMLCase("wood: oak\r\nage: 8\r\n", #"{wood: "oak", age: "8"}"#),
    YAMLCase("wood:\toak\n", #"{wood: "oak"}"#), YAMLCase("나무: 참나무\n", #"{나무: "참나무"}"#),
    YAMLCase("a: {b: c}\nd: [[e], [f, {g: h}]]\n", #"{a: {b: "c"}, d: [["e"], ["f", {g: "h"}]]}"#),
    YAMLCase("a: -1\nb: -x\n", #"{a: "-1", b: "-x"}"#),
    YAMLCase("a: '<<'\n'<<': b\n", #"{a: "<<", <<: "b"}"#),
    // No word becomes something else than what its author wrote.
    YAMLCase("a: yes\nb: No\nc: null\nd: on\n", #"{a: "yes", b: "No", c: "null", d: "on"}"#),
    YAMLCase("a: 2026-11-23\nb: 12:30:45\n", #"{a: "2026-11-23", b: "12:30:45"}"#),
    YAMLCase(
      "a: 0x1F\nb: 010\nc: 1_000\nd: .inf\n", #"{a: "0x1F", b: "010", c: "1_000", d: ".inf"}"#),
    YAMLCase("yes: no\n8: 9\n", #"{yes: "no", 8: "9"}"#),
    YAMLCase("wood: [oak:ash, 8:30]\n", #"{wood: ["oak:ash", "8:30"]}"#),
  ]

  @Test(arguments: read)
  func `what people write is read as YAML says`(yaml: YAMLCase) {
    #expect(yaml.read == yaml.outcome)
  }

  static let refused = [
    // Errors that the parser accepts silently.
    YAMLCase("woods: [oak,\nash,\nelm]\n", "2:1 this line goes on with what is in brackets"),
    YAMLCase("- [oak,\nash]\n", "2:1 this line goes on with what is in brackets"),
    YAMLCase("room:\n  woods: [oak,\n  ash]\n", "3:3 this line goes on with what is in brackets"),
    YAMLCase("woods: [oak,\n\tash]\n", "2:2 this line goes on with what is in brackets"),
    YAMLCase("room:\n  woods: [\n    oak\n]\n", "4:1 this line goes on with what is in brackets"),
    YAMLCase("say: \"tall\nshelf\"\n", "2:1 this line goes on with a text in quotes"),
    YAMLCase("say: 'tall\n\tshelf'\n", "2:2 this line goes on with a text in quotes"),
    YAMLCase("- a: \"tall\n  shelf\"\n", "2:3 this line goes on with a text in quotes"),
    YAMLCase("say: >\n \n   \n  # end\n", "3:1 this empty line is indented more"),
    YAMLCase("say: \"tall\"# shelf\n", "1:12 a comment needs a space"),
    YAMLCase("say: 'tall'# shelf\n", "1:12 a comment needs a space"),
    YAMLCase("say: ># tall\n  shelf\n", "1:7 a comment needs a space"),
    YAMLCase("say: |-# tall\n  shelf\n", "1:8 a comment needs a space"),
    YAMLCase("woods: [oak,# ash\n  elm]\n", "1:13 a comment needs a space"),
    YAMLCase("woods: [oak]# ash\n", "1:13 a comment needs a space"),
    YAMLCase("woods: {a: oak}# ash\n", "1:16 a comment needs a space"),
    YAMLCase("woods: [oak, -]\n", "1:14 a '-' alone is not text here"),
    YAMLCase("%YAML 1.2# tall\n---\nwood: oak\n", "1:1 directives are not read"),
    YAMLCase("---\n%YAML 1.2\n---\n", "2:1 directives are not read"),
    YAMLCase("%TAG ! tag:shelf.example,2026:\n---\nwood: oak\n", "1:1 directives are not read"),
    // Syntax that is not needed here.
    YAMLCase("wood: &w oak\n", "1:7 anchors and aliases are not read"),
    YAMLCase("wood: *w\n", "1:7 anchors and aliases are not read"),
    YAMLCase("wood: oak\n&w age: 8\n", "2:1 anchors and aliases are not read"),
    YAMLCase("woods: [oak, &w ash]\n", "1:14 anchors and aliases are not read"),
    YAMLCase("wood: oak\u{2028}\n&w age: 8\n", "2:1 anchors and aliases are not read"),
    YAMLCase("wood: !!str oak\n", "1:7 tags are not read"),
    YAMLCase("wood: !tall\n  age: 8\n", "1:7 tags are not read"),
    YAMLCase("wood: oak\n<<: {age: 8}\n", "2:1 merge keys are not read"),
    YAMLCase("[oak, ash]: tall\n", "1:1 a key has to be a single text"),
    YAMLCase("? {oak: ash}\n: tall\n", "1:3 a key has to be a single text"),
    YAMLCase("wood: oak\n: tall\n", "2:1 "),
    YAMLCase("wood: oak\n---\nwood: ash\n", "2:1 a second document begins here"),
    YAMLCase("wood: oak\n...\nage: 8\n", "3:1 this is after the end"),
    YAMLCase("wood: oak\n... age: 8\n", "2:5 this is after the end"),
    // Repeated keys.
    YAMLCase("wood: oak\nage: 8\nwood: ash\n", "3:1 the key 'wood' occurs twice"),
    YAMLCase("wood: oak\n\"wood\": ash\n", "2:1 the key 'wood' occurs twice"),
    YAMLCase("{wood: oak, age: 8, wood: ash}", "1:21 the key 'wood' occurs twice"),
    YAMLCase(
      "- wood: oak\n- wood: ash\n  age: 8\n  wood: elm\n",
      "4:3 the key 'wood' occurs twice"),
    YAMLCase(
      "a: {wood: oak}\nb: {wood: ash, c: {wood: elm}, wood: fir}\n",
      "2:32 the key 'wood' occurs twice"),
    // Errors that the parser reports.
    YAMLCase("wood: oak: ash\n", "1:10 this YAML cannot be read"),
    YAMLCase("wood: oak\n age: 8\n", "2:5 this YAML cannot be read"),
    YAMLCase("wood: oak\n\tage: 8\n", "2:"),
    YAMLCase("wood: [oak, ash\n", "1:7 this YAML cannot be read"),
    YAMLCase("wood: [oak, , ash]\n", "1:13 this YAML cannot be read"),
    YAMLCase("wood: {oak, ash]\n", "1:16 this YAML cannot be read"),
    YAMLCase("wood: \"oak\n", "1:7 this YAML cannot be read"),
    YAMLCase("wood: \"oak\nage: 8\n", "1:7 this YAML cannot be read"),
    YAMLCase("wood: [oak,\nash\n", "1:7 this YAML cannot be read"),
    YAMLCase("wood: \"\\q\"\n", "1:8 this YAML cannot be read"),
    YAMLCase("wood: 'oak' ash\n", "1:13 this YAML cannot be read"),
    YAMLCase("wood: @oak\n", "1:7 this YAML cannot be read"),
    YAMLCase("wood: |0\n  oak\n", "1:8 this YAML cannot be read"),
    YAMLCase(
      "wood: oak: ash\n",
      "1:10 this YAML cannot be read: mapping values are not allowed in this context: "
        + "put a text with a colon into quotes"),
    YAMLCase(
      "wood: `oak`\n",
      "1:7 this YAML cannot be read: found character that cannot start any token: "
        + "put a text that begins with ` into quotes"),
    YAMLCase(
      "woods:\n\t- oak\n",
      "2:1 this YAML cannot be read: found character that cannot start any token: "
        + "YAML is indented with spaces, not with tabs"),
    YAMLCase(
      "wood: {en: oak, ko:}\n",
      "1:19 this YAML cannot be read: found unexpected ':': put a space behind the colon"),
    YAMLCase(
      "woods:\n  - {id: oak, age: {is: 8}\n  - {id: ash}\n",
      "2:5 this bracket is not closed before the next item"),
    YAMLCase(
      "woods:\n  - {id: oak\n  - {id: ash}\n",
      "3:5 this YAML cannot be read: did not find expected ',' or '}': "
        + "a comma is missing before this, or a bracket is not closed"),
    YAMLCase(
      "wood:oak\nage: 8\n",
      "2:4 this YAML cannot be read: mapping values are not allowed in this context: "
        + "put a space behind the colon of the line before"),
    YAMLCase(
      "age: 8\nwood:oak\nheight: 9\n",
      "2:1 this YAML cannot be read: this line needs a colon with a space behind it"),
    YAMLCase(
      "age: 8\nwood:\u{A0}oak\nheight: 9\n",
      "2:1 this YAML cannot be read: this line needs a colon with a space"),
    YAMLCase(
      "woods:\n  - id: oak\n    age: 8\n   height: 9\n",
      "4:4 this YAML cannot be read: did not find expected '-' indicator: "
        + "lines that belong together begin in the same column"),
    YAMLCase(
      "wood: 'oak' ash\n", "1:13 this YAML cannot be read: did not find expected key"),
    YAMLCase("- oak\nwood: ash\n", "2:1 this YAML cannot be read"),
    YAMLCase("wood: - oak\n", "1:7 this YAML cannot be read"),
    YAMLCase("나무: 참\u{8}나무: a\n", "1:9 this YAML cannot be read"),
  ]

  @Test(arguments: refused)
  func `what is no YAML, or none for this, is refused at its place`(yaml: YAMLCase) {
    #expect(yaml.read.hasPrefix(yaml.outcome), "\(yaml.read)")
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "- - ", ": ", "[[", "{? "])
  func `deep nesting is refused before anything is made of it`(unit: String) {
    let yaml = YAMLCase(String(repeating: unit, count: 50_000), "")
    #expect(yaml.read.contains("too deeply") || yaml.read.contains("cannot be read"))
  }

  /// If aliases were resolved, a key would be compared letter by letter with an enormous value.
  @Test(arguments: ["? *a24\n: v\n", "*a24 : v\n", "x: {*a24: v}\n", "x: [[*a24]: v]\n"])
  func `no alias is followed`(key: String) {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...24 {
      text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
    }
    #expect(YAMLCase(text + key, "").read.hasPrefix("1:5 anchors and aliases are not read"))
  }

  // MARK: - Properties

  @Test(arguments: 0..<UInt64(100))
  func `any tree is read back in whatever style it is written`(seed: UInt64) {
    var random = RandomYAML(seed: seed)
    for _ in 0..<20 {
      let (text, expected) = random.document()
      #expect(YAMLCase(text, "").read == expected, "seed \(seed): \(text.debugDescription)")
    }
  }

  private static let pieces = [
    "a", "b: ", "c:\n", "- ", "? ", ": ", "\"", "'", "[", "]", "{", "}", ", ", "# x", " #", "|\n",
    ">-\n", "&a", "*a", "!t ", "%Y", "---\n", "...\n", "\n", "\n  ", "\n    ", "\t", "\\", "\\n",
    "\u{2028}", "\u{85}", "\u{FEFF}", "\u{8}", "가", "e\u{301}", "😀", "\r\n", "\r", "~", "<<", "@",
  ]

  @Test(arguments: 0..<UInt64(60))
  func `whatever is written, places are in the text`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      do {
        guard let node = try YAMLReader.read(Array(text.utf8)) else { continue }
        #expect(Self.offsets(of: node).allSatisfy { 0...text.utf8.count ~= $0 })
      } catch {
        #expect(0...text.utf8.count ~= error.offset, "seed \(seed): \(text.debugDescription)")
        #expect(error.offset + error.length <= text.utf8.count)
      }
    }
  }

  private static func offsets(of node: YAMLNode) -> [Int] {
    switch node.value {
    case .scalar: [node.offset]
    case .sequence(let items): [node.offset] + items.flatMap(offsets)
    case .mapping(let entries):
      [node.offset] + entries.flatMap { [$0.offset] + offsets(of: $0.value) }
    }
  }
}
