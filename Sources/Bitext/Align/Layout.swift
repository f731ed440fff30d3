/// The arrangement of the texts of two languages in one file.
///
/// People write a translation below each paragraph, above it, or below a group of paragraphs. A
/// segment's translation therefore stands in the run of the other language next to its own run, at
/// the same distance from the beginning of that run. Where both stand in one block of the file, line
/// below line or one nested in the item that is the other, they are halves of that block and belong
/// together whatever their distances are.
struct Layout {
  enum Relation {
    /// In the run on the usual side, at the same offset.
    case opposite
    /// In the run on the usual side, at another offset.
    case beside
    /// In the run on the other side, or a heading and a text.
    case behind
    case far
  }

  /// The index of a segment's run in the file, and the segment's offset in that run.
  private struct Place {
    let run: Int
    let offset: Int
    let fromEnd: Int
  }

  /// The information, in nats, that matches need to show where translations stand.
  private static let enoughToTell: Float = 20
  /// The share of the best matches' information that has to be on one side.
  private static let leastShareBeside: Float = 0.5

  private let placesA: [Place]
  private let placesB: [Place]
  private let headingsA: [Bool]
  private let headingsB: [Bool]
  /// The side of a run on which its counterpart in the second stream stands: 1 for after, -1 for
  /// before.
  private let side: Int
  /// The other half of each segment's block, or -1.
  private let halvesA: [Int]
  private let halvesB: [Int]
  /// Whether the two halves of a segment's block are all of it.
  private let areAlone: [Bool]

  /// - Returns: Nil if the streams are in different files or do not alternate.
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
    let isBlock = runs == 2 && min(a.count, b.count) == 1 && Self.isBlock(a, b)
    guard runs > 2 || (a.count == 1 && b.count == 1) || isBlock else { return nil }
    self.placesA = placesA
    self.placesB = placesB
    headingsA = a.shapes.map { $0.kind == .heading }
    headingsB = b.shapes.map { $0.kind == .heading }
    // The side is where the words match; without matches, the first run is the original.
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
    // If a translation stands as a whole elsewhere, with a few words of the other language in it,
    // most words match far away and there is no layout.
    let all = after + before + elsewhere
    if all > Self.enoughToTell, max(after, before) < all * Self.leastShareBeside { return nil }
    (halvesA, halvesB) = Self.halves(a, b, side: side)
    areAlone = Self.areAlone(halvesA, a, b, side: side)
  }

  /// Whether the only text of one language is in a block of its own with a text of the other one.
  private static func isBlock(_ a: Profile, _ b: Profile) -> Bool {
    let side = a.positions[0] < b.positions[0] ? 1 : -1
    return areAlone(halves(a, b, side: side).a, a, b, side: side).contains(true)
  }

  /// For each segment of the first stream, whether it and its other half are all of their block: no
  /// other text is next to them without a blank line.
  private static func areAlone(_ halvesA: [Int], _ a: Profile, _ b: Profile, side: Int) -> [Bool] {
    func touch(_ first: Segment?, _ second: Segment?) -> Bool {
      guard let first, let second else { return false }
      return first.lines.upperBound + 1 >= second.lines.lowerBound
    }
    func segment(_ profile: Profile, _ index: Int) -> Segment? {
      index >= 0 && index < profile.count ? profile.stream.segments[index] : nil
    }
    return halvesA.indices.map { i in
      let j = halvesA[i]
      guard j >= 0 else { return false }
      let (one, other) = (a.stream.segments[i], b.stream.segments[j])
      let (first, second) = side > 0 ? (one, other) : (other, one)
      if isNested(second, in: first) {
        let next = side > 0 ? segment(b, j + 1) : segment(a, i + 1)
        return !(next.map { isNested($0, in: first) } ?? false)
      }
      return !touch(segment(a, i - 1), first) && !touch(segment(b, j - 1), first)
        && !touch(second, segment(a, i + 1)) && !touch(second, segment(b, j + 1))
    }
  }

  /// Whether a text may be part of the item that another one begins.
  private static func isNested(_ text: Segment, in item: Segment) -> Bool {
    item.kind == .item && text.depth > item.depth
  }

  /// The halves of the same block: neighbours in the file that no blank line parts, or an item and the
  /// text nested in it.
  private static func halves(_ a: Profile, _ b: Profile, side: Int) -> (a: [Int], b: [Int]) {
    var halvesA = [Int](repeating: -1, count: a.count)
    var halvesB = [Int](repeating: -1, count: b.count)
    var j = 0
    for i in 0..<a.count {
      while j < b.count, b.positions[j] < a.positions[i] + side { j += 1 }
      guard j < b.count, b.positions[j] == a.positions[i] + side else { continue }
      let (one, other) = (a.stream.segments[i], b.stream.segments[j])
      let (first, second) = side > 0 ? (one, other) : (other, one)
      let isBlock =
        first.lines.upperBound + 1 == second.lines.lowerBound && first.kind == second.kind
        && a.shapes[i].kind != .heading
      if isBlock || isNested(second, in: first) {
        (halvesA[i], halvesB[j]) = (j, i)
      }
    }
    return (halvesA, halvesB)
  }

  /// Whether most texts of the language that has fewer are in one block with a text of the other.
  var areMostlyHalves: Bool {
    halvesA.count { $0 >= 0 } * 2 > min(halvesA.count, halvesB.count)
  }

  func relation(_ i: Int, _ j: Int) -> Relation {
    let (one, other) = (placesA[i], placesB[j])
    switch other.run - one.run {
    case side:
      // Many translators keep the original headings above a translated text.
      if headingsA[i] != headingsB[j] { return .behind }
      if halvesA[i] >= 0 || halvesB[j] >= 0 {
        if halvesA[i] == j { return .opposite }
        // Who puts a text and another into one block means that they belong together.
        let isTaken = areAlone[i] || halvesB[j] >= 0 && areAlone[halvesB[j]]
        return isTaken ? .behind : .beside
      }
      return one.offset == other.offset ? .opposite : .beside
    case -side: return .behind
    default: return .far
    }
  }

  /// Whether texts of the other stream stand between two texts of the first, or of the second: in a
  /// file where each has its translation beside it, no translation is of both.
  func partsA(_ i: Int, _ other: Int) -> Bool { placesA[i].run != placesA[other].run }
  func partsB(_ j: Int, _ other: Int) -> Bool { placesB[j].run != placesB[other].run }

  /// Whether two segments are the halves of one block.
  func areHalves(_ i: Int, _ j: Int) -> Bool { halvesA[i] == j }

  /// Whether the runs of a pair are of equal length, or both segments are the headings of their
  /// runs.
  func isEven(_ i: Int, _ j: Int) -> Bool {
    halvesA[i] == j
      || headingsA[i] && placesA[i].offset == 0 && placesB[j].offset == 0
      || placesA[i].offset + placesA[i].fromEnd == placesB[j].offset + placesB[j].fromEnd
  }
}
