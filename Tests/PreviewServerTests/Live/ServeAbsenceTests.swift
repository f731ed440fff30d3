import Foundation
import Synchronization
import TestSupport
import Testing

/// The pages and messages of `serve` while a folder is missing, and afterwards.
@Suite struct ServeAbsenceTests {
  private static let ways = [[], ["--poll"]]

  private static let away = "the folder of notes cannot be read: it is not there"
  private static let back = "the folder of notes is back"

  @Test(
    arguments: ways,
    [
      (away: "mv project/notes away", back: "mv away project/notes"),
      (away: "mv project away", back: "mv away project"),
      (
        away: "cp -r project/notes kept; rm -rf project/notes",
        back: "cp -r kept project/notes; rm -r kept"
      ),
      (away: "cp -r project kept; rm -rf project", back: "cp -r kept project; rm -r kept"),
    ])
  func `keeps its pages while the notes are away, says so, and goes on`(
    way: [String], trick: (away: String, back: String)
  ) async throws {
    var setting = try ServedProject(way)
    for round in 1...3 {
      try await setting.expectSave("a save before round \(round)")
      let before = try WireHTTP.get("/en/lists/", port: setting.site.port).text
      try setting.run(trick.away)
      try await setting.expect("told in round \(round)") {
        try setting.site.isFolderAway()
      }
      #expect(try WireHTTP.get("/en/lists/", port: setting.site.port).text == before)
      #expect(try WireHTTP.get("/ko/lists/", port: setting.site.port).status == 200)
      #expect(try WireHTTP.get("/en/tables/", port: setting.site.port).status == 200)
      #expect(setting.count(of: Self.away) == round && setting.count(of: Self.back) == round - 1)
      try setting.run(trick.back)
      try await setting.expect("over in round \(round)") {
        try !setting.site.isFolderAway()
      }
      #expect(setting.count(of: Self.away) == round && setting.count(of: Self.back) == round)
      try await setting.expectSave("a save after round \(round)")
    }
  }

