/// Every text of a table exists in all the languages of the table.
///
/// A table in one language is fine by itself: its site may have no other.
struct Localization: Guideline {
  let id = GuidelineID.localization
  let severity = Severity.error
  let basis: [Basis] = [.localization]
  let implies: [GuidelineID] = [.rowSame, .textFit, .insetCompact, .middle]
  let statement = LocalizedText(
    en: "Every text is there in each language of its table",
    ko: "모든 텍스트는 테이블의 모든 언어로 있어야 함",
    ja: "テキストはどれも、テーブルのすべての言語で用意する")
  let fault: LocalizedText? = LocalizedText(
    en: "“{}” is not there in each language of the table",
    ko: "“{}” 텍스트가 없는 언어가 있음",
    ja: "「{}」のテキストがない言語がある")

  func check(_ table: TableSpec) -> [Finding] {
    let texts = table.texts
    let languages = TableSpec.languages(of: texts.map(\.text))
    return texts.compactMap { part, text in
      let missing = text.missing.filter(languages.contains)
      guard !missing.isEmpty else { return nil }
      return finding(
        part, subject: text,
        note: LocalizedText(everywhere: missing.map(\.rawValue).joined(separator: ", ")))
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.allRows.contains(where: { !$0.title.isUniform }) else { return nil }
    var bad = table
    var number = 0
    // Each row keeps one language only, so that readers of every language meet a foreign one.
    bad.editRows { row in
      guard number < 3, !row.title.isUniform else { return }
      number += 1
      let kept = TextLanguage.allCases[number % TextLanguage.allCases.count]
      for language in TextLanguage.allCases where language != kept { row.title[language] = nil }
    }
    // If all other texts of the table are equal in all languages, the whole table has lost a
    // language.
    return check(bad).isEmpty ? nil : bad
  }
}

extension TableSpec {
  /// The languages in which any text is written, except for texts that are equal in all languages.
  static func languages(of texts: [LocalizedText]) -> Set<TextLanguage> {
    let own = texts.filter { !$0.isUniform }
    return Set(TextLanguage.allCases.filter { language in own.contains { $0[language] != nil } })
  }

  /// Every text of the table with the part to which it belongs, in reading order.
  var texts: [(part: Finding.Part, text: LocalizedText)] {
    var result: [(part: Finding.Part, text: LocalizedText)] = [(.table, label)]
    let own = [editing?.deleteTitle, live?.indicator, search, empty?.title, empty?.text]
    for text in own + menu.map(\.title) {
      if let text { result.append((.table, text)) }
    }
    for column in columnSet?.columns ?? [] {
      if let heading = column.heading { result.append((.column(column.id), heading)) }
    }
    for section in sections {
      for text in [section.header, section.footer, section.index] {
        if let text { result.append((.section(section.id), text)) }
      }
    }
    for row in everyRow {
      result.append((.row(row.id), row.title))
      for text in [row.detail, row.image?.alt] + row.swipe.map(\.title) {
        if let text { result.append((.row(row.id), text)) }
      }
      switch row.opens {
      case .text(let text): result.append((.row(row.id), text))
      case .choices(let choices): result += choices.map { (.row(row.id), $0) }
      case .list(_, let sections):
        let texts = sections.flatMap { [$0.header, $0.footer, $0.index] }
        result += texts.compactMap { text in text.map { (.row(row.id), $0) } }
      case nil: break
      }
      for column in columnSet?.columns ?? [] {
        if let cell = row.cells[column.id] { result.append((.row(row.id), cell)) }
      }
    }
    return result
  }
}
