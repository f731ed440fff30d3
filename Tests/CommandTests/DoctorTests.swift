import TestSupport
import Testing

/// What the program says of a folder before anything is built of it.
@Suite struct DoctorTests {
  private func report(_ files: [String: String], _ options: String...) throws -> Command.Result {
    let folder = try TemporaryFolder(files)
    return try Command.run(["doctor", "--content", "."] + options, in: folder.url)
  }

  private static let english = """
    # Tide tables

    A tide table lists high water and low water for a harbour, with `HW` and `LW` in its columns.

    Round the heights to 0.1 m, and leave the moon to the last column.

    """
  private static let korean = """
    # 조석표

    조석표는 항구의 만조와 간조를 늘어놓으며, 열에는 `HW`와 `LW`를 씁니다.

    높이는 0.1 m까지 반올림하고, 달은 마지막 열에 남겨 두세요.

    """

  @Test func `says what is read, and in which languages`() throws {
    let result = try report([
      "tides/en.md": Self.english, "tides/ko.md": Self.korean, "tides/tide.table.yaml": "id: x\n",
      "draft.md": "---\ndraft: true\n---\n# Later\n", "a.png": "", "b.png": "",
    ])
    #expect(result.output.hasPrefix(".: 2 notes; beside them 2 .png, 1 .table.yaml\n"))
    #expect(result.output.contains("English in 1, Korean in 1\n"))
    #expect(result.output.contains("tide-tables: tides/en.md (en), tides/ko.md (ko), by paths\n"))
    #expect(result.output.contains("Left out: 1 draft\n  draft.md"))
  }

  @Test func `says what joined notes whose paths have nothing in common`() throws {
    let result = try report(["harbour.md": Self.english, "물때.md": Self.korean])
    #expect(result.output.contains("1 topic, 0 of one note each"))
    #expect(result.output.contains("물때.md (ko): translation of harbour.md, or the reverse"))
  }

  @Test func `says which notes nearly met, and why they did not`() throws {
    let result = try report([
      "a/overview.md": "# Overview\n\nGardens need water in dry weeks, and shade for seedlings.\n",
      "b/overview.md": "# Overview\n\nLetters are cast in lead, one sort beside the other.\n",
    ])
    #expect(result.output.contains("2 topics, 2 of one note each"))
    #expect(
      result.output.contains("not with b/overview.md: the names are alike, the texts are not"))
    #expect(result.output.contains("not with a/overview.md"))
    let refusals = result.output.split(separator: "\n").filter { $0.contains("not with") }
    #expect(Set(refusals).count == refusals.count, "\(refusals)")
  }

  @Test func `names the author's own word for a topic`() throws {
    let result = try report([
      "x.md": "---\ntopic: tides\n---\n" + Self.english,
      "y.md": "---\ntopic: tides\n---\n" + Self.korean,
    ])
    #expect(result.output.contains("tide-tables: x.md (en), y.md (ko), by `topic:`"))
    let joined = try report([
      "x.md": Self.english, "y.md": "# 별\n\n전혀 다른 글입니다.\n",
      "site.yaml": "topics:\n  join:\n    - [x.md, y.md]\n",
    ])
    #expect(joined.output.contains("by site.yaml"))
  }

  @Test func `stays on one screen unless everything is asked for`() throws {
    var files: [String: String] = [:]
    for number in 0..<60 {
      files["n\(number).md"] = "# Number \(number)\n\nText \(number) stands alone here.\n"
    }
    let lines = try report(files).output.split(separator: "\n")
    #expect(lines.count < 60)
    #expect(lines.contains("  … 36 more: hig-notes doctor --topics"))
    #expect(try report(files, "--topics").output.split(separator: "\n").count >= 62)
  }

  @Test func `counts messages by their rule, and fails where a file cannot be read`() throws {
    let result = try report(["a.md": "---\ntitel: x\n---\n# A\n\nText.\n"])
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        "1 message on reading; build and check have their places, and read further\n  1 settings"))
    let none = try Command.run(["doctor", "--content", "nowhere"])
    #expect(none.status == 2 && none.messages.contains("nowhere: error: "))
  }
}
