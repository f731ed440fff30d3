/// A single column has no heading, so a label or a header has to say what the rows are.
struct VisibleContext: Guideline {
  let id = GuidelineID.context
  let severity = Severity.warning
  let basis: [Basis] = [.item(65)]
  let implies: [GuidelineID] = [.localization, .foldingHeader, .dragNamed]
  let statement = LocalizedText(
    en: "A single column has a visible label or a header",
    ko: "단일 열에는 눈에 보이는 레이블이나 헤더가 있음",
    ja: "一列のテーブルには見えるラベルかヘッダーがある")
  let fault: LocalizedText? = LocalizedText(
    en: "Neither a label nor a header says what the rows are",
    ko: "행이 무엇인지 알려 주는 레이블도 헤더도 없음",
    ja: "行が何かを示すラベルもヘッダーもない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.columnSet == nil, table.label.missing.count == TextLanguage.allCases.count,
      !table.sections.contains(where: { $0.header != nil })
    else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.columnSet == nil else { return nil }
    var bad = table
    bad.label = LocalizedText(everywhere: "")
    for index in bad.sections.indices { bad.sections[index].header = nil }
    return bad
  }
}
