/// The name of a list says where a dragged row goes; without headers, all lists have the same name.
struct DragNamed: Guideline {
  let id = GuidelineID.dragNamed
  let severity = Severity.error
  let basis: [Basis] = [.accessibility]
  let statement = LocalizedText(
    en: "Lists between which rows are dragged have headers",
    ko: "행을 끌어 옮기는 목록에는 각각 헤더가 있음",
    ja: "行をドラッグして移すリストにはそれぞれヘッダーがある")
  let fault: LocalizedText? = LocalizedText(
    en: "The list “{}” has no header",
    ko: "“{}” 목록에 헤더가 없음",
    ja: "リスト「{}」にヘッダーがない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.dragsBetweenLists else { return [] }
    return table.sections.filter { $0.header == nil }.map { finding(.section($0.id)) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.dragsBetweenLists, !table.sections.isEmpty else { return nil }
    var bad = table
    for index in bad.sections.indices { bad.sections[index].header = nil }
    return bad
  }
}
