import ArgumentParser
import Bitext
import Foundation

/// What a folder of notes was earlier, as git keeps it.
struct NotesHistory {
  /// The folder of notes.
  let folder: String

  /// The texts at a revision, or before a date such as `2026-11-21`.
  func texts(since time: String) throws -> EarlierTexts {
    let isDate = time.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil
    let found =
      isDate
      ? try git(["rev-list", "-1", "--before=\(time)T00:00:00", "HEAD"])
      : try git(["rev-parse", "--verify", "--quiet", "--end-of-options", time + "^{commit}"])
    guard let found else {
      throw ValidationError(
        isDate || time.isEmpty
          ? "--since needs notes that git keeps, with a first commit: \(folder) has none"
          : "'\(time)' is no date (2026-11-21) and no revision of \(folder)")
    }
    let revision = String(decoding: found, as: UTF8.self).filter { !$0.isWhitespace }
    // Nothing was there yet.
    if revision.isEmpty { return EarlierTexts([]) }
    return EarlierTexts(try files(at: revision))
  }

  /// The texts among the files of a revision.
  private func files(at revision: String) throws -> [SourceFile] {
    guard let list = try git(["ls-tree", "-r", "-z", "--end-of-options", revision]) else {
      throw Failure("\(folder): git cannot list what \(revision) holds")
    }
    var names: [(path: String, object: String)] = []
    for line in list.split(separator: 0) {
      // `100644 blob 3fa2…<tab>tables/en.md`
      let parts = line.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let head = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
      let path = String(decoding: parts[1], as: UTF8.self)
      guard FileName.isText(Array(path.utf8)), head.count == 3, head[0].hasPrefix("100"),
        head[1] == "blob"
      else { continue }
      names.append((path, String(head[2])))
    }
    let objects = names.map { $0.object + "\n" }.joined()
    guard let contents = try git(["cat-file", "--batch"], input: Data(objects.utf8)) else {
      throw Failure("\(folder): git cannot read what \(revision) holds")
    }
    var rest = contents[...]
    return names.compactMap { name in
      // `3fa2… blob 123`, the bytes, and a line break.
      let head = rest.prefix { $0 != 0x0A }
      let words = String(decoding: head, as: UTF8.self).split(separator: " ")
      guard let size = words.last.flatMap({ Int($0) }), rest.count > head.count + size else {
        return nil
      }
      let bytes = Array(rest.dropFirst(head.count + 1).prefix(size))
      rest = rest.dropFirst(head.count + size + 2)
      return SourceFile.decoding(bytes, path: name.path).0
    }
  }

  /// What git prints; nil if it fails.
  ///
  /// Nothing that it is asked runs a program of the repository's or asks a server.
  private func git(_ arguments: [String], input: Data? = nil) throws -> Data? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "--no-pager", "-C", folder] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    var stored: URL?
    defer { if let stored { try? FileManager.default.removeItem(at: stored) } }
    if let input {
      // A pipe could fill up while git waits for its reader.
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      stored = file
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}
