/// All ways through two short texts in their order, as beads of a few segments.
///
/// The dynamic programme of Gale and Church (1993), with the forward and backward sums that give
/// each bead its probability.
package struct MonotoneLattice {
  /// A form of beads: how many segments they have on each side.
  private struct Form: Sendable {
    let a: Int
    let b: Int
    /// The logarithm of how often beads have this form.
    let prior: Float
  }

  /// The forms of Gale and Church, and larger ones.
  private static let forms = [
    form(1, 1, 0.89), form(1, 0, 0.005), form(0, 1, 0.005), form(2, 1, 0.0445), form(1, 2, 0.0445),
    form(2, 2, 0.011), form(3, 1, 0.004), form(1, 3, 0.004),
  ]

  private static func form(_ a: Int, _ b: Int, _ share: Float) -> Form {
    Form(a: a, b: b, prior: logarithm(share))
  }

  private let n: Int
  private let m: Int
  private let forms = Self.forms
  /// For each place and form the logarithm of the weight of the bead that ends there; the lowest
  /// number if there is none.
  private var weights: [Float]
  private static let none = -Float.greatestFiniteMagnitude
  /// The difference of logarithms from which on the smaller number adds nothing.
  private static let negligible: Float = 15

  /// `weight` gives the logarithm of the weight of a bead, apart from its form.
  package init(
    _ n: Int, _ m: Int, weight: (_ a: Range<Int>, _ b: Range<Int>) -> Float
  ) {
    self.n = n
    self.m = m
    weights = []
    weights.reserveCapacity((n + 1) * (m + 1) * forms.count)
    for i in 0...n {
      for j in 0...m {
        for form in forms {
          weights.append(
            form.a <= i && form.b <= j
              ? form.prior + weight(i - form.a..<i, j - form.b..<j) : Self.none)
        }
      }
    }
  }

  /// For each place the logarithm of the sum over all ways from the start to it, and over those
  /// from it to the end, and the last bead of the best way to it.
  private struct Sums {
    var forward: [Float]
    var backward: [Float]
    var choice: [Int8]
    var hasWay = false
  }

  /// The most probable way, each bead with its probability.
  package func beads() -> [Bead] {
    let sums = sums()
    guard sums.hasWay else { return [] }
    let all = sums.forward[sums.forward.count - 1]
    var beads: [Bead] = []
    var (i, j) = (n, m)
    while i > 0 || j > 0 {
      let place = i * (m + 1) + j
      let number = Int(sums.choice[place])
      let form = forms[number]
      let (a, b) = (i - form.a, j - form.b)
      let log =
        sums.forward[a * (m + 1) + b] + weights[place * forms.count + number]
        + sums.backward[place] - all
      beads.append(
        Bead(a: Array(a..<i), b: Array(b..<j), confidence: Double(min(1, exponential(log)))))
      (i, j) = (a, b)
    }
    return beads.reversed()
  }

  private func sums() -> Sums {
    let count = (n + 1) * (m + 1)
    let none = [Float](repeating: Self.none, count: count)
    var sums = Sums(
      forward: none, backward: none, choice: [Int8](repeating: 0, count: count))
    let steps = forms.map { $0.a * (m + 1) + $0.b }
    sums.hasWay = forward(steps, &sums.forward, &sums.choice)
    backward(steps, &sums.backward)
    return sums
  }

  /// Sums the ways to each place, and returns whether there is one to the end.
  private func forward(
    _ steps: [Int], _ sums: inout [Float], _ choices: inout [Int8]
  ) -> Bool {
    var best = sums
    var terms = InlineArray<8, Float>(repeating: 0)
    let weights = weights.span
    let steps = steps.span
    var sums = sums.mutableSpan
    var choices = choices.mutableSpan
    var bests = best.mutableSpan
    (sums[0], bests[0]) = (0, 0)
    for place in 1..<max(1, sums.count) {
      var (greatest, count) = (Self.none, 0)
      for number in steps.indices {
        let weight = weights[place &* steps.count &+ number]
        guard weight > Self.none else { continue }
        let before = place - steps[number]
        guard sums[before] > Self.none else { continue }
        if bests[before] + weight > bests[place] {
          bests[place] = bests[before] + weight
          choices[place] = Int8(truncatingIfNeeded: number)
        }
        terms[count] = sums[before] + weight
        greatest = max(greatest, terms[count])
        count += 1
      }
      sums[place] = Self.sum(terms.span.extracting(first: count), greatest)
    }
    return bests[bests.count - 1] > Self.none
  }

  /// Sums the ways from each place to the end.
  private func backward(_ steps: [Int], _ sums: inout [Float]) {
    var terms = InlineArray<8, Float>(repeating: 0)
    let weights = weights.span
    let steps = steps.span
    var sums = sums.mutableSpan
    let last = sums.count - 1
    sums[last] = 0
    for place in stride(from: last - 1, through: 0, by: -1) {
      let (i, j) = (place / (m + 1), place % (m + 1))
      var (greatest, count) = (Self.none, 0)
      for number in steps.indices where i + forms[number].a <= n && j + forms[number].b <= m {
        let after = place + steps[number]
        let weight = weights[after &* steps.count &+ number]
        guard weight > Self.none, sums[after] > Self.none else { continue }
        terms[count] = sums[after] + weight
        greatest = max(greatest, terms[count])
        count += 1
      }
      sums[place] = Self.sum(terms.span.extracting(first: count), greatest)
    }
  }

  /// The logarithm of the sum of numbers that are given by theirs.
  private static func sum(_ terms: Span<Float>, _ greatest: Float) -> Float {
    if terms.count < 2 { return greatest }
    var sum: Float = 0
    for index in terms.indices where greatest - terms[index] <= negligible {
      sum += terms[index] == greatest ? 1 : exponential(terms[index] - greatest)
    }
    return sum == 1 ? greatest : greatest + logarithm(sum)
  }
}
