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
      let weight = features(form, i, j, cell, second, in: Score(values)).weight
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
    var row = [Int32](repeating: -1, count: a.count)
    var next = row
    func fill(_ slots: inout [Int32], _ j: Int, _ clear: Bool) {
      for slot in Int(cells.starts[j])..<Int(cells.starts[j + 1]) {
        slots[Int(cells.cells[slot].i)] = clear ? -1 : Int32(slot)
      }
    }
    if let first = window.b.first { fill(&row, first, false) }
    for j in window.b {
      let isLast = j + 1 == window.b.upperBound
      if !isLast { fill(&next, j + 1, false) }
      let mergesB = !isLast && canMerge(b.shapes[j], b.shapes[j + 1])
      for i in window.a {
        let isPoor = min(cells.knownA[i], cells.knownB[j]) < Self.richInWords
        guard row[i] >= 0 else {
          if isPoor { body(.oneToOne, i, j, nil, nil) }
          continue
        }
        let cell = Int(row[i])
        if !isPoor,
          cells.cells[cell].total < Self.leastShareOfPeaks * min(cells.peakA[i], cells.peakB[j])
        {
          continue
        }
        body(.oneToOne, i, j, cell, nil)
        if mergesB, next[i] >= 0 {
          let second = Int(next[i])
          if isWorthMerging(cell, cells.peakB[j], second, cells.peakB[j + 1]) {
            body(.oneToTwo, i, j, cell, second)
          }
        }
        if i + 1 < window.a.upperBound, row[i + 1] >= 0 {
          let second = Int(row[i + 1])
          if isWorthMerging(cell, cells.peakA[i], second, cells.peakA[i + 1]),
            canMerge(a.shapes[i], a.shapes[i + 1])
          {
            body(.twoToOne, i, j, cell, second)
          }
        }
        if i + 2 < window.a.upperBound, row[i + 2] >= 0 {
          let second = Int(row[i + 2])
          if isWorthMerging(cell, cells.peakA[i], second, cells.peakA[i + 2]),
            canMerge(a.shapes[i], a.shapes[i + 2])
          {
            body(.apartToOne, i, j, cell, second)
          }
        }
      }
      fill(&row, j, true)
      swap(&row, &next)
    }
  }

  private func canMerge(_ one: Shape, _ other: Shape) -> Bool {
    one.kind != .heading && one.kind != .code && one.kind == other.kind
  }

  private func isWorthMerging(
    _ cell: Int, _ peak: Float, _ second: Int, _ peakOfSecond: Float
  ) -> Bool {
    let (one, other) = (cells.cells[cell].total, cells.cells[second].total)
    return one + other > Self.leastForMerging && one >= peak * Self.leastShareForMerging
      && other >= peakOfSecond * Self.leastShareForMerging
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
