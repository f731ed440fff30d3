import Foundation
import TestSupport

extension TemporaryFolder {
  /// Writes a file and its folders; the bytes of the name are used unchanged.
  func add(_ name: String, _ text: String = "text") throws {
    let file = path + "/" + name
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: file, contents: Data(text.utf8)) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Creates a symbolic link with exactly the given target.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}
