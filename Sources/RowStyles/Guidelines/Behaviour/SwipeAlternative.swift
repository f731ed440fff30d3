/// Nobody sees what a swipe reveals, and some people cannot swipe.
struct SwipeAlternative: Guideline {
  let id = GuidelineID.swipeAlternative
  let severity = Severity.advice
  let basis: [Basis] = [.accessibility]
  let statement = LocalizedText(
    en: "What a swipe offers is also in a menu or in edit mode",
    ko: "쓸어넘기면 나오는 동작은 메뉴나 편집 모드에도 있음",
    ja: "スワイプで出る操作はメニューか編集モードにもある")
  let fault: LocalizedText? = LocalizedText(
    en: "What a swipe over “{}” offers is nowhere else",
    ko: "“{}” 행을 쓸어넘기면 나오는 동작이 다른 곳에는 없음",
    ja: "「{}」の行のスワイプで出る操作がほかのどこにもない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.menu.isEmpty, table.editing == nil,
      let row = table.allRows.first(where: { !$0.swipe.isEmpty })
    else { return [] }
    return [finding(row)]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.hasSwipes else { return nil }
    var bad = table
    bad.menu = []
    bad.editing = nil
    return bad
  }
}
