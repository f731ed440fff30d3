/// Rows that shrink and fade at the edges of a watch.
struct CarouselStyle: TableStyleKind {
  var platforms: [Platform] { [.watchOS] }
  var swiftUI: API { API(watchOS: 600) }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Carousel", ko: "캐러셀", ja: "カルーセル"),
      spelled: Spellings(["carousel"], ["캐러셀", "카루셀", "회전식"], ["カルーセル"]),
      frameworks: APINames(swiftUI: "listStyle(.carousel)"),
      platforms: platforms,
      example: "tram-lines")
  }
}
