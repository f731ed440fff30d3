/// Groups are few and named by topic, so an index of letters does not help.
struct GroupedHasNoIndex: Guideline {
  let id = GuidelineID.groupedHasNoIndex
  let severity = Severity.error
  let basis: [Basis] = [.item(16), .item(17)]
  let implies: [GuidelineID] = [.indexHasSections, .indexTrailing, .indexCollation, .localization]
  let statement = LocalizedText(
    en: "A grouped table has no index",
    ko: "그룹 테이블에는 색인을 두지 않음",
    ja: "グループのテーブルに索引は付けない")
  let fault: LocalizedText? = LocalizedText(
    en: "The table is grouped and has an index",
    ko: "그룹 테이블에 색인이 있음",
    ja: "グループのテーブルに索引がある")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.style.isGrouped, table.hasIndex else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.style.isGrouped, table.sections.count > 1 else { return nil }
    var bad = table
    bad.hasIndex = true
    // An index without letters is not drawn.
    for place in bad.sections.indices where bad.sections[place].index == nil {
      let title = bad.sections[place].header ?? bad.sections[place].rows.first?.title
      bad.sections[place].index = title?.map { _, text in String(text.prefix(1)) }
    }
    return bad
  }
}
