/// A picture needs a text for people who cannot see it.
///
/// A symbol beside a title may go without; a picture of the app’s own may not.
struct AlternativeText: Guideline {
  let id = GuidelineID.alternativeText
  let severity = Severity.error
  let basis: [Basis] = [.accessibility]
  let statement = LocalizedText(
    en: "An image has an alternative text",
    ko: "이미지에는 대체 텍스트가 있음",
    ja: "画像には代替テキストがある")
  let fault: LocalizedText? = LocalizedText(
    en: "The image of “{}” has no alternative text",
    ko: "“{}” 행의 이미지에 대체 텍스트가 없음",
    ja: "「{}」の行の画像に代替テキストがない")

  func check(_ table: TableSpec) -> [Finding] {
    table.listedRows.filter { row in
      guard let image = row.image, image.alt == nil else { return false }
      switch image.source {
      case .asset: return true
      case .symbol: return !row.title.missing.isEmpty && row.title.missing.count == 3
      }
    }
    .map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    var bad = table
    let isDone = bad.editFirstRow(where: { $0.image?.alt != nil }) { row in
      if case .symbol(let name) = row.image?.source { row.image?.source = .asset(name) }
      row.image?.alt = nil
    }
    return isDone ? bad : nil
  }
}
