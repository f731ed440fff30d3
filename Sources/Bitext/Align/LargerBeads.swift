/// Finds the larger beads of a window that are worth a weight: one segment with two, neighbours or
/// a title and its text.
struct LargerBeads {
  typealias Form = Comparison.Form

  /// The word information, in nats, that two segments need to share a larger bead.
  private static let leastForMerging: Float = 2
  /// The share of each segment's best match that a larger bead needs.
  private static let leastShareForMerging: Float = 0.3
  /// The share of both best matches that one half needs where the other shares too few words.
  private static let leastShareOfHalf: Float = 0.5
  /// How much longer than one half a whole has to be, and how much longer than the whole both halves
  /// may be.
  private static let lengthOfHalves: (least: Float, most: Float) = (1.15, 2)

  /// The abridgement from which on two texts are not full translations of each other.
  private static let leastOfAbridgement: Float = 0.5

  let comparison: Comparison
  let window: Window

  /// Calls `take` for every larger bead that is worth a weight, ordered by `j`, with the indices of
  /// its cells.
  func forEach(_ take: (Form, Int, Int, Int?, Int?) -> Void) {
    let layout = comparison.layout
    func body(_ form: Form, _ i: Int, _ j: Int, _ first: Int?, _ second: Int?) {
      if let layout, Self.isParted(form, i, j, layout) { return }
      take(form, i, j, first, second)
    }
    let (a, b, cells) = (comparison.a, comparison.b, comparison.cells)
    let all = cells.cells.span
    let peakA = cells.peakA.span
    // In an abridged text, a part of a text without counterpart is no half of it.
    let isAbridged = abs(comparison.abridgement) >= Self.leastOfAbridgement
    var (strong, next): ([Int], [Int]) = ([], [])
    if !isAbridged { Self.strongCells(cells, window, of: window.b.lowerBound, into: &next) }
    for j in window.b {
      let peakB = cells.peakB[j]
      let row = Int(cells.starts[j])..<Int(cells.starts[j + 1])
      let mergesB = j + 1 < window.b.upperBound && Self.canMerge(b.shapes[j], b.shapes[j + 1])
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
            Self.canMerge(a.shapes[i], a.shapes[next])
          {
            body(next == i + 1 ? .twoToOne : .apartToOne, i, j, place, second)
          }
        }
      }
      if !isAbridged {
        swap(&strong, &next)
        Self.strongCells(cells, window, of: j + 1, into: &next)
        Self.addHalves((a.shapes, b.shapes), cells, window, at: j, (strong, next), body)
      }
      guard a.hasRunInTitles || b.hasRunInTitles else { continue }
      for bead in titles(at: j) { take(bead.form, bead.i, j, bead.cell, bead.second) }
    }
  }

  /// Whether the two segments of a bead's side have texts of the other side between them.
  private static func isParted(_ form: Form, _ i: Int, _ j: Int, _ layout: Layout) -> Bool {
    switch form {
    case .oneToOne: false
    case .oneToTwo: layout.partsB(j, j + 1)
    case .twoToOne: layout.partsA(i, i + 1)
    case .apartToOne: layout.partsA(i, i + 2)
    }
  }

  /// The cells of a row that are nearly the best matches of both segments.
  ///
  /// Static, because a method has the comparison copied for each row.
  private static func strongCells(
    _ cells: Cells, _ window: Window, of j: Int, into strong: inout [Int]
  ) {
    strong.removeAll(keepingCapacity: true)
    guard j < window.b.upperBound else { return }
    let (all, peakA) = (cells.cells.span, cells.peakA.span)
    let row = Int(cells.starts[j])..<Int(cells.starts[j + 1])
    let least = max(leastForMerging, leastShareOfHalf * cells.peakB[j])
    for place in row where all[place].total > least {
      let i = Int(all[place].i)
      if all[place].total >= leastShareOfHalf * peakA[i], window.a.contains(i) {
        strong.append(place)
      }
    }
  }

  /// Calls `body` for the larger beads of which one half alone shares enough words: the other half
  /// belongs to it if their lengths say so and nothing else is left of the whole.
  ///
  /// - Parameters:
  ///   - shapes: Those of both streams.
  ///   - cells: Those of the comparison.
  ///   - window: The part of the streams.
  ///   - j: The first segment of the second stream.
  ///   - strong: The strong cells of its row, and of the next row.
  ///   - body: Called with the form, the segments and the cells of each bead.
  private static func addHalves(
    _ shapes: (a: [Shape], b: [Shape]), _ cells: Cells, _ window: Window, at j: Int,
    _ strong: (here: [Int], next: [Int]), _ body: (Form, Int, Int, Int?, Int?) -> Void
  ) {
    if strong.here.isEmpty, strong.next.isEmpty { return }
    let (a, b) = shapes
    let row = Int(cells.starts[j])..<Int(cells.starts[j + 1])
    func isWeak(_ place: Int?, _ peak: Float) -> Bool {
      guard let place else { return true }
      return cells.cells[place].total < leastShareForMerging * peak
    }
    func neighbour(_ place: Int, _ i: Int) -> Int? {
      row.contains(place) && Int(cells.cells[place].i) == i ? place : nil
    }
    let mergesB = j + 1 < window.b.upperBound && canMerge(b[j], b[j + 1])
    for place in strong.here {
      let i = Int(cells.cells[place].i)
      let (one, other) = (a[i].length, b[j].length)
      if mergesB, fits(other, b[j + 1].length, one) {
        let second = cells.index(of: i, j + 1)
        if isWeak(second, cells.peakB[j + 1]) { body(.oneToTwo, i, j, place, second) }
      }
      if i + 1 < window.a.upperBound, fits(one, a[i + 1].length, other), canMerge(a[i], a[i + 1]) {
        let second = neighbour(place + 1, i + 1)
        if isWeak(second, cells.peakA[i + 1]) { body(.twoToOne, i, j, place, second) }
      }
      if i > window.a.lowerBound, fits(one, a[i - 1].length, other), canMerge(a[i - 1], a[i]) {
        let first = neighbour(place - 1, i - 1)
        if isWeak(first, cells.peakA[i - 1]) { body(.twoToOne, i - 1, j, first, place) }
      }
    }
    guard mergesB else { return }
    for place in strong.next {
      let i = Int(cells.cells[place].i)
      if fits(b[j + 1].length, b[j].length, a[i].length) {
        let first = cells.index(of: i, j)
        if isWeak(first, cells.peakB[j]) { body(.oneToTwo, i, j, first, place) }
      }
    }
  }

  /// Whether a whole is as long as two halves, of which one is known to be in it.
  private static func fits(_ half: Float, _ other: Float, _ whole: Float) -> Bool {
    whole > lengthOfHalves.least * half && half + other < lengthOfHalves.most * whole
  }

  /// The beads that link a title and the text below it to one segment that holds both.
  ///
  /// The evidence of the text is enough: a title of two words may share none with its translation.
  private func titles(at j: Int) -> [(form: Form, i: Int, cell: Int?, second: Int?)] {
    let (b, cells) = (comparison.b, comparison.cells)
    var beads: [(form: Form, i: Int, cell: Int?, second: Int?)] = []
    func isWorthMerging(_ place: Int, _ i: Int, _ j: Int) -> Bool {
      let least = Self.leastShareForMerging * max(cells.peakA[i], cells.peakB[j])
      return cells.cells[place].total >= max(least, Self.leastForMerging)
    }
    if j + 1 < window.b.upperBound, b.shapes[j].kind == .heading {
      for place in Int(cells.starts[j + 1])..<Int(cells.starts[j + 2]) {
        let i = Int(cells.cells[place].i)
        guard window.a.contains(i), comparison.isTitleAndBody(.oneToTwo, i, j) else { continue }
        if isWorthMerging(place, i, j + 1) {
          beads.append((.oneToTwo, i, comparison.cell(of: i, j), place))
        }
      }
    }
    guard b.shapes[j].hasRunInTitle else { return beads }
    for place in Int(cells.starts[j])..<Int(cells.starts[j + 1]) {
      let i = Int(cells.cells[place].i) - 1
      guard window.a.contains(i), i + 1 < window.a.upperBound,
        comparison.isTitleAndBody(.twoToOne, i, j)
      else { continue }
      if isWorthMerging(place, i + 1, j) {
        beads.append((.twoToOne, i, comparison.cell(of: i, j), place))
      }
    }
    return beads
  }

  /// Whether two segments can be halves of one text: rows of a table and fields never are.
  private static func canMerge(_ one: Shape, _ other: Shape) -> Bool {
    one.kind != .heading && one.kind != .code && one.kind != .other && one.kind == other.kind
  }
}
