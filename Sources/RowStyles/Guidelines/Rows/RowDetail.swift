/// A style with two texts looks broken if one is missing.
struct RowDetail: Guideline {
  let id = GuidelineID.rowDetail
  let severity = Severity.warning
  let basis: [Basis] = [.item(32), .item(33), .item(34)]
  let implies: [GuidelineID] = [.rowSame]
  let statement = LocalizedText(
    en: "A row of a style with two texts has a detail",
    ko: "두 텍스트를 쓰는 스타일의 행에는 디테일이 있어야 함",
    ja: "二つのテキストを持つスタイルの行にはディテールがある")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” is of a style with two texts and has no detail",
    ko: "“{}” 행은 두 텍스트를 쓰는 스타일인데 디테일이 없음",
    ja: "「{}」の行は二つのテキストを持つスタイルなのにディテールがない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.columnSet == nil else { return [] }
    return table.allRows.filter {
      table.style(of: $0).needsDetail && $0.detail == nil && asksForDetail($0)
    }
    .map { finding($0) }
  }

  /// Whether a row needs a detail: a switch takes its place, and a row that is not loaded yet has
  /// no texts at all.
  private func asksForDetail(_ row: Row) -> Bool { !row.has(.flag) && !row.isPlaceholder }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.columnSet == nil else { return nil }
    var bad = table
    let isDone = bad.editFirstRow(
      where: { table.style(of: $0).needsDetail && $0.detail != nil && asksForDetail($0) },
      { $0.detail = nil })
    return isDone ? bad : nil
  }
}
