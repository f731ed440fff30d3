import Bitext
import Dispatch
import Foundation
import Synchronization

/// A folder of notes made from one input, which U+001E divides into files.
struct FuzzFolder {
  let path: String

  /// One folder per process; `run` removes it.
  static let top = FileManager.default.temporaryDirectory.path + "/hig-notes-fuzz-\(getpid())"

  /// Writes the parts of `bytes` to files named `names`; empty parts are skipped.
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

  /// The corpus that a build reads from the folder.
  func corpus() -> Corpus? {
    let path = path
    return waiting {
      let (corpus, problems) = try await Pipeline(root: path).corpus()
      for problem in problems { MarkdownFuzz.check(problem) }
      return corpus
    }
  }
}

/// The result of `body`, which must not throw; blocks, because libFuzzer's entry point is
/// synchronous.
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
