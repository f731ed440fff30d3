/// Rows that are inserted in the middle go unnoticed and move the rows around them.
struct LiveEdge: Guideline {
  let id = GuidelineID.liveEdge
  let severity = Severity.error
  let basis: [Basis] = [.item(55)]
  let statement = LocalizedText(
    en: "New rows come at the beginning or the end",
    ko: "새 행은 맨 앞이나 맨 끝에 추가함",
    ja: "新しい行は先頭か末尾に加える")
  let fault: LocalizedText? = LocalizedText(
    en: "New rows come in the middle",
    ko: "새 행이 중간에 추가됨",
    ja: "新しい行が途中に加わる")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.live?.insert == .middle else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.live != nil else { return nil }
    var bad = table
    bad.live?.insert = .middle
    return bad
  }
}
