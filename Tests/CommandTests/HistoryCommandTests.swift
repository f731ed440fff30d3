import Foundation
import TestSupport
import Testing

/// What git's history says of texts and their translations, in repositories that the tests make.
@Suite struct HistoryCommandTests {
  static let english = [
    "A shelf keeps 24 books and says so on its label.",
    "Every shelf has 3 boards made of oak.",
    "The first board holds atlases of 1824.",
    "Call `Shelf.close()` when the library closes at 19:00.",
  ]
  static let korean = [
    "서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.",
    "모든 서가에는 참나무로 만든 판이 3개 있습니다.",
    "첫 번째 판에는 1824년의 지도책이 있습니다.",
    "도서관이 19:00에 닫을 때 `Shelf.close()`를 부르세요.",
  ]

  /// A repository of notes in two languages.
  struct Repository {
    let folder: TemporaryFolder
    var english = HistoryCommandTests.english
    var korean = HistoryCommandTests.korean
    var path = "content/shelves"

    init() throws {
      folder = try TemporaryFolder()
      try git("init", "-q", "-b", "main")
      try commit("first")
    }

    @discardableResult
    func git(_ arguments: String..., at time: String? = nil) throws -> String {
      let times = time.map { ["GIT_AUTHOR_DATE": $0, "GIT_COMMITTER_DATE": $0] } ?? [:]
      let result = try Command.run(
        ["-c", "user.name=t", "-c", "user.email=t@example.org"] + arguments, in: folder.url,
        environment: times, program: "/usr/bin/git")
      #expect(result.status == 0, "git \(arguments): \(result.output)\(result.messages)")
      return result.output
    }

    func write() throws {
      try folder.write(
        "# Shelves\n\n" + english.joined(separator: "\n\n") + "\n", to: path + "/en.md")
      try folder.write("# 서가\n\n" + korean.joined(separator: "\n\n") + "\n", to: path + "/ko.md")
    }

    func commit(_ message: String, at time: String? = nil) throws {
      try write()
      try git("add", "-A")
      try git("commit", "-q", "--allow-empty", "-m", message, at: time)
    }

    /// Wraps, moves and misspells texts, each in a commit of its own.
    mutating func changeNoWords() throws {
      english[0] = "A shelf keeps **24 books**\nand says so\non its label."
      try commit("wrapped")
      english.swapAt(0, 3)
      korean.swapAt(0, 3)
      try commit("moved")
      english[1] = "Every shelf has 3 boards mdae of oak."
      try commit("misspelled")
    }

    func run(_ arguments: String...) throws -> Command.Result {
      try Command.run(arguments, in: folder.url)
    }

    func outOfDate() throws -> Int {
      let result = try run("status", "--from-history", "--format", "json")
      #expect(result.status == 0, "\(result.messages)")
      struct Report: Decodable { let topics: [Topic] }
      struct Topic: Decodable { let outOfDate: [String] }
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      return report.topics.reduce(0) { $0 + $1.outOfDate.count }
    }
  }

  @Test
  func `an original that was edited after its translation is out of date, and says what it was`()
    throws
  {
    var notes = try Repository()
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    #expect(try notes.outOfDate() == 1)
    let stamped = try notes.run("stamp", "--from-history")
    #expect(stamped.output.contains("5 stamped") && stamped.output.contains("1 of an original"))
    #expect(try notes.folder.text("content/shelves/shelves.stamps.yaml").contains("made of oak"))
    #expect(try notes.run("status").output.contains("1 out of date, 4 current"))
    notes.korean[1] = "모든 서가에는 물푸레나무와 소나무로 만든 판이 3개 있습니다."
    try notes.commit("translated")
    #expect(try notes.outOfDate() == 0)
  }

