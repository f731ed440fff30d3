/// A finger that sweeps along an index hits the elements beside it.
///
/// Plain text there is a smaller problem than an element that reacts to touch.
struct IndexTrailing: Guideline {
  let id = GuidelineID.indexTrailing
  let severity = Severity.warning
  let basis: [Basis] = [.item(29), .item(30), .item(39)]
  let statement = LocalizedText(
    en: "An index does not share its edge with chevrons, switches or other trailing elements",
    ko: "색인 옆 가장자리에 디스클로저 인디케이터나 스위치 같은 뒤쪽 요소를 두지 않음",
    ja: "索引と同じ端にディスクロージャインジケータやスイッチなどの要素を置かない")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” has a trailing element beside the index",
    ko: "“{}” 행의 뒤쪽 요소가 색인 옆에 있음",
    ja: "「{}」の行の末尾の要素が索引と並ぶ")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.hasIndex else { return [] }
    return table.allRows.compactMap { row in
      if row.accessories.contains(where: { $0.isInteractive && !$0.isLeading && !$0.isEditingOnly })
      {
        return finding(row)
      }
      guard table.style(of: row) == .rightDetail, row.detail != nil else { return nil }
      return finding(row, severity: .advice)
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.hasIndex, !table.allRows.isEmpty else { return nil }
    var bad = table
    bad.editRows { row in
      row.accessories.append(.disclosure)
      if row.action == .none { row.action = .push }
    }
    if bad.feedback == .none { bad.feedback = .momentary }
    return bad
  }
}
