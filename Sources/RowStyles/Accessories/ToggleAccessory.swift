/// A switch, which turns the thing that its row names on and off.
struct ToggleAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let effect = AccessoryEffect.flag
  let marksState = true
  let width: Double = 51
  let ornament: String? = "ex-knob"
  var uiKit: UIKitAccessory { .view(isOnTelevision: false) }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Switch", ko: "스위치", ja: "スイッチ"),
      spelled: Spellings(["row switch"], ["행 스위치"], ["行のスイッチ"]),
      frameworks: APINames(swiftUI: "Toggle", uiKit: "UISwitch", appKit: "NSSwitch"),
      platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
      example: "lamp-switches")
  }

  func writeSwiftUIControl(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter,
    around content: (inout SourceWriter) -> Void
  ) -> Bool {
    body.block("Toggle(isOn: isOn(\(code.id(of: row))))", content)
    return true
  }

  func writeUIKitView(
    of rows: [Row], _ code: some UIKitRowCode, _ body: inout SourceWriter
  ) {
    body.line("let change = UIAction { [weak self] action in")
    body.indented { body in
      code.writeChange(of: "isOn", to: "(action.sender as? UISwitch)?.isOn ?? false", &body)
    }
    body.line("}")
    body.line("let toggle = UISwitch(frame: .zero, primaryAction: change)")
    body.line("toggle.isOn = item.isOn")
    body.line("toggle.accessibilityLabel = item.title")
    body.line("cell.accessoryView = toggle")
  }

  let example: String? = """
    id: lamp-switches
    label: {en: Lamps, ko: 조명, ja: 照明}
    style: insetGrouped
    rowStyle: basic
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    sections:
      - id: lamps
        header: {en: Hall, ko: 복도, ja: 廊下}
        rows:
          - {id: door, title: {en: Door, ko: 문, ja: 玄関}, image: {symbol: lightbulb}, action: toggle, "on": true, accessories: [toggle]}
          - {id: stairs, title: {en: Stairs, ko: 계단, ja: 階段}, image: {symbol: lightbulb}, action: toggle, accessories: [toggle]}
      - id: garden
        header: {en: Garden, ko: 뜰, ja: 庭}
        rows:
          - {id: gate, title: {en: Gate, ko: 대문, ja: 門}, image: {symbol: lightbulb}, action: toggle, accessories: [toggle]}
          - {id: path, title: {en: Path, ko: 길, ja: 小道}, image: {symbol: lightbulb}, action: toggle, "on": true, accessories: [toggle]}
    """
}
