/// The circle that marks a row as one of several that are chosen.
struct MultiselectAccessory: AccessoryKind {
  let isLeading = true
  let isInteractive = true
  let isEditingOnly = true
  var pictures: [String] { ["checkmark"] }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Multiple selection", ko: "다중 선택", ja: "複数選択"),
      spelled: Spellings(
        ["multiple selection", "multiselect"], ["다중 선택", "복수 선택"], ["複数選択"]),
      frameworks: APINames(
        swiftUI: "List(selection:)", uiKit: "allowsMultipleSelectionDuringEditing",
        appKit: "NSTableView.allowsMultipleSelection"),
      platforms: [.iOS, .iPadOS, .visionOS],
      example: "walk-stages")
  }
}
