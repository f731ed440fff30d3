import Glibc

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

  /// Why a sleep is over: there may be several reasons at once, and each is told once; none after the
  /// time that was given.
  struct Reasons: OptionSet {
    let rawValue: Int

    static let signalled = Reasons(rawValue: 1)
    static let readable = Reasons(rawValue: 2)
    static let notified = Reasons(rawValue: 4)
  }

  /// Sleeps until it is woken, one of two descriptors has something to tell or `duration` is over;
  /// for ever if nil.
  ///
  /// - Parameters:
  ///   - descriptor: One that can be read then.
  ///   - notifier: One that says so out of band, as `/proc/self/mountinfo` does.
  ///   - duration: How long to sleep at most.
  /// - Returns: Why the sleep is over.
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

  /// Rounded up, so that a deadline is over when the sleep is.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = max(duration, .zero).components
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: seconds * 1000 + rest)
  }
}
