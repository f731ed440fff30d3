/// Without a heading, people have to guess what a column contains.
struct ColumnHeading: Guideline {
  let id = GuidelineID.columnHeading
  let severity = Severity.error
  let basis: [Basis] = [.item(64)]
  let statement = LocalizedText(
    en: "Every column has a heading",
    ko: "모든 열에는 열 제목이 있음",
    ja: "どの列にも見出しがある")
  let fault: LocalizedText? = LocalizedText(
    en: "The column “{}” has no heading",
    ko: "“{}” 열에 열 제목이 없음",
    ja: "列「{}」に見出しがない")

  func check(_ table: TableSpec) -> [Finding] {
    (table.columnSet?.columns ?? []).filter { $0.heading == nil }.map { finding(.column($0.id)) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard let last = table.columnSet?.columns.indices.last else { return nil }
    var bad = table
    bad.editColumns { $0[last].heading = nil }
    return bad
  }
}

extension TableSpec {
  /// Changes the columns, if there are any.
  mutating func editColumns(_ change: (inout [Column]) -> Void) {
    switch layout {
    case .list, .collection, .outline(nil): break
    case .columns(var set):
      change(&set.columns)
      layout = .columns(set)
    case .outline(var set?):
      change(&set.columns)
      layout = .outline(set)
    }
  }
}
