package import Foundation
import Synchronization

/// A folder that is removed when its last owner is released, or when the tests end.
package final class TemporaryFolder: Sendable {
  package let url: URL
  private let parent: TemporaryFolder?

  /// Folders that static values own; they are never released, so they are removed at exit.
  private static let left: Mutex<Set<URL>> = {
    atexit {
      for url in TemporaryFolder.left.withLock(\.self) {
        try? FileManager.default.removeItem(at: url)
      }
    }
    return Mutex([])
  }()

  /// An empty folder.
  package init() throws {
    parent = nil
    url = FileManager.default.temporaryDirectory.appending(
      path: "hig-notes-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    Self.left.withLock { _ = $0.insert(url) }
  }

  /// A folder inside another one, with which it is removed.
  package init(_ name: String, in parent: TemporaryFolder) throws {
    self.parent = parent
    url = parent.url.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder with the given files, by path.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    guard parent == nil else { return }
    try? FileManager.default.removeItem(at: url)
    Self.left.withLock { _ = $0.remove(url) }
  }

  /// Without a slash at its end.
  package var path: String { String(url.path.reversed().drop { $0 == "/" }.reversed()) }

  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  package func write(_ bytes: [UInt8], to path: String) throws {
    try write(Data(bytes), to: path)
  }

  package func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// The relative paths of all files below `folder`, sorted.
  package func files(in folder: String = "") -> [String] {
    let top = url.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
    var isFolder: ObjCBool = false
    return names.filter {
      unsafe FileManager.default.fileExists(atPath: top + "/" + $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
