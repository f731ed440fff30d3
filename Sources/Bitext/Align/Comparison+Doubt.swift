extension Comparison {
  /// The confidence in pairs for which nothing but their place speaks, and not even that surely:
  /// about half of them are right.
  private static let leastOfDoubtful = 0.42
  private static let spanOfDoubtful = 0.06
  /// Matches of less information than this, in nats, are chance.
  private static let leastTelling: Float = 4

  /// Takes confidence from pairs that share no telling word and do not stand between two that do, or
  /// between one and the beginning or end of a text.
  ///
  /// Where texts go side by side, a pair without a telling word in common is right as a rule. At the edge
  /// of a gap it is the place where a remark or a caption meets a sentence that was left out.
  func doubting(_ beads: [Bead]) -> [Bead] {
    var firstB = [Int](repeating: -1, count: a.count)
    var lastB = firstB
    var isFirm = [Bool](repeating: false, count: a.count)
    for bead in beads where !bead.isNull {
      let isOwn = bead.a.count > 1 || bead.b.count > 1 || speaks(for: bead.a[0], bead.b[0])
      for i in bead.a {
        firstB[i] = bead.b[0]
        lastB[i] = bead.b[bead.b.count - 1]
        isFirm[i] = isOwn
      }
    }
    var follows = isFirm
    for i in 0..<a.count where !isFirm[i] && firstB[i] >= 0 {
      follows[i] =
        i == 0 || firstB[i] == 0 || follows[i - 1] && lastB[i - 1] == firstB[i] - 1
    }
    var precedes = isFirm
    for i in (0..<a.count).reversed() where !isFirm[i] && firstB[i] >= 0 {
      precedes[i] =
        i + 1 == a.count || firstB[i] + 1 == b.count
        || precedes[i + 1] && firstB[i + 1] == firstB[i] + 1
    }
    return beads.map { bead in
      guard !bead.isNull, !(follows[bead.a[0]] && precedes[bead.a[0]]) else { return bead }
      let confidence = Self.leastOfDoubtful + Self.spanOfDoubtful * bead.confidence
      return Bead(a: bead.a, b: bead.b, confidence: min(bead.confidence, confidence))
    }
  }

  /// Whether anything but the place between others speaks for a pair.
  private func speaks(for i: Int, _ j: Int) -> Bool {
    let row = cells.cells[Int(cells.starts[j])..<Int(cells.starts[j + 1])]
    return row.contains { Int($0.i) == i && $0.total >= Self.leastTelling }
      || layout?.relation(i, j) == .opposite
      || a.shapes[i].fingerprint == b.shapes[j].fingerprint
  }
}
