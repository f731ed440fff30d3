import Foundation

/// What figures may be at most, from a file: on each line a name and a number.
struct Limits {
  private let path: String
  /// By how much a figure may differ from its limit before anything is said of it, as a share.
  private let tolerance: Double
  private let values: [String: Double]
  private var failures: [String] = []

  init(at path: String, tolerance percent: Double) throws {
    self.path = path
    tolerance = percent / 100
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    values = text.split(separator: "\n").reduce(into: [:]) { values, line in
      let words = line.split(separator: " ")
      guard !line.hasPrefix("#"), let last = words.last, let limit = Double(last) else { return }
      values[words.dropLast().joined(separator: " ")] = limit
    }
  }

  /// Prints a figure beside its limit; `unit` follows the number.
  mutating func compare(_ name: String, _ figure: Double, _ unit: String) {
    let limit = values[name]
    print(
      name.padding(toLength: 28, withPad: " ", startingAt: 0)
        + String(format: "%8.2f ", figure) + unit
        + (limit.map { String(format: ", limit %.2f", $0) } ?? ", no limit"))
    guard let limit else {
      failures.append("\(name) has no limit in \(path)")
      return
    }
    if figure > limit * (1 + tolerance) { failures.append("\(name) costs more than it did") }
    if figure < limit * (1 - tolerance) {
      print("  \(name) costs less than it did: lower its limit in \(path)")
    }
  }

  /// Throws if a figure was over its limit, or had none.
  func finish() throws {
    guard failures.isEmpty else { throw ChildRun.Failure(failures.joined(separator: "\n")) }
  }
}
