/// Rows that are inset from the edges.
struct InsetStyle: TableStyleKind {
  var platforms: [Platform] { [.iOS, .iPadOS, .macOS, .visionOS] }
  var swiftUI: API { API(iOS: 1400, macOS: 1100, visionOS: 100) }
  let appKit: String? = ".inset"

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Inset", ko: "인셋", ja: "インセット"),
      spelled: Spellings(["inset"], ["인셋", "삽입"], ["インセット", "差し込み"]),
      frameworks: APINames(swiftUI: "listStyle(.inset)", appKit: "NSTableView.Style.inset"),
      platforms: platforms,
      example: "harbour-berths")
  }
}
