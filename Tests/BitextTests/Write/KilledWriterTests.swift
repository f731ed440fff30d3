import Foundation
import TestSupport
import Testing

@testable import Bitext

/// The state that a program leaves if it is killed while writing, and its repair by the next one.
@Suite struct KilledWriterTests {
  private typealias Setting = FolderWriterTests.Setting

  private static let old = Array("# Shelves\n\nA shelf keeps 24 books.\n".utf8)
  private static let news: [[UInt8]] = [
    Array("# Shelf\n\nIt is short.\n".utf8),
    Array("# Shelves\n\nA shelf keeps 25 books.\n".utf8),
    Array("# Shelves\n\nA shelf keeps 24 books, and a label that says so.\n".utf8), [],
  ]

  /// A file whose first `count` bytes were replaced before the kill.
  private func torn(_ new: [UInt8], after count: Int) -> [UInt8] {
    Array(new.prefix(count)) + Self.old.dropFirst(count)
  }

  @Test(arguments: FolderWriterTests.Setting.Disk.allCases)
  func `a file that is half new is the old one again, wherever the kill was`(
    disk: FolderWriterTests.Setting.Disk
  ) throws {
    let setting = try Setting(["notes/a/ko.md": ""], disk)
    defer { setting.clean() }
    let root = setting.folder.url.appending(path: "notes").path
    let path = setting.folder.url.appending(path: "notes/a/ko.md")
    for new in Self.news {
      for count in 0...new.count {
        try Data(torn(new, after: count)).write(to: path)
        try setting.writer.journal.begin(
          WriteJournal.Entry(path: Array("a/ko.md".utf8), old: Self.old, new: new))
        let told = try FolderWriter.restore(root, state: setting.state)
        let bytes = Array(try Data(contentsOf: path))
        #expect(bytes == Self.old || bytes == new && told == nil, "\(new.count), \(count)")
        #expect(setting.files == ["notes/a/ko.md"])
      }
    }
  }

  @Test func `what somebody has written since is theirs`() throws {
    let setting = try Setting(["notes/a.md": "mended by hand"])
    let root = setting.folder.url.appending(path: "notes").path
    let entry = WriteJournal.Entry(
      path: Array("a.md".utf8), old: Self.old, new: Self.news[0])
    try setting.writer.journal.begin(entry)
    #expect(try FolderWriter.restore(root, state: setting.state) == nil)
    #expect(try setting.folder.text("notes/a.md") == "mended by hand")
    try setting.writer.journal.begin(entry)
    try FileManager.default.removeItem(atPath: setting.path("a.md"))
    #expect(try FolderWriter.restore(root, state: setting.state) == nil)
    #expect(setting.files.isEmpty)
  }

  @Test func `a journal that was not finished says nothing`() throws {
    let setting = try Setting(["notes/a.md": "new text"])
    let root = setting.folder.url.appending(path: "notes").path
    try setting.writer.journal.begin(
      WriteJournal.Entry(
        path: Array("a.md".utf8), old: Array("old text".utf8), new: Array("new texts".utf8)))
    let state = try #require(setting.state)
    let names = try FileManager.default.contentsOfDirectory(atPath: state)
    let file = URL(filePath: state).appending(path: try #require(names.first))
    let whole = try Data(contentsOf: file)
    for count in 0..<whole.count {
      try whole.prefix(count).write(to: file)
      #expect(setting.writer.journal.left == nil, "\(count)")
    }
    #expect(try FolderWriter.restore(root, state: state) == nil)
    #expect(try setting.folder.text("notes/a.md") == "new text")
  }

  @Test(arguments: FolderWriterTests.Setting.Disk.allCases)
  func `a file that never got its name is gone when the next program comes`(
    disk: FolderWriterTests.Setting.Disk
  ) throws {
    let setting = try Setting(["notes/a/ko.md": "old"], disk)
    defer { setting.clean() }
    let root = setting.folder.url.appending(path: "notes").path
    for (number, temporary) in setting.writer.journal.temporaries.enumerated() {
      for writes in [false, true] {
        _ = try FileSystem.makeFile(temporary.name, in: temporary.folder, mode: 0o600)
        if writes {
          try setting.write("\(number)", to: "a/ko.md", over: .anything)
        } else {
          #expect(try FolderWriter.restore(root, state: setting.state) == nil)
        }
        #expect(setting.files == ["notes/a/ko.md"])
      }
    }
  }
}
