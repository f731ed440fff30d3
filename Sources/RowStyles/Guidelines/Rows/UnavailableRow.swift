/// A row that cannot be used must not look or sound as if it led somewhere.
struct UnavailableRow: Guideline {
  let id = GuidelineID.unavailableRow
  let severity = Severity.warning
  let basis: [Basis] = [.item(46), .accessibility]
  let implies: [GuidelineID] = [.selectionFeedback]
  let statement = LocalizedText(
    en: "A row that cannot be used leads nowhere",
    ko: "쓸 수 없는 행은 다른 곳으로 이어지지 않음",
    ja: "使えない行はどこへも導かない")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” cannot be used and leads somewhere",
    ko: "쓸 수 없는 “{}” 행이 다른 곳으로 이어짐",
    ja: "使えない「{}」の行が別の場所へ導く")

  func check(_ table: TableSpec) -> [Finding] {
    table.allRows.filter { row in
      (row.isDisabled || row.isPlaceholder)
        && (row.action != .none
          || row.accessories.contains { $0.isInteractive && $0.kind.effect != .flag })
    }
    .map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    var bad = table
    let isThere = bad.editFirstRow(where: { $0.isDisabled || $0.isPlaceholder }) { row in
      row.action = .push
      row.accessories = [.disclosure]
    }
    return isThere ? bad : nil
  }
}
