/// The sign that a row leads one level deeper.
struct DisclosureAccessory: AccessoryKind {
  let isInteractive = true
  let width: Double = 17
  var pictures: [String] { ["chevron.right"] }
  var uiKit: UIKitAccessory { .type("disclosureIndicator", isOnTelevision: true) }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Disclosure indicator", ko: "디스클로저 인디케이터", ja: "ディスクロージャインジケータ"),
      spelled: Spellings(
        specific: true, ["disclosure indicator"],
        ["공개 지시기", "공개 표시기", "디스클로저 인디케이터", "펼침 표시기", "더보기 표시"],
        ["開示インジケータ", "開示インジケーター", "ディスクロージャインジケータ", "詳細表示インジケータ"]),
      frameworks: APINames(
        swiftUI: "NavigationLink", uiKit: "UITableViewCell.AccessoryType.disclosureIndicator"),
      platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
      example: "garden-tasks")
  }
}
