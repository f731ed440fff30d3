/// A button that shows the chosen value of its row and opens a menu of the others.
struct PopUpMenuAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let effect = AccessoryEffect.choice
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
    code.writePicker(of: row.menuChoices, row, &body)
    body.modifier(".pickerStyle(.menu)", .menuPicker, on: code.table.platforms)
    return true
  }

  func writeUIKitView(
    of rows: [Row], _ code: some UIKitRowCode, _ body: inout SourceWriter
  ) {
    body.line("let choices: [String: [String]] = [")
    body.indented { body in
      for row in rows {
        let titles = row.menuChoices.map { code.text($0) }.joined(separator: ", ")
        body.line("\(SourceWriter.literal(row.id)): [\(titles)],")
      }
    }
    body.line("]")
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
}

extension Row {
  /// The choices of the row's menu; the present one if the table names no others.
  fileprivate var menuChoices: [LocalizedText] {
    if case .choices(let choices)? = opens { return choices }
    return detail.map { [$0] } ?? []
  }
}
