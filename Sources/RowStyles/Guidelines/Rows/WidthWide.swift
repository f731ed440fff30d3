/// In a wide single column, the eye loses the row between title and detail.
///
/// The limit of 1024 pt is this project’s choice.
struct WidthWide: Guideline {
  let id = GuidelineID.widthWide
  let severity = Severity.warning
  let basis: [Basis] = [.item(59)]
  let statement = LocalizedText(
    en: "A single column is at most 1024 points wide",
    ko: "단일 열의 너비는 1024포인트 이하",
    ja: "一列のテーブルの幅は1024ポイント以下")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.columnSet == nil, table.drawnWidth > 1024 else { return [] }
    return [finding(note: LocalizedText(everywhere: "\(table.drawnWidth) pt"))]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.columnSet == nil, table.platform != .watchOS else { return nil }
    var bad = table
    bad.width = 1180
    return bad
  }
}
