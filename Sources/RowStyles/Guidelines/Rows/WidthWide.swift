/// In a wide single column, the eye loses the row between title and detail.
///
/// See ``TableSpec/isWide``.
struct WidthWide: Guideline {
  let id = GuidelineID.widthWide
  let severity = Severity.warning
  let basis: [Basis] = [.item(59)]
  let statement = LocalizedText(
    en: "A single column is at most 1024 points wide",
    ko: "단일 열의 너비는 1024포인트 이하",
    ja: "一列のテーブルの幅は1024ポイント以下")
  let fault: LocalizedText? = LocalizedText(
    en: "The single column is more than 1024 points wide",
    ko: "단일 열의 너비가 1024포인트를 넘음",
    ja: "一列のテーブルの幅が1024ポイントを超える")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.isWide else { return [] }
    return [finding(note: LocalizedText(everywhere: "\(table.drawnWidth) pt"))]
  }

  /// The table at a width at which details are far from their titles.
  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.columnSet == nil, table.platform.fillsWideWindows,
      table.allRows.allSatisfy({ table.style(of: $0) == .rightDetail && $0.detail != nil })
    else { return nil }
    var bad = table
    bad.width = 1180
    return bad
  }
}

extension Platform {
  /// Whether a table can be that wide on the platform.
  fileprivate var fillsWideWindows: Bool { self == .iPadOS || self == .macOS }
}
