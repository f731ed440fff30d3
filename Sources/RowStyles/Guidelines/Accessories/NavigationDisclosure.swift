/// A row that opens another level shows a chevron, except in a split view, whose other pane shows
/// it, and beside an index, whose edge is no place for chevrons (``IndexTrailing``).
struct NavigationDisclosure: Guideline {
  let id = GuidelineID.navigationDisclosure
  let severity = Severity.warning
  let basis: [Basis] = [.item(41)]
  let implies: [GuidelineID] = [.infoNavigates]
  let statement = LocalizedText(
    en: "A row that leads deeper shows a disclosure indicator",
    ko: "하위 뷰로 이어지는 행에는 디스클로저 인디케이터를 표시함",
    ja: "下の階層へ進む行にはディスクロージャインジケータを示す")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” leads deeper without a disclosure indicator",
    ko: "“{}” 행은 디스클로저 인디케이터 없이 하위 뷰로 이어짐",
    ja: "「{}」の行はディスクロージャインジケータなしで下の階層へ進む")

  func check(_ table: TableSpec) -> [Finding] {
    guard applies(to: table) else { return [] }
    return table.listedRows.filter { $0.action == .push && !$0.hasChevron }.map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard applies(to: table) else { return nil }
    var bad = table
    let isDone = bad.editFirstRow(where: { $0.action == .push && $0.hasChevron }) { row in
      row.accessories.removeAll { $0 == .disclosure || $0 == .infoDisclosure }
    }
    return isDone ? bad : nil
  }

  /// Whether rows of the table have room for the sign; tiles have none.
  private func applies(to table: TableSpec) -> Bool {
    table.platforms.contains(where: \.isTouch) && !table.isInSplitView && table.style != .sidebar
      && table.layout != .collection && !table.hasIndex
  }
}

extension Row {
  fileprivate var hasChevron: Bool {
    accessories.contains(.disclosure) || accessories.contains(.infoDisclosure)
  }
}
