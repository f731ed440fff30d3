/// Combines file events into changes that are worth reading.
///
/// Editors save in many steps: they truncate a file and fill it, write a second file and rename it,
/// or remove the first and create it again. A branch switch writes hundreds of files. So a change
/// is delivered after a short period of quiet, and a file that is being written only once it is
/// complete. A folder that is removed is emptied first, and one that is restored is filled
/// afterwards; nothing is delivered in between. Times are instants of any monotonic clock.
package struct Coalescer: Sendable {
  package typealias Instant = ContinuousClock.Instant

  package enum Event: Hashable, Sendable {
    /// The file is complete: closed after writing, or moved into place.
    case settled([UInt8])
    /// The file is being written and is still open.
    case written([UInt8])
    /// The file was removed, perhaps only for a moment.
    case removed([UInt8])
    /// Folders or links may have changed, or events were lost.
    case whole
    /// A folder was removed, perhaps only for a moment.
    case left
    /// Something on the way to a folder has reappeared and may lead elsewhere.
    case back
  }

  /// The period without events after which complete files are delivered.
  package static let quiet = Duration.milliseconds(6)
  /// The maximal delay of complete files during a burst that does not end.
  package static let patience = Duration.milliseconds(250)
  /// The time for a removed file to reappear, and for a restored folder to be filled.
  package static let absence = Duration.milliseconds(120)
  /// The time without a write after which a file that stays open is read anyway.
  package static let writing = Duration.milliseconds(400)
  /// The maximal duration of a burst of removals before they are delivered.
  package static let leaving = Duration.seconds(2)
  /// The maximal duration of a burst of reappearances before they are delivered.
  package static let coming = Duration.milliseconds(500)

  /// A burst of removals and reappearances.
  private struct Burst {
    var files: Set<[UInt8]> = []
    /// Whether it involves folders; then all other changes wait for its end.
    var hasFolders = false
    var hasReappearances = false
    let first: Instant
    var last: Instant

    var deadline: Instant {
      min(
        last + Coalescer.absence, first + (hasReappearances ? Coalescer.coming : Coalescer.leaving))
    }
  }

  private var ready = ChangeSet()
  private var firstReady: Instant?
  private var lastReady: Instant?
  private var held: [[UInt8]: Instant] = [:]
  private var burst: Burst?

  package init() {}

  /// Records an event that occurred at `now`.
  package mutating func add(_ event: Event, at now: Instant) {
    switch event {
    case .settled(let path):
      held[path] = nil
      noteReappearance(path, at: now)
      makeReady(at: now) { $0.files.insert(path) }
    case .whole:
      noteReappearance(nil, at: now)
      makeReady(at: now) { $0.isWhole = true }
    case .written(let path):
      noteReappearance(path, at: now)
      ready.files.remove(path)
      held[path] = now + Self.writing
    case .removed(let path):
      held[path] = nil
      ready.files.remove(path)
      extendBurst(at: now) { $0.files.insert(path) }
    case .left: extendBurst(at: now) { $0.hasFolders = true }
    case .back:
      extendBurst(at: now) {
        $0.hasFolders = true
        $0.hasReappearances = true
      }
    }
  }

  private mutating func makeReady(at now: Instant, _ change: (inout ChangeSet) -> Void) {
    change(&ready)
    firstReady = firstReady ?? now
    lastReady = now
  }

  private mutating func extendBurst(at now: Instant, _ change: (inout Burst) -> Void) {
    var current = burst ?? Burst(first: now, last: now)
    current.last = now
    change(&current)
    burst = current
  }

  /// Cancels the removal of a file that reappears; while folders come and go, extends the burst.
  private mutating func noteReappearance(_ path: [UInt8]?, at now: Instant) {
    guard var current = burst else { return }
    if let path { current.files.remove(path) }
    if current.hasFolders {
      current.hasReappearances = true
      current.last = now
    }
    burst = current.files.isEmpty && !current.hasFolders ? nil : current
  }

  private var isHeldBack: Bool { burst?.hasFolders ?? false }

  /// The time at which ``take(at:)`` will return something; nil if nothing is pending.
  package var deadline: Instant? {
    var deadlines = Array(held.values)
    if let burst { deadlines.append(burst.deadline) }
    if !isHeldBack, !ready.isEmpty, let firstReady, let lastReady {
      deadlines.append(min(lastReady + Self.quiet, firstReady + Self.patience))
    }
    return deadlines.min()
  }

  /// Removes and returns the changes due at `now`; empty before ``deadline``.
  package mutating func take(at now: Instant) -> ChangeSet {
    for (path, deadline) in held where deadline <= now {
      held[path] = nil
      makeDue(at: now) { $0.files.insert(path) }
    }
    if let over = burst, over.deadline <= now {
      burst = nil
      makeDue(at: now) {
        $0.files.formUnion(over.files)
        $0.isWhole = $0.isWhole || over.hasFolders
      }
    }
    guard !isHeldBack, !ready.isEmpty, let firstReady, let lastReady,
      now >= min(lastReady + Self.quiet, firstReady + Self.patience)
    else { return ChangeSet() }
    defer {
      ready = ChangeSet()
      self.firstReady = nil
      self.lastReady = nil
    }
    return ready
  }

  /// Adds changes that have waited long enough to be delivered at once.
  private mutating func makeDue(at now: Instant, _ change: (inout ChangeSet) -> Void) {
    change(&ready)
    firstReady = firstReady ?? now
    lastReady = lastReady ?? now - Self.quiet
  }
}
