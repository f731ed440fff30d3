/// All ways through two short texts in their order, as beads of a few segments.
///
/// The dynamic programme of Gale and Church (1993), with the forward and backward sums that give
/// each bead its probability.
package struct MonotoneLattice {
  /// A form of beads: how many segments they have on each side.
  package struct Form: Sendable {
    let a: Int
    let b: Int
    /// The logarithm of how often beads have this form.
    let prior: Float
  }

  /// The forms of Gale and Church, and larger ones.
  package static let forms = [
    form(1, 1, 0.89), form(1, 0, 0.005), form(0, 1, 0.005), form(2, 1, 0.0445), form(1, 2, 0.0445),
    form(2, 2, 0.011), form(3, 1, 0.004), form(1, 3, 0.004),
  ]

  private static func form(_ a: Int, _ b: Int, _ share: Float) -> Form {
    Form(a: a, b: b, prior: logarithm(share))
  }

  private let n: Int
  private let m: Int
  private let forms: [Form]
  /// For each place and form the logarithm of the weight of the bead that ends there; the lowest
  /// number if there is none.
  private var weights: [Float]
  private static let none = -Float.greatestFiniteMagnitude

  /// `weight` gives the logarithm of the weight of a bead, apart from its form.
  package init(
    _ n: Int, _ m: Int, forms: [Form] = Self.forms,
    weight: (_ a: Range<Int>, _ b: Range<Int>) -> Float
  ) {
    self.n = n
    self.m = m
    self.forms = forms
    weights = [Float](repeating: Self.none, count: (n + 1) * (m + 1) * forms.count)
    for i in 0...n {
      for j in 0...m {
        for (number, form) in forms.enumerated() where form.a <= i && form.b <= j {
          weights[slot(i, j, number)] = form.prior + weight(i - form.a..<i, j - form.b..<j)
        }
      }
    }
  }

  private func slot(_ i: Int, _ j: Int, _ form: Int) -> Int {
    (i * (m + 1) + j) * forms.count + form
  }

  /// The most probable way, each bead with its probability.
  package func beads() -> [Bead] {
    let forward = sums(backward: false)
    let backward = sums(backward: true)
    let all = forward[n * (m + 1) + m]
    var best = [Float](repeating: Self.none, count: (n + 1) * (m + 1))
    var choice = [Int](repeating: 0, count: best.count)
    best[0] = 0
    for i in 0...n {
      for j in 0...m {
        for (number, form) in forms.enumerated() {
          let weight = weights[slot(i, j, number)]
          guard weight > Self.none else { continue }
          let before = best[(i - form.a) * (m + 1) + j - form.b]
          guard before > Self.none, before + weight > best[i * (m + 1) + j] else { continue }
          best[i * (m + 1) + j] = before + weight
          choice[i * (m + 1) + j] = number
        }
      }
    }
    guard best[n * (m + 1) + m] > Self.none else { return [] }
    var beads: [Bead] = []
    var (i, j) = (n, m)
    while i > 0 || j > 0 {
      let form = forms[choice[i * (m + 1) + j]]
      let (a, b) = (i - form.a, j - form.b)
      let weight = weights[slot(i, j, choice[i * (m + 1) + j])]
      let log = forward[a * (m + 1) + b] + weight + backward[i * (m + 1) + j] - all
      beads.append(
        Bead(a: Array(a..<i), b: Array(b..<j), confidence: Double(min(1, exponential(log)))))
      (i, j) = (a, b)
    }
    return beads.reversed()
  }

  /// For each place the logarithm of the sum over all ways from the start to it, or from it to the
  /// end.
  private func sums(backward: Bool) -> [Float] {
    var sums = [Float](repeating: Self.none, count: (n + 1) * (m + 1))
    sums[backward ? sums.count - 1 : 0] = 0
    for place in backward ? Array(sums.indices.reversed()) : Array(sums.indices) {
      let (i, j) = (place / (m + 1), place % (m + 1))
      for (number, form) in forms.enumerated() {
        let (x, y) = backward ? (i + form.a, j + form.b) : (i - form.a, j - form.b)
        guard x >= 0, y >= 0, x <= n, y <= m else { continue }
        let weight = backward ? weights[slot(x, y, number)] : weights[slot(i, j, number)]
        let other = sums[x * (m + 1) + y]
        guard weight > Self.none, other > Self.none else { continue }
        sums[place] = Self.sum(sums[place], other + weight)
      }
    }
    return sums
  }

  /// The logarithm of the sum of two numbers that are given by theirs.
  private static func sum(_ a: Float, _ b: Float) -> Float {
    if a == none { return b }
    let (low, high) = (min(a, b), max(a, b))
    return high - low > 15 ? high : high + logarithm(1 + exponential(low - high))
  }
}
