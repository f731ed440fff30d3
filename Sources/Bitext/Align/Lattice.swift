/// All ways to go through two streams, each with its weight.
///
/// A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) whose time is the second stream and whose state is the segment of
/// the first one that was linked last, as in the alignment model of Vogel et al. (1996).
///
/// A step links the next segment (or two) of the second stream to a segment (or two) of the first
/// or leaves it alone. The state may go on to the next segment, skip some, or jump anywhere, so
/// that moved sections are found. The forward and backward sums give every bead's probability in
/// time and memory proportional to the product of the two lengths.
struct Lattice {
  let n: Int
  let m: Int
  /// The weight of each bead, not its logarithm, at `j * n + i`; 0 for one that cannot be.
  var oneToOne: [Float]
  var oneToTwo: [Float]
  var twoToOne: [Float]
  /// The same for segments `i` and `i + 2`, where the one between was dropped.
  var apartToOne: [Float]
  /// The weight of leaving `j` alone after a bead, and after another one left alone.
  var alone: [Float]
  var aloneAgain: [Float]

  struct Transitions {
    var continueAfterNull: Float
    var gapShort: Float
    var gapLong: Float
    var jump: Float
    var endGap: Float

    /// How fast the two kinds of gap lose weight with each segment skipped.
    static let shortDecay: Float = 0.4
    static let longDecay: Float = 0.92
  }
  var transitions: Transitions

  init(n: Int, m: Int, transitions: Transitions) {
    self.n = n
    self.m = m
    self.transitions = transitions
    oneToOne = [Float](repeating: 0, count: n * m)
    oneToTwo = [Float](repeating: 0, count: n * m)
    twoToOne = [Float](repeating: 0, count: n * m)
    apartToOne = [Float](repeating: 0, count: n * m)
    alone = [Float](repeating: 0, count: m)
    aloneAgain = [Float](repeating: 0, count: m)
  }

  /// The probabilities of all steps, in place of their weights.
  struct Posterior {
    var oneToOne: [Float]
    var oneToTwo: [Float]
    var twoToOne: [Float]
    var apartToOne: [Float]
    var alone: [Float]
    var aloneAgain: [Float]
    /// How often each kind of transition is taken.
    var expected: Transitions
    var logSum: Double
  }

