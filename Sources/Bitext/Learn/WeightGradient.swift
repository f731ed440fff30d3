/// The gradient of the log-probability of beads that are known to be right.
package struct WeightGradient {
  /// The slope for each feature, by its raw value.
  package private(set) var slopes: [Double]
  /// The point at which the gradient is taken.
  private let weights: Weights

  package init(at weights: Weights) {
    self.weights = weights
    slopes = Array(repeating: 0, count: weights.values.count)
  }

  /// Adds the gradient of the beads of two streams.
  ///
  /// - Parameters:
  ///   - gold: Beads; those that are not candidates are ignored, and their segments are free.
  ///   - comparison: The streams.
  package mutating func add(_ gold: [Bead], of comparison: Comparison) {
    let all = comparison.lattice(weights, Window(wholeOf: comparison))
    var wanted = all
    var wantedPairs: Set<Int> = []
    var wantedMerges: Set<Bead> = []
    for bead in gold where !bead.isNull {
      if bead.a.count == 1, bead.b.count == 1 {
        guard comparison.isPair(bead.a[0], bead.b[0]) else { continue }
        wantedPairs.insert(all.place(bead.a[0], bead.b[0]))
        wanted.leaveNone(of: bead.b)
      } else {
        wantedMerges.insert(Bead(a: bead.a, b: bead.b, confidence: 1))
      }
    }
    for at in wanted.pairs.indices where !wantedPairs.contains(at) { wanted.pairs[at] = 0 }
    for index in wanted.merges.indices {
      let bead = wanted.merges[index].bead
      if wantedMerges.contains(bead) {
        wanted.leaveNone(of: bead.b)
      } else {
        wanted.merges[index].weight = 0
      }
    }
    let model = all.posterior(counting: true)
    let right = wanted.posterior(counting: true)
    addExpectation(of: right, all, comparison, sign: 1)
    addExpectation(of: model, all, comparison, sign: -1)
  }

  private mutating func addExpectation(
    of posterior: Lattice.Posterior, _ lattice: Lattice, _ comparison: Comparison, sign: Double
  ) {
    let (a, b) = (comparison.a, comparison.b)
    func add(_ weight: Double, _ features: FeatureList) {
      for (feature, value) in features.all { slopes[feature.rawValue] += weight * Double(value) }
    }
    func add(
      _ probability: Float, _ form: Comparison.Form, _ i: Int, _ j: Int, _ cell: Int?,
      _ second: Int?
    ) {
      if probability < 1e-5 { return }
      let features = comparison.features(form, i, j, cell, second, in: FeatureList())
      add(Double(probability) * sign, features)
    }
    for j in 0..<b.count {
      for i in 0..<a.count {
        let probability = posterior.pairs[lattice.place(i, j)]
        if probability >= 1e-5 { add(probability, .oneToOne, i, j, comparison.cell(of: i, j), nil) }
      }
    }
    var merges = posterior.merges[...]
    LargerBeads(comparison: comparison, window: Window(wholeOf: comparison)).forEach {
      form, i, j, cell, second in
      if let probability = merges.popFirst() { add(probability, form, i, j, cell, second) }
    }
    guard let counts = posterior.counts else { return }
    for j in 0..<b.count {
      let alone = Double(counts.alone[j] + counts.aloneAgain[j])
      add(alone * sign, comparison.featuresOfNone(j, in: FeatureList()))
      slopes[Feature.nullAfterNull.rawValue] += Double(counts.aloneAgain[j]) * sign
    }
    let taken = counts.transitions
    slopes[Feature.continueAfterNull.rawValue] += Double(taken.continueAfterNull) * sign
    slopes[Feature.gapShort.rawValue] += Double(taken.gapShort) * sign
    slopes[Feature.gapLong.rawValue] += Double(taken.gapLong) * sign
    slopes[Feature.jump.rawValue] += Double(taken.jump) * sign
    slopes[Feature.endGap.rawValue] += Double(taken.endGap) * sign
  }
}

extension Lattice {
  /// A segment that is linked in a gold bead cannot be alone as well.
  fileprivate mutating func leaveNone(of segments: SegmentIndices) {
    for j in segments {
      alone[j] = 0
      aloneAgain[j] = 0
    }
  }
}
