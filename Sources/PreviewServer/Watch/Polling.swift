/// Looks at every file from time to time: slower and later than being told, and always possible.
struct Polling {
  private let roots: [WatchedTree.Root]
  private var files: [[UInt8]: WatchedTree.Signature]

  /// Begins with `tree`, how things were when the watching began.
  init(_ roots: [WatchedTree.Root], from tree: WatchedTree?) {
    self.roots = roots
    files = (tree ?? WatchedTree(roots, signatures: true)).files
  }

  /// How long to sleep after a look that took `cost`: at least a fifth of a second, and so long
  /// that looking takes less than one part in three hundred of the time.
  static func pause(after cost: Duration) -> Duration {
    max(.milliseconds(200), cost * 300)
  }

  mutating func run(until stopping: WakeUp, deliver: (ChangeSet) -> Void) {
    var pause = Duration.milliseconds(200)
    while stopping.wait(atMost: pause) != .signalled {
      let start = ContinuousClock.now
      let changes = look()
      if changes.isEmpty {
        pause = Self.pause(after: ContinuousClock.now - start)
        continue
      }
      // What is being written is looked at again until it keeps still.
      var all = changes
      while stopping.wait(atMost: .milliseconds(30)) == .timeout {
        let more = look()
        if more.isEmpty { break }
        all.files.formUnion(more.files)
        all.isWhole = all.isWhole || more.isWhole
      }
      deliver(all)
    }
  }

  private mutating func look() -> ChangeSet {
    let now = WatchedTree(roots, signatures: true).files
    defer { files = now }
    var changes = ChangeSet()
    for (path, signature) in now where files[path] != signature { changes.files.insert(path) }
    for path in files.keys where now[path] == nil { changes.files.insert(path) }
    return changes
  }
}
