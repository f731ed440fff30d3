extension Comparison {
  /// A part of both streams that is aligned by itself.
  struct Window {
    let a: Range<Int>
    let b: Range<Int>
  }

  var whole: Window { Window(a: 0..<a.count, b: 0..<b.count) }

  /// The lattice of all beads inside a window, weighed.
  func lattice(_ weights: Weights, _ window: Window) -> Lattice {
    weights.values.withUnsafeBufferPointer { lattice(weights, $0, window) }
  }

  private func lattice(
    _ weights: Weights, _ values: UnsafeBufferPointer<Float>, _ window: Window
  ) -> Lattice {
    let n = window.a.count
    var pairs = [Float](repeating: 0, count: n * window.b.count)
    var merges: [Lattice.Merge] = []
    var mergeStarts: [Int] = []
    merges.reserveCapacity(4 * window.b.count)
    mergeStarts.reserveCapacity(window.b.count + 1)
    forEachBead(in: window) { form, i, j, cell, second in
      let weight =
        if form != .oneToOne {
          weight(ofMerge: form, i, j, cell, second, values)
        } else if let cell {
          weight(ofPair: i, j, cell, values)
        } else {
          weight(ofPairWithoutWords: i, j, values)
        }
      let (row, column) = (j - window.b.lowerBound, i - window.a.lowerBound)
      if form == .oneToOne {
        pairs[row * n + column] = weight
      } else {
        while mergeStarts.count <= row { mergeStarts.append(merges.count) }
        merges.append(.init(form: form, i: Int32(column), j: Int32(row), weight: weight))
      }
    }
    while mergeStarts.count <= window.b.count { mergeStarts.append(merges.count) }
    let again = exponential(weights[.nullAfterNull])
    let alone = window.b.map { featuresOfNone($0, in: Score(values)).weight }
    return Lattice(
      n: n, m: window.b.count, pairs: pairs, merges: merges, mergeStarts: mergeStarts,
      alone: alone, aloneAgain: alone.map { $0 * again }, transitions: .init(weights))
  }

  // Three copies of one function: of what a bead is nothing has to be asked in the first two, which
  // nearly all beads come to.

  @inline(never)
  private func weight(
    ofPairWithoutWords i: Int, _ j: Int, _ values: UnsafeBufferPointer<Float>
  ) -> Float {
    features(.oneToOne, i, j, nil, nil, in: Score(values)).weight
  }

  @inline(never)
  private func weight(
    ofPair i: Int, _ j: Int, _ cell: Int, _ values: UnsafeBufferPointer<Float>
  ) -> Float {
    features(.oneToOne, i, j, cell, nil, in: Score(values)).weight
  }

  @inline(never)
  private func weight(
    ofMerge form: Form, _ i: Int, _ j: Int, _ cell: Int?, _ second: Int?,
    _ values: UnsafeBufferPointer<Float>
  ) -> Float {
    features(form, i, j, cell, second, in: Score(values)).weight
  }

  /// Two segments only meet in one bead where words speak for it: less information than this,
  /// in nats, is none.
  private static let leastForMerging: Float = 2
  /// Two segments that could both say more than this, in nats, and share no word, are no pair.
  private static let richInWords: Float = 8
  private static let leastShareOfPeaks: Float = 0.2
  /// What part of the best match of each of its segments a larger bead must have.
  private static let leastShareForMerging: Float = 0.3

  /// Calls `body` for every bead that is worth a weight, by `j`, with the places of its cells.
  @inline(__always)
  func forEachBead(
    in window: Window, _ body: (Form, Int, Int, Int?, Int?) -> Void
  ) {
    /// For each segment of the first stream its cell with `j`, and with the one after, or -1.
    var row = [Int32](repeating: -1, count: a.count)
    var next = row
    func fill(_ slots: inout [Int32], _ j: Int, _ clear: Bool) {
      for slot in Int(cells.starts[j])..<Int(cells.starts[j + 1]) {
        slots[Int(cells.cells[slot].i)] = clear ? -1 : Int32(slot)
      }
    }
    if let first = window.b.first { fill(&row, first, false) }
    for j in window.b {
      if j + 1 < window.b.upperBound { fill(&next, j + 1, false) }
      forEachBead(of: j, in: window, row.span, next.span, body)
      fill(&row, j, true)
      swap(&row, &next)
    }
  }

  @inline(__always)
  private func forEachBead(
    of j: Int, in window: Window, _ slots: Span<Int32>, _ next: Span<Int32>,
    _ body: (Form, Int, Int, Int?, Int?) -> Void
  ) {
    let (knownA, peakA) = (cells.knownA.span, cells.peakA.span)
    let (knownB, peakB) = (cells.knownB[j], cells.peakB[j])
    let all = cells.cells.span
    let mergesB = j + 1 < window.b.upperBound && canMerge(b.shapes[j], b.shapes[j + 1])
    for i in window.a {
      let isPoor = min(knownA[i], knownB) < Self.richInWords
      let cell = Int(slots[i])
      guard cell >= 0 else {
        if isPoor { body(.oneToOne, i, j, nil, nil) }
        continue
      }
      let total = all[cell].total
      if !isPoor, total < Self.leastShareOfPeaks * min(peakA[i], peakB) { continue }
      body(.oneToOne, i, j, cell, nil)
      /// Whether both pairs of a bead say enough for what each has beside the other.
      func isWorthMerging(_ second: Int, _ peak: Float, _ peakOfSecond: Float) -> Bool {
        let other = all[second].total
        return total + other > Self.leastForMerging && total >= peak * Self.leastShareForMerging
          && other >= peakOfSecond * Self.leastShareForMerging
      }
      if mergesB, next[i] >= 0 {
        let second = Int(next[i])
        if isWorthMerging(second, peakB, cells.peakB[j + 1]) {
          body(.oneToTwo, i, j, cell, second)
        }
      }
      for step in 1...2 where i + step < window.a.upperBound && slots[i + step] >= 0 {
        let second = Int(slots[i + step])
        if isWorthMerging(second, peakA[i], peakA[i + step]),
          canMerge(a.shapes[i], a.shapes[i + step])
        {
          body(step == 1 ? .twoToOne : .apartToOne, i, j, cell, second)
        }
      }
    }
  }

  private func canMerge(_ one: Shape, _ other: Shape) -> Bool {
    one.kind != .heading && one.kind != .code && one.kind == other.kind
  }
}

/// The sum of all features, weighed.
private struct Score: FeatureSink {
  private let values: UnsafeBufferPointer<Float>
  private var sum: Float = 0

  /// - Precondition: The values outlive the score.
  init(_ values: UnsafeBufferPointer<Float>) { self.values = values }

  @inline(__always)
  mutating func take(_ feature: Feature, _ value: Float) {
    sum += values[feature.rawValue] * value
  }

  /// The weight of a bead in a ``Lattice``.
  var weight: Float { exponential(max(-30, min(30, sum))) }
}

extension Lattice.Transitions {
  init(_ weights: Weights) {
    self.init(
      continueAfterNull: exponential(weights[.continueAfterNull]),
      gapShort: exponential(weights[.gapShort]), gapLong: exponential(weights[.gapLong]),
      jump: exponential(weights[.jump]), endGap: exponential(weights[.endGap]))
  }
}
