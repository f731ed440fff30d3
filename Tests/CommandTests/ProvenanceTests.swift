import Foundation
import TestSupport
import Testing

/// Who made a translation and who looked at it, in stamps, formats of exchange and pages.
@Suite struct ProvenanceTests {
  private func notes() throws -> TemporaryFolder {
    try TemporaryFolder([
      "content/shelves/en.md": """
      # Shelves

      A shelf keeps 24 books and says so on its label.

      Every shelf has 3 boards made of oak.

      """,
      "content/shelves/ko.md": """
      # 서가

      서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

      모든 서가에는 참나무로 만든 판이 3개 있습니다.

      """,
    ])
  }

  @Test func `what a person stamped stays theirs, and the program says so`() throws {
    let folder = try notes()
    try run(folder, "stamp", "shelves", "--by", "Kim")
    let before = try folder.text(stamps)
    let refused = try Command.run(["stamp", "shelves", "--machine"], in: folder.url)
    #expect(refused.status == 1)
    #expect(
      refused.messages.contains("3 translations that a person has stamped stay so")
        && refused.messages.contains("delete their lines in shelves/shelves.stamps.yaml first"),
      "\(refused.messages)")
    #expect(try folder.text(stamps) == before)
    // The advice works, and what is left out of it is said.
    let lines = before.split(separator: "\n").filter { !$0.contains("every-shelf") }
    try folder.write(lines.joined(separator: "\n") + "\n", to: stamps)
    let partly = try run(folder, "stamp", "shelves", "--machine")
    #expect(partly.output.contains("1 stamped in"), "\(partly.output)")
    #expect(partly.messages.contains("2 translations that a person has stamped"))
    #expect(try run(folder, "status").output.contains("1 unreviewed, 2 current, 1 by machine"))
  }

  private let stamps = "content/shelves/shelves.stamps.yaml"

  @discardableResult
  private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command.Result {
    let result = try Command.run(
      arguments, in: folder.url, environment: ["SOURCE_DATE_EPOCH": "1764028800"])
    #expect(result.status == 0, "\(arguments): \(result.output)\(result.messages)")
    return result
  }

  @Test func `a machine's translation is unreviewed until a person looks at it`() throws {
    let folder = try notes()
    try run(folder, "stamp", "shelves", "--machine", "--by", "Some: Program")
    let first = try folder.text(stamps)
    #expect(first.contains(#"origin: machine, by: "Some: Program", date: 2025-11-25"#), "\(first)")
    let status = try run(folder, "status").output
    #expect(status.contains("3 unreviewed, 3 by machine"), "\(status)")
    try run(folder, "stamp", "shelves", "--unit", "Every shelf", "--by", "Kim")
    let second = try folder.text(stamps)
    #expect(second.contains(#"origin: machine-reviewed, by: "Kim", date: 2025-11-25"#), "\(second)")
    // A person's review is not taken back.
    try run(folder, "stamp", "shelves", "--machine", "--by", "Another")
    let third = try folder.text(stamps)
    #expect(third.contains(#"machine-reviewed, by: "Kim""#), "\(third)")
    #expect(try run(folder, "status").output.contains("2 unreviewed, 1 current, 2 by machine"))
    let machine = try run(folder, "status", "--state", "machine").output
    #expect(machine.contains("2 by machine") && !machine.contains("unreviewed"), "\(machine)")
    // What somebody edits is no machine's any more.
    let korean = try folder.text("content/shelves/ko.md")
    try folder.write(
      korean.replacingOccurrences(of: "그렇게 적혀", with: "그 수가 적혀"), to: "content/shelves/ko.md")
    #expect(try run(folder, "status").output.contains("1 by machine"))
    let english = try folder.text("content/shelves/en.md")
    try folder.write(
      english.replacingOccurrences(of: "Shelves", with: "Book shelves"), to: "content/shelves/en.md"
    )
    #expect(try run(folder, "status").output.contains("1 out of date"))
  }

  @Test(arguments: [
    ("xliff", "state-qualifier=\"mt-suggestion\""), ("xliff2", "subState=\"hig:machine\""),
    ("po", "#, fuzzy"),
    ("tmx", "creationdate=\"20251125T000000Z\" creationid=\"Program &amp; Co\""),
  ])
  func `formats of exchange carry it out and back`(format: String, mark: String) throws {
    let folder = try notes()
    try run(folder, "stamp", "shelves", "--machine", "--by", "Program & Co")
    try run(folder, "stamp", "shelves", "--unit", "Every shelf", "--by", "Kim")
    let old = try folder.text(stamps)
    try run(
      folder, "export", "--format", format, "--languages", "en,ko", "--output", "out.\(format)")
    let file = try folder.text("out.\(format)")
    #expect(file.contains(mark), "\(file)")
    try FileManager.default.removeItem(at: folder.url.appending(path: stamps))
    try run(folder, "import", "out.\(format)")
    let machines = try folder.text(stamps).split(separator: "\n").filter {
      $0.contains("origin: machine,")
    }
    let expected = old.split(separator: "\n").filter { $0.contains("origin: machine,") }
    #expect(machines == expected && machines.count == 2, "\(machines)")
    guard format != "tmx" else { return }
    // What the file says of reviews counts where reviews are taken.
    try run(folder, "import", "--stamp", "out.\(format)")
    #expect(try folder.text(stamps).contains("machine-reviewed"))
  }

  @Test func `a machine's translation from another tool is one`() throws {
    let folder = try notes()
    try run(folder, "export", "--format", "xliff", "--languages", "en,ko", "--output", "out.xlf")
    let file = try folder.text("out.xlf")
    try folder.write(
      file.replacingOccurrences(
        of: "<target state=\"translated\">모든 서가에는 참나무로",
        with: "<target state=\"translated\" state-qualifier=\"mt-suggestion\">서가마다 참나무로"),
      to: "out.xlf")
    try run(folder, "import", "out.xlf")
    #expect(try folder.text("content/shelves/ko.md").contains("서가마다"))
    #expect(try run(folder, "status").output.contains("3 unreviewed, 1 by machine"))
  }

  @Test func `readers see a quiet mark, and none where nobody said anything`() throws {
    let folder = try notes()
    try run(folder, "stamp", "shelves", "--machine", "--unit", "Every shelf")
    try run(folder, "build")
    let page = try folder.text("site/ko/shelves/index.html")
    #expect(page.components(separatedBy: "class=\"stale machine\"").count == 2)
    #expect(page.contains("아직 아무도 검토하지 않은 기계 번역입니다."))
    let beside = try folder.text("site/en/parallel/shelves/index.html")
    #expect(beside.components(separatedBy: "class=\"stale machine\"").count == 2)
    #expect(!(try folder.text("site/en/shelves/index.html").contains("stale machine")))
    try run(folder, "stamp", "shelves")
    try run(folder, "build")
    #expect(!(try folder.text("site/ko/shelves/index.html").contains("stale machine")))
  }

  @Test func `an origin that is none is said`() throws {
    let folder = try notes()
    try run(folder, "stamp", "shelves", "--machine")
    let text = try folder.text(stamps)
    try folder.write(
      text.replacingOccurrences(of: "origin: machine", with: "origin: robot"), to: stamps)
    let result = try Command.run(["status"], in: folder.url)
    #expect(result.messages.contains("'robot' is no origin"), "\(result.messages)")
  }
}
