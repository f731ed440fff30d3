/// In a split view the chosen row stays highlighted, so that people see where they are.
struct SelectionPath: Guideline {
  let id = GuidelineID.selectionPath
  let severity = Severity.warning
  let basis: [Basis] = [.item(4), .item(47)]
  let statement = LocalizedText(
    en: "In a split view the chosen row stays highlighted",
    ko: "분할 보기에서는 선택한 행을 계속 강조함",
    ja: "分割ビューでは選んだ行を強調したままにする")

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
