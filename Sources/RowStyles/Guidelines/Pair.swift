/// A table that keeps a guideline beside the same table breaking it.
package struct GuidelinePair: Sendable {
  package let guideline: GuidelineID
  package let good: TableSpec
  package let bad: TableSpec

  /// The pair for `id`, made from a table of `tables` that keeps every guideline and that the
  /// guideline can break; nil where there is none.
  package init?(_ id: GuidelineID, from tables: [TableSpec]) {
    guard let guideline = Guidelines.guideline(id) else { return nil }
    var preferred = tables.filter { $0.expect.isEmpty }
    if id.needsScrolling {
      // Stable: of tables with equally many rows the first stays first.
      let most = preferred.map(\.allRows.count).max() ?? 0
      preferred =
        preferred.filter { $0.allRows.count >= min(most, 6) }
        + preferred.filter {
          $0.allRows.count < min(most, 6)
        }
    }
    for table in preferred where Guidelines.check(table).isEmpty {
      guard var bad = guideline.breaking(table) else { continue }
      bad.id = "\(table.id)-dont"
      bad.expect = [id]
      bad.concept = nil
      self.guideline = id
      good = table
      self.bad = bad
      return
    }
    return nil
  }
}

extension GuidelineID {
  /// Whether what the guideline is about is seen only in a table that is longer than its screen.
  fileprivate var needsScrolling: Bool {
    switch self {
    case .liveScroll, .liveEdge, .liveJump, .indexTrailing, .indexHasSections: true
    default: false
    }
  }
}
