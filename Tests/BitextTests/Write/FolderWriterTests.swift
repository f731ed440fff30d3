import Foundation
import TestSupport
import Testing

@testable import Bitext

@Suite struct FolderWriterTests {
  /// A folder with notes, another one beside it, and the place of the journal.
  struct Setting {
    let folder: TemporaryFolder
    let state: String?
    let writer: FolderWriter

    init(_ files: [String: String] = [:], _ disk: Disk = .same, unnamed: Bool = true) throws {
      folder = try TemporaryFolder()
      for (path, text) in files { try folder.write(text, to: path) }
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "notes"), withIntermediateDirectories: true)
      switch disk {
      case .same: state = folder.url.appending(path: "state").path
      case .other: state = "/dev/shm/\(folder.url.lastPathComponent)"
      case .none: state = nil
      }
      if let state { _ = Folders.make(state, isPrivate: true) }
      let root = folder.url.appending(path: "notes").path
      writer = try FolderWriter(root: Array(root.utf8), state: state, usesUnnamedFiles: unnamed)
    }

    /// Whether the journal is on the same disk as the notes, on another one, or next to the notes.
    enum Disk: CaseIterable { case same, other, none }

    func path(_ name: String) -> String { folder.url.appending(path: "notes/" + name).path }

    func write(_ text: String, to path: String, over before: FolderWriter.Before) throws {
      try writer.write(Array(text.utf8), to: path, over: before)
    }

    /// All files, including hidden ones.
    var files: [String] {
      let kept = state.map { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? nil
      return folder.files() + (state?.hasPrefix("/dev") == true ? kept ?? [] : [])
    }

    func clean() { if let state { try? FileManager.default.removeItem(atPath: state) } }
  }

  private static let ways = Setting.Disk.allCases.flatMap { disk in
    [true, false].map { (disk, $0) }
  }

  private static func reason(_ body: () throws -> Void) -> WriteFailure.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? WriteFailure)?.reason
    }
  }

  private func before(_ text: String) -> FolderWriter.Before { .bytes(Array(text.utf8)) }

  @Test(arguments: ways)
  func `files are made and changed, and nothing is left beside them`(
    disk: Setting.Disk, unnamed: Bool
  ) throws {
    let setting = try Setting(["notes/old.md": "old"], disk, unnamed: unnamed)
    defer { setting.clean() }
    try setting.write("new", to: "ko/deep/a.md", over: .nothing)
    try setting.write("newer", to: "old.md", over: before("old"))
    try setting.write("newest", to: "old.md", over: .anything)
    try setting.write("first", to: "any.md", over: .anything)
    #expect(setting.files == ["notes/any.md", "notes/ko/deep/a.md", "notes/old.md"])
    #expect(try setting.folder.text("notes/ko/deep/a.md") == "new")
    #expect(try setting.folder.text("notes/old.md") == "newest")
    #expect(try setting.writer.contents(of: "any.md") == Array("first".utf8))
    #expect(try setting.writer.contents(of: "other.md") == nil)
    #expect(try setting.writer.contents(of: "nowhere/other.md") == nil)
  }

  @Test(arguments: [true, false])
  func `a new file replaces nothing, and a changed one only what it was made of`(
    unnamed: Bool
  ) throws {
    let setting = try Setting(
      ["notes/old.md": "old", "notes/dir/a.md": "a"], unnamed: unnamed)
    let cases: [(path: String, before: FolderWriter.Before, reason: WriteFailure.Reason)] = [
      ("old.md", .nothing, .exists), ("old.md", before("other"), .changed),
      ("gone.md", before("old"), .changed), ("dir", .anything, .system(EISDIR)),
      ("old.md/a.md", .nothing, .system(ENOTDIR)),
    ]
    for (path, before, reason) in cases {
      #expect(Self.reason { try setting.writer.check(path, over: before) } == reason, "\(path)")
      #expect(Self.reason { try setting.write("x", to: path, over: before) } == reason, "\(path)")
    }
    #expect(Self.reason { try setting.writer.remove("old.md", over: []) } == .changed)
    #expect(setting.files == ["notes/dir/a.md", "notes/old.md"])
    #expect(try setting.folder.text("notes/old.md") == "old")
    try setting.writer.remove("old.md", over: Array("old".utf8))
    #expect(setting.files == ["notes/dir/a.md"])
  }

  @Test(arguments: [
    "../v.md", "a/../../v.md", "..", ".", "", "/v.md", "a//v.md", "./v.md", "a/./v.md", "v\0.md",
    "out/v.md", "out/deep/v.md", "over.md", "far/v.md", "loop/v.md", "nowhere.md", "nowhere/v.md",
    "git/v.md", "git/hook", "hook.md",
  ])
  func `nothing is written outside of the folder, by no path and no link`(path: String) throws {
    let setting = try Setting([
      "v.md": "mine", "beside/v.md": "mine", "notes/a.md": "a", "notes/.git/hooks/hook": "mine",
    ])
    for (name, target) in [
      ("out", "../beside"), ("over.md", "../v.md"), ("far", "/tmp"), ("loop", "loop"),
      ("nowhere.md", "../new.md"), ("nowhere", "../new"), ("git", ".git/hooks"),
      ("hook.md", ".git/hooks/hook"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: setting.path(name), withDestinationPath: target)
    }
    let files = setting.files
    for before in [.nothing, .anything, before("mine")] as [FolderWriter.Before] {
      #expect(Self.reason { try setting.write("x", to: path, over: before) } != nil)
      #expect(Self.reason { try setting.writer.check(path, over: before) } != nil)
    }
    #expect(Self.reason { try setting.writer.remove(path, over: Array("mine".utf8)) } != nil)
    #expect(setting.files == files)
    #expect(try setting.folder.text("v.md") == "mine")
    #expect(try setting.folder.text("beside/v.md") == "mine")
    #expect(try setting.folder.text("notes/.git/hooks/hook") == "mine")
  }

  @Test func `links inside of the folder stay links, and what they lead to is changed`() throws {
    let setting = try Setting(["notes/a/en.md": "old", "notes/b/x.md": "x"])
    let links = [("notes/link.md", "a/en.md"), ("notes/c", "b"), ("notes/c/up.md", "../link.md")]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: setting.folder.url.appending(path: name).path, withDestinationPath: target)
    }
    try setting.write("1", to: "link.md", over: before("old"))
    #expect(try setting.folder.text("notes/a/en.md") == "1")
    try setting.write("2", to: "c/up.md", over: before("1"))
    #expect(try setting.folder.text("notes/a/en.md") == "2")
    try setting.write("3", to: "c/new.md", over: .nothing)
    #expect(try setting.folder.text("notes/b/new.md") == "3")
    for (name, target) in links {
      let found = try FileManager.default.destinationOfSymbolicLink(
        atPath: setting.folder.url.appending(path: name).path)
      #expect(found == target)
    }
  }

  @Test(arguments: ways)
  func `a changed file keeps its mode, owner, group, names and extended attributes`(
    disk: Setting.Disk, unnamed: Bool
  ) throws {
    let setting = try Setting(
      ["notes/a.md": "old", "notes/b.md": "old"], disk, unnamed: unnamed)
    defer { setting.clean() }
    let isRoot = geteuid() == 0
    for name in ["a.md", "b.md"] {
      let path = setting.path(name)
      let isSet = unsafe chmod(path, 0o640) == 0 && (!isRoot || chown(path, 4321, 1234) == 0)
      #expect(isSet)
    }
    let isLinked = unsafe link(setting.path("b.md"), setting.path("c.md")) == 0
    #expect(isLinked)
    // Not every file system supports extended attributes.
    let tool = "/usr/bin/env"
    let set = "import os, sys; os.setxattr(sys.argv[1], 'user.reviewed', b'by \\xff me')"
    let keeps = try Command.run(["python3", "-c", set, setting.path("a.md")], program: tool)
    for name in ["a.md", "b.md"] {
      try setting.write("a new text", to: name, over: before("old"))
      var status = stat()
      let isThere = unsafe stat(setting.path(name), &status) == 0
      #expect(isThere)
      #expect(status.st_mode & 0o7777 == 0o640)
      if isRoot { #expect(status.st_uid == 4321 && status.st_gid == 1234) }
      #expect(status.st_nlink == (name == "b.md" ? 2 : 1))
    }
    #expect(try setting.folder.text("notes/c.md") == "a new text")
    if keeps.status == 0 {
      let get = "import os, sys; print(os.getxattr(sys.argv[1], 'user.reviewed'))"
      let kept = try Command.run(["python3", "-c", get, setting.path("a.md")], program: tool)
      #expect(kept.output == "b'by \\xff me'\n", "\(kept.messages)")
    }
    #expect(setting.files == ["notes/a.md", "notes/b.md", "notes/c.md"])
  }

  @Test func `files are found in whatever form their names are`() throws {
    let name = "주전자"
    let setting = try Setting([
      "notes/\(name.decomposedStringWithCanonicalMapping)/en.md": "old",
      "notes/a\u{1}b.md": "odd",
    ])
    let files = setting.files
    try setting.write("new", to: "\(name)/en.md", over: before("old"))
    try setting.write("new", to: "ab.md", over: before("odd"))
    #expect(setting.files.map { Array($0.utf8) } == files.map { Array($0.utf8) })
    try setting.write("new", to: "\(name)/ko.md", over: .nothing)
    let folders = try FileManager.default.contentsOfDirectory(atPath: setting.path(""))
    #expect(folders.count == 2)
  }
}
