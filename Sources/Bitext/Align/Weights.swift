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
}
