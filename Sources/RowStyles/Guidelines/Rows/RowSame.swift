/// Rows that look alike need a subtitle to tell them apart.
struct RowSame: Guideline {
  let id = GuidelineID.rowSame
  let severity = Severity.advice
  let basis: [Basis] = [.item(32)]
  let implies: [GuidelineID] = [.textFit, .insetCompact, .middle, .rowBasic]
  let statement = LocalizedText(
    en: "Rows with the same title differ in their subtitle",
    ko: "제목이 같은 행은 부제로 구별함",
    ja: "同じタイトルの行はサブタイトルで区別する")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” looks like another row",
    ko: "“{}” 행이 다른 행과 똑같아 보임",
    ja: "「{}」の行がほかの行と同じに見える")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.columnSet == nil else { return [] }
    return table.sections.flatMap { section in
      var seen: Set<Look> = []
      return section.rows.compactMap { row in
        let looks = looks(of: row)
        defer { seen.formUnion(looks) }
        return seen.isDisjoint(with: looks) ? nil : finding(row)
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
  /// The visible texts of a row in one language.
  private struct Look: Hashable {
    let language: TextLanguage
    let title: String
    let detail: String?
  }

  private func looks(of row: Row) -> [Look] {
    TextLanguage.allCases.compactMap { language in
      row.title[language].map {
        Look(language: language, title: $0, detail: row.detail?[language])
      }
    }
  }
}
