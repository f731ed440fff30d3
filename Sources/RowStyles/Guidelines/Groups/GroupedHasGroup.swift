/// A grouped table without a group is an empty screen, unless it says why it is empty.
struct GroupedHasGroup: Guideline {
  let id = GuidelineID.groupedHasGroup
  let severity = Severity.error
  let basis: [Basis] = [.item(13), .item(15)]
  let statement = LocalizedText(
    en: "A grouped table has at least one group",
    ko: "그룹 테이블에는 그룹이 하나 이상 있어야 함",
    ja: "グループのテーブルにはグループが一つ以上ある")
  let fault: LocalizedText? = LocalizedText(
    en: "The table is grouped and has no group",
    ko: "그룹 테이블에 그룹이 없음",
    ja: "グループのテーブルにグループがない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.style.isGrouped, table.sections.isEmpty, table.empty == nil else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.style.isGrouped, !table.sections.isEmpty else { return nil }
    var bad = table
    bad.sections = []
    bad.empty = nil
    return bad
  }
}
