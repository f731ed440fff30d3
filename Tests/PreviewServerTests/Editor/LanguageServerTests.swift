import Bitext
import Foundation
import TestSupport
import Testing

@testable import PreviewServer

/// `hig-notes lsp`, asked as an editor asks, over its real pipes.
@Suite struct LanguageServerTests {
  private func notes() throws -> TemporaryFolder {
    try TemporaryFolder([
      "content/shelves/en.md": """
      # Shelves

      A shelf keeps 24 books and says so on its label.

      Every shelf has 3 boards made of oak.

      The first board holds atlases of 1824.

      """,
      "content/shelves/ko.md": """
      # 서가

      😀 서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

      모든 서가에는 참나무로 만든 판이 3개 있습니다.

      첫 번째 판에는 1824년의 지도책이 있습니다.

      """,
      "content/glossary.yaml": """
      concepts:
        - id: shelf
          terms: {en: [shelf], ko: [서가], ja: [本棚]}
          forbidden: {ko: [책꽂이]}
        - id: board
          terms: {en: [board], ko: [판]}
        - id: ladder
          terms: {en: [ladder], ko: [사다리]}

      """,
    ])
  }

  /// Notes of many paragraphs in two languages.
  private func manyNotes(topics: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([:])
    for topic in 0..<topics {
      var texts = ["# Shelf \(topic)\n", "# 서가 \(topic)\n"]
      for number in 1...24 {
        let books = 7 * topic + number
        texts[0] += "\nA shelf of room \(topic) keeps \(books) books and says so on its label.\n"
        texts[1] += "\n\(topic)번 방의 서가에는 책이 \(books)권 들어가며 라벨에 그렇게 적혀 있습니다.\n"
      }
      try folder.write(texts[0], to: "content/shelf-\(topic)/en.md")
      try folder.write(texts[1], to: "content/shelf-\(topic)/ko.md")
    }
    return folder
  }

  /// The processor time of a start and of forty edits; nil where it is not known.
  private func cost(topics: Int) async throws -> (start: Int, edits: Int)? {
    let editor = try await EditorConnection(try manyNotes(topics: topics))
    let path = "content/shelf-0/en.md"
    try editor.open(path)
    _ = try await editor.findings(of: path)
    try await editor.rest()
    guard let start = editor.ticks else { return nil }
    let text = try editor.folder.text(path)
    for number in 1...40 {
      try editor.change(path, to: text + "\nOne more, \(number).\n", version: number + 1)
      try await editor.waitForFindings(of: path, version: number + 1)
    }
    let end = editor.ticks ?? start
    #expect(try await editor.end() == 0)
    return (start, end - start)
  }

  @Test func `an edit costs no more where there are more topics, and little of what a start costs`()
    async throws
  {
    guard let few = try await cost(topics: 16), let many = try await cost(topics: 128) else {
      return
    }
    // What is compared for all topics after a while may fall among the edits once.
    #expect(many.edits < 2 * few.edits + many.start / 8, "\(few) \(many)")
    #expect(many.edits / 40 < many.start / 8, "\(few) \(many)")
  }

  @Test func `shows what a text is in other languages, and leads there`() async throws {
    let editor = try await EditorConnection(try notes())
    try editor.open("content/shelves/ko.md")
    let text = try await editor.hover("content/shelves/ko.md", 4, 3)
    #expect(text.contains("**English** · unreviewed · `shelves/en.md:5`"), "\(text)")
    #expect(text.contains("> Every shelf has 3 boards made of oak."))
    let places = try await editor.ask(
      "textDocument/definition", editor.at("content/shelves/ko.md", 4, 3))
    #expect(places.elements.count == 1)
    #expect(places.elements.first?["uri"]?.text == editor.address("content/shelves/en.md"))
    #expect(places.elements.first?["range"]?["start"] == ["line": 4, "character": 0])
    #expect(places.elements.first?["range"]?["end"] == ["line": 4, "character": 37])
    #expect(try await editor.hover("content/shelves/ko.md", 1) == "")
    #expect(try await editor.end() == 0)
  }

