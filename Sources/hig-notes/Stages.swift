import Foundation
import Synchronization

/// How long the stages of a build took, in the order in which they ended.
final class Stages: Sendable {
  private let stages = Mutex<[(name: String, duration: Duration)]>([])

  func add(_ name: String, _ duration: Duration) {
    stages.withLock { $0.append((name, duration)) }
  }

  /// The result of `work`, with its time as a stage.
  func timing<Result, Failure>(
    _ name: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer { add(name, ContinuousClock.now - start) }
    return try work()
  }

  /// Milliseconds per stage and the peak of memory, one per line.
  func report() -> String {
    var lines = stages.withLock { stages in
      stages.map { "\(Self.milliseconds($0.duration)) ms  \($0.name)" }
    }
    lines.append("\(Self.peakMemory) MB  peak memory")
    return lines.joined(separator: "\n")
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let value =
      Double(duration.components.seconds) * 1_000
      + Double(duration.components.attoseconds) / 1e15
    return Self.padded(String(Int(value.rounded())))
  }

  /// Resident memory at its largest, in megabytes of a million bytes.
  private static var peakMemory: String {
    var usage = rusage()
    #if canImport(Darwin)
      let unit = 1
      getrusage(RUSAGE_SELF, &usage)
    #else
      let unit = 1_024
      unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return padded(String(Int(usage.ru_maxrss) * unit / 1_000_000))
  }

  private static func padded(_ number: String) -> String {
    String(repeating: " ", count: max(0, 7 - number.count)) + number
  }
}
