import CLibrary

/// Wakes a thread that waits for files or for time to pass.
final class WakeUp: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) != 0 { ends = [-1, -1] }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    close(writing)
  }

  func signal() {
    var byte: UInt8 = 0
    _ = unsafe write(writing, &byte, 1)
  }

  /// The reasons for the end of a wait; several may apply, and none after a time-out.
  struct Reasons: OptionSet {
    let rawValue: Int

    static let signalled = Reasons(rawValue: 1)
    static let readable = Reasons(rawValue: 2)
    static let notified = Reasons(rawValue: 4)
  }

  /// Sleeps until it is signalled, one of two descriptors is ready or `duration` has passed.
  ///
  /// - Parameters:
  ///   - descriptor: A descriptor to read from.
  ///   - notifier: A descriptor that signals out of band, as `/proc/self/mountinfo` does.
  ///   - duration: The longest time to sleep; nil for no limit.
  /// - Returns: The reasons for waking up.
  func wait(
    for descriptor: Int32 = -1, or notifier: Int32 = -1, atMost duration: Duration? = nil
  ) -> Reasons {
    var waiting = [
      pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notifier, events: Int16(POLLPRI), revents: 0),
    ]
    guard unsafe poll(&waiting, 3, duration.map(Self.milliseconds) ?? -1) > 0 else { return [] }
    var reasons: Reasons = []
    for (entry, reason) in zip(waiting, [Reasons.signalled, .readable, .notified])
    where entry.revents != 0 {
      reasons.insert(reason)
    }
    return reasons
  }

  /// Rounds up, so that a deadline has passed when the sleep ends.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = max(duration, .zero).components
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: seconds * 1000 + rest)
  }
}
