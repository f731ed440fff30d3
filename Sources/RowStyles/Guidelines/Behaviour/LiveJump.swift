/// People who have scrolled down should learn of new rows and be able to jump to them.
struct LiveJump: Guideline {
  let id = GuidelineID.liveJump
  let severity = Severity.advice
  let basis: [Basis] = [.item(56)]
  let statement = LocalizedText(
    en: "A control tells of new rows and leads to them",
    ko: "새 행이 있음을 알리고 그리로 이동하는 컨트롤을 둠",
    ja: "新しい行を知らせ、そこへ移動するコントロールを置く")
  let fault: LocalizedText? = LocalizedText(
    en: "No control tells of new rows and leads to them",
    ko: "새 행이 있음을 알리고 그리로 이동하는 컨트롤이 없음",
    ja: "新しい行を知らせ、そこへ移動するコントロールがない")

  func check(_ table: TableSpec) -> [Finding] {
    guard let live = table.live, live.indicator == nil else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.live != nil else { return nil }
    var bad = table
    bad.live?.indicator = nil
    return bad
  }
}
