/// The letters of an index follow each language's own order: people look for a title under the
/// letter that it begins with in their language.
struct IndexCollation: Guideline {
  let id = GuidelineID.indexCollation
  let severity = Severity.error
  let basis: [Basis] = [.item(27), .item(28)]
  let statement = LocalizedText(
    en: "Index letters follow each language’s own order",
    ko: "색인 글자는 언어마다 그 언어의 순서를 따름",
    ja: "索引の文字は言語ごとの並び順に従う")
  let fault: LocalizedText? = LocalizedText(
    en: "A title under “{}” belongs elsewhere",
    ko: "“{}” 아래에 그 글자에 들지 않는 제목이 있음",
    ja: "「{}」の下に、その文字に入らないタイトルがある")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.hasIndex else { return [] }
    return table.sections.compactMap { section in
      guard let index = section.index else { return nil }
      for language in TextLanguage.allCases {
        guard let letter = index[language] else { continue }
        for row in section.rows {
          guard let title = row.reading?[language] ?? row.title[language] else { continue }
          if indexLetter(of: title) != letter {
            return finding(.section(section.id), subject: index, note: note(title))
          }
        }
      }
      return nil
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    let indexed = table.sections.indices.filter { table.sections[$0].index != nil }
    guard table.hasIndex, let first = indexed.first else { return nil }
    var bad = table
    if let second = indexed.dropFirst().first {
      (bad.sections[first].index, bad.sections[second].index) =
        (bad.sections[second].index, bad.sections[first].index)
    }
    guard check(bad).isEmpty else { return bad }
    bad.sections[first].index?[.ko] = "가나다"
    bad.sections[first].index?[.ja] = "漢"
    return bad
  }
}

extension IndexCollation {
  private func note(_ title: String) -> LocalizedText {
    let letter = indexLetter(of: title)
    return LocalizedText(
      en: letter.map { "“\(title)” stands under \($0)" } ?? "“\(title)” needs a reading",
      ko: letter.map { "“\(title)”의 색인 글자는 \($0)" } ?? "“\(title)”에는 읽는 법이 필요함",
      ja: letter.map { "「\(title)」は\($0)に入る" } ?? "「\(title)」には読みが必要")
  }
}
