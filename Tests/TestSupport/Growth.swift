import Foundation

/// How work grows with the size of what is worked on.
///
/// It is measured in processor time of the thread that works, and only compared with itself: neither the
/// speed of the machine nor what else it does counts.
package enum Growth {
  /// Four times the size may be so many times the work.
  ///
  /// Work in line with the size is 4, with its square 16; what a cache holds no more adds a little.
  package static let most = 9.0

  /// How many times as much work `whole` is as `part`: the least of a few tries.
  package static func factor(part: () throws -> Void, whole: () throws -> Void) rethrows -> Double {
    var least = (part: Double.infinity, whole: Double.infinity)
    for _ in 0..<5 {
      least.part = min(least.part, try time(of: part))
      least.whole = min(least.whole, try time(of: whole))
      if least.whole < most * least.part { break }
    }
    return least.whole / least.part
  }

  /// In seconds.
  private static func time(of work: () throws -> Void) rethrows -> Double {
    let start = clock()
    try work()
    return clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
