import Foundation
import TestSupport
import Testing

/// A build after one by another version of the program.
@Suite struct OlderProgramTests {
  private let notes: EditedNotes
  private let site: TemporaryFolder
  private let cache: TemporaryFolder
  private let programs: TemporaryFolder

  init() throws {
    notes = try EditedNotes()
    site = try TemporaryFolder()
    cache = try TemporaryFolder()
    programs = try TemporaryFolder()
    // The copy behaves the same, but its bytes, and so its digest, differ.
    // A child process writes it: while this one has it open, another test may start a process that
    // inherits the descriptor, and a file that is open for writing cannot be run.
    let copy = programs.url.appending(path: "hig-notes").path
    let copied = try Command.run(
      ["-c", #"cp "$0" "$1" && echo another version >>"$1""#, Command.path, copy],
      program: "/bin/sh")
    try #require(copied.status == 0, "\(copied.messages)")
  }

  private func build(
    by program: String = Command.path, output: URL? = nil, cache: URL? = nil
  ) throws -> Command.Result {
    try Command.run(
      [
        "build", "--jobs", "1", "--content", notes.folder.url.path, "--output",
        (output ?? site.url).path, "--templates", notes.templates.url.path,
      ], environment: ["XDG_CACHE_HOME": (cache ?? self.cache.url).path, "HOME": "nowhere"],
      program: program)
  }

  private func bytes(of folder: TemporaryFolder) throws -> [String: Data] {
    try folder.files().reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: folder.url.appending(path: $1))
    }
  }

  @Test func `relies on nothing that it left`() throws {
    let older = programs.url.appending(path: "hig-notes").path
    #expect(try build(by: older).status == 0)
    let left = try bytes(of: cache)
    #expect(!left.isEmpty)
    try notes.folder.write(EditedNotes.text("Lists", 7, "en"), to: "lists/en.md")
    let second = try build()
    // The same build in an empty folder, for comparison.
    let cleanSite = try TemporaryFolder()
    let cleanCache = try TemporaryFolder()
    let first = try build(output: cleanSite.url, cache: cleanCache.url)
    #expect(second.status == first.status && second.messages == first.messages)
    let (a, b) = (try bytes(of: site), try bytes(of: cleanSite))
    #expect(a.keys.sorted() == b.keys.sorted())
    for (path, bytes) in b { #expect(a[path] == bytes, "\(path)") }
    // A larger cache than that of a cold build has kept values of the older version.
    let sizes = try [cache, cleanCache].map { try bytes(of: $0).values.map(\.count) }
    #expect(sizes[0].count == 1 && sizes[1].count == 1)
    let paths = [site, cleanSite].map { $0.url.path.utf8.count }
    #expect(sizes[0][0] - paths[0] == sizes[1][0] - paths[1])
  }

  @Test func `does not take its record of the build for our own`() throws {
    let older = programs.url.appending(path: "hig-notes").path
    #expect(try build(by: older).status == 0)
    let record = try site.text(".hig-notes-build")
    #expect(try build().status == 0)
    #expect(try site.text(".hig-notes-build") != record)
    for old in ["hig-notes build 0\n", "hig-notes build 2\n", "", "\n\n\n"] {
      let own = try site.text(".hig-notes-build")
      let rest = own.split(separator: "\n", maxSplits: 1).last ?? ""
      try site.write(old + rest, to: ".hig-notes-build")
      #expect(try build().status == 0)
      #expect(try site.text(".hig-notes-build") == own, "\(old)")
    }
  }
}
