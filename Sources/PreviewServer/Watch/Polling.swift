import Glibc

/// Looks at every file from time to time: slower and later than being told, and always possible.
struct Polling {
  private let roots: [WatchedTree.Root]
  private var files: [[UInt8]: WatchedTree.Signature]
  private var places: [[UInt8]: WatchedTree.Signature]

  /// Begins with `tree`, how things were when the watching began.
  init(_ roots: [WatchedTree.Root], from tree: WatchedTree) {
    self.roots = roots
    files = tree.files
    places = tree.places
  }

  /// How often the roots themselves are looked at, in any case.
  static let pace = Duration.milliseconds(200)

  /// How long to sleep after a look that took `cost` of a processor's time: at least a fifth of a
  /// second, and so long that looking takes less than one part in three hundred of the time.
  static func pause(after cost: Duration) -> Duration { max(pace, cost * 300) }

  mutating func run(
    until stopping: WakeUp, looked: () -> Void, deliver: (ChangeSet) -> Void
  ) {
    var next = ContinuousClock.now + Self.pace
    while stopping.wait(atMost: min(Self.pace, next - ContinuousClock.now)).isEmpty {
      let isMoved = roots.contains {
        WatchedTree.signature(ofFolder: $0.path) != places[$0.path]
      }
      guard ContinuousClock.now >= next || isMoved else { continue }
      looked()
      let start = Self.processorTime()
      var changes = look()
      let cost = Self.processorTime() - start
      if !changes.isEmpty {
        settle(&changes, until: stopping)
        deliver(changes)
      }
      next = .now + Self.pause(after: changes.isEmpty ? cost : .zero)
    }
  }

  /// What this thread has taken so far: on a busy machine, a look takes longer than it costs.
  private static func processorTime() -> Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// What is being written, moved or removed is looked at again until it keeps still.
  private mutating func settle(_ changes: inout ChangeSet, until stopping: WakeUp) {
    let start = ContinuousClock.now
    while stopping.wait(atMost: .milliseconds(30)).isEmpty {
      let more = look()
      if more.isEmpty { return }
      changes.files.formUnion(more.files)
      changes.isWhole = changes.isWhole || more.isWhole
      let isLeaving = changes.files.allSatisfy { files[$0] == nil }
      let limit = isLeaving ? Coalescer.leaving : Coalescer.coming
      if ContinuousClock.now - start > limit { return }
    }
  }

  private mutating func look() -> ChangeSet {
    let tree = WatchedTree(roots, signatures: true)
    let now = tree.files
    var changes = ChangeSet(isWhole: tree.places != places)
    for (path, signature) in now where files[path] != signature { changes.files.insert(path) }
    for path in files.keys where now[path] == nil { changes.files.insert(path) }
    files = now
    places = tree.places
    return changes
  }
}
