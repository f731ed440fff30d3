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
      Console.report("\(path): error: it cannot be written: \(error.localizedDescription)")
      throw ExitCode.failure
    }
  }

  func remove() throws { try FileManager.default.removeItem(at: url) }

  /// Stamps are one line each, in any order: in a repository, the lines of two branches join
  /// without a conflict if git is told so.
  private func letBranchesMerge() throws {
    guard path.hasSuffix(".stamps.yaml"), isInRepository else { return }
    let rule = "*.stamps.yaml merge=union"
    let attributes = URL(filePath: content).appending(path: ".gitattributes")
    var text = (try? String(contentsOf: attributes, encoding: .utf8)) ?? ""
    guard !text.contains(rule) else { return }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    try (text + rule + "\n").write(to: attributes, atomically: true, encoding: .utf8)
    Console.report("\(attributes.relativePath) now has '\(rule)', so that branches merge")
  }

  private var isInRepository: Bool {
    var folder = URL(filePath: content).standardizedFileURL
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
        return true
      }
      folder.deleteLastPathComponent()
    }
    return false
  }
}
