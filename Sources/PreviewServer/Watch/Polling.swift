import CLibrary

/// Detects changes by scanning all files regularly: slower than notices, but always possible.
struct Polling {
  private let roots: [WatchedTree.Root]
  private var files: [[UInt8]: WatchedTree.Signature]
  private var places: [[UInt8]: WatchedTree.Signature]

  /// Starts from `tree`, the state when watching began.
  init(_ roots: [WatchedTree.Root], from tree: WatchedTree) {
    self.roots = roots
    files = tree.files
    places = tree.places
  }

  /// The interval at which the roots themselves are checked.
  static let pace = Duration.milliseconds(200)

  /// The pause after a scan that took `cost` of processor time.
  ///
  /// At least a fifth of a second, and long enough that scanning takes less than 1/300 of the time.
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

  /// The processor time of this thread; on a busy machine a scan takes longer than it costs.
  private static func processorTime() -> Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Scans again until nothing changes any more, so that no half-written file is delivered.
  private mutating func settle(_ changes: inout ChangeSet, until stopping: WakeUp) {
    let start = ContinuousClock.now
    var last = start
    while stopping.wait(atMost: .milliseconds(30)).isEmpty {
      let more = look()
      let now = ContinuousClock.now
      let isLeaving = changes.files.allSatisfy { files[$0] == nil }
      if more.isEmpty {
        // Files that leave often come back, or their folder goes with them.
        if !isLeaving || now - last >= Coalescer.absence { return }
      } else {
        last = now
        changes.files.formUnion(more.files)
        changes.isWhole = changes.isWhole || more.isWhole
      }
      if now - start > (isLeaving ? Coalescer.leaving : Coalescer.coming) { return }
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
