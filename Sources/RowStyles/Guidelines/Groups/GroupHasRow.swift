/// A group without rows is a header over nothing.
struct GroupHasRow: Guideline {
  let id = GuidelineID.groupHasRow
  let severity = Severity.error
  let basis: [Basis] = [.item(14), .item(15)]
  let statement = LocalizedText(
    en: "Every group has at least one row",
    ko: "모든 그룹에는 행이 하나 이상 있어야 함",
    ja: "どのグループにも行が一つ以上ある")
  let fault: LocalizedText? = LocalizedText(
    en: "The group “{}” has no rows",
    ko: "“{}” 그룹에 행이 없음",
    ja: "グループ「{}」に行がない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.style.isGrouped else { return [] }
    return table.sections.filter(\.rows.isEmpty).map {
      finding(.section($0.id), subject: $0.header)
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.style.isGrouped, !table.sections.isEmpty else { return nil }
    var bad = table
    bad.sections[bad.sections.count - 1].rows = []
    return bad
  }
}
