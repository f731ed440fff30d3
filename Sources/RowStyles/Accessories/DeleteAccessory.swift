/// The control that asks whether its row is to be deleted.
struct DeleteAccessory: AccessoryKind {
  let isLeading = true
  let isInteractive = true
  let isControl = true
  let isEditingOnly = true
  var pictures: [String] { ["minus"] }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Delete control", ko: "삭제 컨트롤", ja: "削除コントロール"),
      spelled: Spellings(
        ["delete control", "deleting rows"], ["삭제 컨트롤", "행 삭제"], ["削除コントロール", "行の削除"]),
      frameworks: APINames(
        swiftUI: "onDelete(perform:)", uiKit: "titleForDeleteConfirmationButtonForRowAt"),
      platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
      example: "walk-stages")
  }
}
