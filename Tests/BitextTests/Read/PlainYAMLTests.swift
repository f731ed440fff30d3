import TestSupport
import Testing

@testable import Bitext

/// Compares the fast path for simple YAML with Yams.
@Suite struct PlainYAMLTests {
  /// Parts of lines, mostly plain, some with a meaning in YAML or an influence on places.
  private static let pieces = [
    "title", "lang", "x", "no", "~", "null", "<<", "key-1", "가", "표는 목록", "テーブル", "が", "é",
    "e\u{301}", "か\u{3099}", "\u{302A}", "\u{A0}", "\u{3000}", "“인용” — 끝…", "：", "。", "\u{2028}",
    "\u{85}", "\u{FEFF}", "\u{8}", "😀", ":", ": ", " #", "#", " ", "  ", "\t", "\"", "'", "\\",
    "''",
    "-", "- ", "---", "...", "[", "]", "{a}", ",", "&a ", "*a", "!t ", "|", ">", "%", "@", "`", "?",
    "1", "2024-01-02", "\n", "\n\n", "\r\n", "\r", "\n ",
  ]

  private static let values = [
    "표", "a b", "테이블: 목록", "\"표: 목록\"", "'it is'", "'it''s'", "\"a\\n\"", "\"\"", "''", "가 #1",
    "가#1", "a:", "a:b", "끝  ", "\"끝\"  ", "'끝' # 말", "[a, b]", "- a", "~", "true", "2024-01-02",
    "ガーデン", "“인용”", "가[1]", "| ", "가\u{3099}", " \u{302A}가", "é", "한글 “인용” — 끝…", "100%", "",
  ]

  private static func text(using random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      if Int.random(in: 0..<4, using: &random) > 0 {
        let key = ["title", "lang", "weight", "a_b", "A-1"].randomElement(using: &random) ?? ""
        text += key + ": " + (values.randomElement(using: &random) ?? "")
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          text += pieces.randomElement(using: &random) ?? ""
        }
      }
      text += "\n"
    }
    return text
  }

  private func describe(_ yaml: YAML) -> String {
    let range = "\(yaml.range.lowerBound)..<\(yaml.range.upperBound)"
    return switch yaml.value {
    case .scalar(let text): "\(Array(text.utf8)) \(range)"
    case .sequence(let items): "\(items.map(describe)) \(range)"
    case .mapping(let pairs):
      "\(pairs.map { describe($0.key) + "=" + describe($0.value) }) \(range)"
    }
  }

  @Test(arguments: 0..<UInt64(40))
  func `a plain mapping is what Yams reads`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<300 {
      let text = Self.text(using: &random)
      let source = SourceFile(path: "a.md", text: "---\n" + text + "---\n")
      let range = SourceRange(4, 4 + text.utf8.count)
      guard let plain = YAML.plainMapping(source, in: range) else { continue }
      count += 1
      let (whole, problems) = YAML.parseAny(source, in: range)
      #expect(problems.isEmpty, "\(text.debugDescription)")
      #expect(whole.map(describe) == describe(plain), "\(text.debugDescription)")
    }
    // Makes sure that the fast path was taken often.
    #expect(count > 20)
  }

  @Test(
    arguments: [
      "title: 테이블\nweight: 10\nupdated: 2026-11-21\n",
      "title: \"첫 실행: 목록\"\n\ndescription: How an iOS table, and \"it\", looks — in brief.\n",
      "a: b", "title: ガーデン（庭）\n", "title: 'a # b'  \n",
    ])
  func `most front matter is read as plain`(text: String) {
    let source = SourceFile(path: "a.md", text: text)
    #expect(YAML.plainMapping(source, in: SourceRange(0, text.utf8.count)) != nil)
  }

  @Test(
    arguments: [
      "", "\n", "a: b\na: c\n", "a:\n", "a:b\n", "a: b: c\n", "a: b #c\n", "a: [b]\n",
      "a: |\n  b\n",
      "a: b\n  c\n", "- a\n", "a: 'b''c'\n", "a: \"\\n\"\n", "a: b\r\n", "a: e\u{301}\n",
      "a: b\tc\n",
      "a: \u{302A}b\n", "a: b\u{2028}c\n", "a: &b c\n", "# a\na: b\n", "\u{FEFF}a: b\n",
      (0..<65).map { "k\($0): v\n" }.joined(),
    ])
  func `what may be something else is left to Yams`(text: String) {
    let source = SourceFile(path: "a.md", text: text)
    #expect(YAML.plainMapping(source, in: SourceRange(0, text.utf8.count)) == nil)
  }
}
