/// After a second without visible progress, people think that an app has stopped.
///
/// The limit of one second is this project’s choice.
struct LoadProgress: Guideline {
  let id = GuidelineID.loadProgress
  let severity = Severity.error
  let basis: [Basis] = [.item(52)]
  let statement = LocalizedText(
    en: "Loading for more than a second shows progress",
    ko: "1초 넘게 걸리는 로딩은 진행 상황을 보여 줌",
    ja: "1秒を超える読み込みでは進捗を示す")
  let fault: LocalizedText? = LocalizedText(
    en: "Loading takes more than a second and shows no progress",
    ko: "로딩이 1초를 넘는데 진행 상황을 보여 주지 않음",
    ja: "読み込みが1秒を超えるのに進捗を示さない")

  func check(_ table: TableSpec) -> [Finding] {
    guard let loading = table.loading, loading.totalMs > 1000, loading.progress == .none else {
      return []
    }
    return [finding(note: LocalizedText(everywhere: "\(loading.totalMs) ms"))]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard let loading = table.loading else { return nil }
    var bad = table
    bad.loading?.progress = .none
    bad.loading?.imageMs = max(loading.totalMs, 3000)
    return bad
  }
}
