import ArgumentParser
import Bitext

/// A file beside the notes that a command writes.
struct Sidecar {
  private let content: String
  /// The path relative to the folder of notes.
  private let path: String

  /// Makes the sidecar at `path`, which is relative to the folder of notes.
  init(in notes: ContentOptions, path: String) {
    content = notes.content
    self.path = path
  }

  /// The current bytes; nil if there is no file.
  func bytes() throws -> [UInt8]? {
    try Console.reporting { () throws(WriteFailure) in try writer().contents(of: path) }
  }

  func write(_ bytes: [UInt8], over before: FolderWriter.Before) throws {
    try tryOut(bytes, over: before)
    try letBranchesMerge()
  }

  /// Writes bytes that may be taken back.
  func tryOut(_ bytes: [UInt8], over before: FolderWriter.Before) throws {
    try Console.reporting { () throws(WriteFailure) in
      try writer().write(bytes, to: path, over: before)
    }
  }

  /// Tells git how to merge the file.
  func letBranchesMerge() throws {
    try Console.reporting { () throws(WriteFailure) in
      try Self.letBranchesMerge(path, in: content)
    }
  }

  func remove(over bytes: [UInt8]) throws {
    try Console.reporting { () throws(WriteFailure) in try writer().remove(path, over: bytes) }
  }

  private func writer() throws(WriteFailure) -> FolderWriter {
    try FolderWriter(content, state: FolderWriter.state)
  }

  /// Tells git how to merge the file at `path`, if it is a sidecar: entries are in any order, so the
  /// lines of two branches can be joined.
  static func letBranchesMerge(_ path: String, in content: String) throws(WriteFailure) {
    for kind in Sidecars.Kind.allCases where path.hasSuffix(kind.name(of: "")) {
      try MergeRule(pattern: "*" + kind.name(of: ""), in: content).write()
    }
  }
}
