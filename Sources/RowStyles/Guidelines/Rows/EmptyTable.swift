/// An empty screen looks like a fault unless it says why it is empty.
struct EmptyTable: Guideline {
  let id = GuidelineID.emptyState
  let severity = Severity.warning
  let basis: [Basis] = [.item(49)]
  let statement = LocalizedText(
    en: "A table without rows says why there are none",
    ko: "행이 없는 테이블은 왜 없는지 알려 줌",
    ja: "行のないテーブルはその理由を示す")
  let fault: LocalizedText? = LocalizedText(
    en: "The table has no rows and does not say why",
    ko: "행이 없는데 왜 없는지 알려 주지 않음",
    ja: "行がないのにその理由を示さない")

  func check(_ table: TableSpec) -> [Finding] {
    guard isBare(table), table.empty == nil else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard isBare(table) else { return nil }
    var bad = table
    bad.empty = nil
    return bad
  }

  /// Whether the table has no rows, and none are loading; groups have a guideline of their own.
  private func isBare(_ table: TableSpec) -> Bool {
    !table.style.isGrouped && table.columnSet == nil && table.loading == nil
      && table.after.isEmpty && table.allRows.isEmpty
  }
}
