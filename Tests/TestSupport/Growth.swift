import Foundation

/// How the processor time of some work grows with its input.
///
/// A ratio is the same on slow machines and fast ones, and the time of one thread is not that of
/// what runs beside it. Work in proportion takes four times as long for four times the input, work
/// that grows with the square sixteen times: between them is room for caches and clocks.
package enum Growth {
  /// What keeps work in proportion below, and work with the square above.
  package static let limit = 8.0

  /// How many times as long `work` takes for four times `size`, by the least times of a few runs.
  package static func ratio(_ size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    try ratio { scale in
      let start = threadTime()
      try work(scale * size)
      return threadTime() - start
    }
  }

  /// The same for two inputs, of which `whole` is four times `part`.
  package static func ratio(part: () throws -> Void, whole: () throws -> Void) rethrows -> Double {
    try ratio { scale in
      let start = threadTime()
      try scale == 1 ? part() : whole()
      return threadTime() - start
    }
  }

  /// The same for processes: `seconds` runs one for one or four times some input.
  package static func ratio(_ seconds: (_ scale: Int) throws -> Double) rethrows -> Double {
    var least = (one: Double.infinity, four: Double.infinity)
    for _ in 0..<5 {
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
