/// On a touch screen a tap opens a row, so choosing several rows needs a mode of its own.
struct EditMode: Guideline {
  let id = GuidelineID.editMode
  let severity = Severity.error
  let basis: [Basis] = [.item(42), .item(43)]
  let statement = LocalizedText(
    en: "On iOS and iPadOS, people enter edit mode before they choose several rows",
    ko: "iOS와 iPadOS에서는 편집 모드에 들어간 다음 여러 행을 선택함",
    ja: "iOSとiPadOSでは編集モードに入ってから複数の行を選ぶ")
  let fault: LocalizedText? = LocalizedText(
    en: "Several rows can be chosen without edit mode",
    ko: "편집 모드에 들어가지 않고 여러 행을 선택할 수 있음",
    ja: "編集モードに入らずに複数の行を選べる")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.selection == .multiple, table.platforms.contains(where: \.isTouch),
      table.editing?.mode != .explicit
    else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.selection == .multiple, table.platforms.contains(where: \.isTouch),
      table.editing != nil
    else { return nil }
    var bad = table
    bad.editing?.mode = .always
    return bad
  }
}
