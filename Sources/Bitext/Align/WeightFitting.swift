extension Comparison {
  /// The gradient of the logarithm of the probability of `gold`, one number for each feature.
  ///
  /// - Parameters:
  ///   - weights: Where the gradient is taken.
  ///   - gold: Beads; those that are no candidates are left out, and their segments free.
  ///   - gradient: What the gradient is added to.
  /// - Returns: The logarithm of the probability.
  package func gradient(
    _ weights: Weights, gold: [Bead], into gradient: inout [Double]
  ) -> Double {
    let n = a.count
    let all = lattice(weights, whole)
    var wanted = all
    var wantedPairs: Set<Int> = []
    var wantedMerges: Set<Bead> = []
    for bead in gold where !bead.isNull {
      if bead.a.count == 1, bead.b.count == 1 {
        wantedPairs.insert(bead.b[0] * n + bead.a[0])
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
    let model = all.posterior()
    let right = wanted.posterior()
    addExpectation(right, all.merges, sign: 1, into: &gradient)
    addExpectation(model, all.merges, sign: -1, into: &gradient)
    return right.logSum - model.logSum
  }

  private func addExpectation(
    _ posterior: Lattice.Posterior, _ merges: [Lattice.Merge], sign: Double,
    into gradient: inout [Double]
  ) {
    let n = a.count
    var merge = 0
    func add(_ weight: Double, _ features: FeatureList) {
      for (feature, value) in features.all { gradient[feature.rawValue] += weight * Double(value) }
    }
    forEachBead(in: whole) { form, i, j, cell, second in
      let probability: Float
      if form == .oneToOne {
        probability = posterior.pairs[j * n + i]
      } else {
        probability = posterior.merges[merge]
        merge += 1
      }
      if probability < 1e-5 { return }
      add(Double(probability) * sign, features(form, i, j, cell, second, in: FeatureList()))
    }
    for j in 0..<b.count {
      let alone = Double(posterior.alone[j] + posterior.aloneAgain[j])
      add(alone * sign, featuresOfNone(j, in: FeatureList()))
      gradient[Feature.nullAfterNull.rawValue] += Double(posterior.aloneAgain[j]) * sign
    }
    let expected = posterior.expected
    gradient[Feature.continueAfterNull.rawValue] += Double(expected.continueAfterNull) * sign
    gradient[Feature.gapShort.rawValue] += Double(expected.gapShort) * sign
    gradient[Feature.gapLong.rawValue] += Double(expected.gapLong) * sign
    gradient[Feature.jump.rawValue] += Double(expected.jump) * sign
    gradient[Feature.endGap.rawValue] += Double(expected.endGap) * sign
  }
}

extension Lattice {
  /// What is linked in a wanted bead cannot be alone as well.
  fileprivate mutating func leaveNone(of segments: [Int]) {
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
