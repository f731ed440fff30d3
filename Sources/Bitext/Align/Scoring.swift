extension Comparison {
  /// A part of both streams that is aligned by itself.
  struct Window {
    let a: Range<Int>
    let b: Range<Int>
  }

  var whole: Window { Window(a: 0..<a.count, b: 0..<b.count) }

  /// The lattice of all beads inside a window, weighed.
  func lattice(_ weights: Weights, _ window: Window) -> Lattice {
    let n = window.a.count
    let values = weights.values
    var lattice = Lattice(n: n, m: window.b.count, transitions: .init(weights))
    lattice.merges.reserveCapacity(4 * window.b.count)
    forEachBead(in: window) { form, i, j, cell, second in
      var score: Float = 0
      visitFeatures(form, i, j, cell, second) { score += values[$0.rawValue] * $1 }
      let weight = exponential(max(-30, min(30, score)))
      let (row, column) = (j - window.b.lowerBound, i - window.a.lowerBound)
      if form == .oneToOne {
        lattice.pairs[row * n + column] = weight
      } else {
        while lattice.mergeStarts.count <= row { lattice.mergeStarts.append(lattice.merges.count) }
        lattice.merges.append(
          .init(form: form, i: Int32(column), j: Int32(row), weight: weight))
      }
    }
    while lattice.mergeStarts.count <= window.b.count {
      lattice.mergeStarts.append(lattice.merges.count)
    }
    let again = exponential(weights[.nullAfterNull])
    for j in window.b {
      var score: Float = 0
      visitNullFeatures(j) { score += values[$0.rawValue] * $1 }
      let row = j - window.b.lowerBound
      lattice.alone[row] = exponential(max(-30, min(30, score)))
      lattice.aloneAgain[row] = lattice.alone[row] * again
    }
    return lattice
  }

  /// Two segments only meet in one bead where words speak for it: less information than this,
  /// in nats, is none.
  private static let leastForMerging: Float = 2
  /// Two segments that could both say more than this, in nats, and share no word, are no pair.
  private static let richInWords: Float = 8
  /// What part of the best match of each of its segments a larger bead must have.
  private static let leastShareForMerging: Float = 0.3

  /// Calls `body` for every bead that is worth a weight, by `j`.
  @inline(__always)
  func forEachBead(
    in window: Window, _ body: (Form, Int, Int, Cells.Cell?, Cells.Cell?) -> Void
  ) {
    var row = [Int32](repeating: -1, count: a.count)
    var next = row
    func fill(_ slots: inout [Int32], _ j: Int, _ clear: Bool) {
      for slot in Int(cells.starts[j])..<Int(cells.starts[j + 1]) {
        slots[Int(cells.cells[slot].i)] = clear ? -1 : Int32(slot)
      }
    }
    let known = cells.cells
    if let first = window.b.first { fill(&row, first, false) }
    for j in window.b {
      let isLast = j + 1 == window.b.upperBound
      if !isLast { fill(&next, j + 1, false) }
      let mergesB = !isLast && canMerge(b.shapes[j], b.shapes[j + 1])
      for i in window.a {
        guard row[i] >= 0 else {
          let isPoor = min(cells.knownA[i], cells.knownB[j]) < Self.richInWords
          if isPoor { body(.oneToOne, i, j, nil, nil) }
          continue
        }
        let cell = known[Int(row[i])]
        body(.oneToOne, i, j, cell, nil)
        if mergesB, next[i] >= 0 {
          let second = known[Int(next[i])]
          if isWorthMerging(cell.total, cells.peakB[j], second.total, cells.peakB[j + 1]) {
            body(.oneToTwo, i, j, cell, second)
          }
        }
        if i + 1 < window.a.upperBound, row[i + 1] >= 0 {
          let second = known[Int(row[i + 1])]
          if isWorthMerging(cell.total, cells.peakA[i], second.total, cells.peakA[i + 1]),
            canMerge(a.shapes[i], a.shapes[i + 1])
          {
            body(.twoToOne, i, j, cell, second)
          }
        }
        if i + 2 < window.a.upperBound, row[i + 2] >= 0 {
          let second = known[Int(row[i + 2])]
          if isWorthMerging(cell.total, cells.peakA[i], second.total, cells.peakA[i + 2]),
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
    _ one: Float, _ peakOfOne: Float, _ other: Float, _ peakOfOther: Float
  ) -> Bool {
    one + other > Self.leastForMerging && one >= peakOfOne * Self.leastShareForMerging
      && other >= peakOfOther * Self.leastShareForMerging
  }
}

extension Lattice.Transitions {
  init(_ weights: Weights) {
    self.init(
      continueAfterNull: exponential(weights[.continueAfterNull]),
      gapShort: exponential(weights[.gapShort]), gapLong: exponential(weights[.gapLong]),
      jump: exponential(weights[.jump]), endGap: exponential(weights[.endGap]))
  }
}