  @Test func `speaks the language of the editor`() async throws {
    let korean = try await EditorConnection(try notes(), language: "ko-KR")
    try korean.open("content/shelves/en.md")
    #expect(try await korean.hover("content/shelves/en.md", 4).contains("**한국어** · 검토 전"))
    let japanese = try await EditorConnection(try notes(), language: "ja")
    try japanese.open("content/shelves/en.md")
    #expect(try await japanese.hover("content/shelves/en.md", 4).contains("**韓国語** · 未確認"))
    let text = try korean.folder.text("content/shelves/en.md")
    try korean.change(
      "content/shelves/en.md", to: text.replacingOccurrences(of: "made of", with: "made of of"),
      version: 2)
    _ = try await korean.findings(of: "content/shelves/en.md") { findings in
      findings.contains { $0["message"]?.text == "‘of’가 두 번 이어집니다" }
    }
  }

  @Test func `answers about texts that are not saved`() async throws {
    let editor = try await EditorConnection(try notes())
    let path = "content/shelves/en.md"
    try editor.open(path)
    try editor.open("content/shelves/ko.md")
    _ = try await editor.findings(of: path)
    let text = try editor.folder.text(path)
    try editor.change(
      path, to: text.replacingOccurrences(of: "made of oak", with: "of solid oak"), version: 2)
    #expect(try await editor.hover("content/shelves/ko.md", 4).contains("3 boards of solid oak"))
    #expect(try editor.folder.text(path) == text, "nothing is written")
    try editor.tell(
      "textDocument/didClose", ["textDocument": ["uri": .string(editor.address(path))]])
    #expect(try await editor.hover("content/shelves/ko.md", 4).contains("made of oak"))
  }

  @Test func `what all notes are needed for is said when they are read`() async throws {
    let folder = try notes()
    try folder.write(
      "# Shelves\n\nEvery shelf has 3 boards boards made of oak.\n\n"
        + "The lowest board is as deep as a drawer, for atlases that are taller than the others.\n",
      to: "content/shelves/en.md")
    try folder.write(
      "# 서가\n\n모든 서가에는 참나무로 만든 판이 3개 있습니다.\n", to: "content/shelves/ko.md")
    let root = folder.url.appending(path: "content").path
    func rules(isWhole: Bool) async throws -> Set<String> {
      let part = try await LiveCorpus.part(of: root, reserving: [], isAligned: true) {
        $0.hasPrefix("shelves/")
      }
      var notes = EditorNotes(part, in: root, isWhole: isWhole)
      return Set(notes.findings(about: ["shelves/en.md"]).values.joined().map(\.rule))
    }
    #expect(try await rules(isWhole: false) == ["doubled-word"])
    #expect(try await rules(isWhole: true) == ["doubled-word", "missing-translation"])
  }

  @Test func `tells what is wrong while somebody writes, and what is no longer`() async throws {
    let editor = try await EditorConnection(try notes())
    let path = "content/shelves/ko.md"
    try editor.open(path)
    let first = try await editor.findings(of: path)
    #expect(!first.contains { $0["code"] == "numbers-differ/number" }, "\(first)")
    let text = try editor.folder.text(path)
    try editor.change(
      path, to: text.replacingOccurrences(of: "24권", with: "42권"), version: 2)
    let found = try await editor.findings(of: path) {
      $0.contains { $0["code"] == "numbers-differ/number" }
    }
    let finding = try #require(found.first { $0["code"] == "numbers-differ/number" })
    #expect(finding["range"]?["start"]?["line"] == 2)
    #expect(finding["source"] == "hig-notes")
    try editor.change(path, to: text, version: 3)
    _ = try await editor.findings(of: path) {
      !$0.contains { $0["code"] == "numbers-differ/number" }
    }
  }

