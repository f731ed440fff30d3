/// People who know of new content want to be able to request it.
struct LiveRefresh: Guideline {
  let id = GuidelineID.liveRefresh
  let severity = Severity.advice
  let basis: [Basis] = [.item(57)]
  let statement = LocalizedText(
    en: "People can update the table themselves",
    ko: "사용자가 직접 테이블을 새로고침할 수 있음",
    ja: "自分でテーブルを更新できる")
  let fault: LocalizedText? = LocalizedText(
    en: "People cannot ask for an update themselves",
    ko: "직접 새로고침할 방법이 없음",
    ja: "自分で更新する方法がない")

  func check(_ table: TableSpec) -> [Finding] {
    guard let live = table.live, !live.canRefresh else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.live != nil else { return nil }
    var bad = table
    bad.live?.canRefresh = false
    return bad
  }
}
