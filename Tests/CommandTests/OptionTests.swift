import Foundation
import TestSupport
import Testing

/// An option that would change nothing is refused, and one that is given is obeyed.
@Suite struct OptionTests {
  private static let notes = [
    "content/shelf/en.md": "# Shelves\n\nA shelf holds 24 books.\n\nThe bell rings 3 times.\n",
    "content/shelf/ko.md": "# 서가\n\n서가에는 책 24권이 들어갑니다.\n\n종은 3번 울립니다.\n",
  ]

  @Test(arguments: [
    "export --format epub --state missing", "export --format epub --segment sentence",
    "export --format epub --variant a.md", "export --format epub --only-changed",
    "align shelf --explain --format json", "align shelf --explain --format svg",
    "pin --together A B --of C shelf", "learn --languages en,ko",
    "export --format csv --since 2026-02-30",
  ])
  func `an option that has no effect is refused`(line: String) throws {
    let folder = try TemporaryFolder(Self.notes)
    let result = try Command.run(line.split(separator: " ").map(String.init), in: folder.url)
    #expect(result.status != 0 && result.output.isEmpty, "\(line): \(result.output.prefix(200))")
    #expect(!result.messages.isEmpty)
  }

  @Test func `one table of a file is checked alone`() throws {
    let file = """
      - id: full
        label: {en: Full, ko: 가득, ja: 満}
        sections: [{id: s, rows: [{id: a, title: {en: A, ko: 가, ja: あ}}]}]
      - id: empty
        label: {en: Empty, ko: 빔, ja: 空}
        expect: [TBL-GRP-GROUP]
        style: plain
        sections: [{id: s, rows: [{id: a, title: {en: A, ko: 가, ja: あ}}]}]

      """
    let folder = try TemporaryFolder(["tables.table.yaml": file])
    let all = try Command.run(["example", "tables.table.yaml", "--check"], in: folder.url)
    #expect(all.status == 1 && all.messages.contains("2 tables"), "\(all.messages)")
    for (id, status) in [("full", Int32(0)), ("empty", 1)] {
      let one = try Command.run(
        ["example", "tables.table.yaml", "--check", "--id", id], in: folder.url)
      #expect(one.status == status && one.messages.contains("1 table,"), "\(one.messages)")
    }
  }

  @Test(arguments: ["known findings.txt", "known[1].txt", "#known.txt", "알려진 \"것\".txt"])
  func `git knows the file of known findings by any name`(name: String) throws {
    let folder = try TemporaryFolder(Self.notes)
    func git(_ arguments: String...) throws -> String {
      try Command.run(arguments, in: folder.url, program: "/usr/bin/git").output
    }
    _ = try git("init", "-q")
    let result = try Command.run(
      ["check", "--baseline", name, "--write-baseline"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    #expect(try git("check-attr", "merge", "--", name).hasSuffix("merge: union\n"))
  }

  @Test func `a path with dots is no range of revisions`() throws {
    let folder = try TemporaryFolder(Self.notes)
    for arguments in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=Kim", "-c", "user.email=kim@example.org", "commit", "-q", "-m", "a"],
    ] { _ = try Command.run(arguments, in: folder.url, program: "/usr/bin/git") }
    let inside = folder.url.appending(path: "content/shelf", directoryHint: .isDirectory)
    let result = try Command.run(
      ["changes", "--content", "../../content", "../../content/shelf"], in: inside)
    #expect(result.status == 0, "\(result.messages)")
  }
}
