/// Groups are few and named by topic, so an index of letters does not help.
struct GroupedHasNoIndex: Guideline {
  let id = GuidelineID.groupedHasNoIndex
  let severity = Severity.error
  let basis: [Basis] = [.item(16), .item(17)]
  let implies: [GuidelineID] = [.indexHasSections, .indexTrailing]
  let statement = LocalizedText(
    en: "A grouped table has no index",
    ko: "그룹 테이블에는 색인을 두지 않음",
    ja: "グループのテーブルに索引は付けない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.style.isGrouped, table.hasIndex else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.style.isGrouped else { return nil }
    var bad = table
    bad.hasIndex = true
    return bad
  }
}
