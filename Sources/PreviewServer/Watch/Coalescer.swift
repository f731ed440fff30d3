/// Turns what happens to files into changes that are worth looking at.
///
/// Editors save in many steps: they empty a file and fill it, write a second file and rename it,
/// remove the first and make it again. A branch switch writes hundreds of files. So a change is
/// delivered when things have been quiet for a moment, and a file that is being written when it
/// is done. Times are instants of any monotonic clock.
package struct Coalescer: Sendable {
  package typealias Instant = ContinuousClock.Instant

  package enum Event: Hashable, Sendable {
    /// The file is as its writer wants it: closed after writing, or moved into place.
    case settled([UInt8])
    /// The file is being written, and its writer has it open.
    case written([UInt8])
    /// The file is gone, perhaps for a moment.
    case removed([UInt8])
    /// A folder came, went or was moved, or events were lost.
    case whole
  }

  /// How long nothing may happen before what has settled is delivered.
  package static let quiet = Duration.milliseconds(6)
  /// How long what has settled waits at most, in a burst that does not end.
  package static let patience = Duration.milliseconds(250)
  /// How long a removed file has to come back.
  package static let absence = Duration.milliseconds(60)
  /// How long a file may stay open without being written to before it is read as it is.
  package static let writing = Duration.milliseconds(400)

  private var ready = ChangeSet()
  private var firstReady: Instant?
  private var lastReady: Instant?
  private var held: [[UInt8]: Instant] = [:]

  package init() {}

  package mutating func add(_ event: Event, at now: Instant) {
    switch event {
    case .settled(let path):
      held[path] = nil
      ready.files.insert(path)
    case .whole: ready.isWhole = true
    case .written(let path):
      ready.files.remove(path)
      held[path] = now + Self.writing
      return
    case .removed(let path):
      ready.files.remove(path)
      held[path] = now + Self.absence
      return
    }
    firstReady = firstReady ?? now
    lastReady = now
  }

  /// When ``take(at:)`` has something to give; nil while there is nothing to wait for.
  package var deadline: Instant? {
    var deadlines = Array(held.values)
    if !ready.isEmpty, let firstReady, let lastReady {
      deadlines.append(min(lastReady + Self.quiet, firstReady + Self.patience))
    }
    return deadlines.min()
  }

  /// What is due at `now`; empty before ``deadline``.
  package mutating func take(at now: Instant) -> ChangeSet {
    for (path, deadline) in held where deadline <= now {
      held[path] = nil
      ready.files.insert(path)
      firstReady = firstReady ?? now
      lastReady = lastReady ?? now - Self.quiet
    }
    guard !ready.isEmpty, let firstReady, let lastReady,
      now >= min(lastReady + Self.quiet, firstReady + Self.patience)
    else { return ChangeSet() }
    defer {
      ready = ChangeSet()
      self.firstReady = nil
      self.lastReady = nil
    }
    return ready
  }
}
