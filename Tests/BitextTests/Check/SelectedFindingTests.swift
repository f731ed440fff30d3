import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Which findings are shown, and what is mended.
@Suite struct SelectedFindingTests {
  private static let files = [
    "shelf/ko.md": "# 서가\n\n서가에는  책이 많고 테이블를 둡니다 .\n",
    "board/ja.md": "# 板\n\n板にはﾗﾍﾞﾙがあり、UIkitと書く。\n",
  ]

  private func found(_ filter: (Corpus) throws -> FindingFilter) async throws -> [String] {
    let corpus = try await Library.corpus(of: Self.files)
    let filter = try filter(corpus)
    return await SpokenFindings.check(corpus).filter(filter.selects).map(\.rule)
  }

  @Test func `findings are selected by rule, topic and language`() async throws {
    let all = [
      "character-width", "name-spelling", "stray-space", "korean-particle", "stray-space",
    ]
    #expect(
      try await found { FindingFilter(rules: [], topics: [], languages: [], in: $0) } == all)
    #expect(
      try await found {
        FindingFilter(rules: ["korean-particle"], topics: [], languages: [], in: $0)
      } == ["korean-particle"])
    #expect(
      try await found { FindingFilter(rules: [], topics: [], languages: [.japanese], in: $0) }
        == ["character-width", "name-spelling"])
    #expect(
      try await found { corpus in
        let topics = corpus.topics.filter { $0.documents[0].source.path.hasPrefix("shelf") }
        return FindingFilter(rules: [], topics: topics, languages: [], in: corpus)
      } == ["stray-space", "korean-particle", "stray-space"])
  }

  @Test func `a rule that is off is asked only by its name`() async throws {
    let off = ["stray-space", "character-width", "name-spelling"]
    #expect(
      try await found { FindingFilter(rules: [], off: off, topics: [], languages: [], in: $0) }
        == ["korean-particle"])
    #expect(
      try await found {
        FindingFilter(rules: ["stray-space"], off: off, topics: [], languages: [], in: $0)
      } == ["stray-space", "stray-space"])
  }

  @Test(arguments: [
    (["typing-slip"], ["stray-space", "stray-space"]),
    (["typing-slip/stray-space"], ["stray-space", "stray-space"]),
    (["punctuation/character-width", "name-spelling"], ["character-width", "name-spelling"]),
    (["punctuation/comma"], []),
  ])
  func `a rule is chosen with all its parts, a part with its rule before it or alone`(
    names: [String], chosen: [String]
  ) async throws {
    #expect(
      try await found { FindingFilter(rules: names, topics: [], languages: [], in: $0) } == chosen)
    let others = try await found {
      FindingFilter(rules: [], off: names, topics: [], languages: [], in: $0)
    }
    #expect(Set(others).isDisjoint(with: chosen) && others.count == 5 - chosen.count)
  }

  @Test func `what was the name of a rule before is one of a rule or of a part`() {
    let old = ["dead-link", "dead-anchor", "end-mark", "yaml", "numbers-differ", "speech-level"]
    for name in old { #expect(RuleNames.chosen(by: [name]).contains(name), "\(name)") }
    #expect(RuleNames.chosen(by: ["end-mark"]) == ["end-mark"])
    #expect(RuleNames.chosen(by: ["dead-link/missing-file"]) == ["dead-link"])
    #expect(RuleNames.chosen(by: ["dead-link"]).isSuperset(of: ["dead-link", "dead-anchor"]))
  }

  @Test func `a name means one thing`() {
    let parts = RuleNames.rules.flatMap(\.parts)
    #expect(Set(parts).count == parts.count)
    #expect(Set(parts).isDisjoint(with: RuleNames.rules.map(\.rule)))
  }

  @Test(arguments: ["en", "ko", "ja"])
  func `the manual lists all rules and their parts`(language: String) throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "content/manual/commands/\(language).md"),
      encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cells = row.split(separator: "|")
      func names(_ cell: Substring?) -> [String] {
        (cell ?? "").matches(of: /`([a-z0-9-]+)`/).map { String($0.1) }
      }
      return names(cells.first) + names(cells.last)
    }
    #expect(rows == RuleNames.rules.map { [$0.rule] + $0.parts })
  }

  @Test func `site.yaml switches rules off, and an unknown one is told with the nearest`()
    async throws
  {
    let source = SourceFile(path: "site.yaml", text: "check:\n  off: [stray-space, stray-spaec]\n")
    let (settings, problems) = SiteSettings.reading(source)
    #expect(problems.isEmpty && settings.rulesOff == ["stray-space", "stray-spaec"])
    let unknown = RuleNames.unknown(in: settings, source)
    #expect(
      unknown.map(\.message) == ["there is no rule 'stray-spaec': did you mean 'stray-space'?"])
  }

  @Test func `every rule that a source names is known`() throws {
    var names: Set<String> = []
    let name =
      /(?:(?:\.(?:note|warning|error)|\btell\( ?[^,]+), |needs\.report\( )"([a-z0-9-]+)"/
    let sources = Checkout.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let url = paths?.nextObject() as? URL {
      guard url.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: url, encoding: .utf8)
        .replacing(/\n */, with: " ").replacing("( .", with: "(.")
      for match in text.matches(of: name) { names.insert(String(match.1)) }
      for match in text.matches(of: /YAMLEntries\(source: source, rule: "([a-z]+)"/) {
        names.formUnion(["\(match.1)-value", "\(match.1)-unknown-key"])
      }
      for match in text.matches(of: /\brule = "([a-z-]+)"/) { names.insert(String(match.1)) }
    }
    #expect(names.count > 80)
    #expect(names.subtracting(RuleNames.all).sorted() == [])
  }

  // MARK: - Mending

  @Test func `what needs no judgement is mended, and no other byte`() async throws {
    let corpus = try await Library.corpus(of: Self.files)
    let fixing = NoteFixing(await SpokenFindings.check(corpus), in: corpus)
    let texts = fixing.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(
      texts == [
        "# 板\n\n板にはラベルがあり、UIKitと書く。\n", "# 서가\n\n서가에는 책이 많고 테이블을 둡니다.\n",
      ])
    #expect(fixing.fixed == 5 && fixing.left.isEmpty)
    let mended = try await Library.corpus(of: ["shelf/ko.md": texts[1], "board/ja.md": texts[0]])
    #expect(NoteFixing(await SpokenFindings.check(mended), in: mended).files.isEmpty)
  }

  @Test(arguments: [
    "> **서가**에는 [책  둘](b.md \"두  책\")이 있고\n> `a  b`를\u{200B} 둡니다 .\n",
    "- [ ] 서가에는  책이 많습니다.\n  1. 메뉴을 봅니다.\n",
    "| 책  둘 | `a  b` |\n| --- | --- |\n| 메뉴을 | 책  셋 |\n",
    "책은 &amp;  책을  봅니다.[^1]\n\n[^1]: 메뉴을  봅니다.\n", "책을  봅니다.\r\n메뉴을 봅니다.\r\n",
    "<b>책을  봅니다.</b> ![그림  하나](a.png) 메뉴을 봅니다 .\n",
  ])
  func `mending keeps markup, code, addresses and line ends`(text: String) async throws {
    let corpus = try await Library.corpus(of: ["shelf/ko.md": text, "shelf/b.md": "# Plan\n"])
    let fixing = NoteFixing(await SpokenFindings.check(corpus), in: corpus)
    let file = try #require(fixing.files.first)
    let new = String(decoding: file.bytes, as: UTF8.self)
    func frame(_ text: String) -> String {
      text.filter { !" 을를.\u{200B}".contains($0) }
    }
    #expect(frame(new) == frame(text))
    for kept in ["`a  b`", "\"두  책\"", "&amp;", "\r\n", "(a.png)", "[ ]"] {
      #expect(new.contains(kept) == text.contains(kept), "\(new)")
    }
    let again = try await Library.corpus(of: ["shelf/ko.md": new, "shelf/b.md": "# Plan\n"])
    #expect(NoteFixing(await SpokenFindings.check(again), in: again).files.isEmpty)
  }

  // MARK: - Summing up

  @Test func `the same words at many places are one finding with its count`() {
    let source = SourceFile(path: "a.md", text: String(repeating: "x\n", count: 30))
    func finding(_ line: Int, _ rule: String, _ message: String) -> Diagnostic {
      Diagnostic(.note, rule, message, at: .range(source, SourceRange(line * 2, line * 2 + 1)))
    }
    let same = (0..<12).map { finding($0, "tag", "unknown") }
    #expect(
      RepeatedFindings.summed(same).map(\.message) == [
        "unknown (12 places, also a.md:2, a.md:3, a.md:4, a.md:5, a.md:6, a.md:7 and 5 more)"
      ])
    let many = (0..<12).map { finding($0, "link", "dead \($0)") }
    let shown = RepeatedFindings.summed(many).map(\.message)
    #expect(shown.count == 5 && shown[0] == "dead 0")
    #expect(
      shown[4]
        == "dead 4 (7 more of this rule here, in lines 6, 7, 8, 9, 10, 11 and 1 more)")
    #expect(RepeatedFindings.summed(Array(many.prefix(6))).count == 6)
  }
}
