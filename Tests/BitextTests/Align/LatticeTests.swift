import Testing

import TestSupport

@testable import Bitext

struct LatticeTests {
  /// A small lattice with random weights, without larger beads.
  private func lattice(n: Int, m: Int, seed: UInt64) -> Lattice {
    var generator = SplitMix64(seed: seed)
    func weights(_ count: Int, upTo most: Float) -> [Float] {
      (0..<count).map { _ in .random(in: 0...most, using: &generator) }
    }
    let pairs = (0..<m).flatMap { _ in
      weights(n, upTo: 3) + [Float](repeating: 0, count: Lattice.stride(of: n) - n)
    }
    return Lattice(
      n: n, m: m, pairs: pairs, merges: [],
      mergeStarts: [Int](repeating: 0, count: m + 1), alone: weights(m, upTo: 1),
      aloneAgain: weights(m, upTo: 1),
      transitions: .init(
        continueAfterNull: 0.7, gapShort: 0.5, gapLong: 0.2, jump: 0.3, endGap: 0.4))
  }

  /// The probability of each pair from all paths through the lattice, enumerated; -1 stands for an
  /// unlinked segment.
  private func probabilities(in lattice: Lattice) -> [Double] {
    var all = 0.0
    var pairs = [Double](repeating: 0, count: lattice.pairs.count)
    func walk(_ path: [Int], state: Int, isAlone: Bool, weight: Double) {
      let j = path.count
      if j == lattice.m {
        let weight = weight * Double(state == lattice.n ? 1 : lattice.transitions.endGap)
        all += weight
        for (j, i) in path.enumerated() where i >= 0 { pairs[lattice.place(i, j)] += weight }
        return
      }
      let alone = isAlone ? lattice.aloneAgain[j] : lattice.alone[j]
      walk(path + [-1], state: state, isAlone: true, weight: weight * Double(alone))
      for i in 0..<lattice.n {
        var step = Double(lattice.transitions.jump) / Double(lattice.n)
        if i == state { step += isAlone ? Double(lattice.transitions.continueAfterNull) : 1 }
        if i > state {
          var (short, long) = (1.0, 1.0)
          for _ in state..<i {
            short *= Double(Lattice.Transitions.shortDecay)
            long *= Double(Lattice.Transitions.longDecay)
          }
          step += Double(lattice.transitions.gapShort) * short
          step += Double(lattice.transitions.gapLong) * long
        }
        walk(
          path + [i], state: i + 1, isAlone: false,
          weight: weight * step * Double(lattice.pairs[lattice.place(i, j)]))
      }
    }
    walk([], state: 0, isAlone: false, weight: 1)
    return pairs.map { $0 / all }
  }

  @Test(arguments: 0..<UInt64(12))
  func `probabilities are those of all ways added up one by one`(seed: UInt64) {
    let lattice = lattice(n: 1 + Int(seed % 4), m: 1 + Int(seed % 3), seed: seed)
    let expected = probabilities(in: lattice)
    let posterior = lattice.posterior()
    for (one, other) in zip(posterior.pairs, expected) {
      #expect(abs(Double(one) - other) < 1e-3, "seed \(seed)")
    }
  }

  @Test func `each segment is linked or alone with certainty, larger beads included`() throws {
    var lattice = lattice(n: 4, m: 4, seed: 5)
    lattice.mergeStarts = [0, 1, 3, 3, 3]
    lattice.merges = [
      .init(form: .oneToTwo, i: 0, j: 0, weight: 2), .init(form: .twoToOne, i: 1, j: 1, weight: 3),
      .init(form: .apartToOne, i: 0, j: 1, weight: 1),
    ]
    let posterior = lattice.posterior(counting: true)
    let counts = try #require(posterior.counts)
    for j in 0..<4 {
      var sum = counts.alone[j] + counts.aloneAgain[j]
      for i in 0..<4 { sum += posterior.pairs[lattice.place(i, j)] }
      for (merge, probability) in zip(lattice.merges, posterior.merges)
      where merge.bead.b.contains(j) {
        sum += probability
      }
      #expect(abs(sum - 1) < 1e-4)
    }
  }

  @Test(arguments: 0..<UInt64(12))
  func `counting changes no probability, and nothing stands behind the end of a row`(seed: UInt64) {
    let lattice = lattice(n: 1 + Int(seed), m: 5, seed: seed)
    let posterior = lattice.posterior()
    #expect(posterior.pairs == lattice.posterior(counting: true).pairs)
    for j in 0..<5 {
      let end = posterior.pairs[lattice.place(lattice.n, j)..<lattice.place(0, j + 1)]
      #expect(end.allSatisfy { $0 == 0 }, "seed \(seed)")
    }
  }

  @Test func `a thousand segments neither overflow nor vanish`() {
    let posterior = lattice(n: 40, m: 1000, seed: 1).posterior()
    #expect(posterior.pairs.allSatisfy { $0.isFinite && $0 >= 0 && $0 <= 1.001 })
  }
}
