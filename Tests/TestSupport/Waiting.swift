import Foundation

/// Waits for events that have to happen.
///
/// A test states what happens, never how soon: benchmarks measure speed. The limit is only for
/// events that never happen. It is a number of checks and not a time, so a slow or busy machine has
/// as many.
package enum Waiting {
  /// The maximal number of checks, 20 ms apart; `PATIENCE=10` multiplies it, for programs that run
  /// under a debugging tool.
  private static let looks = 3_000 * factor

  private static let factor =
    ProcessInfo.processInfo.environment["PATIENCE"].flatMap(Int.init) ?? 1

  /// Whether the program runs under a debugging tool.
  package static var isForWatched: Bool { factor > 1 }

  /// Waits until a condition is true.
  ///
  /// - Returns: Whether it became true within the limit.
  package static func until(_ condition: () throws -> Bool) async throws -> Bool {
    for _ in 0..<looks {
      if try condition() { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// As ``until(_:)``, but blocks the thread.
  package static func blocking(until condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<looks {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }
}
