/// Rows from edge to edge, whose headers float.
struct PlainStyle: TableStyleKind {
  var platforms: [Platform] { Platform.allCases }
  var swiftUI: API { .list }
  let appKit: String? = ".plain"

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Plain", ko: "플레인", ja: "プレーン"),
      spelled: Spellings(["plain"], ["플레인", "일반", "평범", "기본형"], ["プレーン", "プレイン", "標準"]),
      frameworks: APINames(
        swiftUI: "listStyle(.plain)", uiKit: "UITableView.Style.plain",
        appKit: "NSTableView.Style.plain"),
      platforms: platforms,
      example: "bird-index")
  }
}