  @Test func `line breaks, markup, moves, renames and mended misspellings are no changes`() throws {
    var notes = try Repository()
    try notes.changeNoWords()
    notes.english[1] = Self.english[1]
    try notes.commit("mended")
    try notes.git("mv", "content/shelves", "content/racks")
    notes.path = "content/racks"
    try notes.commit("renamed")
    #expect(try notes.outOfDate() == 0)
    notes.english[2] = "The first board holds atlases and globes of 1824."
    try notes.commit("edited")
    try notes.git("mv", "content/racks", "content/stands")
    notes.path = "content/stands"
    try notes.commit("renamed again")
    #expect(try notes.outOfDate() == 1)
  }

  @Test func `a translation from a branch translates the original of the branch`() throws {
    var notes = try Repository()
    try notes.git("checkout", "-q", "-b", "translation")
    notes.korean[1] = "서가마다 참나무 판이 3개 있습니다."
    try notes.commit("better words")
    try notes.git("checkout", "-q", "main")
    notes.korean = Self.korean
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    // The branch is the second parent, and the translation is younger than the edit.
    try notes.git("merge", "-q", "--no-edit", "translation")
    #expect(try notes.outOfDate() == 1)
  }

  @Test func `the history ends at the revision that is named, and what was stamped stays`() throws {
    var notes = try Repository()
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    notes.korean[1] = "모든 서가에는 물푸레나무와 소나무로 만든 판이 3개 있습니다."
    try notes.commit("translated")
    let past = try notes.run("stamp", "--from-history", "HEAD~1")
    #expect(past.output.contains("4 stamped"), "\(past)")
    #expect(try notes.run("stamp", "--from-history").output.contains("1 stamped"))
    #expect(try notes.run("stamp", "--from-history").output.contains("0 translations stamped"))
    let unknown = try notes.run("status", "--from-history", "nothing")
    #expect(unknown.status == 2 && unknown.messages.contains("'nothing' is no revision"))
  }

  @Test func `a translation that names the commit of its original is one of that commit`() throws {
    let notes = try Repository()
    let first = try notes.git("rev-parse", "HEAD").prefix(12)
    var edited = notes
    edited.english[1] = "Every shelf has 3 boards made of ash and pine."
    try edited.commit("edited")
    let text = try notes.folder.text("content/shelves/ko.md")
      .replacingOccurrences(of: "참나무로", with: "튼튼한 참나무로")
    try notes.folder.write(
      "---\nl10n:\n  sourceCommit: \(first)\n---\n" + text, to: "content/shelves/ko.md")
    try notes.git("commit", "-qam", "translated")
    #expect(try notes.outOfDate() == 1)
  }

  @Test func `a shallow clone, a folder without git and a repository without a commit say so`()
    throws
  {
    var notes = try Repository()
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    let clone = try TemporaryFolder()
    _ = try Command.run(
      ["clone", "-q", "--depth", "1", "file://" + notes.folder.path, clone.path + "/c"],
      program: "/usr/bin/git")
    let shallow = try Command.run(
      ["status", "--from-history", "--content", clone.path + "/c/content"])
    #expect(shallow.status == 0 && shallow.messages.contains("shallow clone"), "\(shallow)")
    #expect(shallow.messages.contains("5 translations as old"), "\(shallow)")
    let bare = try TemporaryFolder(["a.md": "# A\n"])
    let none = try Command.run(
      ["status", "--from-history", "--content", bare.path],
      environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(none.status == 1 && none.messages.contains("in no git repository"), "\(none)")
    _ = try Command.run(["init", "-q", bare.path], program: "/usr/bin/git")
    let empty = try Command.run(["status", "--from-history", "--content", bare.path])
    #expect(empty.status == 1 && empty.messages.contains("no commit yet"), "\(empty)")
  }

  @Test func `a repository's own settings start no program`() throws {
    var notes = try Repository()
    let trap = notes.folder.path + "/trapped"
    let program = notes.folder.path + "/program"
    try notes.folder.write("#!/bin/sh\ntouch '\(trap)'\ncat\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    for setting in [
      "core.fsmonitor", "diff.external", "diff.trap.textconv", "filter.trap.smudge",
      "filter.trap.clean", "core.pager", "gpg.program", "core.sshCommand", "core.editor",
    ] {
      try notes.git("config", setting, program)
    }
    try notes.git("config", "log.showSignature", "true")
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    try notes.folder.write("*.md diff=trap filter=trap\n", to: "content/.gitattributes")
    try? FileManager.default.removeItem(atPath: trap)
    for arguments in [
      ["status", "--from-history"], ["changes", "HEAD~1..HEAD"], ["review", "HEAD~1..HEAD"],
    ] {
      let result = try Command.run(arguments, in: notes.folder.url)
      #expect(result.status == 0, "\(arguments): \(result.messages)")
      #expect(!FileManager.default.fileExists(atPath: trap), "\(arguments)")
    }
  }

  @Test func `where no file can be kept for a moment, that is said with a way out`() throws {
    var notes = try Repository()
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    for arguments in [["changes", "HEAD~1..HEAD"], ["review", "HEAD~1..HEAD"]] {
      let result = try Command.run(
        arguments, in: notes.folder.url, environment: ["TMPDIR": "/dev/null/none"])
      #expect(result.status == 1)
      #expect(
        result.messages.contains("TMPDIR=FOLDER names another folder"), "\(result.messages)")
    }
  }

