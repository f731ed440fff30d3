/// Assistive technology treats an option of a listbox as text, so a button in it cannot be reached.
struct ListboxControls: Guideline {
  let id = GuidelineID.listbox
  let severity = Severity.error
  let basis: [Basis] = [.accessibility]
  let implies: [GuidelineID] = [
    .textFit, .insetCompact, .indexTrailing, .accessorySpace, .middle, .rowLong,
  ]
  let statement = LocalizedText(
    en: "Rows that hold a control of their own are not options of a listbox",
    ko: "컨트롤이 들어 있는 행은 리스트 상자의 항목으로 만들지 않음",
    ja: "独自のコントロールを持つ行をリストボックスの項目にしない")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” holds a control and is an option of a listbox",
    ko: "컨트롤이 들어 있는 “{}” 행이 리스트 상자의 항목임",
    ja: "コントロールを持つ「{}」の行がリストボックスの項目である")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.pattern == .listbox else { return [] }
    return table.allRows.filter { $0.accessories.contains { $0.isControl && !$0.isEditingOnly } }
      .map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.selection != .none, table.columnSet == nil else { return nil }
    var bad = table
    bad.pattern = .listbox
    if check(bad).isEmpty {
      let isDone = bad.editFirstRow(where: { _ in true }, { $0.accessories.append(.info) })
      return isDone ? bad : nil
    }
    return bad
  }
}
