import TestSupport
import Testing

@testable import Bitext

@Suite struct FrontMatterTests {
  private func read(_ text: String) -> (FrontMatter, [Diagnostic]) {
    let reader = FrontMatterReader(reading: SourceFile(path: "notes/a.md", text: text))
    return (reader.frontMatter, reader.diagnostics)
  }

  @Test(arguments: [
    ("published: false", true), ("published: true", false), ("publish: no", true),
    ("private: true", true), ("private: false", false), ("ignorePublish: true", true),
    ("published: 2024-05-01", false),
  ])
  func `a note that other tools do not publish is a draft`(line: String, isDraft: Bool) {
    let (matter, diagnostics) = read("---\ntitle: 표\n\(line)\n---\n본문\n")
    #expect(matter.isDraft == isDraft && diagnostics.isEmpty, "\(line)")
    let path = "notes/_drafts/a.md"
    let reader = FrontMatterReader(reading: SourceFile(path: path, text: "# 표\n"))
    #expect(reader.frontMatter.isDraft)
  }

  @Test func `reads every key`() {
    let (matter, diagnostics) = read(
      """
      \u{FEFF}---
      title: "표: 목록"
      description: >-
        한 줄로
        접는다
      slug: tables
      topic: Tables
      lang: ko-KR
      edition: main
      aliases: [old, 옛 이름]
      weight: -3
      updated: 2024-02-29
      date: 2023/1/5 10:00:00 +0900
      draft: yes
      image: 그림/표.png
      translator: [김, 이]
      permalink: /tables/
      ---
      본문
      """)
    #expect(diagnostics.isEmpty)
    #expect(matter.title == "표: 목록")
    #expect(matter.description == "한 줄로 접는다")
    expectEveryKey(of: matter)
    #expect(matter.lines == 1...18)
  }

  @Test func `a translator may be kept with more than the name`() {
    let (matter, diagnostics) = read(
      "---\ntranslator:\n  - name: 김\n    link: https://k.example\n  - 이\n---\n")
    #expect(diagnostics.isEmpty)
    #expect(matter.translator == "김, 이")
    let (one, none) = read("---\ntranslator:\n  name: 김\n  link: https://k.example\n---\n")
    #expect(one.translator == "김")
    #expect(none.isEmpty)
    // Without a name, nobody knows whom it means; other tools keep their own lists here.
    let (nobody, problems) = read("---\ntranslator:\n  - link: https://k.example\n---\n")
    #expect(problems.isEmpty)
    #expect(nobody.translator == "")
  }

  @Test func `reads the other dialect`() {
    let lines = [
      "---", "title: 표", "aliases: old, 옛 이름 ,", "update-date: 2024-03-01",
      "create-date: 2025-01-01", "...", "본문",
    ]
    let (matter, diagnostics) = read(lines.joined(separator: "\r\n"))
    #expect(diagnostics.isEmpty)
    #expect(matter.aliases == ["old", "옛 이름"])
    #expect(matter.updated == "2024-03-01")
    #expect(matter.date == "2025-01-01")
    #expect(matter.lines == 1...6)
  }

