/// All ways to go through two streams, each with its weight.
///
/// A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) whose time is the
/// second stream and whose state is the segment of the first one that was linked last, as in the
/// alignment model of Vogel, Ney and Tillmann (1996).
///
/// A step links the next segment of the second stream to one of the first, or makes a larger bead,
/// or leaves the segment alone. The state may go on to the next segment, skip some, or jump
/// anywhere, so that moved sections are found. The forward and backward sums give the probability
/// of every bead in time and memory proportional to the product of the two lengths.
struct Lattice {
  /// A bead of more than two segments: `i` and `i + spanA - 1` with `j` and `j + spanB - 1`.
  struct Merge {
    let form: Comparison.Form
    let i: Int32
    let j: Int32
    var weight: Float
  }

  struct Transitions {
    var continueAfterNull: Float = 0
    var gapShort: Float = 0
    var gapLong: Float = 0
    var jump: Float = 0
    var endGap: Float = 0

    /// How fast the two kinds of gap lose weight with each segment skipped.
    static let shortDecay: Float = 0.4
    static let longDecay: Float = 0.92
  }

  let n: Int
  let m: Int
  /// The weight of each pair, not its logarithm, at `j * n + i`; 0 for one that cannot be.
  var pairs: [Float]
  /// In the order of `j`, those of one `j` at `mergeStarts[j]..<mergeStarts[j + 1]`.
  var merges: [Merge] = []
  var mergeStarts: [Int]
  /// The weight of leaving `j` alone after a bead, and after another one left alone.
  var alone: [Float]
  var aloneAgain: [Float]
  var transitions: Transitions

  init(n: Int, m: Int, transitions: Transitions) {
    self.n = n
    self.m = m
    self.transitions = transitions
    pairs = [Float](repeating: 0, count: n * m)
    mergeStarts = [0]
    mergeStarts.reserveCapacity(m + 1)
    alone = [Float](repeating: 0, count: m)
    aloneAgain = alone
  }

  /// The probabilities of all steps, in the place of their weights in the lattice.
  struct Posterior {
    var pairs: [Float]
    var merges: [Float]
    var alone: [Float]
    var aloneAgain: [Float]
    /// How often each kind of transition is taken.
    var expected = Transitions()
    /// The logarithm of the sum over all ways.
    var logSum = 0.0
  }

  func posterior() -> Posterior {
    var forward = Forward(self)
    return forward.backward(self)
  }
}

/// The sums of the ways that lead to each state, scaled row by row so that they stay in range
/// (Rabiner 1989), and the pass back over them.
private struct Forward {
  private let width: Int
  /// At `j * width + s`: the ways that end before `j`, where `s` is 0 at the beginning and `i + 1`
  /// after segment `i`; with a bead last, and with a segment left alone last.
  private var linked: [Float]
  private var skipped: [Float]
  /// For each segment, at `j * n + i`, the weight of all ways to come to its beginning at `j`.
  private var entries: [Float]
  private var scales: [Float]
  private var logSum = 0.0

  init(_ lattice: Lattice) {
    let (n, m) = (lattice.n, lattice.m)
    width = n + 1
    linked = [Float](repeating: 0, count: (m + 1) * width)
    skipped = linked
    entries = [Float](repeating: 0, count: max(1, m) * n)
    scales = [Float](repeating: 1, count: m + 1)
    linked[0] = 1
    for j in 0..<m {
      let next = (j + 1) * width
      enter(lattice, j)
      let (alone, again) = (lattice.alone[j], lattice.aloneAgain[j])
      var sum: Float = 0
      for s in 0...n {
        let weight = alone * linked[next - width + s] + again * skipped[next - width + s]
        skipped[next + s] = weight
        // A bead over two segments may have come here already.
        sum += weight + linked[next + s]
      }
      for i in 0..<n {
        let weight = entries[j * n + i] * lattice.pairs[j * n + i]
        linked[next + i + 1] += weight
        sum += weight
      }
      for merge in lattice.merges[lattice.mergeStarts[j]..<lattice.mergeStarts[j + 1]] {
        let weight = entries[j * n + Int(merge.i)] * merge.weight
        // A bead over two segments of the second stream is on its way through this row.
        sum += weight
        switch merge.form {
        case .oneToOne: break
        case .oneToTwo: linked[next + width + Int(merge.i) + 1] += weight
        case .twoToOne: linked[next + Int(merge.i) + 2] += weight
        case .apartToOne: linked[next + Int(merge.i) + 3] += weight
        }
      }
      rescale(row: next, sum, isLast: j + 1 == m)
      scales[j + 1] = max(sum, .leastNormalMagnitude)
    }
  }

