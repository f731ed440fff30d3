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

  enum Reason { case signalled, readable, timeout }

  /// Sleeps until it is woken, `descriptor` can be read or `duration` is over; for ever if nil.
  func wait(for descriptor: Int32 = -1, atMost duration: Duration? = nil) -> Reason {
    var waiting = [
      pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&waiting, 2, duration.map(Self.milliseconds) ?? -1)
    if waiting[0].revents != 0 { return .signalled }
    return count > 0 && waiting[1].revents != 0 ? .readable : .timeout
  }

  /// Rounded up, so that a deadline is over when the sleep is.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = max(duration, .zero).components
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: seconds * 1000 + rest)
  }
}