  func posterior() -> Posterior {
    let width = n + 1
    // Index 0 is the state before the first segment; index i + 1 follows segment i.
    var linked = [Float](repeating: 0, count: (m + 1) * width)
    var skipped = [Float](repeating: 0, count: (m + 1) * width)
    var entries = [Float](repeating: 0, count: max(1, m) * n)
    var scales = [Float](repeating: 1, count: m + 1)
    var logSum = 0.0
    linked[0] = 1
    for j in 0..<m {
      let row = j * width
      enter(linked, skipped, row, &entries, j * n)
      let next = row + width
      let (alone, again) = (alone[j], aloneAgain[j])
      for i in 0...n {
        skipped[next + i] = alone * linked[row + i] + again * skipped[row + i]
      }
      for i in 0..<n {
        linked[next + i + 1] += entries[j * n + i] * oneToOne[j * n + i]
      }
      if n > 1 {
        for i in 0..<n - 1 {
          linked[next + i + 2] += entries[j * n + i] * twoToOne[j * n + i]
        }
      }
      if n > 2 {
        for i in 0..<n - 2 {
          linked[next + i + 3] += entries[j * n + i] * apartToOne[j * n + i]
        }
      }
      if j > 0 {
        let factor = 1 / scales[j]
        for i in 0..<n {
          linked[next + i + 1] += entries[(j - 1) * n + i] * oneToTwo[(j - 1) * n + i] * factor
        }
      }
      var sum: Float = 0
      for i in 0...n { sum += linked[next + i] + skipped[next + i] }
      // What is on its way through a bead over two segments counts too.
      for at in j * n..<(j + 1) * n { sum += entries[at] * oneToTwo[at] }
      if !(sum > 0) { sum = .leastNormalMagnitude }
      scales[j + 1] = sum
      logSum += Double(logarithm(sum))
      let factor = 1 / sum
      for i in 0...n {
        linked[next + i] *= factor
        skipped[next + i] *= factor
      }
    }

    var result = Posterior(
      oneToOne: oneToOne, oneToTwo: oneToTwo, twoToOne: twoToOne,
      apartToOne: apartToOne, alone: alone, aloneAgain: aloneAgain,
      expected: Transitions(continueAfterNull: 0, gapShort: 0, gapLong: 0, jump: 0, endGap: 0),
      logSum: 0)
    // The backward sums of the next row and of the one after it, divided by the same scales.
    var afterLink = [Float](repeating: transitions.endGap, count: width)
    afterLink[n] = 1
    var afterSkip = afterLink
    var end: Float = 0
    for i in 0...n {
      let weight = (linked[m * width + i] + skipped[m * width + i])
      end += weight * afterLink[i]
      if i < n { result.expected.endGap += weight * transitions.endGap }
    }
    if !(end > 0) { end = .leastNormalMagnitude }
    result.expected.endGap /= end
    result.logSum = logSum + Double(logarithm(end))
    for i in 0...n {
      afterLink[i] /= end
      afterSkip[i] /= end
    }
    var afterNext = [Float](repeating: 0, count: width)
    var leave = [Float](repeating: 0, count: n)
    for j in stride(from: m - 1, through: 0, by: -1) {
      let row = j * width
      let factor = 1 / scales[j + 1]
      for i in 0..<n {
        let at = j * n + i
        let one = oneToOne[at] * afterLink[i + 1] * factor
        var sum = one
        let entry = entries[at]
        result.oneToOne[at] = entry * one
        if i + 1 < n, twoToOne[at] > 0 {
          let weight = twoToOne[at] * afterLink[i + 2] * factor
          result.twoToOne[at] = entry * weight
          sum += weight
        }
        if i + 2 < n, apartToOne[at] > 0 {
          let weight = apartToOne[at] * afterLink[i + 3] * factor
          result.apartToOne[at] = entry * weight
          sum += weight
        }
        if j + 1 < m, oneToTwo[at] > 0 {
          let weight = oneToTwo[at] * afterNext[i + 1] * factor / scales[j + 2]
          result.oneToTwo[at] = entry * weight
          sum += weight
        }
        leave[i] = sum
      }
      afterNext = afterLink
      let (alone, again) = (alone[j] * factor, aloneAgain[j] * factor)
      var aloneSum: Float = 0
      var againSum: Float = 0
      for i in 0...n {
        aloneSum += linked[row + i] * alone * afterSkip[i]
        againSum += skipped[row + i] * again * afterSkip[i]
        afterLink[i] = alone * afterSkip[i]
        afterSkip[i] = again * afterSkip[i]
      }
      result.alone[j] = aloneSum
      result.aloneAgain[j] = againSum
      exit(leave, linked, skipped, row, &afterLink, &afterSkip, &result.expected)
    }
    return result
  }

  /// For each segment, the weight of all ways to come to its beginning.
  private func enter(
    _ linked: [Float], _ skipped: [Float], _ row: Int, _ entries: inout [Float], _ out: Int
  ) {
    var total: Float = 0
    for i in 0...n { total += linked[row + i] + skipped[row + i] }
    let jump = transitions.jump * total / Float(n)
    var short: Float = 0
    var long: Float = 0
    for i in 0..<n {
      entries[out + i] =
        linked[row + i] + transitions.continueAfterNull * skipped[row + i]
        + transitions.gapShort * short + transitions.gapLong * long + jump
      let sum = linked[row + i] + skipped[row + i]
      short = Transitions.shortDecay * (short + sum)
      long = Transitions.longDecay * (long + sum)
    }
  }

  /// The mirror image of ``enter(_:_:_:_:_:)``, which also counts the transitions.
  private func exit(
    _ leave: [Float], _ linked: [Float], _ skipped: [Float], _ row: Int,
    _ afterLink: inout [Float], _ afterSkip: inout [Float], _ expected: inout Transitions
  ) {
    var total: Float = 0
    for weight in leave { total += weight }
    let jump = transitions.jump * total / Float(n)
    var short: Float = 0
    var long: Float = 0
    var sum: Float = 0
    for i in stride(from: n, through: 0, by: -1) {
      let here = linked[row + i] + skipped[row + i]
      let gaps = transitions.gapShort * short + transitions.gapLong * long
      expected.gapShort += here * transitions.gapShort * short
      expected.gapLong += here * transitions.gapLong * long
      sum += here
      afterLink[i] += gaps + jump
      afterSkip[i] += gaps + jump
      if i < n {
        afterLink[i] += leave[i]
        afterSkip[i] += transitions.continueAfterNull * leave[i]
        expected.continueAfterNull +=
          skipped[row + i] * transitions.continueAfterNull * leave[i]
        short = Transitions.shortDecay * (short + leave[i])
        long = Transitions.longDecay * (long + leave[i])
      }
    }
    expected.jump += sum * jump
  }
}