  @Test(arguments: ways)
  func `follows a branch on which there are no notes, and back`(way: [String]) async throws {
    var setting = try ServedProject(way)
    try setting.run(
      """
      cd project; git init -q; git config user.name Writer; git config user.email w@example.org
      git add notes; git commit -qm 'With notes'; git branch -M with; git checkout -q --orphan without
      git rm -rqf notes; touch other; git add other; git commit -qm 'Without notes'
      """)
    try await setting.expect("away") { try setting.site.isFolderAway() }
    for round in 1...3 {
      try setting.run("cd project; git checkout -q with")
      try await setting.expect("back") { try !setting.site.isFolderAway() }
      try await setting.expectSave("a save in round \(round)")
      try setting.run("cd project; git commit -qam 'Round \(round)'; git checkout -q without")
      try await setting.expect("away again") {
        try setting.site.isFolderAway()
      }
      #expect(
        try WireHTTP.get("/en/lists/", port: setting.site.port).text
          .contains("Saved for the \(round) time."))
    }
  }

  @Test(arguments: ways)
  func `shows a folder that took the place of another at once`(way: [String]) async throws {
    var setting = try ServedProject(way)
    for round in 1...3 {
      try setting.run(
        """
        cp -r project/notes new; printf '# Grids %s\\n\\nNew.\\n' \(round) > new/grids.md
        mv project/notes old; mv new project/notes; rm -r old
        """)
      try await setting.expect("the new folder, round \(round)") {
        try WireHTTP.get("/en/grids-\(round)/", port: setting.site.port).status == 200
      }
      try await setting.expectSave("a save in round \(round)")
    }
  }

  @Test(arguments: ways)
  func `follows saves that go on while the folder comes and goes`(way: [String]) async throws {
    var setting = try ServedProject(way)
    let isOver = Mutex(false)
    let file = setting.folder.url.appending(path: "project/notes/tables/en.md")
    let thread = Thread {
      var number = 0
      while !isOver.withLock({ $0 }) {
        number += 1
        try? Data("# Tables\n\nSaved \(number) times.\n".utf8).write(to: file)
        usleep(5000)
      }
    }
    thread.start()
    for _ in 0..<10 {
      try setting.run("mv project/notes away; sleep 0.05; mv away project/notes; sleep 0.05")
    }
    isOver.withLock { $0 = true }
    while !thread.isFinished { usleep(1000) }
    try Data("# Tables\n\nSaved for the last time.\n".utf8).write(to: file)
    try await setting.expect("the last save") {
      try WireHTTP.get("/en/tables/", port: setting.site.port).text
        .contains("Saved for the last time.")
    }
    try await setting.expect("no folder is away") {
      try !setting.site.isFolderAway()
    }
    try await setting.expectSave("a save after everything")
  }

  @Test(arguments: ways)
  func `keeps the templates and sheets of a folder that is away`(way: [String]) async throws {
    let templates = try TemporaryFolder([
      "own/footer.mustache": "<footer>ours</footer>\n",
      "own/assets/site.css": "h1 { color: red }\n",
    ])
    let own = templates.url.appending(path: "own").path
    let setting = try ServedProject(way + ["--templates", own])
    func look() throws -> [String] {
      try ["/en/lists/", "/assets/site.css"].map {
        try WireHTTP.get($0, port: setting.site.port).text
      }
    }
    let before = try look()
    #expect(before[0].contains("ours") && before[1].contains("red"))
    for _ in 1...2 {
      unsafe #expect(rename(own, own + "-away") == 0)
      try await setting.expect("told") { try setting.site.isFolderAway() }
      #expect(setting.site.messages.contains("the folder of templates cannot be read"))
      #expect(try look() == before)
      unsafe #expect(rename(own + "-away", own) == 0)
      try await setting.expect("over") { try !setting.site.isFolderAway() }
      #expect(setting.site.messages.contains("the folder of templates is back"))
      #expect(try look() == before)
    }
    try templates.write("<footer>theirs</footer>\n", to: "own/footer.mustache")
    try templates.write("h1 { color: blue }\n", to: "own/assets/site.css")
    try await setting.expect("new templates") {
      let now = try look()
      return now[0].contains("theirs") && now[1].contains("blue")
    }
  }

  @Test(.needs(.root), arguments: ways)
  func `says that a folder may not be read, and follows it when it may`(
    way: [String]
  ) async throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: ServedProject.notes.map { ("notes/" + $0.key, $0.value) }))
    // Drops the capabilities by which root ignores the permissions of a folder.
    let rights = "-dac_override,-dac_read_search"
    let site = try ServedSite(
      content: folder.url.appending(path: "notes"), way,
      through: ["/usr/bin/setpriv", "--bounding-set", rights, "--inh-caps", rights])
    func expect(_ comment: String, _ isSo: () throws -> Bool) async throws {
      let isTrue = try await Waiting.until(isSo)
      #expect(isTrue, "never: \(comment)")
    }
    #expect(try WireHTTP.get("/en/lists/", port: site.port).status == 200)
    for name in ["notes", "notes/lists"] {
      let path = folder.url.appending(path: name).path
      unsafe #expect(chmod(path, 0) == 0)
      try await expect("\(name) is closed") {
        try site.problems().contains("no permission to read it")
      }
      #expect(try WireHTTP.get("/en/tables/", port: site.port).status == 200)
      unsafe #expect(chmod(path, 0o755) == 0)
      try await expect("\(name) is open") {
        try !site.problems().contains("no permission to read it")
      }
      let words = "Saved after \(name) was closed."
      try folder.write("# Lists\n\n\(words)\n", to: "notes/lists/en.md")
      try await expect("a save in \(name)") {
        try WireHTTP.get("/en/lists/", port: site.port).text.contains(words)
      }
    }
  }

  @Test(.needs(.root), arguments: ways)
  func `follows a folder that something is mounted on`(way: [String]) async throws {
    let folder = try TemporaryFolder([
      "notes/lists.md": "# Lists\n\nFrom below.\n", "other/lists.md": "# Lists\n\nFrom above.\n",
    ])
    let notes = folder.url.appending(path: "notes")
    let site = try ServedSite(content: notes, way, through: ["/usr/bin/unshare", "--mount"])
    func inside(_ words: [String]) throws {
      let words = ["-t", String(site.identifier), "--mount"] + words
      try #require(try Command.run(words, program: "/usr/bin/nsenter").status == 0)
    }
    func expect(_ words: String) async throws {
      let isShown = try await Waiting.until {
        try WireHTTP.get("/en/lists/", port: site.port).text.contains(words)
      }
      #expect(isShown, "never shown: \(words)")
    }
    try await expect("From below.")
    for _ in 1...2 {
      try inside(["mount", "--bind", folder.url.appending(path: "other").path, notes.path])
      try await expect("From above.")
      try folder.write("# Lists\n\nSaved while mounted.\n", to: "other/lists.md")
      try await expect("Saved while mounted.")
      try folder.write("# Lists\n\nFrom above.\n", to: "other/lists.md")
      try await expect("From above.")
      try inside(["umount", notes.path])
      try await expect("From below.")
    }
  }
}
