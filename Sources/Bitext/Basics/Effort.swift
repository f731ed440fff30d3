import Synchronization

/// Counts the bytes that a piece of work looks at, for tests that ask how work grows with its input:
/// a count is the same on every machine.
///
/// Counted where a text was looked at again and again once, and in debug builds alone.
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
