extension Comparison {
  /// Adds the gradient of the log-probability of `gold`, one number for each feature.
  ///
  /// - Parameters:
  ///   - weights: The point at which the gradient is taken.
  ///   - gold: Beads; those that are not candidates are ignored, and their segments are free.
  ///   - gradient: The array that the gradient is added to.
  /// - Returns: The log-probability.
  package func gradient(
    _ weights: Weights, gold: [Bead], into gradient: inout [Double]
  ) -> Double {
    let all = lattice(weights, Window(wholeOf: self))
    var wanted = all
    var wantedPairs: Set<Int> = []
    var wantedMerges: Set<Bead> = []
    for bead in gold where !bead.isNull {
      if bead.a.count == 1, bead.b.count == 1 {
        guard isPair(bead.a[0], bead.b[0]) else { continue }
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
    addExpectation(right, all, sign: 1, into: &gradient)
    addExpectation(model, all, sign: -1, into: &gradient)
    return right.logSum - model.logSum
  }

  private func addExpectation(
    _ posterior: Lattice.Posterior, _ lattice: Lattice, sign: Double,
    into gradient: inout [Double]
  ) {
    func add(_ weight: Double, _ features: FeatureList) {
      for (feature, value) in features.all { gradient[feature.rawValue] += weight * Double(value) }
    }
    func add(_ probability: Float, _ form: Form, _ i: Int, _ j: Int, _ cell: Int?, _ second: Int?) {
      if probability < 1e-5 { return }
      add(Double(probability) * sign, features(form, i, j, cell, second, in: FeatureList()))
    }
    for j in 0..<b.count {
      for i in 0..<a.count {
        let probability = posterior.pairs[lattice.place(i, j)]
        if probability >= 1e-5 { add(probability, .oneToOne, i, j, cell(of: i, j), nil) }
      }
    }
    var merges = posterior.merges[...]
    LargerBeads(comparison: self, window: Window(wholeOf: self)).forEach {
      form, i, j, cell, second in
      if let probability = merges.popFirst() { add(probability, form, i, j, cell, second) }
    }
    guard let counts = posterior.counts else { return }
    for j in 0..<b.count {
      let alone = Double(counts.alone[j] + counts.aloneAgain[j])
      add(alone * sign, featuresOfNone(j, in: FeatureList()))
      gradient[Feature.nullAfterNull.rawValue] += Double(counts.aloneAgain[j]) * sign
    }
    let taken = counts.transitions
    gradient[Feature.continueAfterNull.rawValue] += Double(taken.continueAfterNull) * sign
    gradient[Feature.gapShort.rawValue] += Double(taken.gapShort) * sign
    gradient[Feature.gapLong.rawValue] += Double(taken.gapLong) * sign
    gradient[Feature.jump.rawValue] += Double(taken.jump) * sign
    gradient[Feature.endGap.rawValue] += Double(taken.endGap) * sign
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

extension Lattice.Merge {
  var bead: Bead {
    let (i, j) = (Int(i), Int(j))
    switch form {
    case .oneToOne: return Bead(a: [i], b: [j], confidence: 1)
    case .oneToTwo: return Bead(a: [i], b: [j, j + 1], confidence: 1)
    case .twoToOne: return Bead(a: [i, i + 1], b: [j], confidence: 1)
    case .apartToOne: return Bead(a: [i, i + 2], b: [j], confidence: 1)
    }
  }
}
