extension Comparison {
  /// A part of both streams that is aligned on its own.
  struct Window {
    let a: Range<Int>
    let b: Range<Int>
  }

  var whole: Window { Window(a: 0..<a.count, b: 0..<b.count) }

  /// The weighted lattice of all beads inside a window.
  func lattice(_ weights: Weights, _ window: Window) -> Lattice {
    let values = FeatureLanes(weights)
    let (n, m) = (window.a.count, window.b.count)
    let stride = Lattice.stride(of: n)
    var pairs = [Float](repeating: 0, count: m * stride)
    var rows = PairRows(self, values, window)
    for row in 0..<m { rows.weigh(window.b.lowerBound + row, &pairs, at: row * stride) }
    var merges: [Lattice.Merge] = []
    var mergeStarts: [Int] = []
    mergeStarts.reserveCapacity(m + 1)
    forEachMerge(in: window) { form, i, j, cell, second in
      let (row, column) = (j - window.b.lowerBound, i - window.a.lowerBound)
      while mergeStarts.count <= row { mergeStarts.append(merges.count) }
      let weight = features(form, i, j, cell, second, in: Score(values)).weight
      merges.append(.init(form: form, i: Int32(column), j: Int32(row), weight: weight))
    }
    while mergeStarts.count <= m { mergeStarts.append(merges.count) }
    let again = exponential(weights[.nullAfterNull])
    let alone = window.b.map { featuresOfNone($0, in: Score(values)).weight }
    return Lattice(
      n: n, m: m, pairs: pairs, merges: merges, mergeStarts: mergeStarts,
      alone: alone, aloneAgain: alone.map { $0 * again }, transitions: .init(weights))
  }

  /// The word information, in nats, that two segments need to share a larger bead.
  private static let leastForMerging: Float = 2
  /// The share of each segment's best match that a larger bead needs.
  private static let leastShareForMerging: Float = 0.3

  /// The index of the cell of a pair; nil if its texts share no word.
  func cell(of i: Int, _ j: Int) -> Int? {
    (Int(cells.starts[j])..<Int(cells.starts[j + 1])).first { Int(cells.cells[$0].i) == i }
  }

  /// Whether a pair has a weight at all.
  func isPair(_ i: Int, _ j: Int) -> Bool {
    let isPoor = min(cells.knownA[i], cells.knownB[j]) < PairRows.richInWords
    let total = cell(of: i, j).map { cells.cells[$0].total } ?? 0
    let least = PairRows.leastShareOfPeaks * min(cells.peakA[i], cells.peakB[j])
    return isPoor || total > 0 && total >= least
  }

  /// Calls `body` for every larger bead that is worth a weight, ordered by `j`, with the indices of
  /// its cells.
  func forEachMerge(in window: Window, _ body: (Form, Int, Int, Int?, Int?) -> Void) {
    let all = cells.cells.span
    let peakA = cells.peakA.span
    for j in window.b {
      let peakB = cells.peakB[j]
      let row = Int(cells.starts[j])..<Int(cells.starts[j + 1])
      let mergesB = j + 1 < window.b.upperBound && canMerge(b.shapes[j], b.shapes[j + 1])
      /// The cells of the next row, which are walked in parallel.
      var below = row.upperBound
      let end = mergesB ? Int(cells.starts[j + 2]) : below
      for place in row {
        let i = Int(all[place].i)
        let total = all[place].total
        // Most cells have too little evidence for either kind of merging.
        guard total >= Self.leastShareForMerging * min(peakA[i], peakB), window.a.contains(i) else {
          continue
        }
        /// Whether both pairs of a larger bead have enough evidence relative to their best matches.
        func isWorthMerging(_ other: Float, _ peak: Float, _ peakOfOther: Float) -> Bool {
          total + other > Self.leastForMerging && total >= peak * Self.leastShareForMerging
            && other >= peakOfOther * Self.leastShareForMerging
        }
        while below < end, Int(all[below].i) < i { below += 1 }
        if below < end, Int(all[below].i) == i,
          isWorthMerging(all[below].total, peakB, cells.peakB[j + 1])
        {
          body(.oneToTwo, i, j, place, below)
        }
        for second in place + 1..<min(place + 3, row.upperBound) {
          let next = Int(all[second].i)
          guard next <= i + 2, next < window.a.upperBound else { break }
          if isWorthMerging(all[second].total, peakA[i], peakA[next]),
            canMerge(a.shapes[i], a.shapes[next])
          {
            body(next == i + 1 ? .twoToOne : .apartToOne, i, j, place, second)
          }
        }
      }
      guard a.hasRunInTitles || b.hasRunInTitles else { continue }
      for bead in titles(at: j, in: window) { body(bead.form, bead.i, j, bead.cell, bead.second) }
    }
  }

  /// The beads that link a title and the text below it to one segment that holds both.
  ///
  /// The evidence of the text is enough: a title of two words may share none with its translation.
  private func titles(
    at j: Int, in window: Window
  ) -> [(form: Form, i: Int, cell: Int?, second: Int?)] {
    var beads: [(form: Form, i: Int, cell: Int?, second: Int?)] = []
    func isWorthMerging(_ place: Int, _ i: Int, _ j: Int) -> Bool {
      let least = Self.leastShareForMerging * max(cells.peakA[i], cells.peakB[j])
      return cells.cells[place].total >= max(least, Self.leastForMerging)
    }
    if j + 1 < window.b.upperBound, b.shapes[j].kind == .heading {
      for place in Int(cells.starts[j + 1])..<Int(cells.starts[j + 2]) {
        let i = Int(cells.cells[place].i)
        guard window.a.contains(i), isTitleAndBody(.oneToTwo, i, j) else { continue }
        if isWorthMerging(place, i, j + 1) { beads.append((.oneToTwo, i, cell(of: i, j), place)) }
      }
    }
    guard b.shapes[j].hasRunInTitle else { return beads }
    for place in Int(cells.starts[j])..<Int(cells.starts[j + 1]) {
      let i = Int(cells.cells[place].i) - 1
      guard window.a.contains(i), i + 1 < window.a.upperBound, isTitleAndBody(.twoToOne, i, j)
      else { continue }
      if isWorthMerging(place, i + 1, j) { beads.append((.twoToOne, i, cell(of: i, j), place)) }
    }
    return beads
  }

  /// Whether a larger bead links a title and the text below it to a segment that holds both.
  @inline(__always)
  func isTitleAndBody(_ form: Form, _ i: Int, _ j: Int) -> Bool {
    switch form {
    case .oneToTwo:
      a.shapes[i].hasRunInTitle && Self.isTitle(b.shapes[j], above: b.shapes[j + 1])
    case .twoToOne:
      b.shapes[j].hasRunInTitle && Self.isTitle(a.shapes[i], above: a.shapes[i + 1])
    case .oneToOne, .apartToOne: false
    }
  }

  private static func isTitle(_ title: Shape, above body: Shape) -> Bool {
    title.kind == .heading && !body.hasRunInTitle
      && (body.kind == .paragraph || body.kind == .item)
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
