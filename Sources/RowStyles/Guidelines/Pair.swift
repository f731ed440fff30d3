/// A table that keeps a guideline beside the same table breaking it.
package struct GuidelinePair: Sendable {
  package let guideline: GuidelineID
  package let good: TableSpec
  package let bad: TableSpec

  /// The pair for `id`, made from the first of `tables` that keeps every guideline and that the
  /// guideline can break; nil where there is none.
  package init?(_ id: GuidelineID, from tables: [TableSpec]) {
    guard let guideline = Guidelines.guideline(id) else { return nil }
    let preferred = guideline.basis.isEmpty ? tables : tables.filter { $0.expect.isEmpty }
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
