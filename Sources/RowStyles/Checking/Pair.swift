/// A do and its don't: a table that follows a guideline, and the same table breaking it.
package struct GuidelinePair: Sendable {
  /// The guideline that ``good`` follows and ``bad`` breaks.
  package let guideline: GuidelineID
  package let good: TableSpec
  package let bad: TableSpec

  /// A pair for every guideline that one of `tables` can break; only tables that follow all
  /// guidelines are used.
  package static func all(
    from tables: [TableSpec], remembering memory: TableMemory = TableMemory()
  ) -> [GuidelineID: GuidelinePair] {
    let right = tables.filter { $0.expect.isEmpty && memory.facts(of: $0).findings.isEmpty }
    let counts = right.map(\.allRows.count)
    let long = min(counts.max() ?? 0, longEnough)
    // Long tables come first; within both groups the order is kept.
    let longFirst =
      zip(right, counts).filter { $0.1 >= long }.map(\.0)
      + zip(right, counts).filter { $0.1 < long }.map(\.0)
    var uses: [String: Int] = [:]
    return Guidelines.all.reduce(into: [:]) { pairs, guideline in
      let pair = GuidelinePair(
        guideline, from: guideline.id.needsScrolling ? longFirst : right, used: uses)
      pairs[guideline.id] = pair
      if let pair { uses[pair.good.id, default: 0] += 1 }
    }
  }

  /// In rows: a table of this length is taller than its screen.
  private static let longEnough = 6

  /// In pairs: a table that already shows more guidelines than this leaves the next one to another
  /// table.
  private static let usesEnough = 4

  private init?(
    _ guideline: any Guideline, from tables: [TableSpec], used uses: [String: Int]
  ) {
    guard
      let found = Self.broken(guideline, tables.filter(guideline.suits), used: uses)
        ?? Self.broken(guideline, tables, used: uses)
    else { return nil }
    let good = found.good
    var bad = found.bad
    bad.id = "\(good.id)-dont"
    bad.expect = [guideline.id]
    bad.concept = nil
    self.guideline = guideline.id
    self.good = good
    self.bad = bad
  }

  /// The first of `tables` that can break a guideline and does not show many others.
  private static func broken(
    _ guideline: any Guideline, _ tables: [TableSpec], used uses: [String: Int]
  ) -> (good: TableSpec, bad: TableSpec)? {
    var found: (good: TableSpec, bad: TableSpec)?
    for table in tables {
      let count = uses[table.id, default: 0]
      if let found, count >= uses[found.good.id, default: 0] { continue }
      guard let bad = guideline.breaking(table) else { continue }
      found = (table, bad)
      if count < usesEnough { break }
    }
    return found
  }
}

extension GuidelineID {
  /// Whether a violation is visible only in a table that is taller than its screen.
  fileprivate var needsScrolling: Bool {
    switch self {
    case .liveScroll, .liveEdge, .liveJump, .indexTrailing, .indexHasSections: true
    default: false
    }
  }
}
