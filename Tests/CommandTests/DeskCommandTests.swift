import Foundation
import TestSupport
import Testing

/// The command line as a translator's desk: how topics are named, what is handed out, what is left.
@Suite struct DeskCommandTests {
  private static let english = """
    # Shelves

    A shelf keeps 24 books. It says so on its label.

    Every shelf has 3 boards made of oak.

    """
  private static let korean = """
    # 서가

    서가에는 책이 24권 들어갑니다. 라벨에 그렇게 적혀 있습니다.

    모든 서가에는 참나무로 만든 판이 3개 있습니다.

    """

  private func notes() throws -> TemporaryFolder {
    try TemporaryFolder([
      "content/shelves/en.md": Self.english, "content/shelves/ko.md": Self.korean,
      "content/doors.md": "# Doors\n\nA door closes at 19:00.\n",
    ])
  }

  private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command.Result {
    try Command.run(arguments, in: folder.url)
  }

  private func git(_ folder: TemporaryFolder, _ arguments: String...) throws {
    let result = try Command.run(
      ["-c", "user.name=t", "-c", "user.email=t@example.org"] + arguments, in: folder.url,
      program: "/usr/bin/git")
    try #require(result.status == 0, "\(result.messages)")
  }

  @Test(arguments: [
    "shelves", "Shelves", "서가", "shelves/ko.md", "content/shelves/ko.md", "./content/shelves/",
    "en/parallel/shelves/",
  ])
  func `every command takes a topic by address, title or file`(name: String) throws {
    let folder = try notes()
    let stamped = try run(folder, "stamp", name)
    #expect(stamped.status == 0 && stamped.output.contains("3 stamped"), "\(stamped)")
    let pinned = try run(folder, "pin", name, "--apart", "Every shelf has", "ko.md::서가에는 책이")
    #expect(pinned.status == 0, "\(pinned.messages)")
    let status = try run(folder, "status", "--topic", name)
    #expect(status.output.hasPrefix("shelves  ko"), "\(status)")
    let export = try run(
      folder, "export", "--format", "po", "--languages", "en,ko", "--topic", name)
    #expect(export.output.contains("msgctxt \"shelves/") && !export.output.contains("\"doors/"))
  }

  @Test func `a list to tick is renewed in its file`() throws {
    let folder = try notes()
    let first = try run(folder, "status", "--format", "issue", "--language", "ko")
    #expect(first.status == 0 && first.output.contains("- [ ] <!-- hig-notes ko doors 2 "))
    let list = folder.url.appending(path: "list.md")
    let own = "Hello.\r\n\r\n" + first.output.replacing("\n", with: "\r\n") + "Bye."
    try Data(own.utf8).write(to: list)
    let arguments = ["status", "--format", "issue", "--language", "ko", "--update"]
    let same = try Command.run(arguments + ["list.md"], in: folder.url)
    #expect(same.status == 0 && same.messages.contains("list.md is up to date"), "\(same)")
    try Data("# 문\n\n문은 19:00에 닫힙니다.\n".utf8)
      .write(to: folder.url.appending(path: "content/doors.ko.md"))
    let renewed = try Command.run(arguments + ["list.md"], in: folder.url)
    #expect(renewed.status == 0 && renewed.output.isEmpty, "\(renewed)")
    let text = try String(contentsOf: list, encoding: .utf8)
    #expect(text.hasPrefix("Hello.\r\n") && text.hasSuffix("\r\nBye."), "\(text)")
    #expect(text.contains("- [x] <!-- hig-notes ko doors done "), "\(text)")
    #expect(!renewed.messages.contains("GitHub"))
    try Data((text + String(repeating: "x", count: 66_000)).utf8).write(to: list)
    let long = try Command.run(arguments + ["list.md"], in: folder.url)
    #expect(long.status == 0 && long.messages.contains("65536 characters"), "\(long.messages)")
    try Data([0xFF, 0x0A]).write(to: list)
    let broken = try Command.run(arguments + ["list.md"], in: folder.url)
    #expect(broken.status == 1 && broken.messages.contains("list.md: error: "), "\(broken)")
    let absent = try Command.run(arguments + ["none.md"], in: folder.url)
    #expect(absent.status == 1 && absent.messages.contains("none.md"), "\(absent)")
    let alone = try Command.run(["status", "--update", "list.md"], in: folder.url)
    #expect(alone.status == 2 && alone.messages.contains("--format issue"), "\(alone)")
  }

  @Test func `an absolute path names a topic, a folder all that are in it`() throws {
    let folder = try notes()
    let path = folder.url.appending(path: "content/shelves/en.md").path
    #expect(try run(folder, "stamp", path).status == 0)
    let all = try run(folder, "status", "--topic", "content/shelves", "content/doors.md")
    #expect(all.output.contains("doors") && all.output.contains("shelves"))
  }

  @Test(arguments: [
    (["stauts"], "did you mean 'status'?"), (["help", "exprot"], "did you mean 'export'?"),
    (["help", "nope"], "there is no command 'nope'"), (["stamp", "shelve"], "'shelves'?"),
    (["status", "--topic", "shelve"], "'shelves'?"), (["pin", "Shelvs", "--unit", "a"], "'"),
    (["status", "--stat", "missing"], "Did you mean '--state'?"),
    (["status", "--state", "mising"], "did you mean 'missing'?"),
    (
      ["export", "--format", "po", "--languages", "en,ko", "--variant", "kp.md"],
      "no source 'kp.md'"
    ),
    (["status", "--format", "tsv"], "--count"),
  ])
  func `wrong usage exits with 2 and says what was meant`(
    arguments: [String], message: String
  ) throws {
    let folder = try notes()
    let result = try Command.run(arguments, in: folder.url)
    #expect(result.status == 2 && result.messages.contains(message), "\(result)")
  }

