/// Turns what happens to files into changes that are worth looking at.
///
/// Editors save in many steps: they empty a file and fill it, write a second file and rename it,
/// remove the first and make it again. A branch switch writes hundreds of files. So a change is
/// delivered when things have been quiet for a moment, and a file that is being written when it
/// is done. A folder that goes is emptied first and one that comes back is filled afterwards:
/// nothing is delivered in the middle of it. Times are instants of any monotonic clock.
package struct Coalescer: Sendable {
  package typealias Instant = ContinuousClock.Instant

  package enum Event: Hashable, Sendable {
    /// The file is as its writer wants it: closed after writing, or moved into place.
    case settled([UInt8])
    /// The file is being written, and its writer has it open.
    case written([UInt8])
    /// The file is gone, perhaps for a moment.
    case removed([UInt8])
    /// There may be other folders or links, or events were lost.
    case whole
    /// A folder went, perhaps for a moment.
    case left
    /// Something on the way to a folder is there again, and may lead elsewhere.
    case back
  }

  /// How long nothing may happen before what has settled is delivered.
  package static let quiet = Duration.milliseconds(6)
  /// How long what has settled waits at most, in a burst that does not end.
  package static let patience = Duration.milliseconds(250)
  /// How long what is gone has to come back, and what is back to be filled.
  package static let absence = Duration.milliseconds(60)
  /// How long a file may stay open without being written to before it is read as it is.
  package static let writing = Duration.milliseconds(400)
  /// How long files may go on to vanish before those that have are believed to be gone.
  package static let leaving = Duration.seconds(2)
  /// How long things may go on to come before they are looked at.
  package static let coming = Duration.milliseconds(500)

  /// Things that go, or come back, one after the other.
  private struct Commotion {
    var files: Set<[UInt8]> = []
    /// Whether folders are among them, so that everything waits for its end.
    var hasFolders = false
    var hasComings = false
    let first: Instant
    var last: Instant

    var deadline: Instant {
      min(last + Coalescer.absence, first + (hasComings ? Coalescer.coming : Coalescer.leaving))
    }
  }

  private var ready = ChangeSet()
  private var firstReady: Instant?
  private var lastReady: Instant?
  private var held: [[UInt8]: Instant] = [:]
  private var commotion: Commotion?

  package init() {}

  /// Takes an event into account that came at `now`.
  package mutating func add(_ event: Event, at now: Instant) {
    switch event {
    case .settled(let path):
      held[path] = nil
      noteComing(path, at: now)
      makeReady(at: now) { $0.files.insert(path) }
    case .whole:
      noteComing(nil, at: now)
      makeReady(at: now) { $0.isWhole = true }
    case .written(let path):
      noteComing(path, at: now)
      ready.files.remove(path)
      held[path] = now + Self.writing
    case .removed(let path):
      held[path] = nil
      ready.files.remove(path)
      stir(at: now) { $0.files.insert(path) }
    case .left: stir(at: now) { $0.hasFolders = true }
    case .back:
      stir(at: now) {
        $0.hasFolders = true
        $0.hasComings = true
      }
    }
  }

  private mutating func makeReady(at now: Instant, _ change: (inout ChangeSet) -> Void) {
    change(&ready)
    firstReady = firstReady ?? now
    lastReady = now
  }

  private mutating func stir(at now: Instant, _ change: (inout Commotion) -> Void) {
    var current = commotion ?? Commotion(first: now, last: now)
    current.last = now
    change(&current)
    commotion = current
  }

  /// A file that comes back was not gone; while folders come and go, it is part of that.
  private mutating func noteComing(_ path: [UInt8]?, at now: Instant) {
    guard var current = commotion else { return }
    if let path { current.files.remove(path) }
    if current.hasFolders {
      current.hasComings = true
      current.last = now
    }
    commotion = current.files.isEmpty && !current.hasFolders ? nil : current
  }

  private var isHeldBack: Bool { commotion?.hasFolders ?? false }

  /// When ``take(at:)`` has something to give; nil while there is nothing to wait for.
  package var deadline: Instant? {
    var deadlines = Array(held.values)
    if let commotion { deadlines.append(commotion.deadline) }
    if !isHeldBack, !ready.isEmpty, let firstReady, let lastReady {
      deadlines.append(min(lastReady + Self.quiet, firstReady + Self.patience))
    }
    return deadlines.min()
  }

  /// What is due at `now`; empty before ``deadline``.
  package mutating func take(at now: Instant) -> ChangeSet {
    for (path, deadline) in held where deadline <= now {
      held[path] = nil
      makeDue(at: now) { $0.files.insert(path) }
    }
    if let over = commotion, over.deadline <= now {
      commotion = nil
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

  /// Adds what has waited long enough.
  private mutating func makeDue(at now: Instant, _ change: (inout ChangeSet) -> Void) {
    change(&ready)
    firstReady = firstReady ?? now
    lastReady = lastReady ?? now - Self.quiet
  }
}
