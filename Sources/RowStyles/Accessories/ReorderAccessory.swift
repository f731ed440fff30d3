/// The grip by which a row is dragged to another place.
struct ReorderAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let isEditingOnly = true
  var pictures: [String] { ["line.3.horizontal"] }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Reorder control", ko: "순서 변경 컨트롤", ja: "並べ替えコントロール"),
      spelled: Spellings(
        ["reorder control", "reordering rows"], ["순서 변경 컨트롤", "재정렬 컨트롤", "행 순서 변경"],
        ["並べ替えコントロール", "行の並べ替え"]),
      frameworks: APINames(swiftUI: "onMove(perform:)", uiKit: "UICellAccessory.reorder"),
      platforms: [.iOS, .iPadOS, .visionOS],
      example: "walk-stages")
  }
}
