/// Every accessory takes space from the title.
struct AccessorySpace: Guideline {
  let id = GuidelineID.accessorySpace
  let severity = Severity.advice
  let basis: [Basis] = [.item(38), .item(39)]
  let implies: [GuidelineID] = [
    .textFit, .insetCompact, .indexTrailing, .rowLong, .middle, .listbox, .infoNavigates,
  ]
  let statement = LocalizedText(
    en: "A row carries two trailing accessories at most",
    ko: "행의 뒤쪽 액세서리는 두 개까지만 둠",
    ja: "行の末尾のアクセサリは二つまでにする")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” carries more than two trailing accessories",
    ko: "“{}” 행의 뒤쪽 액세서리가 두 개를 넘음",
    ja: "「{}」の行の末尾のアクセサリが二つを超える")

  func check(_ table: TableSpec) -> [Finding] {
    table.allRows.filter { $0.accessories.count(where: \.takesTrailingRoom) > 2 }
      .map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.columnSet == nil else { return nil }
    var bad = table
    let isDone = bad.editFirstRow(where: { _ in true }) { row in
      for more in [Accessory.info, .checkmark, .toggle, .badge]
      where row.accessories.count(where: \.takesTrailingRoom) < 3
        && !row.accessories.contains(more)
      {
        row.accessories.append(more)
        // A mark is visible only in a row that is on.
        if more == .checkmark { row.isOn = true }
      }
    }
    return isDone ? bad : nil
  }

  /// Where a phone is narrow, and the first row already has something beside its texts.
  func suits(_ table: TableSpec) -> Bool {
    table.platform == .iOS && table.loading == nil && table.allRows.first?.detail != nil
      && table.allRows.first?.accessories.isEmpty == false
  }
}

extension Accessory {
  fileprivate var takesTrailingRoom: Bool { !isLeading && !isEditingOnly }
}
