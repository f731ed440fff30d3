/// The control that adds a row.
struct InsertAccessory: AccessoryKind {
  let isLeading = true
  let isInteractive = true
  let isControl = true
  let isEditingOnly = true
  let effect = AccessoryEffect.insertion
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

  // SwiftUI has no such control: a button stands for it.
  func writeSwiftUIControl(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter,
    around content: (inout SourceWriter) -> Void
  ) -> Bool {
    let table = code.table
    guard table.editing != nil, !table.after.isEmpty,
      table.allRows.contains(where: { $0.id == row.id })
    else { return false }
    body.use(.label)
    body.use(.foregroundStyle)
    let hasMode = table.platforms.contains { API.editButton.since[$0] != nil }
    guard table.editing?.mode == .explicit, hasMode else {
      writeButton(before: code.id(of: row), &body, around: content)
      return true
    }
    body.line("if isEditing {")
    body.indented { writeButton(before: code.id(of: row), &$0, around: content) }
    body.line("} else {")
    body.indented(content)
    body.line("}")
    return true
  }

  private func writeButton(
    before id: String, _ body: inout SourceWriter, around content: (inout SourceWriter) -> Void
  ) {
    body.line("Button {")
    body.line("  insert(before: \(id))")
    body.line("} label: {")
    body.line("  Label {")
    body.indented { $0.indented(content) }
    body.line("  } icon: {")
    body.line("    Image(systemName: \"plus.circle.fill\").foregroundStyle(Color.green)")
    body.line("  }")
    body.line("}")
  }
}
