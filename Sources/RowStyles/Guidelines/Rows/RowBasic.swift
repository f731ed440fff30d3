/// The basic style has no place for a detail, so it would not be shown.
struct RowBasic: Guideline {
  let id = GuidelineID.rowBasic
  let severity = Severity.error
  let basis: [Basis] = [.item(31)]
  let implies: [GuidelineID] = [
    .rowSame, .rowCustom, .standardFirst, .middle, .textFit, .insetCompact,
  ]
  let statement = LocalizedText(
    en: "A basic row shows a title only; a detail needs another row style",
    ko: "기본 행은 제목만 보여 주며, 디테일에는 다른 행 스타일이 필요함",
    ja: "ベーシックの行はタイトルだけを示し、ディテールには別の行のスタイルを使う")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” is a basic row and has a detail",
    ko: "기본 행인 “{}” 행에 디테일이 있음",
    ja: "ベーシックの「{}」の行にディテールがある")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.columnSet == nil else { return [] }
    return table.allRows.filter { table.style(of: $0) == .basic && isLost($0) }
      .map { finding($0) }
  }

  /// Whether the row has a detail that no accessory shows, as a badge and a menu do.
  private func isLost(_ row: Row) -> Bool {
    row.detail != nil && !row.accessories.contains(where: \.kind.showsDetail)
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    let hasDetails = table.allRows.contains {
      isLost($0) && table.style(of: $0).needsDetail && !$0.has(.choice)
    }
    guard table.columnSet == nil, hasDetails else { return nil }
    var bad = table
    // The details stay in the table, but nothing shows them.
    bad.rowStyle = .basic
    bad.editRows { row in if row.style?.needsDetail == true { row.style = nil } }
    return bad
  }
}
