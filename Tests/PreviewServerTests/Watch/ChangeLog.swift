import Foundation
import PreviewServer
import Synchronization
import TestSupport

/// What a watcher has said so far.
final class ChangeLog: Sendable {
  private let changes = Mutex<[ChangeSet]>([])

  init(_ watcher: FileWatcher) {
    Task { [weak self, stream = watcher.changes] in
      for await change in stream { self?.changes.withLock { $0.append(change) } }
    }
  }

  /// Looks at what comes from now on alone.
  func forget() { changes.withLock { $0 = [] } }

  /// Whether something is delivered that is as wanted, before time is over.
  func awaits(
    for time: Duration = .seconds(20 * Patience.factor), _ isWanted: (ChangeSet) -> Bool
  ) async throws -> Bool {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {
      if changes.withLock({ $0.contains(where: isWanted) }) { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  /// Whether a save of a file is told, if it is saved until it is.
  ///
  /// The first save may come before the folder of the file is watched: then it is part of another
  /// change.
  func awaits(saveOf path: String) async throws -> Bool {
    forget()
    for number in 0..<40 * Patience.factor {
      try Data("text \(number)\n".utf8).write(to: URL(filePath: path))
      let bytes = Array(path.utf8)
      if try await awaits(for: .milliseconds(500), { $0.files.contains(bytes) }) { return true }
    }
    return false
  }
}
