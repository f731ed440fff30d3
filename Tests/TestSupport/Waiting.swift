import Foundation

/// Waiting for what has to come.
///
/// A test says what comes, never how soon: how fast something is, benchmarks measure. The limit is
/// there for what never comes. It is a number of looks, not a time: on a machine that is slow or does
/// other things there are as many.
package enum Waiting {
  /// Looks with a pause of 20 ms between them; `PATIENCE=10` makes them ten times as many, for a program
  /// that is watched while it runs.
  private static let looks = 3_000 * factor

  private static let factor =
    ProcessInfo.processInfo.environment["PATIENCE"].flatMap(Int.init) ?? 1

  /// Whether the program is watched while it runs.
  package static var isForWatched: Bool { factor > 1 }

  /// Waits until a condition comes true.
  ///
  /// - Returns: Whether it did.
  package static func until(_ condition: () throws -> Bool) async throws -> Bool {
    for _ in 0..<looks {
      if try condition() { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// The same where nothing may suspend: it holds up a thread.
  package static func blocking(until condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<looks {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }
}
