/// In a split view the chosen row stays highlighted, so that people see where they are.
struct SelectionPath: Guideline {
  let id = GuidelineID.selectionPath
  let severity = Severity.warning
  let basis: [Basis] = [.item(4), .item(47)]
  let statement = LocalizedText(
    en: "In a split view the chosen row stays highlighted",
    ko: "분할 뷰에서는 선택한 행의 강조 표시를 유지함",
    ja: "スプリットビューでは選んだ行をハイライトしたままにする")
  let fault: LocalizedText? = LocalizedText(
    en: "The chosen row does not stay highlighted",
    ko: "선택한 행의 강조 표시가 유지되지 않음",
    ja: "選んだ行のハイライトが残らない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.isInSplitView || table.style == .sidebar, table.answersTouch,
      table.feedback != .persistent
    else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.isInSplitView || table.style == .sidebar, table.answersTouch else { return nil }
    var bad = table
    bad.feedback = .momentary
    return bad
  }
}
