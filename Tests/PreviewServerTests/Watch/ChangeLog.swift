import Foundation
import PreviewServer
import Synchronization
import TestSupport

/// The changes that a watcher has reported.
final class ChangeLog: Sendable {
  private let changes = Mutex<[ChangeSet]>([])

  init(_ watcher: FileWatcher) {
    Task { [weak self, stream = watcher.changes] in
      for await change in stream { self?.changes.withLock { $0.append(change) } }
    }
  }

  /// Forgets the changes so far.
  func forget() { changes.withLock { $0 = [] } }

  /// Whether a matching change is reported within the limit.
  func awaits(_ isWanted: (ChangeSet) -> Bool) async throws -> Bool {
    try await Waiting.until { has(isWanted) }
  }

  func has(_ isWanted: (ChangeSet) -> Bool) -> Bool {
    changes.withLock { $0.contains(where: isWanted) }
  }

  /// Saves a file repeatedly until a save is reported; false if none is.
  ///
  /// The first save may come before the file's folder is watched and then be part of another
  /// change.
  func awaits(saveOf path: String) async throws -> Bool {
    forget()
    var looks = 0
    return try await Waiting.until {
      // Saves often enough to be quick, but seldom enough for polling.
      if looks % 25 == 0 { try Data("text \(looks)\n".utf8).write(to: URL(filePath: path)) }
      looks += 1
      return has { $0.files.contains(Array(path.utf8)) }
    }
  }
}
