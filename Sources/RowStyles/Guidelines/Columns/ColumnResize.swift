/// Data vary in width, and people vary in what they want to see.
struct ColumnResize: Guideline {
  let id = GuidelineID.columnResize
  let severity = Severity.advice
  let basis: [Basis] = [.item(68)]
  let statement = LocalizedText(
    en: "On macOS, people can resize every column",
    ko: "macOS에서는 모든 열의 너비를 바꿀 수 있음",
    ja: "macOSではどの列の幅も変えられる")
  let fault: LocalizedText? = LocalizedText(
    en: "The column “{}” cannot be resized",
    ko: "“{}” 열의 너비를 바꿀 수 없음",
    ja: "列「{}」の幅を変えられない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.platforms.contains(.macOS), let set = table.columnSet else { return [] }
    return set.columns.filter { !$0.isResizable }
      .map { finding(.column($0.id), subject: $0.heading) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.platforms.contains(.macOS), let first = table.columnSet?.columns.indices.first
    else {
      return nil
    }
    var bad = table
    // The last column never has a grip.
    bad.editColumns { $0[first].isResizable = false }
    return bad
  }
}
