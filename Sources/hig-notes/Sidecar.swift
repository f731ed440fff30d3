import ArgumentParser
import Bitext
import Foundation

/// A file beside the notes that a command writes.
struct Sidecar {
  private let content: String
  private let file: ContentDirectory.File
  /// Relative to the folder of notes.
  private var path: String { file.path }

  /// The file at `path`, which is relative to the folder of notes.
  init(in notes: ContentOptions, path: String) throws {
    content = notes.content
    file = ContentDirectory.File(
      path: path, systemPath: Array((notes.content + "/" + path).utf8),
      enclosure: try notes.links.enclosure(of: notes.content))
  }

  private var url: URL { URL(filePath: content).appending(path: path) }

  /// The bytes that are there; none where there is no file.
  ///
  /// - Throws: ``ExitCode/failure`` with a message if they cannot be read, as where a link leads out
  ///   of the notes.
  func bytes() throws -> [UInt8] {
    do throws(FileSystem.Failure) {
      return try file.contentsIfThere() ?? []
    } catch {
      Console.report("\(path): error: this cannot be read: \(error.reason)")
      throw ExitCode.failure
    }
  }

  /// Replaces what is there, if it is something that could be read.
  func write(_ bytes: [UInt8]) throws {
    _ = try self.bytes()
    do {
      try Data(bytes).write(to: url, options: .atomic)
      try letBranchesMerge()
    } catch {
      Console.report(unwritten: path, error)
      throw ExitCode.failure
    }
  }

  func remove() throws { try FileManager.default.removeItem(at: url) }

  /// Stamps and corrections stand one below the other, in any order: in a repository, the lines of
  /// two branches join without a conflict if git is told so.
  private func letBranchesMerge() throws {
    let name = url.lastPathComponent
    for kind in Sidecars.Kind.allCases where name.hasSuffix(kind.name(of: "")) {
      try MergeRule(pattern: "*" + kind.name(of: ""), folder: URL(filePath: content)).write()
    }
  }
}
