/// The weight of each ``Feature`` in the log-odds, in nats per unit of the feature.
package struct Weights: Sendable {
  /// The weights, by the raw values of ``Feature``.
  package var values: [Float]

  package init(_ values: [Feature: Float] = [:]) {
    self.values = Feature.allCases.map { values[$0] ?? 0 }
  }

  package subscript(feature: Feature) -> Float {
    get { values[feature.rawValue] }
    set { values[feature.rawValue] = newValue }
  }

  /// Reads one weight a line: its name, a tab, its value.
  package init(parsing text: String) {
    self.init()
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let value = Float(fields[1]) else { continue }
      for feature in Feature.allCases where "\(feature)" == fields[0] { self[feature] = value }
    }
  }
}
