/// The forward sums of a lattice, scaled row by row so that they stay in range (Rabiner 1989), and
/// the backward pass over them.
///
/// The loops over a row are most of the work. They take four places at a time (`FourPlaces.swift`) and
/// check the row once instead of each place. The padding after the end of a row is finite and is
/// only multiplied by the weights of pairs that do not exist, which are 0.
struct Forward {
  /// At `j * stride + s`, the sum over the paths that end before `j` in state `s`, which is 0 at
  /// the beginning and `i + 1` after segment `i`: paths whose last step was a bead, and paths whose
  /// last step left a segment alone.
  private var linked: [Float]
  private var skipped: [Float]
  /// For each pair, the sum over the paths to its beginning; after the backward pass, its
  /// probability.
  private var entries: [Float]
  private var scales: [Float]

  init(_ lattice: Lattice) {
    let (m, stride) = (lattice.m, lattice.stride)
    precondition(lattice.pairs.count == m * stride, "a weight for each pair")
    linked = [Float](repeating: 0, count: (m + 1) * stride + 4)
    skipped = [Float](repeating: 0, count: (m + 1) * stride)
    entries = [Float](repeating: 0, count: m * stride)
    scales = [Float](repeating: 1, count: m + 1)
    linked[0] = 1
    var total: Float = 1
    var gaps = [Float](repeating: 0, count: stride)
    for j in 0..<m {
      Self.enter(lattice, j, linked, skipped, &gaps)
      let jump = lattice.transitions.jump * total / Float(lattice.n)
      var sum = Self.step(lattice, j, jump, gaps, &entries, &linked, &skipped)
      sum = max(sum + Self.merge(lattice, j, entries, &linked), .leastNormalMagnitude)
      scales[j + 1] = sum
      total = Self.scale((j + 1) * stride, stride, 1 / sum, &linked, &skipped)
      if lattice.merges(of: j).contains(where: { lattice.merges[$0].form == .oneToTwo }) {
        Self.divide((j + 2) * stride, stride, by: sum, &linked)
      }
    }
  }

  /// For each segment, sums the paths that reach it by skipping others.
  private static func enter(
    _ lattice: Lattice, _ j: Int, _ linked: [Float], _ skipped: [Float], _ gaps: inout [Float]
  ) {
    let row = j * lattice.stride
    let transitions = lattice.transitions
    let linked = linked.span.extracting(row..<row + lattice.n)
    let skipped = skipped.span.extracting(row..<row + lattice.n)
    var gaps = gaps.mutableSpan
    var (short, long): (Float, Float) = (0, 0)
    for i in linked.indices {
      let here = linked[i] + skipped[i]
      gaps[i] = transitions.gapShort * short + transitions.gapLong * long
      short = Lattice.Transitions.shortDecay * (short + here)
      long = Lattice.Transitions.longDecay * (long + here)
    }
  }

  /// Fills the row after segment `j` of the second stream, without larger beads, and returns its
  /// sum.
  private static func step(
    _ lattice: Lattice, _ j: Int, _ jump: Float, _ gaps: [Float], _ entries: inout [Float],
    _ linked: inout [Float], _ skipped: inout [Float]
  ) -> Float {
    let stride = lattice.stride
    let (row, next) = (j * stride, (j + 1) * stride)
    let (alone, again) = (lattice.alone[j], lattice.aloneAgain[j])
    let afterNull = lattice.transitions.continueAfterNull
    let gaps = gaps.span
    let pairs = lattice.pairs.span
    var entries = entries.mutableSpan
    var linked = linked.mutableSpan
    var skipped = skipped.mutableSpan
    gaps.require(0..<stride)
    pairs.require(row..<next)
    entries.require(row..<next)
    linked.require(row..<next + stride + 4)
    skipped.require(row..<next + stride)
    var sum = SIMD4<Float>.zero
    var s = 0
    // A bead over two segments may have arrived here already.
    while s < stride {
      sum += linked.four(at: next &+ s)
      s &+= 4
    }
    s = 0
    while s < stride {
      let (one, other) = (linked.four(at: row &+ s), skipped.four(at: row &+ s))
      let left = one * alone + other * again
      skipped.setFour(left, at: next &+ s)
      let entry = one + other * afterNull + gaps.four(at: s) + jump
      entries.setFour(entry, at: row &+ s)
      let weight = entry * pairs.four(at: row &+ s)
      linked.setFour(linked.four(at: next &+ s &+ 1) + weight, at: next &+ s &+ 1)
      sum += left + weight
      s &+= 4
    }
    return sum.sum()
  }

