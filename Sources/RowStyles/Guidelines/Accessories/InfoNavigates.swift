/// An info button shows more about its row; a disclosure indicator stands for going deeper.
struct InfoNavigates: Guideline {
  let id = GuidelineID.infoNavigates
  let severity = Severity.error
  let basis: [Basis] = [.item(40), .item(41)]
  let implies: [GuidelineID] = [.navigationDisclosure, .listbox, .textFit, .insetCompact, .middle]
  let statement = LocalizedText(
    en: "An info button tells more about its row and does not navigate",
    ko: "정보 버튼은 행에 대한 설명을 보여 줄 뿐, 이동에 쓰지 않음",
    ja: "情報ボタンは行の説明を示すもので、移動には使わない")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” opens a view by its info button",
    ko: "“{}” 행은 정보 버튼으로 다른 뷰를 엶",
    ja: "「{}」の行は情報ボタンで別のビューを開く")

  func check(_ table: TableSpec) -> [Finding] {
    table.listedRows.filter {
      $0.action == .push && $0.accessories.contains(.info)
        && !$0.accessories.contains(.disclosure)
    }.map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    var bad = table
    let isDone = bad.editFirstRow(
      where: leadsDeeper,
      { row in row.accessories = row.accessories.map { $0 == .disclosure ? .info : $0 } })
    return isDone ? bad : nil
  }

  /// Where there are info buttons, which a television does not have, and something is behind the row.
  func suits(_ table: TableSpec) -> Bool {
    table.platform == .iOS && table.allRows.first(where: leadsDeeper)?.opens != nil
  }

  private func leadsDeeper(_ row: Row) -> Bool {
    row.action == .push && row.accessories.contains(.disclosure)
  }
}