  /// Divides a row by its sum, and what already is in the row after it.
  private mutating func rescale(row: Int, _ sum: Float, isLast: Bool) {
    let sum = max(sum, .leastNormalMagnitude)
    logSum += Double(logarithm(sum))
    let factor = 1 / sum
    for s in row..<row + width {
      linked[s] *= factor
      skipped[s] *= factor
    }
    if isLast { return }
    for s in row + width..<row + 2 * width where linked[s] != 0 { linked[s] *= factor }
  }

  private mutating func enter(_ lattice: Lattice, _ j: Int) {
    let n = lattice.n
    let row = j * width
    let transitions = lattice.transitions
    var total: Float = 0
    for s in row..<row + width { total += linked[s] + skipped[s] }
    let jump = transitions.jump * total / Float(n)
    var short: Float = 0
    var long: Float = 0
    for i in 0..<n {
      let (one, other) = (linked[row + i], skipped[row + i])
      entries[j * n + i] =
        one + transitions.continueAfterNull * other + transitions.gapShort * short
        + transitions.gapLong * long + jump
      short = Lattice.Transitions.shortDecay * (short + one + other)
      long = Lattice.Transitions.longDecay * (long + one + other)
    }
  }

  mutating func backward(_ lattice: Lattice) -> Lattice.Posterior {
    let (n, m) = (lattice.n, lattice.m)
    var result = Lattice.Posterior(
      pairs: lattice.pairs, merges: lattice.merges.map(\.weight), alone: lattice.alone,
      aloneAgain: lattice.aloneAgain)
    var afterLink = [Float](repeating: lattice.transitions.endGap, count: width)
    afterLink[n] = 1
    var end: Float = 0
    for s in 0...n {
      let weight = (linked[m * width + s] + skipped[m * width + s]) * afterLink[s]
      end += weight
      if s < n { result.expected.endGap += weight }
    }
    end = max(end, .leastNormalMagnitude)
    result.expected.endGap /= end
    result.logSum = logSum + Double(logarithm(end))
    for s in 0...n { afterLink[s] /= end }
    var afterSkip = afterLink
    var afterNext = [Float](repeating: 0, count: width)
    var leave = [Float](repeating: 0, count: n)
    for j in stride(from: m - 1, through: 0, by: -1) {
      let row = j * width
      let factor = 1 / scales[j + 1]
      for i in 0..<n {
        let weight = lattice.pairs[j * n + i] * afterLink[i + 1] * factor
        leave[i] = weight
        result.pairs[j * n + i] = entries[j * n + i] * weight
      }
      for index in lattice.mergeStarts[j]..<lattice.mergeStarts[j + 1] {
        let merge = lattice.merges[index]
        let i = Int(merge.i)
        let after =
          switch merge.form {
          case .oneToOne: Float(0)
          case .oneToTwo: afterNext[i + 1] / scales[j + 2]
          case .twoToOne: afterLink[i + 2]
          case .apartToOne: afterLink[i + 3]
          }
        let weight = merge.weight * after * factor
        leave[i] += weight
        result.merges[index] = entries[j * n + i] * weight
      }
      swap(&afterNext, &afterLink)
      let (alone, again) = (lattice.alone[j] * factor, lattice.aloneAgain[j] * factor)
      var aloneSum: Float = 0
      var againSum: Float = 0
      for s in 0...n {
        aloneSum += linked[row + s] * alone * afterSkip[s]
        againSum += skipped[row + s] * again * afterSkip[s]
        afterLink[s] = alone * afterSkip[s]
        afterSkip[s] = again * afterSkip[s]
      }
      result.alone[j] = aloneSum
      result.aloneAgain[j] = againSum
      exit(lattice, leave, row, &afterLink, &afterSkip, &result.expected)
    }
    return result
  }

  /// The mirror image of ``enter(_:_:)``, which also counts the transitions.
  private func exit(
    _ lattice: Lattice, _ leave: [Float], _ row: Int, _ afterLink: inout [Float],
    _ afterSkip: inout [Float], _ expected: inout Lattice.Transitions
  ) {
    let n = lattice.n
    let transitions = lattice.transitions
    var total: Float = 0
    for weight in leave { total += weight }
    let jump = transitions.jump * total / Float(n)
    var (short, long, sum): (Float, Float, Float) = (0, 0, 0)
    for s in stride(from: n, through: 0, by: -1) {
      let here = linked[row + s] + skipped[row + s]
      let gapShort = transitions.gapShort * short
      let gapLong = transitions.gapLong * long
      expected.gapShort += here * gapShort
      expected.gapLong += here * gapLong
      sum += here
      let others = gapShort + gapLong + jump
      afterLink[s] += others
      afterSkip[s] += others
      guard s < n else { continue }
      let again = transitions.continueAfterNull * leave[s]
      afterLink[s] += leave[s]
      afterSkip[s] += again
      expected.continueAfterNull += skipped[row + s] * again
      short = Lattice.Transitions.shortDecay * (short + leave[s])
      long = Lattice.Transitions.longDecay * (long + leave[s])
    }
    expected.jump += sum * jump
  }
}
