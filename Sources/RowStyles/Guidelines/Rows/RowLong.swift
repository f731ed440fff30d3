/// An oversized row pushes others off the screen; its text belongs in a detail view.
struct RowLong: Guideline {
  let id = GuidelineID.rowLong
  let severity = Severity.warning
  let basis: [Basis] = [.item(62)]
  let implies: [GuidelineID] = [.textFit, .insetCompact, .middle]
  let statement = LocalizedText(
    en: "The text of a row takes three lines at most; more belongs in a detail view",
    ko: "행의 텍스트는 세 줄까지이며, 더 긴 내용은 상세 뷰에 둠",
    ja: "行のテキストは三行までとし、それ以上は詳細ビューに置く")
  let fault: LocalizedText? = LocalizedText(
    en: "The text of “{}” takes more than three lines",
    ko: "“{}” 행의 텍스트가 세 줄을 넘음",
    ja: "「{}」の行のテキストが三行を超える")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.columnSet == nil else { return [] }
    return table.allRows.filter { isLong(RowRoom(table: table, row: $0)) }.map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.columnSet == nil else { return nil }
    var bad = table
    // Wraps the text, so that all of it is visible and makes the row taller.
    bad.truncation = .wrap
    return bad.lengthenTitle(until: isLongEverywhere) ? bad : nil
  }

  /// Where a phone shows titles alone, and their texts in a detail view.
  func suits(_ table: TableSpec) -> Bool {
    var bad = table
    bad.truncation = .wrap
    return table.platform == .iOS && table.rowStyle == .basic
      && bad.putOpenedTextIntoTitle(if: isLongEverywhere)
  }
}

extension RowLong {
  private static let mostLines = 3

  private func isLong(_ room: RowRoom) -> Bool {
    TextLanguage.allCases.contains { room.lines(in: $0) > Self.mostLines }
  }

  /// Whether readers of every language see that a row is too long.
  private func isLongEverywhere(_ room: RowRoom) -> Bool {
    TextLanguage.allCases.allSatisfy { room.lines(in: $0) > Self.mostLines }
  }
}
