import TestSupport
import Testing

@testable import Bitext

/// Front matter in TOML.
@Suite struct TOMLTests {
  private func read(_ text: String) -> (FrontMatter, [Diagnostic]) {
    let reader = FrontMatterReader(reading: SourceFile(path: "notes/a.md", text: text))
    return (reader.frontMatter, reader.diagnostics)
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
      url = "/tables/"
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
    #expect(matter.lines == 1...28)
    #expect(matter.unknownKeys.map(\.name) == ["tags", "params", "menus"])
  }

  @Test(arguments: [
    ("+++\nweight = ⟦\"heavy\"⟧\n+++\n", "front-matter-value"),
    ("+++\nweight = ⟦1.5⟧\n+++\n", "front-matter-value"),
    ("+++\ntitle = ⟦[\"a\"]⟧\n+++\n", "front-matter-value"),
    ("+++\n[⟦title⟧]\nko = \"표\"\n+++\n", "front-matter-value"),
    ("+++\naliases = [\"a\", ⟦{b = 1}⟧]\n+++\n", "front-matter-value"),
    ("+++\r\nupdated = ⟦2024-02-30⟧ # c\r\n+++\r\n", "toml"),
    ("+++\nupdated = ⟦07:30:00⟧\n+++\n", "front-matter-value"),
    ("+++\ntitle = \"표\"\ndraft = true ⟦\u{1}⟧\n+++\n", "toml"),
    ("+++\nweight = ⟦9223372036854775808⟧\n+++\n", "toml"),
    ("+++\nlang = ⟦\"kr\"⟧\n+++\n", "front-matter-value"),
    ("\u{FEFF}+++\ndraft = ⟦\"maybe\"⟧\n+++\n", "front-matter-value"),
    ("+++\ntitle = ⟦표⟧\n+++\n", "toml"), ("+++\ntitle = '표'\n⟦title⟧ = '다른 표'\n+++\n", "toml"),
    ("+++\ntitle⟦: 표⟧\n+++\n", "toml"), ("⟦+++⟧\ntitle = \"표\"\n\n본문", "front-matter-unclosed"),
  ])
  func `points at what is wrong in front matter`(marked: String, rule: String) throws {
    let place = try MarkedPlace(marked)
    let (_, diagnostics) = read(place.text)
    // Without a key, the block is text.
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

  @Test(arguments: [
    ("weight = 0x1F", 31), ("weight = -0o17", nil), ("weight = 0b101", 5), ("weight = 1_0", 10),
    ("weight = +7", 7), ("weight = 7.0", nil),
  ])
  func `a weight is a whole number in any digits`(line: String, weight: Int?) {
    let (matter, diagnostics) = read("+++\n\(line)\n+++\n")
    #expect(matter.weight == weight)
    #expect(diagnostics.isEmpty == (weight != nil))
  }

  @Test func `a text of digits is shown as it is written`() {
    #expect(read("+++\ntitle = 1_0.50\ntopic = 2026-11-21\n+++\n").0.title == "10.50")
    #expect(read("+++\ntopic = 2026-11-21\n+++\n").0.topic == "2026-11-21")
  }

  @Test func `a dotted key makes a table, which means nothing by its name`() {
    let (matter, diagnostics) = read("+++\ntitle = '표'\nextra.toc = true\nextra.cover = 'a'\n+++\n")
    #expect(diagnostics.isEmpty)
    #expect(matter.title == "표")
    #expect(matter.unknownKeys.map(\.name) == ["extra"])
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
      document.replacing(0, with: "표에 \"관한\" 다른 글이다."))
    func written(_ document: Document) -> String {
      document.source.text(in: SourceRange(0, document.source.bytes.count))
    }
    // Only the words are other ones.
    #expect(written(edited).contains("description = '''표에 \"관한\" 다른 글이다.''' # 요약\n"))
    // What would end the string is written in another kind of one.
    let ended = try #require(document.replacing(0, with: "표의 '''끝''' 이야기다."))
    #expect(ended.frontMatter.description == "표의 '''끝''' 이야기다.", "\(written(ended))")
    #expect(written(ended).contains("description = \"표의 '''끝''' 이야기다.\" # 요약\n"))
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
}
