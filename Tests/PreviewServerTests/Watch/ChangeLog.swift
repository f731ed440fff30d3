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

  /// Whether something is delivered that is as wanted.
  func awaits(_ isWanted: (ChangeSet) -> Bool) async throws -> Bool {
    try await Waiting.until { has(isWanted) }
  }

  func has(_ isWanted: (ChangeSet) -> Bool) -> Bool {
    changes.withLock { $0.contains(where: isWanted) }
  }

  /// Whether a save of a file is told, if it is saved until it is.
  ///
  /// The first save may come before the folder of the file is watched: then it is part of another
  /// change.
  func awaits(saveOf path: String) async throws -> Bool {
    forget()
    var looks = 0
    return try await Waiting.until {
      // Often enough to be quick, and seldom enough for who looks from time to time.
      if looks % 25 == 0 { try Data("text \(looks)\n".utf8).write(to: URL(filePath: path)) }
      looks += 1
      return has { $0.files.contains(Array(path.utf8)) }
    }
  }
}
