import Foundation
import TestSupport
import Testing

/// The effects of commands that write into the folder of notes, also if they are killed.
///
/// `KILLS=200` makes a long run.
@Suite struct WritingTests {
  private static let kills =
    ProcessInfo.processInfo.environment["KILLS"].flatMap(Int.init) ?? 4

  private static let english = """
    # Shelves

    A shelf keeps 24 books and says so on its label.

    Every shelf has 3 boards made of oak.

    """

  private static let korean = """
    # 서가

    서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

    모든 서가에는 참나무로 만든 판이 3개 있습니다.

    """

  private func notes() throws -> TemporaryFolder {
    try TemporaryFolder([
      "content/shelves/en.md": Self.english, "content/shelves/ko.md": Self.korean,
    ])
  }

  /// A delivery that changes the Korean note, and the note's text after the import.
  private func delivery(in folder: TemporaryFolder) throws -> String {
    let export = try Command.run(
      ["export", "--format", "po", "--languages", "en,ko", "-o", "back.po"], in: folder.url)
    #expect(export.status == 0, "\(export.messages)")
    let change = { (text: String) in text.replacingOccurrences(of: "참나무로", with: "느티나무로") }
    try folder.write(change(folder.text("back.po")), to: "back.po")
    return change(Self.korean)
  }

  @Test func `a note that is imported into keeps its mode, its other names and its links`() throws {
    let folder = try notes()
    let shelves = folder.url.appending(path: "content/shelves")
    let note = shelves.appending(path: "ko.md").path
    let real = folder.url.appending(path: "content/texts.txt").path
    try FileManager.default.moveItem(atPath: note, toPath: real)
    try FileManager.default.createSymbolicLink(atPath: note, withDestinationPath: "../texts.txt")
    let isChanged = unsafe chmod(real, 0o640) == 0
    let isLinked = unsafe link(real, folder.url.appending(path: "other name").path) == 0
    #expect(isChanged && isLinked)
    let changed = try delivery(in: folder)
    let result = try Command.run(["import", "back.po"], in: folder.url)
    #expect(result.status == 0, "\(result)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: note) == "../texts.txt")
    #expect(try folder.text("content/texts.txt") == changed)
    #expect(try folder.text("other name") == changed)
    var status = stat()
    let isThere = unsafe stat(real, &status) == 0
    #expect(isThere && status.st_mode & 0o7777 == 0o640 && status.st_nlink == 2)
  }

  @Test func `a note that is a link out of the folder is left, with an error`() throws {
    let folder = try notes()
    let note = folder.url.appending(path: "content/shelves/ko.md").path
    let outside = folder.url.appending(path: "outside.md").path
    try FileManager.default.moveItem(atPath: note, toPath: outside)
    let changed = try {
      try FileManager.default.copyItem(atPath: outside, toPath: note)
      defer { try? FileManager.default.removeItem(atPath: note) }
      return try delivery(in: folder)
    }()
    #expect(changed != Self.korean)
    try FileManager.default.createSymbolicLink(
      atPath: note, withDestinationPath: "../../outside.md")
    let result = try Command.run(["import", "back.po"], in: folder.url)
    #expect(result.status == 1, "\(result)")
    #expect(try folder.text("outside.md") == Self.korean)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: note) == "../../outside.md")
  }

  /// Commands with the place of the journal; a killed one leaves either the old or the new files.
  private static let commands =
    ["the same disk", "another disk", "no folder", "hard links"].map {
      (["import", "back.po"], $0)
    }
    + [
      ["stamp", "shelves"], ["pin", "shelves", "--together", "Every shelf has", "모든 서가에는"],
      ["learn"], ["export", "--format", "tmx", "-o", "content/notes.tmx"],
    ].map { ($0, "the same disk") }

  @Test(arguments: commands)
  func `a command that is killed leaves whole files, and nothing that was not there`(
    arguments: [String], place: String
  ) throws {
    let folder = try notes()
    _ = try delivery(in: folder)
    let state = folder.url.appending(path: "state").path
    let shared = "/dev/shm/" + folder.url.lastPathComponent
    defer { try? FileManager.default.removeItem(atPath: shared) }
    let environment: [String: String] =
      switch place {
      case "another disk": ["XDG_STATE_HOME": shared]
      case "no folder": ["XDG_STATE_HOME": "", "HOME": ""]
      default: ["XDG_STATE_HOME": state]
      }
    let note = folder.url.appending(path: "content/shelves/ko.md").path
    if place == "hard links" {
      let isLinked = unsafe link(note, folder.url.appending(path: "other name").path) == 0
      #expect(isLinked)
    }
    let before = try files(folder)
    let start = ContinuousClock.now
    let whole = try Command.run(arguments, in: folder.url, environment: environment)
    #expect(whole.status == 0, "\(whole)")
    let duration = UInt32((ContinuousClock.now - start) / .microseconds(1))
    let after = try files(folder)
    #expect(after != before)
    var random = SplitMix64(seed: 21)
    for round in 0..<Self.kills {
      try reset(folder, to: before)
      let wait = UInt32.random(in: 0...duration, using: &random)
      try kill(arguments, after: wait, in: folder, environment)
      // The next program that reads a note with several hard links repairs it.
      if place == "hard links" {
        _ = try Command.run(["status"], in: folder.url, environment: environment)
      }
      for (path, bytes) in try files(folder) {
        #expect(
          bytes == before[path] || bytes == after[path], "round \(round): \(path) is left")
      }
      let again = try Command.run(arguments, in: folder.url, environment: environment)
      #expect(again.status == 0, "round \(round): \(again)")
      #expect(try files(folder) == after, "round \(round)")
    }
    #expect(
      try FileManager.default.attributesOfItem(atPath: note)[.referenceCount] as? Int
        == (place == "hard links" ? 2 : 1))
  }

  private func kill(
    _ arguments: [String], after microseconds: UInt32, in folder: TemporaryFolder,
    _ environment: [String: String]
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: Command.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = Command.environment(environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// All files of the notes, including hidden ones.
  private func files(_ folder: TemporaryFolder) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in folder.files(in: "content") {
      files[path] = try Data(contentsOf: folder.url.appending(path: "content/" + path))
    }
    return files
  }

  private func reset(_ folder: TemporaryFolder, to files: [String: Data]) throws {
    for path in folder.files(in: "content") where files[path] == nil {
      try FileManager.default.removeItem(at: folder.url.appending(path: "content/" + path))
    }
    // Writes in place, to keep hard links.
    for (path, bytes) in files { try folder.write(bytes, to: "content/" + path) }
  }
}
