/// Chooses beads from their probabilities.
enum Decoding {
  struct Candidate {
    let a: [Int]
    let b: [Int]
    let probability: Float
  }

  /// Beads below this probability are not made: the segments stay alone.
  static let leastProbability: Float = 0.38

  /// The beads of a window that are probable enough.
  static func candidates(
    _ posterior: Lattice.Posterior, _ lattice: Lattice, _ window: Comparison.Window
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    let (startA, startB) = (window.a.lowerBound, window.b.lowerBound)
    for (at, probability) in posterior.pairs.enumerated() where probability >= leastProbability {
      candidates.append(
        Candidate(
          a: [startA + at % lattice.n], b: [startB + at / lattice.n], probability: probability))
    }
    for (merge, probability) in zip(lattice.merges, posterior.merges)
    where probability >= leastProbability {
      let bead = merge.bead
      candidates.append(
        Candidate(
          a: bead.a.map { startA + $0 }, b: bead.b.map { startB + $0 },
          probability: probability))
    }
    return candidates
  }

  /// The most probable beads that do not share a segment, the surest first (maximum posterior
  /// decoding): what a path could not do, such as a moved section, is no obstacle.
  static func beads(_ candidates: [Candidate], n: Int, m: Int) -> [Bead] {
    var candidates = candidates
    candidates.sort {
      ($1.probability, $0.b[0], $0.a[0]) < ($0.probability, $1.b[0], $1.a[0])
    }
    var usedA = [Bool](repeating: false, count: n)
    var usedB = [Bool](repeating: false, count: m)
    var chosen: [Candidate] = []
    for candidate in candidates
    where !candidate.a.contains(where: { usedA[$0] }) && !candidate.b.contains(where: { usedB[$0] })
    {
      for i in candidate.a { usedA[i] = true }
      for j in candidate.b { usedB[j] = true }
      chosen.append(candidate)
    }
    return inReadingOrder(chosen, n: n, m: m)
  }

  /// All beads in the order of the first stream; a segment of the second one that is alone comes
  /// after the bead of the segment before it.
  private static func inReadingOrder(_ chosen: [Candidate], n: Int, m: Int) -> [Bead] {
    var beadOfA = [Int](repeating: -1, count: n)
    var beadOfB = [Int](repeating: -1, count: m)
    for (index, candidate) in chosen.enumerated() {
      for i in candidate.a { beadOfA[i] = index }
      for j in candidate.b { beadOfB[j] = index }
    }
    var beads: [Bead] = []
    func appendLonely(from start: Int) {
      var j = start
      while j < m, beadOfB[j] < 0 {
        beads.append(Bead(a: [], b: [j], confidence: 0))
        j += 1
      }
    }
    appendLonely(from: 0)
    var i = 0
    while i < n {
      let index = beadOfA[i]
      if index < 0 {
        beads.append(Bead(a: [i], b: [], confidence: 0))
        i += 1
        continue
      }
      let candidate = chosen[index]
      i += 1
      if candidate.a[0] < i - 1 { continue }
      beads.append(
        Bead(
          a: candidate.a, b: candidate.b, confidence: Calibration.confidence(candidate.probability))
      )
      appendLonely(from: (candidate.b.last ?? m) + 1)
    }
    return beads
  }
}
