extension Comparison {
  /// The lattice of all beads, weighed.
  ///
  /// Where `allowed` is given, other beads weigh nothing.
  func lattice(_ weights: Weights, allowed: ((Form, Int, Int) -> Bool)? = nil) -> Lattice {
    let (n, m) = (a.count, b.count)
    var lattice = Lattice(n: n, m: m, transitions: Lattice.Transitions(weights))
    forEachBead { form, i, j, cell, second in
      if let allowed, !allowed(form, i, j) { return }
      var score: Float = 0
      visitFeatures(form, i, j, cell, second) { score += weights[$0] * $1 }
      let weight = exponential(max(-30, min(30, score)))
      switch form {
      case .oneToOne: lattice.oneToOne[j * n + i] = weight
      case .oneToTwo: lattice.oneToTwo[j * n + i] = weight
      case .twoToOne: lattice.twoToOne[j * n + i] = weight
      case .apartToOne: lattice.apartToOne[j * n + i] = weight
      }
    }
    for j in 0..<m {
      var score: Float = 0
      visitNullFeatures(j) { score += weights[$0] * $1 }
      lattice.alone[j] = exponential(max(-30, min(30, score)))
      lattice.aloneAgain[j] = lattice.alone[j] * exponential(weights[.nullAfterNull])
    }
    return lattice
  }

  /// Two segments only meet in one bead where words speak for it: less information than this,
  /// in nats, is none.
  private static let leastForMerging: Float = 2

  /// Calls `body` for every bead that is worth a weight.
  @inline(__always)
  func forEachBead(_ body: (Form, Int, Int, Cells.Cell?, Cells.Cell?) -> Void) {
    let (n, m) = (a.count, b.count)
    var row = [Int32](repeating: -1, count: n)
    var next = [Int32](repeating: -1, count: n)
    func fill(_ slots: inout [Int32], _ j: Int, _ clear: Bool) {
      for slot in Int(cells.starts[j])..<Int(cells.starts[j + 1]) {
        slots[Int(cells.cells[slot].i)] = clear ? -1 : Int32(slot)
      }
    }
    if m > 0 { fill(&row, 0, false) }
    for j in 0..<m {
      if j + 1 < m { fill(&next, j + 1, false) }
      let mergesB = j + 1 < m && canMerge(b.shapes[j], b.shapes[j + 1])
      let known = cells.cells
      for i in 0..<n {
        let cell = row[i] < 0 ? nil : known[Int(row[i])]
        body(.oneToOne, i, j, cell, nil)
        if mergesB, row[i] >= 0 || next[i] >= 0 {
          let second = next[i] < 0 ? nil : known[Int(next[i])]
          if (cell?.total ?? 0) + (second?.total ?? 0) > Self.leastForMerging {
            body(.oneToTwo, i, j, cell, second)
          }
        }
        if i + 1 < n, row[i] >= 0 || row[i + 1] >= 0, canMerge(a.shapes[i], a.shapes[i + 1]) {
          let second = row[i + 1] < 0 ? nil : known[Int(row[i + 1])]
          if (cell?.total ?? 0) + (second?.total ?? 0) > Self.leastForMerging {
            body(.twoToOne, i, j, cell, second)
          }
        }
        if i + 2 < n, row[i] >= 0, row[i + 2] >= 0, canMerge(a.shapes[i], a.shapes[i + 2]) {
          body(.apartToOne, i, j, cell, known[Int(row[i + 2])])
        }
      }
      fill(&row, j, true)
      swap(&row, &next)
    }
  }

  private func canMerge(_ one: Shape, _ other: Shape) -> Bool {
    one.kind != .heading && one.kind != .code && one.kind == other.kind
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
