/// How the texts of two languages stand between each other in one file.
///
/// People write a translation below each paragraph, before it, or below a group of paragraphs.
/// Runs of one language tell: a segment's translation stands in the run next to its own, and as
/// far from the beginning of that run.
struct Layout {
  enum Relation {
    /// In the run on the usual side, at the same place in it.
    case opposite
    /// In the run on the usual side, elsewhere in it.
    case beside
    /// In the run on the other side, or a heading and a text.
    case behind
    case far
  }

  /// The number of a segment's run in the file, and its place in that run.
  private struct Place {
    let run: Int
    let offset: Int
    let fromEnd: Int
  }

  /// Matches that say less than this, in nats, do not tell where translations stand.
  private static let enoughToTell: Float = 20
  /// How much of what the best matches of all texts say has to stand on one side of them.
  private static let leastShareBeside: Float = 0.5

  private let placesA: [Place]
  private let placesB: [Place]
  private let headingsA: [Bool]
  private let headingsB: [Bool]
  /// Where the runs of the second stream stand that belong to the runs of the first: 1 or -1.
  private let side: Int

  /// - Returns: `nil` where the streams are in different files or do not stand between each other.
  init?(_ a: Profile, _ b: Profile, _ cells: Cells) {
    guard a.file == b.file, a.count > 0, b.count > 0 else { return nil }
    var placesA: [Place] = []
    var placesB: [Place] = []
    var runs = 0
    while placesA.count < a.count || placesB.count < b.count {
      let startA = placesA.count
      let startB = placesB.count
      let nextA = startA < a.count ? a.positions[startA] : .max
      let nextB = startB < b.count ? b.positions[startB] : .max
      if nextA == nextB { return nil }
      if nextA < nextB {
        var end = startA
        while end < a.count, a.positions[end] < nextB { end += 1 }
        for i in startA..<end {
          placesA.append(Place(run: runs, offset: i - startA, fromEnd: end - 1 - i))
        }
      } else {
        var end = startB
        while end < b.count, b.positions[end] < nextA { end += 1 }
        for j in startB..<end {
          placesB.append(Place(run: runs, offset: j - startB, fromEnd: end - 1 - j))
        }
      }
      runs += 1
    }
    guard runs > 2 || (a.count == 1 && b.count == 1) else { return nil }
    self.placesA = placesA
    self.placesB = placesB
    headingsA = a.shapes.map { $0.kind == .heading }
    headingsB = b.shapes.map { $0.kind == .heading }
    // The side on which the words match; without words the first run is the original.
    var after: Float = 0
    var before: Float = 0
    var elsewhere: Float = 0
    for j in 0..<b.count {
      let row = cells.cells[Int(cells.starts[j])..<Int(cells.starts[j + 1])]
      guard let best = row.max(by: { $0.total < $1.total }) else { continue }
      switch placesB[j].run - placesA[Int(best.i)].run {
      case 1: after += best.total
      case -1: before += best.total
      default: elsewhere += best.total
      }
    }
    let firstIsA = placesA[0].run == 0
    side = after == before ? (firstIsA ? 1 : -1) : after > before ? 1 : -1
    // A translation that comes as a whole, with a few words of the other language in it, is
    // no layout: the words of most texts match far away.
    let all = after + before + elsewhere
    if all > Self.enoughToTell, max(after, before) < all * Self.leastShareBeside { return nil }
  }

  func relation(_ i: Int, _ j: Int) -> Relation {
    let (one, other) = (placesA[i], placesB[j])
    switch other.run - one.run {
    case side:
      // Many keep the original's headings above a text that is theirs.
      if headingsA[i] != headingsB[j] { return .behind }
      return one.offset == other.offset ? .opposite : .beside
    case -side: return .behind
    default: return .far
    }
  }

  /// Whether the runs of a bead are as long as each other, or both begin with its headings.
  func isEven(_ i: Int, _ j: Int) -> Bool {
    headingsA[i] && placesA[i].offset == 0 && placesB[j].offset == 0
      || placesA[i].offset + placesA[i].fromEnd == placesB[j].offset + placesB[j].fromEnd
  }
}
