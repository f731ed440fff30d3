/// An index leads to sections, so it needs at least two.
struct IndexHasSections: Guideline {
  let id = GuidelineID.indexHasSections
  let severity = Severity.error
  let basis: [Basis] = [.item(24), .item(27), .item(28)]
  let statement = LocalizedText(
    en: "An index leads to at least two sections",
    ko: "색인은 두 개 이상의 섹션으로 이어져야 함",
    ja: "索引は二つ以上のセクションへ導く")
  let fault: LocalizedText? = LocalizedText(
    en: "The index leads to fewer than two sections",
    ko: "색인이 이어지는 섹션이 두 개가 안 됨",
    ja: "索引の導くセクションが二つに満たない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.hasIndex, table.sections.count(where: { $0.index != nil }) < 2 else { return [] }
    return [finding()]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.hasIndex, !table.sections.isEmpty else { return nil }
    var bad = table
    for section in bad.sections.indices.dropFirst() { bad.sections[section].index = nil }
    return bad
  }
}
