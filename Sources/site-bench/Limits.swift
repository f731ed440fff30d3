import Foundation

/// Upper limits of figures, from a file with a name and a number on each line.
struct Limits {
  private let path: String
  /// The share by which a figure may exceed its limit.
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

  /// Whether a figure is within its limit and the tolerance; also false if it has no limit.
  func allows(_ name: String, _ figure: Double) -> Bool {
    values[name].map { figure <= $0 * (1 + tolerance) } ?? false
  }

  /// Prints a figure, followed by `unit`, beside its limit.
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
    if !allows(name, figure) { failures.append("\(name) costs more than it did") }
    if figure < limit * (1 - tolerance) {
      print("  \(name) costs less than it did: lower its limit in \(path)")
    }
  }

  /// Throws if a figure exceeded its limit or has none.
  func finish() throws {
    guard failures.isEmpty else { throw ChildRun.Failure(failures.joined(separator: "\n")) }
  }
}
