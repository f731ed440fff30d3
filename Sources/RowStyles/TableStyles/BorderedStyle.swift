/// A table of a window, with a border and rows from edge to edge.
struct BorderedStyle: TableStyleKind {
  var platforms: [Platform] { [.macOS] }
  var swiftUI: API { .borderedTable }
  let appKit: String? = ".fullWidth"

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Bordered", ko: "테두리", ja: "ボーダー"),
      spelled: Spellings(["bordered"], ["테두리", "보더", "테두리형"], ["ボーダー", "ボーダー付き", "枠付き", "罫線付き"]),
      frameworks: APINames(swiftUI: "listStyle(.bordered)", appKit: "NSTableView.Style.fullWidth"),
      platforms: platforms,
      example: "field-recordings")
  }
}
