/// Rows in groups from edge to edge.
struct GroupedStyle: TableStyleKind {
  var platforms: [Platform] { [.iOS, .iPadOS, .tvOS, .visionOS] }
  var swiftUI: API { API(iOS: 1300, tvOS: 1300, visionOS: 100) }
  let isGrouped = true
  let uiKit = ".grouped"

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Grouped", ko: "그룹", ja: "グループ"),
      spelled: Spellings(
        ["grouped", "group"], ["그룹", "그룹화", "그룹형", "그룹드", "그룹화된", "그룹핑"],
        ["グループ", "グループ化", "グループ化済み", "グループド", "グループ化された"]),
      frameworks: APINames(swiftUI: "listStyle(.grouped)", uiKit: "UITableView.Style.grouped"),
      platforms: platforms,
      example: "station-settings")
  }
}
