import Bitext
import Dispatch
import Foundation
import Synchronization

/// A folder of notes made of one input: files are told apart by the control character U+001E.
struct FuzzFolder {
  let path: String

  /// The program's own while it runs; `run` removes it.
  static let top = FileManager.default.temporaryDirectory.path + "/hig-notes-fuzz-\(getpid())"

  /// Writes the parts of `bytes` to `names`; empty parts are no files.
  init(_ bytes: [UInt8], names: [String]) throws {
    path = Self.top
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let parts = bytes.split(separator: 0x1E, omittingEmptySubsequences: false)
    for (name, part) in zip(names, parts) where !part.isEmpty {
      let file = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(part).write(to: file)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// What a build reads from the folder.
  func corpus() -> Corpus? {
    let path = path
    return waiting {
      let (corpus, problems) = try await Pipeline(root: path).corpus()
      for problem in problems { MarkdownFuzz.check(problem) }
      return corpus
    }
  }
}

/// What `body` gives, which must not throw; libFuzzer knows no tasks.
func waiting<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) -> Value? {
  let result = Mutex<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  Task {
    do {
      let value = try await body()
      result.withLock { $0 = value }
    } catch {
      require(false, "it failed: \(error)")
    }
    isDone.signal()
  }
  isDone.wait()
  return result.withLock { $0 }
}
