/// The basic style has no place for a detail, so it would not be shown.
struct RowBasic: Guideline {
  let id = GuidelineID.rowBasic
  let severity = Severity.error
  let basis: [Basis] = [.item(31)]
  let statement = LocalizedText(
    en: "A basic row shows a title only; a detail needs another row style",
    ko: "기본 행은 제목만 보여 주며, 디테일에는 다른 행 스타일이 필요함",
    ja: "ベーシックの行はタイトルだけを示し、ディテールには別の行のスタイルを使う")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.columnSet == nil else { return [] }
    return table.allRows.filter { table.style(of: $0) == .basic && $0.detail != nil }
      .map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.columnSet == nil else { return nil }
    var bad = table
    let detail = LocalizedText(en: "Details", ko: "디테일", ja: "ディテール")
    let isDone = bad.editFirstRow(where: { table.style(of: $0) == .basic }, { $0.detail = detail })
    return isDone ? bad : nil
  }
}
