import ArgumentParser
import Bitext
import Foundation

/// A file beside the notes that a command writes.
struct Sidecar {
  private let content: String
  /// Relative to the folder of notes.
  private let path: String

  /// The file at `path`, which is relative to the folder of notes.
  init(in notes: ContentOptions, path: String) {
    content = notes.content
    self.path = path
  }

  /// The bytes that are there; nil where there is no file.
  func bytes() throws -> [UInt8]? {
    try Console.reporting { () throws(WriteFailure) in try writer().contents(of: path) }
  }

  func write(_ bytes: [UInt8], over before: FolderWriter.Before) throws {
    try Console.reporting { () throws(WriteFailure) in
      try writer().write(bytes, to: path, over: before)
      try letBranchesMerge()
    }
  }

  func remove(over bytes: [UInt8]) throws {
    try Console.reporting { () throws(WriteFailure) in try writer().remove(path, over: bytes) }
  }

  private func writer() throws(WriteFailure) -> FolderWriter {
    try FolderWriter(content, state: FolderWriter.state)
  }

  /// Stamps and corrections stand one below the other, in any order: in a repository, the lines of
  /// two branches join without a conflict if git is told so.
  private func letBranchesMerge() throws(WriteFailure) {
    for kind in Sidecars.Kind.allCases where path.hasSuffix(kind.name(of: "")) {
      try MergeRule(pattern: "*" + kind.name(of: ""), folder: URL(filePath: content)).write()
    }
  }
}
