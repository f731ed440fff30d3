/// A row that a standard style can show needs no custom cell.
///
/// A template is judged by all the rows that use it.
struct StandardFirst: Guideline {
  let id = GuidelineID.standardFirst
  let severity = Severity.advice
  let basis: [Basis] = [.item(35), .item(36)]
  let statement = LocalizedText(
    en: "A cell of the app’s own is for what the standard row styles cannot show",
    ko: "커스텀 셀은 표준 행 스타일로 보여 줄 수 없을 때만 씀",
    ja: "カスタムセルは標準の行のスタイルで示せないときに使う")
  let fault: LocalizedText? = LocalizedText(
    en: "A standard row style can show “{}” without a cell of the app’s own",
    ko: "“{}” 행은 커스텀 셀 없이 표준 행 스타일로 보여 줄 수 있음",
    ja: "「{}」の行はカスタムセルなしで標準の行のスタイルで示せる")

  func check(_ table: TableSpec) -> [Finding] {
    var isNeeded: Set<String> = []
    let custom = table.allRows.filter { table.style(of: $0) == .custom && $0.template != nil }
    for row in custom where isBeyondStandard(row) { isNeeded.insert(row.template ?? "") }
    return custom.filter { !isNeeded.contains($0.template ?? "") }.map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.allRows.contains(where: { table.style(of: $0) == .custom && $0.template != nil })
    else { return nil }
    var bad = table
    bad.editRows { row in
      row.image = nil
      row.isStale = false
    }
    return bad
  }
}

extension StandardFirst {
  private func isBeyondStandard(_ row: Row) -> Bool {
    if row.isStale { return true }
    if case .asset = row.image?.source { return true }
    return false
  }
}