  /// Adds the larger beads of segment `j` of the second stream and returns their sum.
  private static func merge(
    _ lattice: Lattice, _ j: Int, _ entries: [Float], _ linked: inout [Float]
  ) -> Float {
    let stride = lattice.stride
    let next = (j + 1) * stride
    var sum: Float = 0
    for index in lattice.merges(of: j) {
      let merge = lattice.merges[index]
      let weight = entries[j * stride + Int(merge.i)] * merge.weight
      // A bead over two segments of the second stream passes through this row.
      sum += weight
      switch merge.form {
      case .oneToOne: break
      case .oneToTwo: linked[next + stride + Int(merge.i) + 1] += weight
      case .twoToOne: linked[next + Int(merge.i) + 2] += weight
      case .apartToOne: linked[next + Int(merge.i) + 3] += weight
      }
    }
    return sum
  }

  /// Scales a row and returns its sum, which excludes beads that pass through the row.
  private static func scale(
    _ row: Int, _ stride: Int, _ factor: Float, _ linked: inout [Float], _ skipped: inout [Float]
  ) -> Float {
    var linked = linked.mutableSpan
    var skipped = skipped.mutableSpan
    linked.require(row..<row + stride)
    skipped.require(row..<row + stride)
    var sum = SIMD4<Float>.zero
    var s = row
    while s < row &+ stride {
      let (one, other) = (linked.four(at: s) * factor, skipped.four(at: s) * factor)
      linked.setFour(one, at: s)
      skipped.setFour(other, at: s)
      sum += one + other
      s &+= 4
    }
    return sum.sum()
  }

  /// Divides the sums of a row.
  private static func divide(_ row: Int, _ stride: Int, by sum: Float, _ linked: inout [Float]) {
    var linked = linked.mutableSpan
    linked.require(row..<row + stride)
    for s in Swift.stride(from: row, to: row + stride, by: 4) {
      linked.setFour(linked.four(at: s) / sum, at: s)
    }
  }

  /// Runs the backward pass; the probabilities of the pairs replace ``entries``.
  mutating func backward(_ lattice: Lattice, counting: Bool) -> Lattice.Posterior {
    let (n, m, stride) = (lattice.n, lattice.m, lattice.stride)
    var result = Lattice.Posterior(merges: lattice.merges.map(\.weight))
    var after = After(n: n, stride: stride, endGap: lattice.transitions.endGap)
    var end: Float = 0
    var early: Float = 0
    for s in 0...n {
      let weight = (linked[m * stride + s] + skipped[m * stride + s]) * after.link[s]
      end += weight
      if s < n { early += weight }
    }
    end = max(end, .leastNormalMagnitude)
    for s in 0...n { after.link[s] /= end }
    after.skip = after.link
    var counts = Lattice.Counts(alone: lattice.alone, aloneAgain: lattice.aloneAgain)
    counts.transitions.endGap = early / end
    for j in Swift.stride(from: m - 1, through: 0, by: -1) {
      let factor = 1 / scales[j + 1]
      mergeBack(lattice, j, factor, &after, &result.merges)
      let total = Self.linkBack(lattice, j, factor, after.link, &after.leave, &entries)
      let step = Step(j: j, factor: factor, jump: lattice.transitions.jump * total / Float(n))
      if counting { count(lattice, step, after, &counts) }
      Self.exit(lattice, after.leave, &after.gaps)
      swap(&after.nextLink, &after.link)
      Self.stepBack(
        lattice, step, after.gaps, &after.link, &after.skip, &after.leave)
    }
    swap(&result.pairs, &entries)
    if counting { result.counts = counts }
    return result
  }

  /// One step of the pass back.
  private struct Step {
    /// The segment of the second stream.
    let j: Int
    /// The inverse of the scale of its row.
    let factor: Float
    /// The weight of a jump from any state.
    let jump: Float
  }

  /// The backward sums: the weights of all paths from a place on.
  private struct After {
    /// By state, after a bead and after a segment left alone.
    var link: [Float]
    var skip: [Float]
    /// ``link`` of the next row.
    var nextLink: [Float]
    /// By segment, the sum over the paths that begin with a bead of it; 0 between the rows.
    var leave: [Float]
    /// By state, the sum over the paths that first skip segments.
    var gaps: [Float]

    init(n: Int, stride: Int, endGap: Float) {
      nextLink = [Float](repeating: 0, count: stride + 4)
      skip = nextLink
      leave = nextLink
      gaps = nextLink
      link = nextLink
      for s in 0..<n { link[s] = endGap }
      link[n] = 1
    }
  }

