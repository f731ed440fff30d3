import Synchronization

/// Counts the bytes that an algorithm reads, for tests of how work grows with its input: unlike a
/// time, a count is the same on every machine.
///
/// Only debug builds count, and only where a text was once read repeatedly.
enum Effort {
  final class Meter: Sendable {
    private let sum = Mutex(0)

    var bytes: Int { sum.withLock { $0 } }
    func add(_ bytes: Int) { sum.withLock { $0 += bytes } }
  }

  @TaskLocal static var meter: Meter?

  @inline(__always) static func spend(_ bytes: @autoclosure () -> Int) {
    #if DEBUG
      meter?.add(bytes())
    #endif
  }
}
