import Foundation
import PreviewServer
import TestSupport
import Testing

/// The watched folders if no link may lead out of the notes.
@Suite struct EnclosedFolderTests {
  private static func link(_ path: String, to target: String, in top: TemporaryFolder) throws {
    let url = top.url.appending(path: path)
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: target)
  }

  /// Notes next to a folder and a file that links lead to.
  private func folder() throws -> TemporaryFolder {
    let top = try TemporaryFolder([
      "notes/a.md": "text\n", "notes/deep/b.md": "text\n", "notes/.hidden/c.md": "text\n",
      "far/shelf.md": "text\n", "far.md": "text\n",
    ])
    try Self.link("notes/own.md", to: "a.md", in: top)
    try Self.link("notes/later.md", to: "deep/later.md", in: top)
    try Self.link("notes/far", to: "../far", in: top)
    try Self.link("notes/far.md", to: "../far.md", in: top)
    try Self.link("notes/nowhere.md", to: "../nowhere/at/all.md", in: top)
    try Self.link("notes/hidden", to: ".hidden", in: top)
    return top
  }

  private func start(
    _ top: TemporaryFolder, _ method: FileWatcher.Method
  ) -> (root: String, watcher: FileWatcher, log: ChangeLog) {
    let root = top.url.appending(path: "notes").path
    let watcher = FileWatcher([root], enclosed: [root], method: method)
    return (root, watcher, ChangeLog(watcher))
  }

  /// Whether this process watches one of the folders below another.
  private func isWatched(_ path: String, in top: TemporaryFolder) throws -> Bool {
    let file = try FileManager.default.attributesOfItem(atPath: top.url.appending(path: path).path)
    let node = try #require(file[.systemFileNumber] as? Int)
    let folder = "/proc/self/fdinfo"
    return try FileManager.default.contentsOfDirectory(atPath: folder).contains { name in
      // A descriptor may be closed in the meantime.
      let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
      return text.contains(" ino:\(String(node, radix: 16)) ")
    }
  }

  @Test(arguments: FileWatcherTests.methods)
  func `sees what links inside lead to, and nothing that others do, after it was away too`(
    method: FileWatcher.Method
  ) async throws {
    let top = try folder()
    let (root, watcher, log) = start(top, method)
    for round in 0...2 {
      if round > 0 {
        log.forget()
        try AbsentFolderTests.Trick.move("notes", "away", in: top.url)
        #expect(try await log.awaits { $0.isWhole })
        log.forget()
        try AbsentFolderTests.Trick.move("away", "notes", in: top.url)
        #expect(try await log.awaits { $0.isWhole })
      }
      #expect(try await log.awaits(saveOf: root + "/deep/b.md"))
      log.forget()
      for path in ["far/shelf.md", "far.md", "nowhere/at/all.md", "notes/.hidden/c.md"] {
        try top.write("text \(round)\n", to: path)
      }
      try top.write("text \(round)\n", to: "notes/a.md")
      #expect(try await log.awaits { $0.files.contains(Array((root + "/own.md").utf8)) })
      let isTold = log.has { changes in
        let names = changes.files.map { String(decoding: $0, as: UTF8.self) }
        return changes.isWhole
          || names.contains { !$0.hasSuffix("/a.md") && !$0.hasSuffix("/own.md") }
      }
      #expect(!isTold)
      for path in ["far", "nowhere", "nowhere/at", "notes/.hidden"] where method == .system {
        #expect(try !isWatched(path, in: top), "\(path)")
      }
      if method == .system { #expect(try isWatched("notes/deep", in: top)) }
    }
    watcher.stop()
  }

  @Test(arguments: FileWatcherTests.methods)
  func `sees what a link leads to when it is made`(method: FileWatcher.Method) async throws {
    let top = try folder()
    let (root, watcher, log) = start(top, method)
    let link = Array((root + "/later.md").utf8)
    #expect(try await log.awaits(saveOf: root + "/a.md"))
    log.forget()
    try top.write("text\n", to: "notes/deep/later.md")
    #expect(try await log.awaits { $0.isWhole || $0.files.contains(link) })
    log.forget()
    try FileManager.default.removeItem(at: top.url.appending(path: "notes/deep"))
    #expect(try await log.awaits { $0.isWhole })
    log.forget()
    try top.write("text again\n", to: "notes/deep/later.md")
    #expect(try await log.awaits { $0.isWhole || $0.files.contains(link) })
    watcher.stop()
  }

  @Test(arguments: FileWatcherTests.methods)
  func `follows links that lead inside and outside by turns`(
    method: FileWatcher.Method
  ) async throws {
    let top = try folder()
    let (root, watcher, log) = start(top, method)
    let link = Array((root + "/far.md").utf8)
    func isTold(_ changes: ChangeSet) -> Bool { changes.isWhole || changes.files.contains(link) }
    for target in ["a.md", "../far.md", "../far/shelf.md", "a.md"] {
      #expect(try await log.awaits(saveOf: root + "/deep/b.md"))
      log.forget()
      try Self.link("notes/new", to: target, in: top)
      try AbsentFolderTests.Trick.move("notes/new", "notes/far.md", in: top.url)
      #expect(try await log.awaits(isTold), "\(target)")
    }
    #expect(try await log.awaits(saveOf: root + "/deep/b.md"))
    log.forget()
    try top.write("other text\n", to: "notes/a.md")
    #expect(try await log.awaits { $0.files.contains(link) })
    log.forget()
    try FileManager.default.removeItem(at: top.url.appending(path: "notes/far"))
    #expect(try await log.awaits { !$0.isEmpty })
    watcher.stop()
  }

  @Test(arguments: FileWatcherTests.methods)
  func `goes through no link out of a folder that comes later`(
    method: FileWatcher.Method
  ) async throws {
    let top = try folder()
    let (root, watcher, log) = start(top, method)
    #expect(try await log.awaits(saveOf: root + "/a.md"))
    try top.write("text\n", to: "new/er/d.md")
    try Self.link("new/er/far", to: "../../../far", in: top)
    try Self.link("new/er/own.md", to: "../../a.md", in: top)
    log.forget()
    try AbsentFolderTests.Trick.move("new", "notes/new", in: top.url)
    #expect(try await log.awaits { !$0.isEmpty })
    #expect(try await log.awaits(saveOf: root + "/new/er/d.md"))
    log.forget()
    try top.write("text of mine\n", to: "far/shelf.md")
    try top.write("text of mine\n", to: "notes/a.md")
    let own = Array((root + "/new/er/own.md").utf8)
    #expect(try await log.awaits { $0.files.contains(own) })
    let far = Array("shelf.md".utf8)
    #expect(!log.has { $0.isWhole || $0.files.contains { $0.suffix(far.count) == far[...] } })
    if method == .system { #expect(try !isWatched("far", in: top)) }
    watcher.stop()
  }
}
