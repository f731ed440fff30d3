import TestSupport
import Testing

@testable import Bitext

/// Texts of YAML that are replaced where they stand.
@Suite struct YAMLEditingTests {
  private static func edited(
    _ yaml: String, _ path: [YAMLStep], _ texts: [Language: String]
  ) -> String? {
    let source = SourceFile(path: "a.yaml", text: yaml)
    let editing = YAMLEditing(source, in: SourceRange(0, source.bytes.count))
    return editing?.replacements(for: [YAMLEditing.Change(path: path, texts: texts)])
      .flatMap { Replacement.applied($0, to: source.bytes) }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("t: {en: a, ko: 가}", "나", "t: {en: a, ko: 나}"),
    ("t: {en: a, ko: 가}", "나, 다", "t: {en: a, ko: \"나, 다\"}"),
    ("t: {en: a}", "나", "t: {en: a, ko: 나}"),
    ("t: { en: a } # rest", "나", "t: { en: a, ko: 나 } # rest"),
    ("t:\n  en: a\n  ko: 가 # k\n", "나", "t:\n  en: a\n  ko: 나 # k\n"),
    ("t:\n  en: a # x\nu: 1\n", "나", "t:\n  en: a # x\n  ko: 나\nu: 1\n"),
    ("t:\r\n  en: a\r\nu: 1\r\n", "나", "t:\r\n  en: a\r\n  ko: 나\r\nu: 1\r\n"),
    ("t:\n  ko:\n  en: a\n", "나", "t:\n  ko: 나\n  en: a\n"),
    ("t:\n  ko: \"\"\n", "나", "t:\n  ko: \"나\"\n"),
    ("t:\n  ko: ~\n  en: a\n", "나", "t:\n  ko: 나\n  en: a\n"),
    ("t:\n  ko: '가''나'\n", "다'라", "t:\n  ko: '다''라'\n"),
    ("t:\n  ko: \"가\\\"나\"\n", "다\"라", "t:\n  ko: \"다\\\"라\"\n"),
    ("t:\n  ko: 가\n    나\n  en: b\n", "다", "t:\n  ko: 다\n  en: b\n"),
    ("t:\n  ko: |\n    가\n    나\n  en: b\n", "다\n라", "t:\n  ko: |\n    다\n    라\n  en: b\n"),
    ("t:\n  ko: >-\n    가\n    나\n  en: b\n", "다\n라", "t:\n  ko: >-\n    다\n\n    라\n  en: b\n"),
    ("t:\n  ko: |\n    가\n", " 다", "t:\n  ko: |\n    다\n"),
    ("t: plain # c\n", "나", "t: {en: plain, ko: 나} # c\n"),
    ("t: \"a, b\"\n", "나", "t: {en: \"a, b\", ko: 나}\n"),
    (
      "t: a\nu: {en: b, ko: 다, ja: 花}\n", "나",
      "t: {en: a, ko: 나, ja: a}\nu: {en: b, ko: 다, ja: 花}\n"
    ),
    ("t:\n  ko: ‘가’는 나\n", "‘다’는 나", "t:\n  ko: ‘다’는 나\n"),
    ("t:\n  ko: 3행 가\n", "4행 가", "t:\n  ko: 4행 가\n"),
    ("t:\n  ko: 가\n", "12", "t:\n  ko: \"12\"\n"),
    ("t:\n  ko: 가\n", "yes", "t:\n  ko: \"yes\"\n"),
    ("t:\n  ko: 가\n", "- 나", "t:\n  ko: \"- 나\"\n"),
    ("t:\n  ko: 가\n", "나: 다", "t:\n  ko: \"나: 다\"\n"),
  ])
  func `a text keeps its quotes where they can hold it`(
    yaml: String, text: String, expected: String
  ) {
    #expect(Self.edited(yaml, [.key("t")], [.korean: text]) == expected)
  }

  @Test func `a value that is not there is not written`() {
    #expect(Self.edited("t: [a]\n", [.key("t")], [.korean: "b"]) == nil)
    #expect(Self.edited("t: a\n", [.key("u")], [.korean: "b"]) == nil)
  }

  private static let letters = [
    "a", "가", " ", ": ", " #", ",", "{", "}", "[", "]", "\"", "'", "\\", "\n", "|", ">", "-", "?",
    "é", "語", "!", "&", "*", "%", "@", "`", "~", "\t", "0", "\u{3000}", "🗝",
  ]

  @Test(arguments: 0..<UInt64(300))
  func `whatever a text says, it is read back and nothing else changes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func text() -> String {
      let parts = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Self.letters.randomElement(using: &random) ?? "a"
      }
      return "x" + parts.joined() + "y"
    }
    let styles: [(String) -> String] = [
      { "    ko: \(YAMLScalar.plain($0, isInFlow: false))\n" },
      { "    ko: '\($0.replacing("'", with: "''").replacing("\n", with: " "))' # c\n" },
      { "    ko: |-\n" + $0.split(separator: "\n").map { "        x\($0)\n" }.joined() },
      { "    ko: >\n" + $0.split(separator: "\n").map { "        x\($0)\n" }.joined() },
    ]
    let before = text()
    let style = styles[Int.random(in: 0..<styles.count, using: &random)]
    let inner = style(before)
    let yaml = "# top\nlist:\n- t:\n    en: one # two\n" + inner + "- u: {a: b}\n\n# end\n"
    guard
      YAML.parse(SourceFile(path: "a", text: yaml), in: SourceRange(0, yaml.utf8.count)).0 != nil
    else { return }
    let new = text()
    let edited = Self.edited(yaml, [.key("list"), .index(0), .key("t")], [.korean: new])
    #expect(edited != nil, "seed \(seed): \(yaml.debugDescription) → \(new.debugDescription)")
    #expect(edited?.hasPrefix("# top\nlist:\n- t:\n    en: one # two\n    ko: ") == true)
    #expect(edited?.hasSuffix("\n- u: {a: b}\n\n# end\n") == true, "seed \(seed)")
  }
}
