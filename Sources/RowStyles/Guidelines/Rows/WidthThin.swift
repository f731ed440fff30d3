/// Narrow tables cut and wrap their texts.
///
/// The limit of 280 pt is this project’s choice; tables on a watch are exempt.
struct WidthThin: Guideline {
  let id = GuidelineID.widthThin
  let severity = Severity.warning
  let basis: [Basis] = [.item(58)]
  let implies: [GuidelineID] = [.textFit, .insetCompact, .middle, .rowLong]
  let statement = LocalizedText(
    en: "A table is at least 280 points wide",
    ko: "테이블의 너비는 280포인트 이상",
    ja: "テーブルの幅は280ポイント以上")
  let fault: LocalizedText? = LocalizedText(
    en: "The table is less than 280 points wide",
    ko: "테이블의 너비가 280포인트에 못 미침",
    ja: "テーブルの幅が280ポイントに満たない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.platform != .watchOS, table.drawnWidth < 280 else { return [] }
    return [finding(note: LocalizedText(everywhere: "\(table.drawnWidth) pt"))]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    // A narrower table does not cut texts that may wrap.
    guard table.platform != .watchOS, table.columnSet == nil, table.lines == nil else { return nil }
    var bad = table
    bad.width = 160
    // A table with shorter texts would not show the problem of the width.
    let rooms = bad.allRows.map { RowRoom(table: bad, row: $0) }
    let isCut = TextLanguage.allCases.allSatisfy { language in
      rooms.contains { $0.needed(in: language) > $0.room }
    }
    return isCut ? bad : nil
  }
}
