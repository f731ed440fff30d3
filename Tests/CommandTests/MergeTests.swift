import Foundation
import TestSupport
import Testing

/// Sidecar files when texts are edited elsewhere, moved, and merged by git.
@Suite struct MergeTests {
  private static let english = [
    "A shelf keeps 24 books and says so on its label.",
    "Every shelf has 3 boards made of oak.",
    "The first board holds atlases of 1824.",
    "Call `Shelf.close()` when the library closes at 19:00.",
  ]
  private static let korean = [
    "서가에는 책이 42권 들어가며 라벨에 그렇게 적혀 있습니다.",
    "모든 서가에는 참나무로 만든 판이 3개 있습니다.",
    "첫 번째 판에는 1842년의 지도책이 있습니다.",
    "도서관이 19:00에 닫을 때 `Shelf.close()`를 부르세요.",
  ]

  private func text(_ title: String, _ paragraphs: [String]) -> String {
    "# \(title)\n\n" + paragraphs.joined(separator: "\n\n") + "\n"
  }

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "content/shelves/en.md": text("Shelves", Self.english),
      "content/shelves/ko.md": text("서가", Self.korean),
    ])
    try git(folder, "init", "-q", "-b", "main")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-qm", "notes")
    return folder
  }

  private func git(_ folder: TemporaryFolder, _ arguments: String...) throws {
    let result = try Command.run(
      ["-c", "user.name=t", "-c", "user.email=t@example.org"] + arguments, in: folder.url,
      program: "/usr/bin/git")
    #expect(result.status == 0, "git \(arguments): \(result.output)\(result.messages)")
  }

  private func commit(_ folder: TemporaryFolder, _ message: String) throws {
    try git(folder, "add", "-A")
    try git(folder, "commit", "-qm", message)
  }

  private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command.Result {
    try Command.run(arguments, in: folder.url)
  }

  /// Adds a paragraph at the beginning of both texts and reorders the others.
  private func moveEverything(in folder: TemporaryFolder) throws {
    let order = [2, 3, 0, 1]
    try folder.write(
      text(
        "Shelves",
        ["A library is a house of 7 rooms that are full of books."] + order.map { Self.english[$0] }
      ), to: "content/shelves/en.md")
    try folder.write(
      text("서가", ["도서관은 책으로 가득 찬 방 7개가 있는 집입니다."] + order.map { Self.korean[$0] }),
      to: "content/shelves/ko.md")
  }

  @Test func `findings that two branches know are known after the merge, wherever the text is`()
    throws
  {
    let folder = try repository()
    let good = Self.korean[0].replacingOccurrences(of: "42", with: "24")
    let write = ["check", "--baseline", "known.txt", "--write-baseline"]
    // Each branch has a different one of the two findings.
    try git(folder, "checkout", "-qb", "other")
    try folder.write(text("서가", [good] + Self.korean.dropFirst()), to: "content/shelves/ko.md")
    _ = try Command.run(write, in: folder.url)
    try folder.write(text("서가", Self.korean), to: "content/shelves/ko.md")
    try commit(folder, "one finding")
    try git(folder, "checkout", "-q", "main")
    let second = Self.korean[2].replacingOccurrences(of: "1842", with: "1824")
    try folder.write(
      text("서가", [Self.korean[0], Self.korean[1], second, Self.korean[3]]),
      to: "content/shelves/ko.md")
    _ = try Command.run(write, in: folder.url)
    try folder.write(text("서가", Self.korean), to: "content/shelves/ko.md")
    #expect(try run(folder, "check", "--baseline", "known.txt", "--strict").status == 1)
    try commit(folder, "the other")
    try git(folder, "merge", "-q", "--no-edit", "other")
    let merged = try run(folder, "check", "--baseline", "known.txt", "--strict")
    #expect(merged.status == 0, "\(merged.messages)")
    try moveEverything(in: folder)
    let moved = try run(folder, "check", "--baseline", "known.txt", "--strict")
    #expect(moved.status == 0, "\(moved.messages)")
  }

  @Test func `corrections of two branches hold after the merge, wherever the text is`() throws {
    let folder = try repository()
    let pins: [[String]] = [
      ["pin", "shelves", "--unit", "boards", "--of", "Every shelf has"],
      ["pin", "shelves", "--unit", "closing", "--of", "Call"],
    ]
    try git(folder, "checkout", "-qb", "other")
    #expect(try Command.run(pins[0], in: folder.url).status == 0)
    try commit(folder, "one correction")
    try git(folder, "checkout", "-q", "main")
    #expect(try Command.run(pins[1], in: folder.url).status == 0)
    try commit(folder, "the other")
    try git(folder, "merge", "-q", "--no-edit", "other")
    for _ in 0..<2 {
      let export = try run(folder, "export", "--format", "csv", "--languages", "en,ko")
      #expect(export.messages.isEmpty, "\(export.messages)")
      for (unit, words) in [("boards", "참나무로"), ("closing", "Shelf.close()")] {
        let row = export.output.split(whereSeparator: \.isNewline).first { $0.contains(unit) }
        #expect(row?.contains(words) == true, "\(export.output)")
      }
      try moveEverything(in: folder)
    }
  }

  @Test func `a stamp holds when texts are moved, and its own text alone makes it out of date`()
    throws
  {
    let folder = try repository()
    #expect(try run(folder, "stamp", "shelves").status == 0)
    try moveEverything(in: folder)
    let moved = try run(folder, "status")
    #expect(!moved.output.contains("out of date") && moved.output.contains("5 current"))
    let english = try folder.text("content/shelves/en.md")
    try folder.write(
      english.replacingOccurrences(of: "made of oak", with: "made of ash"),
      to: "content/shelves/en.md")
    let changed = try run(folder, "status")
    #expect(changed.output.contains("1 out of date") && changed.output.contains("4 current"))
  }
}
