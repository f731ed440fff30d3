package import Foundation

/// A folder that is gone when its last owner is.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// An empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "hig-notes-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder with files, by their paths.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
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
      FileManager.default.fileExists(atPath: top + "/" + $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
