/// The list at the side of a window, whose sections close by themselves.
struct SidebarStyle: TableStyleKind {
  var platforms: [Platform] { [.iOS, .iPadOS, .macOS, .visionOS] }
  var swiftUI: API { API(iOS: 1400, macOS: 1015, visionOS: 100) }
  let appKit: String? = ".sourceList"

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Sidebar", ko: "사이드바", ja: "サイドバー"),
      spelled: Spellings(["sidebar"], ["사이드바"], ["サイドバー"]),
      frameworks: APINames(
        swiftUI: "listStyle(.sidebar)",
        uiKit: "UICollectionLayoutListConfiguration.Appearance.sidebar",
        appKit: "NSTableView.Style.sourceList"),
      platforms: platforms,
      example: "archive-rooms")
  }
}
