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

  /// How many looks at the files there were because time had passed, and not because the system
  /// had told of something.
  package var looks: Int { counter.count.load(ordering: .relaxed) }

  private let state: Mutex<Method>
  private let stopping: WakeUp
  private let counter = Counter()

  /// Watches folders from before this returns.
  ///
  /// - Parameters:
  ///   - roots: The folders; those that do not exist are seen when they come.
  ///   - enclosed: Those among them out of which no symbolic link is followed.
  ///   - method: How changes are noticed, if it can be had.
  ///   - report: Told, once, in words why the system's service cannot be used.
  package init(
    _ roots: [String], enclosed: Set<String> = [], method: Method = .system,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let roots = roots.map {
      let path = Array($0.utf8)
      return WatchedTree.Root(path, within: enclosed.contains($0) ? path : nil)
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
    let thread = Thread { [weak self, counter] in
      if let inotify = box.inotify {
        let failure = inotify.run(until: stopping, looked: counter.increase) {
          continuation.yield($0)
        }
        guard let failure else { return continuation.finish() }
        report(failure.description)
        self?.state.withLock { $0 = .polling }
      }
      var polling = Polling(roots, from: box.tree ?? WatchedTree(roots, signatures: true))
      // Nobody knows what happened while one method took the place of the other.
      if box.tree == nil { continuation.yield(ChangeSet(isWhole: true)) }
      polling.run(until: stopping, looked: counter.increase) { continuation.yield($0) }
      continuation.finish()
    }
    thread.name = "watch"
    thread.start()
  }

  deinit { stop() }

  /// Ends the watching.
  package func stop() { stopping.signal() }
}

/// Counts, from any thread.
private final class Counter: Sendable {
  let count = Atomic(0)

  func increase() { count.wrappingAdd(1, ordering: .relaxed) }
}

/// Hands values that belong to one thread to that thread, once.
private struct UncheckedBox: @unchecked Sendable {
  let inotify: Inotify?
  let tree: WatchedTree?
}
