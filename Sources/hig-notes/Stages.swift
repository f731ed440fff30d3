import CLibrary
import Synchronization

/// The durations of a build's stages, in the order in which they ended.
final class Stages: Sendable {
  private let stages = Mutex<[(name: String, duration: Duration)]>([])

  func add(_ name: String, _ duration: Duration) {
    stages.withLock { $0.append((name, duration)) }
  }

  /// Runs `work` and records its duration as a stage.
  func timing<Result, Failure>(
    _ name: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer { add(name, ContinuousClock.now - start) }
    return try work()
  }

  /// The milliseconds of each stage and the peak memory, one a line.
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

  /// The peak of resident memory, in millions of bytes.
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
