/// The control that adds a row.
struct InsertAccessory: AccessoryKind {
  let isLeading = true
  let isInteractive = true
  let isControl = true
  let isEditingOnly = true
  var pictures: [String] { ["plus"] }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Insert control", ko: "삽입 컨트롤", ja: "挿入コントロール"),
      spelled: Spellings(
        ["insert control", "inserting rows"], ["삽입 컨트롤", "행 삽입"], ["挿入コントロール", "行の挿入"]),
      frameworks: APINames(uiKit: "UICellAccessory.insert"),
      platforms: [.iOS, .iPadOS, .visionOS],
      example: "guest-list")
  }
}
