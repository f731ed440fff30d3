/// Alternating colours guide the eye along a wide row.
struct ColumnAlternate: Guideline {
  let id = GuidelineID.columnAlternate
  let severity = Severity.advice
  let basis: [Basis] = [.item(69)]
  let statement = LocalizedText(
    en: "Rows of three or more columns alternate in color",
    ko: "열이 셋 이상인 테이블은 행 색을 번갈아 씀",
    ja: "三列以上のテーブルでは行の色を交互にする")
  let fault: LocalizedText? = LocalizedText(
    en: "There are three or more columns, and the rows do not alternate in color",
    ko: "열이 셋 이상인데 행 색을 번갈아 쓰지 않음",
    ja: "三列以上あるのに行の色が交互でない")

  func check(_ table: TableSpec) -> [Finding] {
    guard let set = table.columnSet, set.columns.count > 2, !table.alternatesRows else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard let set = table.columnSet, set.columns.count > 2 else { return nil }
    var bad = table
    bad.alternatesRows = false
    return bad
  }
}
