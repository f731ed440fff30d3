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

  let example: String? = """
    id: alarm-days
    label: {en: Watering day, ko: 물 주는 날, ja: 水やりの日}
    style: insetGrouped
    rowStyle: basic
    platforms: [iOS]
    width: compact
    px: 390
    selection: single
    feedback: momentary
    sections:
      - id: days
        header: {en: Day, ko: 요일, ja: 曜日}
        rows:
          - {id: mon, title: {en: Monday, ko: 월요일, ja: 月曜日}, action: toggle, accessories: [checkmark]}
          - {id: wed, title: {en: Wednesday, ko: 수요일, ja: 水曜日}, action: toggle, "on": true, accessories: [checkmark]}
          - {id: fri, title: {en: Friday, ko: 금요일, ja: 金曜日}, action: toggle, accessories: [checkmark]}
          - {id: sun, title: {en: Sunday, ko: 일요일, ja: 日曜日}, action: toggle, accessories: [checkmark]}
    """
}
