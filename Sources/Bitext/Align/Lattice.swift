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
  var merges: [Merge]
  var mergeStarts: [Int]
  /// The weight of leaving `j` alone after a bead, and after another one left alone.
  var alone: [Float]
  var aloneAgain: [Float]
  var transitions: Transitions

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
///
/// The loops over a row, which are most of the work, do not have each place checked: `s` is in
/// `0..<width`, `i` in `0..<n`, and the arrays have `m + 1` rows of the one and `m` of the other;
/// so nothing overflows either.
/// The sums are taken in the order of the states, so that they do not depend on how the loops are
/// compiled.
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
    precondition(lattice.pairs.count == n * m, "a weight for each pair")
    width = n + 1
    linked = [Float](repeating: 0, count: (m + 1) * width)
    skipped = linked
    entries = [Float](repeating: 0, count: max(1, m) * n)
    scales = [Float](repeating: 1, count: m + 1)
    linked[0] = 1
    for j in 0..<m {
      Self.enter(lattice, j, linked, skipped, &entries)
      let sum = max(
        Self.step(lattice, j, entries, &linked, &skipped), .leastNormalMagnitude)
      logSum += Double(logarithm(sum))
      scales[j + 1] = sum
      let row = (j + 1) * width
      Self.scale(&linked, row..<(j + 1 == m ? row + width : row + 2 * width), 1 / sum)
      Self.scale(&skipped, row..<row + width, 1 / sum)
    }
  }

  /// Fills the row after segment `j` of the second stream, and gives its sum.
  private static func step(
    _ lattice: Lattice, _ j: Int, _ entries: [Float], _ linked: inout [Float],
    _ skipped: inout [Float]
  ) -> Float {
    let n = lattice.n
    let width = n + 1
    let (row, next) = (j * width, (j + 1) * width)
    var linked = linked.mutableSpan
    var skipped = skipped.mutableSpan
    let entries = entries.span
    let pairs = lattice.pairs.span
    let (alone, again) = (lattice.alone[j], lattice.aloneAgain[j])
    var sum: Float = 0
    for s in 0..<width {
      skipped[unchecked: next &+ s] =
        alone * linked[unchecked: row &+ s] + again * skipped[unchecked: row &+ s]
    }
    // A bead over two segments may have come here already.
    for s in 0..<width { sum += skipped[unchecked: next &+ s] + linked[unchecked: next &+ s] }
    for i in 0..<n {
      let weight = entries[unchecked: j &* n &+ i] * pairs[unchecked: j &* n &+ i]
      linked[unchecked: next &+ i &+ 1] += weight
      sum += weight
    }
    for index in lattice.mergeStarts[j]..<lattice.mergeStarts[j + 1] {
      let merge = lattice.merges[index]
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
    return sum
  }

  /// Divides a row by its sum; what already is in the row after it goes along.
  private static func scale(_ values: inout [Float], _ range: Range<Int>, _ factor: Float) {
    var values = values.mutableSpan
    for s in range { values[unchecked: s] *= factor }
  }

  private static func enter(
    _ lattice: Lattice, _ j: Int, _ linked: [Float], _ skipped: [Float],
    _ entries: inout [Float]
  ) {
    let n = lattice.n
    let width = n + 1
    let row = j * width
    let transitions = lattice.transitions
    let linked = linked.span
    let skipped = skipped.span
    var entries = entries.mutableSpan
    var total: Float = 0
    for s in row..<row + width { total += linked[unchecked: s] + skipped[unchecked: s] }
    let jump = transitions.jump * total / Float(n)
    var short: Float = 0
    var long: Float = 0
    for i in 0..<n {
      let (one, other) = (linked[unchecked: row &+ i], skipped[unchecked: row &+ i])
      entries[unchecked: j &* n &+ i] =
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
    var after = After(n: n, endGap: lattice.transitions.endGap)
    var end: Float = 0
    for s in 0...n {
      let weight = (linked[m * width + s] + skipped[m * width + s]) * after.link[s]
      end += weight
      if s < n { result.expected.endGap += weight }
    }
    end = max(end, .leastNormalMagnitude)
    result.expected.endGap /= end
    result.logSum = logSum + Double(logarithm(end))
    for s in 0...n { after.link[s] /= end }
    after.skip = after.link
    for j in stride(from: m - 1, through: 0, by: -1) { stepBack(lattice, j, &after, &result) }
    return result
  }

  /// The weights of all ways from a place on.
  private struct After {
    /// By state, where a bead was last, and where a segment left alone was.
    var link: [Float]
    var skip: [Float]
    /// As ``link``, one row later.
    var nextLink: [Float]
    /// By segment, the weight of all ways that begin with a bead of it.
    var leave: [Float]

    init(n: Int, endGap: Float) {
      link = [Float](repeating: endGap, count: n + 1)
      link[n] = 1
      skip = link
      nextLink = [Float](repeating: 0, count: n + 1)
      leave = [Float](repeating: 0, count: n)
    }
  }

  private func stepBack(
    _ lattice: Lattice, _ j: Int, _ after: inout After, _ result: inout Lattice.Posterior
  ) {
    let n = lattice.n
    let row = j * width
    let factor = 1 / scales[j + 1]
    linkBack(lattice, j, after.link, &after.leave, &result.pairs)
    for index in lattice.mergeStarts[j]..<lattice.mergeStarts[j + 1] {
      let merge = lattice.merges[index]
      let i = Int(merge.i)
      let rest =
        switch merge.form {
        case .oneToOne: Float(0)
        case .oneToTwo: after.nextLink[i + 1] / scales[j + 2]
        case .twoToOne: after.link[i + 2]
        case .apartToOne: after.link[i + 3]
        }
      let weight = merge.weight * rest * factor
      after.leave[i] += weight
      result.merges[index] = entries[j * n + i] * weight
    }
    swap(&after.nextLink, &after.link)
    let (alone, again) = (lattice.alone[j] * factor, lattice.aloneAgain[j] * factor)
    (result.alone[j], result.aloneAgain[j]) = leaveAlone(
      alone, again, row, &after.link, &after.skip)
    exit(lattice, row, after.leave, &after.link, &after.skip, &result.expected)
  }

  private func leaveAlone(
    _ alone: Float, _ again: Float, _ row: Int, _ link: inout [Float], _ skip: inout [Float]
  ) -> (alone: Float, again: Float) {
    var sums: (alone: Float, again: Float) = (0, 0)
    let linked = self.linked.span
    let skipped = self.skipped.span
    var link = link.mutableSpan
    var skip = skip.mutableSpan
    for s in 0..<width {
      let rest = skip[unchecked: s]
      sums.alone += linked[unchecked: row &+ s] * alone * rest
      sums.again += skipped[unchecked: row &+ s] * again * rest
      link[unchecked: s] = alone * rest
      skip[unchecked: s] = again * rest
    }
    return sums
  }

  private func linkBack(
    _ lattice: Lattice, _ j: Int, _ link: [Float], _ leave: inout [Float],
    _ result: inout [Float]
  ) {
    let n = lattice.n
    let factor = 1 / scales[j + 1]
    let pairs = lattice.pairs.span
    let entries = self.entries.span
    let link = link.span
    var leave = leave.mutableSpan
    var result = result.mutableSpan
    for i in 0..<n {
      let weight = pairs[unchecked: j &* n &+ i] * link[unchecked: i &+ 1] * factor
      leave[unchecked: i] = weight
      result[unchecked: j &* n &+ i] = entries[unchecked: j &* n &+ i] * weight
    }
  }

  /// The mirror image of ``enter(_:_:_:_:_:)``, which also counts the transitions.
  private func exit(
    _ lattice: Lattice, _ row: Int, _ leave: [Float], _ link: inout [Float],
    _ skip: inout [Float], _ expected: inout Lattice.Transitions
  ) {
    let n = lattice.n
    let transitions = lattice.transitions
    let leave = leave.span
    let linked = self.linked.span
    let skipped = self.skipped.span
    var link = link.mutableSpan
    var skip = skip.mutableSpan
    var total: Float = 0
    for i in 0..<n { total += leave[unchecked: i] }
    let jump = transitions.jump * total / Float(n)
    var (short, long, sum): (Float, Float, Float) = (0, 0, 0)
    var counted = Lattice.Transitions()
    // The end of the first stream, after which there is nothing to go on to.
    sum += linked[row + n] + skipped[row + n]
    link[n] += jump
    skip[n] += jump
    var s = n
    while s > 0 {
      s -= 1
      let left = leave[unchecked: s]
      let skippedHere = skipped[unchecked: row &+ s]
      let here = linked[unchecked: row &+ s] + skippedHere
      let gapShort = transitions.gapShort * short
      let gapLong = transitions.gapLong * long
      counted.gapShort += here * gapShort
      counted.gapLong += here * gapLong
      sum += here
      let others = gapShort + gapLong + jump
      let again = transitions.continueAfterNull * left
      link[unchecked: s] += others + left
      skip[unchecked: s] += others + again
      counted.continueAfterNull += skippedHere * again
      short = Lattice.Transitions.shortDecay * (short + left)
      long = Lattice.Transitions.longDecay * (long + left)
    }
    expected.gapShort += counted.gapShort
    expected.gapLong += counted.gapLong
    expected.continueAfterNull += counted.continueAfterNull
    expected.jump += sum * jump
  }
}
