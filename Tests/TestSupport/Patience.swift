import Foundation

/// How long tests wait for what takes its time.
package enum Patience {
  /// `PATIENCE=10` waits ten times as long, for a program that is slow because it is watched.
  package static let factor =
    ProcessInfo.processInfo.environment["PATIENCE"].flatMap(Int.init) ?? 1
}
