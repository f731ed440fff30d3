/// Until fresh rows arrive, older ones are better than an empty screen.
struct LoadNow: Guideline {
  let id = GuidelineID.loadNow
  let severity = Severity.warning
  let basis: [Basis] = [.item(49), .item(51)]
  let implies: [GuidelineID] = [.loadProgress]
  let statement = LocalizedText(
    en: "Something shows at once: fresh text, or older rows until it comes",
    ko: "바로 무언가를 보여 줌: 새 텍스트, 또는 올 때까지 이전 행",
    ja: "すぐに何かを表示する：新しいテキスト、届くまでは前の行")
  let fault: LocalizedText? = LocalizedText(
    en: "Nothing shows at once: neither fresh text nor older rows",
    ko: "새 텍스트도 이전 행도 바로 보여 주지 않음",
    ja: "新しいテキストも前の行もすぐには表示されない")

  func check(_ table: TableSpec) -> [Finding] {
    guard let loading = table.loading, loading.textMs > 0, !loading.showsStale else { return [] }
    return [finding(note: LocalizedText(everywhere: "\(loading.textMs) ms"))]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard let loading = table.loading else { return nil }
    var bad = table
    let delay = max(loading.textMs, 900)
    bad.loading?.textMs = delay
    bad.loading?.imageMs = loading.imageMs.map { max($0, delay) }
    bad.loading?.showsStale = false
    return bad
  }
}
