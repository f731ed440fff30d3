/// People expect a row to react when they touch it.
struct SelectionFeedback: Guideline {
  let id = GuidelineID.selectionFeedback
  let severity = Severity.error
  let basis: [Basis] = [.item(45), .item(46), .item(48)]
  let implies: [GuidelineID] = [.selectionPath]
  let statement = LocalizedText(
    en: "Choosing a row is answered by a highlight, then by a visible change",
    ko: "행을 선택하면 강조 표시한 뒤 눈에 보이는 변화로 응답함",
    ja: "行を選ぶとまずハイライトし、次に目に見える変化で応える")
  let fault: LocalizedText? = LocalizedText(
    en: "Choosing a row is not answered by a highlight",
    ko: "행을 선택해도 강조 표시되지 않음",
    ja: "行を選んでもハイライトされない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.feedback == .none, table.answersTouch else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.feedback != .none, table.answersTouch else { return nil }
    var bad = table
    bad.feedback = .none
    return bad
  }
}
