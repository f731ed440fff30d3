import Foundation
import TestSupport
import Testing

/// Messages about the bytes, names and front matter of sources, and their places.
@Suite struct SourceMessageTests {
  private func messages(
    _ files: [String: String], _ bytes: [String: [UInt8]] = [:]
  ) throws -> (lines: [String], result: Command.Result, folder: TemporaryFolder) {
    let all = files.isEmpty ? ["content/ok.md": "# Bins\n\nA bin keeps parts.\n"] : files
    let folder = try TemporaryFolder(all)
    for (path, bytes) in bytes { try folder.write(Data(bytes), to: "content/" + path) }
    let result = try Command.run(["build"], in: folder.url)
    let lines = result.messages.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.map(String.init), result, folder)
  }

  /// The first line of a message ends in its rule, and the caret is below the source line.
  @Test(
    arguments: [
      (
        "---\ntitle: 표: 목록\n---\n\n글\n",
        [
          "a.md:2:9: error: this YAML cannot be read: mapping values are not allowed in this context: put a text with a colon into quotes [settings]",
          "  title: 표: 목록", "           ^~~~~~",
        ]
      ),
      (
        "---\ntitle: \"끝이 없다\nslug: x\n---\n\n글\n",
        [
          "a.md:2:8: error: this YAML cannot be read: found unexpected end of stream while scanning a "
            + "quoted scalar [settings]", "  title: \"끝이 없다", "         ^~~~~~~~~~",
        ]
      ),
      (
        "---\ntitle: 표\ndraft: 아마\n---\n\n글\n",
        [
          "a.md:3:8: error: 'draft' has to be true or false [settings]", "  draft: 아마",
          "         ^~~~",
        ]
      ),
      (
        "---\ntitle: &a 표\n---\n\n글\n",
        [
          "a.md:2:8: error: anchors and aliases are not read: write the value out [settings]",
          "  title: &a 표", "         ^~~~~",
        ]
      ),
      (
        "---\ntitle: 표\n\n# 제목\n\n글\n",
        [
          "a.md:1:1: error: this front matter has no closing '---', so all of it is shown as text "
            + "[settings]", "  ---", "  ^~~",
        ]
      ),
      (
        "---\ntitle: 표\ntitel: 둘\n---\n\n글\n",
        [
          "a.md:3:1: note: unknown key 'titel': did you mean 'title'? "
            + "[settings]", "  titel: 둘", "  ^~~~~",
        ]
      ),
      (
        "# 제목\n\n한글 뒤의 <tvOS> 태그\n",
        [
          "a.md:3:7: warning: <tvOS> is no element that notes may use; it is shown as text "
            + "[unknown-markup]", "  한글 뒤의 <tvOS> 태그", "            ^~~~~~",
        ]
      ),
      (
        "# 제목\n\n表と<b onclick=x>図</b>\n",
        [
          "a.md:3:3: warning: the attribute onclick is left out [unknown-markup]",
          "  表と<b onclick=x>図</b>", "      ^~~~~~~~~~~~~",
        ]
      ),
    ] as [(String, [String])])
  func `a fault is pointed at`(source: String, expected: [String]) throws {
    let (lines, _, _) = try messages(["content/a.md": source])
    #expect(Array(lines.prefix(3)) == expected)
  }

  @Test(
    arguments: [
      ([0x61, 0xB0, 0xA1], 1), ([0xED, 0x95], 0), ([0x61, 0x62, 0xC0, 0xAF], 2),
      ([0xED, 0xA0, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xEA, 0xB0, 0x80, 0x80], 3),
      ([0xFF, 0xFE, 0x61, 0x00], 0),
    ] as [([UInt8], Int)])
  func `bytes that are not UTF-8 are an error with their offset`(bytes: [UInt8], offset: Int)
    throws
  {
    let (lines, result, folder) = try messages([:], ["bad.md": bytes])
    #expect(result.status == 1)
    #expect(lines.first?.hasPrefix("bad.md: error: this is ") == true)
    #expect(lines.contains("  at byte \(offset) of the file"))
    #expect(folder.files(in: "site").contains("en/bins/index.html"))
  }

  @Test func `an unknown key is one note for each key and folder`() throws {
    func note(_ keys: String) -> String { "---\ntitle: T\n\(keys)\n---\n\nA text.\n" }
    let (lines, result, _) = try messages([
      "content/a/1.md": note("mood: x\nshade: y"), "content/a/2.md": note("mood: z"),
      "content/b/3.md": note("mood: z"),
    ])
    #expect(result.status == 0)
    let told = lines.filter { $0.contains("[settings]") }
    #expect(told.map { $0.prefix { $0 != " " } } == ["a/1.md:3:1:", "a/1.md:4:1:"])
    // Without --all, the other folder is named in the message for the first one.
    #expect(told.first?.contains("(2 places, also b/3.md:3)") == true, "\(told)")
  }

  @Test func `names that differ in case alone are said, and both texts are on pages`() throws {
    let (lines, result, folder) = try messages([
      "content/Bins.md": "# Bins\n\nThe upper one keeps parts.\n",
      "content/bins.md": "# Wine\n\nThe lower one keeps bottles.\n",
    ])
    #expect(result.status == 0)
    #expect(lines.contains { $0.hasPrefix("bins.md: warning: the name differs from 'Bins.md'") })
    let pages = folder.files(in: "site").filter { $0.hasSuffix(".html") }
    #expect(Set(pages.map { $0.lowercased() }).count == pages.count)
    let text = try pages.map { try folder.text("site/" + $0) }.joined()
    #expect(text.contains("The upper one") && text.contains("The lower one"))
  }

  @Test func `names with spaces, Hangul, marks and both forms of letters get pages of their own`()
    throws
  {
    let names = [
      "이름 있는 파일.md", "a folder/with space.md", "weird&<>\"'%20#?.md", "up.MARKDOWN",
      "한글.md", "한글.md".decomposedStringWithCanonicalMapping, "-dash.md", "a.b.c.txt",
    ]
    let folder = try TemporaryFolder([:])
    for (number, name) in names.enumerated() {
      try folder.write(
        "# Pot\(number)\n\nThe potmark\(number) is under the foot.\n", to: "content/" + name)
    }
    let result = try Command.run(["build"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.messages.contains("in the form of its letters"))
    let pages = folder.files(in: "site").filter { $0.hasSuffix(".html") }
    let text = try pages.map { try folder.text("site/" + $0) }.joined()
    for number in names.indices { #expect(text.contains("potmark\(number) "), "\(names[number])") }
    #expect(pages.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
  }

  @Test func `a draft is on no page, empty files build, and odd entries are passed by`() throws {
    let folder = try TemporaryFolder([
      "content/ok.md": "# Bins\n\nA bin keeps parts.\n", "content/empty.md": "",
      "content/blank.md": "\n \n", "content/draft.md": "---\ndraft: yes\n---\n\nSecretdraft.\n",
    ])
    let root = folder.url.appending(path: "content")
    try FileManager.default.createDirectory(
      at: root.appending(path: "deep"), withIntermediateDirectories: true)
    for (name, target) in [("deep/up", ".."), ("deep/self", "self"), ("gone.md", "nowhere.md")] {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: name).path, withDestinationPath: target)
    }
    unsafe #expect(mkfifo(root.appending(path: "pipe.md").path, 0o600) == 0)
    let result = try Command.run(["build"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    for (name, reason) in [
      ("deep/self", "form a cycle"), ("gone.md", "it is not there"),
      ("pipe.md", "neither a file nor a folder"),
    ] { #expect(result.messages.contains("\(name): warning: this is left out: it"), "\(reason)") }
    let pages = folder.files(in: "site").filter { $0.hasSuffix(".html") }
    let text = try pages.map { try folder.text("site/" + $0) }.joined()
    #expect(!text.contains("Secretdraft") && text.contains("A bin keeps parts."))
  }

  @Test func `links to places that authors made lead there`() throws {
    let folder = try TemporaryFolder([
      "content/README.md":
        "# Home\n\n[go](#far) [on](#part-two)\n\n## Part two\n\n<a name=\"far\"></a>\n\nHere.\n",
      "content/bins.md":
        "# Bins\n\n[in](#둘) and [one](#One)\n\nA bin keeps parts.\n\n<div id=\"One\">\n\nWash it.\n\n</div>\n\n- <a id=\"둘\"></a>Second.\n",
      "content/pots.md": "# Pots\n\nSee [there](bins.md#One) for the rest of it.\n",
    ])
    let result = try Command.run(["build", "--strict"], in: folder.url)
    #expect(result.status == 0 && result.messages.isEmpty, "\(result.messages)")
    let page = try folder.text("site/en/bins/index.html")
    let target = try #require(page.firstMatch(of: #/id="([^"]+)">Wash it/#)).1
    #expect(page.contains("<a href=\"#\(target)\">one</a>"))
    #expect(
      try folder.text("site/en/pots/index.html").contains("bins/index.html#\(target)\">there</a>"))
  }
}
