/// The rows that a person is reading stay in place when new rows arrive.
struct LiveScroll: Guideline {
  let id = GuidelineID.liveScroll
  let severity = Severity.error
  let basis: [Basis] = [.item(53), .item(54)]
  let statement = LocalizedText(
    en: "New rows never move what people are reading",
    ko: "새 행이 와도 읽고 있는 위치는 움직이지 않음",
    ja: "新しい行が来ても、読んでいる位置は動かさない")
  let fault: LocalizedText? = LocalizedText(
    en: "Rows that are being read move when new ones arrive",
    ko: "새 행이 오면 읽던 행의 위치가 바뀜",
    ja: "新しい行が届くと、読んでいる行の位置が変わる")

  func check(_ table: TableSpec) -> [Finding] {
    guard let live = table.live, !live.keepsScroll else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.live != nil else { return nil }
    var bad = table
    bad.live?.keepsScroll = false
    return bad
  }
}
