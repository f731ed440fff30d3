/// Doubts pairs of a file that is written in one language and has a little of the other in it.
///
/// A translator leaves boxes of grammar, quotations, names of films and labels of code in the language of
/// the original. Such remains are nobody's translation, but they share words with the texts around them.
/// In files that hold two languages by design, one language has at least half as much text as the other;
/// an abridged text below its original has less.
struct Remains {
  /// The share of the longer text up to which the shorter one is a remainder, where the first language is
  /// the shorter one: an original is not much shorter than its translation.
  private static let mostOfOriginal: Float = 0.4
  /// The share of the longer text up to which the shorter one is a remainder, where the second
  /// language is the shorter one, as in an abridged text.
  private static let mostOfTranslation: Float = 0.05
  /// The letters that the longer text has at least: in a few lines nothing is a remainder.
  private static let leastOfText: Float = 300
  /// The largest logarithm, either way, of the ratio of the lengths of a quotation and its translation.
  private static let mostRatio: Float = 0.6

  /// The run of neighbouring segments of one language that a segment stands in, with its distance from
  /// both ends.
  private struct Place {
    let run: Int
    let offset: Int
    var fromEnd = 0
  }

  private let comparison: Comparison

  /// - Returns: Nil if the two streams are of two files, or neither is a remainder.
  init?(_ comparison: Comparison) {
    guard comparison.a.file == comparison.b.file else { return nil }
    let lengthA = comparison.a.shapes.reduce(Float(0)) { $0 + $1.length }
    let lengthB = comparison.b.shapes.reduce(Float(0)) { $0 + $1.length }
    guard max(lengthA, lengthB) >= Self.leastOfText,
      lengthA < Self.mostOfOriginal * lengthB || lengthB < Self.mostOfTranslation * lengthA
    else { return nil }
    self.comparison = comparison
  }

  /// The beads with those doubted that are no quotation with its translation right above or below it.
  ///
  /// - Complexity: O(n) in the number of segments.
  func doubting(_ beads: [Bead]) -> [Bead] {
    let (placesA, placesB) = places()
    return beads.map { bead in
      guard !bead.isNull, bead.confidence >= 0.5 else { return bead }
      let (firstA, lastA) = (bead.a[0], bead.a[bead.a.count - 1])
      let (firstB, lastB) = (bead.b[0], bead.b[bead.b.count - 1])
      let isBeside =
        abs(placesA[firstA].run - placesB[firstB].run) == 1
        && (placesA[firstA].offset == placesB[firstB].offset
          || placesA[lastA].fromEnd == placesB[lastB].fromEnd)
      let (a, b) = (comparison.a.shapes, comparison.b.shapes)
      let lengths = (
        bead.a.reduce(Float(0)) { $0 + a[$1].length }, bead.b.reduce(Float(0)) { $0 + b[$1].length }
      )
      let isQuotation =
        isBeside && a[lastA].end == b[lastB].end
        && (a[firstA].kind == .heading) == (b[firstB].kind == .heading)
        && abs(logarithm(lengths.0 / lengths.1)) <= Self.mostRatio
      return isQuotation
        ? bead : Bead(a: bead.a, b: bead.b, confidence: Doubt.even(bead.confidence))
    }
  }

  private func places() -> (a: [Place], b: [Place]) {
    let (a, b) = (comparison.a.positions, comparison.b.positions)
    var (placesA, placesB): ([Place], [Place]) = ([], [])
    var run = 0
    while placesA.count < a.count || placesB.count < b.count {
      let (startA, startB) = (placesA.count, placesB.count)
      let nextA = startA < a.count ? a[startA] : .max
      let nextB = startB < b.count ? b[startB] : .max
      if nextA < nextB {
        Self.addRun(run, of: a, before: nextB, to: &placesA)
      } else {
        Self.addRun(run, of: b, before: nextA, to: &placesB)
      }
      run += 1
    }
    return (placesA, placesB)
  }

  /// Adds the places of the segments before a position, at least one.
  private static func addRun(
    _ run: Int, of positions: [Int], before limit: Int, to places: inout [Place]
  ) {
    let start = places.count
    repeat {
      places.append(Place(run: run, offset: places.count - start))
    } while places.count < positions.count && positions[places.count] < limit
    for index in start..<places.count { places[index].fromEnd = places.count - 1 - index }
  }
}
