/// Two streams and everything that can be said about any two of their segments.
package struct Comparison {
  package let a: Profile
  package let b: Profile
  let matches: WordMatches
  let cells: Cells
  let layout: Layout?
  /// How much one text was cut against the other: 0 for a full translation, up to 1 for an abridgement.
  ///
  /// Positive where the second text is the shorter one.
  let abridgement: Float
  /// How much finer the second text is cut than the first while it says as much: the logarithm of
  /// how many segments it has for one of the first; negative where the first is cut finer.
  let fineness: Float
  /// How much of what the words of the texts could say is said by the best match of each segment,
  /// in 0...1: low for two texts that are not about the same.
  let relatedness: Float
  /// The kinds that occur in both texts: one without any heading says nothing about headings.
  let sharedHeadings: Bool
  let sharedCode: Bool
  let sharedItems: Bool

  package init(
    _ a: Profile, _ b: Profile, lexicons: [Lexicon], without: Set<Evidence> = []
  ) {
    self.a = a
    self.b = b
    matches = WordMatches(
      a, b, lexicons: lexicons, without: Set(without.compactMap(WordMatches.Basis.init)))
    cells = Cells(a, b, matches)
    layout = without.contains(.layout) ? nil : Layout(a, b, cells)
    let (first, second) = (Self.runningText(a), Self.runningText(b))
    let logRatio = logarithm((second.length / second.count) / (first.length / first.count))
    abridgement = max(-1, min(1, -logRatio))
    let finer = logarithm(second.count / first.count)
    let longer = abs(logarithm(second.length / first.length))
    fineness = finer > 0 ? max(0, finer - longer) : min(0, finer + longer)
    let known = cells.knownA.reduce(4, +) + cells.knownB.reduce(4, +)
    let best = cells.peakA.reduce(0, +) + cells.peakB.reduce(0, +)
    relatedness = min(1, best / (2 * known))
    func both(_ kind: Shape.Kind) -> Bool {
      a.shapes.contains { $0.kind == kind } && b.shapes.contains { $0.kind == kind }
    }
    sharedHeadings = both(.heading)
    sharedCode = both(.code)
    sharedItems = both(.item)
  }

  /// The length of the running text, code and headings aside, and its segments; as if there were
  /// one of 20 letters more, so that neither is 0.
  private static func runningText(_ profile: Profile) -> (length: Float, count: Float) {
    var length: Float = 20
    var count: Float = 1
    for shape in profile.shapes where shape.kind != .code && shape.kind != .heading {
      length += shape.length
      count += 1
    }
    return (length, count)
  }

  /// What the words of some beads' texts say by their matches, and what they could say, in nats.
  func information(of beads: [Bead]) -> (matched: Float, known: Float) {
    var said: Float = 0
    var known: Float = 0
    for bead in beads {
      let own =
        bead.a.reduce(0) { $0 + cells.knownA[$1] } + bead.b.reduce(0) { $0 + cells.knownB[$1] }
      var matched: Float = 0
      for j in bead.b {
        for cell in cells.cells[Int(cells.starts[j])..<Int(cells.starts[j + 1])]
        where bead.a.contains(Int(cell.i)) {
          matched += cell.total
        }
      }
      said += min(own, matched)
      known += own
    }
    return (said, known)
  }

  /// What a bead would link: segments `i` (and `i + 1`, or `i + 2`) with `j` (and `j + 1`).
  enum Form: UInt8 { case oneToOne, oneToTwo, twoToOne, apartToOne }
}
