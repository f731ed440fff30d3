import Foundation

/// Measures how processor time grows with the size of the input.
///
/// Ratios do not depend on the machine's speed, and the time of one thread does not depend on what
/// else runs. For four times the input, linear work takes four times as long and quadratic work
/// sixteen times; the limit in between allows for caches and clocks.
package enum Growth {
  /// The largest ratio for linear work; quadratic work exceeds it.
  package static let limit = 8.0

  /// The ratio of the times of `work` for four times `size` and for `size`, each the best of
  /// up to twenty runs.
  package static func ratio(_ size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    try ratio { scale in
      let start = threadTime()
      try work(scale * size)
      return threadTime() - start
    }
  }

  /// As ``ratio(_:_:)``, for two inputs, of which `whole` is four times as large as `part`.
  package static func ratio(part: () throws -> Void, whole: () throws -> Void) rethrows -> Double {
    try ratio { scale in
      let start = threadTime()
      try scale == 1 ? part() : whole()
      return threadTime() - start
    }
  }

  /// As ``ratio(_:_:)``, for processes: `seconds` runs one with one or four times some input.
  package static func ratio(_ seconds: (_ scale: Int) throws -> Double) rethrows -> Double {
    var least = (one: Double.infinity, four: Double.infinity)
    // The rounds end with the first that is good; beside other work, the memory of a machine may be
    // slow for many of them.
    for _ in 0..<20 {
      least.one = min(least.one, try seconds(1))
      least.four = min(least.four, try seconds(4))
      if least.four < limit * least.one { break }
    }
    return least.four / least.one
  }

  private static func threadTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
