/// A mark on the row that is chosen.
struct CheckmarkAccessory: AccessoryKind {
  let width: Double = 17
  let marksState = true
  var pictures: [String] { ["checkmark"] }
  var uiKit: UIKitAccessory { .mark }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Checkmark", ko: "체크 표시", ja: "チェックマーク"),
      spelled: Spellings(["checkmark", "check mark"], ["체크 표시", "체크마크"], ["チェックマーク", "チェック"]),
      frameworks: APINames(swiftUI: "Picker", uiKit: "UITableViewCell.AccessoryType.checkmark"),
      platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
      example: "alarm-days")
  }
}
