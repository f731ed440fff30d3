import Synchronization

/// Reports changes to the files in some folders, at any depth.
///
/// One thread sleeps until the system reports something (inotify on Linux). Where the system has no such
/// service, or it is exhausted, the thread polls.
package final class FileWatcher: Sendable {
  /// The way in which changes are detected.
  package enum Method: Hashable, Sendable {
    case system
    case polling
  }

  /// The changes in order; the stream ends when the watcher is stopped.
  package let changes: AsyncStream<ChangeSet>
  /// The method in use; it is `polling` if the system's service has turned out to be exhausted.
  package var method: Method { state.withLock { $0 } }

  /// The number of scans that were started by the clock and not by a notice of the system.
  package var looks: Int { counter.count.load(ordering: .relaxed) }

  private let state: Mutex<Method>
  private let stopping: WakeUp
  private let counter = Counter()

  /// Starts to watch folders; no change after this returns is missed.
  ///
  /// - Parameters:
  ///   - roots: The folders; one that does not exist yet is watched once it appears.
  ///   - enclosed: The roots from which no symbolic link may lead out.
  ///   - method: The preferred method.
  ///   - report: Called once, with a reason for people, if the system's service cannot be used.
  package init(
    _ roots: [String], enclosed: Set<String> = [], method: Method = .usual,
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
    var notices: SystemNotices?
    if method == .system {
      do throws(SystemNotices.Failure) {
        notices = try SystemNotices(roots)
      } catch {
        report(error.description)
      }
    }
    state = Mutex(notices == nil ? .polling : .system)
    let first = notices == nil ? WatchedTree(roots, signatures: true) : nil
    let box = UncheckedBox(notices: notices, tree: first)
    WorkerThread.start("watch") { [weak self, counter] in
      if let notices = box.notices {
        let failure = notices.run(until: stopping, looked: counter.increase) {
          continuation.yield($0)
        }
        guard let failure else { return continuation.finish() }
        report(failure.description)
        self?.state.withLock { $0 = .polling }
      }
      var polling = Polling(roots, from: box.tree ?? WatchedTree(roots, signatures: true))
      // Events between the end of one method and the start of the other are unknown.
      if box.tree == nil { continuation.yield(ChangeSet(isWhole: true)) }
      polling.run(until: stopping, looked: counter.increase) { continuation.yield($0) }
      continuation.finish()
    }
  }

  deinit { stop() }

  /// Stops watching.
  package func stop() { stopping.signal() }
}

/// A counter that any thread may increase.
private final class Counter: Sendable {
  let count = Atomic(0)

  func increase() { count.wrappingAdd(1, ordering: .relaxed) }
}

/// Passes values that belong to a single thread to that thread, once.
private struct UncheckedBox: @unchecked Sendable {
  let notices: SystemNotices?
  let tree: WatchedTree?
}
