extension Comparison {
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
    LargerBeads(comparison: self, window: window).forEach { form, i, j, cell, second in
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

  /// The index of the cell of a pair; nil if its texts share no word.
  func cell(of i: Int, _ j: Int) -> Int? { cells.index(of: i, j) }

  /// Whether a pair has a weight at all.
  func isPair(_ i: Int, _ j: Int) -> Bool {
    let isPoor = min(cells.knownA[i], cells.knownB[j]) < PairRows.richInWords
    let total = cell(of: i, j).map { cells.cells[$0].total } ?? 0
    if total == 0, areForeignHeadings(i, j) { return false }
    if areTitleAndSentence(i, j) { return false }
    let least = PairRows.leastShareOfPeaks * min(cells.peakA[i], cells.peakB[j])
    return isPoor || total > 0 && total >= least
  }

  /// Whether two headings are both in English letters though the texts are in two languages: a heading
  /// that a translation keeps, which is paired by its words or not at all.
  @inline(__always)
  func areForeignHeadings(_ i: Int, _ j: Int) -> Bool {
    a.shapes[i].isLatinHeading && b.shapes[j].isLatinHeading && a.language != b.language
  }

  /// Whether, in a file where both languages alternate, one text is a title and the other a sentence:
  /// what the title stands above, or the original of a text that is missing.
  @inline(__always)
  func areTitleAndSentence(_ i: Int, _ j: Int) -> Bool {
    guard layout != nil else { return false }
    let (one, other) = (a.shapes[i], b.shapes[j])
    let (title, sentence) = one.kind == .heading ? (one, other) : (other, one)
    // The title of a fold may say what is in it.
    return title.kind == .heading && title.level <= 6 && title.end == .none
      && sentence.kind != .heading && sentence.end == .stop
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
}

extension Lattice.Transitions {
  init(_ weights: Weights) {
    self.init(
      continueAfterNull: exponential(weights[.continueAfterNull]),
      gapShort: exponential(weights[.gapShort]), gapLong: exponential(weights[.gapLong]),
      jump: exponential(weights[.jump]), endGap: exponential(weights[.endGap]))
  }
}
