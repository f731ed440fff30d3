/// Rows in groups with rounded corners, inset from the edges.
struct InsetGroupedStyle: TableStyleKind {
  var platforms: [Platform] { [.iOS, .iPadOS, .visionOS] }
  var swiftUI: API { API(iOS: 1400, visionOS: 100) }
  let isGrouped = true
  let isInset = true
  let uiKit = ".insetGrouped"

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Inset grouped", ko: "인셋 그룹", ja: "インセットグループ"),
      spelled: Spellings(
        specific: true, ["inset grouped", "inset group", "insetgrouped"],
        [
          "인셋 그룹", "인셋 그룹화", "인셋 그룹형", "인셋그룹드", "삽입 그룹화", "삽입 그룹", "삽입된 그룹",
          "삽입된 그룹화", "내부 그룹", "안쪽 그룹",
        ],
        [
          "インセットグループ", "インセットグループ化", "インセットグループド", "挿入グループ", "挿入グループ化",
          "差し込みグループ", "はめ込みグループ", "埋め込みグループ",
        ]),
      frameworks: APINames(
        swiftUI: "listStyle(.insetGrouped)", uiKit: "UITableView.Style.insetGrouped"),
      platforms: platforms,
      example: "morning-sounds")
  }
}
