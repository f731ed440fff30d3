import Foundation
import Synchronization

/// Tells when files in some folders, at any depth, change.
///
/// One thread that sleeps until the system has something to tell (inotify), or that looks by
/// itself from time to time where the system has no such service or it is exhausted.
package final class FileWatcher: Sendable {
  /// How changes are noticed.
  package enum Method: Hashable, Sendable {
    case system
    case polling
  }

  /// The changes, in the order they happen; ends when the watcher is stopped.
  package let changes: AsyncStream<ChangeSet>
  /// The method in use; the system's service may have turned out to be exhausted.
  package var method: Method { state.withLock { $0 } }

  private let state: Mutex<Method>
  private let stopping: WakeUp

  /// Watches folders from before this returns.
  ///
  /// - Parameters:
  ///   - roots: The folders; those that do not exist are left out.
  ///   - enclosed: Those among them out of which no symbolic link is followed.
  ///   - method: How changes are noticed, if it can be had.
  ///   - report: Told, once, in words why the system's service cannot be used.
  package init(
    _ roots: [String], enclosed: Set<String> = [], method: Method = .system,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let roots = roots.map {
      WatchedTree.Root(Array($0.utf8), followingLinks: !enclosed.contains($0))
    }
    let (stream, continuation) = AsyncStream<ChangeSet>.makeStream()
    changes = stream
    let stopping = WakeUp()
    self.stopping = stopping
    var inotify: Inotify?
    if method == .system {
      do throws(Inotify.Failure) {
        inotify = try Inotify(roots)
      } catch {
        report(error.description)
      }
    }
    state = Mutex(inotify == nil ? .polling : .system)
    let first = inotify == nil ? WatchedTree(roots, signatures: true) : nil
    let box = UncheckedBox(inotify: inotify, tree: first)
    let thread = Thread {
      if let inotify = box.inotify {
        let failure = inotify.run(until: stopping) { continuation.yield($0) }
        guard let failure else { return continuation.finish() }
        report(failure.description)
        continuation.yield(ChangeSet(isWhole: true))
      }
      var polling = Polling(roots, from: box.tree)
      polling.run(until: stopping) { continuation.yield($0) }
      continuation.finish()
    }
    thread.name = "watch"
    thread.start()
  }

  deinit { stop() }

  package func stop() { stopping.signal() }
}

/// Hands values that belong to one thread to that thread, once.
private struct UncheckedBox: @unchecked Sendable {
  let inotify: Inotify?
  let tree: WatchedTree?
}
