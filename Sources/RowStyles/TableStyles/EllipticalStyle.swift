/// Rows that roll off the edge of a watch.
struct EllipticalStyle: TableStyleKind {
  var platforms: [Platform] { [.watchOS] }
  var swiftUI: API { API(watchOS: 700) }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Elliptical", ko: "타원형", ja: "楕円形"),
      spelled: Spellings(["elliptical"], ["타원형", "타원"], ["楕円形", "楕円"]),
      frameworks: APINames(swiftUI: "listStyle(.elliptical)"),
      platforms: platforms,
      example: "tram-stops")
  }
}
