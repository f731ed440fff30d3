/// Two streams and all evidence about any two of their segments.
package struct Comparison {
  /// The profile of the first stream.
  package let a: Profile
  /// The profile of the second stream.
  package let b: Profile
  let matches: WordMatches
  let cells: Cells
  let layout: Layout?
  /// How much shorter one text is than the other: 0 for a full translation, up to 1 for an
  /// abridgement.
  ///
  /// Positive if the second text is the shorter one. Its segments and the whole of it are shorter: a text
  /// that is only cut finer has shorter segments, and one that was translated in part is shorter.
  let abridgement: Float
  /// How much finer the second text is divided than the first, at equal content: the logarithm of
  /// the number of its segments for each segment of the first.
  ///
  /// Negative if the first is finer.
  let fineness: Float
  /// The share of the words' information that is in the best match of each segment, in 0...1; low
  /// for two texts on different subjects.
  let relatedness: Float
  /// Whether two texts that alternate in one file say different things, as a text does and the examples
  /// or quotations in it: hardly a word of either is in the other.
  let areStrangers: Bool
  /// Whether both texts have headings, or code.
  ///
  /// If one has none, the headings of the other are no evidence.
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
    let finer = logarithm(second.count / first.count)
    let longer = logarithm(second.length / first.length)
    let ofSegments = longer - finer
    let shorter = ofSegments < 0 ? min(0, max(ofSegments, longer)) : max(0, min(ofSegments, longer))
    abridgement = max(-1, min(1, -shorter))
    fineness = finer > 0 ? max(0, finer - abs(longer)) : min(0, finer + abs(longer))
    let known = (cells.knownA.reduce(0, +), cells.knownB.reduce(0, +))
    let best = (cells.peakA.reduce(0, +), cells.peakB.reduce(0, +))
    relatedness = min(1, (best.0 + best.1) / (2 * (known.0 + known.1 + 8)))
    // The shorter of a text and its digest is in the other one.
    let shared = max(best.0 / (2 * max(1, known.0)), best.1 / (2 * max(1, known.1)))
    areStrangers =
      layout.map { !$0.areMostlyHalves } ?? false && min(a.count, b.count) >= Self.enoughTexts
      && min(known.0, known.1) >= Self.enoughKnown && shared < Self.sharedByStrangers
    func both(_ kind: Shape.Kind) -> Bool {
      a.shapes.contains { $0.kind == kind } && b.shapes.contains { $0.kind == kind }
    }
    sharedHeadings = both(.heading)
    sharedCode = both(.code)
    sharedItems = both(.item)
  }

  /// The information of the words of a text, in nats, from which on they tell whether it is translated.
  private static let enoughKnown: Float = 5
  private static let enoughTexts = 3
  /// The share of it that is in the other text by chance.
  ///
  /// Of 270 texts that alternate with their translations or digests, from the development sets, one
  /// had 0.48, and all others more than 0.6.
  private static let sharedByStrangers: Float = 0.46

  /// The length of the running text, without code and headings, and the number of its segments.
  ///
  /// One segment of 20 letters is added so that neither is 0.
  private static func runningText(_ profile: Profile) -> (length: Float, count: Float) {
    var length: Float = 20
    var count: Float = 1
    for shape in profile.shapes where shape.kind != .code && shape.kind != .heading {
      length += shape.length
      count += 1
    }
    return (length, count)
  }

  /// The information of the words in the given beads, in nats: of those that match, and of all
  /// whose match could be known.
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

  /// The form of a bead: segment `i` (and `i + 1` or `i + 2`) with `j` (and `j + 1`).
  enum Form: UInt8 { case oneToOne, oneToTwo, twoToOne, apartToOne }
}