  @Test(arguments: [
    "---\n\n글이 이어진다.\n\n---\n", "---\n- 목록\n---\n", "---\n참고: 이 글은 번역이다.\n---\n",
    "글\n---\ntitle: a\n---\n", "----\ntitle: a\n----\n", "--- \n", "---", "",
    " ---\ntitle: a\n---\n",
    "---\nNote: a long remark.\n---\n", "---\n\n# 머리 제목\n\n---\n\n글이다.\n",
    "---\n\n가마: 굽는 법\n\n---\n", "---\n가마는 아홉 시간 동안 천천히 식힌다고 한다: 서두르지 말 것\n---\n",
  ])
  func `a thematic break is no front matter`(text: String) {
    let (matter, diagnostics) = read(text)
    #expect(matter == FrontMatter())
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    "---\n작성일: 2025-01-01\n태그:\n  - 정원\n---\n", "---\nタグ: メモ\n作成日: 2025-01-01\n---\n",
    "---\ncover.image: a.png\nfoo/bar: b\n---\n", "---\nReviewed by: Ann\nStatus: Done\n---\n",
  ])
  func `keys in any script and with any name are front matter`(text: String) {
    let (matter, diagnostics) = read(text + "# 토마토\n")
    #expect(matter.lines?.upperBound == text.utf8.count { $0 == 0x0A })
    #expect(matter.unknownKeys.count == 2)
    #expect(diagnostics.isEmpty)
  }

  @Test func `the block of Hexo begins without a fence`() {
    let (matter, diagnostics) = read("title: 서랍\ndate: 2025-01-01\ntags:\n  - 집\n---\n글\n")
    #expect(matter.title == "서랍" && matter.date == "2025-01-01")
    #expect(matter.lines == 1...5)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    "title: 서랍\n---\n글\n", "title: 서랍\n\ndate: 2025-01-01\n---\n", "참고: 하나\n주의: 둘\n---\n",
    "title: 서랍\nWe open it: slowly.\n---\n", "title: 서랍\ndate: 2025-01-01\n글\n",
  ])
  func `lines above a rule are no block of Hexo`(text: String) {
    #expect(read(text).0 == FrontMatter())
  }

  @Test func `an empty block is front matter without entries`() {
    let (matter, diagnostics) = read("---\n# nothing yet\n---\n글")
    #expect(matter.lines == 1...3)
    #expect(matter.entries.isEmpty)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("---\nweight: ⟦heavy⟧\n---\n", "front-matter-value"),
    ("---\nweight: ⟦1.5⟧\n---\n", "front-matter-value"),
    ("---\ntitle:\n  ⟦a: b⟧\n---\n", "front-matter-value"),
    ("---\naliases:\n  - a\n  - ⟦[b]⟧\n---\n", "front-matter-value"),
    ("---\nupdated: ⟦2024-02-30⟧\n---\n", "front-matter-value"),
    ("---\ndate: ⟦soon⟧\n---\n", "front-matter-value"),
    ("---\nlang: ⟦kr⟧\n---\n", "front-matter-value"),
    ("---\nlang: ⟦한국어⟧\n---\n", "front-matter-value"),
    ("---\nslug: ⟦a b⟧\n---\n", "front-matter-value"),
    ("---\ndraft: ⟦maybe⟧\n---\n", "front-matter-value"),
    ("---\ntitle: ⟦&a 표⟧\ntopic: *a\n---\n", "yaml"),
    ("---\ntitle: 표\n⟦title⟧: 다른 표\n---\n", "yaml"),
    ("⟦---⟧\ntitle: 표\n\n본문", "front-matter-unclosed"),
    // The columns of the text that Yams reads differ from those of the file.
    ("---\ndr\u{1}a\u{0}ft: ⟦아마⟧\n---\n", "front-matter-value"),
    ("---\n{title: \u{1112}\u{1161}\u{11AB}글, draft: ⟦아마}⟧\n---\n", "front-matter-value"),
    ("---\ntitle: \"a\u{2028}b\"\ndraft: ⟦아마⟧\n---\n", "front-matter-value"),
    ("---\ntitle: \"a\u{85}b\"\ndraft: ⟦아마⟧\n---\n", "front-matter-value"),
  ])
  func `points at what is wrong`(marked: String, rule: String) throws {
    let place = try MarkedPlace(marked)
    let (_, diagnostics) = read(place.text)
    #expect(diagnostics.map(\.rule) == [rule], "\(marked)")
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map(\.range) == [place.range], "\(diagnostics.map(\.excerpt))")
  }

  @Test(arguments: [
    ("/guides/scroll-views", "scroll-views"), ("guides/목록/", "목록"), ("/", nil),
  ])
  func `a whole address as slug names the page by its last part`(written: String, slug: String?) {
    let (matter, diagnostics) = read("---\nslug: \(written)\n---\n글")
    #expect(matter.slug == slug)
    #expect(matter.permalink == written)
    #expect(diagnostics.isEmpty)
  }

  @Test func `saves the title of broken YAML`() {
    let (matter, diagnostics) = read("---\ntitle: 표: 목록: 셋\nweight: [1\n---\n본문")
    #expect(matter.title == "표: 목록: 셋")
    #expect(matter.lines == 1...4)
    #expect(diagnostics.map(\.rule) == ["yaml"])
  }

  @Test func `an alias bomb costs nothing`() {
    let keys = (0..<30).map { "k\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let bomb = keys.joined(separator: "\n").replacing("*a-1", with: "x")
    let (_, diagnostics) = read("---\ntitle: a\n\(bomb)\n---\n")
    #expect(diagnostics.map(\.rule) == ["yaml"])
    #expect(diagnostics.first?.range?.lowerBound == 17)
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
    String(repeating: "{a: ", count: 50_000), String(repeating: "? ", count: 50_000),
    (0..<400).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
  ])
  func `deep nesting is an error and no crash`(value: String) async {
    let text = "---\ntitle: a\ntopic:\n  \(value)\n---\n"
    // Runs in a task, whose thread has a smaller stack.
    let rules = await Task.detached { self.read(text).1.map(\.rule) }.value
    #expect(rules == ["yaml"])
  }

  @Test func `a key that is longer in the file than its name is pointed at whole`() {
    let (matter, _) = read("---\ntitle: 표\n\u{1}표는\u{2}er: x\n\"b\": y\n---\n")
    let source = SourceFile(
      path: "a.md", text: "---\ntitle: 표\n\u{1}표는\u{2}er: x\n\"b\": y\n---\n")
    #expect(matter.unknownKeys.map(\.name) == ["표는er", "b"])
    #expect(
      matter.unknownKeys.map { source.text(in: $0.range) } == ["표는\u{2}er: x", "\"b\": y"])
  }

  @Test func `reading a list on one long line is work in line with its length`() {
    func text(_ count: Int) -> String {
      "---\ntitle: 표\naliases: [\(String(repeating: "a, ", count: count))a]\n---\n본문\n"
    }
    let (part, whole) = (text(10_000), text(40_000))
    let (matter, diagnostics) = read(whole)
    #expect(diagnostics.isEmpty)
    #expect(matter.aliases.count == 40_001)
    #expect(Growth.ratio(part: { _ = read(part) }, whole: { _ = read(whole) }) < Growth.limit)
  }

  @Test func `notes an unknown key once in a folder, with the key that was meant`() {
    let documents = ["b/one.md", "b/two.md", "c/one.md"].map { path in
      let source = SourceFile(path: path, text: "---\ntitel: a\nmood: b\n---\n")
      return (source: source, frontMatter: FrontMatterReader(reading: source).frontMatter)
    }
    #expect(documents.allSatisfy { $0.frontMatter.lines == 1...4 })
    let notes = FrontMatter.notesOnUnknownKeys(of: documents)
    #expect(notes.map(\.path) == ["b/one.md", "b/one.md", "c/one.md", "c/one.md"])
    #expect(notes.map(\.excerpt) == ["titel", "mood", "titel", "mood"])
    #expect(notes.allSatisfy { $0.severity == .note })
    #expect(notes[0].message.contains("'title'"))
    #expect(!notes[1].message.contains("did you mean"))
  }
  @Test func `the keys of other tools are one note, with their names and how many notes have them`()
  {
    let texts = [
      "---\ntitle: a\nlayout: page\nnav_exclude: true\n---\n", "---\nlayout: page\nmood: x\n---\n",
      "---\nsidebar_label: c\nhero: a\nfeatures: b\n---\n",
    ]
    let documents = texts.enumerated().map { number, text in
      let source = SourceFile(path: "shelf-\(number)/a.md", text: text)
      return (source: source, frontMatter: FrontMatterReader(reading: source).frontMatter)
    }
    let notes = FrontMatter.notesOnUnknownKeys(of: documents)
    #expect(
      notes.map(\.message) == [
        "keys that only other tools read mean nothing here, also in 2 other notes: 'layout', "
          + "'nav_exclude', 'sidebar_label'", "unknown key 'mood'",
      ])
    #expect(notes.first?.excerpt == "layout")
  }

  @Test func `notes a key of many folders once, and in how many notes it is`() {
    let documents = (1...9).map { number in
      let text = number == 1 ? "---\nmood: c\n---\n" : "---\nid: a\n---\n"
      let source = SourceFile(path: "topic-\(number / 2)/\(number).md", text: text)
      return (source: source, frontMatter: FrontMatterReader(reading: source).frontMatter)
    }
    let notes = FrontMatter.notesOnUnknownKeys(of: documents)
    #expect(notes.map(\.path) == ["topic-0/1.md", "topic-1/2.md"])
    #expect(notes.map(\.excerpt) == ["mood", "id"])
    #expect(notes[0].message == "unknown key 'mood'")
    #expect(notes[1].message == "unknown key 'id', also in 7 other notes")
  }
}

/// Checks front matter in YAML or TOML with every key except title and description.
func expectEveryKey(of matter: FrontMatter, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(matter.slug == "tables", sourceLocation: sourceLocation)
  #expect(matter.topic == "Tables", sourceLocation: sourceLocation)
  #expect(matter.language == "ko-KR", sourceLocation: sourceLocation)
  #expect(matter.edition == "main", sourceLocation: sourceLocation)
  #expect(matter.aliases == ["old", "옛 이름"], sourceLocation: sourceLocation)
  #expect(matter.weight == -3, sourceLocation: sourceLocation)
  #expect(matter.updated == "2024-02-29", sourceLocation: sourceLocation)
  #expect(matter.date == "2023-01-05", sourceLocation: sourceLocation)
  #expect(matter.isDraft, sourceLocation: sourceLocation)
  #expect(matter.image == "그림/표.png", sourceLocation: sourceLocation)
  #expect(matter.translator == "김, 이", sourceLocation: sourceLocation)
  #expect(matter.entries.count == FrontMatter.Key.allCases.count, sourceLocation: sourceLocation)
}