  @Test(arguments: [
    ["status"], ["check"], ["export", "--format", "po"], ["learn", "--glossary"],
  ])
  func `languages are asked for by either name`(arguments: [String]) throws {
    let folder = try notes()
    let value = arguments[0] == "export" || arguments[0] == "learn" ? "en,ko" : "ko"
    let results = try ["--language", "--languages"].map {
      try Command.run(arguments + [$0, value], in: folder.url)
    }
    #expect(results[0].status != 2 && results[0].output == results[1].output, "\(results)")
  }

  @Test(arguments: [
    ["build"], ["serve", "--port", "0"], ["doctor"], ["check"], ["status"], ["learn"],
    ["export", "--format", "json"], ["stamp", "a"], ["pin", "a", "--unit", "b", "--of", "c"],
  ])
  func `a folder of notes that is none is wrong usage in every command`(
    arguments: [String]
  ) throws {
    let folder = try TemporaryFolder(["file.md": "# A\n"])
    for content in ["nowhere", "file.md"] {
      let result = try Command.run(arguments + ["--content", content], in: folder.url)
      #expect(result.status == 2, "\(result)")
      #expect(
        result.messages.contains("\(content): error: ") && result.messages.contains("--content"),
        "\(result)")
    }
  }

  @Test func `what has changed since a revision or a date is handed out`() throws {
    let folder = try notes()
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-qm", "one", "--date", "2026-01-02T00:00:00")
    try folder.write(
      Self.english.replacingOccurrences(of: "oak", with: "ash"), to: "content/shelves/en.md")
    func export(_ arguments: String...) throws -> Command.Result {
      try Command.run(
        ["export", "--format", "po", "--languages", "en,ko"] + arguments, in: folder.url)
    }
    let changed = try export("--since", "HEAD", "--only-changed")
    #expect(changed.output.components(separatedBy: "msgctxt").count == 2, "\(changed)")
    #expect(changed.output.contains("made of ash"))
    let whole = try export("--since", "HEAD")
    #expect(whole.output.contains("24 books") && !whole.output.contains("\"doors/"))
    let all = try export("--since", "2001-01-01")
    #expect(all.output.contains("\"doors/"))
    let wrong = try export("--since", "no-such-branch")
    #expect(wrong.status == 2 && wrong.messages.contains("'no-such-branch' is no date"))
    #expect(try export("--since", "--upload-pack=x").status == 2)
    let elsewhere = try notes()
    let none = try Command.run(
      ["export", "--format", "po", "--languages", "en,ko", "--since", "2026-01-01"],
      in: elsewhere.url)
    #expect(none.status == 2 && none.messages.contains("git"), "\(none)")
  }

  @Test func `a table that a spreadsheet saved in UTF-16 with tabs comes back, and is stamped`()
    throws
  {
    let folder = try notes()
    let sent = try run(folder, "export", "--format", "csv", "--languages", "en,ko").output
    let lines = sent.replacingOccurrences(of: ",", with: "\t")
      .replacingOccurrences(of: "참나무로", with: "느티나무로")
      .replacingOccurrences(of: "\tunreviewed\t", with: "\treviewed\t")
      .replacingOccurrences(of: "\tlow-confidence\t", with: "\treviewed\t")
    var bytes = Data([0xFF, 0xFE])
    for unit in lines.utf16 where unit != 0xFEFF {
      bytes.append(contentsOf: [UInt8(unit & 0xFF), UInt8(unit >> 8)])
    }
    try folder.write(bytes, to: "back.txt")
    let result = try run(folder, "import", "back.txt", "--stamp")
    #expect(result.status == 0, "\(result)")
    #expect(result.messages.contains("this is UTF-16"))
    #expect(result.output.contains("1 text changed, 0 added, 3 stamped"), "\(result)")
    let status = try run(folder, "status", "--topic", "shelves")
    #expect(status.output.contains("3 units: 3 current"), "\(status)")
  }

  @Test func `status says that a title was renamed, and what is left`() throws {
    let folder = try notes()
    #expect(try run(folder, "stamp", "shelves").status == 0)
    let files = ["en", "ko"]
    for (language, title) in zip(files, ["# Bookshelves", "# 책장"]) {
      let path = "content/shelves/\(language).md"
      let lines = try folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      try folder.write(([Substring(title)] + lines.dropFirst()).joined(separator: "\n"), to: path)
    }
    let renamed = try run(folder, "status", "--language", "ko")
    #expect(renamed.messages.contains("[sidecar]"), "\(renamed)")
    #expect(renamed.output.contains("2 current"), "\(renamed)")
    #expect(renamed.output.contains("missing") && renamed.output.contains("words left"))
  }

  @Test func `a unit is stamped by its first words`() throws {
    let folder = try notes()
    let one = try run(folder, "stamp", "shelves", "--unit", "Every shelf has")
    #expect(one.status == 0 && one.output.contains("1 stamped"), "\(one)")
    let many = try run(folder, "stamp", "shelves", "--unit", "nothing like it")
    #expect(many.status == 2)
  }

  @Test func `notes in one language say what a translation of them needs`() throws {
    let folder = try TemporaryFolder(["content/doors.md": "# Doors\n\nA door closes at 19:00.\n"])
    #expect(try run(folder, "status").messages.contains("--language ko"))
    let korean = try run(folder, "status", "--language", "ko")
    #expect(korean.output == "doors  ko  missing     2 units: 2 missing; 6 words left\n")
    #expect(try run(folder, "status", "--language", "ko", "--count").output.contains("6 words"))
  }
}
