/// A button that shows the chosen value of its row and opens a menu of the others.
struct PopUpMenuAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let effect = AccessoryEffect.choice
  let showsDetail = true
  var pictures: [String] { ["chevron.up.chevron.down"] }
  var uiKit: UIKitAccessory { .view(isOnTelevision: false) }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Pop-up menu", ko: "팝업 메뉴", ja: "ポップアップメニュー"),
      spelled: Spellings(["row pop-up menu"], ["행 팝업 메뉴"], ["行のポップアップメニュー"]),
      frameworks: APINames(
        swiftUI: "Picker", uiKit: "UICellAccessory.popUpMenu", appKit: "NSPopUpButton"),
      platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
      example: "print-options")
  }

  func writeSwiftUIControl(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter,
    around content: (inout SourceWriter) -> Void
  ) -> Bool {
    code.writePicker(of: row.choices, row, &body)
    body.modifier(".pickerStyle(.menu)", .menuPicker, on: code.table.platforms)
    return true
  }

  func writeUIKitView(
    of rows: [Row], _ code: some UIKitRowCode, _ body: inout SourceWriter
  ) {
    code.writeChoices(of: rows, &body)
    body.line("let actions = (choices[item.id] ?? []).map { title in")
    body.line("  UIAction(title: title, state: title == item.detail ? .on : .off) {")
    body.line("    [weak self] _ in")
    body.indented { body in
      body.indented { code.writeChange(of: "detail", to: "title", &$0) }
    }
    body.line("  }")
    body.line("}")
    body.line("let button = UIButton(configuration: .plain())")
    body.line("button.accessibilityLabel = item.title")
    body.line("button.menu = UIMenu(children: actions)")
    body.line("button.showsMenuAsPrimaryAction = true")
    body.line("button.changesSelectionAsPrimaryAction = true")
    body.line("button.sizeToFit()")
    body.line("cell.accessoryView = button")
  }

  let example: String? = """
    id: print-options
    label: {en: Print, ko: 인쇄, ja: 印刷}
    style: insetGrouped
    rowStyle: rightDetail
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    sections:
      - id: paper
        header: {en: Paper, ko: 용지, ja: 用紙}
        rows:
          - {id: size, title: {en: Size, ko: 크기, ja: サイズ}, detail: A5, action: toggle, accessories: [popUpMenu], opens: {choices: [A4, A5, A6]}}
          - {id: sides, title: {en: Sides, ko: 면, ja: 面}, detail: {en: Both, ko: 양면, ja: 両面}, action: toggle, accessories: [popUpMenu], opens: {choices: [{en: One, ko: 단면, ja: 片面}, {en: Both, ko: 양면, ja: 両面}]}}
    """
}
