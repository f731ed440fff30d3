/// Inset groups lose space at both edges, so in a compact width texts wrap, in some languages
/// earlier than in others.
struct InsetCompact: Guideline {
  let id = GuidelineID.insetCompact
  let severity = Severity.warning
  let basis: [Basis] = [.item(18), .item(19)]
  let implies: [GuidelineID] = [.middle, .rowLong]
  let statement = LocalizedText(
    en: "In a compact width, the texts of an inset grouped table still fit",
    ko: "콤팩트 너비에서도 인셋 그룹 테이블의 텍스트가 들어가야 함",
    ja: "コンパクト幅でもインセットグループのテキストが収まる")
  let fault: LocalizedText? = LocalizedText(
    en: "The text of “{}” does not fit into a compact width",
    ko: "“{}” 행의 텍스트가 콤팩트 너비에 들어가지 않음",
    ja: "「{}」の行のテキストがコンパクト幅に収まらない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.style == .insetGrouped, table.sizeClass != .regular else { return [] }
    return table.allRows.compactMap { row in
      let room = RowRoom(table: table, row: row)
      return room.overflow == nil ? nil : finding(row, note: room.note)
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.style == .insetGrouped else { return nil }
    var bad = narrowed(table)
    if check(bad).isEmpty {
      guard bad.lengthenTitle(until: { $0.overflow != nil }) else { return nil }
    }
    return bad
  }

  func suits(_ table: TableSpec) -> Bool {
    guard table.style == .insetGrouped else { return false }
    var bad = narrowed(table)
    return !check(bad).isEmpty || bad.putOpenedTextIntoTitle(if: { $0.overflow != nil })
  }

  /// The table in the width of a small phone.
  private func narrowed(_ table: TableSpec) -> TableSpec {
    var narrow = table
    narrow.sizeClass = .compact
    narrow.width = 320
    return narrow
  }
}
