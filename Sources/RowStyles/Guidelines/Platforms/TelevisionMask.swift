/// The system rounds the corners of a focused row itself, and a second mask would be visible beside
/// it.
struct TelevisionMask: Guideline {
  let id = GuidelineID.televisionMask
  let severity = Severity.warning
  let basis: [Basis] = [.item(71)]
  let statement = LocalizedText(
    en: "On tvOS, images have no rounded mask of their own",
    ko: "tvOS에서는 이미지에 둥근 마스크를 따로 씌우지 않음",
    ja: "tvOSでは画像に独自の角丸マスクを付けない")
  let fault: LocalizedText? = LocalizedText(
    en: "The image of “{}” has a rounded mask of its own",
    ko: "“{}” 행의 이미지에 둥근 마스크를 따로 씌움",
    ja: "「{}」の行の画像に独自の角丸マスクが付いている")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.platforms.contains(.tvOS) else { return [] }
    return table.allRows.filter { $0.image?.hasRoundedMask == true }.map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.platforms.contains(.tvOS) else { return nil }
    var bad = table
    let isDone = bad.editFirstRow(where: { $0.image != nil }, { $0.image?.hasRoundedMask = true })
    return isDone ? bad : nil
  }
}
