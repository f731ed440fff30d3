import TextBasics

/// The pairs of segments that share at least one word, row by row of the second stream.
///
/// Everything else about a pair follows from its two segments, so only these pairs take memory.
/// Their number grows with the text and not with its square, because very common words are skipped.
struct Cells {
  /// The word evidence for one pair of segments.
  ///
  /// Information is in nats.
  struct Cell {
    let i: Int32
    /// The information of all words of both segments that match.
    let total: Float
    /// The strength of the match between the first words, in 0...1.
    let start: Float
    /// As ``a`` and ``b`` in total, without matches that stand too late: those beyond the share of
    /// a text that the other, shorter text can cover.
    let sumA: Float
    let sumB: Float
    /// The information of the matching words of each segment, by ``WordMatches/Basis``.
    let a: SIMD4<Float>
    let b: SIMD4<Float>
    /// The mean of both, without matches that stand too late.
    let early: SIMD4<Float>
    /// Bit sets of the matching words of the two segments, by word number modulo 64.
    let maskA: UInt64
    let maskB: UInt64
  }

  /// The number of segments above which a word is no evidence for any of them.
  ///
  /// At most 256, however long a text is: each row looks at all segments that share a word with it.
  private static func commonest(in profile: Profile) -> Int {
    min(256, max(64, profile.count / 100))
  }
  /// The number of cells that a row keeps, so that memory grows with the text and not with its
  /// square.
  private static func mostInRow(_ count: Int) -> Int { count <= 4_000 ? 160 : 48 }
  /// The share of the best cell below which cells of a long row are dropped first.
  private static let leastShare: Float = 0.15

  private(set) var cells: [Cell] = []
  private(set) var starts: [Int32] = [0]
  /// For each segment, the information of all its words that match anywhere in the other stream.
  private(set) var knownA: [Float]
  private(set) var knownB: [Float]
  /// For each segment, the largest total of a cell with it.
  private(set) var peakA: [Float]
  private(set) var peakB: [Float]

  init(_ a: Profile, _ b: Profile, _ matches: WordMatches) {
    knownA = Self.known(a, matches.informationA, matches.bestA)
    knownB = Self.known(b, matches.informationB, matches.bestB)
    peakA = [Float](repeating: 0, count: a.count)
    peakB = [Float](repeating: 0, count: b.count)
    starts.reserveCapacity(b.count + 1)
    cells.reserveCapacity(b.count * min(a.count, 24))
    let most = Self.mostInRow(a.count)
    var row = Row(a, b, matches, commonest: max(12, min(Self.commonest(in: a), a.count / 4)))
    for j in 0..<b.count {
      row.fill(j)
      let first = cells.count
      peakB[j] = row.takeCells(
        into: &cells, most: most, leastShare: Self.leastShare, peaks: &peakA)
      if cells.count - first > most {
        cells[first...].sort { $0.total != $1.total ? $0.total > $1.total : $0.i < $1.i }
        cells.removeLast(cells.count - first - most)
        cells[first...].sort { $0.i < $1.i }
      }
      starts.append(Int32(cells.count))
    }
  }

  /// The index of the cell of a pair; nil if its texts share no word.
  func index(of i: Int, _ j: Int) -> Int? {
    let cells = cells.span
    for place in Int(starts[j])..<Int(starts[j + 1]) where Int(cells[place].i) == i {
      return place
    }
    return nil
  }

  private static func known(_ profile: Profile, _ information: [Float], _ best: [Float]) -> [Float]
  {
    var known = [Float](repeating: 0, count: profile.count)
    let common = commonest(in: profile)
    var sums = known.mutableSpan
    let (postings, starts) = (profile.postings.span, profile.postingStarts.span)
    let (information, best) = (information.span, best.span)
    for word in best.indices where best[word] > 0 {
      let places = Int(starts[word])..<Int(starts[word &+ 1])
      if places.count > common { continue }
      let own = information[word] * best[word]
      for place in places { sums[Int(postings[place].segment)] += own }
    }
    return known
  }
}