  // MARK: - Changes

  @Test func `changes names what was edited, moved, split, merged, added and removed`() throws {
    var notes = try Repository()
    notes.english += [
      "People return their books on Monday. Nobody pays for a late book in the first week.",
      "A ladder stands beside the tall shelves.", "Children may climb it only with a grown-up.",
    ]
    try notes.commit("longer")
    notes.english = [
      "The door opens at 8:00, and the lamps are lit before that.",
      "The first board holds atlases of 1824.",
      "A shelf keeps 36 books and says so on its label.",
      "Every shelf has 3 boards made of oak.",
      "People return their books on Monday.", "Nobody pays for a late book in the first week.",
      "A ladder stands beside the tall shelves. Children may climb it only with a grown-up.",
    ]
    try notes.commit("all of it")
    let text = try notes.run("changes", "HEAD~1..HEAD", "--language", "en").output
    #expect(text.contains("A shelf keeps [-24-]{+36+} books"), "\(text)")
    #expect(
      text.hasSuffix(
        "2 unchanged, 1 edited, 1 moved, 1 split, 1 merged, 1 added, 1 removed\n"), "\(text)")
    let json = try notes.run("changes", "HEAD~1..HEAD", "shelves", "--format", "json").output
    struct Report: Decodable { let changes: [Change] }
    struct Change: Decodable { let kind: String, topic: String }
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    #expect(
      report.changes.map(\.kind).sorted()
        == ["added", "edited", "merged", "moved", "removed", "split"])
    #expect(report.changes.allSatisfy { $0.topic == "shelves" })
    // Nothing is uncommitted.
    #expect(try notes.run("changes").output == "13 unchanged\n")
    let page = try notes.run("changes", "HEAD~1..HEAD", "--format", "html", "--in", "ko").output
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"ko\">"))
    #expect(page.components(separatedBy: "<article").count - 1 == report.changes.count)
    #expect(page.contains("<span class=\"kind\">고침") && page.contains("<ins>"))
    #expect(page.contains("바뀐 내용: HEAD~1..HEAD"))
  }

  @Test func `changes compares two editions without a repository`() throws {
    let folder = try TemporaryFolder([
      "2014.md": "# Tables\n\nA table shows rows of data.\n\nUse it for lists.\n",
      "2023.md": "# Tables\n\nA table shows rows and columns of data.\n\nUse it for lists.\n",
    ])
    let result = try Command.run(["changes", "2014.md", "2023.md"], in: folder.url)
    #expect(
      result.status == 0 && result.output.contains("rows {+and columns +}of data"), "\(result)")
    #expect(result.output.hasSuffix("2 unchanged, 1 edited\n"), "\(result)")
  }

  // MARK: - Review

  @Test func `a review names no language that is not known`() throws {
    var notes = try Repository()
    try notes.folder.write(
      """
      # Étagères

      Une étagère contient 24 livres et le dit sur son étiquette.

      Chaque étagère a 3 planches de chêne.

      """, to: "content/shelves/fr.md")
    try notes.commit("another language")
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    let text = try notes.run("review", "HEAD~1..HEAD").output
    #expect(text.contains("became stale (ko): 1") && !text.contains("und"), "\(text)")
  }

  @Test func `a review puts what a branch changed beside its counterparts`() throws {
    var notes = try Repository()
    try notes.git("checkout", "-q", "-b", "work")
    notes.english[1] = "Every shelf has 3 broad boards made of ash | pine."
    notes.english[2] = "The first board  holds maps of 1830."
    notes.korean[2] = "첫 번째 판에는 1831년의 지도가 있습니다."
    notes.english.append("A lamp hangs above the reading table, and it burns all night.")
    try notes.commit("work")
    // What happens on the other branch meanwhile is none of this one's.
    try notes.git("checkout", "-q", "main")
    try notes.folder.write(
      "# Other\n\nA new topic of the main branch.\n", to: "content/other/en.md")
    try notes.git("add", "-A")
    try notes.git("commit", "-qm", "other")
    try notes.git("checkout", "-q", "work")
    let text = try notes.run("review", "main..HEAD").output
    #expect(text.hasPrefix("<!-- hig-notes review -->"))
    #expect(text.contains("| ko | ⚠️ now stale<br>`shelves/ko.md:5` | 모든 서가에는 참나무로"), "\(text)")
    #expect(text.contains("ash \\| pine"), "\(text)")
    // A mark beside a space inside of it would be shown as it is written.
    #expect(text.contains("<ins>**broad** </ins>boards made of"), "\(text)")
    #expect(text.contains("| ko | missing | — |"), "\(text)")
    #expect(!text.contains("new topic of the main branch"), "\(text)")
    // The numbers of the edited pair differ.
    #expect(text.contains("(`numbers-differ/number`)"), "\(text)")
    // Each file has its own first finding.
    #expect(text.contains("(`typing-slip/stray-space`)"), "\(text)")
    let github = try notes.run("review", "main..HEAD", "--format", "github").output
    // Code hosts name files from the root of the repository.
    #expect(github.contains("::warning file=content/shelves/ko.md,line=5"), "\(github)")
    let check = try notes.run("check", "--format", "github").output
    #expect(check.contains(" file=content/shelves/"), "\(check)")
    let sarif = try notes.run("check", "--format", "sarif").output
    #expect(sarif.contains("\"content/shelves/"), "\(sarif)")
    let korean = try notes.run("review", "main..", "--in", "ko").output
    #expect(korean.contains("바뀐 글과 번역"))
    // What `check` says is in the reader's language, too.
    #expect(
      korean.contains("숫자가 다릅니다&#58; 영어 글(shelves/en.md&#58;7)의 1830이 여기에 없습니다, "), "\(korean)")
    let marks = try notes.run("review", "main..", "--in", "ja", "--format", "github").output
    #expect(marks.contains("::数が異なります: 英語の文(shelves/en.md:7)にある1830がここにありません。"), "\(marks)")
    #expect(marks.contains("::この訳の原文が変わりました(shelves/en.md:5)。訳し直すか"), "\(marks)")
    let json = try notes.run("review", "main..", "--in", "ja", "--format", "json").output
    #expect(json.contains("空白が二つ続いています"), "\(json)")
  }

  @Test func `a review says of a removed text which translations it leaves behind`() throws {
    var notes = try Repository()
    notes.english.remove(at: 1)
    try notes.commit("removed")
    let text = try notes.run("review", "HEAD~1..HEAD").output
    #expect(text.contains("Changed: 1; only moved: 0.") && text.contains("| en | removed<br>"))
    #expect(
      text.contains("| ko | ⚠️ its original is gone<br>`shelves/ko.md:5` | 모든 서가에는"), "\(text)")
    let marks = try notes.run("review", "HEAD~1..HEAD", "--in", "ko", "--format", "github").output
    #expect(marks.contains("line=5,col=1,title=stale-translation::이 번역의 원문이 삭제되었습니다"), "\(marks)")
  }
}
