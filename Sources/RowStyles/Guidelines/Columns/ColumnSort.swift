/// People look for the largest or newest item by clicking a heading, and for the other end by
/// clicking again.
struct ColumnSort: Guideline {
  let id = GuidelineID.columnSort
  let severity = Severity.advice
  let basis: [Basis] = [.item(66), .item(67)]
  let statement = LocalizedText(
    en: "People can sort by every column",
    ko: "모든 열로 정렬할 수 있음",
    ja: "どの列でもソートできる")

  func check(_ table: TableSpec) -> [Finding] {
    guard case .columns(let set) = table.layout else { return [] }
    return set.columns.filter { !$0.isSortable }.map {
      finding(.column($0.id), subject: $0.heading)
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard case .columns(let set) = table.layout, let last = set.columns.indices.last else {
      return nil
    }
    var bad = table
    bad.editColumns { $0[last].isSortable = false }
    return bad
  }
}
