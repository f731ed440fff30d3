/// Pairs segments that are alone on both sides between two sure beads, in texts that are translated
/// nearly whole.
///
/// Where as many segments are alone in one text as in the other, at one place, and their lengths
/// agree one by one, they are each other's translations though they share no word. In texts with
/// many segments of their own, two segments that meet in a gap are as likely to be strangers.
struct GapFilling {
  /// The longest gap that is filled, in segments.
  private static let longest = 4
  /// The share of segments of a text that have no counterpart, above which no gap is filled.
  private static let mostAlone: Float = 0.1
  /// The largest difference of the logarithm of the ratio of two lengths from that of the texts.
  private static let mostRatio: Float = 0.4
  /// The confidence of a bead at the edge of a gap from which on the bead is sure.
  private static let sure = 0.8
  /// The share of the pairs made here that were right in texts whose beads are known.
  private static let confidence = 0.83

  private let comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// Fills the gaps between beads, which are in the order of the first stream.
  ///
  /// - Complexity: O(n) in the number of beads.
  func filled(_ beads: [Bead]) -> [Bead] {
    let (n, m) = (comparison.a.count, comparison.b.count)
    var (aloneA, aloneB) = (0, 0)
    for bead in beads where bead.isNull {
      aloneA += bead.a.count
      aloneB += bead.b.count
    }
    guard aloneA > 0, aloneB > 0 else { return beads }
    // As many segments as are alone on both sides may still be pairs.
    let foreign = abs(aloneA - aloneB)
    guard Float(foreign) <= Self.mostAlone * Float(max(n, m)) else { return beads }
    let usual = usualRatio(of: beads)
    let linked = beads.filter { !$0.isNull }
    var isLinkedOfB = [Bool](repeating: false, count: m)
    for bead in linked { for j in bead.b { isLinkedOfB[j] = true } }
    var pairs: [Bead] = []
    /// The end of the bead before, if it is sure.
    var before: (a: Int, b: Int)? = (-1, -1)
    for bead in linked + [Bead(a: [n], b: [m], confidence: 1)] {
      let isSure = bead.confidence >= Self.sure
      if isSure, let before {
        let gap = self.pairs(from: before, to: (bead.a[0], bead.b[0]), usual)
        if gap.allSatisfy({ !isLinkedOfB[$0.b[0]] }) { pairs += gap }
      }
      before = isSure ? (bead.a[bead.a.count - 1], bead.b[bead.b.count - 1]) : nil
    }
    return pairs.isEmpty ? beads : Decoding.inReadingOrder(linked + pairs, n: n, m: m)
  }

  /// The pairs of a gap between two segments on each side, if it can be filled.
  private func pairs(
    from before: (a: Int, b: Int), to after: (a: Int, b: Int), _ usual: Float
  ) -> [Bead] {
    let count = after.a - before.a - 1
    guard count > 0, count <= Self.longest, after.b - before.b - 1 == count else { return [] }
    var pairs: [Bead] = []
    for offset in 1...count {
      let (i, j) = (before.a + offset, before.b + offset)
      let (one, other) = (comparison.a.shapes[i], comparison.b.shapes[j])
      guard one.kind == other.kind, !comparison.areForeignHeadings(i, j),
        abs(other.logLength - one.logLength - usual) <= Self.mostRatio
      else { return [] }
      pairs.append(
        Bead(a: SegmentIndices(i), b: SegmentIndices(j), confidence: Self.confidence))
    }
    return pairs
  }

  /// The mean logarithm of the ratio of the lengths of all pairs.
  private func usualRatio(of beads: [Bead]) -> Float {
    var (sum, count): (Float, Float) = (0, 1)
    for bead in beads where bead.a.count == 1 && bead.b.count == 1 {
      sum += comparison.b.shapes[bead.b[0]].logLength - comparison.a.shapes[bead.a[0]].logLength
      count += 1
    }
    return sum / count
  }
}
