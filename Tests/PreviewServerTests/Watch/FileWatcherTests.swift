import Foundation
import PreviewServer
import TestSupport
import Testing

@Suite struct FileWatcherTests {
  static let methods: [FileWatcher.Method] = [.system, .polling]

  /// Collects changes until they include a path or everything, or the limit is reached.
  private func changes(
    of watcher: FileWatcher, until path: String
  ) async throws -> ChangeSet {
    let expected = Array(path.utf8)
    return try await withThrowingTaskGroup(of: ChangeSet.self) { group in
      group.addTask {
        var all = ChangeSet()
        for await change in watcher.changes {
          all.files.formUnion(change.files)
          all.isWhole = all.isWhole || change.isWhole
          if all.isWhole || all.files.contains(expected) { break }
        }
        return all
      }
      group.addTask {
        _ = try await Waiting.until { false }
        return ChangeSet()
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ChangeSet()
    }
  }

  private struct Save: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let save: @Sendable (_ folder: TemporaryFolder, _ file: URL) throws -> Void

    static let all = [
      Save(testDescription: "in place") { _, file in
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data("new text\n".utf8))
        try handle.close()
      },
      Save(testDescription: "rename over") { folder, file in
        try folder.write("new text\n", to: "notes/.a.md.tmp")
        let temporary = folder.url.appending(path: "notes/.a.md.tmp")
        unsafe #expect(rename(temporary.path, file.path) == 0)
      },
      Save(testDescription: "delete and create") { folder, file in
        try FileManager.default.removeItem(at: file)
        try folder.write("new text\n", to: "notes/a.md")
      },
      Save(testDescription: "delete") { _, file in try FileManager.default.removeItem(at: file) },
      Save(testDescription: "move away") { folder, file in
        unsafe #expect(rename(file.path, folder.url.appending(path: "notes/b.md").path) == 0)
      },
    ]
  }

  @Test(arguments: methods, Save.all)
  private func `notices how editors save`(method: FileWatcher.Method, save: Save) async throws {
    let folder = try TemporaryFolder(["notes/a.md": "text\n"])
    let watcher = FileWatcher([folder.url.path], method: method)
    #expect(watcher.method == method)
    let file = folder.url.appending(path: "notes/a.md")
    try save.save(folder, file)
    let changes = try await changes(of: watcher, until: folder.url.path + "/notes/a.md")
    #expect(!changes.isEmpty)
    watcher.stop()
  }

  @Test(arguments: methods)
  func `notices a file in a new folder`(method: FileWatcher.Method) async throws {
    let folder = try TemporaryFolder(["notes/a.md": "text\n"])
    let watcher = FileWatcher([folder.url.path], method: method)
    try folder.write("text\n", to: "notes/deep/er/b.md")
    let path = folder.url.path + "/notes/deep/er/b.md"
    #expect(!(try await changes(of: watcher, until: path)).isEmpty)
    try folder.write("other\n", to: "notes/deep/er/b.md")
    #expect(!(try await changes(of: watcher, until: path)).isEmpty)
    watcher.stop()
  }

  @Test(arguments: methods)
  func `notices a change behind a link`(method: FileWatcher.Method) async throws {
    let outside = try TemporaryFolder(["real.md": "text\n"])
    let folder = try TemporaryFolder(["notes/a.md": "text\n"])
    let link = folder.url.appending(path: "notes/link.md")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: outside.url.appending(path: "real.md"))
    let watcher = FileWatcher([folder.url.path], method: method)
    try outside.write("changed\n", to: "real.md")
    let changes = try await changes(of: watcher, until: link.path)
    #expect(changes.isWhole || changes.files.contains(Array(link.path.utf8)))
    watcher.stop()
  }

  @Test(arguments: methods)
  func `goes through no link out of a folder that it is to stay in`(
    method: FileWatcher.Method
  ) async throws {
    let outside = try TemporaryFolder(["real.md": "text\n", "more/b.md": "text\n"])
    let folder = try TemporaryFolder(["notes/a.md": "text\n"])
    for (name, target) in [("link.md", "real.md"), ("more", "more")] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "notes/" + name),
        withDestinationURL: outside.url.appending(path: target))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "notes/own.md").path, withDestinationPath: "a.md")
    let watcher = FileWatcher([folder.url.path], enclosed: [folder.url.path], method: method)
    try outside.write("changed\n", to: "real.md")
    try outside.write("changed\n", to: "more/b.md")
    try folder.write("changed\n", to: "notes/a.md")
    let path = folder.url.path + "/notes/own.md"
    let changes = try await changes(of: watcher, until: path)
    #expect(!changes.isWhole)
    let names = changes.files.map { String(decoding: $0, as: UTF8.self) }
    #expect(names.allSatisfy { !$0.hasSuffix("link.md") && !$0.hasSuffix("b.md") }, "\(names)")
    watcher.stop()
  }

  @Test func `says nothing of hidden files`() async throws {
    let folder = try TemporaryFolder(["a.md": "text\n", ".git/index": "x"])
    let watcher = FileWatcher([folder.url.path])
    try folder.write("y", to: ".git/index")
    try folder.write("y", to: ".a.md.swp")
    try folder.write("new\n", to: "a.md")
    let path = folder.url.path + "/a.md"
    #expect(try await changes(of: watcher, until: path) == ChangeSet(files: [Array(path.utf8)]))
    watcher.stop()
  }
}