  @Test(arguments: ["utf-16", "utf-8"])
  func `changes of parts of a text are taken in, and a mending changes only what it mends`(
    encoding: String
  ) async throws {
    let editor = try await EditorConnection(try notes(), encodings: [.string(encoding)])
    let path = "content/shelves/ko.md"
    try editor.open(path)
    _ = try await editor.findings(of: path)
    // 책이 → 메뉴을, behind an emoji of two units and four bytes.
    let columns = encoding == "utf-16" ? (8, 10) : (18, 24)
    try editor.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(editor.address(path)), "version": 2],
        "contentChanges": [
          [
            "range": [
              "start": ["line": 2, "character": .integer(columns.0)],
              "end": ["line": 2, "character": .integer(columns.1)],
            ], "text": "메뉴을",
          ]
        ],
      ])
    let found = try await editor.findings(of: path) {
      $0.contains { $0["code"] == "korean-particle" }
    }
    let finding = try #require(found.first { $0["code"] == "korean-particle" })
    let start = try #require(finding["range"]?["start"]?["character"]?.number)
    let actions = try await editor.actions(path, 2, start)
    let fix = try #require(actions.first { $0["kind"] == "quickfix" }, "\(actions)")
    let change = try #require(fix["edit"]?["documentChanges"]?.elements.first)
    #expect(change["textDocument"]?["version"] == 2)
    let edit = try #require(change["edits"]?.elements.first)
    #expect(edit["newText"] == "를")
    let mended = encoding == "utf-16" ? (10, 11) : (24, 27)
    #expect(edit["range"]?["start"] == ["line": 2, "character": .integer(mended.0)])
    #expect(edit["range"]?["end"] == ["line": 2, "character": .integer(mended.1)])
    #expect(actions.contains { $0["kind"] == "source.fixAll" })
  }

  @Test func `a translation is stamped, and is out of date when its original changes`()
    async throws
  {
    let editor = try await EditorConnection(try notes())
    let path = "content/shelves/ko.md"
    try editor.open(path)
    _ = try await editor.findings(of: path)
    let actions = try await editor.actions(path, 4)
    let stamp = actions.first { $0["command"]?["command"] == "hig-notes.stamp" }
    #expect(stamp?["title"]?.text?.contains("Reviewed: Korean fits “Every shelf") == true)
    try await editor.run(stamp)
    #expect(
      try editor.folder.text("content/shelves/shelves.stamps.yaml").contains("made of oak"))
    #expect(try await editor.hover(path, 4).contains("**English** · reviewed"))
    // What somebody else stamps meanwhile stays.
    let result = try Command.run(
      ["stamp", "shelves", "--unit", "The first board"], in: editor.folder.url)
    #expect(result.status == 0, "\(result.messages)")
    try await editor.run(
      try await editor.actions(path, 2).first { $0["command"]?["command"] == "hig-notes.stamp" })
    let stamps = try editor.folder.text("content/shelves/shelves.stamps.yaml")
    for text in ["24 books", "made of oak", "atlases"] { #expect(stamps.contains(text)) }
    let english = "content/shelves/en.md"
    let text = try editor.folder.text(english)
    try editor.folder.write(
      text.replacingOccurrences(of: "oak", with: "ash and pine"), to: english)
    var hover = ""
    for _ in 0..<200 where !hover.contains("Translated was") {
      hover = try await editor.hover(path, 4)
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(hover.contains("out of date") && hover.contains("ash and pine"), "\(hover)")
    #expect(hover.contains("> Every shelf has 3 boards made of oak."), "\(hover)")
  }

  @Test func `pairs are corrected from the text`() async throws {
    let editor = try await EditorConnection(try notes())
    let path = "content/shelves/ko.md"
    try editor.open(path)
    try editor.open("content/shelves/en.md")
    _ = try await editor.findings(of: path)
    func action(_ path: String, _ line: Int, _ name: String) async throws -> JSONValue? {
      try await editor.actions(path, line).first { $0["command"]?["command"]?.text == name }
    }
    try await editor.run(try await action(path, 6, "hig-notes.apart"))
    let pins = try editor.folder.text("content/shelves/shelves.pins.yaml")
    #expect(pins.contains("apart") && pins.contains("The first board"), "\(pins)")
    #expect(!(try await editor.hover(path, 6).contains("The first board")))
    try await editor.run(try await action("content/shelves/en.md", 4, "hig-notes.choose"))
    try await editor.run(try await action(path, 6, "hig-notes.together"))
    #expect(try await editor.hover(path, 6).contains("made of oak"))
    #expect(editor.said.contains("Kept in shelves/shelves.pins.yaml"), "\(editor.said)")
  }

  @Test func `completes terms, those of the original first`() async throws {
    let editor = try await EditorConnection(try notes())
    let path = "content/shelves/ko.md"
    try editor.open(path)
    _ = try await editor.findings(of: path)
    let text = try editor.folder.text(path)
    func labels(_ typed: String) async throws -> [JSONValue] {
      try editor.change(
        path, to: text.replacingOccurrences(of: "모든 서가", with: typed), version: 2)
      return try await editor.ask(
        "textDocument/completion", editor.at(path, 4, typed.utf16.count))["items"]?.elements ?? []
    }
    let english = try await labels("모든 she")
    #expect(english.first?["label"] == "서가", "\(english)")
    #expect(english.first?["filterText"] == "shelf")
    #expect(english.first?["detail"] == "English: shelf · Japanese: 本棚")
    let edit = try #require(english.first?["textEdit"])
    #expect(edit["newText"] == "서가")
    #expect(edit["range"]?["start"] == ["line": 4, "character": 3])
    #expect(try await labels("모든 책꽂").first?["label"] == "서가", "a word that is not used")
    #expect(try await labels("사").map { $0["label"] } == ["사다리"])
    #expect(try await labels("모든 ").compactMap { $0["label"]?.text }.sorted() == ["서가", "판"])
    #expect(try await labels("없").isEmpty)
  }

  @Test func `says what it cannot do, and goes on`() async throws {
    let editor = try await EditorConnection(try notes(), begins: false)
    #expect(
      try await editor.reply("textDocument/hover", [:])["error"]?["code"] == -32002,
      "nothing comes before the first message")
    _ = try await editor.ask(
      "initialize",
      ["processId": .null, "rootUri": .string(editor.address("")), "capabilities": [:]])
    try editor.write(Array("Content-Length: 3\r\n\r\n{a}".utf8))
    #expect(try await editor.reply("textDocument/fold", [:])["error"]?["code"] == -32601)
    try editor.tell("$/setTrace", ["value": "off"])
    #expect(try await editor.ask("textDocument/hover", editor.at("nowhere.md", 0, 0)) == .null)
    _ = try await editor.ask("shutdown", .null)
    #expect(try await editor.reply("textDocument/hover", [:])["error"]?["code"] == -32600)
    try editor.tell("exit", .null)
    #expect(try await editor.status() == 0)
  }

  @Test func `ends when the editor is gone`() async throws {
    let editor = try await EditorConnection(try notes())
    try editor.close()
    #expect(try await editor.status() == 1)
  }

  @Test func `an open folder of notes comes before what lies where the program was started`()
    async throws
  {
    let folder = try notes()
    try folder.write("# Drawers\n\nA drawer holds 6 trays.\n", to: "cabinet/drawers.md")
    try folder.write("# 서랍\n\n서랍 하나에 쟁반 6개가 들어갑니다.\n", to: "cabinet/drawers.ko.md")
    let editor = try await EditorConnection(folder, opening: "cabinet")
    try editor.open("cabinet/drawers.md")
    #expect(try await editor.hover("cabinet/drawers.md", 2).contains("쟁반 6개"))
  }

  @Test func `says that there is no folder of notes`() async throws {
    let editor = try await EditorConnection(try TemporaryFolder(["notes.txt": "x"]))
    // The folder itself is read where it has no folder of that name.
    try editor.open("notes.txt")
    _ = try await editor.findings(of: "notes.txt")
    #expect(editor.said.isEmpty)
  }

  @Test(.needs(.tools)) func `a client that holds every message against the protocol is content`()
    throws
  {
    let folder = try notes()
    let result = try Tools.python(
      "editor.py",
      [Command.path, folder.path, folder.url.appending(path: "content/shelves/ko.md").path])
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    #expect(result.output.contains("'hover': 4, 'definition': 4"), "\(result.output)")
  }
}
