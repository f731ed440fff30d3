import Bitext
import Foundation

/// Fits the weights by stochastic gradient ascent on the probability of the known beads (Adam,
/// Kingma and Ba 2015), with texts in a random order that is the same in every run.
struct Fitting {
  private let data: DataSet
  private let comparisons: [(comparison: Comparison, gold: [Bead], task: Int)]

  private static let rounds = 10
  private static let batch = 8
  private static let rate = 0.05
  private static let decay = 0.00002

  init(data: DataSet, comparisons: [Comparison]) {
    self.data = data
    // Texts with beads larger than those of the lattice would teach it that its own beads are
    // wrong.
    self.comparisons = comparisons.indices.compactMap { index in
      comparisons[index].a.count > 0 && data.tasks[index].variant != SplitParagraphs.variant
        ? (comparisons[index], data.tasks[index].gold, index) : nil
    }
  }

  func fit(where isIncluded: (Int) -> Bool) -> Weights {
    var weights = Weights.trained
    let size = weights.values.count
    var first = [Double](repeating: 0, count: size)
    var second = first
    var generator = SplitMix64(state: 7)
    var order = comparisons.indices.filter { isIncluded(comparisons[$0].task) }
    let steps = Double(Self.rounds * ((order.count + Self.batch - 1) / Self.batch))
    var step = 0.0
    for _ in 0..<Self.rounds {
      order.shuffle(using: &generator)
      for start in stride(from: 0, to: order.count, by: Self.batch) {
        var gradient = WeightGradient(at: weights)
        var beads = 1
        for index in order[start..<min(order.count, start + Self.batch)] {
          let (comparison, gold, _) = comparisons[index]
          gradient.add(gold, of: comparison)
          beads += gold.count
        }
        step += 1
        let rate = Self.rate * max(0.01, 1 - step / steps)
        for k in 0..<size {
          let slope = gradient.slopes[k] / Double(beads) - Self.decay * Double(weights.values[k])
          first[k] = 0.9 * first[k] + 0.1 * slope
          second[k] = 0.99 * second[k] + 0.01 * slope * slope
          let mean = first[k] / (1 - pow(0.9, step))
          let variance = second[k] / (1 - pow(0.99, step))
          weights.values[k] += Float(rate * mean / (variance.squareRoot() + 1e-6))
        }
      }
    }
    return weights
  }
}

/// The generator SplitMix64 (Steele, Lea and Flood 2014); its state is the seed.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
