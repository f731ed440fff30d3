/// Chooses beads from their probabilities.
enum Decoding {
  /// A possible bead, by the positions of its segments in both streams.
  struct Candidate {
    let form: Comparison.Form
    let i: Int
    let j: Int
    let probability: Float

    /// The first and the last segment on each side.
    var ends: (a: (Int, Int), b: (Int, Int)) {
      switch form {
      case .oneToOne: ((i, i), (j, j))
      case .oneToTwo: ((i, i), (j, j + 1))
      case .twoToOne: ((i, i + 1), (j, j))
      case .apartToOne: ((i, i + 2), (j, j))
      }
    }
  }

  private static func bead(_ candidate: Candidate) -> Bead {
    let (i, j) = (candidate.i, candidate.j)
    let confidence = Double(candidate.probability)
    return switch candidate.form {
    case .oneToOne:
      Bead(a: SegmentIndices(i), b: SegmentIndices(j), confidence: confidence)
    case .oneToTwo: Bead(a: [i], b: [j, j + 1], confidence: confidence)
    case .twoToOne: Bead(a: [i, i + 1], b: [j], confidence: confidence)
    case .apartToOne: Bead(a: [i, i + 2], b: [j], confidence: confidence)
    }
  }

  /// The probability below which no bead is made and segments stay unaligned.
  static let leastProbability: Float = 0.38

  /// The beads of a window that are probable enough.
  static func candidates(
    _ posterior: Lattice.Posterior, _ lattice: Lattice, _ window: Window
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(lattice.m)
    let (startA, startB) = (window.a.lowerBound, window.b.lowerBound)
    let pairs = posterior.pairs.span
    for j in 0..<lattice.m {
      pairs.require(lattice.place(0, j)..<lattice.place(0, j + 1))
      for i in stride(from: 0, to: lattice.n, by: 4) {
        let four = pairs.four(at: lattice.place(i, j))
        guard any(four .>= leastProbability) else { continue }
        for lane in 0..<4 where four[lane] >= leastProbability {
          candidates.append(
            Candidate(
              form: .oneToOne, i: startA + i + lane, j: startB + j, probability: four[lane]))
        }
      }
    }
    for (merge, probability) in zip(lattice.merges, posterior.merges)
    where probability >= leastProbability {
      candidates.append(
        Candidate(
          form: merge.form, i: startA + Int(merge.i), j: startB + Int(merge.j),
          probability: probability))
    }
    return candidates
  }

  /// The most probable beads that do not share a segment, chosen in the order of their probability
  /// (maximum posterior decoding).
  ///
  /// Unlike a single path, they may include moved sections.
  static func beads(_ candidates: [Candidate], n: Int, m: Int) -> [Bead] {
    var candidates = candidates
    candidates.sort { ($1.probability, $0.j, $0.i) < ($0.probability, $1.j, $1.i) }
    var chosen: [Candidate] = []
    chosen.reserveCapacity(candidates.count)
    /// For each segment of either stream, the index of its bead, or -1.
    var beadOfA = [Int](repeating: -1, count: n)
    var beadOfB = [Int](repeating: -1, count: m)
    for candidate in candidates {
      let (a, b) = candidate.ends
      guard beadOfA[a.0] < 0, beadOfA[a.1] < 0, beadOfB[b.0] < 0, beadOfB[b.1] < 0 else { continue }
      (beadOfA[a.0], beadOfA[a.1]) = (chosen.count, chosen.count)
      (beadOfB[b.0], beadOfB[b.1]) = (chosen.count, chosen.count)
      chosen.append(candidate)
    }
    return inReadingOrder(chosen.map(bead), n: n, m: m)
  }

  /// Adds null beads for all unaligned segments and sorts by the first stream.
  ///
  /// An unaligned segment of the second stream comes after the bead of the segment before it.
  static func inReadingOrder(_ linked: [Bead], n: Int, m: Int) -> [Bead] {
    var beadOfA = [Int](repeating: -1, count: n)
    var isLinkedOfB = [Bool](repeating: false, count: m)
    for (index, bead) in linked.enumerated() {
      for i in bead.a { beadOfA[i] = index }
      for j in bead.b { isLinkedOfB[j] = true }
    }
    var beads: [Bead] = []
    beads.reserveCapacity(n + m - linked.count)
    func appendLonely(from start: Int) {
      var j = start
      while j < m, !isLinkedOfB[j] {
        beads.append(Bead(a: [], b: SegmentIndices(j), confidence: 0))
        j += 1
      }
    }
    appendLonely(from: 0)
    for i in 0..<n {
      if beadOfA[i] < 0 {
        beads.append(Bead(a: SegmentIndices(i), b: [], confidence: 0))
        continue
      }
      let bead = linked[beadOfA[i]]
      guard bead.a[0] == i, let last = bead.b.last else { continue }
      beads.append(bead)
      appendLonely(from: last + 1)
    }
    return beads
  }
}
