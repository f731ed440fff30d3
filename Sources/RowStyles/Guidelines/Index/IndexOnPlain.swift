/// Only plain tables have an index.
struct IndexOnPlain: Guideline {
  let id = GuidelineID.indexOnPlain
  let severity = Severity.error
  let basis: [Basis] = [.item(27)]
  let statement = LocalizedText(
    en: "Only a plain table has an index",
    ko: "색인은 플레인 테이블에만 둠",
    ja: "索引はプレーンのテーブルにだけ付ける")
  let fault: LocalizedText? = LocalizedText(
    en: "The table has an index and is not plain",
    ko: "플레인이 아닌 테이블에 색인이 있음",
    ja: "プレーンでないテーブルに索引がある")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.hasIndex, table.style != .plain, !table.style.isGrouped else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.hasIndex, table.style == .plain else { return nil }
    var bad = table
    bad.style =
      table.platforms.allSatisfy(TableStyle.inset.platforms.contains) ? .inset : .automatic
    return bad
  }
}
