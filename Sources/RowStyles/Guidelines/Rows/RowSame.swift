/// Rows that look alike need a subtitle that tells them apart.
struct RowSame: Guideline {
  let id = GuidelineID.rowSame
  let severity = Severity.advice
  let basis: [Basis] = [.item(32)]
  let implies: [GuidelineID] = [.textFit, .insetCompact, .middle, .rowBasic]
  let statement = LocalizedText(
    en: "Rows with the same title differ in their subtitle",
    ko: "제목이 같은 행은 부제목으로 구별함",
    ja: "同じタイトルの行はサブタイトルで区別する")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.columnSet == nil else { return [] }
    return table.sections.flatMap { section in
      section.rows.indices.compactMap { index in
        let row = section.rows[index]
        let isTwin = section.rows[..<index].contains { isSame($0, row) }
        return isTwin ? finding(row) : nil
      }
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.columnSet == nil else { return nil }
    var bad = table
    for index in bad.sections.indices where bad.sections[index].rows.count > 1 {
      let model = bad.sections[index].rows[0]
      bad.sections[index].rows[1].title = model.title
      bad.sections[index].rows[1].reading = model.reading
      bad.sections[index].rows[1].detail = model.detail
      return bad
    }
    return nil
  }
}

extension RowSame {
  private func isSame(_ a: Row, _ b: Row) -> Bool {
    TextLanguage.allCases.contains { language in
      guard let title = a.title[language], title == b.title[language] else { return false }
      return a.detail?[language] == b.detail?[language]
    }
  }
}
