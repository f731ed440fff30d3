import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct TranslatorCommandTests {
  private static let english = """
    # Shelves

    A shelf keeps 24 books and says so on its label.

    Every shelf has 3 boards made of oak.

    The first board holds atlases of 1824.

    Call `Shelf.close()` when the library closes at 19:00.

    """

  private static let korean = """
    # 서가

    서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

    모든 서가에는 참나무로 만든 판이 3개 있습니다.

    첫 번째 판에는 1824년의 지도책이 있습니다.

    도서관이 19:00에 닫을 때 `Shelf.close()`를 부르세요.

    """

  private func notes() throws -> TemporaryFolder {
    try TemporaryFolder([
      "content/shelves/en.md": Self.english, "content/shelves/ko.md": Self.korean,
    ])
  }

  private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command.Result {
    try Command.run(arguments, in: folder.url)
  }

  private struct Status: Decodable {
    struct Topic: Decodable {
      let topic: String
      let language: String
      let units: Int
      let current: Int
      let missing: [String]
      let outOfDate: [String]
      let unreviewed: [String]
      let lowConfidence: [String]
    }
    let topics: [Topic]
  }

  private func status(_ folder: TemporaryFolder) throws -> Status.Topic {
    let result = try run(folder, "status", "--format", "json")
    #expect(result.status == 0, "\(result.messages)")
    let status = try JSONDecoder().decode(Status.self, from: Data(result.output.utf8))
    return try #require(status.topics.first { $0.language == "ko" })
  }

  @Test func `a translation's life: unreviewed, current, out of date, current again`() throws {
    let folder = try notes()
    let fresh = try status(folder)
    #expect(fresh.unreviewed.count + fresh.lowConfidence.count == 5 && fresh.current == 0)
    #expect(try run(folder, "stamp", "shelves").output.contains("5 stamped"))
    #expect(try status(folder).current == 5)
    let changed = Self.english.replacingOccurrences(of: "made of oak", with: "made of old oak")
    try folder.write(changed, to: "content/shelves/en.md")
    let late = try status(folder)
    #expect(late.outOfDate.count == 1 && late.current == 4)
    #expect(
      try run(folder, "stamp", "shelves", "--language", "ko", "--unit", late.outOfDate[0])
        .output.contains("1 stamped"))
    #expect(try status(folder).current == 5)
    #expect(try run(folder, "stamp", "shelve").messages.contains("did you mean 'shelves'?"))
  }

  private func git(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command.Result {
    try Command.run(
      ["-c", "user.name=t", "-c", "user.email=t@example.org"] + arguments, in: folder.url,
      program: "/usr/bin/git")
  }

  @Test func `stamps and corrections of two branches merge`() throws {
    let folder = try notes()
    #expect(try git(folder, "init", "-q", "-b", "main").status == 0)
    let ids = try status(folder)
    let units = (ids.unreviewed + ids.lowConfidence).sorted()
    #expect(try run(folder, "stamp", "shelves", "--unit", units[2]).status == 0)
    try #require(
      try folder.text("content/.gitattributes").contains("*.stamps.yaml merge=union"))
    _ = try git(folder, "add", "-A")
    _ = try git(folder, "commit", "-qm", "one")
    _ = try git(folder, "checkout", "-qb", "other")
    #expect(try run(folder, "stamp", "shelves", "--unit", units[0]).status == 0)
    _ = try git(folder, "commit", "-qam", "two")
    _ = try git(folder, "checkout", "-q", "main")
    #expect(try run(folder, "stamp", "shelves", "--unit", units[1]).status == 0)
    _ = try git(folder, "commit", "-qam", "three")
    let merge = try git(folder, "merge", "-q", "--no-edit", "other")
    #expect(merge.status == 0, "\(merge.output)\(merge.messages)")
    #expect(try status(folder).current == 3)
  }

  @Test func `a correction is written, obeyed, and refused where it says nothing`() throws {
    let folder = try notes()
    let done = try run(
      folder, "pin", "shelves", "--together", "Every shelf has", "ko.md::첫 번째 판")
    #expect(done.status == 0, "\(done.messages)")
    let before = try folder.text("content/shelves/shelves.pins.yaml")
    let refused = try run(folder, "pin", "shelves", "--unit", "x", "--of", "Evry shelf has")
    #expect(refused.status == 1 && refused.messages.contains("the nearest is “Every shelf has"))
    #expect(try folder.text("content/shelves/shelves.pins.yaml") == before)
    let export = try run(folder, "export", "--format", "csv", "--languages", "en,ko")
    let row = export.output.split(whereSeparator: \.isNewline).first { $0.contains("3 boards") }
    #expect(row?.contains("1824년") == true, "\(export.output)")
    #expect(try run(folder, "pin", "shelves").status == 2)
  }

  @Test func `a correction that is refused leaves nothing behind`() throws {
    let folder = try notes()
    _ = try git(folder, "init", "-q")
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter {
      !$0.hasPrefix(".git/")
    }
    #expect(try run(folder, "pin", "shelves", "--together", "No such text", "nor this").status == 1)
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter {
      !$0.hasPrefix(".git/")
    }
    #expect(Set(after) == Set(before))
  }

  @Test func `findings come as text, JSON, GitHub's commands and SARIF, and a baseline hides them`()
    throws
  {
    let folder = try notes()
    try folder.write(
      Self.korean.replacingOccurrences(of: "24권", with: "42권"), to: "content/shelves/ko.md")
    let text = try run(folder, "check")
    #expect(text.status == 0 && text.messages.contains("shelves/ko.md:3:"))
    #expect(text.messages.contains("[numbers-differ]"))
    let part = try run(folder, "check", "--rule", "numbers-differ/number").messages
    #expect(part.contains("[numbers-differ/number]"))
    #expect(try run(folder, "check", "--rule", "numbers-differ/units-differ").messages.isEmpty)
    #expect(try run(folder, "check", "--strict").status == 1)
    let json = try JSONSerialization.jsonObject(
      with: Data(run(folder, "check", "--format", "json").output.utf8))
    let findings = (json as? [String: Any])?["findings"] as? [[String: Any]]
    #expect(findings?.first?["rule"] as? String == "numbers-differ")
    #expect(findings?.first?["part"] as? String == "number")
    #expect(findings?.first?["line"] as? Int == 3)
    let github = try run(folder, "check", "--format", "github").output
    #expect(github.hasPrefix("::warning file=shelves/ko.md,line=3,col="))
    #expect(github.contains(",title=numbers-differ/number::"))
    let sarif = try JSONSerialization.jsonObject(
      with: Data(run(folder, "check", "--format", "sarif").output.utf8))
    let runs = (sarif as? [String: Any])?["runs"] as? [[String: Any]]
    let results = runs?.first?["results"] as? [[String: Any]]
    #expect(results?.first?["ruleId"] as? String == "numbers-differ/number")
    _ = try run(folder, "check", "--baseline", "known.txt", "--write-baseline")
    let known = try run(folder, "check", "--baseline", "known.txt", "--strict")
    #expect(known.status == 0 && known.messages.isEmpty)
  }

  @Test(arguments: ["xliff", "xliff2", "po"])
  func `what is exported comes back, and only a change is written`(format: String) throws {
    let folder = try notes()
    let file = "notes.\(format)"
    let exported = try run(
      folder, "export", "--format", format, "--languages", "en,ko", "-o", file)
    #expect(exported.status == 0, "\(exported.messages)")
    #expect(try run(folder, "import", file).output.hasPrefix("0 texts changed"))
    #expect(try Array(folder.text("content/shelves/ko.md").utf8) == Array(Self.korean.utf8))
    let text = try folder.text(file).replacingOccurrences(of: "참나무로", with: "느티나무로")
    try folder.write(text, to: file)
    let changed = try run(folder, "import", file)
    #expect(changed.status == 0, "\(changed.messages)")
    #expect(
      try folder.text("content/shelves/ko.md")
        == Self.korean.replacingOccurrences(of: "참나무로", with: "느티나무로"))
  }

  @Test func `several deliveries come back at once, and a dry run shows what would change`() throws
  {
    let folder = try notes()
    _ = try run(folder, "export", "--format", "po", "--languages", "en,ko", "-o", "notes.po")
    let sent = try folder.text("notes.po")
    let one = sent.replacingOccurrences(of: "참나무로", with: "느티나무로")
    try folder.write(one, to: "one.po")
    let two = sent.replacingOccurrences(of: "지도책이", with: "지도가")
    let both = ["import", "one.po", "-"]
    let dry = try Command.run(both + ["--dry-run"], in: folder.url, input: two)
    #expect(dry.status == 0, "\(dry.messages)")
    #expect(dry.output.hasPrefix("--- a/shelves/ko.md\n+++ b/shelves/ko.md\n@@ "))
    #expect(dry.output.contains("\n-모든 서가에는 참나무로") && dry.output.contains("\n+첫 번째 판에는 1824년의 지도가"))
    #expect(dry.messages.hasSuffix("nothing was written\n"))
    #expect(try folder.text("content/shelves/ko.md") == Self.korean)
    let done = try Command.run(both, in: folder.url, input: two)
    #expect(done.status == 0 && done.output.contains("2 texts changed"), "\(done.messages)")
    #expect(
      try folder.text("content/shelves/ko.md")
        == Self.korean.replacingOccurrences(of: "참나무로", with: "느티나무로")
        .replacingOccurrences(of: "지도책이", with: "지도가"))
  }

  @Test func `a conflict is an error with the first words, and the others are written`() throws {
    let folder = try notes()
    _ = try run(folder, "export", "--format", "po", "--languages", "en,ko", "-o", "notes.po")
    let back = try folder.text("notes.po").replacingOccurrences(of: "참나무로", with: "느티나무로")
      .replacingOccurrences(of: "지도책이", with: "지도가")
    try folder.write(back, to: "notes.po")
    let notes = Self.korean.replacingOccurrences(of: "참나무로", with: "소나무로")
    try folder.write(notes, to: "content/shelves/ko.md")
    let result = try run(folder, "import", "notes.po")
    #expect(result.status == 1 && result.output.contains("1 in conflict"))
    #expect(result.messages.contains("error: “Every shelf has 3 boards"), "\(result.messages)")
    #expect(
      try folder.text("content/shelves/ko.md")
        == notes.replacingOccurrences(of: "지도책이", with: "지도가"))
    let broken = try run(folder, "import", "notes.po", "lost.po", "--theirs")
    #expect(broken.status == 1)
    #expect(try run(folder, "import", "notes.po", "--theirs").status == 0)
    #expect(try folder.text("content/shelves/ko.md").contains("느티나무로"))
    #expect(try run(folder, "import").status == 2)
  }

  @Test func `a form for two languages says so, and an alignment is drawn`() throws {
    let folder = try notes()
    try folder.write("# 本\n", to: "content/shelves/ja.md")
    let refused = try run(folder, "export", "--format", "po")
    #expect(refused.status == 2 && refused.messages.contains("--languages en,ko"))
    let svg = try run(
      folder, "align", "--format", "svg", "content/shelves/en.md", "content/shelves/ko.md")
    #expect(svg.status == 0)
    let parser = XMLParser(data: Data(svg.output.utf8))
    #expect(parser.parse())
    #expect(svg.output.components(separatedBy: "class=\"bead\"").count - 1 == 5)
  }

  @Test func `of several translations one is exported and the others are notes`() throws {
    let folder = try notes()
    let other = Self.korean.replacingOccurrences(of: "적혀 있습니다", with: "쓰여 있어요")
    try folder.write("---\ntopic: shelves\n---\n" + other, to: "content/blog.ko.md")
    for (variant, own, note) in [
      ("shelves/ko.md", "적혀 있습니다", "쓰여 있어요"), ("blog.ko.md", "쓰여 있어요", "적혀 있습니다"),
    ] {
      let export = try run(
        folder, "export", "--format", "po", "--languages", "en,ko", "--variant", variant)
      let lines = export.output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("msgstr") && $0.contains(own) }, "\(export.output)")
      #expect(lines.contains { $0.hasPrefix("#.") && $0.contains(note) }, "\(variant)")
    }
  }

  @Test(arguments: [
    (["export"], "choose a format, such as --format tmx"),
    (["stamp", "shelve"], "there is no topic 'shelve': did you mean 'shelves'?"),
    (["pin", "shelves"], "use one of --together, --apart, --unit and --language"),
  ])
  func `what is missing is said with the help of its command`(
    arguments: [String], message: String
  ) throws {
    let folder = try notes()
    let result = try Command.run(arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.messages == """
        Error: \(message)
          See 'hig-notes \(arguments[0]) --help' for more information.

        """)
  }

  @Test func `what cannot be written or read says why in a few words`() throws {
    let folder = try notes()
    func message(_ arguments: String...) throws -> String {
      let result = try Command.run(arguments, in: folder.url)
      #expect(result.status == 1, "\(arguments)")
      return result.messages
    }
    #expect(
      try message("export", "--format", "csv", "-o", "nowhere/x.csv")
        == "nowhere/x.csv: error: it cannot be written: No such file or directory\n")
    #expect(
      try message("export", "--format", "csv", "-o", "content")
        == "content: error: it cannot be written: Is a directory\n")
    #expect(
      try message("align", "content")
        == "content: error: this cannot be read: it is a folder [unreadable]\n")
    #expect(
      try message("import", "lost.po")
        == "lost.po: error: this cannot be read: it is not there [unreadable]\n")
  }

  @Test func `what does not fit on the disk is no success`() throws {
    let folder = try notes()
    let result = try Command.run(
      ["-c", "\"$0\" export --format csv > /dev/full", Command.path], in: folder.url,
      program: "/bin/sh")
    #expect(result.status == 1)
    #expect(
      result.messages
        == "standard output: error: it cannot be written: No space left on device; "
        + "free some disk space and try again\n")
    let left = try Command.run(
      ["-c", "\"$0\" export --schema | true", Command.path], in: folder.url, program: "/bin/sh")
    #expect(left.messages == "")
  }

  @Test func `badges say how much is translated`() throws {
    let folder = try notes()
    let short = Self.korean.replacingOccurrences(
      of: "첫 번째 판에는 1824년의 지도책이 있습니다.\n\n", with: "")
    try folder.write(short, to: "content/shelves/ko.md")
    #expect(try run(folder, "status", "--badges", "badges").status == 0)
    let badge = try folder.text("badges/shelves.ko.svg")
    #expect(XMLParser(data: Data(badge.utf8)).parse())
    #expect(badge.contains("<title>shelves ko: 80 %</title>"), "\(badge)")
  }
}
