extension Comparison {
  /// The gradient of the logarithm of the probability of `gold`, one number for each feature.
  ///
  /// - Parameters:
  ///   - weights: Where the gradient is taken.
  ///   - gold: Beads with at most two segments on one side and one on the other; other beads are
  ///     left out.
  ///   - gradient: What the gradient is added to.
  /// - Returns: The logarithm of the probability.
  package func gradient(
    _ weights: Weights, gold: [Bead], into gradient: inout [Double]
  ) -> Double {
    var allowed: Set<Int> = []
    let (n, m) = (a.count, b.count)
    func code(_ form: Form, _ i: Int, _ j: Int) -> Int { (form.rawValue * m + j) * n + i }
    for bead in gold where !bead.isNull {
      let form: Form
      switch (bead.a.count, bead.b.count) {
      case (1, 1): form = .oneToOne
      case (1, 2) where bead.b[1] == bead.b[0] + 1: form = .oneToTwo
      case (2, 1) where bead.a[1] == bead.a[0] + 1: form = .twoToOne
      case (2, 1) where bead.a[1] == bead.a[0] + 2: form = .apartToOne
      default: continue
      }
      allowed.insert(code(form, bead.a[0], bead.b[0]))
    }
    // A bead that is not among the candidates cannot be learned; its segments count as alone.
    let all = lattice(weights)
    var wanted = all
    for j in 0..<m {
      for i in 0..<n {
        if !allowed.contains(code(.oneToOne, i, j)) { wanted.oneToOne[j * n + i] = 0 }
        if !allowed.contains(code(.oneToTwo, i, j)) { wanted.oneToTwo[j * n + i] = 0 }
        if !allowed.contains(code(.twoToOne, i, j)) { wanted.twoToOne[j * n + i] = 0 }
        if !allowed.contains(code(.apartToOne, i, j)) { wanted.apartToOne[j * n + i] = 0 }
      }
    }
    var found: Set<Int> = []
    for at in 0..<n * m {
      if wanted.oneToOne[at] > 0 { found.insert(code(.oneToOne, at % n, at / n)) }
      if wanted.oneToTwo[at] > 0 { found.insert(code(.oneToTwo, at % n, at / n)) }
      if wanted.twoToOne[at] > 0 { found.insert(code(.twoToOne, at % n, at / n)) }
      if wanted.apartToOne[at] > 0 { found.insert(code(.apartToOne, at % n, at / n)) }
    }
    for bead in gold where !bead.isNull {
      // What is linked in the gold beads cannot be alone as well.
      let form: Form =
        bead.a.count == 2
        ? bead.a[1] == bead.a[0] + 1 ? .twoToOne : .apartToOne
        : bead.b.count > 1 ? .oneToTwo : .oneToOne
      guard found.contains(code(form, bead.a[0], bead.b[0])) else { continue }
      for j in bead.b {
        wanted.alone[j] = 0
        wanted.aloneAgain[j] = 0
      }
    }
    let model = all.posterior()
    let right = wanted.posterior()
    addExpectation(right, sign: 1, into: &gradient)
    addExpectation(model, sign: -1, into: &gradient)
    return right.logSum - model.logSum
  }

  private func addExpectation(
    _ posterior: Lattice.Posterior, sign: Double, into gradient: inout [Double]
  ) {
    let n = a.count
    forEachBead { form, i, j, cell, second in
      let probability =
        switch form {
        case .oneToOne: posterior.oneToOne[j * n + i]
        case .oneToTwo: posterior.oneToTwo[j * n + i]
        case .twoToOne: posterior.twoToOne[j * n + i]
        case .apartToOne: posterior.apartToOne[j * n + i]
        }
      if probability < 1e-5 { return }
      let weight = Double(probability) * sign
      visitFeatures(form, i, j, cell, second) { gradient[$0.rawValue] += weight * Double($1) }
    }
    for j in 0..<b.count {
      let weight = Double(posterior.alone[j] + posterior.aloneAgain[j]) * sign
      visitNullFeatures(j) { gradient[$0.rawValue] += weight * Double($1) }
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
