extension Weights {
  /// The weights that `align-bench DATA --fit` finds on the development set.
  package static let trained = Weights([:])
}
