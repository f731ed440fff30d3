import ArgumentParser
import Bitext
import Foundation

/// A file beside the notes that a command writes.
struct Sidecar {
  let content: String
  /// Relative to the folder of notes.
  let path: String

  private var url: URL { URL(filePath: content).appending(path: path) }

  /// The bytes that are there; none where there is no file.
  var bytes: [UInt8] {
    FileManager.default.contents(atPath: url.path).map { Array($0) } ?? []
  }

  func write(_ bytes: [UInt8]) throws {
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
