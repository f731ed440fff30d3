/// People open and close a section at its header; without one, nothing brings its rows back.
struct FoldingHeader: Guideline {
  let id = GuidelineID.foldingHeader
  let severity = Severity.error
  let basis: [Basis] = [.item(26), .accessibility]
  let statement = LocalizedText(
    en: "A section that opens and closes has a header",
    ko: "펼치고 접는 섹션에는 헤더가 있음",
    ja: "開閉するセクションにはヘッダーがある")
  let fault: LocalizedText? = LocalizedText(
    en: "The section “{}” opens and closes without a header",
    ko: "“{}” 섹션은 헤더 없이 펼치고 접음",
    ja: "セクション「{}」はヘッダーなしで開閉する")

  func check(_ table: TableSpec) -> [Finding] {
    table.sections.filter { $0.isCollapsible && $0.header == nil }.map {
      finding(.section($0.id))
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard let place = table.sections.lastIndex(where: \.isCollapsible) else { return nil }
    var bad = table
    bad.sections[place].header = nil
    return bad
  }
}