  private func mergeBack(
    _ lattice: Lattice, _ j: Int, _ factor: Float, _ after: inout After, _ result: inout [Float]
  ) {
    for index in lattice.merges(of: j) {
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
      result[index] = entries[lattice.place(i, j)] * weight
    }
  }

  /// Adds the paths that begin with a pair to those that begin with a larger bead, and returns the
  /// sum.
  private static func linkBack(
    _ lattice: Lattice, _ j: Int, _ factor: Float, _ link: [Float], _ leave: inout [Float],
    _ entries: inout [Float]
  ) -> Float {
    let stride = lattice.stride
    let row = j * stride
    let pairs = lattice.pairs.span
    let link = link.span
    var leave = leave.mutableSpan
    var entries = entries.mutableSpan
    pairs.require(row..<row + stride)
    link.require(0..<stride + 4)
    leave.require(0..<stride)
    entries.require(row..<row + stride)
    var sum = SIMD4<Float>.zero
    var i = 0
    while i < stride {
      let weight = pairs.four(at: row &+ i) * link.four(at: i &+ 1) * factor
      let all = leave.four(at: i) + weight
      leave.setFour(all, at: i)
      sum += all
      entries.setFour(entries.four(at: row &+ i) * weight, at: row &+ i)
      i &+= 4
    }
    return sum.sum()
  }

  /// The mirror image of ``enter(_:_:_:_:_:)``.
  private static func exit(_ lattice: Lattice, _ leave: [Float], _ gaps: inout [Float]) {
    let transitions = lattice.transitions
    let leave = leave.span.extracting(first: lattice.n)
    var gaps = gaps.mutableSpan
    var (short, long): (Float, Float) = (0, 0)
    var s = leave.count
    while s > 0 {
      s &-= 1
      let left = leave[s]
      gaps[s] = transitions.gapShort * short + transitions.gapLong * long
      short = Lattice.Transitions.shortDecay * (short + left)
      long = Lattice.Transitions.longDecay * (long + left)
    }
  }

  /// Steps back over a segment of the second stream.
  private static func stepBack(
    _ lattice: Lattice, _ step: Step, _ gaps: [Float],
    _ link: inout [Float], _ skip: inout [Float], _ leave: inout [Float]
  ) {
    let (alone, again) =
      (lattice.alone[step.j] * step.factor, lattice.aloneAgain[step.j] * step.factor)
    let jump = step.jump
    let afterNull = lattice.transitions.continueAfterNull
    let gaps = gaps.span
    var link = link.mutableSpan
    var skip = skip.mutableSpan
    var leave = leave.mutableSpan
    let stride = lattice.stride
    gaps.require(0..<stride)
    link.require(0..<stride)
    skip.require(0..<stride)
    leave.require(0..<stride)
    var s = 0
    while s < stride {
      let rest = skip.four(at: s)
      let left = leave.four(at: s)
      let others = gaps.four(at: s) + jump
      link.setFour(rest * alone + others + left, at: s)
      skip.setFour(rest * again + others + left * afterNull, at: s)
      leave.setFour(.zero, at: s)
      s &+= 4
    }
  }

  /// Counts the expected steps that are not beads, before ``After`` is advanced to this segment.
  private func count(
    _ lattice: Lattice, _ step: Step, _ after: After, _ counts: inout Lattice.Counts
  ) {
    let (j, factor, jump) = (step.j, step.factor, step.jump)
    let (n, row) = (lattice.n, j * lattice.stride)
    let transitions = lattice.transitions
    (counts.alone[j], counts.aloneAgain[j]) = (0, 0)
    for s in 0...n {
      let rest = after.skip[s] * factor
      counts.alone[j] += linked[row + s] * lattice.alone[j] * rest
      counts.aloneAgain[j] += skipped[row + s] * lattice.aloneAgain[j] * rest
    }
    var (short, long, sum): (Float, Float, Float) = (0, 0, linked[row + n] + skipped[row + n])
    for s in (0..<n).reversed() {
      let left = after.leave[s]
      let here = linked[row + s] + skipped[row + s]
      sum += here
      counts.transitions.gapShort += here * transitions.gapShort * short
      counts.transitions.gapLong += here * transitions.gapLong * long
      counts.transitions.continueAfterNull +=
        skipped[row + s] * transitions.continueAfterNull * left
      short = Lattice.Transitions.shortDecay * (short + left)
      long = Lattice.Transitions.longDecay * (long + left)
    }
    counts.transitions.jump += sum * jump
  }
}
