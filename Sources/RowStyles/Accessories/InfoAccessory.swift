/// The button that tells more about its row.
struct InfoAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let effect = AccessoryEffect.explanation
  var pictures: [String] { ["info"] }
  var uiKit: UIKitAccessory { .type("detailButton", isOnTelevision: false) }
  let isBesideContent = true

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Info button", ko: "정보 버튼", ja: "情報ボタン"),
      spelled: Spellings(
        specific: true, ["info button", "detail disclosure button", "detail button"],
        ["정보 버튼", "인포 버튼", "상세 공개 버튼", "세부 정보 공개 버튼", "세부 정보 버튼"],
        ["情報ボタン", "詳細開示ボタン", "詳細ディスクロージャボタン", "詳細ボタン", "インフォボタン"]),
      frameworks: APINames(uiKit: "UITableViewCell.AccessoryType.detailButton"),
      platforms: [.iOS, .iPadOS, .visionOS],
      example: "bread-choices")
  }

  func writeSwiftUIView(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter) {
    code.writeInfoButton(row, &body)
  }
}
