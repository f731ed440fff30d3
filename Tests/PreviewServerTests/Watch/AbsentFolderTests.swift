import Foundation
import PreviewServer
import TestSupport
import Testing

/// The watcher's changes when a folder disappears and comes back.
@Suite struct AbsentFolderTests {
  /// A folder of notes below a temporary folder, with a change and its reversal.
  struct Trick: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The path of the notes.
    var notes = "project/notes"
    let away: @Sendable (_ top: URL) throws -> Void
    let back: @Sendable (_ top: URL) throws -> Void

    static let all = [
      Trick(testDescription: "moved") {
        try move("project/notes", "project/away", in: $0)
      } back: {
        try move("project/away", "project/notes", in: $0)
      },
      Trick(testDescription: "moved out of its parent") {
        try move("project/notes", "away", in: $0)
      } back: {
        try move("away", "project/notes", in: $0)
      },
      Trick(testDescription: "its parent moved") {
        try move("project", "away", in: $0)
      } back: {
        try move("away", "project", in: $0)
      },
      Trick(testDescription: "removed and made anew") {
        try FileManager.default.removeItem(at: $0.appending(path: "project/notes"))
      } back: {
        try make(in: $0)
      },
      Trick(testDescription: "removed with its parents and made anew") {
        try FileManager.default.removeItem(at: $0.appending(path: "project"))
      } back: {
        try make(in: $0)
      },
      Trick(testDescription: "a link that is removed and made anew", notes: "link") {
        try FileManager.default.removeItem(at: $0.appending(path: "link"))
      } back: {
        try FileManager.default.createSymbolicLink(
          atPath: $0.appending(path: "link").path, withDestinationPath: "project/notes")
      },
      Trick(testDescription: "a link whose target is moved", notes: "link") {
        try move("project", "away", in: $0)
      } back: {
        try move("away", "project", in: $0)
      },
      Trick(testDescription: "a path through .. and a link", notes: "link/../notes/.") {
        try move("project/notes", "project/away", in: $0)
      } back: {
        try move("project/away", "project/notes", in: $0)
      },
    ]

    static func move(_ old: String, _ new: String, in top: URL) throws {
      unsafe try #require(rename(top.appending(path: old).path, top.appending(path: new).path) == 0)
    }

    static func make(in top: URL) throws {
      for path in ["project/notes/deep", "project/notes/empty"] {
        try FileManager.default.createDirectory(
          at: top.appending(path: path), withIntermediateDirectories: true)
      }
      for path in ["a.md", "deep/b.md"] {
        try Data("text\n".utf8).write(to: top.appending(path: "project/notes/" + path))
      }
    }
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try Trick.make(in: folder.url)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link").path, withDestinationPath: "project/notes")
    return folder
  }

  @Test(arguments: FileWatcherTests.methods, Trick.all)
  private func `sees saves in a folder that was away, again and again`(
    method: FileWatcher.Method, trick: Trick
  ) async throws {
    let folder = try folder()
    let root = folder.url.path + "/" + trick.notes
    let watcher = FileWatcher([root], method: method)
    let log = ChangeLog(watcher)
    #expect(watcher.method == method)
    for round in 1...3 {
      log.forget()
      try trick.away(folder.url)
      #expect(try await log.awaits { $0.isWhole }, "away, round \(round)")
      log.forget()
      try trick.back(folder.url)
      #expect(try await log.awaits { $0.isWhole }, "back, round \(round)")
      for name in ["saved-\(round).md", "deep/saved-\(round).md"] {
        #expect(try await log.awaits(saveOf: root + "/" + name), "\(name)")
      }
    }
    // The system reported everything, so no check by the clock was needed.
    if method == .system { #expect(watcher.method == .system && watcher.looks == 0) }
    watcher.stop()
  }

  @Test(arguments: FileWatcherTests.methods)
  func `sees saves in a folder that took the place of another`(
    method: FileWatcher.Method
  ) async throws {
    let folder = try folder()
    let root = folder.url.path + "/project/notes"
    let watcher = FileWatcher([root], method: method)
    let log = ChangeLog(watcher)
    for round in 1...3 {
      log.forget()
      try FileManager.default.copyItem(
        at: folder.url.appending(path: "project/notes"), to: folder.url.appending(path: "new"))
      try Trick.move("project/notes", "old-\(round)", in: folder.url)
      try Trick.move("new", "project/notes", in: folder.url)
      #expect(try await log.awaits { $0.isWhole })
      #expect(try await log.awaits(saveOf: root + "/deep/saved-\(round).md"))
    }
    if method == .system { #expect(watcher.looks == 0) }
    watcher.stop()
  }

  @Test(arguments: FileWatcherTests.methods)
  func `sees saves behind links to folders that go, come back and lead elsewhere`(
    method: FileWatcher.Method
  ) async throws {
    let folder = try folder()
    for name in ["one", "two"] { try folder.write("text\n", to: "\(name)/deep/c.md") }
    let root = folder.url.path + "/project/notes"
    let link = folder.url.appending(path: "project/notes/far")
    func lead(to target: String) throws {
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "../../" + target)
    }
    try lead(to: "one")
    let watcher = FileWatcher([root], method: method)
    let log = ChangeLog(watcher)
    let file = root + "/far/deep/c.md"
    #expect(try await log.awaits(saveOf: file))
    try lead(to: "two")
    #expect(try await log.awaits(saveOf: file))
    log.forget()
    try Trick.move("two", "three", in: folder.url)
    #expect(try await log.awaits { !$0.isEmpty })
    try Trick.move("three", "two", in: folder.url)
    #expect(try await log.awaits(saveOf: file))
    log.forget()
    try FileManager.default.removeItem(at: link)
    #expect(try await log.awaits { $0.isWhole || $0.files.contains(Array(file.utf8)) })
    if method == .system { #expect(watcher.looks == 0) }
    watcher.stop()
  }

  @Test(arguments: FileWatcherTests.methods)
  func `names files by real folders where links lead to them too`(
    method: FileWatcher.Method
  ) async throws {
    let folder = try folder()
    // The folder that they lead to is listed between them, whatever the order.
    for name in ["aaa", "zzz"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "project/notes/" + name).path,
        withDestinationPath: "deep")
    }
    let root = folder.url.path + "/project/notes"
    let watcher = FileWatcher([root], method: method)
    let log = ChangeLog(watcher)
    #expect(try await log.awaits(saveOf: root + "/deep/b.md"))
    watcher.stop()
  }
}
