/// A swipe that scrolls a long detail cannot also turn the page.
struct WatchPaging: Guideline {
  let id = GuidelineID.watchPaging
  let severity = Severity.warning
  let basis: [Basis] = [.item(73)]
  let statement = LocalizedText(
    en: "Vertical paging is for details that do not scroll",
    ko: "세로 페이지 이동은 스크롤되지 않는 상세 뷰에만 씀",
    ja: "縦方向のページ移動はスクロールしない詳細ビューにだけ使う")
  let fault: LocalizedText? = LocalizedText(
    en: "Details page vertically, and that of “{}” scrolls",
    ko: "세로 페이지 이동을 쓰는데 “{}” 행의 상세 뷰가 스크롤됨",
    ja: "縦方向のページ移動なのに「{}」の詳細ビューがスクロールする")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.pagesVertically else { return [] }
    return table.allRows.filter(\.detailScrolls).map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.pagesVertically else { return nil }
    var bad = table
    return bad.editFirstRow(where: { _ in true }, { $0.detailScrolls = true }) ? bad : nil
  }
}
