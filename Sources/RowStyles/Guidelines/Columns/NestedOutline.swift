/// A plain table or list cannot expand and collapse nested rows.
struct NestedOutline: Guideline {
  let id = GuidelineID.outline
  let severity = Severity.error
  let basis: [Basis] = [.item(70)]
  let implies: [GuidelineID] = [.columnSort]
  let statement = LocalizedText(
    en: "Nested rows stand in an outline",
    ko: "중첩된 행은 아웃라인에 둠",
    ja: "入れ子の行はアウトラインに置く")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” has rows below it outside of an outline",
    ko: "“{}” 행에 하위 행이 있으나 아웃라인이 아님",
    ja: "「{}」の行の下に行があるのにアウトラインでない")

  func check(_ table: TableSpec) -> [Finding] {
    guard !table.isOutline else { return [] }
    return table.allRows.filter { !$0.children.isEmpty }.map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard case .outline(let set) = table.layout,
      table.allRows.contains(where: { !$0.children.isEmpty })
    else { return nil }
    var bad = table
    bad.layout = set.map { .columns($0) } ?? .list
    return bad
  }
}
