/// Text is small and tells the most, so it loads before pictures.
struct LoadOrder: Guideline {
  let id = GuidelineID.loadOrder
  let severity = Severity.error
  let basis: [Basis] = [.item(49), .item(50)]
  let implies: [GuidelineID] = [.loadNow, .loadProgress]
  let statement = LocalizedText(
    en: "Rows fill with text first, and with images when they arrive",
    ko: "행은 텍스트부터 채우고, 이미지는 도착하는 대로 보여 줌",
    ja: "行はまずテキストで埋め、画像は届きしだい表示する")
  let fault: LocalizedText? = LocalizedText(
    en: "Images come before the text of their rows",
    ko: "이미지가 행의 텍스트보다 먼저 나타남",
    ja: "画像が行のテキストより先に現れる")

  func check(_ table: TableSpec) -> [Finding] {
    guard let loading = table.loading, let image = loading.imageMs, image < loading.textMs else {
      return []
    }
    return [finding(note: LocalizedText(everywhere: "\(image) ms < \(loading.textMs) ms"))]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard let loading = table.loading, let image = loading.imageMs else { return nil }
    var bad = table
    bad.loading?.imageMs = 0
    bad.loading?.textMs = max(image, 1)
    return bad
  }
}
