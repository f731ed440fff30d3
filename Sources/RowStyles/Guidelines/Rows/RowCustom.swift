/// A custom row is drawn by a cell of the app’s own, which the table has to name.
struct RowCustom: Guideline {
  let id = GuidelineID.rowCustom
  let severity = Severity.error
  let basis: [Basis] = [.item(35)]
  let statement = LocalizedText(
    en: "A custom row names the cell that draws it",
    ko: "커스텀 행은 그것을 그리는 셀의 이름을 밝힘",
    ja: "カスタムの行はそれを描くセルを指定する")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” is a custom row and names no cell that draws it",
    ko: "“{}” 커스텀 행을 그리는 셀의 이름이 없음",
    ja: "カスタムの「{}」の行を描くセルが指定されていない")

  func check(_ table: TableSpec) -> [Finding] {
    table.allRows.filter { table.style(of: $0) == .custom && $0.template == nil }
      .map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    var bad = table
    var isDone = false
    bad.editRows { row in
      guard table.style(of: row) == .custom, row.template != nil else { return }
      row.template = nil
      isDone = true
    }
    return isDone ? bad : nil
  }
}
